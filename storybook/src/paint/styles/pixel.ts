import { nearestIn, saturate, createColourTable, lookUp } from './techniques/colour-table.ts'
import { luma, type Style } from './style.ts'

const PALETTE = [
  '#0f0f1b',
  '#222034',
  '#45283c',
  '#663931',
  '#8f563b',
  '#df7126',
  '#d9a066',
  '#eec39a',
  '#fbf236',
  '#99e550',
  '#6abe30',
  '#37946e',
  '#4b692f',
  '#524b24',
  '#323c39',
  '#3f3f74',
  '#306082',
  '#5b6ee1',
  '#639bff',
  '#5fcde4',
  '#cbdbfc',
  '#ffffff',
  '#9badb7',
  '#847e87',
  '#696a6a',
  '#595652',
  '#76428a',
  '#ac3232',
  '#d95763',
  '#d77bba',
  '#8f974a',
  '#8a6f30',
]

const BAYER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

/** A game of the eighties: about 120 rows of square pixels, 32 colours, dithered fields, on twos. */
export const pixel: Style = {
  hold: 2,
  open({ width, height }) {
    const block = Math.max(2, Math.round(Math.min(width, height) / 128))
    const nearest = nearestIn(PALETTE, 1.1)
    const table = createColourTable((r, g, b) => {
      const [red, green, blue] = saturate([r, g, b], 1.25) as [number, number, number]
      return nearest(red, green, blue)
    })
    return {
      develop({ source, target }) {
        for (let top = 0; top < height; top += block) {
          for (let left = 0; left < width; left += block) {
            const colour = blockColour(source, { left, top, width, height, block })
            const shift = (BAYER[((top / block) & 3) * 4 + ((left / block) & 3)]! - 7.5) * 0.6
            const chosen = lookUp(table, shifted(colour, shift))
            const right = Math.min(width, left + block)
            for (let y = top; y < Math.min(height, top + block); y++) {
              target.fill(chosen, y * width + left, y * width + right)
            }
          }
        }
      },
    }
  },
}

interface Block {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly block: number
}

/** The mean of the block, pulled to its darkest part: outlines and eyes survive. */
function blockColour(source: Uint32Array, at: Block): number {
  let red = 0
  let green = 0
  let blue = 0
  let count = 0
  let darkest = source[at.top * at.width + at.left]!
  const bottom = Math.min(at.height, at.top + at.block)
  const right = Math.min(at.width, at.left + at.block)
  for (let y = at.top; y < bottom; y++) {
    for (let x = at.left; x < right; x++) {
      const p = source[y * at.width + x]!
      red += p & 255
      green += (p >>> 8) & 255
      blue += (p >>> 16) & 255
      count++
      if (luma(p) < luma(darkest)) darkest = p
    }
  }
  const mean = (red / count) | 0 | (((green / count) | 0) << 8) | (((blue / count) | 0) << 16)
  return luma(mean) - luma(darkest) > 70 ? darkest : mean
}

function shifted(colour: number, by: number): number {
  const bound = (value: number): number => Math.max(0, Math.min(255, value + by)) | 0
  return (
    bound(colour & 255) | (bound((colour >>> 8) & 255) << 8) | (bound((colour >>> 16) & 255) << 16)
  )
}
