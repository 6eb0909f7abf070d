import { createRandom, type Random } from '../../scene/random.ts'
import { contrast, createColourTable, saturate } from './techniques/colour-table.ts'
import { alongRows, createWideRow, keepGrain } from './techniques/grading.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import type { Plate, Style, StyleSetup } from './style.ts'

/** A row slips by no more than this. */
const MOST = 36

/** A tape that was lent too often: colours beside their shapes, lines, a band of noise that climbs, rows that slip. */
export const vhs: Style = {
  hold: 1,
  open(setup) {
    const { store, width } = setup
    const table = store.keep(
      createColourTable((r, g, b) =>
        saturate(contrast([r * 1.02 + 8, g * 0.98 + 4, b * 1.04 + 14], 0.92, 120), 1.3),
      ),
    )
    const snow = createSnow(setup)
    const spread = Math.max(2, Math.round(width / 210))
    const wide = createWideRow(setup, spread + MOST)
    return {
      inPlace: true,
      develop(plate) {
        const random = createRandom(plate.tick * 7919 + 3)
        const start = random.whole(0, width)
        alongRows(plate, ({ to, y }) => {
          const { slip, dim, torn } = trackRow(plate, y, random)
          const at = wide(plate.source, y) + slip * 4
          const [red, blue] = [at - spread * 4, at + spread * 4]
          const specks = snow(start + y * width, torn * 110)
          store.kernels.grained(to, red, at, blue, table, specks, dim, width)
        })
      },
    }
  },
}

/** Where a row of snow lies; where the tape is torn, its brightest flakes burst. */
function createSnow(setup: StyleSetup): (start: number, burst: number) => number {
  const { store, width } = setup
  const noise = createNoise(setup.seed + 61)
  const flakes = createSheet(setup, (x, y) => noise(x * 0.31, y * 0.97))
  const fine = keepGrain(
    setup,
    flakes.map((flake) => flake >> 4),
  )
  const torn = store.take(width + 4)
  return (start, burst) => {
    if (burst === 0) return fine + (start % flakes.length)
    const row = new Int8Array(store.bytes().buffer, torn, width)
    for (let x = 0; x < width; x++) {
      const flake = flakes[(start + x) % flakes.length]!
      row[x] = (flake >> 4) + (flake > 40 ? burst : 0)
    }
    return torn
  }
}

/** How one line of the tape is read. */
interface Track {
  /** Sideways, in pixels. */
  readonly slip: number
  readonly dim: number
  /** How much of the climbing band of noise is on it, 0…1. */
  readonly torn: number
}

function trackRow({ height, tick }: Plate, y: number, random: Random): Track {
  const band = height * (1 - ((tick * 0.011 + 0.4) % 1.25))
  const torn = Math.max(0, 1 - Math.abs(y - band) / (height * 0.05))
  const foot = y > height * 0.965 ? random.between(4, 18) : 0
  const wobble = torn * 14 * Math.sin(y * 0.7 + tick) + Math.sin(y / 37 + tick) * 0.8
  return { slip: Math.round(wobble + foot), dim: y % 3 === 0 ? -12 : 2, torn }
}
