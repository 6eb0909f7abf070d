import { pairs, plotted, quads } from '../../../scene/rows.ts'
import { darker, lighter } from '../kit/colour.ts'
import { peaks } from '../kit/nature/land.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { thing } from '../kit/thing.ts'

const STONE = '#b3a58c'
const GREEN = '#6f9a50'

export const machuPicchuPlace = sight({
  id: 'machu-picchu',
  time: 'morning',
  size: [24, 12],
  across: 1.1,
  upwards: 0.92,
  z: 16,
  behind: (c) =>
    plane(c, { name: 'andes', z: 36 }, (ink) =>
      peaks(ink, { colour: '#8fa8a4', height: [6, 13], step: 8 }),
    ),
  before: (c) => [
    meadowGround(c, {
      flowers: 14,
      dress: (ink) => path(ink, { colour: '#cbb891', width: 3.4, bend: 1.4, far: 14 }),
    }),
    ...llamas(c),
    ...greenery(c),
  ],
  draw(ink) {
    cut(ink, '#5f8a5c', [0.3, 0.3]).soft(
      ...pairs('0 0.4, 2.4 -4, 4 -9.4, 5.6 -12.4, 7 -9.6, 8.6 -5, 12 0.4'),
    )
    mark(ink, darker('#5f8a5c', 0.18)).polygon(
      ...pairs('5.7 -11.4, 7 -9.4, 8.6 -5, 11 -0.6, 6.4 -0.6, 6 -5'),
    )
    for (let step = 6; step >= 0; step--) terrace(ink, step)
    for (const [x, y, w, h] of RUINS) ruin(ink, { x, y, width: w, height: h })
  },
})

/** Green steps with stone fronts. */
function terrace(ink: Ink, step: number): void {
  const y = -step * 0.86
  const left = -12 + step * 0.5
  const right = 7 - step * 1.15
  cut(ink, lighter(GREEN, step * 0.04), 0.12).rect(left, y - 0.86, [right - left, 0.86])
  mark(ink, STONE).rect(left, y - 0.46, [right - left, 0.46])
  for (let x = left; x < right; x += 0.7)
    mark(ink, darker(STONE, 0.18)).rect(x, y - 0.4, [0.05, 0.36])
}

const RUINS = quads(`
  -8.6 -6 2 2, -6 -6 2.4 2.6, -3.4 -6 2 1.8, -10 -4.2 2 1.6, -1.2 -4.4 2.2 1.9, 1.2 -2.6 2 1.6,
  -5 -3.4 2.2 1.8
`)

/** Walls and gables without a roof. */
function ruin(ink: Ink, b: { x: number; y: number; width: number; height: number }): void {
  const { x, y, width: w, height: h } = b
  cut(ink, lighter(STONE, 0.14), [0.14, 0.3]).polygon(
    ...plotted({ x, y, w, h }, '-0.5 0, -0.5 -0.6, 0 -1, 0.5 -0.6, 0.5 0'),
  )
  for (const d of [-0.24, 0.24])
    mark(ink, '#5f5648').standing(x + d * w, y - h * 0.2, [w * 0.16, h * 0.3])
  mark(ink, '#5f5648').standing(x, y, [w * 0.2, h * 0.36])
}

const llamas = planeOf({ name: 'llamas', z: 10, split: true }, (ink) => {
  thing(ink, 'noto:llama', { x: -ink.half * 0.72, height: 1.7, turn: 1 })
  thing(ink, 'noto:llama', { x: ink.half * 0.82, height: 1.5, turn: -1 })
})
