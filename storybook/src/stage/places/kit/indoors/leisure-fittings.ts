import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import type { Stood, Structure } from '../site/built.ts'
import { thing } from '../thing.ts'
import { boxAt } from '../shapes.ts'
import { window } from './windows.ts'

const BALLS = ['#e0564a', '#f2b63c', '#4fa3c7', '#6fb35c', '#c07ac0', '#f08a4a'] as const

/** Coloured balls, heaped in rows that a random shift makes uneven. */
function balls(
  ink: Ink,
  b: { x: number; y: number; width: number; rows: number; size: number },
): void {
  const random = ink.random.fork(`balls ${Math.round(b.x)}`)
  for (let row = 0; row < b.rows; row++) {
    const wide = b.width * (1 - row * 0.04)
    for (let dx = -wide / 2; dx <= wide / 2; dx += b.size * 1.7) {
      const colour = random.pick(BALLS)
      const at = [
        b.x + dx + random.between(-0.3, 0.3) * b.size,
        b.y - row * b.size * 1.3 + random.between(-0.25, 0.25) * b.size,
      ] as const
      cut(ink, colour, [0.05, 0.3]).disc(at[0], at[1], b.size)
      mark(ink, lighter(colour, 0.4)).disc(
        at[0] - b.size * 0.3,
        at[1] - b.size * 0.34,
        b.size * 0.2,
      )
    }
  }
}

/** A basin full of coloured balls behind a padded wall. */
function ballPit(ink: Ink, { x, height: h }: Stood): void {
  const w = Math.min(h * 5.4, ink.half * 1.5)
  balls(ink, { x, y: -h * 0.3, width: w * 0.94, rows: 6, size: h * 0.12 })
  const pads = ['#4f86c7', '#f2c14e', '#e0607c', '#6fb35c'] as const
  const wide = w / 8
  for (let i = 0; i < 8; i++)
    cut(ink, pads[i % 4] ?? '#4f86c7', [0.1, 0.35]).rounded(
      [x - w / 2 + i * wide, -h * 0.42, wide * 0.98, h * 0.42],
      h * 0.08,
    )
}

/** A few that have rolled out of it. */
function ballHeap(ink: Ink, { x, height: h }: Stood): void {
  balls(ink, { x, y: -h * 0.2, width: h * 1.5, rows: 2, size: h * 0.22 })
}

/** A stand with a shelf and screens, a target that hangs at its end. */
function targetLane(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.8
  mark(ink, '#6a747c').rect(x - w / 2, -h, [w, h * 0.86])
  mark(ink, darker('#6a747c', 0.2)).plot(
    { x, w, h },
    '-0.5 -0.14, -0.3 -0.42, 0.3 -0.42, 0.5 -0.14',
  )
  stroke(ink, '#3a424a', 0.05).line([x, -h], [x, -h * 0.84])
  cut(ink, '#f7f2e4', 0.06).rect(x - w * 0.24, -h * 0.86, [w * 0.48, h * 0.44])
  thing(ink, 'noto:bullseye', { x, y: -h * 0.47, height: h * 0.34, shadow: 0.02 })
  cut(ink, '#8a6242', [0.1, 0.3]).rect(x - w * 0.56, -h * 0.26, [w * 1.12, h * 0.08])
  mark(ink, '#54606a').rect(x - w * 0.5, -h * 0.18, [w, h * 0.18])
  for (const side of [-1, 1])
    cut(ink, '#9aa6ae', [0.1, 0.3]).rect(x + side * w * 0.56 - 0.09, -h, [0.18, h])
}

/** A table with screens on three sides and a curtain. */
function votingBooth(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.56
  cut(ink, '#e9eef4', [0.12, 0.3]).rect(x - w / 2, -h, [w, h])
  mark(ink, '#4f78b5').rect(x - w / 2, -h, [w, h * 0.12])
  for (let i = 0; i < 5; i++)
    mark(ink, i % 2 ? '#c4d2e4' : '#d6e0ee').rect(x - w * 0.44 + i * w * 0.176, -h * 0.86, [
      w * 0.176,
      h * 0.5,
    ])
  cut(ink, '#b58a5a', 0.06).rect(x - w * 0.46, -h * 0.36, [w * 0.92, h * 0.05])
  for (const side of [-1, 1])
    mark(ink, '#8a949c').standing(x + side * w * 0.4, 0, [h * 0.03, h * 0.34])
}

/** What such rooms are fitted with. */
export const LEISURE_FITTINGS: Readonly<Record<string, Structure>> = {
  'ball-pit': ballPit,
  'ball-heap': ballHeap,
  'target-lane': targetLane,
  'voting-booth': votingBooth,
  'sky-window': (ink, { x, height }) =>
    window(ink, {
      ...boxAt([x, -2.3], [height * 1.1, height]),
      view: 'hills',
      frame: '#fffaf0',
      curtains: '#7fb5d9',
    }),
}
