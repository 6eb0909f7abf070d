import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas'
import { widened } from '../depth/edge-aware.ts'
import { blur, createField, mapField, masked, mostOf, sample, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import type { Near } from '../depth/standing.ts'
import type { Pixels } from '../pixels.ts'
import { fillBehind } from './fill-behind.ts'
import { fillByPatches } from './fill-by-patches.ts'
import { matteOf, type Area, type Sheet } from './matte.ts'
import { frontOf, unmixed } from './unmix.ts'

/** A thing cut out of the world, to move by itself as one stiff piece. */
export interface CutOut {
  readonly canvas: Canvas
  /** Where it lies in the world, in pixels. */
  readonly area: Area
  /** How near it is, 0…1. */
  readonly near: number
  /** The picture as it was where a thing that goes away stood: it fades when the thing has begun to go. */
  readonly stood: Canvas | null
}

interface Things {
  readonly things: readonly Near[]
  /** Those that leave their places. */
  readonly going: ReadonlySet<Near>
}

/** Cuts things out of the world's pixels and paints what may be behind them. */
export function cutOut(pixels: Pixels, look: Look, { things, going }: Things): CutOut[] {
  const hidden = hiddenBy({ things, going }, look)
  const areas = things.map(({ subject }) => areaOf(subject.patch, look, pixels))
  const mattes = things.map(({ subject }, index) =>
    matteOf(subject.mask, look, { pixels, area: areas[index]! }),
  )
  const before = areas.map((area) => partOf(pixels, area))
  things.forEach((thing, index) => {
    const sheet = { pixels, area: areas[index]! }
    if (!going.has(thing) || !fillByPatches(sheet, look, hidden)) fillBehind(sheet, look, hidden)
  })
  const rivals = rivalsAmong(things)
  return things.map((thing, index) => {
    const area = areas[index]!
    const behind = partOf(pixels, area)
    const seen = before[index]!
    yieldTo(rivals[index] ?? null, { pixels, area, seen, behind })
    const matte = mattes[index]!
    const { near } = thing
    if (!going.has(thing)) {
      return { canvas: lifted(seen, behind, { matte, area }), area, near, stood: null }
    }
    const canvas = lifted(seen, behind, { matte, area, alone: true })
    const stood = lifted(seen, behind, { matte: matte.map(() => 0), area })
    return { canvas, area, near, stood }
  })
}

/** Of what goes away its rim and its shadow are hidden, too: they would stay behind. */
function hiddenBy({ things, going }: Things, look: Look): Field {
  const staying = widened(unionOf(look, things), 1)
  if (going.size === 0) return masked(staying, 0.02)
  const gone = widened(unionOf(look, [...going]), RIM)
  const shadows = [...going].map(({ subject }) => shadowOf(subject.patch, look))
  return masked([gone, ...shadows].reduce(mostOf, staying), 0.02)
}

/** In pixels of the look. */
const RIM = 3

/** Where the shadow of who stands on the ground may lie: a flat oval about the foot. */
function shadowOf({ left, right, top, bottom }: Near['subject']['patch'], look: Look): Field {
  const [wide, high] = [0.68 * (right - left), Math.max(3, 0.09 * (bottom - top))]
  const middle = (left + right) / 2
  return mapField(look.bright, (_, at, y) => {
    const across = ((at % look.width) - middle) / wide
    return across ** 2 + ((y - bottom) / high) ** 2 < 1 ? 1 : 0
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

interface Lifting {
  readonly matte: Uint8Array
  readonly area: Area
  /** Whether nothing of what is around it comes along. */
  readonly alone?: boolean
}

/** The thing without what shone through from behind: where it was, both together are the picture. */
function lifted(
  seen: Uint32Array,
  behind: Uint32Array,
  { matte, area, alone = false }: Lifting,
): Canvas {
  const front = alone ? frontOf : unmixed
  const image = new ImageData(area.width, area.height)
  const pixels = new Uint32Array(image.data.buffer)
  for (let at = 0; at < matte.length; at++) {
    const solid = matte[at]!
    pixels[at] = solid === 255 ? seen[at]! : front(seen[at]!, behind[at]!, solid)
  }
  const canvas = createCanvas(area.width, area.height)
  canvas.getContext('2d').putImageData(image, 0, 0)
  return canvas
}
