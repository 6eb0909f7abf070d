import type { CameraMove } from '../../plan/plan.ts'
import { mapField, type Field } from '../field.ts'
import type { Rect } from '../load-picture.ts'
import type { PlainMargin } from './plain-margin.ts'

/** How a picture fills a frame: a part of it, or all of it on a mat when a part would lose too much. */
export interface Crop {
  readonly kind: 'part' | 'mat'
  /** The part that is shown, in pixels of the picture. */
  readonly part: Rect
  /** The one colour around everything: the mat has it, too. */
  readonly plain: string | null
  /** The colour of a mat that is not of the picture's own colours out of focus. */
  readonly ground?: string
  /** How far the camera goes to show the rest of what does not fit, in frame sizes; 0 when all fits. */
  readonly travel: { readonly x: number; readonly y: number }
}

const STAYS = { x: 0, y: 0 } as const

interface Size {
  readonly width: number
  readonly height: number
}

export interface CropHints {
  readonly attention: Field
  readonly margin: PlainMargin | null
  readonly move: CameraMove | null
  /** What must not be cut, as shares of the picture: everybody together, and who draws the eye most. */
  readonly all: Extent | null
  readonly subject: Extent | null
  /** The largest face, which stays when not all of the subject fits. */
  readonly face: Extent | null
  /** Whether it is a page or a screen: those are shown whole, however little of the frame they fill. */
  readonly flat: boolean
  /** The light paper of a drawing or a thing, which is shown whole as well. */
  readonly paper: Paper | null
  readonly seconds: number
}

export interface Paper {
  readonly colour: string
  /** All that is not paper. */
  readonly ink: Extent
}

export interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Losing more of what draws the eye than this is worse than a mat. */
const MOST_LOST = 0.1
/** On a mat the picture may still lose this share of its longer side, and more rather than fill less than this. */
const TRIM = 0.12
const LEAST_FILLED = { wide: 0.45, tall: 0.15 } as const
/** A smaller part than this tells too little of a picture. */
const LEAST_PART = 0.24
/** Air around a subject, as a share of the picture. */
const AIR = 0.03
/** How far the camera goes along what does not fit, in frame sizes, and how far in a second. */
const MOST_TRAVEL = 1.6
const PACE = 0.3

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
  const middle = wide || inkOf(hints) ? 0.5 : 0.25
  const best = bestSpan(profile, { length, middle, must: mustKeep(hints, wide, length) })
  const part = (span: Span): Crop => ({
    kind: 'part',
    part: rectOf(picture, span, wide),
    plain: null,
    travel: STAYS,
  })
  const way = wayAlong(hints.move, wide)
  if (way !== 0) return part(before(best, way * (PANS.has(hints.move!) ? 0.75 : 0.1)))
  const matted = mattedLength(best, wide, hints)
  if (matted !== null) {
    const ground = hints.paper ? { ground: hints.paper.colour } : {}
    const span = bestSpan(profile, { length: matted, middle, must: null })
    return { ...part(span), kind: 'mat', ...ground }
  }
  const walk = walkAlong(hints, wide, { profile, best })
  return walk ? { ...part(walk.first), travel: walk.travel } : part(best)
}

/** A page that keeps so much of its longer side loses only its margin. */
const LEAST_PAGE = 0.86

/** How much of the cut side a mat shows; null when a part is enough. */
function mattedLength(best: Span, wide: boolean, hints: CropHints): number | null {
  if (losesMuch(best, wide, hints)) return 1
  const { length } = best
  if (length >= LEAST_PART) return null
  return Math.max(length, Math.min(1 - TRIM, length / LEAST_FILLED[wide ? 'wide' : 'tall']))
}

/** Whether a page, a screen or a drawing would lose too much of itself. */
function losesMuch({ length, kept }: Span, wide: boolean, hints: CropHints): boolean {
  const ink = reachOf(inkOf(hints), wide)
  if (ink) return ink[1] - ink[0] > length
  return hints.flat && length < LEAST_PAGE && 1 - kept > MOST_LOST
}

/** All that is drawn on paper; of a portrait before a white wall the face is enough. */
function inkOf({ paper, face }: CropHints): Extent | null {
  return paper && !face ? paper.ink : null
}

type Reach = readonly [from: number, to: number]

/** The stretch of the cut side that somebody or something takes, with a little air. */
function reachOf(extent: Extent | null, wide: boolean): Reach | null {
  if (!extent) return null
  const [from, to] = wide ? [extent.left, extent.right] : [extent.top, extent.bottom]
  return [Math.max(0, from - AIR), Math.min(1, to + AIR)]
}

