import { hasPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { LIVING } from '../../plan/kinds.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import { isOne, isOneOfTwo, ownerOf } from './clause-owner.ts'
import { lastNoun, numberOf, typeOf, type Number } from './subject-number.ts'
import { isBeasts } from './verb-after-noun.ts'
import { isSurelyVerb } from './surely-verb.ts'
import { isDoing } from './verb-in-ing.ts'
import type { Chunk, NounPhrase, Reading } from './sentence-parts.ts'
import { BODY_PARTS, DETERMINERS, PREPOSITIONS } from '../words/closed-words.ts'
import { placeWord } from '../words/place-words.ts'
import type { Token } from '../words/tokens.ts'
import { knowsDeed, type VerbForm } from '../words/verb-form.ts'
import { actionOf } from '../words/verb-words.ts'
import { colourAt } from '../words/colours.ts'
import { isDescribing } from './traits.ts'
import {
  canFollowVerb,
  isAdverb,
  isClosed,
  isNounAt,
  isWordAt,
  textAt,
} from '../words/word-classes.ts'

/** Whether the words before and after make this one a verb. */
export function isVerbHere(reading: Reading, base: string, form: VerbForm): boolean {
  const { tokens, at, chunks } = reading
  const surely = isSurelyVerb(reading, base, form)
  if (surely !== null) return surely
  if (namesThing(tokens, at) || isAmount(tokens, at, base)) return false
  if (isSeenThing(reading, form)) return false
  const before = typeOf(chunks.at(-1))
  if (before === 'auxiliary') return form !== 's' && !isAdjective(textAt(tokens, at), base)
  if (followsTo(chunks)) return form === 'base' && !isDestination(textAt(tokens, at), chunks)
  if (form === 'ing') return isDoing(reading, base)
  return before === 'pronoun' || isFinite(reading, base, form)
}

function isSeenThing(reading: Reading, form: VerbForm): boolean {
  const { tokens, at } = reading
  if (isFoliage(tokens, at) || isLookOrLimb(tokens, at)) return true
  // "Their dog and cat": nobody cats.
  if (form === 'base' && last(reading.chunks, 'and')) return isBeasts(tokens, at)
  return form === 's' && (isBeasts(tokens, at) || isTag(reading))
}

function isFinite(reading: Reading, base: string, form: VerbForm): boolean {
  const { chunks } = reading
  const subject = lastNoun(chunks)
  if (subject === null) return form === 'base' && isOrder(reading, base)
  if (form === 'past') return isPast(reading, base)
  // "The twins wear matching shirts".
  if (base === 'wear' && typeOf(chunks.at(-1)) === 'noun') return true
  if (!knowsDeed(base) && !isPlainVerb(reading, subject, form)) return false
  if (resumes(reading, form)) return true
  return isInPlace(chunks) && runsOn(reading, subject, form) && !isNamed(reading, base, form)
    ? fitsSubject(reading, subject, form)
    : false
}

/** "… and black boots", "clay and hands", "while Earth rises": nobody blacks, hands or earths anything here. */
function isLookOrLimb(tokens: readonly Token[], at: number): boolean {
  if (textAt(tokens, at) === 'earth') return true
  const ends = /^(?:|,|\.|and)$/.test(textAt(tokens, at + 1))
  const word = textAt(tokens, at)
  return colourAt([word]) !== null || (BODY_PARTS.has(word) && ends)
}

/** "Witch, flying, bats, halloween": between pauses, where nobody did anything in a sentence, it is who is seen. */
function isTag({ tokens, at, chunks }: Reading): boolean {
  const next = tokens[at + 1]
  if (typeOf(chunks.at(-1)) !== 'pause' || next?.kind === 'word') return false
  const told = chunks.some((chunk) => chunk.type === 'verb' && chunk.verb.form !== 'ing')
  return !told && hasPicture(singular(textAt(tokens, at)))
}

/** "…, autumn leaves falling", "water drops fly": nobody leaves or drops anything here. */
function isFoliage(tokens: readonly Token[], at: number): boolean {
  const does =
    /^(?:fall|swirl|blow|drift|float|flutter|rustle|danc|tumbl|spin|whirl|scatter|fly|spray|splash)/
  const be = /^(?:are|were)$/.test(textAt(tokens, at + 1)) ? 2 : 1
  return /^(?:leaves|drops)$/.test(textAt(tokens, at)) && does.test(textAt(tokens, at + be))
}

/** "Drops of water": a noun, unless one thinks of something. */
function isAmount(tokens: readonly Token[], at: number, base: string): boolean {
  const of = /^(?:think|dream|speak|talk|smell|taste|tell|hear|sing|make|build|consist|beware)$/
  const noun = textAt(tokens, at).endsWith('ing') === base.endsWith('ing')
  return noun && textAt(tokens, at + 1) === 'of' && !of.test(base)
}

/** "A fish lures a shrimp", "a squirrel hoards acorns": a verb by its place, though nobody here can play it. */
function isPlainVerb({ tokens, at, chunks }: Reading, subject: Number, form: VerbForm): boolean {
  const [before, who] = [chunks.at(-2), chunks.at(-1)]
  if (form !== 's' || subject.plural || who?.type !== 'noun') return false
  if (DETERMINERS.has(textAt(tokens, at + 1))) return true
  const acts = before?.type !== 'verb' && LIVING.has(who.noun.found?.kind ?? 'thing')
  return acts && isNounAt(tokens, at + 1)
}

/** The word names who acts next: "steam and sparks fly", "…, plates fall". */
function isNamed(reading: Reading, base: string, form: VerbForm): boolean {
  const { tokens, at, chunks } = reading
  if (form === 's') return namesNext(reading, base)
  const next = textAt(tokens, at + 1)
  // "And gas lamps flicker": with a plural and its verb behind it the word belongs to that.
  const lamps = isPlural(next) && beginsVerb(textAt(tokens, at + 2))
  if (last(chunks, 'and') && lamps) return true
  // "And smoke rises".
  if (last(chunks, 'and') && next.endsWith('s') && isThirdPerson(next)) return true
  return last(chunks, 'and') && beginsVerb(textAt(tokens, at + 1))
}

function fitsSubject({ tokens, at, chunks }: Reading, subject: Number, form: VerbForm): boolean {
  const next = textAt(tokens, at + 1)
  if (form === 's' && isAdverb(next)) return true
  const follows = typeOf(chunks.at(-1)) === 'noun' && DETERMINERS.has(next)
  const owner = ownerOf(chunks)
  const both = form === 'base' && isOneOfTwo(chunks, owner)
  const owned = both || (owner !== null && fitsOwner(numberOf(owner), form))
  return follows || owned || agrees(chunks, subject, form) || beginsClause(tokens, at, subject)
}

/** "A ship on the sea and steam rises": what mostly is a verb belongs to the one noun before it. */
function beginsClause(tokens: readonly Token[], at: number, { plural }: Number): boolean {
  return !plural && isThirdPerson(textAt(tokens, at)) && canFollowVerb(tokens, at + 1)
}

/** What comes next leaves room for a verb here. */
function runsOn({ tokens, at, chunks }: Reading, subject: Number, form: VerbForm): boolean {
  const next = textAt(tokens, at + 1)
  if (canFollowVerb(tokens, at + 1)) return true
  if (isNounAt(tokens, at + 1) && !next.endsWith('ing')) return true
  // "Watch shooting stars".
  if (hasPicture(`${next} ${singular(textAt(tokens, at + 2))}`)) return true
  const single = typeOf(chunks.at(-1)) === 'noun' && !subject.plural
  return form === 's' && (single || isDescribing(next))
}

/** "…, plates fall": after a pause a word that is mostly a noun begins its own clause. */
function namesNext({ tokens, at, chunks }: Reading, base: string): boolean {
  const last = chunks.at(-1)
  const next = textAt(tokens, at + 1)
  if (last?.type === 'conjunction' && /^(?:while|as|when|whilst|where|and)$/.test(last.word))
    return beginsVerb(isAdverb(next) ? textAt(tokens, at + 2) : next) && !isDrunk(base, next, last)
  if (last?.type !== 'pause' || DETERMINERS.has(next) || listsDeeds(tokens, at + 1)) return false
  const noun = singular(textAt(tokens, at))
  if (isBusy(noun, next) || beginsVerb(next)) return true
  return frequencyOf(noun, 'noun') >= frequencyOf(base, 'verb')
}

/** "…, bats flying". */
function isBusy(noun: string, next: string): boolean {
  return next.endsWith('ing') && namesLiving(noun)
}

/** "And drinks milk": mostly a verb, with what is mostly a noun behind it. */
function isDrunk(base: string, next: string, { word }: { readonly word: string }): boolean {
  if (word !== 'and' || frequencyOf(base, 'verb') <= frequencyOf(base, 'noun')) return false
  return frequencyOf(next, 'noun') > frequencyOf(next, 'verb')
}

function isThirdPerson(word: string): boolean {
  const base = baseVerb(word)
  if (base === null || base === word || DETERMINERS.has(word)) return false
  return knowsDeed(base) && frequencyOf(base, 'verb') > frequencyOf(singular(word), 'noun')
}

/** "Steam and sparks fly": with a bare verb right behind it the word before is who does it. */
function beginsVerb(word: string): boolean {
  return baseVerb(word) === word && knowsDeed(word) && !isClosed(word) && !isAdverb(word)
}

/** "Sits, barks and wags its tail": what follows "and" is a verb of the same form. */
function listsDeeds(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at + 1)
  const base = baseVerb(word)
  if (textAt(tokens, at) !== 'and' || base === null || base === word) return false
  return knowsDeed(base) && frequencyOf(base, 'verb') > frequencyOf(singular(word), 'noun')
}

