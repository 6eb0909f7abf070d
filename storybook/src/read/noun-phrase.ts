import type { Person, Subject } from '../plan/plan.ts'
import { findPicture, hasPicture, type Found } from '../lexicon/find-picture.ts'
import { baseVerb, isPlural, singular } from '../lexicon/morphology.ts'
import { GROUPS_OF_PEOPLE } from '../lexicon/people-words.ts'
import { frequencyOf, sensesOf } from '../lexicon/wordnet.ts'
import type { Chunk, Reading } from './chunks.ts'
import {
  ADVERBS,
  AUXILIARIES,
  BODY_PARTS,
  CONJUNCTIONS,
  DETERMINERS,
  PREPOSITIONS,
  PRONOUNS,
  STUFF,
  TALK,
} from './closed-words.ts'
import { colourAt } from './colours.ts'
import { groupSize, numberOf } from './counts.ts'
import {
  AGES,
  EMOTIONS,
  FEMALE,
  garmentOf,
  HAIR,
  MALE,
  MATERIALS,
  SIZES,
  SKINS,
} from './describing-words.ts'
import { placeWord, type PlaceWord } from './place-words.ts'
import type { Token } from './tokens.ts'
import { isVerbAfterNoun } from './verb-phrase.ts'

export interface NounPhrase {
  /** As written, without the article. */
  readonly words: string
  /** The noun itself, singular, with the words that belong to it: `traffic light`. */
  readonly head: string
  readonly plural: boolean
  /** A number or a group word said how many; null when only the plural says "several". */
  readonly count: number | null
  readonly definite: boolean
  readonly negated: boolean
  readonly found: Found | null
  readonly place: PlaceWord | null
  readonly garment: string | null
  readonly body: boolean
  /** A word about films or a stuff like water: nothing to miss when it has no picture. */
  readonly talk: boolean
  readonly traits: Traits
}

/** What adjectives say. */
export interface Traits {
  colour: string | null
  size: Subject['size']
  material: string | null
  emotion: Subject['emotion']
  age: Person['age']
  hair: string | null
  skin: string | null
  gender: Person['gender']
  /** Participles before the noun: "a running dog". */
  readonly deeds: string[]
  readonly others: string[]
}

const PLAIN_ADJECTIVES = new Set(
  'epic cute lone single majestic futuristic medieval magical mysterious rustic roasted fresh delicious empty full busy crowded quiet peaceful cozy cosy lush vibrant shiny fluffy furry wild cartoon fantasy ancient modern abandoned haunted secret elegant graceful brave clever confused fierce friendly gentle hungry playful curious adorable stylish fancy rusty dusty dirty clean muddy steep rocky sandy grassy formal casual traditional tropical polar arctic domestic stray baby indoor outdoor classic vintage antique holographic translucent transparent glossy matte striped spotted dotted checkered plaid floral heavy bright high low deep distant nearby wide narrow thick thin round square flat sharp soft hard smooth rough wet dry hot cold warm cool live still main local famous tiny steaming neon elevated'.split(
    ' ',
  ),
)

interface Draft {
  at: number
  count: number | null
  definite: boolean
  negated: boolean
  readonly traits: Traits
}

/** The noun phrase that starts here, or null. */
export function readNoun(reading: Reading): { noun: NounPhrase; length: number } | null {
  const { tokens, at: start, context } = reading
  const draft: Draft = {
    at: start,
    count: null,
    definite: false,
    negated: false,
    traits: noTraits(),
  }
  readDeterminers(tokens, draft)
  readAdjectives(tokens, draft)
  const head = readHead(tokens, draft.at, {
    context,
    joined: isJoined(reading.chunks),
    begun: reading.chunks.some(({ type }) => type === 'verb'),
  })
  if (head === null) return null
  const group = readGroup(reading, draft, head)
  if (group !== null) return group
  const end = draft.at + head.length
  const words = tokens.slice(start, end).map(({ text }) => text)
  return { noun: toNoun(draft, head.phrase, words, context), length: end - start }
}

function noTraits(): Traits {
  return {
    colour: null,
    size: 'normal',
    material: null,
    emotion: 'neutral',
    age: null,
    hair: null,
    skin: null,
    gender: null,
    deeds: [],
    others: [],
  }
}

function readDeterminers(tokens: readonly Token[], draft: Draft): void {
  for (; draft.at < tokens.length; draft.at++) {
    const word = tokens[draft.at]?.text ?? ''
    const number = numberOf(word)
    if (word === 'no' || word === 'without' || word === 'not') draft.negated = true
    else if (number !== null && isWord(tokens[draft.at + 1])) draft.count = number
    else if (DETERMINERS.has(word)) draft.definite ||= !/^(?:an?|some|any|another)$/.test(word)
    else break
    // "A dozen", "a few": the article is no count, the number after it is.
  }
  if (draft.count === 0) draft.negated = true
}

