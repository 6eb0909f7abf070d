import { HOUSEHOLD } from '../../plan/kinds.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import type { Binding } from './binding.ts'

/** "A library with a globe", "a toy store full of toys": the room is what is shown, and not its thing from near. */
export function seePlace(binding: Binding, chunks: readonly Chunk[]): void {
  const first = chunks.find((chunk) => chunk.type === 'noun')?.noun
  const leads = first?.place !== null && first?.place?.name === binding.place
  // A studio is there for the thing.
  if (/\bphoto studio$/.test(binding.place ?? '')) return
  const still = binding.subjects.every(
    ({ kind, actions, size }) => HOUSEHOLD.has(kind) && actions.length === 0 && size === 'normal',
  )
  if (leads && still && binding.subjects.length > 0) binding.framing ??= 'wide'
}
