import { motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { room } from '../kit/indoors/room.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'

const BOARD = '#f1e8d8'
const WOOD = '#a8703f'

/** A room as toys see it: planks as wide as roads, the legs of bed and table like towers, blocks like houses. */
export const toyFloorPlace = place({
  id: 'toy-floor',
  indoors: true,
  time: 'day',
  sounds: { room: 0.3 },
  set: (c) => [
    ...room(c, {
      wall: { style: 'stripes', colour: '#a9c6d8' },
      floor: { pattern: 'planks', colour: '#c99a63', other: '#ab7d4a', size: 3 },
      width: 2.2,
      height: 24,
      depth: 9,
      lamp: false,
      back: board,
    }),
    bed(c),
    blocks(c),
    tableLeg(c),
    motes(c, { z: 2, count: 14 }),
  ],
})

/** A skirting board as high as a garden wall. */
function board(ink: Ink): void {
  const wide = ink.right - ink.left
  mark(ink, BOARD).rect(ink.left, -3.6, [wide, 3.6])
  mark(ink, lighter(BOARD, 0.5)).rect(ink.left, -3.6, [wide, 0.28])
  for (const y of [-3.2, -2.9]) mark(ink, darker(BOARD, 0.16)).rect(ink.left, y, [wide, 0.1])
  mark(ink, darker(BOARD, 0.34)).rect(ink.left, -0.12, [wide, 0.12])
}

/** Its underside is a roof high above, with a blanket that hangs over the edge. */
const bed = planeOf({ name: 'giant bed', z: 7 }, (ink) => {
  const [left, right] = [-ink.half * 1.6, ink.half * 0.16]
  const under = ink.crown * 0.62
  for (const x of [-ink.half * 0.84, ink.half * 0.02]) leg(ink, { x, width: 1.5, top: under })
  cut(ink, darker(WOOD, 0.1), 0.3).rect(left, under - 1.3, [right - left, 1.5])
  cut(ink, '#5f86c2', 0.3).rounded([left, ink.top, right - left - 0.4, under - 1 - ink.top], 0.6)
  for (let x = left + 1; x < right - 1; x += 2.4)
    mark(ink, '#86a6d6').rect(x, ink.top, [0.8, under - 1.2 - ink.top])
})

interface Leg {
  readonly x: number
  readonly width: number
  readonly top: number
}

/** Turned wood: a foot, a ring, a shaft. */
function leg(ink: Ink, { x, width, top }: Leg): void {
  const wood = turned(ink, WOOD, { span: [x - width / 2, x + width / 2], amount: 0.3 })
  cut(ink, wood, 0.22).rect(x - width / 2, top, [width, -top])
  for (const y of [-0.7, -2.2])
    cut(ink, wood).rounded([x - width * 0.66, y, width * 1.32, 0.6], 0.3)
}

const blocks = planeOf({ name: 'blocks', z: 5 }, (ink) => {
  thing(ink, 'prop:toy-blocks', { x: ink.half * 0.52, height: 3.4 })
  if (!ink.plays(/\bball$/u)) thing(ink, 'noto:soccer-ball', { x: -ink.half * 0.5, height: 2.2 })
})

/** So near that only its foot and shaft are seen, with the rung of a chair behind it. */
const tableLeg = planeOf({ name: 'giant table', z: 3.4, split: true }, (ink) => {
  leg(ink, { x: ink.half * 0.9, width: 1.7, top: ink.top })
  leg(ink, { x: -ink.half * 1.04, width: 1.4, top: ink.top })
})
