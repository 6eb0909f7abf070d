import type { Chunk, NounPhrase } from '../phrases/sentence-parts.ts'
import { SCENERY } from '../words/closed-words.ts'
import { DESCRIBING } from '../phrases/traits.ts'
import { NATIONS } from '../turns/sentences/chat.ts'
import { isLook } from '../words/looks.ts'
import { isAdverb } from '../words/word-classes.ts'
import { EMOTIONS } from '../words/describing-words.ts'
import { NEEDS_NO_PICTURE } from '../words/needs-no-picture.ts'
import { SHOWN } from './place-details.ts'
import type { Binding } from './binding.ts'
import { isLostDeed } from './lost-deed.ts'
import { paceOfAdverb } from './pace.ts'

/** What was said and came to nothing, though it could be seen: things, how they look, how something is done. */
export function untold(binding: Binding, chunks: readonly Chunk[]): string[] {
  return chunks.flatMap((chunk, at) => {
    const idle = idleLimb(chunks, at)
    if (idle !== null) return [idle]
    if (chunk.type === 'word') return isLost(chunk.word) ? [chunk.word] : []
    return chunk.type === 'noun' ? untoldOf(binding, chunk.noun) : []
  })
}

function untoldOf({ told, misses }: Binding, noun: NounPhrase): string[] {
  const { words, talk, body, negated, found, place, owner } = noun
  if (owner && !told.has(owner.words)) return [owner.words]
  if (body) return ODD_LIMBS.test(words) ? [words] : []
  if (negated || talk || misses.includes(words)) return []
  if (told.has(words) || SCENERY.test(noun.head)) return lostLooks(noun)
  return found === null && place === null ? [] : [words]
}

/** Parts that no figure moves by themselves. */
const LOOSE = /^(?:hair|mane|ears?|tongue|whiskers|fur|feathers|beard|braids?|ponytail|curls)$/

/** "…, ears flapping, her hair blowing": what a part of somebody does by itself. */
function idleLimb(chunks: readonly Chunk[], at: number): string | null {
  const [before, limb, does] = [chunks[at - 1], chunks[at], chunks[at + 1]]
  if (before !== undefined && before.type !== 'pause') return null
  if (limb?.type !== 'noun' || !LOOSE.test(limb.noun.head)) return null
  return does?.type === 'verb' && does.verb.form === 'ing'
    ? `${limb.noun.words} ${does.verb.words}`
    : null
}

/** More of them than a picture of anybody has; spiders have eight legs, and octopuses eight arms. */
const ODD_LIMBS =
  /^(?:(?:three|four|five|six|seven|ten|twelve|many|several|hundreds of|dozens of) (?:[a-z]+ )?(?:eyes|arms|heads|mouths|ears|tails|noses|horns)|two (?:heads|tails|mouths|noses))$/

const DRESSED = new RegExp(`^(?:${NATIONS})$`)

/** "A two-headed dragon": shown is a dragon. */
function lostLooks({ traits, head, place, found, garment }: NounPhrase): string[] {
  const name = `${head} ${place?.name ?? ''} ${garment ?? ''}`.split(' ')
  return traits.others
    .filter((word) => !name.includes(word) && !isSeen(word))
    .filter((word) => !(place && SHOWN.test(word)) && !(found?.person && DRESSED.test(word)))
    .map((word) => `${word} ${head}`)
}

function isSeen(word: string): boolean {
  if (/ing$|^\d|_|^blindfolded$/.test(word) || NEEDS_NO_PICTURE.has(word)) return true
  return isLook(word) || DESCRIBING.some((table) => table.has(word))
}

/** "Clumsily": neither a pace nor a face shows it. */
function isLost(word: string): boolean {
  if (NEEDS_NO_PICTURE.has(word)) return false
  if (!isAdverb(word)) return isLostDeed(word)
  return paceOfAdverb(word) === null && !EMOTIONS.has(word)
}
