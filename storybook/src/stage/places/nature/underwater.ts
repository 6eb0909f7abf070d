import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { cut, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { bubbles, caustics, kelp, school, seabed, shafts } from '../kit/nature/reef.ts'
import { boxAt } from '../kit/shapes.ts'

export const underwaterPlace = place({
  id: 'underwater',
  medium: 'underwater',
  ground: 'seabed',
  time: 'day',
  sounds: { underwater: 0.8, bubbles: 0.3 },
  set: (c) => {
    const m = measures(c)
    const { k, w } = m
    return [
      sky(c, { clouds: 0, sun: false, stars: false }),
      canyon(c),
      plane(c, { name: 'wreck', z: 22 }, (ink) => wreck(ink, ink.half * 0.36)),
      terrain(c, { colours: ['#d9c796', '#a9b59c', '#5f93a5'], bump: 0.22, dress: seabed }),
      caustics(c, { count: 26 }),
      shafts(c, { count: 5, strength: 0.36 }),
      kelpForest(c, m),
      rocksPlane(c, m),
      kelp(c, { x: -w * 0.42, z: 5.4, height: 6 * k, strands: 5 }),
      kelp(c, { x: w * 0.4, z: 5.2, height: 4.4 * k }),
      school(c, { z: 20, y: 7 * k, colour: '#bfe0e6', count: 34, size: 0.46 }),
      school(c, { z: 10, y: 3.6 * k, colour: '#f0a35c', count: 9, size: 0.5, speed: 0.28 }),
      bubbles(c, { count: 26 }),
      frontRocks(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const k = c.box.height / 9
  const w = c.box.width
  return { k, w }
}

type Measures = ReturnType<typeof measures>

const canyon = planeOf({ name: 'canyon', z: 34 }, (ink) =>
  cut(ink, '#4a7aa5', 0.4).skyline(
    [
      [ink.left, -14],
      [-24, -11],
      [-17, -5],
      [-9, -2],
      [0, -1.4],
      [9, -2.4],
      [17, -7],
      [25, -12],
      [ink.right, -15],
    ],
    0.2,
  ),
)

function kelpForest(c: PlaceContext, { w, k }: Measures) {
  return triples('-0.3 20 8, -0.9 16 9, 0.95 15 8, 1.3 18 9.5').map(([x, z, h]) =>
    kelp(c, { x: (x ?? 0) * w * 0.6, z: z ?? 15, height: (h ?? 6) * k, strands: 5 }),
  )
}

function rocksPlane(c: PlaceContext, { k }: Measures) {
  return plane(c, { name: 'rocks', z: 6, split: true }, (ink) => {
    rocks(ink, { x: -ink.half * 0.86, width: 5, height: 2.6 * k, colour: '#5f7a96' })
    rocks(ink, { x: ink.half * 0.9, width: 4.2, height: 2 * k, colour: '#66799a' })
  })
}

const frontRocks = wingOf({ name: 'front rocks' }, (ink) =>
  rocks(ink, {
    ...boxAt([ink.half * 1.02, ink.foot + 0.3], [ink.half * 0.4, 1.6]),
    colour: '#3f5f80',
  }),
)

/** An old ship on its side, with ribs and a broken mast. */
function wreck(ink: Ink, x: number): void {
  ink.ctx.save()
  ink.ctx.translate(x, 0)
  ink.ctx.rotate(-0.12)
  stroke(ink, '#4f4a55', 0.5).line([-1, -2], [-2.4, -9])
  stroke(ink, '#4f4a55', 0.3).line([-4, -6.6], [0.6, -5.8])
  cut(ink, '#6b5a58', [0.3, 0.3]).path(
    {},
    'M-7 -3.4Q0 -2 7.4 -4.4Q5.4 0.4 3 0.8L-4 0.8Q-6.6 0 -7 -3.4',
  )
  for (let i = 0; i < 5; i++)
    cut(ink, '#2f3a55', 0).shape((ctx) => ctx.arc(-4 + i * 2, -1.6, 0.36, 0, 7))
  for (const y of [-2.6, -0.6]) stroke(ink, '#54464a', 0.1).path({ y }, 'M-6.6 0Q0 0.9 6.4 -0.3')
  ink.ctx.restore()
}
