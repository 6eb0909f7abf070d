import { interior } from '../kit/indoors/interior.ts'
import { clock, desk } from '../kit/indoors/fittings.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { sunPatch } from '../kit/indoors/rug.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { thing } from '../kit/thing.ts'
import { window } from '../kit/indoors/windows.ts'
import { boxAt } from '../kit/shapes.ts'

export const officePlace = interior({
  id: 'office',
  sounds: { hum: 0.3, room: 0.3 },
  spots: (c) => [{ name: 'desk', x: -c.box.width * 0.26, y: 1.6, z: 3.6 }],
  wall: { style: 'plain', colour: '#dde6e6', dado: 0.8, dadoColour: '#8fa5ac' },
  floor: { pattern: 'tiles', colour: '#a9b4ba', other: '#96a2a8', size: 2 },
  ceiling: '#f4f6f4',
  depth: 6.6,
  height: 7.8,
  lamps: { colour: '#33505a', at: [-0.6, 0, 0.6], drop: 1.5 },
  rug: (ink) => sunPatch(ink, { x: -1, z: [0.4, 6], width: 4.6 }),
  back,
  middle: (ink) => {
    for (const side of [-1, 1]) station(ink, { x: side * ink.half * 0.84, size: 1.15, side })
  },
  middleGlow: (ink) => {
    for (const side of [-1, 1])
      mark(ink, 'rgba(150,210,240,0.35)').rect(side * ink.half * 0.84 - 0.9, -3.5, [1.8, 1.1])
  },
})

/** A wall of glass on the city, a board with charts, rows of desks before it. */
function back(ink: Ink, s: number): void {
  window(ink, {
    ...boxAt([0, -2], [ink.half * 1.02, 3.7]),
    view: 'city',
    frame: '#f7faf8',
    bars: [5, 1],
  })
  for (let i = 0; i < 4; i++)
    mark(ink, 'rgba(250,250,246,0.8)').rect(-ink.half * 0.51, -5.6 + i * 0.16, [
      ink.half * 1.02,
      0.09,
    ])
  board(ink, -ink.half * 0.78, s)
  shelves(ink, {
    x: ink.half * 0.78,
    width: 3.4 * s,
    height: 4.6,
    rows: 4,
    fill: 'books',
    colour: '#b9c2c4',
    palette: ['#4f86b5', '#e0803c', '#f4ead6', '#5fa05a', '#8a8f98'],
  })
  clock(ink, { x: ink.half * 0.78, y: -5.6, size: 0.5, frame: '#5a6a74' })
  for (const share of [-0.36, 0, 0.36])
    station(ink, { x: share * ink.half, size: 0.86 * Math.max(0.7, s), side: 1 })
  pot(ink, { x: -ink.half * 0.56, height: 2.6 })
  pot(ink, { x: ink.half * 0.56, height: 2.4 })
}

function board(ink: Ink, x: number, s: number): void {
  const w = 3.2 * s
  cut(ink, '#fbfcfa', [0.12, 0.2]).rounded([x - w / 2, -5.2, w, 2.6], 0.05)
  for (const [i, h] of [0.6, 1, 0.8, 1.4].entries())
    mark(ink, ['#4f86b5', '#e0803c', '#5fa05a', '#d9584c'][i] ?? '#4f86b5').rect(
      x - w * 0.4 + i * w * 0.13,
      -2.9 - h,
      [w * 0.09, h],
    )
  stroke(ink, '#d9584c', 0.07).shape((ctx) => {
    for (let i = 0; i < 5; i++)
      ctx.lineTo(x + w * (0.12 + i * 0.07), -3.2 - (i % 2 ? 0.8 : 0.3) - i * 0.12)
  })
  for (const [i, tone] of ['#f0c25e', '#e0728a', '#8fc48a'].entries())
    mark(ink, tone).rect(x - w * 0.4 + i * 0.5 * s, -5.05, [0.34 * s, 0.34])
}

/** A desk with a screen, a lamp, a mug, papers and a swivel chair. */
function station(ink: Ink, b: { x: number; size: number; side: number }): void {
  const { x, size: s, side } = b
  thing(ink, 'prop:office-chair', { x: x - side * 1.3 * s, height: 2.3 * s, turn: side })
  desk(ink, { x, width: 3.6 * s, height: 1.5 * s, colour: '#c9a47a' })
  thing(ink, 'noto:desktop-computer', { x, y: -1.55 * s, height: 1.5 * s })
  thing(ink, 'noto:hot-beverage', { x: x + 1.2 * s, y: -1.55 * s, height: 0.5 * s })
  for (let i = 0; i < 3; i++)
    cut(ink, '#fbfaf4', 0.02).rect(x - 1.6 * s + i * 0.04, (-1.62 - i * 0.06) * s, [0.6 * s, 0.06])
}
