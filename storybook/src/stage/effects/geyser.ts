import { blot } from '../../scene/blot.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease } from '../easing.ts'
import { extentAt } from '../places/kit/plane.ts'
import { dice } from './dice.ts'

const JETS = 70
const PUFFS = 26

/** Hot water that shoots up from the ground and falls back in a fan, in a cloud of steam. */
export function geyser({ seed, box, z = 7, x = 0 }: Spring): Piece {
  const { crown, half } = extentAt(box, z)
  const foot = x + half * 0.24
  return {
    name: 'geyser',
    depth: () => z,
    draw: (pen) => {
      const tall = crown * (0.34 + 0.46 * ease(pen.t / 1.6))
      pool(pen, foot, { z, wide: tall * 0.2 })
      for (let number = 0; number < PUFFS; number++)
        steam(pen, { foot, z, tall, chance: dice(seed, number) })
      pen.ctx.globalAlpha = 1
      for (let number = 0; number < JETS; number++)
        jet(pen, { foot, z, tall, chance: dice(seed, 100 + number) })
      pen.ctx.globalAlpha = 1
    },
  }
}

interface Spring {
  readonly seed: number
  readonly box: Box
  readonly z?: number
  readonly x?: number
}

interface Drop {
  readonly foot: number
  readonly z: number
  readonly tall: number
  readonly chance: (side: number) => number
}

function pool(pen: Pen, foot: number, { z, wide }: { z: number; wide: number }): void {
  const { x, y, scale } = pen.project(foot, 0, z)
  const { ctx } = pen
  for (const [size, colour] of [
    [1.25, '#d9b070'],
    [1.08, '#e9d9a0'],
    [0.9, '#7fc4cc'],
  ] as const)
    blot(ctx, colour, [x, y, wide * size * scale, wide * size * 0.2 * scale])
}

function steam(pen: Pen, { foot, z, tall, chance }: Drop): void {
  const age = (pen.t * 0.22 + (chance(1) + 1) / 2) % 1
  const at = pen.project(foot + tall * (0.1 * chance(2) + 0.3 * age), tall * (0.25 + 0.8 * age), z)
  const size = tall * (0.08 + 0.18 * age) * at.scale
  pen.ctx.globalAlpha = 0.34 * Math.sin(Math.PI * age)
  blot(pen.ctx, '#ffffff', [at.x, at.y, size])
}

/** Up fast, and back in a bow. */
function jet(pen: Pen, { foot, z, tall, chance }: Drop): void {
  const age = (pen.t * (0.75 + 0.12 * chance(1)) + (chance(2) + 1) / 2) % 1
  const high = tall * (0.78 + 0.22 * chance(3))
  const aside = tall * 0.17 * chance(4) * age ** 1.6
  const at = pen.project(foot + aside, Math.max(0, high * 4 * age * (1 - age)), z)
  const size = tall * (0.016 + 0.05 * Math.sin(Math.PI * age)) * at.scale
  pen.ctx.globalAlpha = 0.72
  blot(pen.ctx, chance(5) > 0 ? '#ffffff' : '#cfe9f0', [at.x, at.y, size * 0.62, size])
}
