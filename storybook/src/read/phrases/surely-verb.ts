import { findPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { DETERMINERS, PARTICLES, PREPOSITIONS } from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import type { Token } from '../words/tokens.ts'
import { knowsDeed, type VerbForm } from '../words/verb-form.ts'
import { actionOf } from '../words/verb-words.ts'
import { canFollowVerb, isWordAt, textAt } from '../words/word-classes.ts'
import { endsApposition } from './appositions.ts'
import { isBareVerb, isKnownPair, isToldOf, joinsDeeds } from './verb-after-noun.ts'
import type { Chunk, Reading } from './sentence-parts.ts'
import { lastNoun, typeOf } from './subject-number.ts'

/** Whether the grammar alone says that this is a verb, or that it is none; null where it says neither. */
export function isSurelyVerb(reading: Reading, base: string, form: VerbForm): boolean | null {
  if (isNone(reading, form)) return false
  if (isPaired(reading, form) || isAfterName(reading, base, form)) return true
  return isOne(reading, base, form) ? true : null
}

function isNone(reading: Reading, form: VerbForm): boolean {
  const { tokens, at, chunks } = reading
  if (isParticle(reading) || (form === 'base' && (isCompanion(reading) || opensClause(chunks))))
    return true
  return typeOf(chunks.at(-1)) === 'noun' && isToldOf(tokens, at, form)
}

function isPaired({ tokens, at, chunks }: Reading, form: VerbForm): boolean {
  return typeOf(chunks.at(-1)) === 'noun' && isKnownPair(tokens, at, form)
}

/** "Its owner, a woman in white, waves": who has been named twice acts now. */
const isAfterName = ({ chunks }: Reading, base: string, form: VerbForm): boolean =>
  form === 's' && endsApposition(chunks) && knowsDeed(base)

function isOne(reading: Reading, base: string, form: VerbForm): boolean {
  const { tokens, at, chunks } = reading
  if (isAtSide(reading)) return knowsDeed(base)
  if (form === 'base' && (isAfterDress(chunks) || isInRow(reading))) return knowsDeed(base)
  if (form === 'base' && typeOf(chunks.at(-1)) === 'noun')
    return knowsDeed(base) && (isBareVerb(tokens, at, form) || joinsDeeds(tokens, at))
  if (form !== 's' || lastNoun(chunks) === null) return false
  return hasPronoun(reading, base) || isListed(reading, base)
}

/** "A bride and groom": somebody named with another, and no deed after theirs. */
function isCompanion({ tokens, at, chunks }: Reading): boolean {
  const [noun, and] = chunks.slice(-2)
  if (noun?.type !== 'noun' || and?.type !== 'conjunction' || and.word !== 'and') return false
  if (noun.noun.found?.kind !== 'person' || noun.noun.plural) return false
  const acts = isWordAt(tokens, at + 1) && !PREPOSITIONS.has(textAt(tokens, at + 1))
  return !acts && findPicture(textAt(tokens, at))?.kind === 'person'
}

/** "As steam rises", "while dust swirls": who acts meanwhile comes first. */
function opensClause(chunks: readonly Chunk[]): boolean {
  const last = chunks.at(-1)
  return last?.type === 'conjunction' && /^(?:as|while|whilst|when)$/.test(last.word)
}

/** "Five chefs chop, fry and taste": one of a row of bare verbs. */
function isInRow({ tokens, at, chunks }: Reading): boolean {
  const [verb, pause] = chunks.slice(-2)
  if (pause?.type !== 'pause' || verb?.type !== 'verb' || verb.verb.form !== 'base') return false
  const other = textAt(tokens, at + 2)
  const ends = !isWordAt(tokens, at + 3) || canFollowVerb(tokens, at + 3)
  return textAt(tokens, at + 1) === 'and' && baseVerb(other) === other && knowsDeed(other) && ends
}

/** "On the left stands a robot". */
function isAtSide({ tokens, at, chunks }: Reading): boolean {
  return typeOf(chunks.at(-1)) === 'side' && DETERMINERS.has(textAt(tokens, at + 1))
}

/** "A woman in green and a man in red dance". */
function isAfterDress(chunks: readonly Chunk[]): boolean {
  const told = typeOf(chunks.at(-1)) === 'pause' ? chunks.slice(0, -1) : chunks
  const [who, within, colour] = told.slice(-3)
  if (who?.type !== 'noun' || within?.type !== 'preposition' || colour?.type !== 'word')
    return false
  const and = typeOf(told.at(-4)) === 'conjunction'
  return within.word === 'in' && (who.noun.plural || and) && colourAt([colour.word]) !== null
}

/** "Puts it down": the word after belongs to the verb. */
function isParticle({ tokens, at, chunks }: Reading): boolean {
  const after = chunks.at(-1)?.type === 'pronoun' && chunks.at(-2)?.type === 'verb'
  return after && PARTICLES.has(textAt(tokens, at))
}

/** "Studies it", "waters them". */
function hasPronoun({ tokens, at, chunks }: Reading, base: string): boolean {
  const next = textAt(tokens, at + 1)
  if (!/^(?:it|him|them|us|me)$/.test(next) || isWordAt(tokens, at + 2) !== isClosedAt(tokens, at))
    return false
  const before = typeOf(chunks.at(-1))
  const one = before === 'noun' && lastNoun(chunks)?.plural === false
  const goes = before === 'pause' || before === 'conjunction' || before === 'word' || one
  return goes && frequencyOf(base, 'verb') > 0
}

/** What comes after "it" may be a preposition or "and", but no verb of its own. */
function isClosedAt(tokens: readonly Token[], at: number): boolean {
  return isWordAt(tokens, at + 2) && canFollowVerb(tokens, at + 2)
}

/** "Jumps over a hydrant, lands, and raises both arms": a row of deeds, one of them a word alone. */
function isListed({ tokens, at, chunks }: Reading, base: string): boolean {
  if (!knowsDeed(base) || !hasThirdPerson(chunks) || namesMany(chunks)) return false
  const before = chunks.at(-1)
  const end = tokens[at + 1]
  if (before?.type === 'pause' && isWholeDeed(tokens, at, base)) return true
  if (before?.type === 'pause')
    return end !== undefined && end.kind !== 'stop' && goesOn(tokens, at + 1)
  return endsList(chunks) && !isWordAt(tokens, at + 1)
}

/** "…, trips over a cat": with the small word behind it a deed of its own, and no journeys. */
function isWholeDeed(tokens: readonly Token[], at: number, base: string): boolean {
  const small = textAt(tokens, at + 1)
  const whole = PREPOSITIONS.has(small) && actionOf(`${base} ${small}`) !== null
  return whole && DETERMINERS.has(textAt(tokens, at + 2))
}

/** After "," or ", and" another deed. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  let next = at
  while (/^(?:,|and|then)$/.test(textAt(tokens, next)) && next < at + 3) next++
  const word = textAt(tokens, next)
  const base = baseVerb(word)
  if (next === at || base === null || base === word || !word.endsWith('s')) return false
  const object = DETERMINERS.has(textAt(tokens, next + 1)) || canFollowVerb(tokens, next + 1)
  return object && knowsDeed(base) && isMostly(base, word)
}

function isMostly(base: string, word: string): boolean {
  return frequencyOf(base, 'verb') >= frequencyOf(singular(word), 'noun')
}

/** "…, shoots, and …": right before it only another such deed. */
function endsList(chunks: readonly Chunk[]): boolean {
  const last = chunks.at(-1)
  if (last?.type !== 'conjunction' || last.word !== 'and') return false
  const before = chunks.at(-2)?.type === 'pause' ? chunks.at(-3) : chunks.at(-2)
  return before?.type === 'verb' && before.verb.form === 's'
}

function hasThirdPerson(chunks: readonly Chunk[]): boolean {
  const stop = chunks.findLastIndex(({ type }) => type === 'stop')
  return chunks.slice(stop + 1).some((chunk) => chunk.type === 'verb' && chunk.verb.form === 's')
}

/** "Sells drinks, snacks and toys": a row of things, not of deeds. */
function namesMany(chunks: readonly Chunk[]): boolean {
  const before = chunks.at(-2)
  return before?.type === 'noun' && before.noun.plural && before.noun.bare
}
