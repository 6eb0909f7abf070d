import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { peaks } from '../kit/nature/land.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, oval, skyline, type Ink, type Pair } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { tree } from '../kit/nature/trees.ts'

const STEPS = 8

export const riceTerracesPlace = place({
  id: 'rice-terraces',
  time: 'morning',
  sounds: [{ name: 'birds', level: 0.5 }],
  set: (c) => [
    sky(c),
    ...plane(c, 'far peaks', {
      z: 37,
      draw: (ink) => peaks(ink, { colour: '#8fb0a4', height: [6, 12], step: 9 }),
    }),
    ...plane(c, 'terraces', { z: 20, draw: (ink) => terraces(ink) }),
    meadowGround(c, {
      colours: ['#5f9a40', '#7ab450', '#9ccc68'],
      flowers: 8,
      dress: (ink) => path(ink, { colour: '#d0b888', width: 3, bend: 1.6, far: 18 }),
    }),
    ...beside(c),
    farBirds(c, { count: 5 }),
    motes(c, { z: 3, count: 10 }),
    ...greenery(c),
  ],
})

/** Steps of water and young rice around the slope, the upper ones smaller. */
function terraces(ink: Ink): void {
  const high = -ink.crown * 0.62
  for (let step = STEPS; step >= 0; step--) {
    const y = -(high * step) / STEPS
    const lean = (x: number): number =>
      -Math.abs(Math.sin((x / ink.half) * 1.7 + step * 0.24)) * high * 0.26 * (step / STEPS)
    const points: Pair[] = []
    for (let x = ink.left - 2; x <= ink.right + 2; x += 1.6) points.push([x, y + lean(x)])
    const green = step % 2 ? '#7fb552' : '#94c45e'
    cut(ink, darker(green, step * 0.02), skyline(points, 0.4), { shadow: 0.2, edge: 0.5 })
    const water: Pair[] = points.map(([x, py]): Pair => [x, py + high * 0.03])
    if (step % 2 === 0)
      mark(
        ink,
        lighter('#9fd0dc', 0.1),
        skyline(water, Math.max(...water.map(([, py]) => py)) + high * 0.05),
      )
    mark(
      ink,
      darker(green, 0.05),
      skyline(
        points.map(([x, py]): Pair => [x, py + high * 0.075]),
        0.4,
      ),
    )
    for (let i = 0; i < 50; i++) {
      const [x, py] = ink.random.pick(points)
      mark(
        ink,
        lighter(green, 0.25),
        oval(
          x + ink.random.between(-0.8, 0.8),
          py + high * ink.random.between(0.08, 0.11),
          [0.1, 0.05],
        ),
      )
    }
  }
}

function beside(c: PlaceContext) {
  return plane(c, 'beside', {
    z: 8,
    split: true,
    draw: (ink) => {
      tree(ink, 'palm', { x: -ink.half * 0.9, height: 6 * Math.min(1.4, ink.tall) })
      tree(ink, 'palm', { x: ink.half * 0.96, height: 5 * Math.min(1.4, ink.tall) })
      thing(ink, 'noto:hut', { x: ink.half * 0.74, height: 2.4 })
      thing(ink, 'noto:water-buffalo', { x: -ink.half * 0.62, height: 1.3 })
    },
  })
}
