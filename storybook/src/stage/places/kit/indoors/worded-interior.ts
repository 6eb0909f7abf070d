import type { Place } from '../../../place.ts'
import { interior, type Interior } from './interior.ts'

/** A room whose fittings follow the words for it: a hat shop and a record shop differ in their wares. */
export function wordedInterior(look: (words: string) => Interior): Place {
  return { ...interior(look('')), build: (context) => interior(look(context.words)).build(context) }
}
