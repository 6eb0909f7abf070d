import type { Subject } from '../../plan/plan.ts'

/** Found in rooms only, whatever is done on it or before it. */
const ROOM_BOUND =
  /^(?!.*\b(?:magic|flying|river|flower|truck|garden|sea|hand|side|rear-view|rearview|wing|pocket|car)\b).*\b(mirror|carpet|rug|couch|sofa|armchair|bed|bunk|crib|cradle|bathtub|desk|wardrobe|bookshelf|fridge|refrigerator|stove|kitchen (?:table|counter|floor)|dining table|night ?stand|curtains?|ceiling fan|chandelier|living room floor|coffee table)s?$/u

/** Not what giants sleep in, nor the red carpet of a gala. */
export function isRoomBound({ noun, size, colour }: Subject): boolean {
  const gala = colour === 'red' && noun === 'carpet'
  return /^(?:small|normal|large)$/u.test(size) && !gala && ROOM_BOUND.test(noun)
}
