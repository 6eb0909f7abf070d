import { drawStreak } from '../../scene/streak.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { dice } from './dice.ts'

const EVERY = 0.24
const LIFE = 1.15
const Z = 39.2

/** A night on which the stars fall: bright heads with long tails, all from one corner of the sky. */
export function meteors({ seed, box }: { readonly seed: number; readonly box: Box }): Piece {
  const side = dice(seed, 0)(1) > 0 ? 1 : -1
  return {
    name: 'meteors',
    depth: () => Z,
    draw: (pen) => {
      const last = Math.floor((pen.t + LIFE) / EVERY)
      for (let number = Math.max(0, last - 6); number <= last; number++) {
        const age = (pen.t + LIFE - number * EVERY) / LIFE
        if (age < 1) fall(pen, box, { age, side, chance: dice(seed, number) })
      }
    },
  }
}

interface Meteor {
  readonly age: number
  readonly side: number
  readonly chance: (number: number) => number
}

function fall(pen: Pen, box: Box, { age, side, chance }: Meteor): void {
  const far = (12 + Z) / 12
  const long = box.height * far * (0.34 + 0.12 * chance(1))
  const slope = 0.5 + 0.06 * chance(2)
  const x = box.width * far * 0.62 * chance(3) + side * long * (age * 1.9 - 0.8)
  const y = pen.eye + box.height * far * (0.46 + 0.14 * chance(4)) - slope * long * age * 1.9
  const head = pen.project(x, y, Z)
  const tail = pen.project(x - side * long * 0.62, y + slope * long * 0.62, Z)
  const width = Math.max(1.4, pen.height * 0.0095 * (1 + 0.4 * chance(5)))
  drawStreak(pen.ctx, { head, tail, shine: Math.sin(Math.PI * age), width })
}
