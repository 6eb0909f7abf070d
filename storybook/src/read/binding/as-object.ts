import type { Chunk } from '../phrases/sentence-parts.ts'
import type { Binding } from './binding.ts'

/** Whether a pronoun is what something is done to, or stands after a preposition. */
export function isObject({ preposition, verb }: Binding, next: Chunk | undefined): boolean {
  const acts = next?.type === 'verb' || next?.type === 'auxiliary'
  return preposition !== null || (verb !== null && !acts)
}

/** "Gives it a flower": to the one, and not to the bench on which it sits. */
export function receives({ preposition }: Binding, next: Chunk | undefined): boolean {
  return preposition === null && next?.type === 'noun'
}
