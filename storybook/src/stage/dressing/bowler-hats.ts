import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { at } from '../places/kit/alive.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

const Z = 21
const COUNT = 9

/** Bowler hats that hang in the air in even rows, as if it had stopped raining gentlemen. */
export function bowlerHats({ box }: DressContext): Piece {
  const extent = extentAt(box, Z)
  return live({ name: 'bowler hats', depth: Z }, (pen) => {
    for (let i = 0; i < COUNT; i++) {
      const x = extent.half * ((i - (COUNT - 1) / 2) / (COUNT / 2)) * 1.05
      const y =
        extent.crown * (0.5 + 0.28 * ((i * 3) % 4) * 0.34) - 0.25 * Math.sin(pen.t * 0.9 + i * 1.7)
      at(pen, { x, y, z: Z }, (ctx) => {
        ctx.globalAlpha = 0.85
        ctx.fillStyle = '#2c2b3e'
        ctx.beginPath()
        ctx.ellipse(0, 0, 0.85, 0.17, 0, 0, 7)
        ctx.roundRect(-0.5, -0.7, 1, 0.72, [0.46, 0.46, 0, 0])
        ctx.fill()
        ctx.fillStyle = '#6b3f4a'
        ctx.fillRect(-0.5, -0.2, 1, 0.13)
      })
    }
  })
}
