import { createColourTable, lookUp, nearestIn, saturate } from './techniques/colour-table.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** What dyers had: madder, woad, weld, walnut, and what the three make together; undyed wool. */
const DYES = [
  '#1d1a24',
  '#1f2f52',
  '#35577e',
  '#7f9db0',
  '#5a1d22',
  '#97302c',
  '#c46a4a',
  '#e0a27c',
  '#d7a640',
  '#efd690',
  '#233c2e',
  '#47633c',
  '#84915a',
  '#3d2718',
  '#6d4a2c',
  '#a67f55',
  '#d6c29a',
  '#f2e8cf',
  '#857f78',
  '#553055',
]
/** Ground, stripe, lozenge and its heart. */
const BORDER = [pack(94, 28, 34), pack(224, 182, 92), pack(38, 58, 96), pack(240, 230, 204)]

/** Wool on a loom: short threads of a few dyes across the warp, and a border with lozenges. */
export const tapestry: Style = {
  hold: 3,
  open(setup) {
    const nearest = nearestIn(DYES, 1.1)
    const table = createColourTable((r, g, b) => {
      const [red, green, blue] = saturate([r, g, b], 1.25) as [number, number, number]
      return nearest(red, green, blue)
    })
    const high = Math.max(2, Math.round(setup.height / 150))
    const wide = Math.max(3, Math.round(high * 1.7))
    const loom = { table, high, wide, wool: spin(setup, high, wide), border: edge(setup) }
    return { develop: (plate) => weave(plate, loom) }
  },
}

interface Loom {
  readonly table: Uint32Array
  /** A stitch, in pixels. */
  readonly high: number
  readonly wide: number
  readonly wool: Int8Array
  readonly border: Int8Array
}

/** Each stitch is round, and no thread as dark as its neighbour. */
function spin(setup: StyleSetup, high: number, wide: number): Int8Array {
  const noise = createNoise(setup.seed + 131)
  return createSheet(setup, (x, y) => {
    const row = Math.floor(y / high)
    const along = x + (row % 2) * (wide >> 1)
    const [down, across] = [(y % high) / high, (along % wide) / wide]
    const round =
      Math.sin(Math.PI * (down + 0.5 / high)) * Math.sin(Math.PI * (across + 0.5 / wide))
    return 0.3 * (round - 0.72) + 0.09 * noise(row * 3.7, Math.floor(along / wide) * 2.3)
  })
}

/** 0 inside, else one more than the border's colour. */
function edge(setup: StyleSetup): Int8Array {
  const { width, height } = setup
  const rim = height * 0.075
  return createSheet(setup, (x, y) => {
    const inside = Math.min(x, width - x, y, height - y)
    if (inside >= rim) return 0
    const share = inside / rim
    if (share < 0.1 || share > 0.86) return 2 / 127
    const along = inside === x || inside === width - x ? y : x
    const lozenge = Math.abs(((along / (rim * 1.3)) % 1) - 0.5) * 2 + Math.abs(share - 0.48) * 2.6
    return (lozenge < 0.36 ? 4 : lozenge < 0.86 ? 3 : 1) / 127
  })
}

function weave({ source, target, width, height }: Plate, loom: Loom): void {
  const { table, high, wide, wool, border } = loom
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(y / high)
    const from = Math.min(height - 1, row * high + (high >> 1)) * width
    const shift = (row % 2) * (wide >> 1)
    for (let x = 0; x < width; x++, i++) {
      const stitch = Math.floor((x + shift) / wide) * wide - shift + (wide >> 1)
      const at = from + (stitch < 0 ? 0 : stitch >= width ? width - 1 : stitch)
      const edged = border[at]!
      const dye = edged > 0 ? BORDER[edged - 1]! : lookUp(table, source[at]!)
      const light = wool[i]!
      target[i] = pack(
        (dye & 255) + light,
        ((dye >>> 8) & 255) + light,
        ((dye >>> 16) & 255) + light,
      )
    }
  }
}
