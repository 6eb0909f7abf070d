import { live } from '../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import { wrap } from '../easing.ts'
import { extentAt } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

const Z = 24

interface Car {
  readonly start: number
  readonly y: number
  readonly speed: number
  readonly size: number
}

/** Two lanes of traffic in the air: dark hulls, white lights before them, red trails behind. */
export function flyingCars(context: DressContext): Piece {
  const { box } = context
  const random = context.random.fork('flying cars')
  const extent = extentAt(box, Z)
  const range = extent.half * 1.3
  const cars = Array.from({ length: 7 }, (_, index): Car => {
    const lane = index % 2
    return {
      start: random.between(-range, range),
      y: extent.crown * (lane === 0 ? 0.6 : 0.44) + random.between(-0.4, 0.4),
      speed: (lane === 0 ? 1 : -1) * random.between(3.2, 5),
      size: random.between(0.55, 0.85),
    }
  })
  return live({ name: 'flying cars', depth: Z }, (pen) => {
    for (const car of cars) fly(pen, car, wrap(car.start + car.speed * pen.t, range))
  })
}

function fly(pen: Pen, { y, speed, size }: Car, x: number): void {
  const { ctx } = pen
  const at = pen.project(x, y + Math.sin(pen.t * 1.7 + size * 9) * 0.12, Z)
  ctx.save()
  ctx.translate(at.x, at.y)
  ctx.scale(at.scale * size * Math.sign(speed), at.scale * size)
  const trail = ctx.createLinearGradient(-4.6, 0, -0.8, 0)
  trail.addColorStop(0, 'rgba(255,50,110,0)')
  trail.addColorStop(1, 'rgba(255,70,120,0.8)')
  ctx.fillStyle = trail
  ctx.fillRect(-4.6, -0.1, 3.8, 0.2)
  ctx.fillStyle = '#1b1238'
  ctx.beginPath()
  ctx.roundRect(-0.95, -0.26, 1.9, 0.48, 0.22)
  ctx.roundRect(-0.5, -0.5, 0.95, 0.36, 0.18)
  ctx.fill()
  ctx.fillStyle = '#7df3ff'
  ctx.fillRect(-0.32, -0.42, 0.6, 0.16)
  ctx.fillStyle = '#fdfbe8'
  ctx.fillRect(0.72, -0.14, 0.26, 0.2)
  ctx.restore()
}
