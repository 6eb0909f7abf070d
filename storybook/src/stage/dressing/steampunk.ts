import type { Piece } from '../../scene/scene.ts'
import { smoke } from '../places/kit/alive.ts'
import { clear } from '../places/kit/colour.ts'
import type { Ink } from '../places/kit/paper.ts'
import { extentAt, plane } from '../places/kit/plane.ts'
import { airship } from './airship.ts'
import { hasHorizon, type DressContext, type Dressing } from './dressing.ts'
import { gears } from './gears.ts'

/** An age of steam that never ended: wheels of brass, airships, chimneys on every horizon. */
export const steampunk: Dressing = {
  hour: 'golden',
  pieces: (context) => {
    if (context.place.indoors) return [gears(context, 5)]
    if (!hasHorizon(context)) return [gears(context, 9)]
    return [...chimneys(context), airship(context), gears(context, 8)]
  },
}

const Z = 34
const STACKS = [-0.86, -0.5, -0.14, 0.3, 0.62, 0.93] as const

function chimneys(context: DressContext): Piece[] {
  const extent = extentAt(context.box, Z)
  const high = (i: number): number => extent.crown * (0.34 + 0.16 * ((i * 5) % 3) * 0.6)
  const draw = (ink: Ink): void => {
    const { ctx } = ink
    for (const [i, share] of STACKS.entries()) {
      const x = extent.half * share
      ctx.fillStyle = '#6e4a36'
      ctx.fillRect(x - 3, -high(i) * 0.42, 6, high(i) * 0.42)
      ctx.fillRect(x - 0.62, -high(i), 1.24, high(i))
      ctx.fillStyle = '#8a5f42'
      ctx.fillRect(x - 0.86, -high(i), 1.72, 0.5)
      ctx.fillStyle = clear('#ffcf7d', 0.9)
      for (let w = -2; w <= 2; w++) ctx.fillRect(x + w * 1.1 - 0.25, -high(i) * 0.3, 0.5, 0.7)
    }
  }
  return [
    ...plane(context, { name: 'chimneys', z: Z, haze: 0.6, bottom: -1 }, draw),
    ...STACKS.map((share, i) =>
      smoke(context, { at: [extent.half * share, high(i), Z], size: 1.1, alpha: 0.7 }),
    ),
  ]
}
