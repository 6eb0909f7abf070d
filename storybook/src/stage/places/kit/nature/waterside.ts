import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { floor } from './ground.ts'
import { cut, mark } from '../paper.ts'
import { plane } from '../plane.ts'

/** Stone slabs on which one stands before the water; nearer than it, so it covers it. */
export function quay(c: PlaceContext, how: { colour?: string; other?: string } = {}): Piece {
  const { colour = '#cbbfae', other = '#b3a694' } = how
  return floor(c, { pattern: 'slabs', colour, other, back: 3.4, size: 1.6, depth: 8 })
}

/** An iron railing along the edge of the quay. */
export function railing(c: PlaceContext, how: { colour?: string; step?: number } = {}): Piece[] {
  const { colour = '#4f5866', step = 0.7 } = how
  return plane(c, { name: 'railing', z: 3.3, top: 2 }, (ink) => {
    const wide = ink.right - ink.left
    for (let x = ink.left; x < ink.right; x += step)
      mark(ink, colour).rect(x - 0.03, -1.1, [0.07, 1.1])
    mark(ink, colour).rect(ink.left, -0.6, [wide, 0.07])
    cut(ink, colour, 0.08).rect(ink.left, -1.2, [wide, 0.14])
  })
}

/** Where the middle of a river that winds away from us is, `share` of its way. */
export const riverMiddle = (share: number): number =>
  1.5 - 5.5 * share + Math.sin(share * 5) * 7 * share
