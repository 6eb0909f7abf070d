import type { Role } from './roles.ts'

/** Which of how many somebody is who sits or stands round a thing. */
export interface Seat {
  readonly index: number
  readonly count: number
}

/** Who does one of these goes round it; everybody else stays where they are. */
const ROUND =
  /^(orbit|circle|run|walk|dance|fly|swim|drive|race|chase|skate|ice-skate|ride.*|hop|jump|hover|spin|march|go)$/u

/** Whether the members of this role are gathered round what they are bound to. */
export function isGathered({ bond, subject, actors }: Role): boolean {
  const verb = subject.actions[0]?.verb ?? 'stand'
  const seats = /\b(chair|armchair|stool)$/u.test(subject.noun)
  const [first] = actors
  // Sheep stand round their shepherd; butterflies fly round a lamp.
  const stands = first?.kind === 'puppet' || first?.home === 'ground'
  return bond?.how === 'around' && (seats || stands) && !ROUND.test(verb)
}

/** The seat of one member among all who are gathered round the same thing. */
export function seatOf(role: Role, index: number, roles: readonly Role[]): Seat | null {
  if (!isGathered(role)) return null
  const fellows = roles.filter((each) => isGathered(each) && each.bond?.to === role.bond?.to)
  const at = fellows.findIndex((each) => each.subject.id === role.subject.id)
  const sum = (some: readonly Role[]): number =>
    some.reduce((total, { actors }) => total + actors.length, 0)
  return { index: sum(fellows.slice(0, at)) + index, count: sum(fellows) }
}
