import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { city } from '../kit/town/buildings.ts'
import { darker } from '../kit/colour.ts'
import { cut, mark } from '../kit/paper.ts'
import { litAtNight, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** Rows of towers below: depth, how far their feet are under the acting line, height and width, colours. */
const ROWS = [
  { z: 38, y: 6, height: [8, 13], width: [3, 4.6], colours: ['#9fb0d0', '#b2bed6', '#93a5c8'] },
  { z: 27, y: 8, height: [6.6, 10.6], width: [3.2, 5], colours: ['#a79fb8', '#8f9dbd', '#b5a8b0'] },
  {
    z: 17,
    y: 9,
    height: [5.4, 8.6],
    width: [3.4, 5.2],
    colours: ['#b08f86', '#9a93a8', '#c4a58f'],
  },
  { z: 8, y: 10, height: [5.6, 7.4], width: [3, 4.4], colours: ['#a5847c', '#8c869c', '#b89a86'] },
] as const

/** High over the roofs of a big city, for whoever flies there. */
export const aboveCityPlace = place({
  id: 'above-city',
  time: 'day',
  ground: 'none',
  medium: 'air',
  sounds: { wind: 0.5, city: 0.2 },
  set: (c) => [
    sky(c),
    ...ROWS.flatMap((row) => towers(c, row)),
    roofs(c),
    farBirds(c, { high: 0.6 }),
  ],
})

function towers(c: PlaceContext, { z, y, ...look }: (typeof ROWS)[number]) {
  const tall = Math.min(1.3, c.box.height / 9)
  const how = { ...look, height: [look.height[0] * tall, look.height[1] * tall] as const, y }
  return litAtNight(c, { name: `towers ${z}`, z, bottom: -y }, (ink, lit) =>
    city(ink, { ...how, glowing: lit }),
  )
}

/** The nearest roofs, seen from above: parapets, tanks and vents. */
const roofs = planeOf({ name: 'roofs', z: 8, bottom: -9 }, (ink) => {
  for (let x = ink.left; x < ink.right;) {
    const width = ink.random.between(4, 6.4)
    const y = ink.foot - ink.random.between(0.9, 2.6)
    const wall = ink.random.pick(['#a8786a', '#8c8796', '#b8977c', '#7f8aa0'])
    cut(ink, wall, 0.2).rect(x, y, [width - 0.5, 9])
    cut(ink, darker(wall, -0.2), [0.08, 0.4]).rect(x - 0.1, y - 0.3, [width - 0.3, 0.4])
    for (let at = x + 0.6; at < x + width - 1.2; at += 1.1)
      mark(ink, ink.light.dark && ink.random.chance(0.5) ? '#ffdf9e' : '#7c93a8').rect(
        at,
        y + 0.8,
        [0.6, 0.9],
      )
    cut(ink, '#c3c7cc', 0.08).rect(x + width * 0.3, y - 1, [0.9, 0.8])
    x += width
  }
})
