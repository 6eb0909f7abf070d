import { isSkin } from '../framing/attention.ts'
import {
  blur,
  mapField,
  masked,
  meanOf,
  meanWithin,
  opposite,
  product,
  type Field,
} from '../field.ts'
import type { Look } from '../look.ts'
import { hasFeatures } from './features.ts'
import { maskOf, type Patch } from './patches.ts'

const LEAST_AREA = 0.008
const MOST_AREA = 0.62

/** How much of a patch has the colours of skin. */
export function skinShare({ pixels }: Patch, look: Look): number {
  return pixels.reduce((sum, at) => sum + (isSkin(look, at) ? 1 : 0), 0) / pixels.length
}

/** Compact, neither a speck nor most of the picture, and not stretched from side to side. */
export function isThing(patch: Patch, look: Look): boolean {
  const { width, height } = look
  const { pixels, left, right, top, bottom } = patch
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const share = pixels.length / (width * height)
  const sides = [left <= 1, right >= width - 2, top <= 1].filter(Boolean).length
  return (
    share > LEAST_AREA &&
    share < MOST_AREA &&
    pixels.length > wide * high * 0.34 &&
    wide < width * 0.85 &&
    wide < high * 3.2 &&
    sides < 2 &&
    !(top <= 1 && bottom >= height - 2) &&
    !isPath(patch, look) &&
    !isLamp(patch, look)
  )
}

/** What widens to the lower edge is ground, unless it has skin above and clothes below: paths may have skin's colours. */
function isPath(patch: Patch, look: Look): boolean {
  if (patch.bottom < look.height - 5) return false
  if (footWidth(patch, look) < (patch.right - patch.left) * 0.3) return false
  const third = (patch.bottom - (patch.bottom - patch.top) / 3) * look.width
  const lower = { ...patch, pixels: patch.pixels.filter((at) => at > third) }
  return skinShare(patch, look) < 0.08 || skinShare(lower, look) > 0.6
}

/** Pixels across in the last two rows. */
function footWidth({ pixels, bottom }: Patch, { width }: Look): number {
  const last = (bottom - 1) * width
  return pixels.reduce((count, at) => count + (at >= last ? 1 : 0), 0) / 2
}

/** A face whose clothes were not found: it would move off its body. What is as large and has no features may be a candle. */
export function isBareHead(patch: Patch, look: Look): boolean {
  const high = (patch.bottom - patch.top) / look.height
  // A portrait with its shoulders is widest where it leaves the picture.
  const isNarrow = footWidth(patch, look) < (patch.right - patch.left) * 0.7
  if (high < 0.2 || !isNarrow || skinShare(patch, look) <= 0.45) return false
  return high > 0.4 || hasFeatures(patch, look)
}

/** A round glow in the dark has no outline. */
function isLamp({ pixels, left, right, top, bottom }: Patch, { bright }: Look): boolean {
  if (meanOf(bright) > 0.24) return false
  const [wide, high] = [right - left + 1, bottom - top + 1]
  return pixels.length > wide * high * 0.66 && wide < high * 1.4 && high < wide * 1.4
}

/** Whether it ends sharply and its colours are rare outside: otherwise the outline would be guesswork. */
export function isClear(patch: Patch, look: Look, likely: Field): boolean {
  const mask = maskOf(look, [patch])
  const near = blur(mask, 3)
  const ring = product(masked(near, 0.05), opposite(mask))
  const outline = mapField(blur(mask, 1), (value) => (value > 0.2 && value < 0.8 ? 1 : 0))
  const mean = (over: Field, of: Field): number => {
    let [sum, count] = [0, 1e-6]
    for (let at = 0; at < over.data.length; at++) {
      sum += over.data[at]! * of.data[at]!
      count += over.data[at]!
    }
    return sum / count
  }
  const ragged = outline.data.reduce((sum, value) => sum + value, 0) ** 2 / patch.pixels.length
  return (
    ragged < MOST_RAGGED &&
    mean(outline, look.edge) > LEAST_EDGE &&
    mean(mask, likely) - mean(ring, likely) > 0.58
  )
}

/** Outline squared by area: a disc has about 50 here (its outline is two pixels wide), a fir 300. */
const MOST_RAGGED = 420
const LEAST_EDGE = 0.05

/** Whether a thing is mostly leaves. In a close-up its stems and pot are not found with them, and it would move off those. */
export function isLeafy({ mask }: { readonly mask: Field }, foliage: Field | null): boolean {
  return foliage !== null && meanWithin(foliage, mask) > 0.5
}
