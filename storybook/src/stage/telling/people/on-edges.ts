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

/** Who sits at the end of a pier or dangles the legs from it has nothing but water below. */
export function sitOnEdge(shot: Shot): Shot {
  const asked = onWhatIsThere(shot)
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
