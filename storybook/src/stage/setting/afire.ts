import type { Place, PlaceContext, PlaceSet } from '../place.ts'
import { blaze } from '../effects/blaze.ts'

const AFIRE = /^(burning|flaming|blazing|on fire)$/u

/** Whether the prompt says that the place burns. */
export function isAfire(scenery: readonly string[] | undefined): boolean {
  return scenery?.some((word) => AFIRE.test(word)) === true
}

/** The same place on fire, when the prompt says so. */
export function afire(set: PlaceSet, place: Place, context: PlaceContext): PlaceSet {
  if (place.indoors || !isAfire(context.scenery)) return set
  const seed = Math.floor(context.random.fork('blaze').next() * 2 ** 31)
  return { ...set, pieces: [...set.pieces, ...blaze({ seed, box: context.box })] }
}
