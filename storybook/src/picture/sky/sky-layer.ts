import { unmixed } from '../cut/unmix.ts'
import { widened } from '../depth/edge-aware.ts'
import { blur, createField, mapField, opposite, sample, step, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { rowMeans } from '../regions/row-means.ts'
import { findSun } from '../regions/sun.ts'
import { withRims, type Matte } from './sky-matte.ts'
import { BLOCK, BOTH, LAND, SKY, type Behind, type Blocks, type Shift } from '../drawing/warp.ts'
import { mixPixels, packTones, pixelAt, type Pixels } from '../pixels.ts'

/** A sky that can drift behind the land: its own sheet, wider than the world, with the land painted over by sky. */
export interface SkyLayer extends Behind {
  /** Columns that the sheet has more than the world on either side, and rows above. */
  readonly margin: number
}

/** How far clouds may drift, as a share of the world's width. */
const ROOM = 0.12

export interface SkyCut {
  readonly mask: Field
  readonly outline: Matte
  /** The first column of pixels that shows the picture, and the last. */
  readonly columns: readonly [first: number, last: number]
}

/**
 * Cuts the sky out of a world: writes into the world's alpha how solid each pixel is (0: sky), and gives back the sky.
 */
export function cutSky(
  pixels: Pixels,
  look: Look,
  { mask, outline: whole, columns }: SkyCut,
): SkyLayer {
  const outline = withRims(whole, mask)
  const still = stillness(mask, findSun(mask, look))
  const clear = clearSky(outline, still)
  const free = mapField(still, (value, at) => (value < 0.5 && clear.data[at] ? 1 : 0))
  const tones = [look.red, look.green, look.blue].map((channel) => spread(channel, free))
  const rows = Math.min(pixels.height, Math.ceil((lowestOf(mask) + 0.06) * pixels.height))
  writeSolid(pixels, { still, outline }, rows)
  const margin = Math.ceil(pixels.width * ROOM)
  const width = pixels.width + 2 * margin
  // Squares of the mesh at its lower end look a little further.
  const height = rows + 2 * BLOCK + 2
  const data = new Uint32Array(width * height)
  const patch = packTones(tones)
  const steps = { x: (mask.width - 1.01) / pixels.width, y: (mask.height - 1.01) / pixels.height }
  for (let y = 0; y < height; y++) {
    const line = Math.min(y, pixels.height - 1)
    for (let x = 0; x < width; x++) {
      const column = mirrored(x - margin, columns)
      const pixel = pixels.data[line * pixels.width + column]!
      const solid = pixel >>> 24
      data[y * width + x] =
        solid === 0
          ? pixel | 0xff000000
          : covered(pixel, pixelAt(patch, column * steps.x, line * steps.y), solid)
    }
  }
  const sheet = { width, height, data }
  partLand(pixels, { pixels: sheet, margin }, rows)
  return { pixels: sheet, margin, blocks: blocksOf(pixels) }
}

/** Takes the sky out of the half-solid pixels of the land: while the sky rests, both together are the picture. */
function partLand(
  { data, width }: Pixels,
  sky: Pick<SkyLayer, 'pixels' | 'margin'>,
  rows: number,
): void {
  for (let y = 0; y < rows; y++) {
    const behind = y * sky.pixels.width + sky.margin
    for (let x = 0; x < width; x++) {
      const pixel = data[y * width + x]!
      const solid = pixel >>> 24
      if (solid === 0 || solid === 255) continue
      data[y * width + x] = unmixed(pixel, sky.pixels.data[behind + x]!, solid)
    }
  }
}

/** A pixel of the land with sky painted over it. */
function covered(pixel: number, tone: number, solid: number): number {
  return mixPixels(tone, pixel, Math.min(256, solid * 8))
}

/** 1 where nothing but sky is seen, at the size of a field: what stands in it must not be painted behind itself. */
function clearSky({ width, height, data }: Matte, size: Pick<Field, 'width' | 'height'>): Field {
  const clear = createField(size.width, size.height)
  clear.data.fill(1)
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor((y * size.height) / height) * size.width
    for (let x = 0; x < width; x++, at++) {
      if (data[at]! < 236) clear.data[row + Math.floor((x * size.width) / width)] = 0
    }
  }
  return opposite(widened(opposite(clear), 1))
}

