import { baseVerb } from '../../lexicon/morphology.ts'
import { AUXILIARIES, PRONOUNS } from '../words/closed-words.ts'
import { isShare, numberOf } from '../words/counts.ts'
import { joinedDeed } from '../words/deed-words.ts'
import { knowsDeed } from '../words/verb-form.ts'
import type { Token } from '../words/tokens.ts'
import { textAt } from '../words/word-classes.ts'
import type { Chunk, Reading } from './sentence-parts.ts'

/** "One of them runs", "one sleeps, the other plays", "a third watches": members of a group that was named. */
export function readPart(reading: Reading, word: string): [Chunk, number] | null {
  const { tokens, at, chunks } = reading
  const next = textAt(tokens, at + 1)
  if (isShare(word) && PRONOUNS.has(next)) return [{ type: 'pronoun', word }, 2]
  const starts = !/^(?:preposition|verb|auxiliary)$/.test(chunks.at(-1)?.type ?? 'pause')
  const member = starts ? readMember(tokens, at) : null
  if (member !== null) return member
  if (word !== 'the') return null
  const one = starts ? theOne(tokens, at) : 0
  return one > 0 ? [{ type: 'pronoun', word: 'one_of' }, one] : readTheOther(reading)
}

const NTH =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|last|older|elder|younger|taller|bigger|smaller|oldest|eldest|youngest|tallest|smallest)$/

/** "One", "another one", "a fourth", "the second one", when it does something. */
function readMember(tokens: readonly Token[], at: number): [Chunk, number] | null {
  const word = textAt(tokens, at)
  const nth = /^(?:an?|the)$/.test(word) && NTH.test(textAt(tokens, at + 1))
  if (!nth && !/^(?:one|another)$/.test(word)) return null
  const said = nth ? 2 : 1
  const length = word !== 'one' && textAt(tokens, at + said) === 'one' ? said + 1 : said
  const next = textAt(tokens, at + length)
  // "One falls asleep" is one token by now.
  if (!isActing(next) && joinedDeed(next) === null) return null
  const more = word === 'one' || word === 'the' ? 'one_of' : nth ? 'one_more' : 'another'
  return [{ type: 'pronoun', word: more }, length]
}

/** "The one in red throws a punch", "the older one in a purple hat": how many words name the one. */
function theOne(tokens: readonly Token[], at: number): number {
  const one = NTH.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
  const told = textAt(tokens, one) === 'one' && /^(?:in|with|on)$/.test(textAt(tokens, one + 1))
  return told ? one + 1 - at : 0
}

/** "The other", unless it describes: "the other side". After "one casting lightning" it is always the other one. */
function readTheOther({ tokens, at, chunks }: Reading): [Chunk, number] | null {
  if (!/^others?$/.test(textAt(tokens, at + 1))) return null
  const several = numberOf(textAt(tokens, at + 2))
  if (several !== null && several > 1 && knowsDeed(textAt(tokens, at + 3)))
    return [{ type: 'pronoun', word: 'the_others' }, 3]
  const length = textAt(tokens, at + 2).startsWith('one') ? 3 : 2
  const next = textAt(tokens, at + length)
  const parted = chunks.some((chunk) => chunk.type === 'pronoun' && isShare(chunk.word))
  const pair = parted && !/^(?:side|end|way|half|bank|shore|hand|direction)s?$/.test(next)
  const ends = tokens[at + length]?.kind !== 'word' || isActing(next) || pair
  const word = `the_${textAt(tokens, at + 1)}`
  return ends ? [{ type: 'pronoun', word }, length] : null
}

export function isActing(word: string): boolean {
  const base = baseVerb(word)
  return AUXILIARIES.has(word) || (base !== null && base !== word && knowsDeed(base))
}
