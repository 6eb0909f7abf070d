import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { path } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { stoneFountain } from '../kit/town/fountain.ts'

const HEDGE = '#4f8a4a'

/** Clipped hedges one behind the other, with gaps that never line up, and a fountain in the middle of it all. */
export const hedgeMazePlace = place({
  id: 'hedge-maze',
  time: 'day',
  far: 3,
  sounds: { birds: 0.6 },
  set: (c) => [
    sky(c),
    plane(c, { name: 'fountain', z: 25 }, (ink) =>
      stoneFountain(ink, { x: 0, width: 5, height: 5.4 }),
    ),
    terrain(c, {
      colours: ['#d2bf94', '#dccba4', '#e8dab8'],
      bump: 0.06,
      dress: (ink) => path(ink, { colour: '#efe3c6', width: 3, bend: 0, far: 30 }),
    }),
    ...ROWS.flatMap((row) => hedge(c, row)),
    balls(c),
    farBirds(c, { count: 4 }),
  ],
})

/** Hedges from the farthest to the nearest: how high, and where they are open, in half widths of the stage. */
const ROWS = [
  { z: 30, height: 13, gaps: [-0.5, 0.12] },
  { z: 24, height: 10.6, gaps: [-0.2, 0.56] },
  { z: 18.5, height: 8.6, gaps: [-0.62, 0.3] },
  { z: 13.5, height: 7, gaps: [-0.06, 0.72] },
  { z: 9.4, height: 5.6, gaps: [-0.44, 0.42] },
] as const

const OPENING = 1.8

function hedge(c: PlaceContext, how: (typeof ROWS)[number]) {
  return plane(c, { name: `hedge ${how.z}`, z: how.z, top: how.height + 2 }, (ink) => {
    const middles = how.gaps.map((gap) => gap * ink.half)
    const starts = [ink.left, ...middles.map((x) => x + OPENING)]
    const ends = [...middles.map((x) => x - OPENING), ink.right]
    for (const [rank, from] of starts.entries())
      wall(ink, { from, to: ends[rank] ?? ink.right, height: how.height })
    for (const x of middles) cheeks(ink, x, how.height)
  })
}

/** The thickness of the hedge, seen in its opening. */
function cheeks(ink: Ink, x: number, height: number): void {
  for (const side of [-1, 1])
    mark(ink, darker(HEDGE, 0.25)).rect(x + side * OPENING - (side > 0 ? 0.5 : 0), -height, [
      0.5,
      height,
    ])
}

function wall(ink: Ink, b: { from: number; to: number; height: number }): void {
  const { from, to, height: h } = b
  cut(ink, HEDGE, [0.2, 0.3]).rect(from, -h, [to - from, h + 0.2])
  mark(ink, lighter(HEDGE, 0.2)).rect(from, -h, [to - from, h * 0.14])
  mark(ink, darker(HEDGE, 0.2)).rect(from, -h * 0.16, [to - from, h * 0.2])
  for (let x = from; x < to; x += 0.5)
    mark(ink, ink.random.chance(0.5) ? lighter(HEDGE, 0.12) : darker(HEDGE, 0.12)).oval(
      x,
      -h * ink.random.between(0.1, 0.9),
      [0.2, 0.11],
    )
}

/** Two trees clipped to balls in pots. */
const balls = planeOf({ name: 'balls', z: 5, split: true, top: 5 }, (ink) => {
  for (const side of [-1, 1]) {
    const x = side * ink.half * 0.86
    cut(ink, '#b5654a', 0.1).standing(x, 0, [1, 0.8])
    cut(ink, '#6a4b37', 0).standing(x, -0.7, [0.2, 1.2])
    cut(ink, lighter(HEDGE, 0.08), [0.14, 0.3]).disc(x, -2.5, 1.05)
  }
})
