import { wordsOfLanguage } from '../../../lexicon/foreign-words.ts'
import { dictionaryOf } from '../dictionary.ts'
import { INDIC_ANIMALS } from '../vocabulary/indic-animals.ts'
import { INDIC_DEEDS } from '../vocabulary/indic-deeds.ts'
import { INDIC_HOURS_AND_FILM } from '../vocabulary/indic-hours-and-film.ts'
import { INDIC_LOOKS } from '../vocabulary/indic-looks.ts'
import { INDIC_PEOPLE } from '../vocabulary/indic-people.ts'
import { INDIC_PLACES } from '../vocabulary/indic-places.ts'
import { INDIC_SMALL_WORDS } from '../vocabulary/indic-small-words.ts'
import { INDIC_THINGS } from '../vocabulary/indic-things.ts'
import { hindiNoun } from './hindi-forms.ts'
import { endsOf } from './kin-ends.ts'
import { inDevanagariSigns, keyOf } from './kin-letters.ts'
import { nounForms } from './kin-nouns.ts'
import { verbEndings } from './kin-verbs.ts'

/** The words of a language that is kin to Hindi, by their keys, in Hindi. */
export interface KinDictionary {
  readonly words: Map<string, string>
  /** Nouns as they stand before an end that is written in one with them. */
  readonly stems: Map<string, string>
  readonly ends: readonly (readonly [end: string, hindi: string])[]
}

const loaded = new Map<string, KinDictionary>()

export function kinDictionary(language: string): KinDictionary {
  const dictionary = loaded.get(language) ?? build(language)
  loaded.set(language, dictionary)
  return dictionary
}

function build(language: string): KinDictionary {
  const ends = endsOf(language).map(([end, hindi]) => [keyOf(end, language), hindi] as const)
  const kin: KinDictionary = { words: new Map(), stems: new Map(), ends }
  const add = (word: string, hindi: string): void => {
    const key = keyOf(word, language)
    if (key !== '' && !kin.words.has(key)) kin.words.set(key, hindi)
  }
  for (const [word, hindi] of cells(`${INDIC_SMALL_WORDS}\n${INDIC_HOURS_AND_FILM}`, language))
    add(word, hindi)
  for (const [word, hindi] of cells(INDIC_LOOKS, language)) addLook(add, [word, hindi], language)
  const deeds = cells(INDIC_DEEDS, language)
  for (const [ending, behind] of verbEndings(language))
    for (const [stem, hindi] of deeds) add(stem + ending, hindi + behind)
  for (const rows of [INDIC_PEOPLE, INDIC_ANIMALS, INDIC_PLACES, INDIC_THINGS])
    for (const [word, hindi] of cells(rows, language)) addNoun(kin, [word, hindi], language)
  addHindi(kin, language)
  return kin
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
  return language === 'ur' ? keyOf(word, language) : inDevanagariSigns(word)
}

type Add = (word: string, hindi: string) => void

const LOOKS: Readonly<Record<string, readonly [RegExp, string]>> = {
  mr: [/ा$/u, 'ा:ा ी:ी े:े ं:ा ्या:े'],
  gu: [/ो$/u, 'ो:ा ी:ी ुं:ा ा:े ां:े'],
  pa: [/ा$/u, 'ा:ा ी:ी े:े ीआं:ी िआं:े'],
  ur: [/ا$/u, 'ا:ा ی:ी ے:े'],
}

function addLook(add: Add, [word, hindi]: Pair, language: string): void {
  const [last, endings] = LOOKS[language] ?? [/$/u, '']
  add(word, hindi)
  if (!last.test(word)) return
  for (const ending of endings.split(' ')) {
    const [own = '', theirs = ''] = ending.split(':')
    add(word.replace(last, own), hindi.replace(/ा$/u, theirs))
  }
}

function addNoun(kin: KinDictionary, [word, hindi]: Pair, language: string): void {
  for (const [form, number] of nounForms(word, language)) {
    const key = keyOf(form, language)
    if (!number.endsWith('one-of') && !kin.words.has(key))
      kin.words.set(key, hindiNoun(hindi, number))
    const before = number.startsWith('many') ? 'many-of' : 'one-of'
    if (number !== 'many' && !kin.stems.has(key)) kin.stems.set(key, hindiNoun(hindi, before))
  }
}

/** A word that Hindi has is meant, as it is spelt or nearly so. */
function addHindi(kin: KinDictionary, language: string): void {
  for (const { parts, kind } of [...dictionaryOf('hi').values()].flat())
    for (const word of parts.join('').split(' ')) {
      if (kind === 'noun') addNoun(kin, [spelt(word, language), word], language)
      else if (!kin.words.has(keyOf(word, language))) kin.words.set(keyOf(word, language), word)
    }
  for (const word of wordsOfLanguage('hi').keys())
    if (!word.includes(' ')) addNoun(kin, [spelt(word, language), word], language)
}
