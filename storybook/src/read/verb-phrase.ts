import { baseVerb, isPlural, singular } from '../lexicon/morphology.ts'
import { frequencyOf, sensesOf } from '../lexicon/wordnet.ts'
import { hasPicture } from '../lexicon/find-picture.ts'
import type { Chunk, Reading } from './chunks.ts'
import {
  ADVERBS,
  AUXILIARIES,
  CONJUNCTIONS,
  DETERMINERS,
  PARTICLES,
  PREPOSITIONS,
  PRONOUNS,
} from './closed-words.ts'
import { joinedDeed } from './deed-words.ts'
import { placeWord } from './place-words.ts'
import { actionOf } from './verb-words.ts'
import { nearestAction } from './verbs.ts'
import type { Token } from './tokens.ts'

export interface VerbPhrase {
  /** Base form with its particle: `run`, `take off`. */
  readonly base: string
  readonly form: 'base' | 's' | 'ing' | 'past'
  readonly words: string
  /** After "to" or a modal, or as an order. */
  readonly infinitive: boolean
}

/** Verbs that say how something is, not what it does. */
const STATES = new Set('be have seem look-like belong contain include consist'.split(' '))
const THINGS_DO = new Set(
  'fall rise set shine burn melt flow spin glow explode open crash blow roll float grow bloom drip erupt swing drift ring tick flicker sway sail fly drive land move race pass speed strike sparkle swirl dance rotate hang turn bounce launch sink appear stand lie emerge rustle gleam twinkle tumble pop burst break collapse crumble shatter vanish disappear flash crack boil bubble leak spill wave flutter hover orbit steam'.split(
    ' ',
  ),
)

