import { blot } from '../../scene/blot.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

interface Billows {
  readonly name: string
  readonly seed: number
  readonly box: Box
  readonly z: number
  /** Where it rises from, as a share of the height of the frame there, and how wide its foot is. */
  readonly foot: number
  readonly wide: number
  readonly colours: readonly [light: string, shade: string]
}

const PUFFS = 46

/** A great cloud that wells up and spreads: each puff of paper has its own shadow side. */
export function billows({ name, seed, box, z, foot, wide, colours }: Billows): Piece {
  const { crown, half } = extentAt(box, z)
  const puff = (pen: Pen, number: number): void => {
    const chance = dice(seed, number)
    const age = (pen.t * 0.13 + number / PUFFS) % 1
    const spread = half * wide * (1 + 1.1 * age)
    const x = spread * chance(1) + half * 0.12 * age * age
    const at = pen.project(x, crown * (foot + 0.5 * age * (1 + 0.25 * chance(2))), z)
    const size = crown * (0.05 + 0.11 * age + 0.02 * chance(3)) * at.scale
    const { ctx } = pen
    ctx.globalAlpha = 0.9 * Math.min(1, age * 8) * Math.min(1, (1 - age) * 2.2)
    for (const [down, colour] of [
      [0.16, colours[1]],
      [0, colours[0]],
    ] as const)
      blot(ctx, colour, [at.x, at.y + down * size, size])
  }
  return {
    name,
    depth: () => z,
    draw: (pen) => {
      for (let number = 0; number < PUFFS; number++) puff(pen, number)
      pen.ctx.globalAlpha = 1
    },
  }
}
