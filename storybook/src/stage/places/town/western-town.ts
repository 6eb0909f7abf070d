import { pairs, plotted, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { isForsaken } from '../kit/forsaken.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { path } from '../kit/nature/nature.ts'
import { cactus } from '../kit/nature/plants.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'

const BOARDS = ['#a8784e', '#b58a5c', '#8f6a4a', '#9c5f44', '#7d8a80', '#c09a6a'] as const

/** False fronts of board and a dusty street between them, mesas at its end. */
export const westernTownPlace = place({
  id: 'western-town',
  time: 'golden',
  ground: 'sand',
  far: 4,
  sounds: { wind: 0.6 },
  set: (c) => [
    sky(c, { clouds: 0.3 }),
    plane(c, { name: 'mesas', z: 37 }, (ink) => {
      hills(ink, { colour: '#d59a7a', height: [1, 3], step: 9 })
      for (const [share, w, h] of triples('-0.16 7 7, 0.2 5 5, 0.5 9 8, -0.6 8 6'))
        cut(ink, '#cc8a66', [0.2, 0.3]).standing(share * ink.half, 0.2, [w, h])
    }),
    terrain(c, {
      colours: ['#d0a06a', '#dcb482', '#e8c89c'],
      bump: 0.12,
      dress: (ink) => path(ink, { colour: '#ecd2a6', width: 8, bend: 0, far: 34 }),
    }),
    fronts(c, { z: 24, from: 0.18 }),
    fronts(c, { z: 14, from: 0.42 }),
    yard(c),
    farBirds(c, { count: 3 }),
  ],
})

function fronts(c: PlaceContext, how: { z: number; from: number }) {
  const each = (ink: Ink, paint: (x: number, w: number, i: number) => void): void => {
    for (const side of [-1, 1])
      for (let x = ink.half * how.from, i = side < 0 ? 0 : 3; x < ink.right; i++) {
        const w = 5 + (i % 3) * 0.8
        paint(side * (x + w / 2), w, i)
        x += w + 0.3
      }
  }
  return litPlane(c, `fronts ${how.z}`, {
    z: how.z,
    split: true,
    draw: (ink) =>
      each(ink, (x, w, i) => {
        front(ink, { x, w, h: 6.4 + (i % 2) * 1.4, i })
        if (isLeft(c)) boardUp(ink, { x, w, i })
      }),
    glow:
      c.light.dark &&
      !isLeft(c) &&
      ((ink: Ink) =>
        each(ink, (x, w) => {
          for (const dx of [-0.3, 0.3])
            mark(ink, '#ffd58a').standing(x + dx * w, -3.7, [w * 0.16, 1.1])
        })),
  })
}

/** Everybody has gone. */
const isLeft = (c: PlaceContext): boolean => /ghost/u.test(c.words) || isForsaken(c)

/** Boards nailed across the windows and the door, one of them hanging. */
function boardUp(ink: Ink, { x, w, i }: { x: number; w: number; i: number }): void {
  for (const dx of [-0.3, 0.3])
    for (const lean of [-1, 1])
      stroke(ink, '#8f6f50', 0.26).line(
        [x + (dx - 0.13) * w, -4.2 + lean * 0.5],
        [x + (dx + 0.13) * w, -4.2 - lean * 0.5],
      )
  for (const y of [0.9, 1.6])
    stroke(ink, '#9c7a58', 0.3).line([x - w * 0.2, -y], [x + w * 0.2, -y - (i % 2 ? 0.5 : -0.1)])
}

/** A square front, a porch on posts, swing doors. */
function front(ink: Ink, { x, w, h, i }: { x: number; w: number; h: number; i: number }): void {
  const board = BOARDS[i % BOARDS.length] ?? BOARDS[0]
  cut(ink, board, [0.2, 0.25]).standing(x, 0.1, [w, h])
  for (let y = 0.5; y < h; y += 0.55) mark(ink, darker(board, 0.1)).rect(x - w / 2, -y, [w, 0.05])
  cut(ink, lighter(board, 0.16), 0.08).standing(x, -h + 0.5, [w * 1.06, 0.5])
  if (i % 2)
    cut(ink, lighter(board, 0.1), 0.08).polygon(
      ...plotted({ x, y: -h, w }, '-0.3 -0.4, 0 -1.4, 0.3 -0.4'),
    )
  for (const dx of [-0.3, 0.3]) {
    mark(ink, '#f0e4cc').standing(x + dx * w, -3.6, [w * 0.2, 1.4])
    mark(ink, '#5f6f7a').standing(x + dx * w, -3.7, [w * 0.16, 1.1])
  }
  cut(ink, darker(board, 0.2), 0.16).rect(x - w * 0.56, -3.1, [w * 1.12, 0.28])
  for (const dx of [-0.5, -0.18, 0.18, 0.5])
    mark(ink, darker(board, 0.3)).standing(x + dx * w, 0, [0.16, 3])
  mark(ink, '#3f2f28').standing(x, 0, [w * 0.26, 2.4])
  for (const dx of [-0.066, 0.066]) mark(ink, '#b5824e').standing(x + dx * w, -0.6, [w * 0.11, 1.1])
}

function yard(c: PlaceContext) {
  return plane(c, { name: 'yard', z: 7, split: true, top: 6 }, (ink) => {
    cactus(ink, { x: -ink.half * 0.92, height: 3.4 })
    if (isLeft(c))
      for (const [share, height] of pairs('-0.66 1.3, 0.62 1, 0.96 1.5'))
        thing(ink, 'prop:tumbleweed', { x: share * ink.half, height })
    thing(ink, 'prop:barrel', { x: ink.half * 0.8, height: 1.2 })
    stroke(ink, '#7d5a3c', 0.14).line(
      ...plotted({ w: ink.half }, '0.54 0, 0.54 -1.2, 0.72 -1.2, 0.72 0'),
    )
  })
}
