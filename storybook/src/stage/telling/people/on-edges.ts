import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withEach } from '../retold.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { mannerOf } from './shared-seats.ts'

const PIERS = /\b(?:pier|jetty|dock|wharf|quay|landing stage|boardwalk)(?: end)?$/u
const AT_END = / end$/u
const DANGLES = /^swing-legs$/u
const FISHES = /^(?:fish|catch|catch-fish)$/u
const SITS = /^(?:sit|rest|wait|relax|look|fish|catch|catch-fish)$/u

/** Spots of a place that are sat on. */
const SPOTS: readonly (readonly [place: RegExp, seat: string])[] = [
  [/\bfountain$/u, 'fountain'],
  [/\b(?:doorstep|front steps?|porch steps|door steps|stoop|threshold)$/u, 'steps'],
]

/** Who sits on the rim of a fountain or on a doorstep sits on that, and on no stool. */
function sitOnSpot(shot: Shot): Shot {
  const [, seat] = SPOTS.find(([place]) => place.test(shot.place ?? '')) ?? []
  const who = people(shot).filter((each) => does(each, /^sit$/u))
  if (seat === undefined || who.length === 0 || headsOf(who) > 4) return shot
  const manner = mannerOf(who.map(emptyHanded), seat)
  if (manner === null) return shot
  const there = told(shot, who, { verb: `${manner}-on-${seat}` })
  // The steps have a door of their own.
  return seat === 'steps' ? { ...there, place: 'house wall' } : there
}

/** What is only held keeps nobody from sitting there. */
const emptyHanded = (each: Subject): Subject => ({
  ...each,
  actions: each.actions.filter(({ verb }) => verb !== 'hold'),
})

/** Who sits at the end of a pier or dangles the legs from it has nothing but water below. */
export function sitOnEdge(shot: Shot): Shot {
  const asked = onWhatIsThere(sitOnSpot(shot))
  if (!PIERS.test(asked.place ?? '')) return asked
  const who = people(asked).filter(({ id }) => !asked.relations.some(({ from }) => from === id))
  const dangling = who.some((each) => does(each, DANGLES))
  if (who.length === 0 || !(dangling || AT_END.test(asked.place ?? ''))) return asked
  const verb = deedOf(who)
  if (verb === null || headsOf(who) > 5) return asked
  return { ...told(asked, who, { verb }), place: endOf(asked.place ?? '') }
}

function deedOf(who: readonly Subject[]): string | null {
  const angler = headsOf(who) === 1 && who.every(isAngling)
  if (angler) return 'fish-on-pier'
  const manner = mannerOf(who, 'pier')
  return manner === null ? null : `${manner}-on-pier`
}

const isAngling = (each: Subject): boolean =>
  each.actions.every(({ verb }) => SITS.test(verb)) &&
  (does(each, FISHES) || /\b(?:fisherman|angler|fisher)$/u.test(each.noun))

/** Docks are at lakes, piers by the sea; the deed has the planks. */
const endOf = (place: string): string =>
  /\b(?:dock|lake)/u.test(place) ? 'open dock end' : 'open pier end'

/** Who dangles the legs from a rock or a roof sits on that: no wall is put up there. */
function onWhatIsThere(shot: Shot): Shot {
  const seated = new Set(
    shot.relations.flatMap(({ from, relation }) => (relation === 'on' ? [from] : [])),
  )
  return withEach(shot, (each) =>
    seated.has(each.id) && does(each, DANGLES)
      ? {
          ...each,
          actions: [
            doing('sit'),
            ...each.actions.filter(({ verb }) => !/^(?:sit|swing-legs)$/u.test(verb)),
          ],
        }
      : each,
  )
}
