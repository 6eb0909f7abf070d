import { grainAt } from '../grain.ts'
import { toRgb } from '../colour.ts'
import type { Style, StyleSetup } from './style.ts'

/** The house style: the stage as it stands, with a breath of paper and quiet corners. */
export const paper: Style = {
  hold: 1,
  open: (setup) => ({ veil: createSheetOfPaper(setup) }),
}

const CORNER = toRgb('#8d7f92')

function createSheetOfPaper({ width, height }: StyleSetup): Uint8Array {
  const sheet = new Uint8Array(width * height * 4)
  for (let y = 0, p = 0; y < height; y++) {
    const v = (y / height) * 2 - 1
    for (let x = 0; x < width; x++, p += 4) {
      const u = (x / width) * 2 - 1
      const far = Math.max(0, (u * u + v * v - 0.62) / 1.38)
      const dark = Math.min(1, far * far * 0.75 + far * 0.12)
      const fibre = grainAt(x, y) * 2.2
      for (let c = 0; c < 3; c++) {
        sheet[p + c] = Math.round(Math.min(255, 252.5 + fibre - (255 - CORNER[c]!) * dark))
      }
      sheet[p + 3] = 255
    }
  }
  return sheet
}

/** Cut-outs against the light: the painter blackens what is near, this only keeps the paper. */
export const silhouette: Style = { hold: 1, open: (setup) => paper.open(setup) }
