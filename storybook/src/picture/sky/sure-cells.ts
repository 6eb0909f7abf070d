import type { Field } from '../field.ts'

/** What is known of the squares between four places of the clues, each by its upper left one. */
export interface SureCells {
  readonly width: number
  /** Where no sky is near, where there is nothing else, and where neither is sure. */
  readonly kinds: Uint8Array
  /** The least and the greatest red, green and blue of what can be nothing but sky there. */
  readonly spans: Uint8Array
}

const [UNSURE, FAR, SKY] = [0, 1, 2] as const

interface Sky {
  /** Where it is below `least` in a whole square, no sky is near. */
  readonly near: Field
  readonly least: number
  /** Where it is above `most` in a whole square, there is sky beyond doubt. */
  readonly sure: Field
  readonly most: number
  /** The sky's red, green and blue. */
  readonly tones: readonly Field[]
  /** What differs no more than this from them is sky, too. */
  readonly alike: number
}

/** Most squares are all sky or none: looked at pixel by pixel, an outline took a tenth of all that prepares a picture. */
export function sureCells({ near, least, sure, most, tones, alike }: Sky): SureCells {
  const nearest = edgesOf(near).high
  const surest = edgesOf(sure).low
  const kinds = new Uint8Array(nearest.length)
  for (let at = 0; at < kinds.length; at++) {
    kinds[at] = nearest[at]! < least ? FAR : surest[at]! > most ? SKY : UNSURE
  }
  const spans = new Uint8ClampedArray(kinds.length * 6)
  tones.forEach((tone, channel) => {
    const { low, high } = edgesOf(tone)
    for (let at = 0, to = channel * 2; at < low.length; at++, to += 6) {
      spans[to] = Math.ceil(255 * (high[at]! - alike))
      spans[to + 1] = Math.floor(255 * (low[at]! + alike))
    }
  })
  return { width: near.width, kinds, spans: new Uint8Array(spans.buffer) }
}

export interface SeenRow {
  readonly pixels: Uint32Array
  /** Which pixel each place of the row shows, and the places at which each square begins. */
  readonly columns: Int32Array
  readonly starts: Int32Array
  /** The first of its squares. */
  readonly first: number
}

/** Marks in a row of an outline what is to be looked at closely. */
export const DOUBTFUL = 1

/** Fills a row of an outline where there is no doubt; whether there is any sky near it. */
export function fillSure(target: Uint8Array, cells: SureCells, row: SeenRow): boolean {
  const { width, kinds, spans } = cells
  const { pixels, columns, starts, first } = row
  let isNear = false
  for (let cell = 0; cell < width; cell++) {
    const kind = kinds[first + cell]
    if (kind === FAR) continue
    isNear = true
    const until = starts[cell + 1]!
    const span = (first + cell) * 6
    for (let at = starts[cell]!; at < until; at++) {
      const isSky = kind === SKY && isWithin(spans, span, pixels[columns[at]!]!)
      target[at] = isSky ? 255 : DOUBTFUL
    }
  }
  return isNear
}

function isWithin(spans: Uint8Array, at: number, pixel: number): boolean {
  const red = pixel & 255
  const green = (pixel >>> 8) & 255
  const blue = (pixel >>> 16) & 255
  const isAlike = red >= spans[at]! && red <= spans[at + 1]!
  if (!isAlike || green < spans[at + 2]! || green > spans[at + 3]!) return false
  return blue >= spans[at + 4]! && blue <= spans[at + 5]!
}

interface Edges {
  readonly low: Float32Array
  readonly high: Float32Array
}

/** The least and the greatest at the four corners of each square. */
function edgesOf({ width, height, data }: Field): Edges {
  const low = new Float32Array(data.length)
  const high = new Float32Array(data.length)
  for (let y = 0, at = 0; y < height; y++) {
    const drop = y + 1 < height ? width : 0
    for (let x = 0; x < width; x++, at++) {
      const beside = x + 1 < width ? at + 1 : at
      const one = data[at]!
      const two = data[beside]!
      const three = data[at + drop]!
      const four = data[beside + drop]!
      low[at] = Math.min(one, two, three, four)
      high[at] = Math.max(one, two, three, four)
    }
  }
  return { low, high }
}
