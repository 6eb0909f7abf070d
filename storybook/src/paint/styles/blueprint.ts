import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { luma, pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** A drawing for the workshop: white lines on cyanotype blue, with its grid and a frame. */
export const blueprint: Style = {
  hold: 2,
  open(setup) {
    const sheet = createGrid(setup)
    const lines = createLines(setup)
    const reach = Math.max(1, Math.round(setup.height / 620))
    return {
      develop(plate) {
        expose(plate, sheet, lines(plate, { reach, from: 12, to: 46 }))
      },
    }
  },
}

function createGrid(setup: StyleSetup): Int8Array {
  const { width, height, seed } = setup
  const noise = createNoise(seed + 12)
  const cell = Math.max(8, Math.round(height / 36))
  const edge = Math.round(height * 0.03)
  const thick = Math.max(1, Math.round(height / 480))
  return createSheet(setup, (x, y) => {
    const side = Math.min(x, y, width - 1 - x, height - 1 - y)
    if (side >= edge && side < edge + thick) return 0.9
    const major = x % (cell * 5) === 0 || y % (cell * 5) === 0
    const minor = x % cell === 0 || y % cell === 0
    const fibre = noise(x * 0.4, y * 0.4) * 0.04 + noise(x / 90, y / 90) * 0.06
    return (side < edge ? 0 : major ? 0.2 : minor ? 0.1 : 0) + fibre
  })
}

function expose({ source, target }: Plate, sheet: Int8Array, lines: Uint8Array): void {
  for (let i = 0; i < target.length; i++) {
    const shade = luma(source[i]!)
    const white = sheet[i]! / 127 + lines[i]! / 290 + (shade - 128) * 0.00075
    const k = white < 0 ? white * 0.6 : white > 1 ? 1 : white
    target[i] = pack(26 + 214 * k, 74 + 172 * k, 148 + 104 * k)
  }
}
