import { ROOMS } from '../../lexicon/places/rooms.ts'
import type { Found } from '../../lexicon/found.ts'
import { findPicture, hasPicture } from '../../lexicon/find-picture.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { isPlural, singular } from '../../lexicon/morphology.ts'
import { GROUPS_OF_PEOPLE } from '../../lexicon/people/groups.ts'
import type { NounPhrase } from './sentence-parts.ts'
import { BODY_PARTS, DETERMINERS, HERDS, STUFF, TALK } from '../words/closed-words.ts'
import { colourAt } from '../words/colours.ts'
import { groupSize, numberOf } from '../words/counts.ts'
import { garmentOf } from '../words/describing-words.ts'
import { mascotOf, withoutName } from './mascot.ts'
import type { NounStart } from './noun-start.ts'
import { placeOf } from './place-of.ts'
import { placeWord, type PlaceWord } from '../words/place-words.ts'
import { isAblaze } from './traits.ts'

interface Around {
  readonly words: readonly string[]
  readonly context: readonly string[]
}

/** "Crowd" is people; other words come back in the singular. */
function whoOrWhat(parts: readonly string[]): string {
  if (isPair(parts)) return parts.join(' ')
  const at = countedAt(parts)
  const counted = parts[at] ?? ''
  const group = lookUp(GROUPS_OF_PEOPLE, parts.join(' ')) ?? lookUp(GROUPS_OF_PEOPLE, counted)
  return group?.who ?? [...oneOfThem(parts.slice(0, at + 1)), ...parts.slice(at + 1)].join(' ')
}

/** "Wine glasses" have a singular, as glasses for the eyes have none. */
function oneOfThem(parts: readonly string[]): readonly string[] {
  const lastTwo = parts.slice(-2).join(' ')
  if (singular(lastTwo) !== lastTwo) return [...parts.slice(0, -2), singular(lastTwo)]
  return [...parts.slice(0, -1), singular(parts.at(-1) ?? '')]
}

/** "Fish and chips", "bacon and eggs": one dish, by its own name. */
const isPair = (parts: readonly string[]): boolean =>
  parts.includes('and') && hasPicture(parts.join(' '))

/** Which word says how many: "a tray of drinks" is one tray, "two bars of soap" are two. */
function countedAt(parts: readonly string[]): number {
  return (parts.includes('of') ? parts.indexOf('of') : parts.length) - 1
}

/** The name whose ending says whether there are several. */
function countedName(parts: readonly string[]): string {
  const at = countedAt(parts)
  const lastTwo = parts.slice(Math.max(0, at - 1), at + 1).join(' ')
  return isPlural(lastTwo) ? lastTwo : (parts[at] ?? '')
}

/** How many a word for people means; "people" alone says no number: a crowd of people is a crowd. */
function several(word: string): number | null {
  const count = lookUp(GROUPS_OF_PEOPLE, word)?.count ?? null
  return count === 3 ? null : count
}

/** A burning or a tiny house is what a film is about, not where it plays; a burning city is where. */
function whereOf(
  place: PlaceWord | null,
  { traits }: NounStart,
  pictured: Found | null,
): PlaceWord | null {
  // An enormous library is no giant book, and a burning one no book on fire.
  const seen =
    pictured === null || /^(?:building|nature|vehicle|boat|aircraft)$/.test(pictured.kind)
  const room = Object.hasOwn(ROOMS, place?.id ?? '')
  const odd =
    (isAblaze(traits) && !room) || traits.size === 'tiny' || (traits.size === 'giant' && seen)
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
  const other = (count ?? 1) > 1 ? lookUp(COUNTED, picture) : undefined
  return other === undefined ? shown : shownAs(other, [])
}

/** What a name and the words about it mean, as a noun of the sentence. */
export function toNoun(start: NounStart, phrase: string, { words, context }: Around): NounPhrase {
  const { parts, count, many } = unpackGroup(phrase.split(' '))
  const said = whoOrWhat(parts)
  const grouped = count ?? severalOf(parts)
  const { head, pictured } = asCounted(shownAs(said, context), start)
  const boxed = isLoveHeart(said, start) || isBox(said, start)
  const kind = boxed ? 'thing' : isOwnShell(words) ? 'body' : classify(parts, said)
  return {
    words: words.join(' ').replace(/^(?:an?|the) /, ''),
    head,
    plural: many || (!isPair(parts) && isMany(countedName(parts), start)),
    count: start.count ?? grouped,
    definite: start.definite,
    negated: start.negated,
    bare: start.bare,
    oneOf: start.oneOf,
    found: kind === 'thing' ? pictured : null,
    place: whereOf(placeOf(phrase, head), start, pictured),
    talk: kind === 'talk',
    garment: isDrunkFrom(pictured) ? null : garmentOf(garmentWords(words, head)),
    body: kind === 'body',
    traits: grouped === null ? start.traits : ofMany(start.traits),
  }
}

/** "A huge crowd" is of many, and not of giants. */
function ofMany(traits: NounStart['traits']): NounStart['traits'] {
  return /^(?:large|giant)$/.test(traits.size) ? { ...traits, size: 'normal' } : traits
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

/** "Carries frogs on its shell": a turtle's own. */
const isOwnShell = (words: readonly string[]): boolean =>
  /^(?:its|their) (?:[a-z]+ )?(?:shell|bills?|talons?)$/.test(words.join(' '))

/** Words about films and parts of bodies have no picture of their own, unless they end a longer name. */
const PLAIN_COLOURS = /^(?:red|green|blue|purple|pink|gr[ae]y|teal)$/

function classify(parts: readonly string[], head: string): 'thing' | 'talk' | 'body' {
  const last = parts.at(-1) ?? ''
  if (parts.length > 1 && hasPicture(head)) return 'thing'
  if (parts.length > 1 && last === 'art') return 'talk'
  // "A soft blur of green", "a shade of blue": no lettuce and no shirt.
  if (PLAIN_COLOURS.test(head)) return 'talk'
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
