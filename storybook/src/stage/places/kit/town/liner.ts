import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { smoke } from '../alive.ts'
import { darker } from '../colour.ts'
import { cut, mark, stroke, type Ink } from '../paper.ts'
import { extentAt, plane } from '../plane.ts'
import { thing } from '../thing.ts'

const DEPTH = 5.5

/** The deck of a ship under steam: a white rail, a funnel that smokes, a boat in its davits, benches. */
export function liner(c: PlaceContext): Piece[] {
  const stripe = c.random.fork('line').pick(['#c8433a', '#2f6fa8', '#d9a03c', '#3f8f78'])
  const side = c.random.fork('funnel').pick([-1, 1] as const)
  const { half } = extentAt(c.box, DEPTH - 0.6)
  const x = side * half * 0.72
  return [
    ...plane(c, { name: 'rail', z: DEPTH, top: 6 }, (ink) => {
      rail(ink)
      lifeboat(ink, -side * ink.half * 0.62, stripe)
    }),
    ...plane(c, { name: 'funnel', z: DEPTH - 0.6 }, (ink) => funnel(ink, x, stripe)),
    smoke(c, { at: [x, 8, DEPTH - 0.5], size: 1, alpha: 0.6, speed: 0.14, drift: 1.4 }),
    ...plane(c, { name: 'seats', z: 3.4, split: true }, (ink) => {
      thing(ink, 'prop:deck-chair', { x: -side * ink.half * 0.86, height: 1.5 })
      thing(ink, 'prop:deck-chair', { x: -side * ink.half * 0.66, height: 1.5 })
      thing(ink, 'prop:bench', { x: side * ink.half * 0.82, height: 1.3 })
    }),
  ]
}

function rail(ink: Ink): void {
  const wide = ink.right - ink.left
  cut(ink, '#e6e9ea', 0.12).rect(ink.left, -0.4, [wide, 0.5])
  stroke(ink, '#f7f8f6', 0.12).shape((ctx) => {
    for (let x = ink.left; x < ink.right; x += 1.8) {
      ctx.moveTo(x, 0)
      ctx.lineTo(x, -1.9)
    }
    for (const y of [-0.8, -1.2, -1.6]) {
      ctx.moveTo(ink.left, y)
      ctx.lineTo(ink.right, y)
    }
  })
  cut(ink, '#b98a58', [0.08, 0.4]).rounded([ink.left, -2.06, wide, 0.24], 0.1)
  for (const share of [-0.16, 0.26])
    thing(ink, 'noto:ring-buoy', { x: share * ink.half, y: -0.5, height: 1 })
}

/** A house of steel with portholes, and the funnel on it. */
function funnel(ink: Ink, x: number, stripe: string): void {
  const paper = [0.16, 0.3] as const
  cut(ink, stripe, paper).polygon([x - 1.1, -4], [x - 0.9, -7.8], [x + 1.1, -7.8], [x + 1.1, -4])
  mark(ink, '#f4f2ec').rect(x - 1.04, -6.4, [2.12, 0.7])
  mark(ink, '#2a2c34').rect(x - 0.92, -8, [2.06, 0.6])
  cut(ink, '#f1f1ec', paper).rect(x - 2.6, -4.2, [5.2, 4.2])
  mark(ink, darker('#f1f1ec', 0.12)).rect(x - 2.6, -4.2, [5.2, 0.24])
  for (const dx of [-1.7, 1.7]) {
    cut(ink, '#b9a46a', 0.04).disc(x + dx, -2.7, 0.5)
    mark(ink, '#4f8fae').disc(x + dx, -2.7, 0.36)
  }
  cut(ink, '#8fa3ae', 0.06).standing(x, 0, [1.3, 3])
}

/** A boat that hangs over the rail. */
function lifeboat(ink: Ink, x: number, stripe: string): void {
  stroke(ink, '#e6e9ea', 0.16).shape((ctx) => {
    for (const s of [-1, 1]) {
      ctx.moveTo(x + s * 1.9, 0)
      ctx.lineTo(x + s * 1.9, -4)
      ctx.quadraticCurveTo(x + s * 1.8, -4.8, x + s * 1.1, -4.7)
      ctx.lineTo(x + s * 1.1, -3.6)
    }
  })
  cut(ink, '#f08a3c', [0.14, 0.3]).path(
    { x },
    'M-2 -3.5Q0 -4.3 2 -3.5Q1.7 -2.5 1 -2.4L-1 -2.4Q-1.7 -2.5 -2 -3.5',
  )
  mark(ink, stripe).rect(x - 1.8, -3.3, [3.6, 0.2])
}
