import { findPicture, hasPicture, namesLiving } from '../../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../../lexicon/morphology.ts'
import { GROUPS_OF_PEOPLE } from '../../lexicon/people/groups.ts'
import { frequencyOf, sensesOf } from '../../lexicon/wordnet.ts'
import { isOne, isOneOfTwo, ownerOf } from './clause-owner.ts'
import type { Chunk, NounPhrase, Reading } from './sentence-parts.ts'
import { BODY_PARTS, DETERMINERS } from '../words/closed-words.ts'
import { groupSize, numberOf } from '../words/counts.ts'
import { garmentOf } from '../words/describing-words.ts'
import { placeWord } from '../words/place-words.ts'
import type { Token } from '../words/tokens.ts'
import { actionOf } from '../words/verb-words.ts'
import { acts, isDoing, isManOfMany, isSeldomVerb, knownLength } from './known-name.ts'
import { isDescribing } from './traits.ts'
import { isVerbAfterNoun } from './verb-after-noun.ts'
import { knowsDeed } from '../words/verb-form.ts'
import { canFollowVerb, isAdverb, isClosed, isWordAt, textAt } from '../words/word-classes.ts'

/** The noun with the words that belong to it, and how many words it took. */
export interface NounHead {
  readonly phrase: string
  readonly length: number
}

/** "Traffic light", "golden retriever puppy": from here to the end of the compound. */
export function readNounHead(reading: Reading, at: number): NounHead | null {
  const { tokens, context } = reading
  const word = textAt(tokens, at)
  if (!isWordAt(tokens, at) || isClosed(word)) return null
  // "Fleet" is an adjective, but "a fleet of ships" is a noun.
  const named = isNounLike(word) || isGroupOf(tokens, at)
  if (!named && knownLength(tokens, at, context) === 0) return null
  if ([isVerbByItself, isLeftBehind].some((is) => is(reading, at))) return null
  let end = at
  while (end < tokens.length && end - at < 7) {
    const step = isGroupOf(tokens, end) ? 1 : Math.max(1, knownLength(tokens, end, context))
    if (end > at && !continuesNoun(reading, end, step)) break
    end += step
  }
  const phrase = tokens.slice(at, end).map(({ text }) => text)
  return { phrase: phrase.join(' '), length: end - at }
}

/** "Elsa from Frozen builds a palace": what has an object is no noun, however it is described. */
function isVerbByItself({ tokens, at: from, chunks }: Reading, at: number): boolean {
  const word = textAt(tokens, at)
  const base = at > from && word.endsWith('s') ? baseVerb(word) : null
  if (base === null || base === word || !DETERMINERS.has(textAt(tokens, at + 1))) return false
  const said = chunks.some(({ type }) => type === 'noun') && !DETERMINERS.has(textAt(tokens, from))
  return said && frequencyOf(base, 'verb') > 3 * frequencyOf(singular(word), 'noun')
}

/** "The rain stops": where the weather was taken out as a setting, what it did is left and names nothing. */
function isLeftBehind({ tokens, at: from, chunks }: Reading, at: number): boolean {
  const word = textAt(tokens, at)
  const base = at === from && word.endsWith('s') && word !== 'leaves' ? baseVerb(word) : null
  if (base === null || base === word || !canFollowVerb(tokens, at + 1)) return false
  const stop = chunks.findLastIndex(({ type }) => type === 'stop')
  if (chunks.slice(stop + 1).some(({ type }) => type === 'noun' || type === 'preposition'))
    return false
  // Skis are named more often than anybody skis.
  const said = frequencyOf(base, 'verb')
  return said > 12 && said > 8 * frequencyOf(singular(word), 'noun')
}

/** "A stack of books" is several books, whatever is called so. */
function isGroupOf(tokens: readonly Token[], at: number): boolean {
  return textAt(tokens, at + 1) === 'of' && groupSize(textAt(tokens, at)) !== null
}

function continuesNoun(reading: Reading, end: number, step: number): boolean {
  const { tokens } = reading
  const word = textAt(tokens, end)
  if (!isWordAt(tokens, end) || isClosed(word) || isAdverb(word)) return false
  if ([isHomeward, isAfterSeveral].some((is) => is(reading, end)) || isSideOf(tokens, end))
    return false
  if (step > 1) return !namesDeed(tokens, end)
  return isNounLike(word) && numberOf(word) === null && isCompound(reading, end)
}

