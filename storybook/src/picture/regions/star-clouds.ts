import { blur, mapField, meanWithin, mostOf, opposite, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { maskOf, patchesOf } from './patches.ts'

/** Measured, around each place: the milky way at most 0.043, houses with lit windows 0.05 and more. */
const MOST_ROUGH = 0.046
/** It may take so much of the picture, is so bright at most, and never much darker than the sky around it: silhouettes are. */
const [MOST_AREA, MOST_BRIGHT, LEAST_LIGHT] = [0.3, 0.6, 0.85]
/** What is smaller is a gap between stars. */
const SPECK = 0.002
/** What is narrower does not stand on the land below it, in pixels of the look. */
const NECK = 12

/** A sky by night with its milky way, whose clouds of light and dark lanes had stopped the search: all that hangs in the sky and is soft. */
export function withStarClouds(sky: Field, { edge, bright }: Look): Field {
  const light = meanWithin(bright, sky)
  if (light > 0.3) return sky
  const rough = blur(edge, 6)
  const clouds = patchesOf(hangingIn(sky), 0.5).filter(({ pixels }) => {
    const mean = (field: Field): number =>
      pixels.reduce((sum, at) => sum + field.data[at]!, 0) / pixels.length
    const shine = mean(bright)
    if (pixels.length > MOST_AREA * sky.data.length || mean(rough) > MOST_ROUGH) return false
    const isSpeck = pixels.length < SPECK * sky.data.length
    return shine < MOST_BRIGHT && (isSpeck || shine > LEAST_LIGHT * light)
  })
  if (clouds.length === 0) return sky
  const filled = maskOf(sky, clouds)
  return mostOf(sky, filled)
}

/** All that is neither sky nor land, even where a neck leads down to the land. */
function hangingIn(sky: Field): Field {
  const gaps = opposite(sky)
  const solid = patchesOf(blur(gaps, NECK), 0.8).filter(({ bottom }) => bottom >= sky.height - 2)
  const land = blur(maskOf(sky, solid), NECK)
  return mapField(gaps, (value, at) => (land.data[at]! > 0.02 ? 0 : value))
}
