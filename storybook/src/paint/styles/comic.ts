import {
  contrast,
  createColourTable,
  lookUp,
  saturate,
  type ColourRule,
} from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { createSheet } from './techniques/noise-field.ts'
import { luma, pack, type Plate, type Style, type StyleSetup } from './style.ts'

interface PrintedOptions {
  readonly hold: number
  readonly colour: ColourRule
  /** Distance of the dots as a share of the height. */
  readonly screen: number
  /** What shows in a dot, and below which brightness dots appear. */
  readonly dot: number
  readonly dotBelow: number
  readonly line: { readonly width: number; readonly from: number; readonly to: number }
}

/** Cheap print: flat colours, dots for shade, black pen lines. */
function printed(options: PrintedOptions): Style {
  return {
    hold: options.hold,
    open(setup) {
      const table = createColourTable(options.colour)
      const screen = createScreen(setup, options.screen * setup.height)
      const pen = createLines(setup)
      const { width, from, to } = options.line
      const reach = Math.max(1, Math.round(setup.height * width))
      return {
        develop: (plate) =>
          printPlate(plate, { options, table, screen, lines: pen(plate, { reach, from, to }) }),
      }
    },
  }
}

/** A dot screen turned by 45°: the brightness below which a pixel belongs to its dot. */
function createScreen(setup: StyleSetup, cell: number): Int8Array {
  const turn = Math.PI / Math.max(4, cell)
  return createSheet(setup, (x, y) => Math.sin((x + y) * turn) * Math.sin((x - y) * turn))
}

function printPlate(
  plate: Plate,
  print: {
    readonly options: PrintedOptions
    readonly table: Uint32Array
    readonly screen: Int8Array
    readonly lines: Uint8Array
  },
): void {
  const { source, target } = plate
  const { options, table, screen, lines } = print
  for (let i = 0; i < target.length; i++) {
    const here = source[i]!
    const light = luma(here)
    let pixel = lookUp(table, here)
    if (light < options.dotBelow) {
      const shade = ((options.dotBelow - light) / options.dotBelow) * 2 - 1
      if (screen[i]! / 127 < shade * 0.9 - 0.15) pixel = darker(pixel, options.dot)
    }
    target[i] = lines[i]! > 0 ? darker(pixel, 1 - lines[i]! / 255) : pixel
  }
}

function darker(pixel: number, by: number): number {
  return pack((pixel & 255) * by, ((pixel >>> 8) & 255) * by, ((pixel >>> 16) & 255) * by)
}

const levels = (value: number, count: number): number =>
  (Math.round((value / 255) * (count - 1)) / (count - 1)) * 255

export const comic = printed({
  hold: 2,
  screen: 0.011,
  dot: 0.62,
  dotBelow: 150,
  line: { width: 0.0026, from: 46, to: 92 },
  colour: (red, green, blue) => {
    const [r, g, b] = saturate(contrast([red, green, blue], 1.25, 116), 1.35)
    return [levels(r!, 5), levels(g!, 5), levels(b!, 5)]
  },
})

/** Black, white and screens of dots: no colour at all. */
export const manga = printed({
  hold: 3,
  screen: 0.008,
  dot: 0.3,
  dotBelow: 150,
  line: { width: 0.0026, from: 12, to: 36 },
  colour: (red, green, blue) => {
    const light = 0.2 * red + 0.5 * green + 0.3 * blue
    const grey = light < 56 ? 18 : light < 120 ? 190 : 252
    return [grey, grey, grey]
  },
})

/** Four or five screaming colours, big dots, thick lines. */
export const popArt = printed({
  hold: 3,
  screen: 0.02,
  dot: 0.5,
  dotBelow: 190,
  line: { width: 0.0042, from: 44, to: 80 },
  colour: (red, green, blue) => {
    const light = 0.21 * red + 0.72 * green + 0.07 * blue
    const warm = red - blue
    if (light < 62) return [36, 22, 92]
    // Strong yellows and oranges must not melt into pale walls.
    if (warm > 120 && light > 110) return [255, 96, 60]
    if (light < 118) return warm > 18 ? [238, 46, 108] : [28, 120, 214]
    if (light < 176)
      return warm > 18 ? [255, 128, 52] : green > red ? [36, 196, 168] : [122, 96, 230]
    return warm > 6 ? [255, 224, 58] : [126, 226, 250]
  },
})
