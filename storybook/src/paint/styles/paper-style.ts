import { grainAt } from '../paper/grain.ts'
import { toRgb } from '../paper/colour.ts'
import type { Style, StyleSetup } from './style.ts'

/** The house style: the stage as it stands, with a breath of paper and quiet corners. */
export const paper: Style = {
  hold: 1,
  open: (setup) => ({ veil: createSheetOfPaper(setup) }),
}

const CORNER = toRgb('#8d7f92')
const FIBRE = 2.2
/** Steps from the middle of the frame (0) to its corners (1). */
const STEPS = 1024

function createSheetOfPaper({ width, height }: StyleSetup): Uint8Array {
  const sheet = new Uint32Array(width * height)
  const light = createFalloff()
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y / height) * 2 - 1
    for (let x = 0; x < width; x++, i++) {
      const u = (x / width) * 2 - 1
      const at = ((((u * u + v * v) / 2) * STEPS) | 0) * 3
      const fibre = grainAt(x, y) * FIBRE
      sheet[i] =
        0xff000000 |
        ((light[at + 2]! + fibre) << 16) |
        ((light[at + 1]! + fibre) << 8) |
        (light[at]! + fibre)
    }
  }
  return new Uint8Array(sheet.buffer)
}

/** How much light is left at each step, for red, green and blue; half a level is added for rounding. */
function createFalloff(): Float64Array {
  const light = new Float64Array((STEPS + 1) * 3)
  for (let step = 0; step <= STEPS; step++) {
    const far = Math.max(0, ((step / STEPS) * 2 - 0.62) / 1.38)
    const dark = Math.min(1, far * far * 0.75 + far * 0.12)
    for (let c = 0; c < 3; c++) light[step * 3 + c] = 253 - (255 - CORNER[c]!) * dark
  }
  return light
}

/** Cut-outs against the light: the painter blackens what is near, this only keeps the paper. */
export const silhouette: Style = { hold: 1, open: (setup) => paper.open(setup) }
