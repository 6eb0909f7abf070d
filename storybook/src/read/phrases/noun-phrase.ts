import { asHeap, heapWord, isOnePair, liesSo } from './heaps.ts'
import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { frequencyOf } from '../../lexicon/wordnet.ts'
import type { Reading, NounPhrase } from './sentence-parts.ts'
import { HERDS } from '../words/closed-words.ts'
import { groupSize, numberOf } from '../words/counts.ts'
import { dyeOf } from './dyes.ts'
import { isTended, meantOf, ownsNext } from './owned.ts'
import { readNounHead, type NounHead } from './noun-head.ts'
import { readNounStart, type NounStart } from './noun-start.ts'
import type { Token } from '../words/tokens.ts'
import { canFollowVerb, textAt } from '../words/word-classes.ts'
import { isDescribing } from './traits.ts'
import { asStatue, carved, IMAGES } from './statues.ts'
import { toNoun } from './to-noun.ts'

interface Read {
  readonly noun: NounPhrase
  readonly length: number
}

/** The noun phrase that starts here, or null. */
export function readNoun(reading: Reading): Read | null {
  const { tokens, at, context } = reading
  const begun = readBeginning(reading)
  if (begun === null) return null
  const { start, named } = begun
  const dye = dyeOf(reading, { at: start.at, length: named.length })
  const head = dye === null ? named : dye.head
  if (dye !== null) start.traits.colour = dye.colour
  const group = readCraft(reading, start, head) ?? readGroup(reading, start, head)
  if (group !== null) return group
  const end = start.at + head.length + ofTime(tokens, start.at + head.length)
  const words = tokens.slice(at, end).map(({ text }) => text)
  const mood = start.traits.emotion !== 'neutral' && head.phrase === 'sun'
  const said = mood ? 'sun with a face' : faced(head.phrase, tokens.slice(end, end + 6))
  const plain = carved(toNoun(start, said, { words, context }))
  const noun = isSeenSun(plain) ? { ...plain, talk: false, found: findPicture('sun') } : plain
  const length = end - at + (dye?.length ?? 0)
  return withOwner(reading, { noun, length })
}

function withOwner(reading: Reading, read: Read): Read {
  return readOwned(reading, read) ?? readPartOf(reading, read) ?? read
}

interface Beginning {
  readonly start: NounStart
  readonly named: NounHead
}

function readBeginning(reading: Reading): Beginning | null {
  const { tokens, at } = reading
  const start = readNounStart(tokens, at)
  const named = isDoneNext(reading, start) ? null : readNounHead(reading, start.at)
  if (named !== null) return { start, named }
  const nominal = beforeNominal(reading, start)
  if (nominal === null) return null
  return { start: nominal, named: { phrase: textAt(tokens, nominal.at), length: 1 } }
}

/** "Questions a suspect", "a glass falls": a word that mostly describes is the noun when none comes after it. */
function beforeNominal({ tokens, at }: Reading, { at: end, bare }: NounStart): NounStart | null {
  const noun = isDescribing(textAt(tokens, end)) ? end : end - 1
  const word = textAt(tokens, noun)
  if (bare || noun <= at || !isDescribing(word)) return null
  const named = hasPicture(word) || findPicture(word)?.kind === 'person'
  const start = named ? readNounStart(tokens.slice(0, noun), at) : null
  return start?.at === noun ? start : null
}

/** "The suspect runs away", "a native paddles a canoe": who is called so does it, and none has several runs. */
function isDoneNext({ tokens, at }: Reading, { at: end, bare }: NounStart): boolean {
  const [who, word] = [textAt(tokens, end - 1), textAt(tokens, end)]
  const base = word.endsWith('s') ? baseVerb(word) : null
  if (bare || end - 1 <= at || base === null || base === word || !isDescribing(who)) return false
  if (!canFollowVerb(tokens, end + 1) || findPicture(who)?.kind !== 'person') return false
  const one = /^(?:an?|one)$/.test(textAt(tokens, at))
  return one || frequencyOf(base, 'verb') > 3 * frequencyOf(singular(word), 'noun')
}

/** "A train of camels", but not one of the future. */
function isGrouped(tokens: readonly Token[], of: number): boolean {
  return textAt(tokens, of) === 'of' && ofTime(tokens, of) === 0
}

/** "A train of the distant future": how many words say of which time it is. */
function ofTime(tokens: readonly Token[], at: number): number {
  const words = [0, 1, 2, 3].map((step) => textAt(tokens, at + step)).join(' ')
  return /^of the (?:(?:distant|far|near) )?future\b/.exec(words)?.[0].split(' ').length ?? 0
}

/** "The girl 's red kite": what is owned, with its owner; null if nothing is. */
function readOwned(reading: Reading, { noun, length }: Read): Read | null {
  const end = reading.at + length
  if (!ownsNext(reading.tokens, end)) return null
  const owned = readNoun({ ...reading, at: end + 1 })
  if (owned === null) return null
  return { noun: meantOf(noun, owned.noun), length: length + 1 + owned.length }
}

/** "Ties the shoelaces of her son": those of her son's that something is done to; null if it is nobody's. */
function readPartOf(reading: Reading, { noun, length }: Read): Read | null {
  const of = reading.at + length
  if (textAt(reading.tokens, of) !== 'of' || !isTended(reading, noun)) return null
  const owner = readNoun({ ...reading, at: of + 1 })
  if (owner?.noun.found?.kind !== 'person') return null
  return { noun: meantOf(owner.noun, noun), length: length + 1 + owner.length }
}

