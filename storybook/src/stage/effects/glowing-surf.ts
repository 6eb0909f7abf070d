import { blot } from '../../scene/blot.ts'
import { fade } from '../../paint/paper/colour.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

const CRESTS = 5
const SPARKS = 70

/** Waves that shine from within at night: crests of light that roll in, and sparks in the water between them. */
export function glowingSurf(how: {
  readonly seed: number
  readonly box: Box
  readonly colour: string
  /** How near to us the water comes, in u behind the acting line. */
  readonly near: number
  readonly level: number
}): Piece {
  const { box, near, level, seed } = how
  const far = near + 17
  return {
    name: 'glowing surf',
    depth: () => near - 0.1,
    draw: (pen) => {
      const { ctx, t } = pen
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      for (let i = 0; i < CRESTS; i++) {
        const along = ((i / CRESTS + t * 0.028) % 1) ** 0.6
        const z = far + (near - far) * along
        crest(pen, { ...how, z, half: extentAt(box, z).half * 1.1, phase: i * 1.9 + t * 0.7 })
      }
      for (let i = 0; i < SPARKS; i++) {
        const chance = dice(seed, i)
        const z = near + ((chance(1) + 1) / 2) ** 2 * 14
        const at = pen.project(chance(2) * extentAt(box, z).half * 1.1, level, z)
        ctx.globalAlpha = 0.35 + 0.45 * Math.sin(t * 2.4 + i * 2.1) ** 2
        blot(ctx, how.colour, [at.x, at.y, Math.max(0.7, at.scale * 0.035)])
      }
      ctx.restore()
    },
  }
}

interface Crest {
  readonly z: number
  readonly half: number
  readonly phase: number
  readonly level: number
  readonly colour: string
}

function crest(pen: Pen, { z, half, phase, level, colour }: Crest): void {
  const { ctx } = pen
  const { scale } = pen.project(0, level, z)
  for (const [wide, alpha, tone] of [
    [0.5, 0.14, colour],
    [0.2, 0.34, colour],
    [0.05, 0.75, '#d8fff8'],
  ] as const) {
    ctx.globalAlpha = 1
    ctx.strokeStyle = fade(tone, alpha)
    ctx.lineWidth = Math.max(0.8, wide * scale)
    ctx.lineCap = 'round'
    for (const part of [-0.66, -0.02, 0.6]) {
      const middle = (part + 0.08 * Math.sin(phase + part * 5)) * half
      const long = half * (0.19 + 0.08 * Math.sin(phase * 0.8 + part * 9))
      ctx.beginPath()
      for (let k = -8; k <= 8; k++) {
        const x = middle + (k / 8) * long
        const at = pen.project(
          x,
          level + 0.1 * Math.sin(x * 1.6 + phase * 2) * (1 - (k / 8) ** 2),
          z,
        )
        ctx.lineTo(at.x, at.y)
      }
      ctx.stroke()
    }
  }
}
