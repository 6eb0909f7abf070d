import { blur, blurRows, createField, mapField, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import type { Patch } from './patches.ts'

/** How much of a place is long strong lines that lie aslant, 0…1: planks, roofs and ridges, never waves. */
export function slantedLines({ bright, edge, width, height }: Look): Field {
  const { data } = blur(bright, 1)
  const [across, down, both] = [0, 1, 2].map(() => createField(width, height)) as [
    Field,
    Field,
    Field,
  ]
  for (let y = 1; y + 1 < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const [x, z] = [data[at + 1]! - data[at - 1]!, data[at + width]! - data[at - width]!]
      across.data[at] = x * x
      down.data[at] = z * z
      both.data[at] = x * z
    }
  }
  const [xx, yy, xy] = [across, down, both].map((field) => blur(field, 5, 2)) as [
    Field,
    Field,
    Field,
  ]
  const rough = blur(edge, 3)
  // Measured: planks lie aslant by 0.20 to 0.31 at one in 0.9, waves by at most 0.12, grass before a sea at one in 0.67.
  return mapField(xy, (value, at) => {
    const all = xx.data[at]! + yy.data[at]! + 1e-5
    const isOne = Math.hypot(xx.data[at]! - yy.data[at]!, 2 * value) / all
    return (
      step(0.14, 0.22, Math.abs(value) / all) *
      step(0.7, 0.85, isOne) *
      step(0.04, 0.07, rough.data[at]!)
    )
  })
}

/** Measured over a sixth of the width: a road and its rails 0.92 at a strength of 0.05; waves as strong break, at most 0.86. */
const [LEAST_RULED, LEAST_STRENGTH] = [0.89, 0.03]

/** Whether strong lines run through a patch without a break, as along a road. */
export function isRuled({ pixels }: Pick<Patch, 'pixels'>, { bright, width }: Look): boolean {
  const { data } = blur(bright, 1)
  const steps = mapField(bright, (_, at) => {
    const isInside = at >= width && at + width < data.length
    return isInside ? data[at + width]! - data[at - width]! : 0
  })
  const along = blurRows(steps, Math.round(width / 12))
  let [long, all] = [0, 1e-6]
  for (const at of pixels) {
    long += Math.abs(along.data[at]!)
    all += Math.abs(steps.data[at]!)
  }
  return long > LEAST_RULED * all && all > LEAST_STRENGTH * pixels.length
}
