import type { Plate, StyleSetup } from '../style.ts'
import type { ColourTable } from './colour-table.ts'
import type { Glow } from './glow.ts'

/** The rows of a plate as addresses in the store. */
export function alongRows(
  { source, target, width, height }: Plate,
  work: (row: { readonly to: number; readonly from: number; readonly y: number }) => void,
): void {
  // Kernels write whole groups of four: what is written beyond a row may be the beginning of the next one to be read.
  const spills = width % 4 > 0 && source.byteOffset === target.byteOffset
  for (let y = 0; y < height; y++) {
    const next = (y + 1) * width
    const begun = spills ? target.slice(next, next + 4) : undefined
    const offset = y * width * 4
    work({ to: target.byteOffset + offset, from: source.byteOffset + offset, y })
    if (begun) target.set(begun, next)
  }
}

/** Every colour's answer, without more. */
export function createGrade({ store }: StyleSetup, table: ColourTable): (plate: Plate) => void {
  const answers = store.keep(table)
  return ({ source, target, width, height }) => {
    const from = source.byteOffset
    store.kernels.graded(target.byteOffset, from, from, from, answers, width * height)
  }
}

export interface GrainOptions {
  readonly table: ColourTable
  /** Levels for each pixel. */
  readonly sheet: Int8Array
  /** Every how many rows a line is darker; 0 for none. */
  readonly lines?: number
}

/** Every colour's answer with grain over it, from another place of the same sheet each time: as good as new grain. */
export function createGrainedGrade(
  setup: StyleSetup,
  { table, sheet, lines = 0 }: GrainOptions,
): (plate: Plate, start: number) => void {
  const { store, width } = setup
  const answers = store.keep(table)
  const grain = keepGrain(setup, sheet)
  const size = sheet.length
  return (plate, start) =>
    alongRows(plate, ({ to, from, y }) => {
      const specks = grain + ((start + y * width) % size)
      const lift = lines > 0 && y % lines === 0 ? -14 : 0
      store.kernels.grained(to, from, from, from, answers, specks, lift, width)
    })
}

/** A sheet of signed bytes from which a row can be read anywhere: after its end it begins anew. */
export function keepGrain({ store, width }: StyleSetup, sheet: Int8Array): number {
  const address = store.take(sheet.length + width + 4)
  const kept = new Int8Array(store.bytes().buffer, address, sheet.length + width)
  kept.set(sheet)
  kept.set(sheet.subarray(0, width), sheet.length)
  return address
}

/** The light of a glow over the picture, and then every colour's answer. */
export function createLitGrade(
  { store, width }: StyleSetup,
  table: ColourTable,
): (plate: Plate, glow: Glow) => void {
  const answers = store.keep(table)
  return (plate, glow) =>
    alongRows(plate, ({ to, from, y }) =>
      store.kernels.lit(to, from, from, from, answers, lightOf(glow, y), width),
    )
}

/** Where the light of a row of the frame begins. */
export function lightOf({ light, width }: Glow, y: number): number {
  return light.byteOffset + (y >> 2) * width * 4
}

/**
 * A row at a time with its first and last pixel repeated outwards, so that colours can be taken from beside their
 * place. Gives the address of the first pixel.
 */
export function createWideRow(
  { store, width }: StyleSetup,
  spare: number,
): (source: Uint32Array, y: number) => number {
  const address = store.take((width + 2 * spare + 4) * 4)
  return (source, y) => {
    const row = new Uint32Array(store.bytes().buffer, address, width + 2 * spare + 4)
    const from = y * width
    row.fill(source[from]!, 0, spare)
    row.set(source.subarray(from, from + width), spare)
    row.fill(source[from + width - 1]!, spare + width)
    return address + spare * 4
  }
}
