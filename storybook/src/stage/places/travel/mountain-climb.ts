import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { peak, peaks } from '../kit/nature/land.ts'
import { pine } from '../kit/nature/trees.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { skyline, type Pair } from '../kit/shapes.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** How much higher each u to the right is. */
const RISE = 0.26
const GRASS = '#7f9a62'
const ROCK = '#8f8a88'

const FIRS = [-0.9, -0.62, -0.4, -0.08, 0.2, 0.5, 0.74, 0.95]
const FEW_FIRS = [-0.84, -0.5, 0.1, 0.66, 0.9]
const WOOD = [-1, -0.8, -0.52, -0.3, 0.02, 0.24, 0.6, 0.78, 1]
const FOREST = Array.from({ length: 17 }, (_, i) => -1.04 + i * 0.13)

/** A road or a trail that rises to the right along a mountainside, with peaks across the valley. */
export const mountainClimbPlace = place({
  id: 'mountain-climb',
  time: 'day',
  ground: 'road',
  incline: RISE,
  far: 1,
  sounds: { wind: 0.5 },
  set: (c) => [
    sky(c),
    range(c),
    slope(c, { z: 20, colour: '#9db08f', trees: isForest(c) ? FOREST : FIRS }),
    slope(c, { z: 12, colour: '#8da577', trees: isForest(c) ? FOREST : FEW_FIRS }),
    ...(isForest(c) ? [slope(c, { z: 7, colour: '#7d9a66', trees: WOOD })] : []),
    verge(c),
    way(c),
    slope(c, { z: -2.2, colour: GRASS, trees: [] }),
    farBirds(c, { count: 3 }),
  ],
})

const range = planeOf({ name: 'range', z: 36 }, (ink) => {
  peaks(ink, { colour: '#a3b2d0', height: [10, 16], step: 9, snow: 0.45 })
  const height = -ink.crown * 0.8
  peak(ink, { x: ink.half * 0.5, height, wide: height, colour: '#8794b5', floor: 0.1, snow: 0.4 })
})

interface Sheet {
  readonly z: number
  readonly colour: string
  /** Where firs stand, in shares of half the frame. */
  readonly trees: readonly number[]
}

function slope(c: PlaceContext, { z, colour, trees }: Sheet) {
  return plane(c, { name: `slope ${z}`, z }, (ink) => {
    for (const share of trees) {
      const x = share * ink.half
      const height = ink.random.between(3.2, 4.6) * ink.tall * (isForest(c) ? 1.7 : 1)
      pine(ink, { x, y: groundAt(x) + 0.2, height })
    }
    cut(ink, colour, [0.3, 0.4]).shape(below(ink))
    for (let i = 0; i < 9; i++) boulder(ink, ink.random.between(-1.1, 1.1) * ink.half)
  })
}

/** The rocks and the rail behind the road. */
function verge(c: PlaceContext) {
  return plane(c, { name: 'verge', z: 4.6 }, (ink) => {
    cut(ink, GRASS, [0.3, 0.4]).shape(below(ink))
    if (isTrail(c)) return
    for (let x = ink.left; x < ink.right; x += 2.2)
      mark(ink, '#6d6a6c').rect(x, groundAt(x) - 0.9, [0.16, 1.1])
    stroke(ink, '#d8d6d2', 0.26).shape((ctx) => along(ctx, ink, -0.72))
  })
}

function way(c: PlaceContext) {
  const colour = isTrail(c) ? '#c2a67c' : '#63656f'
  return plane(c, { name: 'way', z: 1.6 }, (ink) => {
    cut(ink, colour, [0.25, 0.4]).shape(below(ink))
    if (isTrail(c)) {
      for (let i = 0; i < 40; i++) {
        const x = ink.random.between(-1.1, 1.1) * ink.half
        const y = groundAt(x) + ink.random.between(0.2, 2)
        mark(ink, clear(darker(colour, 0.25), 0.5)).oval(x, y, [0.2, 0.08])
      }
      return
    }
    stroke(ink, '#efe9dc', 0.08).shape((ctx) => along(ctx, ink, 0.25))
    for (let x = ink.left; x < ink.right; x += 2.4)
      mark(ink, '#e8b93c').polygon(
        [x, groundAt(x) + 1.1],
        [x + 1.2, groundAt(x + 1.2) + 1.1],
        [x + 1.2, groundAt(x + 1.2) + 1.24],
        [x, groundAt(x) + 1.24],
      )
  })
}

function isTrail({ words }: PlaceContext): boolean {
  return /trail|path|track/u.test(words)
}

function isForest({ words }: PlaceContext): boolean {
  return /\bforest\b/u.test(words)
}

function boulder(ink: Ink, x: number): void {
  const y = groundAt(x) + ink.random.between(0.5, 2.6)
  const size = ink.random.between(0.2, 0.5)
  mark(ink, ROCK).oval(x, y, [size, size * 0.6])
  mark(ink, lighter(ROCK, 0.2)).oval(x - size * 0.2, y - size * 0.14, [size * 0.5, size * 0.26])
}

/** Where the ground is at x, before any depth. */
function groundAt(x: number): number {
  return -RISE * x
}

function along(ctx: Ink['ctx'], ink: Ink, lower: number): void {
  ctx.moveTo(ink.left, groundAt(ink.left) + lower)
  ctx.lineTo(ink.right, groundAt(ink.right) + lower)
}

/** All that is below the slope at this depth. */
function below(ink: Ink) {
  const points: Pair[] = [
    [ink.left, groundAt(ink.left)],
    [ink.right, groundAt(ink.right)],
  ]
  return skyline(points, ink.bottom)
}
