import type { Pen, Piece } from '../../scene/scene.ts'
import { TURN } from '../easing.ts'

const STEPS = 20

/** What left them: a shoe, a paw, the three toes of a bird or a dinosaur. */
export type Print = 'shoe' | 'paw' | 'claw'

/** Prints that lie on the ground in a row across the frame, left and right by turns. */
export function trailOfPrints(how: {
  readonly print: Print
  readonly colour: string
  readonly half: number
  /** 1: of somebody who stands on the acting line. */
  readonly scale: number
}): Piece {
  const { print, colour, half, scale } = how
  const step = Math.max((2.9 * half) / STEPS, 0.62 * scale)
  return {
    name: 'trail of prints',
    depth: () => 1.6,
    draw: (pen) => {
      pen.ctx.save()
      pen.ctx.fillStyle = colour
      pen.ctx.globalAlpha = 0.9
      for (let i = 0; i < STEPS; i++) {
        const x = -1.45 * half + i * step
        const z = -0.75 + 0.35 * Math.sin(i * 0.35) + (i % 2 === 0 ? 0.3 : -0.3) * scale
        const at = pen.project(x, 0, z)
        const long = 0.25 * scale * at.scale
        PRINTS[print](pen, { x: at.x, y: at.y, long, flat: long * 0.5 })
      }
      pen.ctx.restore()
    },
  }
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly long: number
  /** Its width as seen from where we stand. */
  readonly flat: number
}

const PRINTS: Readonly<Record<Print, (pen: Pen, spot: Spot) => void>> = {
  shoe(pen, { x, y, long, flat }) {
    oval(pen, [x + long * 0.28, y, long * 0.62, flat * 0.62])
    oval(pen, [x - long * 0.68, y, long * 0.3, flat * 0.5])
  },
  paw(pen, { x, y, long, flat }) {
    oval(pen, [x - long * 0.2, y, long * 0.46, flat * 0.7])
    for (const side of [-0.9, -0.32, 0.32, 0.9])
      oval(pen, [
        x + long * (0.62 - 0.2 * Math.abs(side)),
        y + side * flat,
        long * 0.18,
        flat * 0.24,
      ])
  },
  claw(pen, { x, y, long, flat }) {
    for (const side of [-1, 0, 1]) {
      pen.ctx.beginPath()
      pen.ctx.moveTo(x - long * 0.6, y - flat * 0.2)
      pen.ctx.lineTo(x + long * (side === 0 ? 1.1 : 0.7), y + side * flat * 1.2)
      pen.ctx.lineTo(x - long * 0.6, y + flat * 0.3)
      pen.ctx.fill()
    }
  },
}

function oval({ ctx }: Pen, [x, y, wide, high]: readonly [number, number, number, number]): void {
  ctx.beginPath()
  ctx.ellipse(x, y, Math.max(0.6, wide), Math.max(0.4, high), 0, 0, TURN)
  ctx.fill()
}
