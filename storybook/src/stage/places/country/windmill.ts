import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { house } from '../kit/town/houses.ts'
import { lay, level } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import { extentAt, planeOf, plane } from '../kit/plane.ts'
import { flower, reeds } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { wood } from '../kit/nature/trees.ts'
import { millSails, windmill } from '../kit/town/windmill.ts'
import type { PlaceContext } from '../../place.ts'

const TULIPS = ['#e0485a', '#f2b63c', '#b565c0', '#f08a9c', '#f7f0e0', '#e8703c'] as const

const mills = (c: PlaceContext): readonly { x: number; z: number; h: number }[] => {
  const near = extentAt(c.box, 16)
  const k = Math.min(c.box.height / 9, near.half / 9)
  return [
    { x: -near.half * 0.42, z: 16, h: 9.6 * k },
    { x: near.half * 0.66, z: 24, h: 8 * k },
    { x: extentAt(c.box, 32).half * 0.14, z: 32, h: 6 * k },
  ]
}

export const windmillPlace = place({
  id: 'windmill',
  time: 'day',
  sounds: { wind: 0.4, birds: 0.4 },
  set: (c) => [sky(c), hillsPlane(c), theGround(c), mill(c), tulips(c), farBirds(c), greenery(c)],
})

const hillsPlane = planeOf({ name: 'hills', z: 38 }, (ink) => {
  hills(ink, { colour: '#9fbcb0', height: [0.8, 2.4], step: 9 })
  wood(ink, ['poplar', 'round'], { height: [1.6, 3], step: [1.5, 4] })
})

function theGround(c: PlaceContext) {
  return meadowGround(c, {
    colours: greens(c),
    flowers: 0,
    dress: (ink) => {
      if (c.season !== 'winter')
        TULIPS.forEach((colour, i) => {
          for (const side of [-1, 1])
            lay(ink, colour, () =>
              level(ink, [side * (5 + i * 3.2), side * (7.6 + i * 3.2)], [4, 30]),
            )
        })
      path(ink, { colour: '#5fa3bd', width: 3, from: 0, to: 0.5, bend: 1, far: 34 })
    },
  })
}

function mill(c: PlaceContext) {
  return mills(c).flatMap(({ x, z, h }, i) => [
    ...plane(c, { name: `mill ${i}`, z, haze: 0.75 }, (ink) => {
      windmill(ink, { x, height: h })
      if (i === 1) house(ink, { x: x + 4.4, width: 3.4, height: 3, colour: '#f2e4cc' })
    }),
    millSails(c, {
      x,
      y: h * 0.8,
      z: z - 0.05,
      length: h * 0.52,
      colour: '#7a5a44',
      cloth: true,
      speed: 0.6 + i * 0.1,
    }),
  ])
}

const tulips = planeOf({ name: 'tulips', z: 4, top: 2, bottom: -0.4, split: true }, (ink) => {
  if (ink.season !== 'winter')
    for (let i = 0; i < 44; i++)
      flower(ink, {
        x: (i % 2 ? 1 : -1) * ink.half * ink.random.between(0.42, 1.12),
        height: ink.random.between(0.6, 1),
        colour: TULIPS[i % 6] ?? '#e0485a',
      })
  reeds(ink, { x: -ink.half * 0.3, height: 1 })
})
