import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { planeOf, plane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { wood } from '../kit/nature/trees.ts'
import { onStage } from '../kit/recipe.ts'

const STONE = '#bda988'

export const greatWallPlace = sight({
  id: 'great-wall',
  time: 'golden',
  ground: 'floor',
  far: 2.6,
  size: [26, 9],
  across: 1.1,
  upwards: 0.7,
  z: 17,
  behind: (c) => mountains(c),
  before: (c) => [walk(c), ...parapet(c)],
  draw(ink) {
    for (const [from, to, scale] of RIDGE) stretch(ink, { from, to, scale })
    for (const [x, y, size] of TOWERS) tower(ink, { x, y, size })
  },
})

/** The wall's way over the hills, far to near: from, to, and how large it is there. */
const RIDGE: readonly (readonly [Pair, Pair, number])[] = [
  [[12, -5.4], [7.4, -6.8], 0.5],
  [[7.4, -6.8], [3, -4.4], 0.62],
  [[3, -4.4], [-2.4, -5.2], 0.75],
  [[-2.4, -5.2], [-7, -2.4], 0.95],
  [[-7, -2.4], [-14, -3.2], 1.2],
]

const TOWERS: readonly (readonly [number, number, number])[] = triples(
  '7.4 -6.6 1, -2.4 -4.9 1.4, -8 -2 2',
)

function mountains(c: PlaceContext) {
  const [near = '#679f4b', middle = '#84b65a'] = greens(c, ['#6f9a55', '#88ab66', '#a9c08a'])
  return [
    ...plane(c, { name: 'far peaks', z: 37 }, (ink) =>
      peaks(ink, { colour: '#9fb2b8', height: [6, 13], step: 9 }),
    ),
    ...plane(c, { name: 'hills', z: 26 }, (ink) => {
      hills(ink, { colour: middle, height: [3.4, 8.4], step: 10 })
      hills(ink, { colour: near, height: [0.8, 4], step: 9 })
      wood(ink, ['pine', 'round'], { height: [1.2, 2], step: [1, 2.2] })
    }),
  ]
}

function stretch(ink: Ink, how: { from: Pair; to: Pair; scale: number }): void {
  const { from, to, scale } = how
  const high = scale * 1.3
  const along = (share: number): Pair => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * 0.5,
  ]
  const steps = Array.from({ length: 15 }, (_, i) => along(i / 14))
  const foot = steps.map(([x, y]): Pair => [x, y + high])
  cut(ink, STONE, [0.2, 0.3]).polygon(...steps, ...foot.toReversed())
  mark(ink, darker(STONE, 0.22)).polygon(
    ...steps.map(([x, y]): Pair => [x, y + high * 0.62]),
    ...foot.toReversed(),
  )
  for (const [x, y] of steps)
    mark(ink, lighter(STONE, 0.1)).standing(x, y + 0.04, [scale * 0.34, scale * 0.3])
}

function tower(ink: Ink, b: { x: number; y: number; size: number }): void {
  const { x, y, size: s } = b
  cut(ink, lighter(STONE, 0.08), [0.16, 0.3]).standing(x, y + s * 0.9, [s * 1.6, s * 2.2])
  for (const d of [-0.4, 0, 0.4])
    mark(ink, '#5f5046').standing(x + d * s, y - s * 0.3, [s * 0.22, s * 0.42])
  for (const d of [-0.7, -0.35, 0, 0.35, 0.7])
    mark(ink, lighter(STONE, 0.08)).standing(x + d * s, y - s * 1.28, [s * 0.22, s * 0.26])
}

const walk = onStage(floor, {
  pattern: 'slabs',
  colour: '#c9b798',
  other: '#a9967a',
  back: 4,
  size: 1.3,
  depth: 12,
})

/** The battlements before which one stands. */
const parapet = planeOf({ name: 'parapet', z: 3.9, top: 3 }, (ink) => {
  const wide = ink.right - ink.left
  cut(ink, STONE, [0.2, 0.3]).rect(ink.left, -1.1, [wide, 1.2])
  for (let x = ink.left; x < ink.right; x += 2.1) {
    cut(ink, lighter(STONE, 0.06), [0.08, 0.3]).rect(x, -2, [1.3, 1])
    mark(ink, '#6b5a4a').rect(x + 0.5, -1.5, [0.3, 0.3])
  }
  for (let row = 0; row < 3; row++)
    for (let x = ink.left + (row % 2) * 0.6; x < ink.right; x += 1.2)
      mark(ink, darker(STONE, 0.14)).rect(x, -1.05 + row * 0.36, [1.1, 0.04])
})