function readAdjectives(tokens: readonly Token[], draft: Draft): void {
  while (draft.at < tokens.length && isWord(tokens[draft.at])) {
    const words = tokens.slice(draft.at, draft.at + 3).map(({ text }) => text)
    const length = readAdjective(words, tokens, draft)
    if (length === 0) break
    draft.at += length
    // "A big, fluffy dog" and "a black and white cat": a pause between adjectives is no pause of the sentence.
    const joint = tokens[draft.at]
    const after = tokens[draft.at + 1]?.text ?? ''
    if (
      (joint?.text === ',' || joint?.text === 'and') &&
      isDescribing(after) &&
      adjectivesReachNoun(tokens, draft.at + 1)
    )
      draft.at++
  }
}

function adjectivesReachNoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return isWord(next) && !PREPOSITIONS.has(next?.text ?? '') && !AUXILIARIES.has(next?.text ?? '')
}

/** Reads one describing word into the traits; how many words it took, 0 if this is no adjective. */
function readAdjective(words: readonly string[], tokens: readonly Token[], draft: Draft): number {
  const [word = '', next = ''] = words
  if (
    !canPrecedeNoun(tokens, draft.at) ||
    (hasPicture(`${word} ${singular(next)}`) && !isPlainAdjective(word))
  )
    return 0
  if (placeWord(word) !== null && TALK.has(next)) return 0
  if (placeWord(`${word} ${next}`) !== null || placeWord(words.join(' ')) !== null) return 0
  const { traits } = draft
  const colour = colourAt(words)
  if (colour !== null && canPrecedeNoun(tokens, draft.at + colour.length - 1)) {
    traits.colour ??= colour.colour
    if (SKINS.has(word)) traits.skin ??= SKINS.get(word) ?? null
    return colour.length
  }
  if (isDescribing(word)) {
    // "A baby crawling": the baby is who, not how.
    if (hasPicture(word) && /ing$/.test(next) && baseVerb(next) !== null) return 0
    describe(word, traits)
    return 1
  }
  const deed = /(?:ing|ed)$/.test(word) ? baseVerb(word) : null
  if (deed !== null && sensesOf(word, 'noun').length === 0) {
    traits.deeds.push(word)
    return 1
  }
  if (
    deed !== null &&
    word.endsWith('ing') &&
    nounLike(next) &&
    placeWord(`${word} ${next}`) === null
  ) {
    traits.deeds.push(word)
    return 1
  }
  return 0
}

function isPlainAdjective(word: string): boolean {
  return (
    (colourAt([word]) !== null && word !== 'rainbow') ||
    SIZES.has(word) ||
    (AGES.has(word) && word !== 'baby')
  )
}

function describe(word: string, traits: Traits): void {
  const size = SIZES.get(word)
  if (size !== undefined) traits.size = size
  traits.material ??= MATERIALS.get(word) ?? null
  const emotion = EMOTIONS.get(word)
  if (emotion !== undefined) traits.emotion = emotion
  traits.age ??= AGES.get(word) ?? null
  traits.hair ??= HAIR.get(word) ?? null
  traits.skin ??= SKINS.get(word) ?? null
  if (FEMALE.has(word)) traits.gender ??= 'woman'
  if (MALE.has(word)) traits.gender ??= 'man'
  if (word.endsWith('ing')) traits.deeds.push(word)
  traits.others.push(word)
}

/** Whether a word describes rather than names. */
export function isDescribing(word: string): boolean {
  if (colourAt([word]) !== null || SIZES.has(word) || EMOTIONS.has(word) || HAIR.has(word))
    return true
  if (AGES.has(word) || SKINS.has(word) || FEMALE.has(word) || MALE.has(word)) return true
  if (MATERIALS.has(word)) return true
  if ((ADVERBS.has(word) || /.ly$/.test(word)) && sensesOf(word, 'noun').length === 0) return true
  if (PLAIN_ADJECTIVES.has(word)) return true
  if (/-(?:like|colou?red|shaped|sized|haired|eyed|style|made|looking)$/.test(word)) return true
  const adjective = frequencyOf(word, 'adjective')
  if (adjective === 0) return false
  return adjective > frequencyOf(singular(word), 'noun') && !(hasPicture(word) && adjective < 5)
}

