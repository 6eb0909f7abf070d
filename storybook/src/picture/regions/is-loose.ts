import { blur, mapField, meanWithin, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { colourModel, kindsOf } from './colour-model.ts'
import type { Subject } from './subject.ts'

/** What is larger leaves a hole that nothing in the picture could fill. */
const MOST_AREA = 0.2
/** How much of its colours may be left around it: more, and half of it would stay behind. Measured: dogs and cars 0.05 to 0.2, a sail without its boat 0.5. */
const MOST_LEFT = 0.3

/** Whether a thing was cut out whole, with room around it, so that it may leave its place. */
export function isLoose(subject: Subject, look: Look, others: readonly Subject[]): boolean {
  const { width, height } = look
  const { mask, patch } = subject
  if (patch.pixels.length > MOST_AREA * width * height) return false
  if (patch.bottom >= height - 3 || patch.left < 2 || patch.right >= width - 2) return false
  // Pieces of one thing lie side by side.
  const near = ringOf(mask, { from: 1, to: 3 })
  const isPiece = (other: Subject): boolean =>
    other !== subject && meanWithin(other.mask, near) > 0.04
  if (others.some(isPiece)) return false
  const inside = mapField(mask, (value) => (value > 0.5 ? 1 : 0))
  const around = ringOf(mask, { from: 2, to: Math.max(width, height) / 14 })
  const likely = colourModel(kindsOf(look), { inside, around })
  return meanWithin(likely, ringOf(mask, { from: 2, to: 7 })) < MOST_LEFT
}

/** 1 from so many pixels beyond the outline to so many. */
function ringOf(mask: Field, reach: { readonly from: number; readonly to: number }): Field {
  const [near, far] = [blur(mask, reach.from), blur(mask, reach.to)]
  return mapField(mask, (_, at) => (near.data[at]! < 0.02 && far.data[at]! > 0.001 ? 1 : 0))
}
