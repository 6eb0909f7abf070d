import { createRandom, type Random } from '../../scene/random.ts'
import { contrast, createColourTable, saturate } from './techniques/colour-table.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { strokeColour } from './techniques/strokes.ts'
import type { Plate, Style } from './style.ts'

/** A tape that was lent too often: colours beside their shapes, lines, a band of noise that climbs, rows that slip. */
export const vhs: Style = {
  hold: 1,
  open(setup) {
    const table = createColourTable((r, g, b) =>
      saturate(contrast([r * 1.02 + 8, g * 0.98 + 4, b * 1.04 + 14], 0.92, 120), 1.3),
    )
    const noise = createNoise(setup.seed + 61)
    const snow = createSheet(setup, (x, y) => noise(x * 0.31, y * 0.97))
    return {
      develop(plate) {
        const random = createRandom(plate.tick * 7919 + 3)
        let at = random.whole(0, plate.width)
        for (let y = 0; y < plate.height; y++) {
          play(plate, trackRow(plate, y, random), { table, snow, at })
          at = (at + plate.width) % (snow.length - plate.width)
        }
      },
    }
  },
}

/** How one line of the tape is read. */
interface Track {
  readonly row: number
  /** Sideways, in pixels. */
  readonly slip: number
  readonly dim: number
  /** How much of the climbing band of noise is on it, 0…1. */
  readonly torn: number
}

function trackRow({ width, height, tick }: Plate, y: number, random: Random): Track {
  const band = height * (1 - ((tick * 0.011 + 0.4) % 1.25))
  const torn = Math.max(0, 1 - Math.abs(y - band) / (height * 0.05))
  const foot = y > height * 0.965 ? random.between(4, 18) : 0
  const wobble = torn * 14 * Math.sin(y * 0.7 + tick) + Math.sin(y / 37 + tick) * 0.8
  return { row: y * width, slip: Math.round(wobble + foot), dim: y % 3 === 0 ? -12 : 2, torn }
}

interface Tape {
  readonly table: Uint32Array
  readonly snow: Int8Array
  readonly at: number
}

function play({ source, target, width }: Plate, track: Track, { table, snow, at }: Tape): void {
  const { row, slip, dim } = track
  const spread = Math.max(2, Math.round(width / 210))
  const burst = track.torn * 110
  const last = row + width - 1
  for (let x = 0; x < width; x++) {
    const here = Math.max(row, Math.min(last, row + x + slip))
    const red = source[Math.max(row, here - spread)]!
    const blue = source[Math.min(last, here + spread)]!
    const p =
      table[((red & 0xfc) << 10) | (((source[here]! >>> 10) & 63) << 6) | ((blue >>> 18) & 63)]!
    const speck = snow[at + x]!
    target[row + x] = strokeColour(p, dim + (speck >> 4) + (speck > 40 ? burst : 0))
  }
}
