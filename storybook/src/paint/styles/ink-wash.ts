import { createCanvas } from '@napi-rs/canvas'
import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** Sumi-e: black ink and much water on rice paper; the far dissolves, a few wet strokes say the rest, red is kept. */
export const inkWash: Style = {
  hold: 3,
  open(setup) {
    const paper = createPaper(setup)
    const lines = createLines(setup)
    const reach = Math.max(2, Math.round(setup.height / 210))
    const small = createCanvas(Math.ceil(setup.width / 4), Math.ceil(setup.height / 4))
    return {
      finish(ctx, canvas) {
        // Wet paint runs: the picture under a softened copy of itself.
        const soft = small.getContext('2d')
        soft.filter = 'blur(2px)'
        soft.drawImage(canvas, 0, 0, small.width, small.height)
        ctx.globalAlpha = 0.5
        ctx.drawImage(small, 0, 0, canvas.width, canvas.height)
        ctx.globalAlpha = 1
      },
      develop: (plate) => wash(plate, paper, lines(plate, { reach, from: 9, to: 60 })),
    }
  },
}

interface Paper {
  readonly fibre: Int8Array
  /** Where the brush ran dry. */
  readonly dry: Int8Array
}

function createPaper(setup: StyleSetup): Paper {
  const noise = createNoise(setup.seed + 33)
  const { height } = setup
  return {
    fibre: createSheet(setup, (x, y) => {
      const cloud = noise((x / height) * 6, (y / height) * 6) * 0.6
      return cloud + noise(x * 0.5, y * 0.5) * 0.22
    }),
    dry: createSheet(setup, (x, y) => noise((x / height) * 26, (y / height) * 210)),
  }
}

/** Six depths of ink, from water to black, with soft steps. */
const INKS = Float32Array.from({ length: 256 }, (_, value) => {
  // The lightest part of the scale stays paper: what is left out makes the picture.
  const dark = (Math.max(0, 0.84 - value / 255) / 0.84) ** 1.1 * 5
  const step = Math.floor(dark)
  const rest = dark - step
  return ((step + Math.min(1, rest * rest * 2.2)) / 5) * 222
})

/** How light a colour is to the brush: leaves and grass are dark, sky and water are left to the paper. */
function depth(pixel: number): number {
  return ((pixel & 255) * 90 + ((pixel >>> 8) & 255) * 66 + ((pixel >>> 16) & 255) * 100) >> 8
}

function wash({ source, target }: Plate, { fibre, dry }: Paper, lines: Uint8Array): void {
  for (let i = 0; i < target.length; i++) {
    const p = source[i]!
    const line = lines[i]! * 0.72
    const broken = line > 0 ? line * (dry[i]! > 52 ? 0.35 : 1) : 0
    const ink = INKS[depth(p)]! * (1 + fibre[i]! * 0.0032) + broken
    const grey = 244 + fibre[i]! * 0.05 - ink
    const red = (p & 255) - ((p >>> 8) & 255) - 70
    const seal = red > 0 && (p & 255) > 150 ? Math.min(1, red / 60) : 0
    target[i] = pack(
      grey + (190 - grey) * seal,
      grey * 0.985 - 4 + (48 - grey) * seal,
      grey * 0.945 - 6 + (38 - grey) * seal,
    )
  }
}
