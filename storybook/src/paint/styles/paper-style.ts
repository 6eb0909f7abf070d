import { grainAt } from '../paper/grain.ts'
import { toRgb } from '../paper/colour.ts'
import { SHADE, type Veil } from '../simd/veil.ts'
import { pack, type Style, type StyleSetup } from './style.ts'

/** The house style: the stage as it stands, with a breath of paper and quiet corners. */
export const paper: Style = { hold: 1, open: (setup) => ({ veil: createSheetOfPaper(setup) }) }

const CORNER = toRgb('#8d7f92')
const FIBRE = 2.2
/** Steps from the middle of the frame (0) to its corners (1). */
const STEPS = 1024
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
function layLight({ width, height, store }: StyleSetup): Rows {
  const columns = Math.ceil(width / SHADE) + 2
  const rows = Math.ceil(height / SHADE)
  const { address, pixels } = store.open(columns * rows)
  const falloff = createFalloff()
  const across = Float64Array.from({ length: columns }, (_, x) =>
    distance(((x + 0.5) * SHADE) / width),
  )
  for (let y = 0, i = 0; y < rows; y++) {
    const down = distance(((y + 0.5) * SHADE) / height)
    for (let x = 0; x < columns; x++) {
      pixels[i++] = falloff[Math.min(STEPS, Math.floor(across[x]! + down))]!
    }
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

/** How much a place along one side adds to the steps from the middle. */
function distance(share: number): number {
  return ((share * 2 - 1) ** 2 / 2) * STEPS
}

/** The light that is left at each step, as a pixel. */
function createFalloff(): Uint32Array {
  return Uint32Array.from({ length: STEPS + 1 }, (_, step) => {
    const far = Math.max(0, ((step / STEPS) * 2 - 0.62) / 1.38)
    const dark = Math.min(1, far * far * 0.75 + far * 0.12)
    const [red, green, blue] = CORNER.map((level) => Math.round(252.5 - (255 - level) * dark))
    return pack(red!, green!, blue!)
  })
}

/** Cut-outs against the light: the painter blackens what is near, this only keeps the paper. */
export const silhouette: Style = { hold: 1, open: (setup) => paper.open(setup) }
