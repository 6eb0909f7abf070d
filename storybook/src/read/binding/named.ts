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

/** Whether a deed follows it, or what it wears or has and then a deed: "a whale passes the boat and the men in red coats laugh". */
export function acts(named: Named): boolean {
  const { noun, after, chunks } = named
  if (after !== 'preposition') return after === 'verb' || after === 'auxiliary'
  const [joint, had, deed] = chunks.slice(indexIn(named) + 1)
  const has = joint?.type === 'preposition' && /^(?:in|with)$/.test(joint.word)
  if (!has || isLook(noun) || had?.type !== 'noun' || !isDone(deed)) return false
  return isLook(had.noun) || (joint.word === 'with' && hasInHand(noun, had.noun))
}

/** "Sleeps on a rock, and a boy with a balloon waves": the boy does. */
function hasInHand({ found }: NounPhrase, thing: NounPhrase): boolean {
  const holds = found?.kind === 'person' || found?.kind === 'animal'
  return (
    holds && thing.place === null && !/^(?:person|animal|building)$/.test(thing.found?.kind ?? '')
  )
}

const isLook = ({ garment, body }: NounPhrase): boolean => garment !== null || body

function isDone(deed: Chunk | undefined): boolean {
  return deed?.type === 'auxiliary' || (deed?.type === 'verb' && deed.verb.form !== 'ing')
}
