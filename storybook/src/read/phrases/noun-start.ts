import { personTraits } from '../../lexicon/people-words.ts'
import { hasPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf, sensesOf } from '../../lexicon/wordnet.ts'
import { AUXILIARIES, DETERMINERS, PREPOSITIONS, TALK } from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import { joinedDeed } from '../words/deed-words.ts'
import { isShare, numberOf, shareOf } from '../words/counts.ts'
import { SKINS, STUFFS } from '../words/describing-words.ts'
import { isNounLike } from './noun-head.ts'
import { placeWord } from '../words/place-words.ts'
import { knowsDeed } from '../words/verb-form.ts'
import type { Token } from '../words/tokens.ts'
import { actionOf } from '../words/verb-words.ts'
import { describe, isDescribing, isPlainAdjective, noTraits, type Traits } from './traits.ts'
import { isClosed, isWordAt, textAt } from '../words/word-classes.ts'
import { nameSet } from '../../lexicon/word-set.ts'

/** All that comes before the noun itself: "the two very big red …". */
export interface NounStart {
  /** Where the noun begins. */
  at: number
  count: number | null
  definite: boolean
  negated: boolean
  /** "His sheep". */
  owned: boolean
  /** Without article or number, as names are. */
  bare: boolean
  /** "One of the cubs". */
  oneOf: boolean
  readonly traits: Traits
}

export function readNounStart(tokens: readonly Token[], from: number): NounStart {
  const start: NounStart = {
    at: from,
    count: null,
    definite: false,
    negated: false,
    owned: false,
    bare: true,
    oneOf: false,
    traits: noTraits(),
  }
  while (start.at < from + MOST_BEFORE_NOUN && readDeterminer(tokens, start)) {
    start.at++
    start.bare = false
  }
  if (start.count === 0) start.negated = true
  readAdjectives(tokens, start)
  return start
}

function readDeterminer(tokens: readonly Token[], start: NounStart): boolean {
  const word = textAt(tokens, start.at)
  const number = isWordAt(tokens, start.at + 1) ? numberOf(word) : null
  if (word === 'no' || word === 'without' || word === 'not') start.negated = true
  else if (number !== null) start.count = multiplied(start.count, number)
  else if (isShare(word))
    Object.assign(start, { count: shareOf(word, 4), oneOf: true, definite: true })
  else if (!DETERMINERS.has(word)) return false
  else {
    start.definite ||= !/^(?:an?|some|any|another)$/.test(word)
    start.owned ||= /^(?:his|her|their|my|our)$/.test(word)
  }
  return true
}

// Nobody says more before a noun, and a garbage row of adjectives is not read again from each of its words.
const MOST_BEFORE_NOUN = 12

/** "Two dozen", "three hundred". */
function multiplied(count: number | null, number: number): number {
  return count !== null && count > 1 && number >= 12 ? Math.min(40, count * number) : number
}

function readAdjectives(tokens: readonly Token[], start: NounStart): void {
  const end = start.at + MOST_BEFORE_NOUN
  while (start.at < end && isWordAt(tokens, start.at)) {
    const length = readAdjective(tokens, start)
    if (length === 0) return
    start.at += length
    if (joinsAdjectives(tokens, start.at)) start.at++
  }
}

/** "A big, fluffy dog", "a black and white cat": a pause between adjectives is no pause of the sentence. */
function joinsAdjectives(tokens: readonly Token[], at: number): boolean {
  const joint = textAt(tokens, at)
  // "Each other, one throws a punch".
  if (textAt(tokens, at + 1) === 'one') return false
  if ((joint !== ',' && joint !== 'and') || !isDescribing(textAt(tokens, at + 1))) return false
  // "Wipes the chrome, neon lights …": after a pause the stuff itself was meant.
  if (joint === ',' && STUFFS.has(textAt(tokens, at - 1))) return false
  const after = textAt(tokens, at + 2)
  return isWordAt(tokens, at + 2) && !PREPOSITIONS.has(after) && !AUXILIARIES.has(after)
}

/** Reads one describing word into the traits; how many words it took, 0 if this is no adjective. */
function readAdjective(tokens: readonly Token[], start: NounStart): number {
  const words = [0, 1, 2].map((step) => textAt(tokens, start.at + step))
  // "Between giant roots": without an article no giant is meant, who roots.
  const bare = PREPOSITIONS.has(textAt(tokens, start.at - 1))
  if (!canPrecedeNoun(tokens, start.at) || beginsName(words) || isDoer(words, bare)) return 0
  const colour = colourAt(words)
  if (colour === null || !canPrecedeNoun(tokens, start.at + colour.length - 1)) {
    return readDescribing(words, start.traits, bare)
  }
  // "Red, green and blue" are three.
  const { secondColour: second } = start.traits
  if (start.traits.colour !== null && /^(?:and|,)$/.test(textAt(tokens, start.at - 1)))
    start.traits.secondColour = second === null ? colour.colour : `${second} and ${colour.colour}`
  start.traits.colour ??= colour.colour
  start.traits.skin ??= SKINS.get(textAt(tokens, start.at)) ?? null
  return colour.length
}

