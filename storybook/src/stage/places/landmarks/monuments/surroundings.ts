import type { PlaceContext } from '../../../place.ts'
import type { Piece } from '../../../../scene/scene.ts'
import { floor } from '../../kit/nature/ground.ts'
import { hills, peaks } from '../../kit/nature/land.ts'
import { greens } from '../../kit/nature/nature.ts'
import { wood } from '../../kit/nature/trees.ts'
import { farCity } from '../../kit/town/far-city.ts'
import { plane } from '../../kit/plane.ts'
import { softHills } from '../../kit/sight.ts'

/** Snow-capped mountains behind a sight. */
export function snowyRange(c: PlaceContext): Piece[] {
  return plane(c, { name: 'far range', z: 38 }, (ink) => {
    peaks(ink, { colour: '#9db0cb', height: [5, 9], step: 9, snow: 0.34 })
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [0.6, 2.4], step: 8 })
    wood(ink, ['pine', 'round'], { height: [1.2, 2.2], step: [1.6, 3.4] })
  })
}

/** Hills with trees behind a sight. */
export function wooded(c: PlaceContext): Piece[] {
  return [
    ...softHills(c),
    ...plane(c, { name: 'far wood', z: 30 }, (ink) =>
      wood(ink, ['round', 'pine'], { height: [1.4, 2.6], step: [1.4, 3] }),
    ),
  ]
}

/** The roofs or the towers of a town behind a sight. */
export const town =
  (height: readonly [number, number], colours: readonly string[]) =>
  (c: PlaceContext): Piece[] => [
    ...softHills(c),
    ...farCity(c, { z: 30, colours, width: [2, 3.4], height, low: height[1] < 5 }),
  ]

export const CITY = town([3, 8], ['#b8c2cc', '#c9c6bc', '#a9b8c6'])
export const OLD_TOWN = town([1.8, 3.4], ['#d9cdb8', '#cfc3b4', '#c4bcb8'])

/** Flagstones before a sight. */
export const PLAZA =
  (colour: string) =>
  (c: PlaceContext): Piece[] => [floor(c, { pattern: 'slabs', colour, back: 26, size: 1.5 })]
