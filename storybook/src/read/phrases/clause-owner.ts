import { LIVING } from '../../plan/kinds.ts'
import type { Chunk, NounPhrase } from './sentence-parts.ts'

/** "A mouse in a coat and spectacles", "a vendor in Bangkok": whom the last noun only describes; null if it stands for itself. */
export function ownerOf(
  chunks: readonly Chunk[],
  last: NounPhrase | null = null,
): NounPhrase | null {
  let at = chunks.length - 1
  let noun = last
  if (noun === null) {
    const end = chunks[at]
    if (end?.type !== 'noun') return null
    noun = end.noun
    at--
  }
  const listed = ownerOfList(chunks, at)
  if (listed !== null) return listed
  let owner: NounPhrase | null = null
  for (; at > 0; at -= 2) {
    const [joint, before] = [chunks[at], chunks[at - 1]]
    if (before?.type !== 'noun' || !joins(joint, noun, before.noun)) return owner
    owner = before.noun
    noun = before.noun
  }
  return owner
}

/** "A burger with cheese, lettuce and tomato": whose the whole list is. */
export function ownerOfList(
  chunks: readonly Chunk[],
  end: number = chunks.length - 2,
): NounPhrase | null {
  // "…, a tear rolls": after a pause somebody else may begin.
  if (chunks[end]?.type === 'pause') return null
  let at = end
  while (isLink(chunks[at]) && chunks[at - 1]?.type === 'noun') at -= 2
  return at < end ? hasWith(chunks, at) : null
}

function hasWith(chunks: readonly Chunk[], at: number): NounPhrase | null {
  const [owner, joint] = [chunks[at - 1], chunks[at]]
  const has = joint?.type === 'preposition' && joint.word === 'with'
  return has && owner?.type === 'noun' ? owner.noun : null
}

function isLink(chunk: Chunk | undefined): boolean {
  return chunk?.type === 'pause' || (chunk?.type === 'conjunction' && chunk.word === 'and')
}

/** "A truck of watermelons drives", but "a flock of birds fly". */
const LADEN =
  /(?:^| )(?:truck|cart|wagon|trailer|boat|canoe|rowboat|bus|van|sled|basket|wheelbarrow)$/

function joins(
  joint: Chunk | undefined,
  { garment, body }: NounPhrase,
  owner: NounPhrase,
): boolean {
  if (joint?.type === 'preposition') return joint.word !== 'of' || LADEN.test(owner.head)
  return joint?.type === 'conjunction' && joint.word === 'and' && (garment !== null || body)
}

/** "A bride in white and a groom in a suit dance": whoever the last words describe is one of two. */
export function isOneOfTwo(chunks: readonly Chunk[], one: NounPhrase | null): boolean {
  const at = chunks.findLastIndex((chunk) => chunk.type === 'noun' && chunk.noun === one)
  const before = chunks.slice(0, Math.max(0, at - 1))
  const [joint, end] = [chunks[at - 1], before.at(-1)]
  if (joint?.type !== 'conjunction' || joint.word !== 'and' || end?.type !== 'noun') return false
  return isSomebody(one) && isSomebody(ownerOf(before) ?? end.noun)
}

const isSomebody = (noun: NounPhrase | null): boolean => LIVING.has(noun?.found?.kind ?? 'thing')

/** "A boy and the dog run", "he and the dog run". */
export function isOne(chunk: Chunk | undefined): boolean {
  return (
    chunk?.type === 'noun' || (chunk?.type === 'pronoun' && /^(?:he|she|it|i)$/.test(chunk.word))
  )
}
