import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { hills, peaks, rocks } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import type { TreeKind } from '../kit/nature/tree-kind.ts'
import { wood } from '../kit/nature/trees.ts'
import { rings, water } from '../kit/nature/water.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'

/** A broad river between wooded banks, for those who cross it high above on a bridge of their own. */
export const riverCrossingPlace = place({
  id: 'river-crossing',
  time: 'day',
  ground: 'rock',
  far: 2,
  sounds: { stream: 0.7, birds: 0.3 },
  set: (c) => [
    sky(c),
    mountains(c),
    farBank(c),
    water(c, {
      colours: ['#3f8fb4', '#4f9dbc', '#78b8cc'],
      far: 21,
      y: -0.4,
      waves: [13, 5],
      waveHeight: 0.12,
      glitter: 1.2,
    }),
    rings(c, { y: -0.4, near: 0, far: 14 }),
    banks(c),
    farBirds(c, { count: 4 }),
    nearBank(c),
  ],
})

function kinds(c: PlaceContext): readonly TreeKind[] {
  return c.trees ?? ['round', 'pine', 'round', 'poplar']
}

const mountains = planeOf(
  { name: 'mountains', z: 38, reflect: { y: -0.4, strength: 0.25 } },
  (ink) => peaks(ink, { colour: '#8ea3c0', height: [6, 11], step: 9, snow: 0.25 }),
)

function farBank(c: PlaceContext) {
  const [, , far = '#a9cd78'] = greens(c)
  return plane(c, { name: 'far bank', z: 24, reflect: { y: -0.4, strength: 0.35 } }, (ink) => {
    hills(ink, { colour: far, height: [1, 3], step: 8, floor: 0.6 })
    // A wood would hide the town behind it.
    if (!/city|skyline|skyscraper|downtown/u.test(c.words))
      wood(ink, kinds(c), { height: [3, 5.4], step: [1.1, 2.2] })
  })
}

function banks(c: PlaceContext) {
  return plane(c, { name: 'banks', z: 9, split: true, top: 6 }, (ink) => {
    for (const side of [-1, 1])
      for (const share of [0.84, 0.98, 1.14])
        rocks(ink, { x: side * share * ink.half, y: 0.5, width: 3, height: 1.4 })
    wood(ink, kinds(c), { height: [3.6, 5], step: [1.6, 2.8], gap: ink.half * 0.86 })
  })
}

const nearBank = wingOf({ name: 'near bank', sway: 0.01 }, (ink) => {
  for (const side of [-1, 1])
    for (const share of [0.86, 1.04])
      bush(ink, { x: side * share * ink.half, y: ink.foot + 0.5, height: 1.5 })
})
