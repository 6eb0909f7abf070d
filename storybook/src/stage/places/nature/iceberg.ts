import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds } from '../kit/alive.ts'
import { iceBlock } from '../kit/nature/ice.ts'
import { cut } from '../kit/paper.ts'
import { planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { water } from '../kit/nature/water.ts'

export const icebergPlace = place({
  id: 'iceberg',
  medium: 'water',
  ground: 'water',
  waterline: 0,
  time: 'morning',
  sounds: { waves: 0.5, wind: 0.5 },
  set: (c) => [
    sky(c),
    farIce(c),
    theWater(c),
    greatIceberg(c),
    smallIce(c),
    floe(c),
    farBirds(c, { colour: '#ffffff' }),
  ],
})

const farIce = planeOf({ name: 'far ice', z: 38, reflect: { y: 0, strength: 0.25 } }, (ink) => {
  for (let x = ink.left; x < ink.right; x += ink.random.between(5, 10))
    iceBlock(ink, {
      x,
      width: ink.random.between(4, 8),
      height: ink.random.between(1, 3.4),
      colour: '#b4d8ea',
    })
})

const theWater = onStage(water, {
  colours: ['#2f7ea8', '#3f93b8', '#69b0cb'],
  waves: [26, 12, 4, -2.5],
  waveHeight: 0.13,
})

const greatIceberg = planeOf(
  {
    name: 'great iceberg',
    z: 19,
    bottom: -4,
    reflect: { y: 0, strength: 0.3 },
    drift: (t) => ({ x: 0, y: Math.sin(t * 0.7) * 0.06 }),
  },
  (ink) => {
    const h = -ink.crown * 0.74
    const x = ink.half * 0.22
    const w = Math.min(h * 0.9, ink.half * 0.5)
    iceBlock(ink, { x: x - w * 0.62, width: w * 0.8, height: h * 0.56, colour: '#97cfe8' })
    iceBlock(ink, { x: x + w * 0.6, width: w * 0.7, height: h * 0.44, colour: '#a5d7ec' })
    iceBlock(ink, { x, width: w, height: h, colour: '#8bc9e6' })
  },
)

const smallIce = planeOf(
  { name: 'small ice', z: 9, drift: (t) => ({ x: 0, y: Math.sin(t * 0.9 + 1) * 0.06 }) },
  (ink) => {
    iceBlock(ink, { x: -ink.half * 0.74, width: 4, height: 3 * ink.tall, colour: '#86c4e2' })
    iceBlock(ink, { x: -ink.half * 0.5, width: 2, height: 1.1, colour: '#9bd2ea' })
    iceBlock(ink, { x: ink.half * 0.86, width: 2.8, height: 1.6, colour: '#93cde8' })
  },
)

function floe(c: PlaceContext) {
  return pairs('-0.3 5.4, 0.34 6.4, 0.1 12, -0.46 2.4, 0.5 1.6').map(([x, z], i) =>
    cutOut(
      c,
      {
        name: `floe ${i}`,
        at: [(x ?? 0) * c.box.width, -0.1, z ?? 5],
        size: [3, 0.6],
        drift: (t) => ({ x: Math.sin(t * 0.3 + i) * 0.2, y: Math.sin(t * 1.1 + i) * 0.05 }),
      },
      (ink) => {
        cut(ink, '#bfe2f0', 0.08).polygon(
          ...pairs('-1.4 0, -1.1 -0.2, 0.2 -0.3, 1.3 -0.16, 1.2 0.06, -0.4 0.12'),
        )
        cut(ink, '#f6fbfe', 0).oval(0, -0.2, [1.1, 0.12])
      },
    ),
  )
}
