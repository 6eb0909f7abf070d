import { stool, table } from '../kit/indoors/furniture.ts'
import { interior } from '../kit/indoors/interior.ts'
import { window } from '../kit/indoors/windows.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { boxAt } from '../kit/shapes.ts'

const CHROME = '#cfd6da'
const COLOURS = ['#d8433c', '#2f9aa0', '#d65a86'] as const

/** A roadside diner: a long counter with chrome and round stools, padded booths, a chequered floor, neon on the wall. */
export const dinerPlace = interior({
  id: 'diner',
  sounds: { cafe: 0.5 },
  wall: { style: 'stripes', colour: '#f6efe2', accent: '#efe2cc', dado: 1.7, dadoColour: CHROME },
  floor: { pattern: 'checks', colour: '#f4f0e8', other: '#38343c', size: 1.2 },
  ceiling: '#fbf6ec',
  lamps: { colour: '#d8433c', at: [-0.6, -0.2, 0.2, 0.6], drop: 1.5 },
  near: '#d8433c',
  back,
  middle: (ink) => {
    const colour = ink.random.pick(COLOURS)
    for (const side of [-1, 1]) booth(ink, { x: side * ink.half * 0.84, side, colour })
  },
})

/** Windows to the road, the neon ring, and the counter with its stools. */
function back(ink: Ink, s: number): void {
  const colour = ink.random.pick(COLOURS)
  for (const side of [-1, 1])
    window(ink, {
      ...boxAt([side * ink.half * 0.62, -2.5], [4.2 * s, 2.7]),
      frame: CHROME,
      bars: [2, 1],
      view: 'city',
    })
  sign(ink, colour)
  const w = 8.6 * s
  cut(ink, colour, [0.18, 0.4]).rounded([-w / 2, -2, w, 2], 0.16)
  for (const y of [-1.5, -1.1, -0.7]) mark(ink, lighter(colour, 0.3)).rect(-w / 2, y, [w, 0.08])
  cut(ink, CHROME, 0.1).rounded([-w / 2 - 0.2, -2.2, w + 0.4, 0.3], 0.14)
  for (const [share, name, height] of [
    [-0.4, 'pie', 0.7],
    [-0.18, 'cup-with-straw', 1],
    [0.06, 'hot-beverage', 0.7],
    [0.3, 'hamburger', 0.7],
  ] as const)
    thing(ink, `noto:${name}`, { x: share * w, y: -2.2, height })
  for (let i = 0; i < 5; i++)
    stool(ink, { x: (-0.4 + i * 0.2) * w, width: 0.9, height: 1.4, colour: darker(colour, 0.1) })
}

/** A cup in a ring of neon tubes. */
function sign(ink: Ink, colour: string): void {
  for (const [size, tube] of [
    [1.35, colour],
    [1.1, '#5fd0d8'],
  ] as const)
    stroke(ink, tube, 0.13).disc(0, -4.6, size)
  thing(ink, 'noto:cup-with-straw', { x: 0, y: -3.8, height: 1.6 })
}

interface Booth {
  readonly x: number
  readonly side: number
  readonly colour: string
}

/** Two padded benches with a table between them, seen from the side. */
function booth(ink: Ink, { x, side, colour }: Booth): void {
  for (const end of [-1.55, 1.55]) {
    const left = x + end - 0.35
    cut(ink, colour, [0.14, 0.4]).rounded([left, -2.5, 0.7, 2.5], 0.26)
    const seat = end < 0 ? left : left - 0.6
    cut(ink, darker(colour, 0.12), 0.1).rounded([seat, -1.1, 1.3, 1.1], 0.16)
  }
  table(ink, { x, width: 1.9, height: 1.6, foot: true, colour: '#f4f0ea' })
  thing(ink, side < 0 ? 'noto:cup-with-straw' : 'noto:french-fries', { x, y: -1.6, height: 0.8 })
}
