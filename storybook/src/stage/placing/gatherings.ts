import type { Box } from '../../scene/space.ts'
import type { Role } from './roles.ts'

/** Which of how many somebody is who sits or stands round a thing. */
export interface Seat {
  readonly index: number
  readonly count: number
  /** Whether they sit before and behind the thing, because the frame is narrow. */
  readonly deep: boolean
}

/** So many fit side by side into a narrow frame. */
const FEW = 3
const NARROW = 1.15

/** Whether so many had better sit before and behind the thing than in one line with it. */
export function sitDeep(count: number, { width, height }: Box): boolean {
  return count > FEW && width < NARROW * height
}

/** Where those of each rank sit in a narrow frame: before the thing, behind it, beside it, and far behind. */
const DEEP = [
  { out: 0.5, z: -1.6 },
  { out: 0.08, z: 2.8 },
  { out: 1.35, z: 0.9 },
  { out: 0.8, z: 4.2 },
] as const

function deepSpot(rank: number): { out: number; z: number } {
  const { out, z } = DEEP[rank % DEEP.length]!
  return { out: out + 0.9 * Math.floor(rank / DEEP.length), z }
}

/** How far so many reach out beside the thing in a narrow frame, on both sides, in own widths. */
export function deepReach(count: number): number {
  const ranks = Array.from({ length: Math.ceil(count / 2) }, (_, rank) => deepSpot(rank).out)
  return 1.2 + 2 * Math.max(...ranks)
}

interface Round {
  /** How wide one of them is, and the thing. */
  readonly own: number
  readonly other: number
  /** Where the thing ends for them, in its widths from its middle. */
  readonly edge: number
}

interface SeatSpot {
  readonly side: 1 | -1
  readonly reach: number
  readonly z: number
}

/** Narrower than this, in widths of the thing, they stand before it. */
const DWARFED = 0.12

/** Left and right of the thing by turns; the later ones farther out, or in depth. */
export function seatSpot({ index, count, deep }: Seat, { own, other, edge }: Round): SeatSpot {
  const side = index % 2 === 0 ? -1 : 1
  const [rank, ranks] = [Math.floor(index / 2), Math.ceil(count / 2)]
  if (deep) {
    const { out, z } = deepSpot(rank)
    return { side, reach: edge * other + own * out, z }
  }
  const back = ranks > 1 ? rank / (ranks - 1) : 0
  const reach = edge * other + own * (0.62 + 0.95 * rank) - 0.1 * other * back
  // Behind something so much larger nobody would be seen.
  const dwarfed = own < DWARFED * other
  return { side, reach, z: dwarfed ? -1.4 - 0.5 * (rank % 2) : 0.25 + 1.1 * (rank % 2) }
}

/** Who does one of these goes round it; everybody else stays where they are: of dancers in a ring one would hide the fire and another. */
const ROUND =
  /^(orbit|circle|run|walk|fly|swim|drive|race|chase|skate|ice-skate|ride.*|hop|jump|hover|spin|march|go)$/u

/** Whether the members of this role are gathered round what they are bound to. */
export function isGathered({ bond, subject, actors }: Role): boolean {
  const verb = subject.actions[0]?.verb ?? 'stand'
  const seats = /\b(chair|armchair|stool)$/u.test(subject.noun)
  const [first] = actors
  // Sheep stand round their shepherd; butterflies fly round a lamp.
  const stands = first?.kind === 'puppet' || first?.home === 'ground' || verb === 'peck'
  return bond?.how === 'around' && (seats || stands) && !ROUND.test(verb)
}

/** The seat of one member among all who are gathered round the same thing. */
export function seatOf(
  role: Role,
  index: number,
  { roles, box }: { readonly roles: readonly Role[]; readonly box: Box },
): Seat | null {
  if (!isGathered(role)) return null
  const fellows = roles.filter((each) => isGathered(each) && each.bond?.to === role.bond?.to)
  const at = fellows.findIndex((each) => each.subject.id === role.subject.id)
  const sum = (some: readonly Role[]): number =>
    some.reduce((total, { actors }) => total + actors.length, 0)
  const count = sum(fellows)
  return { index: sum(fellows.slice(0, at)) + index, count, deep: sitDeep(count, box) }
}
