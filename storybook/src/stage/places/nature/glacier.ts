import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { iceBlock, iceCrack } from '../kit/nature/ice.ts'
import { layArea, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { peaks } from '../kit/nature/land.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { snowSparkle } from '../kit/nature/snow.ts'
import { motes } from '../kit/alive.ts'
import { boxAt } from '../kit/shapes.ts'

export const glacierPlace = place({
  id: 'glacier',
  time: 'morning',
  ground: 'snow',
  sounds: { wind: 0.6 },
  set: (c) => [
    sky(c),
    peaksPlane(c),
    iceWall(c),
    iceTowers(c),
    theGround(c),
    nearIce(c),
    motes(c, { z: 3, count: 24, colour: '#ffffff', rise: -0.25 }),
    frontIce(c),
  ],
})

const peaksPlane = planeOf({ name: 'peaks', z: 38 }, (ink) =>
  peaks(ink, { colour: '#8fa6cf', height: [9, 15], step: 10, snow: 0.55 }),
)

const iceWall = planeOf({ name: 'ice wall', z: 26 }, (ink) => {
  for (let x = ink.left; x < ink.right; x += ink.random.between(1.6, 3))
    iceBlock(ink, {
      x,
      width: ink.random.between(2.6, 4.4),
      height: (3.4 + 4.4 * Math.min(1, Math.abs(x) / ink.half)) * ink.random.between(0.75, 1.1),
      colour: '#a7d6ea',
    })
})

const iceTowers = planeOf({ name: 'ice towers', z: 17 }, (ink) => {
  for (const [dx, w, h] of triples(
    '-0.95 4.4 6.4, -0.7 3.2 4.6, 0.72 3.6 5, 0.98 4.8 7, -0.48 2 2.2, 0.5 2.2 2.6',
  ))
    iceBlock(ink, { x: dx * ink.half, width: w, height: h * ink.tall, colour: '#8fcbe6' })
})

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: ['#dcebf5', '#eef6fb', '#cfe3f0'],
    bump: 0.2,
    dress: (ink) => {
      snowSparkle(ink)
      iceCrack(ink, 5)
      if (/crevasse/u.test(c.words)) crevasse(ink, c.random.fork('gap').pick([-1, 1]))
    },
  })
}

/** A gap in the ice, bluer the deeper one looks; it passes beside whoever stands in the middle. */
function crevasse(ink: GroundInk, side: number): void {
  const rim: readonly (readonly [z: number, left: number, right: number])[] = triples(`
    -4 4 12, -2.5 3.2 9.4, -2 2.4 9, -0.8 2.9 7.2, 0.2 1.4 6.8, 1.4 1.8 5.2, 2.4 0.2 4.6,
    4 0.4 2.8, 6 -2 0.9, 8.5 -3 -2, 10 -5 -4.9
  `)
  for (const [shrink, colour] of [
    [0, '#9fd3ea'],
    [0.1, '#5fa9d4'],
    [0.24, '#2f6fa8'],
    [0.36, '#173f6e'],
  ] as const) {
    const at = (a: number, b: number): number => side * (a + (b - a) * shrink)
    layArea(ink, colour, [
      ...rim.map(([z, a, b]) => [at(a, b), z] as const),
      ...rim.toReversed().map(([z, a, b]) => [at(b, a), z] as const),
    ])
  }
}

const nearIce = planeOf({ name: 'near ice', z: 6, split: true }, (ink) => {
  for (const [dx, w, h] of triples('-0.92 2.8 3.6, -0.72 1.8 1.7, 0.8 2.2 2.2, 1 3 4.4'))
    iceBlock(ink, { x: dx * ink.half, width: w, height: h * ink.tall, colour: '#7fc1e2' })
})

const frontIce = wingOf({ name: 'front ice' }, (ink) => {
  for (const side of [-1, 1])
    iceBlock(ink, {
      ...boxAt([side * ink.half * 1.08, ink.foot + 0.4], [ink.half * 0.36, 2.4]),
      colour: '#8cc4e0',
    })
})
