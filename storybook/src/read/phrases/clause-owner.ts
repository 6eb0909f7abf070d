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
  let owner: NounPhrase | null = null
  for (; at > 0; at -= 2) {
    const [joint, before] = [chunks[at], chunks[at - 1]]
    if (before?.type !== 'noun' || !joins(joint, noun, before.noun)) return owner
    owner = before.noun
    noun = before.noun
  }
  return owner
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
