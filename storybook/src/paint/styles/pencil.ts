import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet, createSoftSheet } from './techniques/noise-field.ts'
import { luma, pack, type Plate, type Style, type StyleSetup } from './style.ts'

interface DrawnOptions {
  /** Distance of the hatching's lines as a share of the height. */
  readonly gap: number
  /** How dark the hatching and the outlines get, in levels. */
  readonly hatch: number
  readonly line: number
  /** How strongly the paper's tooth breaks what is drawn. */
  readonly tooth: number
  /** Shade that was rubbed in with a finger. */
  readonly smudge: number
  readonly reach: number
  /** Below 1 the shades are lifted, above 1 deepened. */
  readonly gamma: number
}

/** Lines and hatching on paper, drawn anew every third frame. */
function drawn(options: DrawnOptions): Style {
  return {
    hold: 3,
    open(setup) {
      const sheets = [0, 1, 2].map((turn) => createHatching(setup, options.gap, turn))
      const noise = createNoise(setup.seed + 2)
      const tooth = createSheet(setup, (x, y) => noise(x * 0.6, y * 0.6))
      const lines = createLines(setup)
      const shades = createShades(options)
      const reach = Math.max(1, Math.round(setup.height * options.reach))
      return {
        inPlace: true,
        develop: (plate) =>
          draw(plate, {
            hatching: sheets[plate.tick % 3]!,
            tooth,
            lines: lines(plate, { reach, from: 12, to: 62 }),
            shades,
            options,
          }),
      }
    },
  }
}

interface Hatching {
  readonly first: Int8Array
  readonly second: Int8Array
}

/** Lines closer than this, in pixels, would be lost in a soft sheet. */
const FINE = 4

function createHatching(setup: StyleSetup, share: number, turn: number): Hatching {
  const noise = createNoise(setup.seed + 40 + turn)
  const gap = Math.max(2.2, setup.height * share)
  const sheetOf = gap < FINE ? createSheet : createSoftSheet
  const lines = (angle: number): Int8Array => {
    const dx = Math.cos(angle) / gap
    const dy = Math.sin(angle) / gap
    return sheetOf(setup, (x, y) => {
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

/** For each brightness: the shade that is rubbed in, and from which height of the wave a stroke shows. */
interface Shades {
  readonly rubbed: Float32Array
  readonly first: Int16Array
  readonly second: Int16Array
}

function createShades({ gamma, smudge }: DrawnOptions): Shades {
  const dark = Float32Array.from({ length: 256 }, (_, value) => 1 - (value / 255) ** gamma)
  const from = (start: number, gain: number): Int16Array =>
    Int16Array.from(dark, (shade) =>
      shade <= start ? 999 : (1 - Math.min(1, (shade - start) * gain) * 1.7) * 127,
    )
  return {
    rubbed: dark.map((shade) => shade * shade * smudge),
    first: from(0.12, 1.5),
    second: from(0.42, 1.7),
  }
}

interface Drawing {
  readonly hatching: Hatching
  readonly tooth: Int8Array
  readonly lines: Uint8Array
  readonly shades: Shades
  readonly options: DrawnOptions
}

/** White paper under so much ink. */
const GREYS = Uint32Array.from({ length: 256 }, (_, ink) => {
  const grey = 252 - ink
  return pack(grey, grey * 0.992, grey * 0.972)
})

function draw(
  { source, target }: Plate,
  { hatching, tooth, lines, shades, options }: Drawing,
): void {
  const { first, second } = hatching
  const hatch = options.hatch / WIDEST
  const line = options.line / 255
  const grip = options.tooth / 127
  for (let i = 0; i < target.length; i++) {
    const light = luma(source[i]!)
    const strokes =
      stroke(first[i]! - shades.first[light]!) + stroke(second[i]! - shades.second[light]!)
    let ink = shades.rubbed[light]! + strokes * hatch + lines[i]! * line
    ink -= tooth[i]! * grip * (ink > 120 ? 1 : ink / 120)
    target[i] = GREYS[ink < 0 ? 0 : ink > 255 ? 255 : ink | 0]!
  }
}

/** Where the wave is so far above, a line of the hatching is as dark as it gets. */
const WIDEST = 70

/** A line of the hatching: wider where it should be darker. */
function stroke(above: number): number {
  return above <= 0 ? 0 : above >= WIDEST ? WIDEST : above
}

/** Graphite on white paper: fine hatching in two directions. */
export const pencil = drawn({
  gap: 0.0066,
  hatch: 84,
  line: 172,
  tooth: 34,
  smudge: 62,
  reach: 0.0024,
  gamma: 0.92,
})

/** Burnt wood on rough paper: broad soft strokes, rubbed shade, heavy contours. */
export const charcoal = drawn({
  gap: 0.014,
  hatch: 58,
  line: 196,
  tooth: 92,
  smudge: 150,
  reach: 0.0056,
  gamma: 1.3,
})
