import { LIVING } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'

const WHEEL = /^(?:(?:ship'?s? |steering )?wheel|helm)$/u
const SHIP = /\b(?:ship|galleon|vessel|frigate|schooner|brig|clipper|trawler)$/u

/** Who is at the wheel of a ship is seen on its deck, with the hands on the wheel. */
export function takeHelm(shot: Shot): Shot {
  const wheel = shot.subjects.find(({ noun }) => WHEEL.test(noun))
  const ship = shot.subjects.find(({ kind, noun }) => kind === 'boat' && SHIP.test(noun))
  const aboard = ship !== undefined || /\b(?:ship|deck|sea|ocean)\b/u.test(shot.place ?? '')
  const steers = (each: Subject): boolean =>
    LIVING.has(each.kind) &&
    each.count === 1 &&
    ((wheel !== undefined && isAt(each, wheel, shot)) || isSteering(each, ship))
  const sailor = shot.subjects.find(steers)
  if (!sailor || !aboard) return shot
  return {
    ...withSubject(unseen(unseen(shot, wheel), ship), sailor, { actions: [doing('steer-ship')] }),
    place: 'ship deck',
    // Ghost ships sail by night.
    time: shot.time ?? (/\bghost\b/u.test(ship?.noun ?? '') ? 'night' : null),
  }
}

function isAt({ id, actions }: Subject, wheel: Subject, { relations }: Shot): boolean {
  return (
    relations.some(({ from, to }) => from === id && to === wheel.id) ||
    actions.some(({ target }) => target === wheel.id)
  )
}

const isSteering = ({ actions: [first] }: Subject, ship: Subject | undefined): boolean =>
  first !== undefined &&
  /^(?:steer|navigate|pilot-plane)$/u.test(first.verb) &&
  ship !== undefined &&
  first.target === ship.id
