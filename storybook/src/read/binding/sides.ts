import type { Relation } from '../../plan/plan.ts'
import type { Chunk } from '../phrases/sentence-parts.ts'
import { relate, type Binding } from './binding.ts'
import { placeBetween } from './in-the-middle.ts'

/** "A cat on the left and a dog on the right"; one side alone is seen from the first of the others. */
export function placeSides(binding: Binding): void {
  const { left, right, middle } = binding.sides
  if (middle !== null) placeBetween(binding, middle)
  const other = binding.subjects.find(({ id }) => id !== left && id !== right)?.id ?? null
  const [from, to] = [left ?? other, right ?? other]
  if ((left ?? right) === null || from === null || to === null) return
  const relations = binding.relations.filter((relation) => !joins(relation, from, to))
  binding.relations.splice(0, Infinity, ...relations)
  relate(binding, { from, relation: 'left-of', to })
}

/** "From left to right: an apple, a banana and a pear": nobody goes there, they stand in that order. */
export function placeInRow(binding: Binding, chunks: readonly Chunk[]): void {
  const { subjects, relations } = binding
  const way = chunks.find((chunk) => chunk.type === 'direction')?.direction
  const still = relations.length === 0 && subjects.every(({ actions }) => actions.length === 0)
  if (!still || (way !== 'right' && way !== 'left')) return
  const row = way === 'right' ? subjects : subjects.toReversed()
  for (const [at, { id }] of row.slice(1).entries())
    relate(binding, { from: row[at]?.id ?? id, relation: 'left-of', to: id })
}

export function joins({ from, to }: Relation, one: string, other: string): boolean {
  return (from === one && to === other) || (from === other && to === one)
}
