import { createColourTable, lookUp, nearestIn } from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { pack, type Plate, type Style, type StyleSetup } from './style.ts'

const INKS = [
  '#12253f',
  '#1c4268',
  '#35698f',
  '#7fa6b3',
  '#b9cbbf',
  '#e9dfc3',
  '#f3ead2',
  '#d8b26a',
  '#c98a4b',
  '#b5452c',
  '#8a3a2a',
  '#6e7f4e',
  '#9caa72',
  '#4d5a44',
  '#5b4a42',
  '#2a2622',
  '#d99a86',
  '#8d8470',
]
const INK = pack(28, 32, 44)

/** A woodblock print: few inks, flat fields, key lines, the grain of the block, and bokashi along the top. */
export const ukiyoE: Style = {
  hold: 3,
  open(setup) {
    const table = createColourTable(nearestIn(INKS, 0.9))
    const grain = createWood(setup)
    const from = createSteady(setup)
    const pen = createLines(setup)
    const reach = Math.max(1, Math.round(setup.height / 480))
    return {
      develop: (plate) =>
        print(plate, { table, grain, from, lines: pen(plate, { reach, from: 42, to: 48 }) }),
    }
  },
}

/** Long fibres along the board. */
function createWood(setup: StyleSetup): Int8Array {
  const noise = createNoise(setup.seed + 3)
  return createSheet(setup, (x, y) => {
    const u = x / setup.height
    const v = y / setup.height
    const bend = noise(u * 1.5, v * 4) * 0.05
    return noise(u * 4, (v + bend) * 130) * 0.6 + noise(x * 0.5, y * 0.5) * 0.4
  })
}

/** A hand cut every line: they wobble by a pixel or two. */
function createSteady({ width, height, seed, heed }: StyleSetup): Int32Array {
  const noise = createNoise(seed + 4)
  const far = height / 380
  const from = new Int32Array(width * height)
  for (let y = 0, i = 0; y < height; y++) {
    heed()
    for (let x = 0; x < width; x++, i++) {
      const u = (x / height) * 40
      const v = (y / height) * 40
      const px = Math.max(0, Math.min(width - 1, Math.round(x + noise(u, v) * far)))
      const py = Math.max(0, Math.min(height - 1, Math.round(y + noise(u + 9, v + 5) * far)))
      from[i] = py * width + px
    }
  }
  return from
}

function print(
  plate: Plate,
  block: {
    readonly table: Uint32Array
    readonly grain: Int8Array
    readonly from: Int32Array
    readonly lines: Uint8Array
  },
): void {
  const { source, target, width, height } = plate
  const band = height * 0.2
  for (let y = 0, i = 0; y < height; y++) {
    // Bokashi: the printer wipes the block, so the sky deepens to Prussian blue at the upper edge.
    const deep = y < band ? (1 - y / band) ** 1.3 * 0.85 : 0
    for (let x = 0; x < width; x++, i++) {
      const at = block.from[i]!
      if (block.lines[at]! > 100) {
        target[i] = INK
        continue
      }
      const ink = lookUp(block.table, source[at]!)
      const light = block.grain[i]! * 0.09
      target[i] = pack(
        mixed(ink & 255, 24, deep) + light,
        mixed((ink >>> 8) & 255, 60, deep) + light,
        mixed((ink >>> 16) & 255, 104, deep) + light,
      )
    }
  }
}

function mixed(from: number, to: number, amount: number): number {
  return from + (to - from) * amount
}
