import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

const UNDER_CANOPY = /\b(?:parachutist|sky ?diver|paratrooper)$/u
const WINGED = new Set<Subject['kind']>(['bird', 'insect'])
/** Of paper or for play: no plane that needs a runway. */
const LIGHT = /^(?:paper|toy|model|origami) /u
const WATERS =
  /(?:^| )(?:sea|ocean|lake|pond|pool|river|bay|lagoon|stream|canal|water|harbou?r|fjord)$/u
/** What comes down on the water by itself, or lies there already. */
const NO_SPLASH = new Set<Subject['kind']>(['boat', 'building', 'sky', 'plant', 'insect'])
const FLUTTERS =
  /\b(?:leaf|leaves|feather|petal|snow|snowflake|rain|paper|blossom|confetti|star)s?$/u

const isOn = ({ relation }: Relation): boolean => relation === 'on' || relation === 'inside'

/** Whether it comes down on or in something that is named. */
const landsThere = ({ id }: Subject, { relations }: Shot): boolean =>
  relations.some((each) => each.from === id && isOn(each))

const does = ({ actions }: Subject, verbs: RegExp): boolean =>
  actions.some(({ verb }) => verbs.test(verb))

/** Who jumped out of a plane has the canopy still. */
function sails({ noun, words, ...each }: Subject): boolean {
  const canopy = UNDER_CANOPY.test(noun) || /\bparachute\b/u.test(words)
  return canopy && each.actions.some(({ verb }) => verb === 'land')
}

/** A bird that flies in and sits on a head was not there before. */
const alights = (each: Subject): boolean =>
  does(each, /^fly$/u) && does(each, /^(?:sit|perch|land)$/u)

/** How it comes down, in the deed that shows it; null: as it was told. */
function comingOf(each: Subject, shot: Shot): string | null {
  if (each.kind === 'person') return sails(each) ? 'land-parachute' : null
  const there = landsThere(each, shot)
  if (WINGED.has(each.kind)) return there && alights(each) ? 'land' : null
  if (LIVING.has(each.kind)) return null
  if (there) return does(each, /^land$/u) && isDropped(each) ? 'fall' : null
  return isPlunge(each, shot) ? 'splash-down' : null
}

const isDropped = ({ kind, noun }: Subject): boolean => !CRAFT.has(kind) || LIGHT.test(noun)

/** "A piano falls into the pool". */
function isPlunge(each: Subject, { place, relations }: Shot): boolean {
  const { id, kind, noun, actions } = each
  if (!WATERS.test(place ?? '') || NO_SPLASH.has(kind) || FLUTTERS.test(noun)) return false
  const bound = relations.some(({ from, to }) => from === id || to === id)
  const [first] = actions
  const free = first?.target === null && first.way === undefined
  return (
    !bound &&
    free &&
    /^(?:fall|drop|crash|land|plunge|spray|splash)$/u.test(first.verb) &&
    !flies(each)
  )
}

const flies = ({ kind, actions: [first] }: Subject): boolean =>
  kind === 'aircraft' && first?.verb === 'land'

/** What lands, comes from above: under a canopy, on wings, or with a splash. */
export function comeDown(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const verb = comingOf(each, shot)
    return verb === null ? each : { ...each, actions: [doing(verb)] }
  })
}
