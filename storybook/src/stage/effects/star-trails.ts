import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease } from '../easing.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

const Z = 39.4
const TRAILS = 130
const TONES = ['#fff8e2', '#dfe8ff', '#ffe6c4', '#cfe0ff'] as const

/** Stars that draw circles round the pole of the sky while the night passes. */
export function starTrails({ seed, box }: { readonly seed: number; readonly box: Box }): Piece {
  const { half, crown } = extentAt(box, Z)
  const trails = Array.from({ length: TRAILS }, (_, i) => {
    const chance = dice(seed, i)
    return {
      radius: half * (0.03 + 1.35 * ((i + 0.5 + 0.4 * chance(1)) / TRAILS)),
      start: chance(2) * Math.PI,
      long: 0.7 + 0.25 * chance(3),
      tone: TONES[i % TONES.length] ?? TONES[0],
      alpha: 0.4 + 0.4 * ((chance(4) + 1) / 2),
    }
  })
  return {
    name: 'star trails',
    depth: () => Z,
    draw: (pen) => {
      const { ctx } = pen
      const pole = pen.project(half * 0.18, crown * 0.62, Z)
      const grown = 0.12 + 0.88 * ease(pen.t / 5)
      ctx.lineCap = 'round'
      ctx.lineWidth = Math.max(1, pen.height * 0.0032)
      for (const { radius, start, long, tone, alpha } of trails) {
        const from = start + pen.t * 0.04
        ctx.globalAlpha = alpha
        ctx.strokeStyle = tone
        ctx.beginPath()
        ctx.arc(pole.x, pole.y, radius * pole.scale, from, from + long * grown)
        ctx.stroke()
      }
      ctx.globalAlpha = 1
    },
  }
}
