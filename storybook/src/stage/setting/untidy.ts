import { plotted, triples } from '../../scene/rows.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { cut, stroke, type Ink } from '../places/kit/paper.ts'
import type { Pair } from '../places/kit/shapes.ts'
import { plane } from '../places/kit/plane.ts'

const UNTIDY = /\b(?:messy|untidy|cluttered|disorderly|disorgani[sz]ed|chaotic)\b/u
const CLOTH = ['#d9695f', '#5f93c9', '#e3b04f', '#7fae6a', '#a07bb8', '#d98aa6'] as const
/** How far back things lie, and at which shares of the half width: the middle front is left to who acts. */
const ROWS: readonly (readonly [z: number, shares: readonly number[]])[] = [
  [5, [-0.84, -0.6, -0.34, -0.1, 0.16, 0.42, 0.66, 0.9]],
  [2.6, [-0.94, -0.7, -0.46, 0.44, 0.68, 0.92]],
  [0.6, [-0.86, -0.58, 0.56, 0.84]],
  [-1.4, [-0.7, 0.72]],
]

/** A room that nobody has tidied: clothes, books, paper and boxes all over its floor. */
export function untidy(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (!UNTIDY.test(context.words) || !place.indoors) return set
  const strewn = ROWS.flatMap(([z, shares]): Piece[] =>
    plane(context, { name: `strewn ${z}`, z, top: 3 }, (ink) => {
      const first = ink.random.whole(0, THINGS.length - 1)
      for (const [i, share] of shares.entries()) {
        const x = (share + ink.random.between(-0.06, 0.06)) * ink.half
        THINGS[(first + i) % THINGS.length]?.(ink, x)
      }
    }),
  )
  return { ...set, pieces: [...set.pieces, ...strewn] }
}

const THINGS = [heapOfClothes, books, crumpled, heapOfClothes, shoe, box, crumpled]

/** Two or three garments, as they were dropped. */
function heapOfClothes(ink: Ink, x: number): void {
  for (const [dx, width, height] of triples('-0.45 2 0.6, 0.4 1.8 0.8, -0.05 1.3 1.1'))
    cut(ink, ink.random.pick(CLOTH), 0.08).shape((ctx) => {
      ctx.moveTo(x + dx - width / 2, 0.06)
      ctx.quadraticCurveTo(x + dx - width * 0.4, -height, x + dx - width * 0.08, -height * 0.9)
      ctx.quadraticCurveTo(
        x + dx + width * 0.1,
        -height * 1.2,
        x + dx + width * 0.26,
        -height * 0.7,
      )
      ctx.quadraticCurveTo(x + dx + width * 0.5, -height * 0.5, x + dx + width / 2, 0.06)
    })
}

function books(ink: Ink, x: number): void {
  for (let i = 0; i < 3; i++) {
    const left = x - 0.55 + ink.random.between(-0.16, 0.16)
    cut(ink, ink.random.pick(CLOTH), 0.06).polygon(
      [left, -i * 0.24],
      [left + 1.1, -i * 0.24],
      [left + 1.1, -(i + 1) * 0.24],
      [left, -(i + 1) * 0.24],
    )
    stroke(ink, '#f4ecd8', 0.06).shape((ctx) => {
      ctx.moveTo(left + 0.1, -(i + 0.5) * 0.24)
      ctx.lineTo(left + 1.04, -(i + 0.5) * 0.24)
    })
  }
}

function crumpled(ink: Ink, x: number): void {
  for (const dx of [-0.5, 0.05, 0.5]) {
    const size = ink.random.between(0.2, 0.32)
    cut(ink, '#f3eee2', 0.06).polygon(
      ...[0, 1, 2, 3, 4, 5, 6].map((i): Pair => {
        const reach = size * ink.random.between(0.8, 1.15)
        const angle = (i / 7) * Math.PI * 2
        return [x + dx + Math.cos(angle) * reach, -size + Math.sin(angle) * reach]
      }),
    )
  }
}

function box(ink: Ink, x: number): void {
  cut(ink, '#c99b66', 0.1).plot({ x }, '-0.7 0, 0.7 0, 0.7 -0.9, -0.7 -0.9')
  for (const side of [-1, 1])
    cut(ink, '#ddb380', 0.06).polygon(
      ...plotted({ x, w: side }, '0.7 -0.9, 1.05 -1.2, 0.4 -1.16, 0.05 -0.9'),
    )
}

function shoe(ink: Ink, x: number): void {
  cut(ink, ink.random.pick(CLOTH), 0.06).path(
    { x },
    'M-0.45 0L-0.45 -0.5L-0.12 -0.5Q0.1 -0.26 0.45 -0.24Q0.58 -0.1 0.52 0',
  )
}
