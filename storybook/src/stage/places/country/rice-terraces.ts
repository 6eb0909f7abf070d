import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, pollen } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { peaks } from '../kit/nature/land.ts'
import { grass } from '../kit/nature/plants.ts'
import { greenery, meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { tree, wood } from '../kit/nature/trees.ts'

const STEPS = 8

export const riceTerracesPlace = place({
  id: 'rice-terraces',
  time: 'morning',
  sounds: { birds: 0.5 },
  set: (c) => (isFlat(c) ? paddies(c) : onSlope(c)),
})

/** A paddy lies in the plain; terraces climb. */
function isFlat({ words }: PlaceContext): boolean {
  return /\b(paddy|paddies|rice fields?)\b/u.test(words)
}

function onSlope(c: PlaceContext) {
  return [
    sky(c),
    ...plane(c, { name: 'far peaks', z: 37 }, (ink) =>
      peaks(ink, { colour: '#8fb0a4', height: [6, 12], step: 9 }),
    ),
    ...plane(c, { name: 'terraces', z: 20 }, terraces),
    meadowGround(c, {
      colours: ['#5f9a40', '#7ab450', '#9ccc68'],
      flowers: 8,
      dress: (ink) => path(ink, { colour: '#d0b888', width: 3, bend: 1.6, far: 18 }),
    }),
    ...beside(c),
    farBirds(c, { count: 5 }),
    pollen(c, { z: 3, count: 10 }),
    ...greenery(c),
  ]
}

const WATER = ['#8fc0cc', '#a5cfd6', '#c2dfe0']
const BANKS = [-16, -8.4, -2.6, 2.6, 8.4, 16]

/** Fields under water, banks between them, and rows of young rice. */
function paddies(c: PlaceContext) {
  return [
    sky(c),
    ...plane(c, { name: 'far peaks', z: 37 }, (ink) => {
      peaks(ink, { colour: '#8fb0a4', height: [4, 8], step: 9 })
      wood(ink, ['round', 'palm'], { height: [2, 3.6], step: [1.6, 3.4] })
    }),
    terrain(c, {
      colours: WATER,
      bump: 0,
      dress: (ink) => {
        for (const x of BANKS)
          lay(ink, '#8fa04e', () => level(ink, [x - 0.3, x + 0.3], [ink.near, 30]))
        for (const z of [1.6, 5.6, 10.4, 18])
          lay(ink, '#9aac56', () => level(ink, [-60, 60], [z, z + 0.5]))
      },
    }),
    ...[15, 12.4, 8.8, 7, 4.4, 3].flatMap((z) => rows(c, z)),
    ...beside(c),
    farBirds(c, { count: 5 }),
  ]
}

function rows(c: PlaceContext, z: number) {
  return plane(c, { name: `rice ${z}`, z, top: 2 }, (ink) => {
    for (let x = ink.left; x < ink.right; x += 0.85)
      grass(ink, {
        x: x + ink.random.between(-0.12, 0.12),
        height: ink.random.between(0.7, 0.95),
        colour: ink.random.pick(['#6fae3e', '#86c04c', '#9ccf5a']),
      })
  })
}

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
    cut(ink, darker(green, step * 0.02), [0.2, 0.5]).skyline(points, 0.4)
    const water: Pair[] = points.map(([x, py]): Pair => [x, py + high * 0.03])
    if (step % 2 === 0)
      mark(ink, lighter('#9fd0dc', 0.1)).skyline(
        water,
        Math.max(...water.map(([, py]) => py)) + high * 0.05,
      )
    mark(ink, darker(green, 0.05)).skyline(
      points.map(([x, py]): Pair => [x, py + high * 0.075]),
      0.4,
    )
    for (let i = 0; i < 50; i++) {
      const [x, py] = ink.random.pick(points)
      mark(ink, lighter(green, 0.25)).oval(
        x + ink.random.between(-0.8, 0.8),
        py + high * ink.random.between(0.08, 0.11),
        [0.1, 0.05],
      )
    }
  }
}

const beside = planeOf({ name: 'beside', z: 8, split: true }, (ink) => {
  tree(ink, 'palm', { x: -ink.half * 0.9, height: 6 * Math.min(1.4, ink.tall) })
  tree(ink, 'palm', { x: ink.half * 0.96, height: 5 * Math.min(1.4, ink.tall) })
  thing(ink, 'noto:hut', { x: ink.half * 0.74, height: 2.4 })
  thing(ink, 'noto:water-buffalo', { x: -ink.half * 0.62, height: 1.3 })
})
