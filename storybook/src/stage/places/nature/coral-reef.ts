import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { terrain } from '../kit/nature/ground.ts'
import { cut } from '../kit/paper.ts'
import { planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { bubbles, caustics, kelp, school, seabed, shafts } from '../kit/nature/reef.ts'
import { coral, reefRock } from '../kit/nature/corals.ts'

export const coralReefPlace = place({
  id: 'coral-reef',
  medium: 'underwater',
  ground: 'seabed',
  time: 'day',
  sounds: { underwater: 0.7, bubbles: 0.4 },
  set: (c) => {
    const { w } = measures(c)
    return [
      sky(c, { clouds: 0, sun: false, stars: false }),
      farReef(c),
      terrain(c, { colours: ['#e6cf9e', '#cdbf9c', '#7fa9b0'], bump: 0.2, dress: seabed }),
      caustics(c),
      shafts(c),
      middleReef(c),
      school(c, { z: 18, y: 5 * (c.box.height / 9), colour: '#f6c453', size: 0.75 }),
      orangeSchool(c),
      nearReef(c),
      kelp(c, { x: -w * 0.36, z: 8, height: 5.2 * (c.box.height / 9) }),
      kelp(c, { x: w * 0.42, z: 10, height: 6 * (c.box.height / 9) }),
      bubbles(c),
      frontCoral(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const w = c.box.width
  return { w }
}

const farReef = planeOf({ name: 'far reef', z: 32 }, (ink) => {
  cut(ink, '#4f7a9f', 0.3).skyline(
    [
      [ink.left, -3],
      [-22, -7],
      [-14, -3],
      [-6, -1.5],
      [2, -2.5],
      [12, -6],
      [22, -3],
      [ink.right, -7],
    ],
    0.2,
  )
  for (let x = ink.left; x < ink.right; x += 2.6)
    coral(ink, {
      x,
      y: -2,
      height: ink.random.between(1.5, 3.4),
      colour: ink.random.pick(['#6a86b0', '#8a7fb0', '#a0849f']),
    })
})

const middleReef = planeOf({ name: 'middle reef', z: 15 }, (ink) => {
  reefRock(ink, {
    x: -ink.half * 0.62,
    width: 9,
    height: 4.4 * ink.tall,
    corals: 8,
    colour: '#56799c',
  })
  reefRock(ink, {
    x: ink.half * 0.7,
    width: 8,
    height: 3.8 * ink.tall,
    corals: 8,
    colour: '#5f7196',
  })
  for (let i = 0; i < 9; i++)
    coral(ink, {
      x: ink.random.between(-0.34, 0.34) * ink.half,
      height: ink.random.between(0.9, 1.8),
    })
})

function orangeSchool(c: PlaceContext) {
  return school(c, {
    z: 9,
    y: 4 * (c.box.height / 9),
    colour: '#ef7d57',
    count: 12,
    size: 0.55,
    speed: 0.3,
  })
}

const nearReef = planeOf({ name: 'near reef', z: 5.5, split: true }, (ink) => {
  reefRock(ink, {
    x: -ink.half * 0.92,
    width: 5.4,
    height: 3 * ink.tall,
    corals: 7,
    colour: '#6a6f9a',
  })
  reefRock(ink, {
    x: ink.half * 0.94,
    width: 4.8,
    height: 2.5 * ink.tall,
    corals: 7,
    colour: '#705f8f',
  })
  for (const dx of [-0.56, 0.6, 0.5]) coral(ink, { x: dx * ink.half, height: 0.9 })
})

const frontCoral = wingOf({ name: 'front coral' }, (ink) => {
  const s = Math.min(2, ink.half * 0.28)
  coral(ink, { x: -ink.half * 1.0, y: ink.foot + 0.3, height: s, colour: '#c9527a' })
  coral(ink, { x: ink.half * 1.02, y: ink.foot + 0.3, height: s * 1.1, colour: '#8a4fa0' })
})
