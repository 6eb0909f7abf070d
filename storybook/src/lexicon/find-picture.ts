import { ANIMALS, LIVING } from '../plan/kinds.ts'
import { COMMON_THINGS } from './common-things.ts'
import { foreignPicture } from './foreign-words.ts'
import { kinOf, kinOfMeaning } from './kin.ts'
import { singular } from './morphology.ts'
import { personTraits, toPerson } from './people-words.ts'
import { FAMOUS } from './names/famous.ts'
import { isSeldom, kindOf } from './picture-kinds.ts'
import { pictureIndex, picturesByKeyword, picturesByPart, type Picture } from './pictures.ts'
import { findProp } from './props.ts'
import { chooseSense } from './senses.ts'
import { ancestorsOf, sensesOf, wordsOf, type Sense } from './wordnet.ts'
import type { Via, Found } from './found.ts'
import { parentOf } from './young.ts'

export interface FindOptions {
  readonly language?: string
  /** Other words of the prompt: they tell a baseball bat from a bat at night. */
  readonly context?: readonly string[]
}

/**
 * The picture for a noun or noun phrase of any language: by its name, a keyword, a synonym, what it is a kind of, or
 * its nearest kin. Null only for words that mean nothing that can be seen.
 */
export function findPicture(words: string, options: FindOptions = {}): Found | null {
  const text = words.toLowerCase().trim().replace(/\s+/g, ' ')
  const { language = 'en', context = [] } = options
  const foreign = language === 'en' ? null : foreignPicture(text, language)
  if (foreign !== null) return toFound(foreign, foreign.label, 'name')
  return (
    (text.split(' ').length > 2 ? findExact(text) : null) ??
    findEnglish(text, context) ??
    findSymbol(text)
  )
}

function findEnglish(text: string, context: readonly string[]): Found | null {
  const young = findYoung(text)
  if (young !== null) return young
  for (const candidate of candidatesOf(text)) {
    const found =
      findNamed(candidate, context) ??
      findExact(candidate) ??
      findOfItsKind(candidate) ??
      findByMeaning(candidate)
    if (found !== null) return found
  }
  return text.includes(' ') ? null : findWritten(text)
}

/** What a name may be followed by, and the kinds that are so called. */
const GENERA: readonly (readonly [genus: RegExp, kind: RegExp])[] = [
  [/^birds?$/, /^bird$/],
  [/^(?:fruits?|berry|berries|vegetables?|nuts?)$/, /^food$/],
  [/^(?:flowers?|blossoms?|plants?)$/, /^plant$/],
  [/^(?:animals?|beasts?)$/, /^(?:animal|bird|insect|fish)$/],
  [/^(?:insects?|bugs?)$/, /^insect$/],
  [/^(?:boats?|ships?|vessels?)$/, /^boat$/],
  [/^(?:cars?|vehicles?|vans?|trucks?)$/, /^vehicle$/],
]

/** "A flamingo bird", "a strawberry fruit": what the first word alone means. */
function findOfItsKind(phrase: string): Found | null {
  const [name = '', genus = '', ...rest] = phrase.split(' ')
  const kinds = rest.length > 0 ? undefined : GENERA.find(([word]) => word.test(genus))?.[1]
  const found = kinds ? findNamed(name, []) : null
  return found && kinds?.test(found.kind) ? { ...found, concept: name } : null
}

/** A seal pup is a seal, not a dog: its parent's picture plays it, unless it has one of its own. */
function findYoung(text: string): Found | null {
  const parent = parentOf(text)
  if (parent === null || findNamed(singular(text), []) !== null) return null
  const found = findEnglish(parent, [])
  const alive = found !== null && /^(?:animal|bird|fish|creature|insect)$/.test(found.kind)
  return alive ? { ...found, concept: text } : null
}

/** "Streetlamps": two known words written as one, which no dictionary has. */
function findWritten(word: string): Found | null {
  if (word.length < 7 || word.length > 24 || sensesOf(singular(word), 'noun').length > 0)
    return null
  for (let at = word.length - 3; at >= 3; at--) {
    const [first, second] = [word.slice(0, at), singular(word.slice(at))]
    if (sensesOf(first, 'noun').length === 0) continue
    const found = findNamed(`${first} ${second}`, []) ?? findNamed(second, [])
    if (found !== null) return { ...found, concept: second }
  }
  return null
}

