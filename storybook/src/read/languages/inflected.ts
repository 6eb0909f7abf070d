import { foreignPicture, plainName, wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { lookUp } from '../../lexicon/look-up.ts'
import { phraseAt } from './inflected-phrases.ts'
import { catalanReadings } from './catalan.ts'
import { dictionaryOf } from './dictionary.ts'
import { finnishReadings } from './finnish.ts'
import { isPlace } from './clause.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'
import type { Inflected } from './inflected-phrases.ts'
import { isLetter, wordAt } from './letters.ts'
import { longest } from './own-words.ts'
import { isOfOne, pluralOf } from './plurals.ts'
import type { Reading } from './reading.ts'
import { slavicReadings } from './slavic-readings.ts'
import { SURFACE } from './surfaces.ts'
import { swahiliReadings } from './swahili.ts'
import { tagalogReadings } from './tagalog.ts'

type Reader = (word: string, language: string, before: string) => readonly Reading[]

/** Languages whose tables have each word once: what its forms are is told by rules. */
const READERS: Readonly<Record<string, Reader>> = {
  fi: finnishReadings,
  sw: swahiliReadings,
  tl: tagalogReadings,
  hr: slavicReadings,
  sk: slavicReadings,
  bg: slavicReadings,
  ca: catalanReadings,
}

const SLAVIC = /^(?:hr|sk|bg)$/

/** A word in a form that no table has, as its name and what the form says: puutarhassa → in, garden. */
export function inflectedAt(body: string, at: number, language: string): Inflected | null {
  const readings = lookUp(READERS, language)
  if (readings === undefined || isLetter(body.charAt(at - 1))) return null
  const word = wordAt(body, at, language)
  if (word.length < 2 || (longest(body, at, language)?.length ?? 0) >= word.length) return null
  const phrase = SLAVIC.test(language) ? phraseAt(body, at, language) : null
  if (phrase !== null) return phrase
  const rest = body.slice(at + word.length, at + word.length + REACH)
  for (const reading of readings(word, language, body.slice(Math.max(0, at - REACH), at))) {
    const found = readAs(reading, rest, language)
    if (found === null) continue
    return { items: found.items, length: word.length + found.length - reading.lemma.length }
  }
  return null
}

/** How far the words of one phrase reach. */
const REACH = 40

/** Whether a word of the language has such a form. */
export function knowsForm(word: string, language: string): boolean {
  return inflectedAt(word, 0, language) !== null
}

function readAs(reading: Reading, rest: string, language: string): Inflected | null {
  const { lemma, kind } = reading
  const lead = kind === 'verb' ? '-' : ''
  const own = longest(lead + lemma + rest, lead.length, language)
  if (own !== null && own.length >= lemma.length) {
    const item = kind === undefined || own.item.kind === kind ? own.item : ofKind(reading, language)
    const length = item === own.item ? own.length : lemma.length
    return item === null ? null : { items: withForm(item, reading), length }
  }
  if (language !== 'fi' || wordsOfLanguage('fi').get(lemma)?.startsWith('!') !== true) return null
  const picture = foreignPicture(lemma, language)
  if (picture === null) return null
  return {
    items: withForm({ gloss: plainName(picture), kind: 'noun' }, reading),
    length: lemma.length,
  }
}

/** Синя рокля: the look, though a son is spelt so, too. */
function ofKind({ lemma, kind }: Reading, language: string): Item | null {
  const entries = dictionaryOf(language).get(lemma.charAt(0)) ?? []
  const found = entries.find((entry) => entry.kind === kind && entry.parts.join('*') === lemma)
  return found === undefined ? null : { gloss: found.gloss, kind: found.kind }
}

function withForm(item: Item, { many, before = '', owned }: Reading): readonly Item[] {
  const several = item.kind === 'noun' && many === true && !isOfOne(item.gloss)
  const formed = several ? { ...item, gloss: pluralOf(item.gloss) } : { ...item, many }
  const whose = owned === true && item.kind === 'noun' ? [binding('his')] : []
  const small = item.kind === 'verb' ? '' : smallWord(before, item)
  return [...(small === '' ? [] : [smallItem(small)]), ...whose, formed]
}

function smallItem(small: string): Item {
  return small === 'genitive' ? { gloss: small, kind: 'particle' } : binding(small)
}

/** Pöydällä, pallolla; lesom, kladivom: on a table and with a ball, through a forest and with a hammer. */
function smallWord(before: string, { gloss, kind }: Item): string {
  const where = SURFACE.test(gloss) || ON_IT.test(gloss) || isPlace(gloss)
  if (before === 'place') return SURFACE.test(gloss) ? 'on' : 'in'
  if (before === 'means') return kind !== 'noun' ? '' : where ? 'through' : 'with'
  if (kind !== 'noun') return before
  if (before === 'to') return SURFACE.test(gloss) ? 'on' : 'to'
  return before === 'on' && !where ? 'with' : before
}

const ON_IT = /^(?:bed|grass|tree|bicycle|horse|motorcycle|floor|lap|back|head|shoulder|sled)$/

const WHERE = /^(?:in|on|from|into|to|with|through|under|over|behind|in front of|next to|between|around|along|without|genitive|for|near|at .*)$/

/** Adds what a form was read as: its small word stands once, before the looks of its noun. */
export function addFormed(items: Item[], formed: readonly Item[], language: string): void {
  const [first, ...rest] = formed
  const leads = first !== undefined && WHERE.test(first.gloss) && rest.length > 0
  if (!leads || language === 'sw') {
    items.push(...formed)
    return
  }
  const start = items.findLastIndex(({ kind, gloss }) => !LOOKS.test(kind) && gloss !== 'his') + 1
  const before = items[start - 1]
  if (before === undefined || !isWhere(before)) items.splice(start, 0, first)
  // Syötävän pienessä talossa: the noun knows best.
  else if (language === 'fi' && rest.at(-1)?.kind === 'noun') items.splice(start - 1, 1, first)
  items.push(...rest)
}

const LOOKS = /^(?:adjective|number)$/

/** Letí nad hradom: a deed may have its small word with it. */
function isWhere({ kind, gloss }: Item): boolean {
  if (kind === 'verb') return / (?:over|at|on|to|with|in|into|for|of)$/.test(gloss)
  return /^(?:binding|particle)$/.test(kind) && WHERE.test(gloss)
}
