import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { blaze } from '../effects/blaze.ts'

const AFIRE = /^(burning|flaming|blazing|on fire)$/u

/** Whether the prompt says that the place burns. */
export function isAfire(scenery: readonly string[] | undefined): boolean {
  return scenery?.some((word) => AFIRE.test(word)) === true
}

/** How deep it burns in a room whose back wall is far away. */
const DEEP = 9

/** The same place on fire, when the prompt says so. */
export function afire(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (!isAfire(context.scenery)) return set
  const seed = Math.floor(context.random.fork('blaze').next() * 2 ** 31)
  const back = set.pieces.find(({ name }) => name === 'back wall')?.depth(0) ?? DEEP
  const room = place.indoors ? { wall: Math.min(back, DEEP) } : {}
  return { ...set, pieces: [...set.pieces, ...blaze({ seed, box: context.box, ...room })] }
}
