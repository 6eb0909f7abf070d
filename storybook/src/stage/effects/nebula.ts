import { blot } from '../../scene/blot.ts'
import { flat } from '../../paint/pieces/flat.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

const Z = 39.5
const CLOUDS = 64
const TONES = ['236,92,160', '118,96,240', '72,186,220', '250,160,96', '190,84,210'] as const

/** Clouds of glowing gas that fill the sky, with young stars in them. */
export function nebula({ seed, box }: { readonly seed: number; readonly box: Box }): Piece {
  const { half, crown, low } = extentAt(box, Z)
  const high = crown - low
  return flat({
    name: 'nebula',
    x: 0,
    y: low - high * 0.35,
    z: Z,
    width: half * 2.6,
    height: high * 1.7,
    bleed: 0,
    tint: 0,
    haze: 0,
    shadow: 0,
    edge: 0,
    drift: (t) => ({ x: t * 0.1, y: 0 }),
    draw: (ctx) => {
      ctx.translate(0, -high * 0.35)
      for (let i = 0; i < CLOUDS; i++) {
        const chance = dice(seed, i)
        const along = chance(1)
        const x = along * half * 0.95
        const y = -high * (0.56 + 0.2 * Math.sin(along * 3 + chance(2)) + 0.16 * chance(3))
        const size = high * (0.2 + 0.12 * chance(4))
        const tone = TONES[i % TONES.length] ?? TONES[0]
        const gas = ctx.createRadialGradient(x, y, 0, x, y, size)
        gas.addColorStop(0, `rgba(${tone},0.26)`)
        gas.addColorStop(0.5, `rgba(${tone},0.12)`)
        gas.addColorStop(1, `rgba(${tone},0)`)
        ctx.fillStyle = gas
        ctx.fillRect(x - size, y - size, size * 2, size * 2)
      }
      for (let i = 0; i < 160; i++) {
        const chance = dice(seed, 500 + i)
        blot(ctx, `rgba(255,248,236,${0.6 + 0.4 * chance(3)})`, [
          chance(1) * half,
          -high * (0.55 + 0.4 * chance(2)),
          0.06 + 0.09 * ((chance(4) + 1) / 2) ** 3,
        ])
      }
    },
  })
}
