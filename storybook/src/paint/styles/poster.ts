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
  /** None: nothing but shapes. */
  readonly line?: {
    readonly ink: number
    readonly reach: number
    readonly from: number
    readonly to: number
  }
  /** The blank rim of the sheet as a share of its height, with a line around what is printed. */
  readonly rim?: number
  /** How rough the stone is. Default 0.08; a screen has none. */
  readonly tooth?: number
}

/** A lithograph in a handful of inks: flat shapes, one line, a little tooth of the stone. */
function poster({ inks, weight, strong, line, rim, tooth = 0.08 }: PosterOptions): Style {
  return {
    hold: 2,
    open(setup) {
      const nearest = nearestIn(inks, weight)
      const table = createColourTable((r, g, b) => {
        const [red, green, blue] = saturate([r, g, b], strong) as [number, number, number]
        return nearest(red, green, blue)
      })
      const noise = createNoise(setup.seed + 14)
      const stone = createSheet(setup, (x, y) => noise(x * 0.7, y * 0.7) * tooth)
      const pen = line ? createLines(setup) : () => NO_LINES
      const reach = Math.max(1, Math.round(setup.height * (line?.reach ?? 0)))
      return {
        develop: (plate) => {
          const lines = pen(plate, { from: 0, to: 1, ...line, reach })
          print(plate, { table, stone, lines, ink: line?.ink ?? INK })
          if (rim) trim(plate, stone, Math.round(setup.height * rim))
        },
      }
    },
  }
}

const NO_LINES = new Uint8Array()

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
    const k = (lines[i] ?? 0) / 255
    const tooth = stone[i]!
    target[i] = pack(
      (flat & 255) + ((ink & 255) - (flat & 255)) * k + tooth,
      ((flat >>> 8) & 255) + (((ink >>> 8) & 255) - ((flat >>> 8) & 255)) * k + tooth,
      ((flat >>> 16) & 255) + (((ink >>> 16) & 255) - ((flat >>> 16) & 255)) * k + tooth,
    )
  }
}

const INK = pack(30, 42, 56)
const BLANK = pack(246, 236, 214)

/** Around the print the sheet stays blank. */
function trim({ target, width, height }: Plate, stone: Int8Array, rim: number): void {
  const line = Math.max(1, Math.round(rim / 7))
  for (let y = 0, i = 0; y < height; y++) {
    const down = Math.min(y, height - 1 - y)
    for (let x = 0; x < width; x++, i++) {
      const inside = Math.min(down, x, width - 1 - x) - rim
      if (inside >= line) {
        // On to the other side, where the rim begins again.
        const wide = width - 2 * (rim + line)
        x += wide - 1
        i += wide - 1
        continue
      }
      const sheet = inside < 0 ? BLANK : INK
      const tooth = stone[i]!
      target[i] = pack(
        (sheet & 255) + tooth,
        ((sheet >>> 8) & 255) + tooth,
        ((sheet >>> 16) & 255) + tooth,
      )
    }
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

/** A travel poster, or the postcard of it: sun-warmed inks, flat shapes, hardly a line, a blank rim. */
export const travelPoster = poster({
  inks: [
    '#16202c',
    '#1e3a4c',
    '#2a6478',
    '#4f9aa0',
    '#9cc9bd',
    '#f6e9c8',
    '#f3cf8e',
    '#e9a94a',
    '#dd7a36',
    '#c2472f',
    '#8a2f2a',
    '#5a3426',
    '#9a6a42',
    '#2f5a3c',
    '#6a8f4a',
    '#a9b96a',
    '#eebc94',
    '#8c8f86',
    '#5b4a66',
  ],
  weight: 1.1,
  strong: 1.3,
  line: { ink: INK, reach: 0.0016, from: 84, to: 150 },
  rim: 0.034,
})

/** Shapes for a screen: a handful of clear colours, no line, no paper. */
export const flat = poster({
  inks: [
    '#1b2440',
    '#2e3f72',
    '#3f6fd8',
    '#6fb6f2',
    '#bfe3fa',
    '#ffffff',
    '#f4efe8',
    '#ffd25e',
    '#ff9a3d',
    '#f2574b',
    '#b52f4f',
    '#ffc9b0',
    '#e39b74',
    '#8a5138',
    '#4a2f2c',
    '#1f7a63',
    '#35b37e',
    '#9fdc8c',
    '#8b93a8',
    '#7c5cd6',
    '#f59ac0',
  ],
  weight: 0.9,
  strong: 1.45,
  tooth: 0,
})
