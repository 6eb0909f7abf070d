import { createColourTable, type ColourRule } from './colour-table.ts'
import { FURTHEST, originOf, packed, type Packed, type StrokeMap } from './packed.ts'
import { GAP, strokeColour } from './strokes.ts'
import type { Plate, Style, StyleSetup } from '../style.ts'

export interface LayeredOptions {
  readonly hold: number
  /** How many layouts take turns, so that the surface lives. */
  readonly layouts: number
  /** Pieces for the fields. */
  readonly broad: (setup: StyleSetup, layout: number) => StrokeMap | Packed
  /** Those for where there is something to see: always the same, so that details keep still. Default the broad ones. */
  readonly fine?: (setup: StyleSetup) => StrokeMap | Packed
  /** One rule, or several that neighbouring pieces take in turn: broken colour. */
  readonly colours: readonly ColourRule[]
  /** What shows between the pieces. */
  readonly between?: number
  /** Half of the picture is seen in what is between: bare canvas would snow on a night. */
  readonly sheer?: boolean
  /** Beyond this difference a broad piece would hide a detail, and a fine one takes over. Default 20. */
  readonly detail?: number
  /** Its pieces are so small, at any size of film, that no colour comes from further than a byte can say. */
  readonly near?: true
}

/** A picture put together from pieces of one colour each: strokes, tiles, facets, stitches. */
export function layered(options: LayeredOptions): Style {
  return {
    hold: options.hold,
    ...(options.near ? { reach: FURTHEST + 1 } : {}),
    open(setup) {
      const tables = options.colours.map((rule) => createColourTable(rule))
      const fine = options.fine ? small(options.fine(setup), setup) : undefined
      const layouts = Array.from({ length: options.layouts }, (_, index) => {
        const broad = small(options.broad(setup, index), setup)
        return { broad, fine: fine ?? broad }
      })
      const { between = 0xff000000, detail = 20, sheer = false } = options
      return {
        develop: (plate) =>
          lay(plate, layouts[plate.tick % layouts.length]!, { tables, between, detail, sheer }),
      }
    },
  }
}

function small(map: StrokeMap | Packed, { width }: StyleSetup): Packed {
  return 'ways' in map ? map : packed(map, width)
}

interface Ground {
  readonly tables: readonly Uint32Array[]
  readonly between: number
  readonly detail: number
  readonly sheer: boolean
}

interface Layout {
  readonly broad: Packed
  readonly fine: Packed
}

function lay(plate: Plate, { broad, fine }: Layout, ground: Ground): void {
  const { source, target } = plate
  const { tables, between, detail, sheer } = ground
  const count = tables.length
  const some = detail * 1.6
  for (let i = 0; i < target.length; i++) {
    const here = source[i]!
    let from = originOf(broad, i)
    let relief = broad.relief[i]!
    if (differ(here, source[from]!) >= detail) {
      from = originOf(fine, i)
      relief = fine.relief[i]!
      if (differ(here, source[from]!) >= some) {
        from = i
        relief = relief === GAP ? GAP : (relief * 0.7) | 0
      }
    }
    if (relief === GAP) {
      target[i] = sheer ? half(here, between) : between
      continue
    }
    const p = source[from]!
    const table = count === 1 ? tables[0]! : tables[(Math.imul(from, 0x9e3779b1) >>> 24) % count]!
    const colour = table[((p & 0xfc) << 10) | (((p >>> 10) & 63) << 6) | ((p >>> 18) & 63)]!
    target[i] = strokeColour(colour, relief)
  }
}

/** The colour in the middle of two, opaque. */
function half(a: number, b: number): number {
  return (0xff000000 | (((a >>> 1) & 0x7f7f7f) + ((b >>> 1) & 0x7f7f7f))) >>> 0
}

function differ(a: number, b: number): number {
  const red = (a & 255) - (b & 255)
  const green = ((a >>> 8) & 255) - ((b >>> 8) & 255)
  const blue = ((a >>> 16) & 255) - ((b >>> 16) & 255)
  return (Math.abs(red) + Math.abs(green) + Math.abs(blue)) >> 1
}