/** "Dogs run", "a dog runs", and after a first verb either: "a woman wearing boots and a hat walks". */
function agrees(
  chunks: readonly Chunk[],
  { plural, herd, grouped }: Number,
  form: VerbForm,
): boolean {
  const joined = isJoined(chunks)
  if (form === 's') return !plural || grouped || hasVerb(chunks)
  const many = plural || herd || joined
  // "…, sun rays": after a pause a bare verb is more likely a noun.
  return typeOf(chunks.at(-1)) !== 'pause' && (many || continuesVerb(chunks))
}

function fitsOwner({ plural, herd, grouped }: Number, form: VerbForm): boolean {
  return form === 's' ? !plural || grouped : plural || herd
}

function last(chunks: readonly Chunk[], word: string): boolean {
  const chunk = chunks.at(-1)
  return chunk?.type === 'conjunction' && chunk.word === word
}

/** "A wizard, surrounded by books, waves his wand": whoever began the sentence goes on. */
function resumes(reading: Reading, form: VerbForm): boolean {
  const { tokens, at, chunks } = reading
  const subject = beginner(chunks)
  if (subject === null || form === 'past' || typeOf(chunks.at(-1)) !== 'pause') return false
  const next = textAt(tokens, at + 1)
  // "Two children, a boy and a girl, build a castle"; "two chefs, one tall, one short, throw tomatoes".
  if (form === 'base') return subject.plural && (DETERMINERS.has(next) || isMostlyDone(tokens, at))
  if (subject.plural) return false
  if (DETERMINERS.has(next) || (PREPOSITIONS.has(next) && isThirdPerson(textAt(tokens, at))))
    return true
  return hasVerb(chunks) && isDoneTo(tokens, at)
}