function findSymbol(text: string): Found | null {
  const symbol = pictureIndex().byLabel.get(text)
  return symbol === undefined ? null : toFound(symbol, text, 'name')
}

/** Whether this is a name of somebody alive: a person or a beast. */
export function namesLiving(phrase: string): boolean {
  return LIVING.has(findPicture(phrase)?.kind ?? 'thing')
}

/** Whether this is a name of a beast. */
export function namesBeast(phrase: string): boolean {
  return ANIMALS.has(findPicture(phrase)?.kind ?? 'thing')
}

/** Whether the phrase as a whole (not just its last word) is the name of a thing or of a person. */
export function hasPicture(phrase: string, context: readonly string[] = []): boolean {
  return findNamed(phrase, context) !== null
}

/** The phrase, its singular, then without its first words, down to the last: "old red sewing machine" → "machine". */
function candidatesOf(text: string): readonly string[] {
  const words = text.split(' ').slice(-6)
  const forms: string[] = []
  for (let start = 0; start < words.length; start++) {
    const tail = words.slice(start)
    forms.push(tail.join(' '))
    const last = singular(tail.at(-1) ?? '')
    if (last !== tail.at(-1)) forms.push([...tail.slice(0, -1), last].join(' '))
  }
  return forms
}

// The reader asks for the same few phrases again and again while it decides where a noun ends.
const named = new Map<string, Found | null>()

/** By names alone, without asking WordNet what the word means. */
function findNamed(phrase: string, context: readonly string[]): Found | null {
  const sense = chooseSense(phrase, context)
  if (sense !== null) return findNamed(sense, [])
  let found = named.get(phrase)
  if (found === undefined) {
    found = findPlain(phrase) ?? findByLabelEnd(phrase)
    // A caller could otherwise grow this for ever with garbage words.
    if (named.size > 20_000) named.clear()
    named.set(phrase, found)
  }
  return found
}

/** A person, a prop, an everyday thing, or the label of a picture. */
function findPlain(phrase: string): Found | null {
  const traits = personTraits(phrase)
  if (traits !== null) {
    return {
      picture: 'person',
      concept: phrase,
      kind: 'person',
      via: 'name',
      person: toPerson(traits),
    }
  }
  const prop = findProp(phrase)
  if (prop !== null) return { ...prop, concept: phrase, via: 'name' }
  const famous = FAMOUS.get(phrase)
  if (famous !== undefined) return findPlain(famous)
  const { byName, byLabel } = pictureIndex()
  const common = byName.get(COMMON_THINGS.get(phrase) ?? '')
  if (common !== undefined) return toFound(common, phrase, 'name')
  const labelled = byLabel.get(phrase)
  const usable =
    labelled !== undefined && !isPerson(labelled) && !isSeldom(labelled.name, labelled.subgroup)
  return usable ? toFound(labelled, phrase, 'name') : null
}

/** "Apple" for "red apple"; a label's last word names it, unless the word is too general. */
function findByLabelEnd(phrase: string): Found | null {
  if (phrase.length < 3 || TOO_GENERAL.has(phrase)) return null
  const picture = picturesByPart(phrase).find(
    (one) => one.label.endsWith(` ${phrase}`) && !isPerson(one),
  )
  return picture === undefined ? null : toFound(picture, phrase, 'name')
}

const TOO_GENERAL = new Set(
  'creature machine wind sign symbol button light face hand body tone track food game cover frame case board knob reel done set site card art style park way house head back stand lift end up down line paper side air tube time phone prints suit fruit drum pole disk handle'.split(
    ' ',
  ),
)

/** Symbols, faces and people by their full label: "face with tears of joy", "letter a", "woman dancing". */
function findExact(phrase: string): Found | null {
  const picture = pictureIndex().byLabel.get(phrase)
  if (picture === undefined) return null
  if (!phrase.includes(' ') && !isPerson(picture) && sensesOf(phrase, 'noun').length === 0)
    return null
  return toFound(picture, phrase, 'name')
}

