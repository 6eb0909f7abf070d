import { grainAt } from '../../scene/grain.ts'
import { createGlow } from './glow.ts'
import { SHADE, type Veil } from '../simd/veil.ts'
import type { Style, StyleSetup } from './style.ts'

/** The house style: the stage as it stands, with a breath of paper and quiet corners. */
export const paper: Style = { hold: 1, open: (setup) => ({ veil: createSheetOfPaper(setup) }) }

const FIBRE = 2.2
/** After so many pixels the fibres begin anew. */
const TILE = 128

function createSheetOfPaper(setup: StyleSetup): Veil {
  const light = layLight(setup)
  const fibres = layFibres(setup)
  return {
    lightAt: (y) => light.address + Math.floor(y / SHADE) * light.pitch,
    fibresAt: (y) => fibres.address + (y & (TILE - 1)) * fibres.pitch,
  }
}

/** Rows of pixels in the store. */
interface Rows {
  readonly address: number
  /** Bytes from row to row. */
  readonly pitch: number
}

/** A shade for four by four pixels: a sheet for every pixel takes 8 MB at 1080p. */
function layLight({ width, height, store, light }: StyleSetup): Rows {
  const columns = Math.ceil(width / SHADE) + 2
  const rows = Math.ceil(height / SHADE)
  const { address, pixels } = store.open(columns * rows)
  const shadeAt = createGlow(light)
  for (let y = 0, i = 0; y < rows; y++) {
    const down = ((y + 0.5) * SHADE) / height
    for (let x = 0; x < columns; x++) pixels[i++] = shadeAt(((x + 0.5) * SHADE) / width, down)
  }
  return { address, pitch: columns * 4 }
}

/** The fibres of a piece of paper, laid side by side over a whole row. */
function layFibres({ width, store }: StyleSetup): Rows {
  const columns = Math.ceil(width / 8) * 8
  const { address, pixels } = store.open(columns * TILE)
  const tile = Math.min(TILE, columns)
  for (let y = 0, row = 0; y < TILE; y++, row += columns) {
    for (let x = 0; x < tile; x++) {
      pixels[row + x] = (Math.round(grainAt(x, y) * FIBRE) & 255) * 0x010101
    }
    for (let x = TILE; x < columns; x += TILE) {
      pixels.copyWithin(row + x, row, row + Math.min(TILE, columns - x))
    }
  }
  return { address, pitch: columns * 4 }
}

/** Cut-outs against the light: the painter blackens what is near, this only keeps the paper. */
export const silhouette: Style = { hold: 1, open: (setup) => paper.open(setup) }
