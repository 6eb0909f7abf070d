import { triples } from '../../scene/rows.ts'
import { contrast, createColourTable, saturate } from './techniques/colour-table.ts'
import { createCorners } from './techniques/corners.ts'
import { createGrainedGrade } from './techniques/grading.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import type { ColourRule } from './techniques/colour-table.ts'
import type { Style } from './style.ts'

interface Camera {
  readonly colour: ColourRule
  /** Strength of the grain in levels, and every how many rows a line is darker; 0 for none. */
  readonly grain: number
  readonly lines?: number
  /** Grains for each pixel of a row. Default 0.9. */
  readonly fine?: number
  readonly corners: number
}

/** What another eye than ours would see: every colour has its own answer. */
function camera({ colour, grain, lines = 0, fine = 0.9, corners }: Camera): Style {
  return {
    hold: 1,
    open(setup) {
      const table = createColourTable(colour)
      const noise = createNoise(setup.seed + 33)
      const sheet = createSheet(setup, (x, y) => (noise(x * fine, y * fine) * grain) / 127)
      const dim = createCorners(setup, corners)
      const see = createGrainedGrade(setup, { table, sheet, lines })
      return {
        inPlace: true,
        develop(plate) {
          dim(plate)
          // Grain that changes with every frame took x264 a third of its time.
          see(plate, (plate.tick >> 1) * 7919)
        },
      }
    },
  }
}

/** A ramp of colours from cold to hot, at a share 0…1. */
function ramp(colours: readonly (readonly [number, number, number])[], share: number): number[] {
  const at = Math.min(0.9999, Math.max(0, share)) * (colours.length - 1)
  const [low, high] = [colours[Math.floor(at)]!, colours[Math.floor(at) + 1]!]
  return low.map((value, i) => value + (high[i]! - value) * (at % 1))
}

const HEAT = triples(
  '16 8 60, 70 12 130, 176 24 124, 236 74 52, 255 168 32, 255 240 130, 255 255 246',
)

/** What is red and lively is warm, what is blue is cold. */
const warmth = (r: number, g: number, b: number): number =>
  0.16 + (0.62 * r + 0.2 * g - 0.34 * b) / 255 + 0.16 * ((0.2 * r + 0.7 * g + 0.1 * b) / 255)

/** Two inks: violet where it is dark, and light orange. */
const INKS = triples('38 14 92, 122 34 138, 236 92 108, 255 168 96, 255 240 214')

export const duotone = camera({
  grain: 4,
  corners: 0.15,
  colour: (r, g, b) =>
    ramp(INKS, (contrast([r, g, b], 1.25, 130)[1]! * 0.7 + 0.21 * r + 0.09 * b) / 255),
})

export const thermal = camera({
  grain: 5,
  corners: 0.3,
  colour: (r, g, b) => ramp(HEAT, Math.max(0, warmth(r, g, b)) ** 1.15),
})

const FILM = triples('3 8 18, 10 34 58, 46 104 142, 150 206 226, 240 252 255')

/** A negative on the light box: what is dense glows, all around is night. */
export const xRay = camera({
  grain: 7,
  corners: 0.7,
  colour: (r, g, b) => {
    const light = (0.3 * r + 0.58 * g + 0.12 * b) / 255
    const colourful = (Math.max(r, g, b) - Math.min(r, g, b)) / 255
    return ramp(FILM, Math.max(0, 1 - light) ** 1.25 * 0.85 + colourful * 0.25)
  },
})

/** Film that sees heat: leaves turn white and pink, skies go deep. */
export const infrared = camera({
  grain: 6,
  corners: 0.4,
  colour: (r, g, b) => {
    const leaf = Math.max(0, Math.min(1, (g - Math.max(r, b) + 6) / 34))
    const sky = Math.max(0, Math.min(1, (b - r - 10) / 90))
    const base = saturate(contrast([g * 0.4 + r * 0.6, b * 0.45 + g * 0.5, b], 1.15, 120), 1.1)
    const bloom = [255, 190 + g * 0.18, 206 + g * 0.14]
    return base.map((value, i) => (value + (bloom[i]! - value) * leaf * 0.92) * (1 - 0.3 * sky))
  },
})

const GREEN = triples('2 10 4, 10 58 22, 46 150 60, 140 236 132, 232 255 220')

/** A light amplifier at midnight. */
export const nightVision = camera({
  grain: 20,
  fine: 0.6,
  lines: 3,
  corners: 0.95,
  colour: (r, g, b) => ramp(GREEN, ((0.2 * r + 0.4 * g + 0.4 * b) / 255) ** 0.8),
})

/** The same world with its colours turned up. */
export const vibrant = camera({
  grain: 1,
  corners: 0.18,
  colour: (r, g, b) => saturate(contrast([r, g, b], 1.16, 118), 1.75),
})

/** The same world with its colours turned down: a grey day's film, not a black and white one. */
export const muted = camera({
  grain: 2,
  corners: 0.3,
  colour: (r, g, b) => saturate(contrast([r, g, b], 0.94, 120), 0.5),
})

/** Sugared almonds: everything light and tender, nothing darker than its half. */
export const pale = camera({
  grain: 1,
  corners: 0.06,
  colour: (r, g, b) => {
    const light = saturate([r, g, b], 1.25).map((value) => 255 - (255 - value) * 0.7)
    return [light[0]! + 5, light[1]! - 1, light[2]! + 3]
  },
})
