import { createColourTable, type ColourRule } from './colour-table.ts'
import { groundOf, type LayKernel } from '../../simd/lay-kernels.ts'
import type { Store } from '../../simd/store.ts'
import { FURTHEST, packed, type Packed, type StrokeMap } from './packed.ts'
import type { Style, StyleSetup } from '../style.ts'

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
      const { store, width } = setup
      const { between = 0xff000000, detail = 20, sheer = false, colours } = options
      const tables = keepTables(colours, store)
      const look = { width, between, detail, sheer, tables: colours.length }
      const ground = store.keep(groundOf(look))
      const fine = options.fine ? small(options.fine(setup), setup) : undefined
      const layouts = Array.from({ length: options.layouts }, (_, index) => {
        const broad = small(options.broad(setup, index), setup)
        return layoutOf(broad, fine ?? broad)
      })
      return {
        develop({ source, target, tick }) {
          const { kernel, layers } = layouts[tick % layouts.length]!
          const [to, from] = [target.byteOffset, source.byteOffset]
          store.kernels[kernel](to, from, ...layers, ground, tables, target.length)
        },
      }
    },
  }
}

function small(map: StrokeMap | Packed, setup: StyleSetup): Packed {
  return 'ways' in map ? map : packed(map, setup)
}

/** One after the other; gives the address of the first. */
function keepTables(rules: readonly ColourRule[], store: Store): number {
  const address = store.take(rules.length * TABLE_BYTES)
  for (const [index, rule] of rules.entries()) {
    const { buffer } = createColourTable(rule)
    store.bytes().set(new Uint8Array(buffer), address + index * TABLE_BYTES)
  }
  return address
}

const TABLE_BYTES = 64 ** 3 * 4

interface Layout {
  readonly kernel: LayKernel
  readonly layers: readonly [broad: number, light: number, fine: number, fineLight: number]
}

function layoutOf(broad: Packed, fine: Packed): Layout {
  const [onNear, onFar]: [LayKernel, LayKernel] = broad.isFar
    ? ['layFarOnNear', 'layFar']
    : ['layNear', 'layNearOnFar']
  const layers = [broad.ways, broad.relief, fine.ways, fine.relief] as const
  return { kernel: fine.isFar ? onFar : onNear, layers }
}
