import type { CameraMove } from '../plan/plan.ts'
import { mapField, type Field } from './field.ts'
import type { Rect } from './load-picture.ts'
import type { PlainMargin } from './plain-margin.ts'

/** How a picture fills a frame: a part of it, or all of it on a mat when a part would lose too much. */
export interface Crop {
  readonly kind: 'part' | 'mat'
  /** The part that is shown, in pixels of the picture. */
  readonly part: Rect
  /** The one colour around everything: the mat has it, too. */
  readonly plain: string | null
}

interface Size {
  readonly width: number
  readonly height: number
}

export interface CropHints {
  readonly attention: Field
  readonly margin: PlainMargin | null
  readonly move: CameraMove | null
}

/** Losing more of what draws the eye than this is worse than a mat. */
const MOST_LOST = 0.3
/** On a mat the picture may still lose this share of its longer side, and more rather than fill less than this. */
const TRIM = 0.12
const LEAST_FILLED = { wide: 0.45, tall: 0.15 } as const

/** The part of a picture with the frame's shape that keeps most of what draws the eye. */
export function cropFor(picture: Size, frame: Size, hints: CropHints): Crop {
  const shape = frame.width / frame.height
  const wide = picture.width / picture.height > shape
  const length = Math.min(
    1,
    wide ? (picture.height * shape) / picture.width : picture.width / shape / picture.height,
  )
  if (hints.margin) return cropGraphic(picture, hints.margin, { wide, length })
  const profile = profileOf(wide ? hints.attention : withHeadroom(hints.attention), wide)
  // Of a tower that is the same all along, the roof is missed more than the foot.
  const middle = wide ? 0.5 : 0.25
  const best = bestSpan(profile, length, middle)
  const part = (span: Span): Crop => ({
    kind: 'part',
    part: rectOf(picture, span, wide),
    plain: null,
  })
  const way = wayAlong(hints.move, wide)
  if (way !== 0) return part(before(best, way))
  const lost = wide ? lostPeaks(profile, best) : 1 - best.kept
  if (length < 0.72 && lost > MOST_LOST * (0.55 + length * 0.6)) {
    const most = Math.max(length, Math.min(1 - TRIM, length / LEAST_FILLED[wide ? 'wide' : 'tall']))
    return { ...part(bestSpan(profile, most, middle)), kind: 'mat' }
  }
  return part(best)
}

/** Drawings and logos on an even ground: all that is drawn, with more of the ground where the frame wants it. */
function cropGraphic(
  picture: Size,
  { colour, low, high }: PlainMargin,
  { wide, length }: { readonly wide: boolean; readonly length: number },
): Crop {
  const [from, to] = wide ? [low.u, high.u] : [low.v, high.v]
  const start = Math.min(1 - length, Math.max(0, (from + to - length) / 2))
  const fits = to - from <= length
  const span = fits ? { start, length, kept: 1 } : { start: 0, length: 1, kept: 1 }
  return { kind: fits ? 'part' : 'mat', part: rectOf(picture, span, wide), plain: colour }
}

/** −1 or 1 when the camera is to travel along the side that is cut. */
function wayAlong(move: CameraMove | null, wide: boolean): number {
  if (wide)
    return move === 'pan-left' || move === 'track-left'
      ? -1
      : move === 'pan-right' || move === 'track-right'
        ? 1
        : 0
  return move === 'tilt-up' || move === 'crane-up'
    ? -1
    : move === 'tilt-down' || move === 'crane-down'
      ? 1
      : 0
}

/** A span from which the camera, going this way, comes to the one that was found. */
function before({ start, length, kept }: Span, way: number): Span {
  return { start: Math.min(1 - length, Math.max(0, start - way * 0.75 * length)), length, kept }
}

/** Of a wide picture only what stands out is missed: an even landscape may be cut anywhere. */
function lostPeaks(profile: Float64Array, { start, length }: Span): number {
  const sum = profile.reduce((total, value) => total + value, 0)
  const mean = sum / profile.length
  let lost = 0
  profile.forEach((value, index) => {
    const at = (index + 0.5) / profile.length
    if (at < start || at > start + length) lost += Math.max(0, value - 1.15 * mean)
  })
  return (lost / sum) * 1.6
}

/** Above a face is hair, above a roof a chimney: what is over something that draws the eye counts almost as much. */
function withHeadroom(field: Field): Field {
  const { width, height, data } = field
  const reach = Math.round(height * 0.09)
  return mapField(field, (value, at, y) => {
    let most = value
    for (let down = 1; down <= reach && y + down < height; down += 2) {
      most = Math.max(most, 0.85 * data[at + down * width]!)
    }
    return most
  })
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
function bestSpan(profile: Float64Array, length: number, middle = 0.5): Span {
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
    const score = kept - (middle < 0.5 ? 0.12 : 0.04) * Math.abs(i / steps - middle)
    if (score > best.score) best = { start, length, kept, score }
  }
  return best
}

function rectOf(picture: Size, { start, length }: Span, wide: boolean): Rect {
  return wide
    ? { x: start * picture.width, y: 0, width: length * picture.width, height: picture.height }
    : { x: 0, y: start * picture.height, width: picture.width, height: length * picture.height }
}