/** "Two girls trade cards", "two boys race cars": several who live begin no name, and so they do it. */
function isAfterSeveral({ tokens, context }: Reading, end: number): boolean {
  const [before, word] = [textAt(tokens, end - 1), textAt(tokens, end)]
  if (baseVerb(word) !== word) return isDoneByGroup(tokens, end)
  // "The couple kiss", "the crowd cheer".
  if (Object.hasOwn(GROUPS_OF_PEOPLE, before) && knowsDeed(word)) return isDoneHere(tokens, end)
  if (!isPlural(before)) return false
  if (hasPicture(`${before} ${singular(word)}`, context)) return false
  return namesLiving(before)
}

/** "A crowd of fans waves flags", "one of the dogs barks": the verb ends like that of one. */
function isDoneByGroup(tokens: readonly Token[], at: number): boolean {
  const [who, does] = [textAt(tokens, at - 1), textAt(tokens, at)]
  const base = isPlural(who) && does.endsWith('s') ? baseVerb(does) : null
  if (base === null || !knowsDeed(base)) return false
  if (isOneOf(tokens, at - 1)) return namesLiving(singular(who))
  if (textAt(tokens, at - 2) !== 'of' || !isWordAt(tokens, at + 1)) return false
  const people = Object.hasOwn(GROUPS_OF_PEOPLE, textAt(tokens, at - 3)) && who !== 'sports'
  return people || namesLiving(singular(who))
}

/** "One of the dogs". */
function isOneOf(tokens: readonly Token[], at: number): boolean {
  const before = textAt(tokens, at - 1)
  return before === 'one_of' || (DETERMINERS.has(before) && textAt(tokens, at - 2) === 'one_of')
}

/** Nothing more is named with it: "a family dinner table" is a table. */
function isDoneHere(tokens: readonly Token[], at: number): boolean {
  return !hasPicture(textAt(tokens, at)) && canFollowVerb(tokens, at + 1)
}

/** "A dog left of a cat" is no dog that was left. */
function isSideOf(tokens: readonly Token[], at: number): boolean {
  return /^(?:left|right)$/.test(textAt(tokens, at)) && textAt(tokens, at + 1) === 'of'
}

const OWN = /^(?:my|his|her|its|their|our|your)$/

/** "Rides his bicycle home": that is where to, and no home of bicycles. */
function isHomeward({ tokens, chunks, at }: Reading, end: number): boolean {
  const taken = chunks.at(-1)?.type === 'verb' && OWN.test(textAt(tokens, at))
  return textAt(tokens, end) === 'home' && taken && !isNounLike(textAt(tokens, end + 1))
}

/** "Astronauts playing cards": a deed here, though playing cards are a thing. */
function namesDeed(tokens: readonly Token[], at: number): boolean {
  const word = textAt(tokens, at)
  const base = word.endsWith('ing') ? baseVerb(word) : null
  return base !== null && actionOf(`${base} ${singular(textAt(tokens, at + 1))}`) !== null
}

const ONE = /^(?:an?|one|the|this|that|each|every|another|my|his|her|its|their|our|your)$/

function isCompound(reading: Reading, end: number): boolean {
  const { tokens, context } = reading
  const word = textAt(tokens, end)
  const before = textAt(tokens, end - 1)
  if (isDoing(tokens, end - 1) || isManyAfterOne(reading, end)) return false
  if (isManOfMany([before, word])) return false
  if (hasPicture(`${before} ${singular(word)}`, context) || isOfSeveral(reading, end)) return true
  if (isReceiver(reading, end)) return false
  if (isDoneTo(reading, end)) return true
  if (isDescribing(word) && !hasPicture(word)) return false
  return !isVerbAfterNoun(tokens, end, whoseVerb(reading, end))
}

/** "Three baby bears": of three nobody "bears", so they are bears. */
function isOfSeveral({ tokens, at }: Reading, end: number): boolean {
  const [before, word] = [textAt(tokens, end - 1), textAt(tokens, end)]
  const several = (numberOf(textAt(tokens, at)) ?? 1) > 1 && !isPlural(before)
  return several && word.endsWith('s') && isPlural(word) && hasPicture(singular(word))
}

/** "A cupcake runs away", "a squirrel hoards acorns": one of them is no plural, so it does so. */
function isManyAfterOne({ tokens, at }: Reading, end: number): boolean {
  const word = textAt(tokens, end)
  const base = word.endsWith('s') ? baseVerb(word) : null
  if (base === null || base === word || singular(word) === word) return false
  if (!/^(?:an?|one)$/.test(textAt(tokens, at)) || !isWordAt(tokens, end + 1)) return false
  if (canFollowVerb(tokens, end + 1)) return knowsDeed(base)
  return isNounLike(textAt(tokens, end + 1)) && !isSeldomVerb(word, base)
}