/** The verb at this place, if the words before and after it make it one. */
export function readVerb(reading: Reading): { verb: VerbPhrase; length: number } | null {
  const { tokens, at } = reading
  const word = tokens[at]?.text ?? ''
  const joined = joinedDeed(word)
  if (joined !== null) {
    return {
      verb: { base: joined, form: 'ing', words: joined.replaceAll('-', ' '), infinitive: false },
      length: 1,
    }
  }
  const base = baseVerb(word)
  if (base === null || STATES.has(base) || /^(?:\p{N}|#)/u.test(word)) return null
  const form = formOf(word, base)
  if (!isVerbHere(reading, base, form)) return null
  const particle = tokens[at + 1]?.text ?? ''
  const phrasal = PARTICLES.has(particle) && actionOf(`${base} ${particle}`) !== null
  return {
    verb: {
      base: phrasal ? `${base} ${particle}` : base,
      form,
      words: phrasal ? `${word} ${particle}` : word,
      infinitive: form === 'base' && followsTo(reading.chunks),
    },
    length: phrasal ? 2 : 1,
  }
}

function formOf(word: string, base: string): VerbPhrase['form'] {
  if (word.endsWith('ing') && word !== base) return 'ing'
  if (word === base) return 'base'
  return word.endsWith('s') ? 's' : 'past'
}

function isVerbHere(reading: Reading, base: string, form: VerbPhrase['form']): boolean {
  const { tokens, at, chunks } = reading
  const previous = chunks.at(-1)
  const next = tokens[at + 1]
  if (namesThing(tokens, at)) return false
  if (previous?.type === 'auxiliary')
    return form !== 's' && !isAdjective(tokens[at]?.text ?? '', base)
  if (followsTo(chunks)) return form === 'base' && !isDestination(tokens[at], chunks)
  if (form === 'ing') return isDoing(reading, base)
  if (previous?.type === 'pronoun') return true
  const subject = lastNoun(chunks)
  if (subject === null) return form === 'base' && isOrder(reading, base)
  if (form === 'past') return isPastHere(previous, next, base)
  if (!canFollowVerb(next) && (!nounFollows(next) || /ing$/.test(next?.text ?? ''))) return false
  const many = subject.plural || joined(chunks)
  // "A woman wearing boots and a hat walks": after a first verb the nearest noun need not be the subject.
  const begun = hasVerb(chunks)
  if (form === 's' && many && !begun) return false
  if (form === 'base' && !many && !afterVerb(chunks)) return false
  // "…, sun rays": after a pause a bare verb is more likely a noun.
  if (form === 'base' && previous?.type === 'pause') return false
  return previous?.type === 'noun' || previous?.type === 'word' || afterVerb(chunks)
    ? knowsDeed(base)
    : false
}

/** "From flower to flower". */
function isDestination(token: Token | undefined, chunks: readonly Chunk[]): boolean {
  const from = chunks.some((chunk) => chunk.type === 'preposition' && chunk.word === 'from')
  return from && hasPicture(token?.text ?? '')
}

/** "A swimming pool", "sewing machine", "watch" after an article: the words here are the name of a thing. */
function namesThing(tokens: readonly Token[], at: number): boolean {
  for (let length = 3; length >= 2; length--) {
    const words = tokens.slice(at, at + length).map(({ text }) => text)
    if (words.length < length) continue
    const phrase = [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ')
    if (actionOf([baseVerb(words[0] ?? '') ?? '', ...words.slice(1)].join(' ')) !== null)
      return false
    if (placeWord(phrase) !== null || hasPicture(phrase)) return true
  }
  return false
}

function isDoing({ tokens, at, chunks }: Reading, base: string): boolean {
  const previous = chunks.at(-1)
  if (previous !== undefined && previous.type !== 'pause' && previous.type !== 'stop') {
    if (previous.type !== 'preposition') return true
    // "With flying cars" describes the cars; "by cutting a tree" is a deed.
    const describes =
      nounFollows(tokens[at + 1]) && /^(?:with|of|in|on|featuring|like)$/.test(previous.word)
    return !describes && knowsDeed(base)
  }
  const next = tokens[at + 1]
  if (lastNoun(chunks) !== null) return true
  // "Running horse" describes a horse; "eating pizza" and "dancing in the rain" are deeds of somebody.
  if (
    next === undefined ||
    next.kind !== 'word' ||
    !nounFollows(next) ||
    DETERMINERS.has(next.text)
  )
    return true
  return /^(?:eat|drink|play|ride|cook|read|drive|cut|wash|make|bake|do|clean|paint|shoot|throw|catch|fold|count|milk|shine|brush|plant|sharpen|feed|pet|climb|fly|tie|peel|push|pull|arrange|bend|use|write|draw|taste|fill|shuffle|trim|massage|strum|dunk|walk|hold|watch|build|dig|sweep|groom|stretch|shake|stick)$/.test(
    base,
  )
}

function isPastHere(previous: Chunk | undefined, next: Token | undefined, base: string): boolean {
  if (previous?.type !== 'noun' && previous?.type !== 'word') return false
  return (
    canFollowVerb(next) &&
    (knowsDeed(base) ||
      /^(?:cover|fill|dress|make|surround|wear|anchor|decorate|light)$/.test(base))
  )
}

function isOrder({ tokens, at, chunks }: Reading, base: string): boolean {
  const next = tokens[at + 1]
  const starts = chunks.length === 0 || chunks.at(-1)?.type === 'stop'
  if (!starts || next === undefined || next.kind !== 'word') return false
  return (
    frequencyOf(base, 'verb') > frequencyOf(base, 'noun') &&
    DETERMINERS.has(next.text) &&
    knowsDeed(base)
  )
}

function isAdjective(word: string, base: string): boolean {
  return frequencyOf(word, 'adjective') > 3 * frequencyOf(base, 'verb') && actionOf(base) === null
}

function knowsDeed(base: string): boolean {
  return (
    /^(?:wear|hold|carry|have|lead|cover|fill|dress|use|like|love|need|want|try|start|begin|keep|anchor)$/.test(
      base,
    ) || nearestAction(base) !== null
  )
}

function canFollowVerb(next: Token | undefined): boolean {
  if (next === undefined || next.kind !== 'word') return true
  const { text } = next
  return (
    DETERMINERS.has(text) ||
    PREPOSITIONS.has(text) ||
    ADVERBS.has(text) ||
    PARTICLES.has(text) ||
    CONJUNCTIONS.has(text) ||
    PRONOUNS.has(text) ||
    /ly$/.test(text) ||
    text === 'to' ||
    text === 'next'
  )
}

function nounFollows(next: Token | undefined): boolean {
  return (
    next !== undefined && next.kind === 'word' && sensesOf(singular(next.text), 'noun').length > 0
  )
}

function followsTo(chunks: readonly Chunk[]): boolean {
  const last = chunks.at(-1)
  return last?.type === 'preposition' && last.word === 'to'
}

function afterAnd(chunks: readonly Chunk[]): boolean {
  const last = chunks.at(-1)
  return last?.type === 'conjunction' || last?.type === 'pause'
}

/** Whether this sentence already has a verb, so that "and eats" needs no subject of its own. */
function afterVerb(chunks: readonly Chunk[]): boolean {
  return afterAnd(chunks) && hasVerb(chunks)
}

function hasVerb(chunks: readonly Chunk[]): boolean {
  const stop = chunks.findLastIndex(({ type }) => type === 'stop')
  return chunks.slice(stop + 1).some(({ type }) => type === 'verb')
}

function joined(chunks: readonly Chunk[]): boolean {
  const nouns = chunks.slice(-3)
  return (
    nouns.length === 3 &&
    nouns[0]?.type === 'noun' &&
    nouns[1]?.type === 'conjunction' &&
    /^(?:and|&|or|plus)$/.test(nouns[1].word)
  )
}

function lastNoun(chunks: readonly Chunk[]): { plural: boolean } | null {
  for (let at = chunks.length - 1; at >= 0; at--) {
    const chunk = chunks[at]
    if (chunk === undefined || chunk.type === 'stop') return null
    if (chunk.type === 'noun') return { plural: chunk.noun.plural }
    if (chunk.type === 'pronoun') return { plural: chunk.word === 'they' || chunk.word === 'we' }
  }
  return null
}

/** Whether a word right after a noun is its verb and not the next part of a compound ("ocean waves", "a dog jumps"). */
export function isVerbAfterNoun(
  tokens: readonly Token[],
  at: number,
  { alive, joined: many }: { alive: boolean; joined: boolean },
): boolean {
  const word = tokens[at]?.text ?? ''
  const base = baseVerb(word)
  if (base === null) return false
  const form = formOf(word, base)
  if (form === 'ing' && alive) return true
  if (!knowsDeed(base)) return false
  const next = tokens[at + 1]
  const noun = singular(word)
  const nounToo = sensesOf(noun, 'noun').length > 0 || hasPicture(noun)
  const headPlural = many || isPlural(tokens[at - 1]?.text ?? '')
  if (form === 'ing') return true
  if (form === 'base')
    return (
      headPlural &&
      (!nounToo || canFollowVerb(next) || frequencyOf(base, 'verb') > frequencyOf(noun, 'noun'))
    )
  if (form === 'past') return (!nounToo || word.endsWith('ed')) && canFollowVerb(next)
  if (headPlural && !many) return false
  if (!nounToo || (next !== undefined && DETERMINERS.has(next.text))) return true
  if (
    next !== undefined &&
    next.kind === 'word' &&
    !canFollowVerb(next) &&
    baseVerb(next.text) === next.text &&
    AUXILIARIES.has(next.text)
  )
    return false
  return canFollowVerb(next) && (alive || THINGS_DO.has(base))
}
