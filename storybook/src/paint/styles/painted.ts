import { createColourTable, lookUp, type ColourRule } from './colour-table.ts'
import { createStrokes, strokeColour } from './strokes.ts'
import type { Plate, Style, StyleSetup } from './style.ts'

/** A picture in brush strokes: broad ones for the fields, fine ones where there is something to see. */
export interface PaintedOptions {
  readonly hold: number
  /** How many layouts of strokes take turns, so that the paint lives. */
  readonly layouts: number
  /** Sizes as shares of the frame's height. */
  readonly length: number
  readonly thickness: number
  readonly bristle: number
  readonly jitter: number
  readonly colour: ColourRule
  readonly direction: (setup: StyleSetup) => (x: number, y: number) => number
}

export function painted(options: PaintedOptions): Style {
  return {
    hold: options.hold,
    open(setup) {
      const table = createColourTable(options.colour)
      const direction = options.direction(setup)
      const layer = (index: number, share: number): ReturnType<typeof createStrokes> =>
        createStrokes({
          ...setup,
          seed: 31 + index * 7 + Math.round(share * 100),
          length: options.length * setup.height * share,
          thickness: Math.max(2, options.thickness * setup.height * share),
          direction,
          bristle: options.bristle,
          jitter: options.jitter * (share < 1 ? 0.4 : 1),
        })
      const layouts = Array.from({ length: options.layouts }, (_, index) => ({
        broad: layer(index, 1),
        fine: layer(index, 0.3),
      }))
      return {
        develop: (plate) => paintOver(plate, layouts[plate.tick % layouts.length]!, table),
      }
    },
  }
}

/** Beyond this difference a broad stroke would hide a detail, and the fine brush takes over. */
const DETAIL = 20

function paintOver(
  plate: Plate,
  layers: Record<'broad' | 'fine', ReturnType<typeof createStrokes>>,
  table: Uint32Array,
): void {
  const { source, target } = plate
  const { broad, fine } = layers
  for (let i = 0; i < target.length; i++) {
    const here = source[i]!
    const wide = source[broad.from[i]!]!
    const narrow = source[fine.from[i]!]!
    if (differ(here, wide) < DETAIL) {
      target[i] = strokeColour(lookUp(table, wide), broad.relief[i]!, 1)
    } else if (differ(here, narrow) < DETAIL * 1.6) {
      target[i] = strokeColour(lookUp(table, narrow), fine.relief[i]!, 0.9)
    } else {
      target[i] = strokeColour(lookUp(table, here), fine.relief[i]!, 0.6)
    }
  }
}

function differ(a: number, b: number): number {
  const red = (a & 255) - (b & 255)
  const green = ((a >>> 8) & 255) - ((b >>> 8) & 255)
  const blue = ((a >>> 16) & 255) - ((b >>> 16) & 255)
  return ((red < 0 ? -red : red) + (green < 0 ? -green : green) + (blue < 0 ? -blue : blue)) / 2
}