/** Where the sky's sheet is found when it has drifted by `x` pixels. */
export function drifted(margin: number, x: number): Shift {
  const most = margin - 2
  return { x: margin - Math.min(most, Math.max(-most, x)), y: 0 }
}

/** Sorts the world's squares, each with a pixel more around it, for mixing reaches over the edge. */
function blocksOf(pixels: Pixels): Blocks {
  const columns = Math.ceil(pixels.width / BLOCK)
  const rows = Math.ceil(pixels.height / BLOCK)
  const data = Uint8Array.from({ length: columns * rows }, (_, at) =>
    kindOf(pixels, (at % columns) * BLOCK, Math.floor(at / columns) * BLOCK),
  )
  return { columns, data }
}

function kindOf({ width, height, data }: Pixels, left: number, top: number): number {
  let [low, high] = [255, 0]
  for (let y = Math.max(0, top - 1); y < Math.min(height, top + BLOCK + 2); y++) {
    for (let x = Math.max(0, left - 1); x < Math.min(width, left + BLOCK + 2); x++) {
      const solid = data[y * width + x]! >>> 24
      low = Math.min(low, solid)
      high = Math.max(high, solid)
    }
  }
  return high < 3 ? SKY : low > 252 ? LAND : BOTH
}

function mirrored(x: number, [first, last]: SkyCut['columns']): number {
  if (x < first) return Math.min(last, 2 * first - x)
  return x > last ? Math.max(first, 2 * last - x) : x
}

/** Around the land the sky stands still, more and more: outlines and their halos must not drift away with it. */
function stillness(mask: Field, sun: Field | null): Field {
  const land = widened(opposite(mask), 1)
  return mapField(blur(land, 3, 2), (value, at) =>
    Math.max(step(0.02, 0.5, value), land.data[at]!, sun?.data[at] ?? 0),
  )
}

const SWEEPS = 24

/** The masked part of a channel spread over the rest: skies are alike along rows, and what is left is smoothed away. */
function spread(channel: Field, mask: Field): Field {
  const { width } = channel
  const rows = rowMeans(channel, mask)
  const result = mapField(channel, (value, at, y) => (mask.data[at] ? value : rows[y]!))
  const gaps = Int32Array.from(gapsOf(mask))
  const { data } = result
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (const at of gaps) {
      data[at] = (data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]!) / 4
    }
  }
  return result
}

/** The pixels outside a mask that have neighbours on all sides. */
function* gapsOf({ width, height, data }: Field): Generator<number> {
  for (let y = 1; y + 1 < height; y++) {
    for (let x = 1; x + 1 < width; x++) if (!data[y * width + x]) yield y * width + x
  }
}

function lowestOf({ width, height, data }: Field): number {
  for (let at = data.length - 1; at >= 0; at--) {
    if (data[at]! > 0.5) return (Math.floor(at / width) + 1) / height
  }
  return 0
}

/** Writes how still each pixel stands into its alpha: all that the outline leaves out, and what is close to it. */
function writeSolid(
  { width, height, data }: Pixels,
  { still, outline }: { readonly still: Field; readonly outline: Matte },
  rows: number,
): void {
  const [stepX, stepY] = [outline.width / width, outline.height / height]
  for (let y = 0; y < rows; y++) {
    const v = (y + 0.5) / height
    const line = Math.floor((y + 0.5) * stepY) * outline.width
    for (let x = 0; x < width; x++) {
      const rest = 255 * sample(still, (x + 0.5) / width, v)
      const land = 255 - outline.data[line + Math.floor((x + 0.5) * stepX)]!
      const at = y * width + x
      data[at] = ((data[at]! & 0xffffff) | (Math.round(rest > land ? rest : land) << 24)) >>> 0
    }
  }
}