/** "A peach rolls down a hill", "a peach lying on a table": the fruit does, and is no colour. */
function isDoer([word = '', next = '', third = '']: readonly string[], bare: boolean): boolean {
  const does =
    isThirdPerson(next) || /^(?:ly|roll|fall|sitt?|rest|float|hang|stand|bounc)ing$/.test(next)
  return !bare && does && PREPOSITIONS.has(third) && hasPicture(word)
}

function readDescribing(
  [word = '', next = '', third = '']: readonly string[],
  traits: Traits,
  bare: boolean,
): number {
  if (!isDescribing(word)) return readParticiple([word, next, third], traits)
  if (isBabyItself(word, next) || isWho([word, next, third], bare)) return 0
  describe(word, traits)
  return 1
}

/** Who it is, and not how somebody is. */
function isWho([word = '', next = '', third = '']: readonly string[], bare: boolean): boolean {
  if (!hasPicture(word)) return false
  // "An alien shake hands", after somebody else.
  if (actionOf(`${next} ${singular(third)}`) !== null) return true
  // "A baby crawling", "a baby grows", "a baby slowly crawls".
  return !bare && (goesOn(next, third) || (next.endsWith('ly') && goesOn(third, '')))
}

const goesOn = (next: string, third: string): boolean =>
  isDeed(next) || (isThirdPerson(next) && hasObject(next, third)) || isDoneTo(next, third)

/** "A baby covered in paint". */
function isDoneTo(next: string, third: string): boolean {
  const base = next.endsWith('ed') ? baseVerb(next) : null
  return base !== null && base !== next && PREPOSITIONS.has(third)
}

/** "A mother and her baby laugh": a baby bear is one, a baby laugh is none. */
const isBabyItself = (word: string, next: string): boolean =>
  word === 'baby' && baseVerb(next) === next && knowsDeed(next) && !hasPicture(next)

/** "A baby grows a beard", "an alien orders coffee". */
function hasObject(verb: string, next: string): boolean {
  return DETERMINERS.has(next) || (isNounLike(next) && !hasPicture(singular(verb)))
}

function isThirdPerson(word: string): boolean {
  const base = word.endsWith('s') ? baseVerb(word) : null
  return base !== null && base !== word
}

function isDeed(word: string): boolean {
  const base = baseVerb(word)
  if (base === null || base === word) return false
  if (word.endsWith('ing')) return true
  return word.endsWith('s') && frequencyOf(base, 'verb') > frequencyOf(singular(word), 'noun')
}

/** Kinds of their own, not things that somebody painted: a red panda is no panda. */
const KINDS = nameSet(
  'snowy owl, red panda, blue whale, black bear, brown bear, black panther, red fox, silver fox',
  'golden eagle, golden retriever, white shark, blue jay, orange juice, orange tree, black hole',
  'gold bar, gold ingot, gold nugget',
)

/** "Hot dog", "industrial area", "underwater scene": the adjective belongs to the name. */
function beginsName(words: readonly string[]): boolean {
  const [word = '', next = ''] = words
  if (KINDS.has(`${word} ${singular(next)}`)) return true
  // "Alien vendors" are both.
  if (word === 'alien' && personTraits(singular(next)) !== null) return true
  if (hasPicture(`${word} ${singular(next)}`) && !isPlainAdjective(word)) return true
  if (placeWord(word) !== null && TALK.has(next)) return true
  return placeWord(`${word} ${next}`) !== null || placeWord(words.join(' ')) !== null
}

/** "A building burns", "a painting falls": the thing does, and nobody builds. */
function actsItself(word: string, next: string): boolean {
  return hasPicture(word) && isThirdPerson(next) && !hasPicture(singular(next))
}

function readParticiple(words: readonly string[], traits: Traits): number {
  const [word = '', next = ''] = words
  // "A skateboarding grandma", when the deed is one token already.
  const joined = joinedDeed(word) !== null && isNounLike(next) && !isDeed(next)
  if (!joined && !isParticiple(words)) return 0
  traits.deeds.push(word)
  return 1
}

/** "A snoring old man", "a sleeping polar bear": the word between is no noun, and follows no verb either. */
const describesOn = ([, next = '', third = '']: readonly string[]): boolean =>
  isPlainAdjective(next) || hasPicture(`${next} ${singular(third)}`)

function isParticiple(words: readonly string[]): boolean {
  const [word = '', next = ''] = words
  const base = /(?:ing|ed)$/.test(word) ? baseVerb(word) : null
  // A swing and a bed are no participles.
  if (base === null || base === word) return false
  if (actsItself(word, next)) return false
  const only = sensesOf(word, 'noun').length === 0
  const before = isNounLike(next) || colourAt([next]) !== null || describesOn(words)
  return only || (word.endsWith('ing') && before)
}

function canPrecedeNoun(tokens: readonly Token[], at: number): boolean {
  const next = textAt(tokens, at + 1)
  // "Sleeps underwater, surrounded by fish": no adjective of theirs.
  if (next === ',') return joinsAdjectives(tokens, at + 1)
  if (next === 'and') return isDescribing(textAt(tokens, at + 2))
  // "An orange next to a car" is a fruit.
  if (next === 'next' && textAt(tokens, at + 2) === 'to') return false
  return isWordAt(tokens, at + 1) && !isClosed(next) && next !== "'s"
}
