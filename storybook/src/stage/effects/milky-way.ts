import { blot } from '../../scene/blot.ts'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

const Z = 39.4
const STARS = 900
const CLOUDS = 46
const TONES = ['150,150,235', '210,160,225', '245,215,190', '120,170,235'] as const

/** The river of stars from corner to corner: clouds of light, dark dust before them, and stars without number. */
export function milkyWay({ seed, box }: { readonly seed: number; readonly box: Box }): Piece {
  const { half, crown } = extentAt(box, Z)
  const side = dice(seed, 0)(1) > 0 ? 1 : -1
  return flat({
    name: 'milky way',
    x: 0,
    y: 0,
    z: Z,
    width: half * 2.6,
    height: crown * 1.3,
    bleed: 0,
    tint: 0,
    haze: 0,
    shadow: 0,
    edge: 0,
    drift: (t) => ({ x: side * t * 0.12, y: 0 }),
    draw: (ctx) => {
      ctx.translate(0, -crown * 0.62)
      ctx.rotate(-0.62 * side)
      const [long, wide] = [half * 1.25, crown * 0.24]
      for (let i = 0; i < CLOUDS; i++) {
        const chance = dice(seed, 10 + i)
        const [x, y] = [chance(1) * long, chance(2) * wide * 0.5]
        const size = wide * (0.7 + 0.45 * chance(3))
        const tone = TONES[i % TONES.length] ?? TONES[0]
        const glow = ctx.createRadialGradient(x, y, 0, x, y, size)
        glow.addColorStop(0, `rgba(${tone},0.2)`)
        glow.addColorStop(1, `rgba(${tone},0)`)
        ctx.fillStyle = glow
        ctx.fillRect(x - size, y - size, size * 2, size * 2)
      }
      dust(ctx, { seed, long, wide })
      sprinkle(ctx, { seed, long, wide })
    },
  })
}

type Ctx = Parameters<Parameters<typeof flat>[0]['draw']>[0]
interface Band {
  readonly seed: number
  readonly long: number
  readonly wide: number
}

/** The dark lane along its middle. */
function dust(ctx: Ctx, { seed, long, wide }: Band): void {
  for (let i = 0; i < 22; i++) {
    const chance = dice(seed, 400 + i)
    const x = (i / 21 - 0.5) * 2 * long
    const y = wide * 0.16 * chance(1)
    const size = wide * (0.3 + 0.12 * chance(2))
    const dark = ctx.createRadialGradient(x, y, 0, x, y, size)
    dark.addColorStop(0, 'rgba(12,14,44,0.42)')
    dark.addColorStop(1, 'rgba(12,14,44,0)')
    ctx.fillStyle = dark
    ctx.fillRect(x - size, y - size, size * 2, size * 2)
  }
}

function sprinkle(ctx: Ctx, { seed, long, wide }: Band): void {
  for (let i = 0; i < STARS; i++) {
    const chance = dice(seed, 1000 + i)
    const y = ((chance(2) + chance(3) + chance(4)) / 3) * wide * 1.7
    const size = 0.05 + 0.09 * ((chance(5) + 1) / 2) ** 4
    blot(ctx, `rgba(255,250,236,${0.45 + 0.5 * ((chance(6) + 1) / 2)})`, [
      chance(1) * long,
      y,
      size,
    ])
  }
}
