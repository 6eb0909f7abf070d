import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { clear } from '../kit/colour.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { caustics } from '../kit/nature/reef.ts'
import { glitter, rings } from '../kit/nature/water.ts'
import { mark, stroke } from '../kit/paper.ts'
import { planeOf, wing, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { ladder, lounger, parasol } from '../kit/town/poolside.ts'
import { blocks, skyline } from './rooftop.ts'

/** A pool high above a city: its far rim is a pane of glass, and behind it are the other roofs. */
export const rooftopPoolPlace = place({
  id: 'rooftop-pool',
  time: 'day',
  ground: 'floor',
  waterline: -0.05,
  sounds: { water: 0.5, city: 0.3 },
  set: (c) => [
    sky(c),
    skyline(c),
    blocks(c),
    deck(c),
    caustics(c, { near: 1.2, far: 9, count: 40 }),
    glitter(c, { y: 0, count: 50, near: 1.2, far: 9 }),
    rings(c, { y: 0, near: 2, far: 8, count: 4 }),
    rim(c),
    ...guests(c),
    farBirds(c, { count: 3 }),
  ],
})

/** Drawn after the city, whose nearest walls reach below the roof. */
function deck(c: PlaceContext) {
  const laid = floor(c, {
    pattern: 'planks',
    colour: '#cfae86',
    other: '#b08c62',
    back: 10.4,
    size: 0.9,
    dress: (ink) => {
      lay(ink, '#f4efe4', () => level(ink, [-13, 13], [0.4, 10.4]))
      lay(ink, '#3f9fc0', () => level(ink, [-12.2, 12.2], [1, 10]))
      lay(ink, '#5fbfd8', () => level(ink, [-11.8, 11.8], [1.4, 10]))
      lay(ink, '#79d0e2', () => level(ink, [-10, 6], [2.4, 10]))
    },
  })
  return { ...laid, depth: () => 12 }
}

/** The pane that keeps the water on the roof, with a rail of steel. */
const rim = planeOf({ name: 'rim', z: 10.4 }, (ink) => {
  const wide = ink.right - ink.left
  mark(ink, clear('#d8f0f6', 0.4)).rect(ink.left, -1.5, [wide, 1.5])
  mark(ink, '#8a97a3').rect(ink.left, -1.62, [wide, 0.14])
  for (let x = ink.left; x < ink.right; x += 3)
    stroke(ink, clear('#ffffff', 0.6), 0.07).line([x + 0.4, -0.2], [x + 1.2, -1.3])
})

function guests(c: PlaceContext) {
  return [
    ...plane(c, { name: 'sides', z: 6, split: true }, (ink) => {
      for (const side of [-1, 1]) {
        parasol(ink, side * ink.half * 0.98)
        pot(ink, { x: side * ink.half * 0.84, height: 2.4 })
      }
    }),
    ...plane(c, { name: 'near side', z: 1.4, split: true, top: 6 }, (ink) => {
      ladder(ink, -ink.half * 0.7)
      lounger(ink, ink.half * 0.86, 1)
    }),
    ...wing(c, { name: 'green' }, (ink) =>
      pot(ink, { x: -ink.half * 1.04, y: ink.foot, height: 3.4 }),
    ),
  ]
}
