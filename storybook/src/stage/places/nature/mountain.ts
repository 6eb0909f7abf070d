import { pairs } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { hills, peak, peaks, rocks } from '../kit/nature/land.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { pine, wood } from '../kit/nature/trees.ts'

export const mountainPlace = place({
  id: 'mountain',
  time: 'morning',
  sounds: { wind: 0.5 },
  set: (c) => [
    sky(c),
    farRange(c),
    greatPeak(c),
    firs(c),
    theGround(c),
    nearFirs(c),
    farBirds(c, { count: 3 }),
    greenery(c),
  ],
})

const farRange = planeOf({ name: 'far range', z: 38, haze: 0.8 }, (ink) =>
  peaks(ink, { colour: '#9cadd8', height: [9, 15], step: 9, snow: 0.4 }),
)

const greatPeak = planeOf({ name: 'great peak', z: 28, haze: 0.65 }, (ink) => {
  const x = ink.half * ink.random.between(-0.25, 0.3)
  const h = -ink.crown * 0.72
  peak(ink, {
    x: x - h * 0.85,
    height: h * 0.62,
    wide: h * 0.7,
    colour: '#7687bf',
    floor: 0.1,
    snow: 0.3,
  })
  peak(ink, {
    x: x + h * 0.8,
    height: h * 0.55,
    wide: h * 0.66,
    colour: '#7687bf',
    floor: 0.1,
    snow: 0.26,
  })
  peak(ink, { x, height: h, wide: h * 0.82, colour: '#6a7cb8', floor: 0.1, snow: 0.38 })
  hills(ink, { colour: '#6d9c62', height: [0.6, 2.4], step: 6 })
})

const firs = planeOf({ name: 'firs', z: 20 }, (ink) =>
  wood(ink, ['pine'], { height: [2.2, 4], step: [0.9, 1.8], gap: ink.half * 0.12 }),
)

const theGround = onStage(meadowGround, {
  flowers: 60,
  dress: (ink) => path(ink, { colour: '#cbb58c', width: 1.8, from: 1, to: -3, bend: 4, far: 20 }),
})

const nearFirs = planeOf({ name: 'near firs', z: 8, split: true }, (ink) => {
  for (const [dx, h] of pairs('-0.98 6.4, -0.78 5, 0.84 5.6, 1.02 7'))
    pine(ink, { x: dx * ink.half, height: h * ink.tall })
  rocks(ink, { x: -ink.half * 0.56, width: 2.2, height: 0.9 })
  rocks(ink, { x: ink.half * 0.6, width: 2.8, height: 1.2 })
})
