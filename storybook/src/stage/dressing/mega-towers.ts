import { blot } from '../../scene/blot.ts'
import type { Piece } from '../../scene/scene.ts'
import { clear } from '../places/kit/colour.ts'
import type { Ink } from '../places/kit/paper.ts'
import { plane } from '../places/kit/plane.ts'
import type { DressContext } from './dressing.ts'

const LIGHTS = ['#35e8ff', '#ff3fa8', '#b06bff', '#ffd36b', '#4dffc3'] as const

/** Towers without end behind whatever the place shows, with lit edges, windows and beacons. */
export function megaTowers(context: DressContext): Piece[] {
  // Bodies and lights on one sheet, in their own colours: a second sheet of this size costs 7 ms a frame.
  const sheet = { z: 35.5, tint: 0, haze: 0.25, shadow: 0.4, bottom: 0, fineness: 0.75 }
  return plane(context, { name: 'mega towers', ...sheet }, (ink) =>
    each(ink, (_, tower) => {
      drawBody(ink, tower)
      drawLights(ink, tower)
    }),
  )
}

interface Tower {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly colour: string
  readonly step: number
}

function each(ink: Ink, draw: (ink: Ink, tower: Tower) => void): void {
  const random = ink.random.fork('towers')
  const tall = -ink.crown
  for (let x = ink.left; x < ink.right;) {
    const width = random.between(2.4, 4.6)
    const high = random.chance(0.3) ? random.between(0.66, 0.92) : random.between(0.3, 0.6)
    draw(ink, {
      x: x + width / 2,
      width,
      height: tall * high,
      colour: random.pick(LIGHTS),
      step: random.between(0.3, 0.6),
    })
    x += width + random.between(0.2, 2.6)
  }
}

function outline({ x, width, height, step }: Tower): readonly (readonly [number, number])[] {
  const half = width / 2
  const shoulder = height * (0.72 + step * 0.3)
  return [
    [x - half, 0],
    [x - half, -shoulder],
    [x - half * step, -shoulder],
    [x - half * step, -height],
    [x + half * 0.6, -height * 0.96],
    [x + half * 0.6, -shoulder * 0.9],
    [x + half, -shoulder * 0.9],
    [x + half, 0],
  ]
}

function trace(ink: Ink, tower: Tower): void {
  ink.ctx.beginPath()
  for (const [x, y] of outline(tower)) ink.ctx.lineTo(x, y)
}

function drawBody(ink: Ink, tower: Tower): void {
  trace(ink, tower)
  ink.ctx.fillStyle = '#2a1a5e'
  ink.ctx.fill()
}

function drawLights(ink: Ink, tower: Tower): void {
  const { ctx } = ink
  const { x, width, height, colour } = tower
  trace(ink, tower)
  ctx.strokeStyle = clear(colour, 0.75)
  ctx.lineWidth = 0.14
  ctx.stroke()
  const random = ink.random.fork(`windows ${x.toFixed(2)}`)
  const [gap, rows] = [0.62, Math.floor(height / 0.7)]
  for (let row = 1; row < rows; row++) {
    for (let column = 0.5; column * gap < width - 0.4; column++) {
      if (!random.chance(0.34)) continue
      ctx.fillStyle = clear(random.chance(0.7) ? colour : random.pick(LIGHTS), 0.75)
      ctx.fillRect(x - width / 2 + column * gap, -row * 0.62, 0.34, 0.24)
    }
  }
  blot(ctx, clear('#ff5f7d', 0.95), [x, -height - 0.3, 0.22])
}
