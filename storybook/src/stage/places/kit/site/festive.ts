import { pairs } from '../../../../scene/rows.ts'
import { clear, darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { thing } from '../thing.ts'
import type { Stood } from './built.ts'

const LAMPS = ['#ffd24a', '#ff7a8a', '#7ac8ff', '#9ae07a'] as const

/** A stage under a truss with its lamps, loudspeakers on both sides, drums and a microphone. */
export function festivalStage(ink: Ink, { x, height: h }: Stood): void {
  const w = Math.min(h * 1.9, ink.half * 1.8)
  mark(ink, '#2c2a3a').rect(x - w * 0.46, -h * 0.94, [w * 0.92, h * 0.76])
  for (const [i, at] of [-0.3, -0.1, 0.1, 0.3].entries()) {
    const lamp = LAMPS[i] ?? '#ffd24a'
    mark(ink, clear(lamp, 0.28)).polygon(
      [x + at * w, -h * 0.88],
      [x + (at - 0.12) * w, -h * 0.2],
      [x + (at + 0.12) * w, -h * 0.2],
    )
    mark(ink, lamp).disc(x + at * w, -h * 0.88, h * 0.03)
  }
  for (const side of [-1, 1]) {
    const post = x + side * w * 0.46
    for (let y = 0; y < 8; y++)
      stroke(ink, '#8d949c', 0.05).line(
        [post - 0.16, -h * (0.2 + y * 0.09)],
        [post + 0.16, -h * (0.29 + y * 0.09)],
      )
    for (const d of [-0.18, 0.18])
      mark(ink, '#a9b0b8').rect(post + d - 0.05, -h * 0.96, [0.1, h * 0.96])
    loudspeakers(ink, x + side * w * 0.4, h)
  }
  cut(ink, '#b5483f', [0.16, 0.3]).plot(
    { x, w, h },
    '-0.52 -0.92, 0 -1.1, 0.52 -0.92, 0.52 -0.98, 0 -1.17, -0.52 -0.98',
  )
  cut(ink, '#7a5a44', [0.14, 0.3]).rect(x - w * 0.5, -h * 0.2, [w, h * 0.2])
  mark(ink, '#9a7658').rect(x - w * 0.5, -h * 0.22, [w, h * 0.04])
  thing(ink, 'prop:drum-kit', { x, y: -h * 0.21, height: h * 0.3 })
  stroke(ink, '#c9ccd4', 0.07).line([x - w * 0.16, -h * 0.2], [x - w * 0.16, -h * 0.46])
  mark(ink, '#e9edf2').disc(x - w * 0.16, -h * 0.48, h * 0.022)
  thing(ink, 'noto:guitar', { x: x + w * 0.18, y: -h * 0.21, height: h * 0.2 })
}

function loudspeakers(ink: Ink, x: number, h: number): void {
  for (const y of [0.2, 0.42]) {
    cut(ink, '#1d1f28', 0.08).rect(x - h * 0.09, -h * (y + 0.21), [h * 0.18, h * 0.21])
    mark(ink, '#4a4f5c').disc(x, -h * (y + 0.08), h * 0.055)
    mark(ink, '#4a4f5c').disc(x, -h * (y + 0.165), h * 0.03)
  }
}

const COATS = ['#3f5f8a', '#8a4a5f', '#4f7a5c', '#6a5a8a', '#9a6a4a'] as const
const HAIR = ['#3a2a24', '#6b4a30', '#1f1c22', '#a9824f'] as const

/** Those who listen, from behind, some with their arms up. */
export function backRow(ink: Ink, { height: h }: Stood): void {
  const random = ink.random.fork('back row')
  const step = h * 0.56
  for (let x = -ink.half * 1.5; x < ink.half * 1.5; x += step) {
    const tall = h * random.between(0.5, 0.66)
    const coat = random.pick(COATS)
    const at = x + random.between(-0.1, 0.1) * h
    if (random.chance(0.35))
      for (const side of [-1, 1])
        stroke(ink, lighter(coat, 0.1), h * 0.07).line(
          [at + side * h * 0.16, -tall * 0.7],
          [at + side * h * 0.24, -tall - h * 0.3],
        )
    cut(ink, coat, [0.08, 0.3]).rounded([at - h * 0.2, -tall * 0.8, h * 0.4, tall], h * 0.14)
    cut(ink, random.pick(HAIR), 0.05).disc(at, -tall - h * 0.02, h * 0.13)
  }
}

/** A hut of boards with a moon cut into its door. */
export function outhouse(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.56
  cut(ink, '#a9794c', [0.18, 0.3]).rect(x - w / 2, -h * 0.84, [w, h * 0.84])
  for (let i = 1; i < 6; i++)
    mark(ink, darker('#a9794c', 0.18)).rect(x - w / 2 + (i * w) / 6, -h * 0.84, [0.05, h * 0.84])
  cut(ink, '#7a5236', [0.16, 0.3]).plot({ x, w, h }, '-0.64 -0.8, -0.56 -0.9, 0.56 -1, 0.64 -0.9')
  cut(ink, '#c4915c', 0.1).standing(x, 0, [w * 0.62, h * 0.72])
  for (const [y, tall] of pairs('0.62 0.05, 0.16 0.05'))
    mark(ink, '#8a5f3c').rect(x - w * 0.31, -h * y, [w * 0.62, h * tall])
  mark(ink, '#3a2a24').disc(x, -h * 0.5, h * 0.055)
  mark(ink, '#c4915c').disc(x + h * 0.026, -h * 0.515, h * 0.046)
  mark(ink, '#3a2a24').disc(x + w * 0.22, -h * 0.34, h * 0.018)
}

/** Two round towers with a gateway between them. */
export function gatehouse(ink: Ink, { x, height: h }: Stood): void {
  const stone = '#b5aa98'
  cut(ink, stone, [0.16, 0.3]).rect(x - h * 0.4, -h * 0.78, [h * 0.8, h * 0.78])
  for (const side of [-1, 1]) {
    const at = x + side * h * 0.46
    cut(ink, lighter(stone, 0.06), [0.18, 0.3]).rect(at - h * 0.18, -h * 0.94, [h * 0.36, h * 0.94])
    for (const d of [-0.14, 0, 0.14])
      cut(ink, lighter(stone, 0.06), 0.04).rect(at + (d - 0.045) * h, -h, [h * 0.09, h * 0.08])
    mark(ink, '#4a4650').rounded([at - h * 0.03, -h * 0.7, h * 0.06, h * 0.14], h * 0.03)
  }
  for (const [dx, y] of pairs('-0.2 0.7, 0.06 0.66, 0.2 0.72, -0.08 0.6'))
    mark(ink, darker(stone, 0.12)).rounded([x + dx * h, -y * h, h * 0.1, h * 0.04], 0.04)
  mark(ink, '#3f3434').path(
    { x, w: h, h },
    'M-0.22 0L-0.22 -0.34C-0.22 -0.56 0.22 -0.56 0.22 -0.34L0.22 0Z',
  )
  for (const d of [-0.14, -0.05, 0.05, 0.14])
    stroke(ink, '#8a8078', h * 0.014).line([x + d * h, -h * 0.16], [x + d * h, -h * 0.46])
  stroke(ink, '#8a8078', h * 0.014).line([x - h * 0.2, -h * 0.3], [x + h * 0.2, -h * 0.3])
}
