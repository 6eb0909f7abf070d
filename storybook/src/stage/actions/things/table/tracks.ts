import { arch, ease, gather, mix } from '../../../easing.ts'

/**
 * Where something is from then on: the share of the film, x and y of its foot, how far it is turned, and how it comes
 * there: `fall` gathers speed, `toss` goes up and comes down again, `even` neither starts nor stops.
 */
export type Key = readonly [at: number, x: number, y: number, turn?: number, way?: Way | undefined]
type Way = 'ease' | 'fall' | 'toss' | 'even' | 'hop'
export type Track = readonly Key[]

export interface Spot {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** How high what is tossed goes above its way, and what only hops. */
const HIGH: Partial<Record<Way, number>> = { toss: 0.85, hop: 0.22 }

/** Where it is when this share of the film is over. */
export function along(track: Track, share: number): Spot {
  const next = track.findIndex(([at]) => at > share)
  const to = track[next === -1 ? track.length - 1 : next] ?? NOWHERE
  const from = next <= 0 ? to : (track[next - 1] ?? to)
  const [end, x, y, turn = 0, way = 'ease'] = to
  const gone = from === to ? 1 : (share - from[0]) / (end - from[0])
  const even = way === 'ease' ? ease(gone) : gone
  return {
    x: mix(from[1], x, even),
    y: mix(from[2], y, way === 'fall' ? gather(gone) : even) + (HIGH[way] ?? 0) * arch(gone),
    turn: mix(from[3] ?? 0, turn, even),
  }
}
const NOWHERE: Key = [0, 0, 0]

/** The same way at a distance: a hand that carries goes with what it carries. */
export function beside(track: Track, aside: number, above: number): Track {
  return track.map(([at, x, y, , way]) => [at, x + aside, y + above, 0, way] as const)
}
