import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { city } from '../kit/town/buildings.ts'
import { floor } from '../kit/nature/ground.ts'
import { drivesAcross } from '../kit/nature/road-across.ts'
import { litAtNight, litPlane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { townRoad } from '../kit/town/roadway.ts'
import { roofscape } from '../kit/town/roofscape.ts'
import { bin, lamp, lampLight } from '../kit/town/street.ts'
import { shopRow, sideRoad, strollers, traffic } from '../kit/town/town.ts'
import { tree } from '../kit/nature/trees.ts'

export const streetPlace = place({
  id: 'street',
  time: 'day',
  ground: 'road',
  sounds: { street: 0.5, traffic: 0.3 },
  set: (c) => [
    sky(c),
    skyline(c),
    theFloor(c),
    shops(c),
    strollers(c, { z: 12, count: 4, height: 2 }),
    ...(drivesAcross(c)
      ? []
      : [
          traffic(c, { z: 8.4, count: 2, speed: -2.4, size: 4.2 }),
          traffic(c, { z: 6, count: 2, speed: 2.8, size: 4.2 }),
        ]),
    kerb(c),
    leaves(c),
  ],
})

/** The roofs of the next streets, and a few towers far beyond them. */
function skyline(c: PlaceContext) {
  return litAtNight(c, { name: 'skyline', z: 34 }, (ink, lit) => {
    city(ink, {
      colours: ['#b3b9d6', '#c4bcd8', '#a6b6d4'],
      height: [10, 19 * ink.tall],
      width: [3, 5],
      glowing: lit,
    })
    roofscape(ink, {
      height: [11.6 * ink.tall, 14.6 * ink.tall],
      colours: ['#c99a9c', '#b7a6bd', '#d6b09a', '#a3b3bf'],
      glowing: lit,
    })
  })
}

function theFloor(c: PlaceContext) {
  return floor(c, {
    pattern: 'slabs',
    colour: '#dcccb4',
    other: '#b7a48f',
    back: 15,
    size: 1.6,
    dress: (ink) => {
      if (drivesAcross(c)) townRoad(ink, { z: [-4.4, 2.7] })
      else sideRoad(ink, { z: [4.6, 10] })
    },
  })
}

function shops(c: PlaceContext) {
  return litAtNight(c, { name: 'shops', z: 14, haze: 0.72 }, (ink, lit) =>
    shopRow(ink, { height: [7.4 * ink.tall, 10.8 * ink.tall], width: [3.7, 6.2], glowing: lit }),
  )
}

const kerb = onStage(litPlane, 'kerb', {
  z: 4,
  split: true,
  draw: (ink) => {
    for (const dx of [-0.74, 0.8]) lamp(ink, { x: dx * ink.half, height: 5.4 * ink.tall })
    tree(ink, 'round', { x: ink.half * 0.62, height: 4.2 * ink.tall })
    bin(ink, { x: -ink.half * 0.66, height: 1.2 })
  },
  glow: (ink) => {
    for (const dx of [-0.74, 0.8]) lampLight(ink, dx * ink.half, 5.4 * ink.tall)
  },
})

const leaves = wingOf({ name: 'leaves', sway: 0.15 }, (ink) =>
  tree(ink, 'round', {
    x: -ink.half * 1.3,
    y: ink.foot + 0.4,
    height: Math.min(7.4 * ink.tall, ink.half),
  }),
)
