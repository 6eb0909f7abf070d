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
  const studied = studiedBy(sailor, shot)
  const bare = unseen(unseen(unseen(shot, wheel), ship), studied?.thing)
  return {
    ...withSubject(bare, sailor, {
      actions: [doing('steer-ship', { prop: studied?.name ?? null })],
    }),
    place: 'ship deck',
    // Ghost ships sail by night.
    time: shot.time ?? (/\bghost\b/u.test(ship?.noun ?? '') ? 'night' : null),
  }
}

const STUDIED = /\b(?:map|chart|compass|spyglass|telescope|letter|scroll|book|sextant)$/u

/** What is in the other hand meanwhile. */
function studiedBy(
  { id, actions }: Subject,
  { subjects, relations }: Shot,
): { name: string; thing?: Subject } | null {
  const held = relations.flatMap(({ from, relation, to }) =>
    from === id && relation === 'holding' ? [to] : [],
  )
  const targets = actions.flatMap(({ target }) => target ?? [])
  const thing = subjects.find(
    (each) => STUDIED.test(each.noun) && [...held, ...targets].includes(each.id),
  )
  if (thing) return { name: thing.noun, thing }
  const name = actions.find(({ prop }) => STUDIED.test(prop ?? ''))?.prop
  return name ? { name } : null
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
