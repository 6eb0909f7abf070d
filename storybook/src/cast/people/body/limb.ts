import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pattern } from '../outfit.ts'
import { printSleeve } from './details/prints.ts'
import type { Part } from './part.ts'
import { cut, model } from '../drawing/paper.ts'

/** A tapered strip with round ends; with `flat` the lower end is a hem. */
export function limb(
  ctx: SKRSContext2D,
  look: {
    length: number
    from: number
    to: number
    colour: string
    flat?: boolean
    print?: Pattern | null
  },
): void {
  const { length, from, to, colour } = look
  const shape = new Path2D()
  shape.moveTo(-from, 0)
  shape.bezierCurveTo(-from, -from * 1.32, from, -from * 1.32, from, 0)
  shape.bezierCurveTo(from * 1.02, length * 0.4, to * 1.04, length * 0.7, to, length)
  if (look.flat) shape.lineTo(-to, length)
  else shape.bezierCurveTo(to, length + to * 1.32, -to, length + to * 1.32, -to, length)
  shape.bezierCurveTo(-to * 1.04, length * 0.7, -from * 1.02, length * 0.4, -from, 0)
  shape.closePath()
  cut(ctx, shape, colour)
  if (look.print) printSleeve(ctx, shape, { pattern: look.print, colour })
  model(ctx, shape, { colour, left: -from, right: from })
}

/** A limb as a part: it hangs from its pin. */
export function limbPart(length: number, half: number, paint: Part['paint']): Part {
  return {
    frame: {
      x: -half - 0.02,
      y: -half - 0.02,
      width: half * 2 + 0.04,
      height: length + half * 2 + 0.05,
    },
    paint,
  }
}
