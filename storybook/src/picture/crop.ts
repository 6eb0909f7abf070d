import type { Field } from './field.ts'
import type { Rect } from './load-picture.ts'

/** How a picture fills a frame: a part of it, or all of it on a mat when a part would lose too much. */
export interface Crop {
  readonly kind: 'part' | 'mat'
  /** The part that is shown, in pixels of the picture. */
  readonly part: Rect
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Losing more of what draws the eye than this is worse than a mat. */
const MOST_LOST = 0.3
/** On a mat the picture may still lose this share of its longer side. */
const TRIM = 0.12

/** The part of a picture with the frame's shape that keeps most of what draws the eye. */
export function cropFor(picture: Size, frame: Size, attention: Field): Crop {
  const shape = frame.width / frame.height
  const wide = picture.width / picture.height > shape
  const length = wide
    ? (picture.height * shape) / picture.width
    : picture.width / shape / picture.height
  const profile = profileOf(attention, wide)
  const best = bestSpan(profile, Math.min(1, length))
  if (length < 0.72 && 1 - best.kept > MOST_LOST * (0.55 + length * 0.6)) {
    const span = bestSpan(profile, Math.max(length, 1 - TRIM))
    return { kind: 'mat', part: rectOf(picture, span, wide) }
  }
  return { kind: 'part', part: rectOf(picture, best, wide) }
}

interface Span {
  readonly start: number
  readonly length: number
  readonly kept: number
}

/** How much draws the eye in each column, or in each row. */
function profileOf({ width, height, data }: Field, columns: boolean): Float64Array {
  const profile = new Float64Array(columns ? width : height)
  data.forEach((value, index) => {
    profile[columns ? index % width : Math.floor(index / width)]! += value * value
  })
  const mean = profile.reduce((sum, value) => sum + value, 0) / profile.length
  // A floor of even weight: an empty picture is cut about its middle.
  return profile.map((value) => value + 0.06 * mean + 1e-6)
}

/** The span of this length that holds most; among equals the one nearest the middle. */
function bestSpan(profile: Float64Array, length: number): Span {
  const sums = new Float64Array(profile.length + 1)
  profile.forEach((value, index) => (sums[index + 1] = sums[index]! + value))
  const at = (share: number): number => {
    const place = Math.min(1, Math.max(0, share)) * profile.length
    const index = Math.min(profile.length - 1, Math.floor(place))
    return sums[index]! + (place - index) * profile[index]!
  }
  const whole = sums[profile.length]!
  let best: Span & { readonly score: number } = { start: 0, length, kept: 0, score: -1 }
  const steps = 200
  for (let i = 0; i <= steps; i++) {
    const start = ((1 - length) * i) / steps
    const kept = (at(start + length) - at(start)) / whole
    const score = kept - 0.04 * Math.abs(i / steps - 0.5)
    if (score > best.score) best = { start, length, kept, score }
  }
  return best
}

function rectOf(picture: Size, { start, length }: Span, wide: boolean): Rect {
  return wide
    ? { x: start * picture.width, y: 0, width: length * picture.width, height: picture.height }
    : { x: 0, y: start * picture.height, width: picture.width, height: length * picture.height }
}