function findByMeaning(phrase: string): Found | null {
  const sense = visibleSense(phrase)
  if (sense === null) return null
  for (const word of wordsOf(sense.synset)) {
    const found = word === phrase ? null : findPlain(word)
    if (found !== null && isOfField(found, sense.field))
      return { ...found, concept: phrase, via: 'synonym' }
  }
  return sense.field === 'noun.person'
    ? findPersonAbove(phrase, sense)
    : findThingAbove(phrase, sense)
}

/** A grinder is a hero or a sub, too: the sandwich, and neither who saves the world nor a boat. */
function isOfField({ kind }: Found, field: string): boolean {
  if (field === 'noun.food') return kind === 'food' || kind === 'plant'
  return (kind === 'person') === (field === 'noun.person')
}

/** Who tells stories is a speaker, but no loudspeaker. */
function findPersonAbove(phrase: string, { synset, field }: Sense): Found | null {
  const ancestors = ancestorsOf(synset)
  const found = [ancestors.slice(0, 2), ancestors.slice(2)].map((each) => findAmong(each, phrase))
  return found.find((each) => each?.kind === 'person') ?? kinOf(phrase, field)
}

function findThingAbove(phrase: string, sense: Sense): Found | null {
  const ancestors = ancestorsOf(sense.synset)
  const near = findAmong(ancestors.slice(0, 2), phrase)
  if (near !== null) return near
  // A package may stand for a gadget, not for a pattern or a horror.
  const vague = sense.field === 'noun.artifact' && sense !== sensesOf(phrase, 'noun')[0]
  const far = findByKeyword(phrase) ?? findAmong(ancestors.slice(2), phrase)
  return far ?? (vague ? null : kinOf(phrase, sense.field))
}

/** The first meaning that can be seen, if the word is used for it. */
function visibleSense(phrase: string): Sense | null {
  const senses = sensesOf(phrase, 'noun')
  const sense = senses.slice(0, 4).find(({ field }) => isVisible(field))
  const [first] = senses
  if (sense === undefined || first === undefined) return null
  if (sense === first) return sense
  // A word that mostly means something unseen ("reflection", "freedom") is no thing, whatever its fifth meaning.
  if (first.count > 4 * (sense.count + 1)) return null
  // "Poster" may be somebody who pastes bills, "nature" a goddess: whoever is meant so is called something else.
  return sense.field === 'noun.person' ? null : sense
}

/** The nearest ancestor that has a picture; people are people, whatever else they are called. */
function findAmong(synsets: readonly number[], phrase: string): Found | null {
  for (const synset of synsets) {
    for (const word of wordsOf(synset)) {
      const kin = kinOfMeaning(word)
      const found = kin === null ? findPlain(word) : findPlain(kin)
      if (found === null) continue
      const person =
        found.person === undefined
          ? {}
          : { person: { ...found.person, role: found.person.role ?? phrase.slice(0, 40) } }
      return { ...found, ...person, concept: phrase, via: 'hypernym' }
    }
  }
  return null
}

function findByKeyword(word: string): Found | null {
  const part = picturesByPart(word).find((picture) => !isPerson(picture))
  if (part !== undefined) return toFound(part, word, 'keyword')
  const pictures = picturesByKeyword(word).filter((picture) => !isPerson(picture))
  // A keyword of many pictures ("animal", "music") points at none of them.
  const only = pictures.length > 0 && pictures.length <= 6 ? pictures[0] : undefined
  return only === undefined ? null : toFound(only, word, 'keyword')
}

function isPerson(picture: Picture): boolean {
  return kindOf(picture) === 'person'
}

function isVisible(field: string): boolean {
  return /^noun\.(?:animal|artifact|food|object|person|plant)$/.test(field)
}

function toFound(picture: Picture, concept: string, via: Via): Found {
  const kind = kindOf(picture)
  if (kind !== 'person') return { picture: `noto:${picture.name}`, concept, kind, via }
  const words = picture.label.replace(/[:,]/g, '').split(' ')
  const traits = words.map((word) => personTraits(word) ?? {})
  const own = personTraits(concept) ?? personTraits(picture.label) ?? Object.assign({}, ...traits)
  return { picture: 'person', concept, kind, via, person: toPerson(own) }
}
