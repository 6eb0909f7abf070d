import { isSkin } from '../framing/attention.ts'
import {
  masked,
  blur,
  createField,
  mapField,
  meanOf,
  meanWithin,
  step,
  type Field,
} from '../field.ts'
import type { Look } from '../look.ts'
import { hasFeatures } from './features.ts'
import { patchesOf, type Patch, type Share } from './patches.ts'
import { hasStraightSides } from './straight-sides.ts'

/** A face is at least this share of the picture, and no more than that. */
const [LEAST, MOST] = [0.006, 0.3]

/** The largest face: an oval patch of skin, well inside the picture. */
export function findFace(look: Look): Patch | null {
  return ovalOf(look, (at) => isSkin(look, at))
}

/** In cold light skin is pale: for a face that the prompt speaks of, this is enough. */
export function findAnyFace(look: Look): Patch | null {
  return (
    findFace(look) ??
    ovalOf(look, (at) => isSkin(look, at) || isPaleSkin(look, at)) ??
    amongBrown(look) ??
    amongGrey(look)
  )
}

/** In a picture without colours a face is an oval brighter than hair and clothes, by whatever light it was taken. */
function amongGrey(look: Look): Patch | null {
  const { bright, colourful, tint } = look
  if (!tint && meanOf(colourful) > MOST_GREY) return null
  const mean = meanOf(bright)
  for (const brighter of [0.06, 0.13, 0.2, 0.27]) {
    const face = ovalOf(look, (at) => bright.data[at]! > mean + brighter)
    if (face) return face
  }
  return null
}

const MOST_GREY = 0.03

/** In old paintings and warm light all has the colours of skin, and so has long brown hair; a face is brighter than the rest. */
function amongBrown(look: Look): Patch | null {
  const { bright } = look
  const skin = mapField(look.hue, (_, at) => (isSkin(look, at) ? 1 : 0))
  if (meanOf(skin) < LEAST_BROWN) return null
  const least = meanWithin(bright, skin) + BRIGHTER
  return ovalOf(look, (at) => skin.data[at]! > 0 && bright.data[at]! > least)
}

const BRIGHTER = 0.14
const LEAST_BROWN = 0.12

function isPaleSkin({ hue, colourful, bright }: Look, at: number): boolean {
  const degrees = hue.data[at]!
  const colour = colourful.data[at]!
  return (degrees < 50 || degrees > 320) && colour > 0.05 && colour < 0.4 && bright.data[at]! > 0.45
}

function ovalOf(look: Look, isPart: (at: number) => boolean): Patch | null {
  const { width, height } = look
  const skin = mapField(look.hue, (_, at) => (isPart(at) ? 1 : 0))
  const patches = patchesOf(masked(blur(skin, 2), 0.55), 0.5)
  const area = width * height
  const cores = patches
    .filter(({ pixels }) => pixels.length > LEAST_CORE * area)
    .map((patch) => coreOf(patch, width))
    .filter(({ left, right, top, bottom }) => bottom - top > right - left)
  const face = [...patches, ...cores].find((patch) => {
    const { left, right, top } = patch
    const share = patch.pixels.length / area
    const isWhole = left > 0 && right < width - 1 && top > 0
    return (
      isWhole &&
      share > LEAST &&
      share < MOST &&
      isOval(patch) &&
      isHead(patch, width) &&
      hasFeatures(patch, look)
    )
  })
  return face ?? null
}

function isOval({ pixels, left, right, top, bottom }: Patch): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  return pixels.length > wide * high * 0.5 && high > wide * 0.8 && high < wide * 2.6
}

/** How wide the row at a sixth of the height is beside the widest of the upper half. Measured: heads 0.68 and more; sails and gables, with windows for eyes, at most 0.36. */
const LEAST_ROUND = 0.5
/** How wide the foot of a house front is beside its widest row. Measured: fronts 0.92 and more, heads with as straight sides 0.3. */
const LEAST_FOOT = 0.85
/** In rows of pixels: smaller fronts may be anything. */
const LEAST_FRONT = 32

function isHead(patch: Patch, width: number): boolean {
  const wide = rowWidths(patch, width)
  const rows = wide.length
  const upper = wide.subarray(0, Math.ceil(rows / 2))
  if (wide[Math.floor(rows / 6)]! <= LEAST_ROUND * Math.max(...upper)) return false
  const foot = wide[Math.floor(rows * 0.96)]!
  return foot < LEAST_FOOT * Math.max(...wide) || !hasStraightSides(patch, width, LEAST_FRONT)
}

/** From the first pixel of each row to the last. */
function rowWidths({ pixels, top, bottom }: Patch, width: number): Float64Array {
  const rows = bottom - top + 1
  const [from, to] = [new Float64Array(rows).fill(width), new Float64Array(rows)]
  for (const at of pixels) {
    const row = Math.floor(at / width) - top
    from[row] = Math.min(from[row]!, at % width)
    to[row] = Math.max(to[row]!, (at % width) + 1)
  }
  return to.map((end, row) => end - from[row]!)
}

/** So much of the picture a face must be to be told from roofs and braids of its colours beside it. */
const LEAST_CORE = 0.05

/** A patch without the columns in which there is little of it. */
function coreOf({ pixels }: Patch, width: number): Patch {
  const columns = new Float64Array(width)
  for (const at of pixels) columns[at % width]!++
  const least = 0.35 * Math.max(...columns)
  const kept = pixels.filter((at) => columns[at % width]! > least)
  return {
    pixels: kept,
    left: columns.findIndex((count) => count > least),
    right: columns.findLastIndex((count) => count > least),
    top: Math.floor(kept.reduce((first, at) => Math.min(first, at)) / width),
    bottom: Math.floor(kept.reduce((most, at) => Math.max(most, at)) / width),
  }
}

/** Whether a face is so large that the picture is of a head and shoulders: below it no feet are in sight. */
export function isCloseUp({ top, bottom }: Pick<Share, 'top' | 'bottom'>): boolean {
  return bottom - top > 0.17
}

/** Where the hair of the largest face is, 0…1, stiff at the face; null without a face. */
export function findHair(look: Look): Field | null {
  const face = findAnyFace(look)
  if (!face) return null
  const { width, height } = look
  const wide = (face.right - face.left + 1) / 2
  const x = (face.left + face.right) / 2
  // Brown hair has the colours of skin, black hair lies above it: the crown of the patch is among it either way.
  return mapField(createField(width, height), (_, at, row) => {
    const across = Math.abs((at % width) - x) / wide
    const down = (row - face.top) / wide
    return step(0.75, 0.1, down) * step(-1.1, -0.5, down) * step(1.5, 0.9, across)
  })
}
