import { blur, mapField, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { patchesOf } from './patches.ts'

/** Where the sun or the moon is, 1, and its glow, less and less: clouds drift, but these stay. Null without any. */
export function findSun(mask: Field, { bright }: Look): Field | null {
  const around = blur(bright, Math.max(mask.width, mask.height) / 8, 2)
  const spots = patchesOf(
    mapField(mask, (value, at) => (value > 0 ? bright.data[at]! - around.data[at]! : 0)),
    0.16,
  ).filter(({ pixels, left, right, top, bottom }) => {
    const box = (right - left + 1) * (bottom - top + 1)
    const square = (right - left + 1) / (bottom - top + 1)
    const round = pixels.length > box * 0.62 && square > 0.6 && square < 1.7
    return round && pixels.length > 6 && pixels.length < mask.data.length * 0.04
  })
  const [sun] = spots
  if (!sun) return null
  const [x, y] = [(sun.left + sun.right) / 2, (sun.top + sun.bottom) / 2]
  const radius = (sun.right - sun.left + sun.bottom - sun.top + 2) / 4
  return mapField(mask, (_, at, row) => {
    const away = Math.hypot((at % mask.width) - x, row - y) / radius
    return step(6, 1.6, away)
  })
}
