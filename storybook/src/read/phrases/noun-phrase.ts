import type { Found } from '../../lexicon/found.ts'
import { asHeap, heapWord, isOnePair, liesInHeaps } from './heaps.ts'
import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { isPlural, singular } from '../../lexicon/morphology.ts'
import { GROUPS_OF_PEOPLE } from '../../lexicon/people/groups.ts'
import type { Reading, NounPhrase } from './sentence-parts.ts'
import { BODY_PARTS, DETERMINERS, HERDS, STUFF, TALK } from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import { groupSize, numberOf } from '../words/counts.ts'
import { garmentOf } from '../words/describing-words.ts'
import { mascotOf, withoutName } from './mascot.ts'
import { meantOf, ownsNext } from './owned.ts'
import { readNounHead, type NounHead } from './noun-head.ts'
import { readNounStart, type NounStart } from './noun-start.ts'
import { placeOf } from './place-of.ts'
import { placeWord, type PlaceWord } from '../words/place-words.ts'
import { isAblaze } from './traits.ts'
import type { Token } from '../words/tokens.ts'
import { textAt } from '../words/word-classes.ts'

interface Read {
  readonly noun: NounPhrase
  readonly length: number
}

/** The noun phrase that starts here, or null. */
export function readNoun(reading: Reading): Read | null {
  const { tokens, at, context } = reading
  const start = readNounStart(tokens, at)
  const head = readNounHead(reading, start.at)
  if (head === null) return null
  const group = readGroup(reading, start, head)
  if (group !== null) return group
  const end = start.at + head.length
  const words = tokens.slice(at, end).map(({ text }) => text)
  const mood = start.traits.emotion !== 'neutral' && head.phrase === 'sun'
  const said = mood ? 'sun with a face' : faced(head.phrase, tokens.slice(end, end + 6))
  const noun = toNoun(start, said, { words, context })
  return readOwned(reading, { noun, length: end - at }) ?? { noun, length: end - at }
}

/** "The girl 's red kite": what is owned, with its owner; null if nothing is. */
function readOwned(reading: Reading, { noun, length }: Read): Read | null {
  const end = reading.at + length
  if (!ownsNext(reading.tokens, end)) return null
  const owned = readNoun({ ...reading, at: end + 1 })
  if (owned === null) return null
  return { noun: meantOf(noun, owned.noun), length: length + 1 + owned.length }
}

const PARTS =
  /^(?:slices?|pieces?|kinds?|types?|sorts?|loaf|image|picture|sculpture|glimpse|view|drop|bit|sheet|chunk|breed|species|cloud|blanket|sea|stream|burst|cascade|variety|portion|bouquet|bunch)$/

const VESSELS = /^(?:glass|cup|mug|plate|bowl|pot|dish|pint|goblet)$/

const STATUES = /^(?:statue|sculpture|figurine|carving)$/
/** Light in the shape of something. */
const HOLOGRAMS = /^(?:hologram|projection)$/
const OF_WORDS = [VESSELS, PARTS, STATUES, HOLOGRAMS]

/** Pictures of food and drink that show their vessel. */
const SERVED =
  /^noto:(?:wine-glass|glass-of-milk|beer|hot-beverage|teacup|tumbler|cocktail|tropical-drink|cup-with-straw|steaming-bowl|spaghetti|curry|cooked-rice|pot-of-food|green-salad|bowl-with-spoon|shallow-pan)/

/** "A herd of elephants", "a pair of shoes", "a slice of pizza": the noun after "of" is meant. */
function readGroup(reading: Reading, start: NounStart, head: NounHead): Read | null {
  const { tokens, at } = reading
  const of = start.at + head.length
  const word = lastWord(head.phrase)
  const size = groupSize(word)
  const parts = size !== null || OF_WORDS.some((words) => words.test(word))
  const heap = heapWord(word)
  if (textAt(tokens, of) !== 'of' || (!parts && heap === null)) return null
  const inner = readNoun({ ...reading, at: of + 1 })
  if (inner === null) return null
  const length = of + 1 + inner.length - at
  const words = tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
  if (heap !== null && liesInHeaps(inner.noun))
    return { noun: asHeap(inner.noun, { heap, start, words }), length }
  if (!parts) return null
  if (isImage(word)) return asStatue(reading, { start, head, inner })
  if (size === null && isNamed(head.phrase, inner.noun)) return null
  return { noun: withGroup(inner.noun, { start, size, words }), length }
}

function lastWord(phrase: string): string {
  return phrase.split(' ').at(-1) ?? ''
}

function isImage(word: string): boolean {
  return STATUES.test(word) || HOLOGRAMS.test(word)
}

const FACED =
  /^(?:(?:is|was|that|which|slowly|gently) )*(?:smil|laugh|grin|wink|yawn|frown|blush|sleeps|sleeping|cries|crying|sings|singing|giggl|wear(?:s|ing) |(?:eat|drink|read|play|danc|cook|bak|knit|surf|ski|hugg?|rid|paint(?=\w+ an?)|juggl|brush|sneez)(?:s|es|ing) |(?:goes|going) (?:fish|shop|swim|ski|surf|danc)ing|(?:takes|taking) an? (?:bath|shower|nap|selfie|photo))|^with (?:an? |the )?(?:[a-z]+ )*(?:face|smile|grin|eyes)/