/** "Boys race paper ships down a stream": who does one thing to them does no other without a word between. */
function isDoneTo({ tokens, chunks, at }: Reading, end: number): boolean {
  const [verb, word] = [chunks.at(-1), textAt(tokens, end)]
  const bare = end - at === 1 && verb?.type === 'verb' && verb.verb.form === 'base'
  return (
    bare &&
    word.endsWith('s') &&
    hasPicture(singular(word)) &&
    !acts(findPicture(textAt(tokens, at))?.kind)
  )
}

/** Verbs with two objects in a row: who gets it, and what. */
const GIVING = /^(?:give|hand|offer|bring|pass|show|serve|sell|feed|send|lend|teach|buy|read)$/

/** "Feeds his wife soup", "hands the boy ice cream": somebody gets something, and it is no kind of it. */
function isReceiver({ tokens, chunks, at }: Reading, end: number): boolean {
  const verb = chunks.at(-1)
  if (verb?.type !== 'verb' || !GIVING.test(verb.verb.base.split(' ')[0] ?? '')) return false
  const told = DETERMINERS.has(textAt(tokens, at)) && end - at <= 3
  const who = findPicture(textAt(tokens, end - 1))?.kind
  return told && who === 'person' && !canFollowVerb(tokens, end)
}

/** Of whom a verb here would speak. */
function whoseVerb(reading: Reading, end: number): Parameters<typeof isVerbAfterNoun>[2] {
  const { tokens, chunks, at } = reading
  const part = isWornOrPart(textAt(tokens, end - 1))
  const owner = describedBy(chunks)
  const able = acts(owner?.found?.kind)
  return {
    part,
    alive: part || able || actsBefore(reading, end),
    joined: isJoined(chunks) || owner?.plural === true || isOneOfTwo(chunks, owner),
    one: part || ONE.test(textAt(tokens, at)) || isHeadline(reading, end),
    had: owner?.plural === false,
  }
}

/** "Archaeologist brushes sand": captions begin with somebody who has no article. */
function isHeadline({ tokens, chunks, at }: Reading, end: number): boolean {
  const before = textAt(tokens, end - 1)
  const next = textAt(tokens, end + 1)
  // "Baby toys on the floor" are toys.
  const done = DETERMINERS.has(next) || (isWordAt(tokens, end + 1) && !isClosed(next))
  if (chunks.length > 0 || end - at > 2 || isPlural(before) || !done) return false
  return findPicture(before)?.kind === 'person'
}

/** Whether the word before does things, or somebody already does something, so that a verb may follow any noun. */
function actsBefore({ tokens, context, chunks }: Reading, end: number): boolean {
  const before = textAt(tokens, end - 1)
  if (chunks.some(({ type }) => type === 'verb')) return true
  // "Santa Claus climbs": the name as a whole does it.
  const both = `${textAt(tokens, end - 2)} ${before}`
  if (
    Object.hasOwn(GROUPS_OF_PEOPLE, before) ||
    (hasPicture(both) && acts(findPicture(both)?.kind))
  )
    return true
  return acts(findPicture(before, { context })?.kind)
}

/** "A woman with an umbrella walks", "a vendor in Bangkok flips": whoever has it or is there acts next. */
function describedBy(chunks: readonly Chunk[]): NounPhrase | null {
  const [before, joint] = chunks.slice(-2)
  if (before?.type !== 'noun') return null
  const looks = before.noun.garment !== null || before.noun.body
  if (joint?.type === 'conjunction' && looks) return ownerOf(chunks.slice(0, -1))
  if (joint?.type !== 'preposition' || joint.word === 'of') return null
  const owner = ownerOf(chunks.slice(0, -1))
  return hasOrDoes(joint.word, before.noun) ? before.noun : owner
}

function hasOrDoes(joint: string, { found }: NounPhrase): boolean {
  return joint === 'with' || acts(found?.kind)
}

/** "With silver hair bends", "in a red dress dances": whoever has or wears it acts next. */
function isWornOrPart(word: string): boolean {
  return BODY_PARTS.has(word) || garmentOf(word) !== null
}

function isJoined(chunks: readonly Chunk[]): boolean {
  const [noun, and] = chunks.slice(-2)
  return isOne(noun) && and?.type === 'conjunction' && /^(?:and|&)$/.test(and.word)
}

/** Whether a word can name something: a known noun, or a word that no dictionary knows. */
export function isNounLike(word: string): boolean {
  if (isClosed(word) || word === "'s") return false
  if (hasPicture(word) || placeWord(word) !== null) return true
  if (isDescribing(word)) return false
  return sensesOf(singular(word), 'noun').length > 0 || isUnknown(word)
}

function isUnknown(word: string): boolean {
  if (!/^\p{L}{3,}/u.test(word) || /(?:ly|ing|ed)$/.test(word)) return false
  return (
    baseVerb(word) === null && frequencyOf(word, 'adjective') + frequencyOf(word, 'adverb') === 0
  )
}
