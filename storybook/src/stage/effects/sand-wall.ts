import { blot } from '../../scene/blot.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease } from '../easing.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

const ROWS = 7
const ACROSS = 19
/** Lit from above, dark at its foot. */
const TONES = ['#8f6438', '#a3743f', '#b5834a', '#c49256', '#d1a266', '#dcb079', '#e6c18e'] as const

/** A sandstorm that is still coming: a cliff of boiling sand behind everything, which grows as it nears. */
export function sandWall({ seed, box, z = 27 }: { seed: number; box: Box; z?: number }): Piece {
  const { crown, half } = extentAt(box, z)
  const puff = (pen: Pen, row: number, column: number): void => {
    const chance = dice(seed, row * ACROSS + column)
    const tall = crown * (0.44 + 0.4 * ease(pen.t / 5))
    const share = row / (ROWS - 1)
    const boil = Math.sin(pen.t * (0.7 + 0.3 * chance(1)) + 6 * chance(2))
    const x = (column / (ACROSS - 1) - 0.5) * 2.5 * half + chance(3) * half * 0.08
    // Higher at one side, as it comes across the land.
    const slope = 1 - 0.22 * (x / half)
    const at = pen.project(x, tall * share * slope * (0.94 + 0.06 * chance(4)), z)
    const size = (crown * 0.08 + tall * (0.1 + 0.012 * boil)) * (1.15 - 0.25 * share) * at.scale
    const tone = TONES[row] ?? TONES[0]
    blot(pen.ctx, TONES[Math.max(0, row - 2)] ?? tone, [at.x, at.y + size * 0.16, size])
    blot(pen.ctx, tone, [at.x, at.y, size])
  }
  return {
    name: 'sand wall',
    depth: () => z,
    draw: (pen) => {
      for (let row = ROWS - 1; row >= 0; row--)
        for (let column = 0; column < ACROSS; column++) puff(pen, row, column)
    },
  }
}
