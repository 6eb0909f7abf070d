import { createColourTable, lookUp, saturate } from './techniques/colour-table.ts'
import { createLines } from './techniques/ink-lines.ts'
import { createNoise, createSheet } from './techniques/noise-field.ts'
import { luma, pack, type Plate, type Style, type StyleSetup } from './style.ts'

/** Coloured chalk on a school board: dusty outlines, light parts scribbled in, wiped-out lessons below. */
export const chalk: Style = {
  hold: 3,
  open(setup) {
    const table = createColourTable((r, g, b) => {
      const most = Math.max(40, r, g, b)
      const full = [r, g, b].map((value) => 255 - (255 - (value * 255) / most) * 0.62)
      return saturate(full, 1.25)
    })
    const scribbles = [0, 1, 2].map((turn) => createScribble(setup, turn))
    const board = createBoard(setup)
    const lines = createLines(setup)
    const reach = Math.max(1, Math.round(setup.height / 330))
    return {
      develop: (plate) =>
        draw(plate, {
          table,
          board,
          scribble: scribbles[plate.tick % 3]!,
          lines: lines(plate, { reach, from: 16, to: 60 }),
        }),
    }
  },
}

/** Slanted strokes, broken by the roughness of the board. */
function createScribble(setup: StyleSetup, turn: number): Int8Array {
  const noise = createNoise(setup.seed + 80 + turn)
  const gap = setup.height / 120
  return createSheet(setup, (x, y) => {
    const waver = noise(x / 60, y / 60) * 1.4
    const line = Math.sin(((x + y * 0.8) / gap + waver) * Math.PI)
    return line * 0.5 + noise(x * 0.8, y * 0.8) * 0.5
  })
}

/** How bright the dust of old lessons is. */
function createBoard(setup: StyleSetup): Int8Array {
  const noise = createNoise(setup.seed + 90)
  return createSheet(setup, (x, y) => {
    const [u, v] = [x / setup.height, y / setup.height]
    return noise(u * 3 + v, v * 6) * 0.6 + noise(x * 0.7, y * 0.7) * 0.3
  })
}

interface Drawing {
  readonly table: Uint32Array
  readonly board: Int8Array
  readonly scribble: Int8Array
  readonly lines: Uint8Array
}

function draw({ source, target }: Plate, { table, board, scribble, lines }: Drawing): void {
  for (let i = 0; i < target.length; i++) {
    const here = source[i]!
    const rough = scribble[i]!
    const dust = board[i]! * 0.09
    let cover = lines[i]! * (0.0044 + rough * 0.000009)
    const fillIn = (luma(here) - 84 + rough * 0.9) * 0.0046
    if (fillIn > cover) cover = fillIn
    if (cover <= 0.02) {
      target[i] = pack(28 + dust, 44 + dust, 39 + dust)
      continue
    }
    const k = cover > 0.94 ? 0.94 : cover
    const p = lookUp(table, here)
    target[i] = pack(
      28 + dust + ((p & 255) - 28) * k,
      44 + dust + (((p >>> 8) & 255) - 44) * k,
      39 + dust + (((p >>> 16) & 255) - 39) * k,
    )
  }
}
