import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { widened } from '../depth/edge-aware.ts'
import { blur, createField, mapField, masked, mostOf, sample, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import type { Near } from '../depth/standing.ts'
import type { Pixels } from '../pixels.ts'
import { fillBehind } from './fill-behind.ts'
import { matteOf, type Area, type Sheet } from './matte.ts'
import { unmixed } from './unmix.ts'

/** A thing cut out of the world, to move by itself as one stiff piece. */
export interface CutOut {
  readonly canvas: Canvas
  /** Where it lies in the world, in pixels. */
  readonly area: Area
  /** How near it is, 0…1. */
  readonly near: number
}

/** Cuts things out of the world's pixels and paints what may be behind them. */
export function cutOut(pixels: Pixels, look: Look, things: readonly Near[]): CutOut[] {
  const whole = unionOf(look, things)
  const hidden = masked(widened(whole, 1), 0.02)
  const areas = things.map(({ subject }) => areaOf(subject.patch, look, pixels))
  const mattes = things.map(({ subject }, index) =>
    matteOf(subject.mask, look, { pixels, area: areas[index]! }),
  )
  const before = areas.map((area) => partOf(pixels, area))
  for (const area of areas) fillBehind({ pixels, area }, look, hidden)
  const rivals = rivalsAmong(things)
  return things.map(({ near }, index) => {
    const area = areas[index]!
    const behind = partOf(pixels, area)
    const seen = before[index]!
    yieldTo(rivals[index] ?? null, { pixels, area, seen, behind })
    return { canvas: lifted(seen, behind, { matte: mattes[index]!, area }), area, near }
  })
}

/** For each thing, above 0 where another one is nearer. */
function rivalsAmong(things: readonly Near[]): Field[] {
  if (things.length < 2) return []
  const reaches = things.map(({ subject }) => blur(subject.mask, RIVALRY, 2))
  return reaches.map((own, index) => {
    const nearest = reaches.filter((_, i) => i !== index).reduce(mostOf)
    return mapField(own, (value, at) => nearest.data[at]! - value)
  })
}

/** In pixels of the look. */
const RIVALRY = 6

/** Where another thing is nearer, nothing is lifted: who stands close by would be seen twice. */
function yieldTo(
  rival: Field | null,
  { pixels, area, seen, behind }: Sheet & Record<'seen' | 'behind', Uint32Array>,
): void {
  if (!rival) return
  for (let y = 0, at = 0; y < area.height; y++) {
    const v = (area.y + y + 0.5) / pixels.height
    for (let x = 0; x < area.width; x++, at++) {
      if (seen[at] === behind[at]) continue
      if (sample(rival, (area.x + x + 0.5) / pixels.width, v) > 0) seen[at] = behind[at]!
    }
  }
}

/** Where any of the things is. */
export function unionOf(look: Look, things: readonly Near[]): Field {
  const none = createField(look.width, look.height)
  return things.map(({ subject }) => subject.mask).reduce(mostOf, none)
}

/** A little more than the thing's own box: its soft outline, and ground to mirror. */
function areaOf(
  { left, right, top, bottom }: Near['subject']['patch'],
  look: Look,
  pixels: Pixels,
): Area {
  const scale = { x: pixels.width / look.width, y: pixels.height / look.height }
  const spare = Math.round(Math.max(look.width, look.height) * 0.1)
  const x = Math.max(0, Math.floor((left - spare) * scale.x))
  const y = Math.max(0, Math.floor((top - spare) * scale.y))
  return {
    x,
    y,
    width: Math.min(pixels.width, Math.ceil((right + 1 + spare) * scale.x)) - x,
    height: Math.min(pixels.height, Math.ceil((bottom + 1 + spare) * scale.y)) - y,
  }
}

function partOf({ data, width }: Pixels, area: Area): Uint32Array {
  const part = new Uint32Array(area.width * area.height)
  for (let y = 0; y < area.height; y++) {
    const from = (area.y + y) * width + area.x
    part.set(data.subarray(from, from + area.width), y * area.width)
  }
  return part
}

/** The thing alone, without what shone through from behind: where it was, both together are the picture. */
function lifted(
  seen: Uint32Array,
  behind: Uint32Array,
  { matte, area }: { readonly matte: Uint8Array; readonly area: Area },
): Canvas {
  const image = new ImageData(area.width, area.height)
  const pixels = new Uint32Array(image.data.buffer)
  for (let at = 0; at < matte.length; at++) {
    const solid = matte[at]!
    pixels[at] = solid === 255 ? seen[at]! : unmixed(seen[at]!, behind[at]!, solid)
  }
  const canvas = createCanvas(area.width, area.height)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas
}
