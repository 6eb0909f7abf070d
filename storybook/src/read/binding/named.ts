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

/** Whether a deed follows it. */
export function acts({ after }: Named): boolean {
  return after === 'verb' || after === 'auxiliary'
}
