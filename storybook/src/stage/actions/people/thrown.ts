import type { Beat, SetPiece } from './score.ts'

/** One stretch of a flight: until this phase it gets to this point, rising by `lift` on the way. */
export interface Leg {
  readonly until: number
  readonly to: readonly [number, number]
  readonly lift?: number
  /** It is somewhere else (in a hand) meanwhile. */
  readonly hidden?: boolean
}

/** The way of a thing through the air, as moves of a set piece at 0,0. Turns `spin` times a cycle. */
export function thrown(
  start: readonly [number, number],
  legs: readonly Leg[],
  spin = 0,
): NonNullable<SetPiece['move']> {
  return ({ phase }: Beat) => {
    let from = start
    let since = 0
    for (const leg of legs) {
      if (phase <= leg.until) {
        const share = leg.until > since ? (phase - since) / (leg.until - since) : 1
        const rise = (leg.lift ?? 0) * 4 * share * (1 - share)
        return {
          x: from[0] + (leg.to[0] - from[0]) * share,
          y: from[1] + (leg.to[1] - from[1]) * share + rise,
          spin: phase * spin * Math.PI * 2,
          alpha: leg.hidden ? 0 : 1,
        }
      }
      from = leg.to
      since = leg.until
    }
    return { x: from[0], y: from[1], spin: spin * Math.PI * 2, alpha: legs.at(-1)?.hidden ? 0 : 1 }
  }
}

/** The rest of a set piece that goes such a way: it throws no shadow. */
export function aloft(...way: Parameters<typeof thrown>) {
  return { x: 0, shadow: false, move: thrown(...way) } satisfies Partial<SetPiece>
}
