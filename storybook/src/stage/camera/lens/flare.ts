import { blot } from '../../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Pen, Piece } from '../../../scene/scene.ts'
import type { Light } from '../../../scene/light.ts'

/** Rings and discs of light on the way from the sun through the middle: how far along it, how large, of which colour. */
const GHOSTS: readonly (readonly [along: number, radius: number, colour: string])[] = [
  [0.42, 0.035, '255,214,150'],
  [0.62, 0.06, '255,168,120'],
  [0.95, 0.025, '190,240,255'],
  [1.2, 0.085, '150,220,190'],
  [1.45, 0.045, '255,190,230'],
  [1.85, 0.13, '170,190,255'],
]

/** Light that falls straight into the lens: a glow, a streak across the frame and its ghosts. */
export function flare({ from, height: high }: Pick<Light, 'from' | 'height'>): Piece {
  return {
    name: 'lens flare',
    depth: () => -11.3,
    draw: ({ ctx, width, height, t }: Pen) => {
      ctx.save()
      ctx.resetTransform()
      ctx.globalCompositeOperation = 'lighter'
      const x = width * (0.5 + 0.4 * from + 0.01 * Math.sin(t * 0.7))
      const y = height * (0.36 - 0.22 * Math.min(1, high * 1.4))
      const strong = 0.85 + 0.15 * Math.sin(t * 1.7)
      glow(ctx, { x, y, radius: height * 0.75, colour: '255,226,170', alpha: 0.6 * strong })
      streak(ctx, { x, y, wide: width, thin: height * 0.03, alpha: 0.8 * strong })
      for (const [along, radius, colour] of GHOSTS)
        ghost(ctx, {
          x: x + (width / 2 - x) * along * 1.1,
          y: y + (height / 2 - y) * along * 1.1,
          radius: radius * height,
          colour,
          alpha: 0.2 * strong,
        })
      ctx.restore()
    },
  }
}

interface Shine {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly colour: string
  readonly alpha: number
}

function glow(ctx: SKRSContext2D, { x, y, radius, colour, alpha }: Shine): void {
  const light = ctx.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, `rgba(${colour},${alpha})`)
  light.addColorStop(0.12, `rgba(${colour},${alpha * 0.6})`)
  light.addColorStop(0.4, `rgba(${colour},${alpha * 0.16})`)
  light.addColorStop(1, `rgba(${colour},0)`)
  ctx.fillStyle = light
  ctx.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** Faint inside, brighter at its rim. */
function ghost(ctx: SKRSContext2D, { x, y, radius, colour, alpha }: Shine): void {
  const disc = ctx.createRadialGradient(x, y, radius * 0.3, x, y, radius)
  disc.addColorStop(0, `rgba(${colour},${alpha * 0.5})`)
  disc.addColorStop(0.85, `rgba(${colour},${alpha})`)
  disc.addColorStop(1, `rgba(${colour},0)`)
  blot(ctx, disc, [x, y, radius])
}

function streak(
  ctx: SKRSContext2D,
  { x, y, wide, thin, alpha }: Omit<Shine, 'radius' | 'colour'> & Record<'wide' | 'thin', number>,
): void {
  // A round glow pressed flat: its edges are soft on all sides.
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(1, thin / wide)
  glow(ctx, { x: 0, y: 0, radius: wide, colour: '255,236,206', alpha })
  ctx.restore()
}
