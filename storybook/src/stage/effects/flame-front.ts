import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from '../../scene/scene.ts'
import type { Point } from '../../scene/space.ts'
import { tremble, wave } from '../easing.ts'
import { dice } from './dice.ts'

/** A wall of flames of cut paper. Lengths in u. */
export interface FlameFront {
  readonly name: string
  readonly seed: number
  readonly x: number
  readonly z: number
  readonly wide: number
  readonly tall: number
}

const TONGUES = 7
/** Red behind, yellow in front, each smaller than the one before. */
const SHEETS = [
  { colour: '#c9352a', high: 1, narrow: 1 },
  { colour: '#ef7a2c', high: 0.74, narrow: 0.84 },
  { colour: '#fbc84a', high: 0.48, narrow: 0.66 },
  { colour: '#fff0b4', high: 0.24, narrow: 0.44 },
] as const

/** Sheets of tongues, one before the other, that lick up and sway. */
export function flameFront({ name, seed, x, z, wide, tall }: FlameFront): Piece {
  return {
    name,
    depth: () => z,
    draw: (pen) => {
      const { scale, ...foot } = pen.project(x, -0.05, z)
      drawTongues(pen.ctx, { t: pen.t, seed, foot, wide: wide * scale, tall: tall * scale })
    },
  }
}

interface Tongues {
  readonly t: number
  readonly seed: number
  /** The middle of their lower edge on the canvas. */
  readonly foot: Point
  readonly wide: number
  readonly tall: number
}

/** Draws the tongues of a fire at one instant. */
export function drawTongues(ctx: SKRSContext2D, { t, seed, foot, wide, tall }: Tongues): void {
  for (const [layer, { colour, high, narrow }] of SHEETS.entries()) {
    const half = (wide / 2) * narrow
    const step = (half * 2) / TONGUES
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.moveTo(foot.x - half, foot.y)
    for (let i = 0; i < TONGUES; i++) {
      const chance = dice(seed, layer * 20 + i)
      const middle = 1 - Math.abs((i + 0.5) / TONGUES - 0.5) * 1.1
      const lick = 0.78 + 0.22 * tremble(t * (1.5 + 0.3 * chance(1)), i + layer * 7)
      const up = tall * high * middle * lick * (0.8 + 0.3 * chance(2))
      const left = foot.x - half + i * step
      const tip = left + step * (0.5 + 0.5 * wave(t * 0.7 + chance(3)))
      ctx.quadraticCurveTo(left - step * 0.2, foot.y - up * 0.45, tip, foot.y - up)
      ctx.quadraticCurveTo(left + step * 1.15, foot.y - up * 0.5, left + step, foot.y - up * 0.16)
    }
    ctx.lineTo(foot.x + half, foot.y)
    ctx.fill()
  }
}
