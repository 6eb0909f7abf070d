import { pairs, triples } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { level, lay, terrain } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { nearRocks } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { pebbles } from '../kit/nature/sand.ts'
import { planeOf, plane } from '../kit/plane.ts'
import { grass, reeds } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { tree } from '../kit/nature/trees.ts'

export const oasisPlace = place({
  id: 'oasis',
  time: 'golden',
  ground: 'sand',
  sounds: { wind: 0.4 },
  set: (c) => [
    sky(c, { clouds: 0.15 }),
    ...plane(c, { name: 'dunes', z: 32 }, (ink) => {
      hills(ink, { colour: '#dba868', height: [3, 8 * ink.tall], step: 13 })
      hills(ink, { colour: '#e6b87a', height: [1, 4], step: 11 })
    }),
    sand(c),
    ...pool(c),
    ...palms(c),
    farBirds(c, { count: 3 }),
    ...nearRocks(c, { height: 1, colour: '#b07c4c' }),
  ],
})

const sand = onStage(terrain, {
  colours: ['#e0ac68', '#eec48a', '#f6d8a6'],
  bump: 0.2,
  dress: (ink) => {
    lay(ink, 'rgba(120,160,70,0.5)', () => level(ink, [-60, 60], [9, 17]))
    pebbles(ink, { count: 40, colour: '#c08f52' })
  },
})

const pool = planeOf({ name: 'pool', z: 12, top: 3, reflect: { y: 0, strength: 0 } }, (ink) => {
  const w = Math.min(9, ink.half * 0.74)
  cut(ink, '#8fb05c', 0.1).oval(0, 0.3, [w * 1.2, 1.2])
  cut(ink, '#3fa0b4', [0.08, 0.5]).oval(0, 0.36, [w, 0.86])
  for (const [dx, dy, r] of triples('-0.4 0.2 0.2, 0.3 0.4 0.26, 0 0.1 0.14'))
    mark(ink, 'rgba(255,255,255,0.5)').oval(dx * w, dy, [r * w, 0.05])
  for (const x of [-1, -0.86, 0.9, 1.04]) reeds(ink, { x: x * w, y: 0.4, height: 1.6 })
})

/** Palms around the water, a striped tent and a resting camel. */
const palms = planeOf({ name: 'palms', z: 13 }, (ink) => {
  const k = Math.min(1.5, ink.tall)
  for (const [share, height] of pairs(
    '-0.86 7, -0.66 8.6, -0.5 6, 0.46 6.4, 0.62 9, 0.8 7, -0.74 5',
  ))
    tree(ink, 'palm', { x: share * ink.half, height: height * k })
  tent(ink, ink.half * 0.92)
  for (const share of [-0.6, -0.3, 0.34, 0.56])
    grass(ink, { x: share * ink.half, height: 0.9, colour: '#7fa04c' })
  thing(ink, 'noto:camel', { x: -ink.half * 0.34, height: 1.9 })
})

function tent(ink: Ink, x: number): void {
  cut(ink, '#f2e2c0', [0.2, 0.3]).polygon([x - 2.4, 0.1], [x, -3], [x + 2.4, 0.1])
  for (const d of [-1.5, 0.7])
    mark(ink, '#b5493f').polygon([x + d, 0.1], [x, -3], [x + d + 0.8, 0.1])
  mark(ink, '#5a3f34').polygon([x - 0.4, 0.1], [x, -1.7], [x + 0.4, 0.1])
}
