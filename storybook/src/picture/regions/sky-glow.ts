import { blur, mapField, meanOf, mostOf, opposite, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { maskOf, patchesOf, type Patch } from './patches.ts'

/** The land under a setting sun is so much darker than its glow. */
const LEAST_FALL = 0.2
const LEAST_AREA = 0.004
/** A glow ends above this share of the height, and makes a sky at most so many times larger. */
const LOWEST = 0.75
const MOST_GROWTH = 3

/** A sky with the glow of a low sun, which clouds had cut off from it: warm, bright, and dark land below. */
export function withGlow(sky: Field, look: Look): Field {
  const rough = blur(look.edge, 1)
  const near = blur(sky, 7)
  const warm = mapField(sky, (value, at) => (value > 0.5 || isGlowing(look, rough, at) ? 1 : 0))
  const glows = patchesOf(
    mapField(warm, (value, at) => (sky.data[at]! > 0.5 ? 0 : value)),
    0.5,
  ).filter(
    (patch) =>
      patch.pixels.length > LEAST_AREA * sky.data.length &&
      patch.bottom < LOWEST * sky.height &&
      // Walls in the sun are as high as wide.
      patch.right - patch.left > 1.5 * (patch.bottom - patch.top) &&
      patch.pixels.some((at) => near.data[at]! > 0.02) &&
      fallBelow(patch, look) > LEAST_FALL,
  )
  if (glows.length === 0) return sky
  const glow = maskOf(sky, glows)
  const joined = mostOf(sky, glow)
  return meanOf(joined) < MOST_GROWTH * meanOf(sky) ? withClouds(joined) : sky
}

function isGlowing({ hue, colourful, bright }: Look, rough: Field, at: number): boolean {
  const isWarm = hue.data[at]! < 58 || hue.data[at]! > 330
  return isWarm && colourful.data[at]! > 0.25 && bright.data[at]! > 0.45 && rough.data[at]! < 0.16
}

/** How much darker it is below a patch, over all of its width. */
function fallBelow({ pixels, left, right }: Patch, { bright, width, height }: Look): number {
  const feet = new Int32Array(right - left + 1).fill(-1)
  for (const at of pixels) {
    const x = (at % width) - left
    feet[x] = Math.max(feet[x]!, Math.floor(at / width))
  }
  const falls = [...feet].map((y, x) => {
    const lower = Math.min(height - 1, y + 5)
    const upper = Math.max(0, y - 3)
    return bright.data[upper * width + left + x]! - bright.data[lower * width + left + x]!
  })
  return falls.reduce((sum, fall) => sum + fall, 0) / falls.length
}

/** What neither sky nor glow nor the land holds is clouds, even where a thin line leads from them to the land. */
function withClouds(sky: Field): Field {
  const dark = opposite(sky)
  const land = patchesOf(blur(dark, 2), 0.7).filter(({ bottom }) => bottom >= sky.height - 2)
  const held = blur(maskOf(sky, land), 3)
  return mapField(sky, (value, at) => (held.data[at]! > 0 ? value : 1))
}
