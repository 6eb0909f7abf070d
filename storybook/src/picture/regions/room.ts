import { flatness } from '../depth/depth.ts'
import { blur, mapField, meanOf, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { patchesOf, shareOf, type Share } from './patches.ts'

/** What nature a picture shows. */
export interface Outdoors {
  readonly sky: Field | null
  readonly foliage: Field | null
}

/**
 * Whether a picture plainly shows a room: no sky, no green, and either a plain warm wall, or no blue and many upright lines.
 * When in doubt it is outdoors: rain that does not fall in a street is worse than rain in a room.
 */
export function isRoom(look: Look, { sky, foliage }: Outdoors): boolean {
  if (sky || foliage) return false
  // Paper is as plain as a wall, and nobody lives on it.
  if (flatness(look) > 0.5) return false
  if (wallShare(look) > LEAST_WALL) return true
  const { warm, cold } = hueShares(look)
  if (cold > 0.1 || brightnessAbove(look) > 0.66) return false
  const upright = uprightLines(look)
  if (warm > 0.3) return upright > 1.2 && smoothShare(look) > LEAST_SMOOTH
  return warm < 0.12 && upright > 1.5
}

/** Measured: walls behind a sofa, a cup and a candle 0.76 and more; all else without a sky at most 0.56. */
const LEAST_WALL = 0.66

/** Measured: rooms 0.64 and more, walls of bricks at most 0.37. */
const LEAST_SMOOTH = 0.5

function smoothShare({ edge }: Look): number {
  return edge.data.reduce((count, value) => count + (value < 0.03 ? 1 : 0), 0) / edge.data.length
}

/** How much of the upper half is as smooth and as warm as plaster and wood are. */
function wallShare({ hue, colourful, bright, edge, width, height }: Look): number {
  const rough = blur(edge, 2)
  const count = Math.ceil(height * 0.45) * width
  let wall = 0
  for (let at = 0; at < count; at++) {
    const colour = colourful.data[at]!
    const isWarm = hue.data[at]! > 15 && hue.data[at]! < 62 && colour > 0.06 && colour < 0.75
    // What is bright and of strong colours is a sunset.
    if (isWarm && rough.data[at]! < 0.04 && (colour < 0.4 || bright.data[at]! < 0.5)) wall++
  }
  return wall / count
}

/** How much of a picture is of the colours of wood and lamps, and how much of those of sky and leaves. */
function hueShares({ hue, colourful }: Look): { readonly warm: number; readonly cold: number } {
  let [warm, cold] = [0, 0]
  hue.data.forEach((degrees, at) => {
    const colour = colourful.data[at]!
    if (colour > 0.2 && degrees > 8 && degrees < 55) warm++
    if (colour > 0.13 && degrees > 60 && degrees < 260) cold++
  })
  return { warm: warm / hue.data.length, cold: cold / hue.data.length }
}

/** How bright the upper fifth is: a pale sky is brighter than ceilings are. */
function brightnessAbove({ bright, width, height }: Look): number {
  const count = Math.ceil(height / 5) * width
  return bright.data.subarray(0, count).reduce((sum, value) => sum + value, 0) / count
}

const LEAST_STEP = 0.06

/** Straight upright edges as long as a sixth of the height, per column. */
function uprightLines({ bright, width, height }: Look): number {
  const long = Math.max(2, Math.round(height / 6))
  let lines = 0
  for (let x = 1; x + 1 < width; x++) {
    for (let top = 0; top + long < height; top += Math.ceil(long / 2)) {
      let sum = 0
      for (let y = top; y < top + long; y++) {
        sum += bright.data[y * width + x + 1]! - bright.data[y * width + x - 1]!
      }
      if (Math.abs(sum) > LEAST_STEP * long) lines++
    }
  }
  return lines / width
}

/** Bright upright boxes in the wall of a room: pale, or as blue as the sky behind them. */
export function findWindows(look: Look): Share[] {
  const { width, height, bright, colourful, hue } = look
  const level = Math.max(0.62, meanOf(bright) + 0.22)
  const pale = mapField(bright, (value, at) => (value > level && colourful.data[at]! < 0.3 ? 1 : 0))
  const blue = mapField(bright, (value, at) => {
    const isBlue = hue.data[at]! > 185 && hue.data[at]! < 250 && colourful.data[at]! < 0.55
    return value > 0.55 && isBlue && colourful.data[at]! > 0.02 ? 1 : 0
  })
  return [...patchesOf(pale, 0.5), ...patchesOf(blue, 0.5)]
    .filter(({ pixels, left, right, top, bottom }) => {
      const [wide, high] = [right - left + 1, bottom - top + 1]
      const share = pixels.length / (width * height)
      const isBox = pixels.length > wide * high * 0.78
      return isBox && share > 0.015 && share < 0.3 && high > wide * 0.5 && top < height * 0.6
    })
    .slice(0, 4)
    .map((patch) => shareOf(patch, bright))
}