/** The sun is light and talk, until it smiles or has a face. */
function faced(phrase: string, after: readonly Token[]): string {
  const next = after.map(({ text }) => text).join(' ')
  return phrase === 'sun' && FACED.test(next) ? 'sun with a face' : phrase
}

/** "Bar of soap" has a picture of its own; a bowl of stones is a bowl, a bowl of soup is soup. */
function isNamed(part: string, { head, found }: NounPhrase): boolean {
  if (hasPicture(`${part} of ${head}`)) return true
  return VESSELS.test(lastWord(part)) && !SERVED.test(found?.picture ?? '')
}

interface Carved {
  readonly start: NounStart
  readonly head: NounHead
  readonly inner: Read
}

/** "A statue of a lion" is a lion of stone, a hologram one of light; of people there is one statue. */
function asStatue({ tokens, at, context }: Reading, { start, head, inner }: Carved): Read | null {
  if (hasPicture(`${head.phrase} of ${inner.noun.head}`) || inner.noun.found === null) return null
  const length = start.at + head.length + 1 + inner.length - at
  const words = tokens.slice(at, at + length).map(({ text }) => text)
  const statue = toNoun(start, head.phrase, { words, context })
  const light = HOLOGRAMS.test(head.phrase)
  if (inner.noun.found.kind === 'person' && !light) return { noun: statue, length }
  const material = light ? 'hologram' : (start.traits.material ?? 'stone')
  const traits = { ...inner.noun.traits, material, size: start.traits.size }
  return { noun: { ...inner.noun, words: statue.words, count: statue.count, traits }, length }
}

function withGroup(
  noun: NounPhrase,
  { start, size, words }: { start: NounStart; size: number | null; words: string },
): NounPhrase {
  // Red wine is what a wine glass holds; the glass stays clear.
  const own = noun.head === 'wine' && noun.traits.colour === 'red' ? null : noun.traits.colour
  const colour = own ?? start.traits.colour
  return {
    ...noun,
    words,
    count: groupCount(noun, size, start.count),
    plural: noun.plural && (size !== null || !HERDS.test(noun.head)),
    negated: start.negated,
    traits: { ...noun.traits, colour },
  }
}

/** A group of friends is more than two; of three friends it is three. */
function groupCount(
  { count, words, found, head }: NounPhrase,
  size: number | null,
  said: number | null,
): number | null {
  if (size === null) return count ?? said
  if (found?.picture === 'noto:pancakes' || (size === 2 && isOnePair(head))) return said ?? 1
  const [first = ''] = words.split(' ')
  const counted = numberOf(first) !== null
  return counted ? count : Math.max(count ?? 0, size * Math.max(1, said ?? 1))
}

interface Around {
  readonly words: readonly string[]
  readonly context: readonly string[]
}

/** "Crowd" is people; other words come back in the singular. */
function whoOrWhat(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  const group = lookUp(GROUPS_OF_PEOPLE, parts.join(' ')) ?? lookUp(GROUPS_OF_PEOPLE, last)
  return group?.who ?? [...parts.slice(0, -1), singular(last)].join(' ')
}

/** How many a word for people means; "people" alone says no number: a crowd of people is a crowd. */
function several(word: string): number | null {
  const count = lookUp(GROUPS_OF_PEOPLE, word)?.count ?? null
  return count === 3 ? null : count
}

/** A burning or a tiny house is what a film is about, not where it plays; a burning city is where. */
function whereOf(place: PlaceWord | null, { traits }: NounStart): PlaceWord | null {
  const odd = isAblaze(traits) || traits.size === 'tiny' || traits.size === 'giant'
  return place?.thing && odd ? null : place
}

function severalOf(parts: readonly string[]): number | null {
  return several(parts.join(' ')) ?? several(parts.at(-1) ?? '')
}

/** What a name is called in the plan, and its picture: a cat astronaut is a cat. */
function shownAs(
  said: string,
  context: readonly string[],
): { head: string; pictured: Found | null } {
  const mascot = mascotOf(said)
  const head = mascot?.head ?? withoutName(said)
  return { head, pictured: mascot?.found ?? findPicture(head, { context }) }
}

/** What is meant by several: glasses for the eyes come in pairs, and pizzas are whole. */
const COUNTED: Readonly<Record<string, string>> = {
  'noto:glasses': 'water glass',
  'noto:pizza': 'whole pizza',
}

function asCounted(
  shown: { head: string; pictured: Found | null },
  { count }: NounStart,
): { head: string; pictured: Found | null } {
  const picture = shown.pictured?.picture ?? ''
  const other = (count ?? 1) > 1 && Object.hasOwn(COUNTED, picture) ? COUNTED[picture] : undefined
  return other === undefined ? shown : shownAs(other, [])
}

