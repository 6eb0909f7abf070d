import type { Piece } from '../../scene/scene.ts'
import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { floor } from '../places/kit/nature/ground.ts'
import { flower } from '../places/kit/nature/plants.ts'
import { cut, mark, type Ink } from '../places/kit/paper.ts'
import { plane } from '../places/kit/plane.ts'
import { fence } from '../places/kit/town/street.ts'

/** How far back the balcony reaches, and where what is seen from it begins. */
const RAIL = 5.6
const BEYOND = 7

/** Whether these words of a place speak of one. */
export function isBalcony(words: string): boolean {
  return /\bbalcony\b/u.test(words)
}

/** "On her balcony in Paris": tiles underfoot, a rail with flowers, the house beside it, and the town beyond. */
export function onBalcony(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (!isBalcony(context.words) || place.indoors || place.id === 'tower-top') return set
  const seen = place.id === 'rooftop' ? (sightOf(context)?.build(context) ?? set) : set
  const behind = seen.pieces.filter((piece) => piece.depth(0) > BEYOND && isFar(piece))
  const pieces = [...behind, tiles(context), ...rail(context), ...house(context)]
  return { ...set, pieces, ground: 'floor', far: 2.8, waterline: null, spots: [] }
}

/** The roof's own parapet and floor are too near. */
function isFar({ name }: Piece): boolean {
  return !/^(?:parapet|floor|terrace|smoke|car|stroller)/u.test(name)
}

/** What the balcony looks out on: the sea, mountains. */
function sightOf({ scenery = [] }: PlaceContext): Place | null {
  const [found] = scenery.flatMap((words) => findPlace(words) ?? [])
  return found === undefined || found.indoors || found.id === 'rooftop' ? null : found
}

function tiles(c: PlaceContext): Piece {
  const laid = { colour: '#d9c4a4', other: '#c2a684', back: RAIL, size: 0.9 }
  return { ...floor(c, { ...laid, pattern: 'tiles' }), depth: () => 6.8 }
}

/** Wrought iron between posts, with boxes of flowers. */
function rail(c: PlaceContext): Piece[] {
  return plane(c, { name: 'balcony rail', z: RAIL - 0.2, top: 3, bottom: -1 }, (ink) => {
    cut(ink, '#b9a488', 0.1).rect(ink.left, -0.16, [ink.right - ink.left, 0.4])
    fence(ink, { from: ink.left, to: ink.right, height: 1.5, colour: '#3f4652', kind: 'iron' })
    for (const share of [-0.5, 0.12, 0.74]) flowerBox(ink, share * ink.half)
  })
}

function flowerBox(ink: Ink, x: number): void {
  for (let i = 0; i < 6; i++)
    flower(ink, { x: x - 0.75 + i * 0.3, y: -1.3, height: ink.random.between(0.4, 0.6) })
  cut(ink, '#a5643f', [0.12, 0.3]).rect(x - 0.95, -1.44, [1.9, 0.44])
}

/** The wall one came out of, with its tall shutters. */
function house(c: PlaceContext): Piece[] {
  const x = (ink: Ink): number => -ink.half * 0.92
  return plane(c, { name: 'balcony wall', z: 1.6 }, (ink) => {
    cut(ink, '#ead9bd', [0.2, 0.3]).rect(ink.left - 2, ink.crown - 3, [x(ink) - ink.left + 2.9, 40])
    for (const [dx, colour] of [
      [0.1, '#5f8a8f'],
      [-1.5, ink.light.dark ? '#ffdf9e' : '#a9c6d4'],
    ] as const) {
      mark(ink, colour).rect(x(ink) + dx - 0.1, -4.2 * ink.tall, [0.75, 4.2 * ink.tall])
    }
    for (let y = 0.3; y < 4 * ink.tall; y += 0.3)
      mark(ink, '#4a7176').rect(x(ink) + 0.08, -y, [0.6, 0.07])
  })
}
