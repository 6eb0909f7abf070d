import { createCanvas } from '@napi-rs/canvas'
import { CANVAS_SIDE } from './icons.ts'
import { svgImage, type Bounds } from './trim.ts'

/** An eye as drawn: its middle and radii in own heights on the sheet, and the colour around it. */
export interface Eye {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly around: string
}

const PER_UNIT = 2
const SIDE = CANVAS_SIDE * PER_UNIT
const DARK = 84

interface Blob {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly count: number
}

/** Where the eyes may be: 0,0 top left … 1,1 bottom right of the picture, and how far apart they are, in heights. */
export type Between = readonly [x: number, y: number, width: number]

/** Round dark spots between which glasses would sit; at most two. */
export function findEyes(body: string, bounds: Bounds, [x, y, width]: Between): Eye[] {
  const ctx = createCanvas(SIDE, SIDE).getContext('2d')
  ctx.drawImage(svgImage(body, SIDE), 0, 0, SIDE, SIDE)
  const { data } = ctx.getImageData(0, 0, SIDE, SIDE)
  const [left, top] = [bounds.x * PER_UNIT, bounds.y * PER_UNIT]
  const tall = bounds.height * PER_UNIT
  const [middle, level] = [left + x * bounds.width * PER_UNIT, top + y * tall]
  const eyes = blobsOf(data)
    .filter((blob) => isEye(blob, tall))
    .map((blob) => ({ blob, ...centreOf(blob) }))
    .filter(({ cx, cy }) => {
      const near = Math.abs(cx - middle) < width * tall * 0.55
      return near && Math.abs(cy - level) < Math.max(0.05, width * 0.26) * tall
    })
    .toSorted((a, b) => b.blob.count - a.blob.count)
  return (pairOf(eyes, tall) ?? eyes.slice(0, 1)).map(({ blob, cx, cy }) => ({
    x: (cx - left - (bounds.width * PER_UNIT) / 2) / tall,
    y: (cy - top) / tall - 1,
    rx: (blob.right - blob.left + 1) / 2 / tall,
    ry: (blob.bottom - blob.top + 1) / 2 / tall,
    around: toneAround(data, blob),
  }))
}

interface Spot {
  readonly blob: Blob
  readonly cx: number
  readonly cy: number
}

/** The largest two of one size at one height: a nose between them is not an eye. */
function pairOf(spots: readonly Spot[], tall: number): readonly Spot[] | null {
  for (const [i, one] of spots.entries()) {
    const other = spots
      .slice(i + 1)
      .find(
        ({ blob, cx, cy }) =>
          blob.count > one.blob.count * 0.72 &&
          Math.abs(cy - one.cy) < 0.07 * tall &&
          Math.abs(cx - one.cx) > 0.06 * tall,
      )
    if (other) return [one, other]
  }
  return null
}

function centreOf({ left, right, top, bottom }: Blob): { cx: number; cy: number } {
  return { cx: (left + right + 1) / 2, cy: (top + bottom + 1) / 2 }
}

/** Round, and of the size eyes have. */
function isEye({ left, right, top, bottom, count }: Blob, tall: number): boolean {
  const [wide, high] = [right - left + 1, bottom - top + 1]
  const round = wide / high > 0.5 && wide / high < 1.9 && count / (wide * high) > 0.53
  return round && high > 0.022 * tall && high < 0.2 * tall
}

function isDark(data: Uint8ClampedArray, i: number): boolean {
  const at = i * 4
  if ((data[at + 3] ?? 0) <= 200) return false
  const r = data[at] ?? 0
  const g = data[at + 1] ?? 0
  const b = data[at + 2] ?? 0
  const most = Math.max(r, g, b)
  return most < DARK && most - Math.min(r, g, b) < 40
}

function blobsOf(data: Uint8ClampedArray): Blob[] {
  const seen = new Uint8Array(SIDE * SIDE)
  const blobs: Blob[] = []
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 0 && isDark(data, start)) blobs.push(fillFrom(start, seen, data))
  }
  return blobs
}

/** All dark pixels that hang together with this one. */
function fillFrom(start: number, seen: Uint8Array, data: Uint8ClampedArray): Blob {
  const pixels = [start]
  seen[start] = 1
  let [left, right, top, bottom] = [SIDE, 0, SIDE, 0]
  for (const at of pixels) {
    const x = at % SIDE
    const y = (at - x) / SIDE
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (const next of [at - 1, at + 1, at - SIDE, at + SIDE]) {
      if (seen[next] !== 0 || !isDark(data, next)) continue
      seen[next] = 1
      pixels.push(next)
    }
  }
  return { left, right, top, bottom, count: pixels.length }
}

/** The colour that shows most on a ring around a spot. */
function toneAround(data: Uint8ClampedArray, blob: Blob): string {
  const { cx, cy } = centreOf(blob)
  const counts = new Map<string, number>()
  for (let step = 0; step < 40; step++) {
    const angle = (step / 40) * 2 * Math.PI
    const x = Math.round(cx + Math.cos(angle) * (blob.right - blob.left + 1) * 0.72)
    const y = Math.round(cy + Math.sin(angle) * (blob.bottom - blob.top + 1) * 0.72)
    const i = (y * SIDE + x) * 4
    if ((data[i + 3] ?? 0) < 250) continue
    const tone = [0, 1, 2].map((k) => (data[i + k] ?? 0).toString(16).padStart(2, '0')).join('')
    counts.set(tone, (counts.get(tone) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
  return `#${most?.[0] ?? 'd0b090'}`
}