const PARTS =
  /^(?:slices?|pieces?|kinds?|types?|sorts?|loaf|image|picture|sculpture|glimpse|view|drop|bit|sheet|chunk|wedge|hunk|breed|species|cloud|blanket|sea|streams?|rivers|torrents?|rivulets?|burst|cascade|variety|portion|frame|bouquet|bunch|showers?|flurry|whirlwind|haze|scoops?|spoonfuls?|servings?|helpings?|dollops?)$/

const VESSELS = /^(?:glass|cup|mug|plate|bowl|pot|dish|pint|goblet)$/

const OF_WORDS = [VESSELS, PARTS, IMAGES]

/** Pictures of food and drink that show their vessel. */
const SERVED =
  /^(?:prop:(?:cup-of-tea|milkshake|smoothie|soup)$|noto:(?:wine-glass|glass-of-milk|beer|hot-beverage|teacup|tumbler|cocktail|tropical-drink|cup-with-straw|steaming-bowl|spaghetti|curry|cooked-rice|pot-of-food|green-salad|bowl-with-spoon|shallow-pan))/

/** "A herd of elephants", "a pair of shoes", "a slice of pizza": the noun after "of" is meant. */
function readGroup(reading: Reading, start: NounStart, head: NounHead): Read | null {
  const { tokens, at } = reading
  const of = start.at + head.length
  const word = lastWord(head.phrase)
  const size = groupSize(word)
  const parts = size !== null || OF_WORDS.some((words) => words.test(word))
  const heap = heapWord(word)
  if (!isGrouped(tokens, of) || (!parts && heap === null)) return null
  const inner = readNoun({ ...reading, at: of + 1 })
  if (inner === null) return null
  const length = of + 1 + inner.length - at
  const words = tokens
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ')
  if (heap !== null && liesSo(heap, inner.noun))
    return { noun: asHeap(inner.noun, { heap, start, words }), length }
  if (!parts) return null
  if (IMAGES.test(word)) return asStatue(reading, { start, head, inner })
  if (size === null && isNamed(head.phrase, inner.noun)) return null
  return { noun: withGroup(inner.noun, { start, size, words }), length }
}

/** "Leans over the hood of a car", "waves from the cockpit of a plane": the car and the plane show them. */
const PARTS_OF_CRAFT = /^(?:hood|bonnet|cockpit|cab|tailgate|fender|bow|prow|stern)$/

const isVehicleTop = (phrase: string): boolean => /(?:^| )(?:hood|bonnet)$/.test(phrase)

function readCraft(reading: Reading, start: NounStart, head: NounHead): Read | null {
  const of = start.at + head.length
  // Who sits on a hood is seen on it.
  const onHood = textAt(reading.tokens, reading.at - 1) === 'on' && isVehicleTop(head.phrase)
  // "The cockpit of a spaceship" that is named first is where we are.
  const first = reading.chunks.length === 0
  const part = PARTS_OF_CRAFT.test(lastWord(head.phrase)) && textAt(reading.tokens, of) === 'of'
  if (onHood || first || !part) return null
  const whole = readNoun({ ...reading, at: of + 1 })
  if (whole === null || !/^(?:vehicle|aircraft|boat)$/.test(whole.noun.found?.kind ?? ''))
    return null
  const noun = { ...whole.noun, part: lastWord(head.phrase) }
  return { noun, length: of + 1 + whole.length - reading.at }
}

function lastWord(phrase: string): string {
  return phrase.split(' ').at(-1) ?? ''
}

const FACED =
  /^(?:(?:is|was|that|which|slowly|gently) )*(?:smil|laugh|grin|wink|yawn|frown|blush|sleeps|sleeping|cries|crying|sings|singing|giggl|wear(?:s|ing) |(?:eat|drink|read|play|danc|cook|bak|knit|surf|ski|hugg?|rid|paint(?=\w+ an?)|juggl|brush|sneez)(?:s|es|ing) |(?:goes|going) (?:fish|shop|swim|ski|surf|danc)ing|(?:takes|taking) an? (?:bath|shower|nap|selfie|photo))|^with (?:an? |the )?(?:[a-z]+ )*(?:face|smile|grin|eyes)/

/** The sun is light and talk, until it smiles or has a face. */
function faced(phrase: string, after: readonly Token[]): string {
  const next = after.map(({ text }) => text).join(' ')
  return phrase === 'sun' && FACED.test(next) ? 'sun with a face' : phrase
}

/** "A huge sun", "a green sun", "three suns": how it looks is said, so it is more than light. */
const isSeenSun = ({ head, traits, count }: NounPhrase): boolean =>
  head === 'sun' &&
  (/^(?:large|giant)$/.test(traits.size) || traits.colour !== null || (count ?? 1) > 1)

/** "Bar of soap" has a picture of its own; a bowl of stones is a bowl, a bowl of soup is soup. */
function isNamed(part: string, { head, found }: NounPhrase): boolean {
  if (hasPicture(`${part} of ${head}`)) return true
  return VESSELS.test(lastWord(part)) && !SERVED.test(found?.picture ?? '')
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
  if (numberOf(words.split(' ', 1).join('')) !== null) return count
  const grouped = size * (said ?? 1)
  // "A couple of tourists": two, however many tourists come by themselves.
  return size <= 3 ? grouped : Math.max(count ?? 0, grouped)
}
