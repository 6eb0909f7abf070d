import { blot } from '../../../../scene/blot.ts'
import { pairs } from '../../../../scene/rows.ts'
import { clear, lighter } from '../colour.ts'
import { lay, type GroundInk } from './ground.ts'
import { firFromAbove } from './above-firs.ts'
import { FAR, riverAt } from './above-ways.ts'

interface Crowns {
  readonly count: number
  readonly colours: readonly string[]
  readonly size: number
  readonly firs?: boolean | undefined
  /** Where none grows. */
  readonly bare?: (x: number, z: number) => boolean
}

/** Tree tops from above, the far ones first, each with its shade and a lit side. */
export function crowns(ink: GroundInk, { count, colours, size, firs, bare }: Crowns): void {
  const { random, ctx } = ink
  const spots = Array.from({ length: count }, () => (FAR + 5) * random.next() ** 2.4 - 9)
  for (const z of spots.toSorted((a, b) => b - a)) {
    const x = random.between(-1.5, 1.5) * ink.half * ((12 + z) / 12)
    if (bare?.(x, z)) continue
    const p = ink.at(x, z)
    const r = size * random.between(0.7, 1.3) * p.scale
    if (firs) {
      // Firs stand higher than crowns lie: none may hide the river.
      if (Math.abs(x - riverAt(z)) > 2.6) firFromAbove(ink, { ...p, r })
      continue
    }
    const colour = random.pick(colours)
    const spot = ([dx, dy]: readonly [number, number], tone: string, grow: number): void =>
      blot(ctx, tone, [p.x + dx * r, p.y + dy * r, r * grow, r * 0.72 * grow])
    spot([0.16, 0.2], clear('#16301e', 0.35), 1.05)
    spot([0, 0], colour, 1)
    spot([-0.2, -0.2], lighter(colour, 0.22), 0.55)
  }
}

/** Fields of several crops, with furrows. */
export function patchwork(ink: GroundInk, tones: readonly string[]): void {
  for (let row = 0, z = FAR; z > -10; row++, z -= 4.4) {
    for (let x = -120 + (row % 2) * 4; x < 120; x += 8.6) {
      lay(ink, clear(ink.random.pick(tones), 0.85), (ctx) => {
        for (const [dx, dz] of pairs('0 0, 8 0.3, 8.4 -4, 0.5 -4.2')) {
          const p = ink.at(x + dx, z + dz)
          ctx.lineTo(p.x, p.y)
        }
      })
    }
  }
}
