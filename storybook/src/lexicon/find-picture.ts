import type { Kind, Person } from '../plan/plan.ts'
import { COMMON_THINGS } from './common-things.ts'
import { foreignPicture } from './foreign-words.ts'
import { kinOf } from './kin.ts'
import { singular } from './morphology.ts'
import { personTraits, toPerson } from './people-words.ts'
import { isSeldom, kindOf, pictureIndex, type Picture } from './pictures.ts'
import { findProp } from './props.ts'
import { chooseSense } from './senses.ts'
import { ancestorsOf, sensesOf, wordsOf } from './wordnet.ts'

export type Via = 'name' | 'keyword' | 'synonym' | 'hypernym' | 'kin'

export interface Found {
  /** `noto:rabbit`, `prop:surfboard` or `person`. */
  readonly picture: string
  /** The English noun that the picture shows. */
  readonly concept: string
  readonly kind: Kind
  readonly via: Via
  readonly person?: Person
}

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
  if (text === '') return null
  const { language = 'en', context = [] } = options
  const foreign = language === 'en' ? null : foreignPicture(text, language)
  if (foreign !== null) return toFound(foreign, foreign.label, 'name')
  for (const candidate of candidatesOf(text)) {
    const found = findDirect(candidate, context) ?? findByMeaning(candidate, context)
    if (found !== null) return found
  }
  return null
}

/** Whether the phrase as a whole (not just its last word) has a picture or is a person. */
export function hasPicture(phrase: string, context: readonly string[] = []): boolean {
  return findDirect(phrase, context) !== null
}

/** The phrase, its singular, then without its first words, down to the last: "old red sewing machine" → "machine". */
function candidatesOf(text: string): readonly string[] {
  const words = text.split(' ')
  const forms: string[] = []
  for (let start = 0; start < words.length; start++) {
    const tail = words.slice(start)
    forms.push(tail.join(' '))
    const last = singular(tail.at(-1) ?? '')
    if (last !== tail.at(-1)) forms.push([...tail.slice(0, -1), last].join(' '))
  }
  return forms
}

/** By names and keywords alone, without asking WordNet what the word means. */
function findDirect(phrase: string, context: readonly string[]): Found | null {
  const sense = chooseSense(phrase, context)
  if (sense !== null) return findDirect(sense, [])
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
  const { byName, byLabel, byPart } = pictureIndex()
  const common = byName.get(COMMON_THINGS.get(phrase) ?? '')
  if (common !== undefined) return toFound(common, phrase, 'name')
  const labelled = byLabel.get(phrase)
  if (
    labelled !== undefined &&
    (!isSeldom(labelled.name, labelled.subgroup) || isWholeName(phrase))
  ) {
    return toFound(labelled, phrase, 'name')
  }
  const part = byPart
    .get(phrase)
    ?.find((picture) => picture.label.endsWith(phrase) && !isPerson(picture))
  return part === undefined ? null : toFound(part, phrase, 'name')
}

/** A name of several words ("face with tears of joy", "letter a") is meant; one word ("back", "cool") is not. */
function isWholeName(phrase: string): boolean {
  return phrase.includes(' ') || /^(?:robot|skull|heart|poop)$/.test(phrase)
}

function findByMeaning(phrase: string, context: readonly string[]): Found | null {
  const senses = sensesOf(phrase, 'noun')
  const keyword = findByKeyword(phrase)
  const sense = senses.find(({ field }) => isVisible(field)) ?? senses[0]
  if (sense === undefined) return keyword
  for (const word of wordsOf(sense.synset)) {
    const found = word === phrase ? null : findDirect(word, context)
    if (found !== null) return { ...found, concept: phrase, via: 'synonym' }
  }
  if (!isVisible(sense.field)) return keyword
  const ancestors = ancestorsOf(sense.synset)
  const near = findAmong(ancestors.slice(0, 2), phrase)
  if (near !== null) return near
  return keyword ?? findAmong(ancestors.slice(2), phrase) ?? kinOf(phrase, sense.field)
}

function findAmong(synsets: readonly number[], phrase: string): Found | null {
  for (const synset of synsets) {
    for (const word of wordsOf(synset)) {
      const found = findDirect(word, [])
      if (found !== null) return { ...found, concept: phrase, via: 'hypernym' }
    }
  }
  return null
}

function findByKeyword(word: string): Found | null {
  const { byPart, byKeyword } = pictureIndex()
  const part = byPart.get(word)?.find((picture) => !isPerson(picture))
  if (part !== undefined) return toFound(part, word, 'keyword')
  const pictures = byKeyword.get(word)?.filter((picture) => !isPerson(picture)) ?? []
  // A keyword of many pictures ("animal", "music") points at none of them.
  const only = pictures.length > 0 && pictures.length <= 6 ? pictures[0] : undefined
  return only === undefined ? null : toFound(only, word, 'keyword')
}

function isPerson(picture: Picture): boolean {
  return kindOf(picture) === 'person'
}

function isVisible(field: string): boolean {
  return /^noun\.(?:animal|artifact|body|food|object|person|plant|phenomenon|substance)$/.test(
    field,
  )
}

function toFound(picture: Picture, concept: string, via: Via): Found {
  const kind = kindOf(picture)
  if (kind !== 'person') return { picture: `noto:${picture.name}`, concept, kind, via }
  const traits = personTraits(concept) ?? personTraits(picture.label) ?? {}
  return { picture: 'person', concept, kind, via, person: toPerson(traits) }
}
