import { createColourTable, lookUp, saturate } from './techniques/colour-table.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import type { Plate, Style, StyleSetup } from './style.ts'

/** Wet washes on rough paper: wobbling outlines, pools of pigment, dark rims, a ragged white border. */
export const watercolour: Style = {
  hold: 2,
  open(setup) {
    const sheets = [0, 1].map((turn) => createWash(setup, turn))
    const paper = createPaper(setup)
    const table = createColourTable((r, g, b) => {
      const [red, green, blue] = saturate([r, g, b], 1.4) as [number, number, number]
      // Transparent colour over white: nothing is darker than what a few layers give.
      return [wash(red), wash(green), wash(blue)]
    })
    return {
      develop: (plate) => paintWash(plate, { from: sheets[(plate.tick >> 1) % 2]!, paper, table }),
    }
  },
}

function wash(value: number): number {
  return 255 - (255 - value) * 0.72
}

/** Where each pixel takes its colour: a little beside itself, as wet paint creeps. */
function createWash({ width, height, seed, heed }: StyleSetup, turn: number): Int32Array {
  const wide = createNoise(seed + 11 + turn)
  const fine = createNoise(seed + 23 + turn)
  const from = new Int32Array(width * height)
  const far = height * 0.011
  for (let y = 0, i = 0; y < height; y++) {
    heed()
    for (let x = 0; x < width; x++, i++) {
      const u = (x / height) * 16
      const v = (y / height) * 16
      const dx = wide(u, v) * far + fine(u * 5, v * 5) * far * 0.45
      const dy = wide(u + 31, v + 17) * far + fine(u * 5 + 9, v * 5) * far * 0.45
      const px = Math.max(0, Math.min(width - 1, Math.round(x + dx)))
      const py = Math.max(0, Math.min(height - 1, Math.round(y + dy)))
      from[i] = py * width + px
    }
  }
  return from
}

interface Paper {
  /** How much pigment settles here. */
  readonly pools: Int8Array
  /** 0 bare paper at the ragged border … 127 painted. */
  readonly cover: Int8Array
}

function createPaper(setup: StyleSetup): Paper {
  const { width, height, seed } = setup
  const pool = createNoise(seed + 5)
  const tooth = createNoise(seed + 6)
  const ragged = createNoise(seed + 8)
  const margin = Math.min(width, height) * 0.035
  return {
    pools: createSheet(setup, (x, y) => {
      const slow = pool((x / height) * 7, (y / height) * 7) * 0.5
      const grain = tooth(x * 0.55, y * 0.55) * 0.28
      return slow + grain
    }),
    cover: createSheet(setup, (x, y) => {
      const side = Math.min(x, y, width - 1 - x, height - 1 - y)
      const torn =
        margin *
        (0.75 +
          0.5 * ragged((x / height) * 9, (y / height) * 9) +
          0.3 * ragged((x / height) * 41, (y / height) * 41))
      return Math.max(0, Math.min(1, (side - torn) / (margin * 0.16)))
    }),
  }
}

function paintWash(
  plate: Plate,
  wet: { readonly from: Int32Array; readonly paper: Paper; readonly table: Uint32Array },
): void {
  const { source, target, width } = plate
  const { from, paper, table } = wet
  const reach = Math.max(2, Math.round(plate.height / 260))
  const last = target.length - reach * (width + 1) - 1
  for (let i = 0; i < target.length; i++) {
    const here = source[from[i]!]!
    const beside = source[from[i < last ? i + reach : i]!]!
    const below = source[from[i < last ? i + reach * width : i]!]!
    const rim = Math.min(40, (gap(here, beside) + gap(here, below)) * 0.42)
    const pigment = 1 - (paper.pools[i]! * 0.0016 + rim * 0.0105)
    const lay = { pigment, cover: paper.cover[i]! / 127 }
    const wet = lookUp(table, here)
    target[i] =
      (0xff000000 |
        (tone((wet >>> 16) & 255, 240, lay) << 16) |
        (tone((wet >>> 8) & 255, 248, lay) << 8) |
        tone(wet & 255, 252, lay)) >>>
      0
  }
}

interface Layer {
  readonly pigment: number
  readonly cover: number
}

function tone(value: number, paper: number, { pigment, cover }: Layer): number {
  const painted = Math.min(paper, value * pigment)
  const mixed = paper + (painted - paper) * cover
  return mixed < 0 ? 0 : mixed > 255 ? 255 : mixed | 0
}

function gap(a: number, b: number): number {
  const red = (a & 255) - (b & 255)
  const green = ((a >>> 8) & 255) - ((b >>> 8) & 255)
  const difference = Math.abs(red) + Math.abs(green)
  return difference > 24 ? difference - 24 : 0
}
