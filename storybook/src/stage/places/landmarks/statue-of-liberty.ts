import type { PlaceContext } from '../../place.ts'
import { quay, railing } from '../kit/nature/waterside.ts'
import { farCity } from '../kit/town/far-city.ts'
import { passing } from '../kit/alive.ts'
import { ship } from '../kit/nature/boats.ts'
import { darker, lighter } from '../kit/colour.ts'
import { cut, mark } from '../kit/paper.ts'
import { sight } from '../kit/sight.ts'
import { thing } from '../kit/thing.ts'
import { tree } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { onStage } from '../kit/recipe.ts'

export const statueOfLibertyPlace = sight({
  id: 'statue-of-liberty',
  ground: 'floor',
  far: 2.4,
  sounds: { waves: 0.4 },
  size: [9, 12],
  upwards: 0.92,
  z: 14,
  behind: (c) => skyline(c),
  before: (c) => [
    ...water(c, { colours: ['#3f86a0', '#5596ac', '#78b0bf'], waves: [20, 12], waveHeight: 0.1 }),
    ferry(c),
    quay(c),
    ...railing(c),
  ],
  draw(ink) {
    const stone = '#cdbb9c'
    cut(ink, '#7a9a58', 0.2).shape((ctx) => ctx.ellipse(0, 0.2, 5.6, 0.9, 0, Math.PI, 0))
    for (const x of [-4.4, -3.6, 3.7, 4.5]) tree(ink, 'round', { x, y: -0.2, height: 1.6 })
    cut(ink, darker(stone, 0.1), [0.1, 0.2]).standing(0, -0.3, [5.6, 0.9])
    cut(ink, stone, [0.12, 0.3]).standing(0, -1.2, [3.2, 2.6])
    cut(ink, lighter(stone, 0.12), 0.06).standing(0, -3.7, [3.6, 0.3])
    for (const x of [-0.9, 0, 0.9]) mark(ink, darker(stone, 0.3)).standing(x, -1.9, [0.4, 1.2])
    thing(ink, 'noto:statue-of-liberty', { x: 0, y: -3.9, height: 8 })
  },
})

const skyline = onStage(farCity, {
  z: 34,
  colours: ['#9fb0c6', '#b0b3c4', '#a6bcc4'],
  width: [1.6, 3],
  height: [3, 8],
})

function ferry(c: PlaceContext) {
  return passing(c, { name: 'ferry', y: 0, z: 18, size: [9, 4], speed: 0.35, start: 0.6 }, (ink) =>
    ship(ink, { x: 0, width: 7, colour: '#e0813c' }),
  )
}
