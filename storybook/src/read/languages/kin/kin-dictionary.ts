import { lookUp } from '../../../lexicon/look-up.ts'
import { wordsOfLanguage } from '../../../lexicon/foreign-words.ts'
import { dictionaryOf } from '../dictionary.ts'
import { rowsOf } from '../tables.ts'
import { hindiNoun } from './hindi-forms.ts'
import { endsOf } from './kin-ends.ts'
import { inDevanagariSigns, keyOf, spellingOf } from './kin-letters.ts'
import { nounForms } from './kin-nouns.ts'
import { verbEndings } from './kin-verbs.ts'

/** Words by one way of spelling them, in Hindi. */
export interface Spelt {
  readonly keyOf: (word: string, language: string) => string
  readonly words: Map<string, string>
  /** Nouns as they stand before a small word, or before an end that is written in one with them. */
  readonly stems: Map<string, string>
  readonly ends: readonly (readonly [end: string, hindi: string])[]
}

/** The words of a language that is kin to Hindi: as they are spelt, then as its kin spell them alike. */
export type KinDictionary = readonly Spelt[]

const loaded = new Map<string, KinDictionary>()

export function kinDictionary(language: string): KinDictionary {
  const dictionary = loaded.get(language) ?? build(language)
  loaded.set(language, dictionary)
  return dictionary
}

function build(language: string): KinDictionary {
  const alike = ownWords(keyOf, language)
  addHindi(alike, language)
  // બાળકની (of the child), बालकनी (balcony): what is spelt so comes before what only sounds so.
  return [ownWords(spellingOf, language), alike]
}

function ownWords(key: Spelt['keyOf'], language: string): Spelt {
  const ends = endsOf(language).map(([end, hindi]) => [key(end, language), hindi] as const)
  const kin: Spelt = { keyOf: key, words: new Map(), stems: new Map(), ends }
  const add: Add = (word, hindi) => put(kin.words, key(word, language), hindi)
  for (const [word, hindi] of cells(
    `${rowsOf('indic-small-words')}\n${rowsOf('indic-hours-and-film')}`,
    language,
  ))
    add(word, hindi)
  for (const pair of cells(rowsOf('indic-looks'), language)) addLook(add, pair, language)
  const nouns = [
    rowsOf('indic-people'),
    rowsOf('indic-animals'),
    rowsOf('indic-places'),
    rowsOf('indic-food-and-plants'),
    rowsOf('indic-things'),
  ].flatMap((rows) =>
    cells(rows, language).flatMap((pair) => [pair, ...beforeSmall(pair, language)]),
  )
  // ગાય, گائے: a cow, before somebody who sings.
  for (const [word, hindi] of nouns) add(word, hindi)
  const deeds = cells(rowsOf('indic-deeds'), language)
  for (const [ending, behind] of verbEndings(language))
    for (const [stem, hindi] of deeds) add(stem + ending, hindi + behind)
  for (const pair of nouns) addNoun(kin, pair, language)
  return kin
}

/** The commonest stand first. */
function put(words: Map<string, string>, key: string, hindi: string): void {
  if (key !== '' && !words.has(key)) words.set(key, hindi)
}

type Pair = readonly [word: string, hindi: string]

/** `हिन्दी = mr शब्द|शब्द; gu શબ્દ`: where a language has no cell, it has the Hindi word. */
function cells(rows: string, language: string): readonly Pair[] {
  const own = new RegExp(`[=;] ${language} ([^;]+)`)
  return rows.split('\n').flatMap((line): Pair[] => {
    const [hindi = ''] = line.split(' = ', 1)
    const words = own.exec(line)?.[1]?.split('|') ?? [hindi]
    return words.map((word) => [spelt(word, language), hindi])
  })
}

function spelt(word: string, language: string): string {
  return language === 'ur' ? spellingOf(word, language) : inDevanagariSigns(word)
}

const OWNERS: Readonly<Record<string, readonly [RegExp, string]>> = {
  mr: [/(?:चा|ची|चे)(?= )/u, 'च्या'],
  gu: [/(?:नो|नुं)(?= )/u, 'ना'],
  pa: [/ दा(?= )/u, ' दे'],
  ur: [/ کا(?= )/u, ' کے'],
}

/** वाळूचा किल्ला, वाळूच्या किल्ल्यावर: whose it is, before a small word. */
function beforeSmall([word, hindi]: Pair, language: string): readonly Pair[] {
  const [owner, before] = lookUp(OWNERS, language) ?? [/$^/u, '']
  return owner.test(word) ? [[word.replace(owner, before), hindi]] : []
}

type Add = (word: string, hindi: string) => void

const LOOKS: Readonly<Record<string, readonly [RegExp, string]>> = {
  mr: [/ा$/u, 'ा:ा ी:ी े:े ं:ा ्या:े'],
  gu: [/ो$/u, 'ो:ा ी:ी ुं:ा ा:े ां:े'],
  pa: [/ा$/u, 'ा:ा ी:ी े:े ीआं:ी िआं:े'],
  ur: [/ا$/u, 'ا:ा ی:ी ے:े'],
}

function addLook(add: Add, [word, hindi]: Pair, language: string): void {
  const [last, endings] = lookUp(LOOKS, language) ?? [/$/u, '']
  add(word, hindi)
  if (!last.test(word)) return
  for (const ending of endings.split(' ')) {
    const [own = '', theirs = ''] = ending.split(':')
    add(word.replace(last, own), hindi.replace(/ा$/u, theirs))
  }
}

function addNoun(kin: Spelt, [word, hindi]: Pair, language: string): void {
  for (const [form, number] of nounForms(word, language)) {
    const key = kin.keyOf(form, language)
    if (number !== 'one-of') put(kin.words, key, hindiNoun(hindi, number))
    const before = number === 'many-of' ? 'many-of' : 'one-of'
    if (number !== 'many') put(kin.stems, key, hindiNoun(hindi, before))
  }
}

/** A word that Hindi has is meant, as it is spelt or nearly so. */
function addHindi(kin: Spelt, language: string): void {
  for (const { parts, kind } of [...dictionaryOf('hi').values()].flat())
    for (const word of parts.join('').split(' ')) {
      if (kind === 'noun') addNoun(kin, [spelt(word, language), word], language)
      else put(kin.words, keyOf(word, language), word)
    }
  // In all their forms the names of pictures took a second to load.
  for (const word of wordsOfLanguage('hi').keys())
    if (!word.includes(' ')) {
      put(kin.words, keyOf(word, language), word)
      put(kin.stems, keyOf(word, language), word)
    }
}
