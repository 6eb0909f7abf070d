import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { humanDeed } from '../../actions/people/human-actions.ts'
import { withEach } from '../retold.ts'
import { eatingIf } from './companies.ts'
import { people } from './people-told.ts'

const SEATS = /\b(?:bench|sofa|couch|settee|wall|log|fence)$/u
const AT_EASE = /^(?:sit|rest|relax|wait)$/u

/** What one on the seat does, as it is done there; null for who only sits, or does what nobody does sitting. */
function onSeat({ actions }: Subject): Action | null {
  const deed = actions.find(({ verb }) => !AT_EASE.test(verb))
  const verb = `${deed?.verb ?? ''}-on-seat`
  return deed && humanDeed(verb) ? { ...deed, verb } : null
}

/** "On a bench he plays the guitar, she knits": each does the own, and all sit there. */
export function sitEachWithOwn(shot: Shot): Shot {
  const seat = shot.subjects.find(({ noun, count }) => count === 1 && SEATS.test(noun))
  const on = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      relation === 'on' && to === seat?.id ? [from] : [],
    ),
  )
  const sitters = people(shot).filter(({ id }) => on.has(id))
  const deeds = sitters.map(onSeat)
  const own = new Set(deeds.map((deed) => deed?.verb))
  if (own.size < 2 || deeds.includes(null)) return shot
  const fed = deeds.flatMap((deed) => (deed?.verb.startsWith('feed') === true ? [deed.target] : []))
  return withEach(shot, (each) => {
    const deed = deeds[sitters.indexOf(each)]
    return deed ? { ...each, actions: [deed] } : eatingIf(each, fed)
  })
}
