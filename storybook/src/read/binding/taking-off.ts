import { FAR_BELOW } from '../../plan/kinds.ts'
import type { Subject } from '../../plan/plan.ts'
import { addAction, plainAction, type Binding } from './binding.ts'

/** What hangs in the air by itself. */
const AFLOAT = /(?:^| )(?:balloons?|kites?|lanterns?|umbrellas?|bubbles?)$/

export const ON_FOOT =
  /^(?:run|walk|gallop|trot|jog|march|crawl|hop|skip|hike|chase|race|roll|ride|drive|tiptoe|limp|wander|stroll)$/

/** Who is above a village flies, or floats, and has it below. */
export function takeOff(binding: Binding, below = false): void {
  // "A storm over a green valley": weather is above everything, and nobody flies.
  if (below || binding.subjects.length === 0) return
  // "A dog runs over a meadow": on it.
  if (binding.actions.some(({ verb }) => ON_FOOT.test(verb))) return
  if (!binding.scenery.includes(FAR_BELOW)) binding.scenery.push(FAR_BELOW)
  for (const each of binding.subjects)
    if (each.actions.length === 0 && AFLOAT.test(each.noun)) addAction(each, plainAction('float'))
  takeWing(binding.subjects)
}

/** "Dragons in the sky": who has wings flies there, unless something else is said. */
export function takeWing(subjects: readonly Subject[]): void {
  const flyers = subjects.filter(({ kind }) => /^(?:creature|bird|aircraft|insect)$/.test(kind))
  for (const flyer of flyers) if (flyer.actions.length === 0) addAction(flyer, plainAction('fly'))
}
