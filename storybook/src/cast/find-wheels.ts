import { createCanvas } from '@napi-rs/canvas'
import type { Actor, ActorBrush } from './actor.ts'

/** A wheel of a picture, in its heights: how far from the middle, and its radius. */
export interface Wheel {
  readonly x: number
  readonly radius: number
}

const [SHEET, CHORD] = [160, 0.035]

/** Wheels touch the ground: from the chord a little above it follow the centre and the radius. */
export function findWheels(actor: Actor, brush: ActorBrush): Wheel[] {
  const width = Math.ceil(SHEET * actor.aspect)
  const ctx = createCanvas(width, SHEET).getContext('2d')
  ctx.translate(width / 2, SHEET)
  ctx.scale(SHEET, SHEET)
  actor.draw({ ...brush, ctx, pixels: SHEET }, {})
  const { data } = ctx.getImageData(0, Math.round(SHEET * (1 - CHORD)), width, 1)
  const solid = (x: number): boolean => x < width && (data[4 * x + 3] ?? 0) > 120
  const wheels: Wheel[] = []
  let from = -1
  for (let x = 0; x <= width; x++) {
    if (solid(x) && from < 0) from = x
    if (solid(x) || from < 0) continue
    const wide = (x - from) / SHEET
    const middle = (from + x - width) / 2 / SHEET
    wheels.push({ x: middle, radius: (wide * wide) / (8 * CHORD) + CHORD / 2 })
    from = -1
  }
  return wheels.filter(({ radius }) => radius > 0.06 && radius < 0.4)
}