function toNoun(start: NounStart, phrase: string, { words, context }: Around): NounPhrase {
  const { parts, count, many } = unpackGroup(phrase.split(' '))
  const last = parts.at(-1) ?? ''
  const said = whoOrWhat(parts)
  const { head, pictured } = asCounted(shownAs(said, context), start)
  const kind = isLoveHeart(said, start) || isBox(said, start) ? 'thing' : classify(parts, said)
  return {
    words: words.join(' ').replace(/^(?:an?|the) /, ''),
    head,
    plural: many || isMany(last, start),
    count: start.count ?? count ?? severalOf(parts),
    definite: start.definite,
    negated: start.negated,
    bare: start.bare,
    oneOf: start.oneOf,
    found: kind === 'thing' ? pictured : null,
    place: whereOf(placeOf(phrase, head), start),
    talk: kind === 'talk',
    garment: isDrunkFrom(pictured) ? null : garmentOf(garmentWords(words, head)),
    body: kind === 'body',
    traits: start.traits,
  }
}

/** Of these one is meant, unless a verb or a number says more: "moose in a lake". */
const LONERS = /^(?:moose|elk|squid|buffalo)$/

/** Dogs, a crowd, and "deer" without an article. */
function isMany(word: string, { bare, owned, count }: NounStart): boolean {
  if (count !== null && count > 1) return true
  const own = owned && /^(?:sheep|cattle|livestock)$/.test(word)
  const herd = own || (bare && HERDS.test(word) && !LONERS.test(word))
  return herd || isPlural(word) || Object.hasOwn(GROUPS_OF_PEOPLE, word)
}

/** Two glasses of wine are not to wear. */
function isDrunkFrom(found: Found | null): boolean {
  return /^(?:noto:wine|prop:water)-glass$/.test(found?.picture ?? '')
}

/** "Red hearts", but "his heart". */
function isLoveHeart(head: string, { definite }: NounStart): boolean {
  return head === 'heart' && !definite
}

/** "An old wooden chest", "a trunk": to put things in, unless somebody's own. */
function isBox(head: string, { definite, bare, traits }: NounStart): boolean {
  return /^(?:chest|trunk)$/.test(head) && (traits.material !== null || !(definite || bare))
}

/** Words about films and parts of bodies have no picture of their own, unless they end a longer name. */
function classify(parts: readonly string[], head: string): 'thing' | 'talk' | 'body' {
  const last = parts.at(-1) ?? ''
  if (parts.length > 1 && hasPicture(head)) return 'thing'
  if (parts.length > 1 && last === 'art') return 'talk'
  if (TALK.has(last) || TALK.has(singular(last)) || STUFF.has(last)) return 'talk'
  return BODY_PARTS.has(last) || BODY_PARTS.has(singular(last)) ? 'body' : 'thing'
}

const EVENTS =
  /^(?:picnic|concert|wedding|birthday|meeting|tea-party|festival|party|parade|show|race|contest|fight|exhibition|collection|scene|family|chase|jam|crowd)$/

/** "Wolf pack" is several wolves, a "balloon festival" several balloons. */
function unpackGroup(parts: readonly string[]): {
  parts: readonly string[]
  count: number | null
  many: boolean
} {
  const last = parts.at(-1) ?? ''
  const rest = parts.slice(0, -1)
  const size = /^(?:swing|tea|chess|train|drum)$/.test(rest.at(-1) ?? '') ? null : groupSize(last)
  if (!isNamedFirst(parts, rest) || Object.hasOwn(GROUPS_OF_PEOPLE, parts.join(' ')))
    return { parts, count: null, many: false }
  // The lights of a carousel are seen on it.
  if (/^lights?$/.test(last)) return { parts: rest, count: null, many: false }
  if (size !== null || EVENTS.test(last)) return { parts: rest, count: size, many: true }
  // A "spaceship crash" cannot be seen, but the spaceship can.
  const seen =
    placeWord(last) !== null ||
    garmentOf(parts.join(' ')) !== null ||
    findPicture(singular(last)) !== null
  return { parts: seen ? parts : rest, count: null, many: false }
}

/** The name is in the words before the last, and the whole is neither a thing nor a place. */
function isNamedFirst(parts: readonly string[], rest: readonly string[]): boolean {
  const whole = parts.join(' ')
  const shown = hasPicture(whole) || hasPicture(singular(whole))
  return rest.length > 0 && hasPicture(rest.join(' ')) && !shown && placeWord(whole) === null
}

/** Garments keep the words that describe them: "straw hat", "formal evening wear". */
function garmentWords(words: readonly string[], head: string): string {
  const plain = words.filter(
    (word) => !DETERMINERS.has(word) && colourAt([word]) === null && numberOf(word) === null,
  )
  if (plain.length < 2 || plain.length > 4) return head
  return [...plain.slice(0, -1), head.split(' ').at(-1)].join(' ')
}