/** "Gets out, waves to the driver": nobody gets out of several waves. */
function isDoneTo(tokens: readonly Token[], at: number): boolean {
  const [next, then] = [textAt(tokens, at + 1), textAt(tokens, at + 2)]
  const whom = DETERMINERS.has(then) || /^(?:him|her|them|it|us|each)$/.test(then)
  const base = baseVerb(textAt(tokens, at))
  return /^(?:to|at)$/.test(next) && whom && base !== null && knowsDeed(base)
}

/** Hardly ever the name of anything, with several behind it to whom it is done. */
function isMostlyDone(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at)
  return (
    isPlural(textAt(tokens, at + 1)) && frequencyOf(word, 'verb') > 3 * frequencyOf(word, 'noun')
  )
}

/** Who is alive and named first in the sentence. */
function beginner(chunks: readonly Chunk[]): NounPhrase | null {
  const stop = chunks.findLastIndex(({ type }) => type === 'stop')
  const subject = chunks.slice(stop + 1).find(({ type }) => type === 'noun')
  if (subject?.type !== 'noun') return null
  return LIVING.has(subject.noun.found?.kind ?? 'thing') ? subject.noun : null
}

function isInPlace(chunks: readonly Chunk[]): boolean {
  const before = typeOf(chunks.at(-1))
  return before === 'noun' || before === 'word' || continuesVerb(chunks)
}