/** The most that fits: everybody, who draws the eye most, or the face alone. */
function mustKeep(hints: CropHints, wide: boolean, length: number): Reach | null {
  const head = reachOf(hints.face, wide)
  const ink = inkOf(hints)
  const wholes = (ink ? [ink] : [hints.all, hints.subject]).flatMap((extent) => {
    const reach = reachOf(extent, wide)
    return reach ? [head ? around(reach, head) : reach] : []
  })
  const isFitting = ([from, to]: Reach): boolean => to - from <= length + 2 * AIR
  const most = [...wholes, ...(head ? [head] : [])].find(isFitting)
  if (most) return within(most, length)
  // Of a face that does not fit, the eyes stay.
  if (head) {
    const eyes = head[0] + (wide ? 0.5 : 0.45) * (head[1] - head[0])
    return [eyes - 0.45 * length, eyes + 0.45 * length]
  }
  // Heads are above, whoever has them.
  const [top] = wide ? [] : wholes.slice(-1)
  return top ? [top[0], top[0] + length] : null
}

/** As much air on both sides as there is. */
function within([from, to]: Reach, length: number): Reach {
  const spare = Math.max(0, to - from - length) / 2
  return [from + spare, to - spare]
}

function around(one: Reach, other: Reach): Reach {
  return [Math.min(one[0], other[0]), Math.max(one[1], other[1])]
}

/** With this share of what draws the eye to a subject in the frame, the camera need not look for the rest. */
const MOST_DRAWN = 0.55

function sumOf(profile: Float64Array, [from, to]: Reach): number {
  const part = profile.subarray(Math.floor(from * profile.length), Math.ceil(to * profile.length))
  return part.reduce((sum, value) => sum + value, 0)
}

/** What does not fit is shown bit by bit: a tower from its foot to its roof, a train from its end to its front. */
function walkAlong(
  hints: CropHints,
  wide: boolean,
  { profile, best }: { readonly profile: Float64Array; readonly best: Span },
): { readonly first: Span; readonly travel: Crop['travel'] } | null {
  const reach = hints.face ? null : reachOf(hints.all, wide)
  const { length } = best
  // What goes on below the picture is a portrait: its face is enough.
  if (!reach || hints.move !== null || reach[1] - reach[0] <= length * 1.1) return null
  if (!wide && reach[1] > 0.98) return null
  // A cat on a sofa: what draws the eye fits, though the sofa does not.
  const drawn = sumOf(profile, [best.start, best.start + length])
  const isGroup = hints.all !== hints.subject && wide
  if (!isGroup && drawn > MOST_DRAWN * sumOf(profile, reach)) return null
  const most = Math.min(MOST_TRAVEL, PACE * hints.seconds) * length
  const far = Math.min(reach[1] - reach[0] - length, most)
  const start = wide ? reach[0] : reach[0] + far
  const travel = far / length
  return {
    first: { start, length, kept: 1 },
    travel: wide ? { x: travel, y: 0 } : { x: 0, y: -travel },
  }
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
  return {
    kind: fits ? 'part' : 'mat',
    part: rectOf(picture, span, wide),
    plain: colour,
    travel: STAYS,
  }
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

/** Moves that turn the camera to what was beside the frame; the others hardly leave what they began with. */
const PANS = new Set<CameraMove>(['pan-left', 'pan-right', 'tilt-up', 'tilt-down'])

/** A span from which the camera, going so far, comes to the one that was found. */
function before({ start, length, kept }: Span, far: number): Span {
  return { start: Math.min(1 - length, Math.max(0, start - far * length)), length, kept }
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

interface Search {
  readonly length: number
  readonly middle: number
  /** What the span has to hold. */
  readonly must: Reach | null
}

/** The span of this length that holds most; among equals the one nearest the middle. */
function bestSpan(profile: Float64Array, { length, middle, must }: Search): Span {
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
  const low = must ? Math.max(0, must[1] - length) : 0
  const high = must ? Math.min(1 - length, must[0]) : 1 - length
  for (let i = 0; i <= steps; i++) {
    const start = low + (Math.max(0, high - low) * i) / steps
    const kept = (at(start + length) - at(start)) / whole
    const off = Math.abs(start / Math.max(1e-6, 1 - length) - middle)
    const score = kept - (middle < 0.5 ? 0.12 : 0.04) * Math.min(1, off)
    if (score > best.score) best = { start, length, kept, score }
  }
  return best
}

function rectOf(picture: Size, { start, length }: Span, wide: boolean): Rect {
  return wide
    ? { x: start * picture.width, y: 0, width: length * picture.width, height: picture.height }
    : { x: 0, y: start * picture.height, width: picture.width, height: length * picture.height }
}
