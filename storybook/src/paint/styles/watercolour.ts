import { createColourTable, saturate } from './techniques/colour-table.ts'
import { alongRows } from './techniques/grading.ts'
import { createNoise, createSheet, createSoftSheet } from './techniques/noise-field.ts'
import type { Plate, Style, StyleSetup } from './style.ts'

/** Wet washes on rough paper: wobbling outlines, pools of pigment, dark rims, a ragged white border. */
export const watercolour: Style = {
  hold: 2,
  open(setup) {
    const sheets = [0, 1].map((turn) => createCreep(setup, turn))
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

/** How far from itself each pixel takes its colour, across and down, as wet paint creeps: signed bytes in the store. */
interface Creep {
  readonly across: number
  readonly down: number
}

function createCreep(setup: StyleSetup, turn: number): Creep {
  const { width, height, seed, store } = setup
  const wide = createNoise(seed + 11 + turn)
  const fine = createNoise(seed + 23 + turn)
  const far = height * (setup.photo ? 0.0045 : 0.011)
  const at = (x: number): number => (x / height) * 16
  const sheet = (ahead: number, room: (i: number) => readonly [number, number]): number => {
    // In quarters of a pixel, as far as a byte goes: at 1080 rows paint creeps 17 pixels.
    const soft = createSoftSheet(setup, (x, y) => {
      const slow = wide(at(x) + ahead * 31, at(y) + ahead * 17)
      return ((slow + fine(at(x) * 5 + ahead * 9, at(y) * 5) * 0.45) * far * FINER) / 127
    })
    for (let i = 0; i < soft.length; i++) {
      const [least, most] = room(i)
      soft[i] = Math.max(least, Math.min(most, Math.round(soft[i]! / FINER)))
    }
    return store.keep(soft)
  }
  const within = (place: number, size: number): readonly [number, number] => [
    -place,
    size - 1 - place,
  ]
  return {
    across: sheet(0, (i) => within(i % width, width)),
    down: sheet(1, (i) => within(Math.floor(i / width), height)),
  }
}

const FINER = 4

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
): (plate: Plate, creep: Creep) => void {
  const reach = Math.max(2, Math.round(height / 260))
  const stride = (width + reach + 4) * 4
  const wet = store.take((reach + 1) * stride)
  const rowAt = (y: number): number => wet + (y % (reach + 1)) * stride
  const wetten = (source: Uint32Array, { across, down }: Creep, y: number): void => {
    const at = rowAt(y)
    const first = y * width
    const from = source.byteOffset + first * 4
    store.kernels.creep(at, from, across + first, down + first, width, width)
    const row = new Uint32Array(store.bytes().buffer, at, width + reach)
    row.fill(row[width - 1]!, width)
  }
  return (plate, creep) => {
    for (let y = 0; y < reach; y++) wetten(plate.source, creep, y)
    alongRows(plate, ({ to, y }) => {
      if (y + reach < height) wetten(plate.source, creep, y + reach)
      const here = rowAt(y)
      const below = y + reach < height ? rowAt(y + reach) : here
      const sheets = [pools + y * width, cover + y * width] as const
      store.kernels.wash(to, here, here + reach * 4, below, ...sheets, table, width)
    })
  }
}
