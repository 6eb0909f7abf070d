import type { Field } from '../field.ts'
import type { Look } from '../look.ts'

/** Measured: skies whose bright clouds were not found 0.51 and more, all others at most 0.29. */
const MOST_BRIGHTER = 0.4
/** How far from an outline both sides are compared, in pixels of the look. */
const AWAY = 3

/** Whether a sky lacks its own clouds: what lies beyond its outline is brighter than it as often as not, and land is not. */
export function isPatchy(sky: Field, { bright }: Look): boolean {
  const { width, data } = sky
  let [outline, brighter] = [0, 0]
  for (const at of innerPlaces(sky)) {
    for (const way of [1, -1, width, -width]) {
      if (data[at + way]! > 0.5) continue
      outline++
      const gain = bright.data[at + AWAY * way]! - bright.data[at - (AWAY - 1) * way]!
      brighter += data[at + AWAY * way]! < 0.5 && gain > 0.04 ? 1 : 0
    }
  }
  return brighter > MOST_BRIGHTER * outline
}

/** The places of a sky that have room around them. */
function innerPlaces({ width, height, data }: Field): number[] {
  const places: number[] = []
  for (let y = AWAY; y < height - AWAY; y++) {
    for (let at = y * width + AWAY; at < (y + 1) * width - AWAY; at++) {
      if (data[at]! > 0.5) places.push(at)
    }
  }
  return places
}
