import { pairs } from '../../../scene/rows.ts'
import { interior } from '../kit/indoors/interior.ts'
import { smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

/** Benches in steps, boards all round, a stove with hot stones, a bucket, steam. */
export const saunaPlace = interior({
  id: 'sauna',
  sounds: { fire: 0.2 },
  wall: { style: 'planks', colour: '#d6a26c', accent: '#c48f5a' },
  floor: { pattern: 'planks', colour: '#c4935f', other: '#b3834f' },
  ceiling: '#c9975f',
  height: 6.8,
  depth: 5,
  near: null,
  lamps: null,
  back,
  glow: (ink) => {
    glow(ink, '#ff8a3c', { x: ink.half * 0.7, y: -1, radius: 2.4, strength: 0.6 })
    glow(ink, '#ffdc9a', { x: -ink.half * 0.1, y: -5.6, radius: 3, strength: 0.5 })
  },
  middle: (ink) => {
    thing(ink, 'prop:bucket', { x: -ink.half * 0.74, height: 1.3 })
  },
  alive: (c, { half, depth }) => [
    smoke(c, { at: [half * 0.62, 2.8, depth - 0.6], size: 0.6, alpha: 0.6 }),
    smoke(c, { at: [half * 0.5, 2.4, depth - 1.2], size: 0.8, alpha: 0.4 }),
    smoke(c, { at: [-half * 0.3, 1.2, depth - 1.4], size: 0.9, alpha: 0.3 }),
  ],
})

/** Two wide steps to sit on, a lamp behind slats, the stove behind its rail. */
function back(ink: Ink): void {
  for (const [y, high] of pairs('-2.6 2.6, -1.4 1.4')) {
    const right = ink.half * 0.46
    mark(ink, darker('#b3834f', 0.3)).rect(ink.left, y, [right - ink.left, high])
    for (let x = ink.left; x < right; x += 0.5)
      mark(ink, '#9a6d40').rect(x, y + 0.3, [0.12, high - 0.3])
    for (let i = 0; i < 3; i++)
      cut(ink, i % 2 ? '#e6b880' : '#dca96e', 0.05).rect(ink.left, y - 0.12 + i * 0.15, [
        right - ink.left,
        0.13,
      ])
  }
  const lamp = -ink.half * 0.1
  cut(ink, '#fff0c4', 0).rounded([lamp - 0.6, -6, 1.2, 0.9], 0.1)
  for (let i = 0; i < 4; i++) mark(ink, '#9a6d40').rect(lamp - 0.6 + i * 0.36, -6.1, [0.12, 1.1])
  for (const [d, colour] of [
    [-0.5, '#f3f0e8'],
    [-0.42, '#9ac4cf'],
  ] as const)
    cut(ink, colour, 0.06).rounded([ink.half * d, -3.1, 1.5, 0.4], 0.16)
  cut(ink, '#f3ead8', 0.08).disc(ink.half * 0.3, -5, 0.5)
  mark(ink, '#c9483f').rect(ink.half * 0.3 - 0.03, -5.3, [0.06, 0.34])
  stove(ink, ink.half * 0.7)
}

function stove(ink: Ink, x: number): void {
  mark(ink, '#3a3638').rect(x - 0.16, ink.top, [0.32, -ink.top - 2])
  cut(ink, '#45403f', [0.16, 0.3]).rounded([x - 1.2, -2.3, 2.4, 2.3], 0.14)
  mark(ink, '#ffae4a').rounded([x - 0.7, -1.5, 1.4, 0.9], 0.1)
  for (let i = 0; i < 3; i++) mark(ink, '#2b2728').rect(x - 0.45 + i * 0.4, -1.5, [0.1, 0.9])
  for (let i = 0; i < 14; i++)
    cut(ink, ['#8a8580', '#75706c', '#9a948e'][i % 3] ?? '#8a8580', 0.05).disc(
      x - 1 + (i % 7) * 0.33,
      -2.4 - Math.floor(i / 7) * 0.3,
      0.24,
    )
}
