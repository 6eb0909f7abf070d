import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { path } from '../kit/nature/nature.ts'
import { cut, disc, mark, oval, rect, standing, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { stoneFountain } from '../kit/town/fountain.ts'

const HEDGE = '#4f8a4a'

/** Clipped hedges one behind the other, with gaps that never line up, and a fountain in the middle of it all. */
export const hedgeMazePlace = place({
  id: 'hedge-maze',
  time: 'day',
  far: 3,
  sounds: [{ name: 'birds', level: 0.6 }],
  set: (c) => [
    sky(c),
    plane(c, 'fountain', {
      z: 25,
      draw: (ink) => stoneFountain(ink, { x: 0, width: 5, height: 5.4 }),
    }),
    terrain(c, {
      colours: ['#d2bf94', '#dccba4', '#e8dab8'],
      bump: 0.06,
      dress: (ink) => path(ink, { colour: '#efe3c6', width: 3, bend: 0, far: 30 }),
    }),
    ...[
      [28, 0.1, 3.4],
      [22, -0.34, 3.2],
      [16.5, 0.3, 3],
      [12, -0.2, 2.8],
      [8, 0.44, 2.4],
    ].flatMap(([z = 10, gap = 0, height = 3]) => hedge(c, { z, gap, height })),
    balls(c),
    farBirds(c, { count: 4 }),
  ],
})

function hedge(c: PlaceContext, how: { z: number; gap: number; height: number }) {
  return plane(c, `hedge ${how.z}`, {
    z: how.z,
    top: how.height + 2,
    draw: (ink) => {
      const middle = how.gap * ink.half
      wall(ink, { from: ink.left, to: middle - 1.7, height: how.height })
      wall(ink, { from: middle + 1.7, to: ink.right, height: how.height })
    },
  })
}

function wall(ink: Ink, b: { from: number; to: number; height: number }): void {
  const { from, to, height: h } = b
  cut(ink, HEDGE, rect(from, -h, [to - from, h + 0.2]), { shadow: 0.2, edge: 0.3 })
  mark(ink, lighter(HEDGE, 0.2), rect(from, -h, [to - from, h * 0.14]))
  mark(ink, darker(HEDGE, 0.2), rect(from, -h * 0.16, [to - from, h * 0.2]))
  for (let x = from; x < to; x += 0.5)
    mark(
      ink,
      ink.random.chance(0.5) ? lighter(HEDGE, 0.12) : darker(HEDGE, 0.12),
      oval(x, -h * ink.random.between(0.1, 0.9), [0.2, 0.11]),
    )
}

/** Two trees clipped to balls in pots. */
function balls(c: PlaceContext) {
  return plane(c, 'balls', {
    z: 5,
    split: true,
    top: 5,
    draw: (ink) => {
      for (const side of [-1, 1]) {
        const x = side * ink.half * 0.86
        cut(ink, '#b5654a', standing(x, 0, [1, 0.8]), { shadow: 0.1 })
        cut(ink, '#6a4b37', standing(x, -0.7, [0.2, 1.2]), { shadow: 0 })
        cut(ink, lighter(HEDGE, 0.08), disc(x, -2.5, 1.05), { shadow: 0.14, edge: 0.3 })
      }
    },
  })
}