/** "From flower to flower". */
function isDestination(word: string, chunks: readonly Chunk[]): boolean {
  return (
    chunks.some((chunk) => chunk.type === 'preposition' && chunk.word === 'from') &&
    hasPicture(word)
  )
}

/** "A swimming pool", "sewing machine": the words here are the name of a thing, unless they name a deed. */
function namesThing(tokens: readonly Token[], at: number): boolean {
  for (const length of [3, 2]) {
    const words = tokens.slice(at, at + length).map(({ text }) => text)
    if (words.length < length) continue
    const [first = '', ...rest] = words
    if (actionOf([baseVerb(first), ...rest].join(' ')) !== null) return false
    const phrase = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ')
    if (placeWord(phrase) !== null || hasPicture(phrase)) return true
  }
  return false
}

function isPast({ tokens, at, chunks }: Reading, base: string): boolean {
  const before = typeOf(chunks.at(-1))
  if (before === 'pause' && textAt(tokens, at + 1) === 'by') return knowsDeed(base)
  if (before !== 'noun' && before !== 'word') return false
  const usual = /^(?:cover|fill|dress|make|surround|wear|anchor|decorate|light)$/.test(base)
  return canFollowVerb(tokens, at + 1) && (usual || knowsDeed(base))
}

/** "Draw a horse." */
function isOrder({ tokens, at, chunks }: Reading, base: string): boolean {
  const before = typeOf(chunks.at(-1))
  if (tokens.length === 1) return actionOf(base) !== null && !hasPicture(base)
  if ((before !== 'none' && before !== 'stop') || !isWordAt(tokens, at + 1)) return false
  const verb = frequencyOf(base, 'verb') > frequencyOf(base, 'noun')
  return verb && DETERMINERS.has(textAt(tokens, at + 1)) && knowsDeed(base)
}

function isAdjective(word: string, base: string): boolean {
  return frequencyOf(word, 'adjective') > 3 * frequencyOf(base, 'verb') && actionOf(base) === null
}

export function followsTo(chunks: readonly Chunk[]): boolean {
  const last = chunks.at(-1)
  return last?.type === 'preposition' && last.word === 'to'
}

/** This sentence already has a verb, so that "and eats" needs no subject of its own. */
function continuesVerb(chunks: readonly Chunk[]): boolean {
  const before = typeOf(chunks.at(-1))
  return (before === 'conjunction' || before === 'pause') && hasVerb(chunks)
}

function hasVerb(chunks: readonly Chunk[]): boolean {
  const stop = chunks.findLastIndex(({ type }) => type === 'stop')
  return chunks.slice(stop + 1).some(({ type }) => type === 'verb')
}

function isJoined(chunks: readonly Chunk[]): boolean {
  const [noun, and, last] = chunks.slice(-3)
  if (!isOne(noun) || and?.type !== 'conjunction' || last === undefined) return false
  return /^(?:and|&|or|plus)$/.test(and.word) && !isFeature(chunks)
}

/** "A street with a bench and a flower stall": what a place has does nothing, and the last word names it. */
function isFeature(chunks: readonly Chunk[]): boolean {
  const [before, , , last] = chunks.slice(-4)
  if (before?.type !== 'preposition' || before.word !== 'with' || last?.type !== 'noun')
    return false
  return !last.noun.plural && !LIVING.has(last.noun.found?.kind ?? 'thing')
}
