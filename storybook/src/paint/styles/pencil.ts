import { inkLines } from './ink-lines.ts'
import { createNoise, createSheet } from './noise-field.ts'
import { luma, pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** Graphite on white paper: hatching in two directions, outlines that are redrawn every third frame. */
export const pencil: Style = {
  hold: 3,
  open(setup) {
    const sheets = [0, 1, 2].map((turn) => createHatching(setup, turn))
    const noise = createNoise(setup.seed + 2)
    const tooth = createSheet(setup, (x, y) => noise(x * 0.6, y * 0.6))
    return {
      develop: (plate) => draw(plate, { hatching: sheets[plate.tick % 3]!, tooth }),
    }
  },
}

interface Hatching {
  readonly first: Int8Array
  readonly second: Int8Array
}

function createHatching(setup: StyleSetup, turn: number): Hatching {
  const noise = createNoise(setup.seed + 40 + turn)
  const gap = Math.max(2.2, setup.height / 150)
  const lines = (angle: number): Int8Array => {
    const dx = Math.cos(angle) / gap
    const dy = Math.sin(angle) / gap
    return createSheet(setup, (x, y) => {
      const u = x / setup.height
      const v = y / setup.height
      const waver = noise(u * 9, v * 9) * 0.8 + noise(u * 60, v * 60) * 0.35
      // The hand lifts: strokes end and begin anew.
      const pressure = noise((u * dy - v * dx) * gap * 9, (u * dx + v * dy) * gap * 40) * 0.75
      return Math.sin((x * dx + y * dy + waver) * Math.PI) * 0.8 + pressure - 0.25
    })
  }
  return { first: lines(0.8 + turn * 0.04), second: lines(2.1 - turn * 0.05) }
}

function draw(
  plate: Plate,
  sheet: { readonly hatching: Hatching; readonly tooth: Int8Array },
): void {
  const { source, target, height } = plate
  const { first, second } = sheet.hatching
  const reach = Math.max(1, Math.round(height / 420))
  const lines = inkLines(plate, { reach, from: 14, to: 70 })
  for (let i = 0; i < target.length; i++) {
    // A night drawn as dark as it is would be one black field of hatching.
    const light = (luma(source[i]!) / 255) ** 0.62
    const dark = 1 - light
    let grey = 252 - dark * dark * 60
    if (dark > 0.22) grey -= stroke(first[i]!, (dark - 0.22) * 1.5) * 92
    if (dark > 0.5) grey -= stroke(second[i]!, (dark - 0.5) * 1.9) * 88
    grey -= (lines[i]! / 255) * 165
    const inked = 1 - grey / 250
    grey += sheet.tooth[i]! * 0.22 * Math.min(1, inked * 1.6) + sheet.tooth[i]! * 0.02
    target[i] = pack(grey, grey * 0.992, grey * 0.972)
  }
}

/** A line of the hatching: wider where it should be darker. */
function stroke(wave: number, dark: number): number {
  const from = 1 - Math.min(1, dark) * 1.7
  const value = (wave / 127 - from) * 1.8
  return value <= 0 ? 0 : value >= 1 ? 1 : value
}
