import { grainAt } from '../paper/grain.ts'
import { toRgb } from '../paper/colour.ts'
import { pack, type Style, type StyleSetup } from './style.ts'

/** The house style: the stage as it stands, with a breath of paper and quiet corners. */
export const paper: Style = {
  hold: 1,
  open: (setup) => ({ veil: createSheetOfPaper(setup) }),
}

const CORNER = toRgb('#8d7f92')
const FIBRE = 2.2
/** Steps from the middle of the frame (0) to its corners (1). */
const STEPS = 1024
/** After so many pixels the fibres begin anew. */
const TILE = 128

function createSheetOfPaper({ width, height, store }: StyleSetup): number {
  const { address, pixels: sheet } = store.open(width * height)
  const light = createFalloff()
  const fibres = createFibres()
  const across = Float64Array.from({ length: width }, (_, x) => distance(x / width))
  for (let y = 0, i = 0; y < height; y++) {
    const down = distance(y / height)
    const row = (y & (TILE - 1)) * TILE
    for (let x = 0; x < width; x++, i++)
      sheet[i] = light[(across[x]! + down) | 0]! + fibres[row + (x & (TILE - 1))]!
  }
  return address
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

/** The fibres of a piece of paper, for all three colours at once: no level leaves its byte. */
function createFibres(): Int32Array {
  return Int32Array.from(
    { length: TILE * TILE },
    (_, i) => Math.round(grainAt(i & (TILE - 1), Math.floor(i / TILE)) * FIBRE) * 0x010101,
  )
}

/** Cut-outs against the light: the painter blackens what is near, this only keeps the paper. */
export const silhouette: Style = { hold: 1, open: (setup) => paper.open(setup) }
