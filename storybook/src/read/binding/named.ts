import type { Chunk, NounPhrase } from '../phrases/sentence-parts.ts'

type Neighbour = Chunk['type'] | 'none'

/** A noun phrase and what stands next to it. */
export interface Named {
  readonly noun: NounPhrase
  readonly before: Neighbour
  readonly after: Neighbour
  /** All chunks of the take. */
  readonly chunks: readonly Chunk[]
}

/** Where in its take the noun stands. */
export function indexIn({ noun, chunks }: Pick<Named, 'noun' | 'chunks'>): number {
  return chunks.findIndex((chunk) => chunk.type === 'noun' && chunk.noun === noun)
}

/** Whether a deed follows it. */
export function acts({ after }: Named): boolean {
  return after === 'verb' || after === 'auxiliary'
}
