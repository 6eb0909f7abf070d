import { baseVerb } from '../../lexicon/morphology.ts'
import { colourAt } from '../words/colours.ts'
import { AUXILIARIES, PRONOUNS } from '../words/closed-words.ts'
import { isShare, numberOf } from '../words/counts.ts'
import { joinedDeed } from '../words/deed-words.ts'
import { knowsDeed } from '../words/verb-form.ts'
import type { Token } from '../words/tokens.ts'
import { textAt } from '../words/word-classes.ts'
import type { Chunk, NounPhrase, Reading } from './sentence-parts.ts'
import { describe, isDescribing, noTraits } from './traits.ts'

/** "One of them runs", "one sleeps, the other plays", "a third watches": members of a group that was named. */
export function readPart(reading: Reading, word: string): [Chunk, number] | null {
  const { tokens, at, chunks } = reading
  const next = textAt(tokens, at + 1)
  if (isShare(word) && PRONOUNS.has(next)) return [{ type: 'pronoun', word }, 2]
  const starts = !/^(?:preposition|verb|auxiliary)$/.test(chunks.at(-1)?.type ?? 'pause')
  const member = starts ? readMember(tokens, at) : null
  if (member !== null) return member
  if (word !== 'the') return null
  const described = readDescribedOne(tokens, at)
  if (described !== null) return described
  const one = starts ? theOne(tokens, at) : 0
  return one > 0 ? [{ type: 'pronoun', word: 'one_of' }, one] : readTheOther(reading)
}

const NTH =
  /^(?:first|second|former|latter|third|fourth|fifth|sixth|seventh|last|older|elder|younger|taller|bigger|smaller|shorter|oldest|eldest|youngest|tallest|biggest|smallest|shortest)$/

const COMPARED = /(?<!^(?:form|latt))(?:er|est)$/

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
  return [{ type: 'pronoun', word: memberWord(word, textAt(tokens, at + 1)) }, length]
}

/** `older_of`, where one is told from the others by it. */
function memberWord(article: string, nth: string): string {
  if (article === 'one') return 'one_of'
  if (article === 'the') return COMPARED.test(nth) ? `${nth}_of` : 'one_of'
  return NTH.test(nth) ? 'one_more' : 'another'
}

/** "The one in red throws a punch", "the older one in a purple hat": how many words name the one. */
function theOne(tokens: readonly Token[], at: number): number {
  const one = NTH.test(textAt(tokens, at + 1)) ? at + 2 : at + 1
  const told = textAt(tokens, one) === 'one' && /^(?:in|with|on)$/.test(textAt(tokens, one + 1))
  return told ? one + 1 - at : 0
}

/** "The tall one", "the little black one": how it looks tells which of those who were named. */
function readDescribedOne(tokens: readonly Token[], at: number): [Chunk, number] | null {
  const texts = tokens.slice(at + 1, at + 5).map(({ text }) => text)
  const looks = texts.slice(0, Math.max(0, texts.indexOf('one')))
  if (looks.length === 0 || !looks.every(tellsLook)) return null
  const traits = noTraits()
  for (const look of looks) {
    traits.colour ??= colourAt([look])?.colour ?? null
    describe(look, traits)
  }
  const words = `the ${looks.join(' ')} one`
  const noun: NounPhrase = {
    words,
    head: 'one',
    plural: false,
    count: null,
    definite: true,
    negated: false,
    bare: false,
    found: null,
    place: null,
    garment: null,
    body: false,
    talk: false,
    traits,
  }
  return [{ type: 'noun', noun }, looks.length + 2]
}

const tellsLook = (word: string): boolean => !NTH.test(word) && isDescribing(word)

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
  return ends || word === 'the_others' ? [{ type: 'pronoun', word }, length] : null
}

export function isActing(word: string): boolean {
  const base = baseVerb(word)
  return AUXILIARIES.has(word) || (base !== null && base !== word && knowsDeed(base))
}
