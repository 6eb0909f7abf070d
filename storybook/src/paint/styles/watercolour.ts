import { createColourTable, saturate } from './techniques/colour-table.ts'
import { alongRows } from './techniques/grading.ts'
import { createNoise, createSheet, createSoftSheet } from './techniques/noise-field.ts'
import type { Plate, Style, StyleSetup } from './style.ts'

/** Wet washes on rough paper: wobbling outlines, pools of pigment, dark rims, a ragged white border. */
export const watercolour: Style = {
  hold: 2,
  open(setup) {
    const sheets = [0, 1].map((turn) => createWash(setup, turn))
    const paper = createPaper(setup)
    const table = setup.store.keep(
      createColourTable((r, g, b) => {
        const [red, green, blue] = saturate([r, g, b], 1.4) as [number, number, number]
        // Transparent colour over white: nothing is darker than what a few layers give.
        return [wash(red), wash(green), wash(blue)]
      }),
    )
    const paint = createWetRows(setup, { ...paper, table })
    return { develop: (plate) => paint(plate, sheets[(plate.tick >> 1) % 2]!) }
  },
}

function wash(value: number): number {
  return 255 - (255 - value) * 0.72
}

/** Where each pixel takes its colour, in bytes: a little beside itself, as wet paint creeps. */
function createWash(setup: StyleSetup, turn: number): number {
  const { width, height, seed, store } = setup
  const wide = createNoise(seed + 11 + turn)
  const fine = createNoise(seed + 23 + turn)
  const at = (x: number): number => (x / height) * 16
  // Two noises of −1…1, the second of 0.45: 80 of 127 keeps them within a byte.
  const creep = (x: number, y: number, ahead: number): number =>
    ((wide(at(x) + ahead * 31, at(y) + ahead * 17) +
      fine(at(x) * 5 + ahead * 9, at(y) * 5) * 0.45) *
      80) /
    127
  const across = createSoftSheet(setup, (x, y) => creep(x, y, 0))
  const down = createSoftSheet(setup, (x, y) => creep(x, y, 1))
  const far = (height * 0.011) / 80
  const { address, pixels: from } = store.open(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const px = Math.max(0, Math.min(width - 1, Math.round(x + across[i]! * far)))
      const py = Math.max(0, Math.min(height - 1, Math.round(y + down[i]! * far)))
      from[i] = (py * width + px) * 4
    }
  }
  return address
}

/** Sheets in the store. */
interface Paper {
  /** How much pigment settles here. */
  readonly pools: number
  /** 0 bare paper at the ragged border … 128 painted. */
  readonly cover: number
}

function createPaper(setup: StyleSetup): Paper {
  const { width, height, seed, store } = setup
  const pool = createNoise(seed + 5)
  const tooth = createNoise(seed + 6)
  const ragged = createNoise(seed + 8)
  const margin = Math.min(width, height) * 0.035
  const pools = createSheet(setup, (x, y) => {
    const slow = pool((x / height) * 7, (y / height) * 7) * 0.5
    return slow + tooth(x * 0.55, y * 0.55) * 0.28
  })
  const torn = createSoftSheet(setup, (x, y) => {
    const [u, v] = [(x / height) * 9, (y / height) * 9]
    return 0.5 * ragged(u, v) + 0.3 * ragged(u * (41 / 9), v * (41 / 9))
  })
  const cover = new Uint8Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const side = Math.min(x, y, width - 1 - x, height - 1 - y)
      const inside = side - margin * (0.75 + torn[i]! / 127)
      cover[i] = Math.max(0, Math.min(1, inside / (margin * 0.16))) * 128
    }
  }
  return { pools: store.keep(pools), cover: store.keep(cover) }
}

/** Paints rows with paint that has crept: a few of them stay wet, to be compared with those above. */
function createWetRows(
  { width, height, store }: StyleSetup,
  { pools, cover, table }: Paper & { readonly table: number },
): (plate: Plate, from: number) => void {
  const reach = Math.max(2, Math.round(height / 260))
  const stride = (width + reach + 4) * 4
  const wet = store.take((reach + 1) * stride)
  const rowAt = (y: number): number => wet + (y % (reach + 1)) * stride
  const wetten = (source: Uint32Array, from: number, y: number): void => {
    const at = rowAt(y)
    store.kernels.gather(at, source.byteOffset, from + y * width * 4, width)
    const row = new Uint32Array(store.bytes().buffer, at, width + reach)
    row.fill(row[width - 1]!, width)
  }
  return (plate, from) => {
    for (let y = 0; y < reach; y++) wetten(plate.source, from, y)
    alongRows(plate, ({ to, y }) => {
      if (y + reach < height) wetten(plate.source, from, y + reach)
      const here = rowAt(y)
      const below = y + reach < height ? rowAt(y + reach) : here
      const sheets = [pools + y * width, cover + y * width] as const
      store.kernels.wash(to, here, here + reach * 4, below, ...sheets, table, width)
    })
  }
}
