import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { cut } from '../drawing/paper.ts'
import type { View } from '../body/skeleton.ts'
import { faded, lighten, shade } from '../drawing/tone.ts'

/** A piece of head wear being drawn, in units of the head. */
export interface Sketch {
  readonly ctx: SKRSContext2D
  readonly view: View
  readonly colour: string
  /** In three-quarter view hats sit a little to the back. */
  readonly x: number
}

/** Cuts a closed outline given as an SVG path, shifted to where hats sit, and gives it light and shade. */
export function piece(sketch: Sketch, outline: string, colour = sketch.colour): void {
  const { ctx } = sketch
  ctx.save()
  ctx.translate(sketch.x, 0)
  const shape = new Path2D(outline)
  cut(ctx, shape, { colour, depth: 0.7, holes: true })
  ctx.clip(shape, 'evenodd')
  const round = ctx.createLinearGradient(-0.45, -1.4, 0.5, -0.4)
  round.addColorStop(0, faded(lighten(colour, 0.7), 0.36))
  round.addColorStop(0.45, faded(colour, 0))
  round.addColorStop(1, faded(shade(colour, 0.85), 0.42))
  ctx.fillStyle = round
  ctx.fillRect(-1.6, -2.6, 3.2, 4)
  ctx.lineWidth = 0.022
  ctx.strokeStyle = faded(lighten(colour, 0.75), 0.45)
  ctx.stroke(shape)
  ctx.restore()
}

/** Fills a flat detail: a band, a stripe, a jewel. */
export function mark(sketch: Sketch, outline: string, colour: string): void {
  const { ctx } = sketch
  ctx.save()
  ctx.translate(sketch.x, 0)
  const shape = new Path2D(outline)
  cut(ctx, shape, { colour, depth: 0 })
  ctx.restore()
}

export function spot(sketch: Sketch, at: readonly [number, number, number], colour: string): void {
  const [x, y, radius] = at
  mark(
    sketch,
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`,
    colour,
  )
}

export function stroke(
  sketch: Sketch,
  outline: string,
  look: { colour: string; width: number },
): void {
  const { ctx } = sketch
  ctx.save()
  ctx.translate(sketch.x, 0)
  ctx.strokeStyle = look.colour
  ctx.lineWidth = look.width
  ctx.lineCap = 'round'
  ctx.stroke(new Path2D(outline))
  ctx.restore()
}
