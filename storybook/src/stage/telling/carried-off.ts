import { FOR_DRINKERS, LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withSubject } from './retold.ts'
import { unseen } from './without.ts'

const AFTER = /^(?:chase|follow|run|pursue)$/u
const WATERS = /\b(?:river|stream|creek|brook|canal|gutter|ditch)$/u
const SMALL =
  /^(?:(?:paper|toy|origami|model|little|small|newspaper|walnut|folded) )?(?:boat|ship|sailboat|duck|leaf|hat|ball|bottle|shoe|balloon)$/u

/** "A child runs after a paper boat": along the bank, with the water and the boat before it, and not through the water. */
export function runAlongBank(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ kind, count, actions }) =>
      LIVING.has(kind) &&
      kind !== 'fish' &&
      count === 1 &&
      actions.some(({ verb }) => AFTER.test(verb)),
  )
  const aim = who?.actions.find(({ verb }) => AFTER.test(verb))?.target
  const float = shot.subjects.find(({ id }) => id === aim)
  if (!who || !float || !isCarriedOff(float, shot)) return shot
  // A toy is known for a boat by its sail.
  const noun = /^(?:(?:toy|model|little|small) )?boat$/u.test(float.noun) ? 'sailboat' : float.noun
  const deed = doing('chase-afloat', { prop: [float.colour, noun].filter(Boolean).join(' ') })
  return {
    ...withSubject(unseen(shot, float), who, { actions: [deed] }),
    place: landOf(shot.place),
    scenery: [...(shot.scenery ?? []), FOR_DRINKERS],
  }
}

/** Small, on running water, and nobody is aboard. */
function isCarriedOff({ id, noun, kind, count }: Subject, { place, relations }: Shot): boolean {
  const wet = WATERS.test(place ?? '')
  const small = SMALL.test(noun) && !LIVING.has(kind)
  const free = !relations.some(({ to, relation }) => to === id && relation !== 'chasing')
  return count === 1 && small && free && (wet || /^(?:paper|toy|origami) (?:boat|ship)/u.test(noun))
}

function landOf(place: string | null): string | null {
  if (place === null || /\b(?:river|stream|creek|brook|canal)$/u.test(place)) return 'meadow'
  return /\b(?:gutter|ditch)$/u.test(place) ? 'street' : place
}