function canPrecedeNoun(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next === undefined || next.kind !== 'word')
    return next?.text === ',' && isDescribing(tokens[at + 2]?.text ?? '')
  if (next.text === 'and') return isDescribing(tokens[at + 2]?.text ?? '')
  return !isClosed(next.text) && next.text !== "'s"
}

/** What is around a noun: all words of the sentence, and whether an "and" before it makes the subject plural. */
interface Around {
  readonly context: readonly string[]
  readonly joined: boolean
  /** Somebody already does something in this sentence, so that a verb may follow any noun. */
  readonly begun: boolean
}

function isJoined(chunks: readonly Chunk[]): boolean {
  const [noun, and] = chunks.slice(-2)
  return noun?.type === 'noun' && and?.type === 'conjunction' && /^(?:and|&)$/.test(and.word)
}

interface Head {
  readonly phrase: string
  readonly length: number
}

/** The noun and the words that belong to it: "traffic light", "golden retriever puppy". */
function readHead(tokens: readonly Token[], at: number, around: Around): Head | null {
  const { context } = around
  if (!isWord(tokens[at]) || isClosed(tokens[at]?.text ?? '')) return null
  if (!nounLike(tokens[at]?.text ?? '') && knownLength(tokens, at, context) === 0) return null
  let end = at
  while (end < tokens.length && end - at < 7) {
    const step = Math.max(1, knownLength(tokens, end, context))
    if (end > at && !continuesNoun(tokens, end, { ...around, step })) break
    end += step
    if (
      tokens[end]?.text === "'s" &&
      isWord(tokens[end + 1]) &&
      !isClosed(tokens[end + 1]?.text ?? '') &&
      !/ing$/.test(tokens[end + 1]?.text ?? '')
    )
      end++
  }
  const owned = tokens.slice(at, end).findLastIndex(({ text }) => text === "'s")
  const last = tokens[end - 1]?.text ?? ''
  // "Van Gogh's selfie" shows Van Gogh; "the man's hat" shows a hat.
  const owner =
    owned > 0 &&
    (TALK.has(last) || BODY_PARTS.has(last) || /^(?:selfie|portrait|silhouette)$/.test(last))
  const from = owned < 0 || owner ? at : at + owned + 1
  const words = tokens.slice(from, owner ? at + owned : end).map(({ text }) => text)
  return { phrase: words.join(' '), length: end - at }
}

function continuesNoun(
  tokens: readonly Token[],
  end: number,
  { context, joined, begun, step }: Around & { step: number },
): boolean {
  const word = tokens[end]?.text ?? ''
  if (
    !isWord(tokens[end]) ||
    isClosed(word) ||
    (/.ly$/.test(word) && sensesOf(word, 'noun').length === 0)
  )
    return false
  if (tokens[end - 1]?.text === "'s") return nounLike(word)
  if (step > 1) return true
  if (!nounLike(word) || numberOf(word) !== null) return false
  const before = tokens[end - 1]?.text ?? ''
  if (hasPicture(`${before} ${singular(word)}`, context)) return true
  if (isDescribing(word) && !hasPicture(word)) return false
  const kind = findPicture(before, { context })?.kind
  const alive =
    kind !== undefined &&
    /^(?:person|animal|bird|fish|insect|creature|vehicle|boat|aircraft)$/.test(kind)
  return !isVerbAfterNoun(tokens, end, { alive: alive || begun, joined })
}

/** How many words from here make one known name (0: none). */
function knownLength(tokens: readonly Token[], at: number, context: readonly string[]): number {
  for (let length = 4; length >= 1; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.some((token) => !isWord(token))) continue
    const plain = words.map(({ text }) => text)
    const one = [...plain.slice(0, -1), singular(plain.at(-1) ?? '')]
    const known = [plain.join(' '), one.join(' ')].some(
      (phrase) => placeWord(phrase) !== null || hasPicture(phrase, context),
    )
    if (known && !(length > 1 && isClosed(plain[0] ?? ''))) return length
  }
  return 0
}

/** "A herd of elephants", "a pair of shoes", "a slice of pizza": the noun after "of" is meant. */
function readGroup(
  reading: Reading,
  draft: Draft,
  head: Head,
): { noun: NounPhrase; length: number } | null {
  const { tokens, at: start } = reading
  const of = draft.at + head.length
  if (tokens[of]?.text !== 'of') return null
  const word = head.phrase.split(' ').at(-1) ?? ''
  const size = groupSize(word)
  const part =
    /^(?:slices?|pieces?|kinds?|types?|sorts?|loaf|image|picture|sculpture|glimpse|view|drop|bit|sheet|chunk|breed|species|cloud|blanket|sea|stream|burst|cascade|variety|portion|bouquet|bunch)$/.test(
      word,
    )
  if (size === null && !part) return null
  const inner = readNoun({ ...reading, at: of + 1 })
  if (inner === null || hasPicture(`${head.phrase} of ${inner.noun.head}`)) return null
  const count = size === null ? inner.noun.count : /^(?:s|x)$/.test(word) ? size * 2 : size
  const words = tokens.slice(start, of + 1 + inner.length).map(({ text }) => text)
  const { traits } = draft
  return {
    noun: {
      ...inner.noun,
      words: words.join(' '),
      count: inner.noun.count !== null && size !== null ? inner.noun.count : count,
      negated: draft.negated,
      traits: { ...inner.noun.traits, colour: inner.noun.traits.colour ?? traits.colour },
    },
    length: of + 1 + inner.length - start,
  }
}

