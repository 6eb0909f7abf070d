import { createColourTable, nearestIn, saturate } from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { pack, type Plate, type Style } from './style.ts'

interface PosterOptions {
  readonly inks: readonly string[]
  /** Weight of brightness against hue when an ink is chosen. */
  readonly weight: number
  /** How much stronger colours are made before an ink is chosen. */
  readonly strong: number
  readonly line: {
    readonly ink: number
    readonly reach: number
    readonly from: number
    readonly to: number
  }
}

/** A lithograph in a handful of inks: flat shapes, one line, a little tooth of the stone. */
function poster({ inks, weight, strong, line }: PosterOptions): Style {
  return {
    hold: 2,
    open(setup) {
      const nearest = nearestIn(inks, weight)
      const table = createColourTable((r, g, b) => {
        const [red, green, blue] = saturate([r, g, b], strong) as [number, number, number]
        return nearest(red, green, blue)
      })
      const noise = createNoise(setup.seed + 14)
      const stone = createSheet(setup, (x, y) => noise(x * 0.7, y * 0.7) * 0.08)
      const pen = createLines(setup)
      const reach = Math.max(1, Math.round(setup.height * line.reach))
      return {
        develop: (plate) => {
          const lines = pen(plate, { reach, from: line.from, to: line.to })
          print(plate, { table, stone, lines, ink: line.ink })
        },
      }
    },
  }
}

interface Stone {
  readonly table: Uint32Array
  readonly stone: Int8Array
  readonly lines: Uint8Array
  readonly ink: number
}

function print({ source, target }: Plate, { table, stone, lines, ink }: Stone): void {
  for (let i = 0; i < target.length; i++) {
    const p = source[i]!
    const flat = table[((p & 0xfc) << 10) | (((p >>> 10) & 63) << 6) | ((p >>> 18) & 63)]!
    const k = lines[i]! / 255
    const tooth = stone[i]!
    target[i] = pack(
      (flat & 255) + ((ink & 255) - (flat & 255)) * k + tooth,
      ((flat >>> 8) & 255) + (((ink >>> 8) & 255) - ((flat >>> 8) & 255)) * k + tooth,
      ((flat >>> 16) & 255) + (((ink >>> 16) & 255) - ((flat >>> 16) & 255)) * k + tooth,
    )
  }
}

/** Between the wars: midnight blue, emerald and cream, and gold wherever two of them meet. */
export const artDeco = poster({
  inks: [
    '#0c1424',
    '#13283f',
    '#1d4a5c',
    '#2f7f7a',
    '#7fb8a4',
    '#f1e6c8',
    '#dcc48c',
    '#b98a3e',
    '#8a5a2c',
    '#7a2434',
    '#c4664a',
    '#3b2a3c',
  ],
  weight: 1.6,
  strong: 1.12,
  line: { ink: pack(224, 184, 92), reach: 0.0032, from: 26, to: 60 },
})

/** The school of Weimar and Dessau: red, yellow, blue, black and the paper's cream, and little between. */
export const bauhaus = poster({
  inks: [
    '#16161a',
    '#d8352a',
    '#f2b705',
    '#1f5fa8',
    '#f3ead8',
    '#e8834a',
    '#f0c9a0',
    '#2d6a4f',
    '#5d9e52',
    '#7fb4d8',
  ],
  weight: 0.9,
  strong: 1.5,
  line: { ink: pack(22, 22, 26), reach: 0.002, from: 70, to: 90 },
})
