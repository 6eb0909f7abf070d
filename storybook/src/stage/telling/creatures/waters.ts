import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { flingStuff, rollInDust, takeBath } from './bathing.ts'
import { onTheFloe } from './floes.ts'
import { fromTheBank } from './garden-fish.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { withSubject } from '../retold.ts'
import { bondsWithout, unseen, withoutAll } from '../without.ts'
import { WATERS } from './water-words.ts'
import {
  aboutBoats,
  amongTheArms,
  upTheFalls,
  upFromBelow,
  playInHarbour,
  outOfTheWater,
  underTheSea,
  underTheWaves,
} from './at-sea.ts'
import { inTheShallows, oneForEach, onItsPrey, fromTheAir, atTheRiver } from './catching-prey.ts'

const WATERFOWL =
  /\b(swan|duck|duckling|goose|pelican|cygnet|mallard|drake|loon|crocodile|alligator|caiman|otter|beaver|hippo|hippopotamus|turtle|manatee|seal|capybara|platypus|anaconda|water snake)$/u

const AT_HOME_AFLOAT = /\b(swan|duck|duckling|goose|pelican|cygnet|mallard|drake|loon)$/u
const OPEN_WATER = /\b(lake|pond|river|stream|lagoon|canal)$/u

/** Ducks on a lake, of whom nothing more is told, are on the water and not on its shore. */
function swimAtHome(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => AT_HOME_AFLOAT.test(noun))
  const bound = shot.relations.some(({ from, to }) => from === bird?.id || to === bird?.id)
  const iced =
    shot.season === 'winter' || shot.scenery?.some((words) => /frozen|ice|icy/u.test(words))
  if (!bird || bound || iced === true || bird.actions.length > 0) return shot
  return OPEN_WATER.test(shot.place ?? '') ? withDeed(shot, bird, doing('swim')) : shot
}

/** Swans and crocodiles glide over a lake as swimmers do, not as kites do. */
function onTheWater(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => WATERFOWL.test(noun))
  const [first] = bird?.actions ?? []
  const floats = first ? /^(glide|float|drift|paddle|sail|go)$/u.test(first.verb) : false
  if (
    !bird ||
    !first ||
    !floats ||
    (shot.place !== null && !WATERS.test(shot.place) && !/\bbridge$/u.test(shot.place))
  )
    return shot
  return { ...withDeed(shot, bird, { ...first, verb: 'swim' }), place: shot.place ?? 'lake' }
}

const SWAMPS = /swamp|marsh|bayou|bog|wetland|everglades|mangrove/u
const LURKERS = /\b(crocodile|alligator|caiman|croc|gator|hippo|hippopotamus|anaconda)$/u

/** Who lies low is in the water up to the eyes; so is a crocodile that lurks there for nobody that is named. */
function upToTheEyes(shot: Shot): Shot {
  const wet = WATERS.test(shot.place ?? 'lake') || SWAMPS.test(shot.place ?? '')
  const sunk = ({ kind, noun, actions }: Subject): boolean =>
    ANIMALS.has(kind) &&
    actions.some(
      ({ verb, target, prop }) =>
        verb === 'lie-low' ||
        (wet && verb === 'lurk' && LURKERS.test(noun) && target === null && prop === null),
    )
  if (!shot.subjects.some(sunk)) return shot
  const subjects = shot.subjects.map((each) =>
    sunk(each) ? { ...each, actions: [doing('lie-low')] } : each,
  )
  return { ...shot, subjects, place: wet ? (shot.place ?? 'swamp') : shot.place }
}

const GOES =
  /^(?:walk|run|trot|waddle|crawl|hop|slide|jump|wander|march|skate|cross|sit|stand|lie)$/u

/** Ice that is walked on is a place and no cube. */
function onTheIce(shot: Shot): Shot {
  const ice = shot.subjects.find(
    ({ noun, kind }) => kind !== 'boat' && /^(ice|ice floe|snow|frozen lake)$/u.test(noun),
  )
  const onto = ({ verb, target }: Action): boolean => target === ice?.id && GOES.test(verb)
  const stood =
    shot.relations.some(({ relation, to }) => relation === 'on' && to === ice?.id) ||
    shot.subjects.some(({ actions }) => actions.some(onto))
  if (!ice || !stood) return shot
  const adrift = /\b(?:drift|float|broken|melt|crack)/u.test(ice.words)
  return { ...unseen(shot, ice), place: shot.place ?? (adrift ? 'pack ice' : 'arctic') }
}

/** Who swims under the ice is in the water below it. */
function belowTheIce(shot: Shot): Shot {
  const ice = shot.subjects.find(({ noun }) => /^(ice|ice floe|iceberg|frozen lake)$/u.test(noun))
  const under = shot.relations.find(({ relation, to }) => relation === 'under' && to === ice?.id)
  const swimmer = shot.subjects.find(({ id }) => id === under?.from)
  if (!ice || !swimmer) return shot
  return { ...unseen(shot, ice), place: 'underwater' }
}

const PADS = /\blily ?pads?$/u

/** Frogs leap from pad to pad, on the water. */
function overThePads(shot: Shot): Shot {
  const pads = shot.subjects.find(({ noun }) => PADS.test(noun))
  const frog = shot.subjects.find(({ noun }) => /\b(frog|toad)$/u.test(noun))
  const leaps = frog?.actions.some(({ verb }) => /^(jump|hop|leap)$/u.test(verb))
  if (pads && (!frog || !leaps)) return { ...shot, place: shot.place ?? 'pond' }
  if (!pads || !frog) return shot
  const hops: Action = doing('hop-pads', { prop: pads.noun })
  const open = withoutAll({ ...shot, relations: bondsWithout(shot, frog) }, ({ noun }) =>
    PADS.test(noun),
  )
  return { ...withDeed(open, frog, hops), place: shot.place ?? 'lake' }
}

/** Who splashes somebody from a tub does that, and does not only sit in it; nobody has a tub on the savanna. */
function outOfTheTub(shot: Shot): Shot {
  const tub = shot.subjects.find(({ noun }) => /\b(tub|bathtub)$/u.test(noun))
  const bather = shot.subjects.find(
    ({ id, kind }) =>
      ANIMALS.has(kind) &&
      shot.relations.some(
        ({ from, relation, to }) => from === id && to === tub?.id && relation === 'inside',
      ),
  )
  if (!tub || !bather) return shot
  const place = shot.place ?? (bather.picture === 'noto:elephant' ? 'backyard' : 'bathroom')
  const sprays = bather.actions.find(({ verb, target }) => verb === 'spray' && target !== null)
  if (!sprays) return { ...shot, place }
  return { ...withSubject(shot, bather, { actions: [sprays] }), place }
}

/** Who lives on, in and above the water. */
export const WATER_TALES: readonly ((shot: Shot) => Shot)[] = [
  outOfTheTub,
  flingStuff,
  rollInDust,
  takeBath,
  swimAtHome,
  fromTheBank,
  onTheWater,
  upToTheEyes,
  aboutBoats,
  onTheFloe,
  onTheIce,
  inTheShallows,
  oneForEach,
  belowTheIce,
  amongTheArms,
  upTheFalls,
  playInHarbour,
  upFromBelow,
  outOfTheWater,
  onItsPrey,
  fromTheAir,
  overThePads,
  underTheSea,
  underTheWaves,
  atTheRiver,
]