function toNoun(
  draft: Draft,
  phrase: string,
  words: readonly string[],
  context: readonly string[],
): NounPhrase {
  const { parts, count, many } = unpackGroup(phrase.split(' '))
  const last = parts.at(-1) ?? ''
  const group = Object.hasOwn(GROUPS_OF_PEOPLE, last) ? GROUPS_OF_PEOPLE[last] : undefined
  const head = group?.who ?? [...parts.slice(0, -1), singular(last)].join(' ')
  const named = parts.length > 1 && hasPicture(head)
  const talk = !named && (TALK.has(last) || TALK.has(singular(last)) || STUFF.has(last))
  const body = BODY_PARTS.has(last)
  return {
    words: words.join(' ').replace(/^(?:an?|the) /, ''),
    head,
    plural: many || group !== undefined || isPlural(last),
    count: draft.count ?? count ?? group?.count ?? null,
    definite: draft.definite,
    negated: draft.negated,
    found: talk || (body && !named) ? null : findPicture(head, { context }),
    place: placeOf(phrase, head),
    talk,
    garment: garmentOf(garmentWords(words, head)),
    body,
    traits: draft.traits,
  }
}

/** "Wolf pack" is several wolves, a "balloon festival" several balloons. */
function unpackGroup(parts: readonly string[]): {
  parts: readonly string[]
  count: number | null
  many: boolean
} {
  const last = parts.at(-1) ?? ''
  const rest = parts.slice(0, -1)
  const known = rest.length > 0 && hasPicture(rest.join(' ')) && !hasPicture(parts.join(' '))
  const event =
    /^(?:festival|party|parade|show|race|contest|fight|exhibition|collection|scene|family)$/.test(
      last,
    )
  if (!known || (groupSize(last) === null && !event)) return { parts, count: null, many: false }
  return { parts: rest, count: groupSize(last), many: true }
}

/** Garments keep the words that describe them: "straw hat", "formal evening wear". */
function garmentWords(words: readonly string[], head: string): string {
  const plain = words.filter(
    (word) => !DETERMINERS.has(word) && colourAt([word]) === null && numberOf(word) === null,
  )
  return plain.length > 1 && plain.length < 5
    ? [...plain.slice(0, -1), head.split(' ').at(-1) ?? ''].join(' ')
    : head
}

/** The longest tail of the phrase that names a place: "old paris cafe" → cafe. */
function placeOf(phrase: string, head: string): PlaceWord | null {
  const words = phrase.split(' ')
  for (let start = 0; start < words.length; start++) {
    const tail = words.slice(start).join(' ')
    const place = placeWord(tail) ?? placeWord(head.split(' ').slice(start).join(' '))
    if (place !== null) return place
  }
  return placeWord(words[0] ?? '') !== null && words.length === 2 && !hasPicture(words[1] ?? '')
    ? placeWord(words[0] ?? '')
    : null
}

export function isWord(token: Token | undefined): boolean {
  return token?.kind === 'word'
}

function nounLike(word: string): boolean {
  if (isClosed(word) || word === "'s") return false
  if (isDescribing(word) && !hasPicture(word) && !placeWord(word)) return false
  const known =
    sensesOf(singular(word), 'noun').length > 0 || hasPicture(word) || placeWord(word) !== null
  if (known) return true
  // A word that no dictionary knows is most likely a name.
  return (
    baseVerb(word) === null &&
    frequencyOf(word, 'adjective') === 0 &&
    frequencyOf(word, 'adverb') === 0 &&
    /^\p{L}{3,}/u.test(word) &&
    !/(?:ly|ing|ed)$/.test(word)
  )
}

function isClosed(word: string): boolean {
  return (
    DETERMINERS.has(word) ||
    PREPOSITIONS.has(word) ||
    AUXILIARIES.has(word) ||
    CONJUNCTIONS.has(word) ||
    PRONOUNS.has(word)
  )
}
