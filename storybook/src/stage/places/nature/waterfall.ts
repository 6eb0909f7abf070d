import type { PlaceContext } from '../../place.ts'
import { rainbow } from '../../sky/rainbow.ts'
import { sky } from '../../sky/sky.ts'
import { smoke } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { fallingWater } from '../kit/nature/falling-water.ts'
import { rocks } from '../kit/nature/land.ts'
import { greenery, greens } from '../kit/nature/nature.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { bush, lawn, reeds } from '../kit/nature/plants.ts'
import { extentAt, plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { ferns, leaves } from './jungle.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { rings, water } from '../kit/nature/water.ts'

const DEPTH = 16
const TROPICAL = /jungle|tropic|rain ?forest|amazon/u

export const waterfallPlace = place({
  id: 'waterfall',
  time: 'day',
  waterline: 0,
  far: 3,
  sounds: { waterfall: 0.8 },
  set: (c) => {
    const m = measures(c)
    const { high, wide } = m
    return [
      sky(c, { clouds: 0.3 }),
      farTrees(c, m),
      plane(c, { name: 'cliffs', z: DEPTH }, (ink) => cliffs(ink, wide, high)),
      fallingWater(c, { wide, high, depth: DEPTH }),
      water(c, { colours: ['#58b8c4', '#3f9fb8', '#4fa8bd'], glitter: 0.6 }),
      ...(c.season === 'winter'
        ? []
        : [rings(c, { y: 0, near: 4, far: 12, count: 12 }), spray(c, m)]),
      // In the spray before the fall: the rock hides the sky.
      ...(c.weather === 'rainbow' ? [rainbow(c, DEPTH - 1.4)] : []),
      poolRocks(c),
      theGround(c),
      ...(TROPICAL.test(c.words) ? [ferns(c), leaves(c)] : [bank(c), greenery(c)]),
    ]
  },
})

function measures(c: PlaceContext) {
  const high = extentAt(c.box, DEPTH).crown * 0.82
  const wide = Math.min(extentAt(c.box, DEPTH).half * 0.3, 4.6)
  return { high, wide }
}

type Measures = ReturnType<typeof measures>

function farTrees(c: PlaceContext, { high }: Measures) {
  return plane(c, { name: 'far trees', z: 34 }, (ink) =>
    wood(ink, TROPICAL.test(c.words) ? ['palm', 'round'] : ['pine', 'round'], {
      height: [high * 1.1, high * 1.4],
      step: [2, 4],
      y: 0,
    }),
  )
}

function spray(c: PlaceContext, { wide }: Measures) {
  return [-0.8, 0, 0.8].map((share) =>
    smoke(c, {
      at: [share * wide, 0.2, DEPTH - 0.8],
      size: 0.8,
      alpha: 0.6,
      colour: '#ffffff',
      drift: share * 0.6,
      speed: 0.3,
    }),
  )
}

const poolRocks = planeOf({ name: 'pool rocks', z: 10, top: 5 }, (ink) => {
  rocks(ink, { x: -ink.half * 0.5, width: 4.4, height: 1.5, colour: '#7c8088' })
  rocks(ink, { x: ink.half * 0.46, width: 3.6, height: 1.1, colour: '#858993' })
  for (const dx of [-0.72, 0.66]) bush(ink, { x: dx * ink.half, height: 1.6 })
})

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: greens(c),
    far: 3.2,
    depth: 3.8,
    bump: 0.14,
    dress: (ink) => lawn(ink, { colour: greens(c)[1] ?? '#84b65a', flowers: 40 }),
  })
}

const bank = planeOf({ name: 'bank', z: 3.4, split: true }, (ink) => {
  rocks(ink, { x: -ink.half * 0.66, width: 2.4, height: 1, colour: '#8a8c92' })
  reeds(ink, { x: ink.half * 0.6, height: 1.6 })
  tree(ink, 'round', { x: -ink.half * 0.98, height: 6.6 * Math.min(1.15, ink.tall) })
  tree(ink, 'birch', { x: ink.half * 0.94, height: 7 * Math.min(1.15, ink.tall) })
})

const ROCK = '#8a6f5c'

/** Two walls of rock that step down from the fall, with moss, ferns and trees on every ledge. */
function cliffs(ink: Ink, wide: number, high: number): void {
  for (const side of [-1, 1]) {
    const x = (share: number): number => side * (wide + share * (ink.right - wide))
    for (const [i, ledge] of LEDGES.entries())
      rockStep(ink, { x, high, ledge, colour: lighter(ROCK, i * 0.07) })
  }
}

/** Where a step begins and ends, as shares of the way outwards, and how high it is: back to front. */
const LEDGES = [
  { from: 0, high: 1 },
  { from: 0.13, high: 0.74 },
  { from: 0.27, high: 0.5 },
  { from: 0.42, high: 0.28 },
] as const

interface Step {
  readonly x: (share: number) => number
  readonly high: number
  readonly ledge: (typeof LEDGES)[number]
  readonly colour: string
}

function rockStep(ink: Ink, { x, high, ledge, colour }: Step): void {
  const top = -high * ledge.high
  const at = (share: number): number => x(ledge.from + share)
  const crest: Pair[] = [
    [at(0.005), top * 0.97],
    [at(0.05), top * 1.03],
    [at(0.16), top * 0.98],
    [at(0.4), top * 1.05],
    [x(1.1), top * 0.99],
  ]
  cut(ink, colour, [0.3, 0.3]).polygon([at(-0.01), 0.2], [at(0.012), top * 0.5], ...crest, [
    x(1.1),
    0.2,
  ])
  for (let i = 0; i < 9; i++) {
    const [px, py] = [at(ink.random.between(0.01, 0.3)), top * ink.random.between(0.15, 0.8)]
    const w = ink.random.between(0.5, 1.4)
    const tone = ink.random.chance(0.5) ? darker(colour, 0.16) : lighter(colour, 0.14)
    mark(ink, tone).polygon(
      [px, py],
      [px + w, py - 0.2],
      [px + w * 0.8, py + 0.8],
      [px + 0.1, py + 0.6],
    )
  }
  const moss: Pair[] = crest.map(([px, py]) => [px, py + 0.5])
  cut(ink, '#6f9c58', [0.08, 0.4]).polygon(...crest, ...moss.toReversed())
  for (const share of [0.03, 0.09, 0.2, 0.32])
    bush(ink, { x: at(share), y: top, height: ink.random.between(0.7, 1.2) })
  if (ledge.high < 0.4) return
  for (const share of [0.07, 0.15, 0.26])
    tree(ink, share > 0.1 ? 'pine' : 'round', {
      x: at(share),
      y: top,
      height: ink.random.between(2.4, 3.8),
    })
}
