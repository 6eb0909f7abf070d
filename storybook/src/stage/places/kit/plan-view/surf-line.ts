import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear } from '../colour.ts'
import { seen } from '../nature/ground.ts'
import { shoreAt, SURF } from './waters.ts'

const SECONDS = 4.5

/** Waves that run up the sand and back, each with its white edge, and swell that comes in behind them. */
export function surfLine({ box, light }: PlaceContext, middle: number): Piece {
  const foam = seen(light, '#fdfefc', 0)
  const level = SURF * box.height
  return live({ name: 'surf from above', depth: -0.05 }, (pen) => {
    const { ctx, t } = pen
    for (let wave = 0; wave < 4; wave++) {
      const age = (t / SECONDS + wave / 4) % 1
      const lift = -3.4 + 3.9 * Math.sin(age * Math.PI * 0.62)
      const shown = Math.sin(age * Math.PI)
      ctx.strokeStyle = clear(foam, 0.85 * shown)
      ctx.beginPath()
      const { scale } = pen.project(0, 0, 0)
      for (let x = -box.width; x <= box.width; x += 0.25) {
        const y = shoreAt(x, level + lift) + 0.12 * Math.sin(x * 3 + wave * 2 + t)
        const p = pen.project(x, middle - y, 0)
        ctx.lineTo(p.x, p.y)
      }
      ctx.lineWidth = (0.1 + 0.3 * age) * scale
      ctx.lineJoin = 'round'
      ctx.stroke()
    }
  })
}
