import { foreignPicture, plainName, wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { stopWord } from './detect.ts'
import { dictionaryOf, type Entry } from './dictionary.ts'
import { orderItems } from './order.ts'
import type { Item } from './item.ts'
import {
  inPlural,
  isGermanPlural,
  isInPlural,
  isSlavicPlural,
  manyByDeed,
  pluralOf,
} from './plurals.ts'
import { turkishCase } from './cases.ts'
import { formsOf } from './endings.ts'
import { goThrough, isPath } from './slavic-paths.ts'
import { respell } from './respelt.ts'
import { simplified } from './traditional.ts'
import { verbForm } from './verb-forms.ts'

/** Writes a prompt of another language in English words and English order, as far as they are known. */
export function toEnglish(text: string, spoken: string): string {
  const language = spoken === 'zh-hant' ? 'zh' : spoken
  const body = (language === 'zh' ? simplified(text) : text)
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/'(?=\p{L})/gu, "' ")
    .replace(/[、，]/g, ', ')
    .replace(/[。！？]/g, '. ')
  const items = orderItems(readItems(respell(body, language), language), language)
  return manyByDeed(inPlural(items), language)
    .map(({ gloss }) => gloss)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function readItems(body: string, language: string): readonly Item[] {
  const items: Item[] = []
  let at = 0
  while (at < body.length) {
    const joined = language === 'ar' ? withPrefix(body, at) : null
    if (joined !== null) items.push({ gloss: 'with', kind: 'binding' })
    at += joined?.length ?? 0
    const [item, length, ending = ''] = readItem(body, at, language)
    if (item?.kind === 'noun')
      addNoun(items, item, { language, ending, word: body.slice(at, at + length) })
    else if (item !== null) items.push(item)
    at += Math.max(1, length)
  }
  return items
}

interface Spelling {
  readonly language: string
  readonly word: string
  readonly ending: string
}

/** A noun, and what its ending says. */
function addNoun(items: Item[], noun: Item, { language, word, ending }: Spelling): void {
  if (isPath(noun.gloss, word, language)) goThrough(items)
  items.push(noun)
  const marked = language === 'tr' ? turkishCase(ending) : null
  if (marked !== null) items.push({ gloss: marked, kind: 'particle' })
}

/** Arabic writes "with" in one word with what follows: بفستان. */
function withPrefix(body: string, at: number): string | null {
  const starts = body.startsWith('ب', at) && !isLetter(body.charAt(at - 1))
  if (!starts || longest(body, at, 'ar') !== null) return null
  return longest(body, at + 1, 'ar')?.item.kind === 'noun' ? 'ب' : null
}

/** A word in English, how many letters it has, and those of them that are its ending. */
type Reading = readonly [Item | null, number, string?]

function readItem(body: string, at: number, language: string): Reading {
  if (/\s/.test(body.charAt(at))) return [null, 1]
  const own = longest(body, at, language)
  const word = wordAt(body, at, language)
  const small = own === null ? stopWord(word, language) : null
  if (small !== null) return [small === '' ? null : { gloss: small, kind: 'binding' }, word.length]
  const where = own === null && language === 'ko' ? particleAt(body, at, language) : null
  if (where !== null && /^(?:위|아래|밑|옆|앞|뒤|안)./.test(where[0].gloss)) return where
  const hit = better(own, pictureAt(body, at, language))
  if (hit !== null) return [hit.item, hit.length, hit.ending]
  return particleAt(body, at, language) ?? readUnknown(body.charAt(at), word)
}

/** Our own word or a picture's name, whichever says more here. */
function better(own: Hit | null, picture: Hit | null): Hit | null {
  if (own === null || picture === null) return own ?? picture
  // "Menangkap ikan" (to catch fish) is a keyword of otters.
  if (own.item.kind === 'verb' && !picture.named) return own
  // "Man walking" is the name of a picture; our own verb knows who walks where.
  const acting = own.item.kind === 'verb' && /^(?:man|woman|person) /.test(picture.item.gloss)
  return acting || own.length >= picture.length ? own : picture
}

function readUnknown(letter: string, word: string): [Item, number] {
  if (isLetter(letter)) {
    return [{ gloss: word, kind: /^\d+$/.test(word) ? 'number' : 'unknown' }, word.length]
  }
  return [{ gloss: /[.!?;]/.test(letter) ? '.' : ',', kind: 'pause' }, 1]
}

interface Hit {
  readonly item: Item
  readonly length: number
  /** The letters behind its stem. */
  readonly ending: string
  /** The very name of a picture. */
  readonly named?: boolean
}

function longest(body: string, at: number, language: string): Hit | null {
  const entries: readonly Entry[] = dictionaryOf(language).get(body.charAt(at)) ?? []
  for (const { parts, gloss, kind } of entries) {
    const length = matchParts(body, at, { parts, language })
    if (length === 0) continue
    const text = body.slice(at, at + length)
    const found = { gloss, parts, text }
    const around = [
      body.slice(Math.max(0, at - 24), at),
      body.slice(at + length, at + length + 24),
    ] as const
    const many = kind === 'noun' && isMany(found, around, language)
    const form = kind === 'verb' ? { form: verbForm(text, language) } : {}
    const ending = parts.at(-1) === '' ? text.slice(parts.slice(0, -1).join('').length) : ''
    return { item: { gloss: many ? pluralOf(gloss) : gloss, kind, ...form }, length, ending }
  }
  return null
}

interface Found {
  readonly gloss: string
  readonly parts: readonly string[]
  readonly text: string
}

function isMany(
  { gloss, parts, text }: Found,
  around: readonly [string, string],
  language: string,
): boolean {
  const [before] = around
  if (/^(?:on|in|at|with) |^(?:water|snow|sand|fire|rain|hair)$/.test(gloss)) return false
  if (language !== 'de')
    return isInPlural(text, before, language) || isSlavicPlural(text, around, language)
  const plain = withoutUmlauts(text)
  const singular = (dictionaryOf('de').get(text.charAt(0)) ?? []).find(
    (entry) =>
      entry.gloss === gloss &&
      entry.parts.length === 1 &&
      entry.parts[0] !== text &&
      plain.startsWith(withoutUmlauts(entry.parts[0] ?? ' ')),
  )
  const stem = parts.length === 2 ? parts[0] : singular?.parts[0]
  return stem !== undefined && isGermanPlural(text.slice(stem.length), before)
}

function withoutUmlauts(word: string): string {
  return word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u')
}

/** How many letters of the text the entry covers, 0 if it is not here. */
function matchParts(
  body: string,
  start: number,
  { parts, language }: { parts: readonly string[]; language: string },
): number {
  let at = start
  for (const [index, part] of parts.entries()) {
    if (!body.startsWith(part, at)) return 0
    at += part.length
    if (index < parts.length - 1) at = endingEnd(body, at, language)
  }
  if (language === 'zh' || language === 'ja') return at - start
  // A Korean noun ends at its particle; without one it is only the beginning of another word.
  const rest =
    language === 'ko' && parts.length === 1
      ? KOREAN_END.test(body.slice(at, at + 8))
      : !isLetter(body.charAt(at))
  return rest ? at - start : 0
}

/** What may follow a stem: aspect marks in Chinese, kana in Japanese, letters elsewhere. */
function endingEnd(body: string, from: number, language: string): number {
  let at = from
  if (language === 'zh') return /[着了过在]/.test(body.charAt(at)) ? at + 1 : at
  if (language === 'ja') return at + kanaEnding(body.slice(at, at + 12))
  while (isLetter(body.charAt(at))) at++
  return language === 'ko' && body.startsWith(' 있', at) ? endingEnd(body, at + 2, language) : at
}

const KANA_ENDING =
  /^[ぁ-かが-きぎくけ-もゃ-よらりれ-ゎを-ん]{0,3}(?:[っいんし]?[てで](?:い(?:る|た|て|ます|ました|く)|る|た|くる)?|ながら|ました|ます|ない|[っいんし]?[ただ]|[るうくすつぬむぐぶ])/

/** 読むおばあさん: where the ending of a verb ends and the next word in kana begins. */
function kanaEnding(kana: string): number {
  return (KANA_ENDING.exec(kana) ?? /^[ぁ-んー]*/.exec(kana))?.[0].length ?? 0
}

const KOREAN_END =
  /^(?:들이|들은|들을|들의|들과|들|에서|에게|으로|이랑|하고|이|가|은|는|을|를|에|의|와|과|로|도|의)?(?=[\s,.]|$)/

function isLetter(letter: string): boolean {
  return letter !== '' && /[\p{L}\p{M}\p{N}]/u.test(letter)
}

/** The picture whose name or keyword stands here: the longest of up to four words (or six signs). */
function pictureAt(body: string, at: number, language: string): Hit | null {
  for (const phrase of phrasesAt(body, at, language)) {
    for (const form of formsOf(phrase, language)) {
      const picture = foreignPicture(form, language)
      if (picture === null) continue
      const length = language === 'ko' ? form.length : phrase.length
      const ending = phrase.startsWith(form) ? phrase.slice(form.length) : ''
      const named = wordsOfLanguage(language).get(form)?.[0]?.startsWith('!') === true
      return { item: { gloss: plainName(picture), kind: 'noun' }, length, ending, named }
    }
  }
  return null
}

function phrasesAt(body: string, at: number, language: string): readonly string[] {
  if (language === 'zh' || language === 'ja' || language === 'th') {
    return [8, 7, 6, 5, 4, 3, 2, 1]
      .map((length) => body.slice(at, at + length))
      .filter((phrase) => /^[\p{L}\p{N}ー]+$/u.test(phrase))
  }
  const words =
    body
      .slice(at, at + 80)
      .match(/^[\p{L}\p{M}\p{N}'-]+(?: [\p{L}\p{M}\p{N}'-]+){0,3}/u)?.[0]
      .split(' ') ?? []
  return words.map((_, index) => words.slice(0, words.length - index).join(' '))
}

function wordAt(body: string, at: number, language: string): string {
  if (language === 'zh' || language === 'ja' || language === 'th') {
    const [first] = new Intl.Segmenter(language, { granularity: 'word' }).segment(
      body.slice(at, at + 12),
    )
    return first?.segment ?? body.charAt(at)
  }
  return /^[\p{L}\p{M}\p{N}'_-]+/u.exec(body.slice(at, at + 60))?.[0] ?? body.charAt(at)
}

const PARTICLES: Record<string, RegExp> = {
  zh: /一边|一面|(?:的)?(?:左边|左侧|右边|右侧|上面|里面|下面|旁边|前面|后面|上方|下方|之间|中间)|正在|上|里|间|中|下|旁|边|前|后|内|的|在|和|与|跟|着|了|过|地|是|有|把|被|从|到|向|只|个|条|头|匹|位|名|辆|朵|棵|艘|架|座|张|群|没有|然后|突然|沿着|沿|时/y,
  tr: /ki(?!\p{L})/uy,
  ja: /の(?:左側?|右側?|上|中|下|隣|横|そば|近く|間|前|後ろ)(?:に|で|の|を)?|ながら|そして|突然|から|まで|です|ます|いる|いない|が|は|も|を|で|に|へ|と|の|や|、/y,
  ko: /(?:왼쪽에|속에서|속에|속을|속의|속|동안|사이로|사이에|사이|곁에|근처에서|근처|오른쪽에|위에서|위에|위를|위로|위의|위|옆을|옆의|앞의|뒤의|안의|아래의|안에서|안에|아래에서|아래|밑에|옆에서|옆에|앞에서|앞에|뒤에서|뒤에|그리고|갑자기|그다음에?|그 다음에?|그러고 나서|없는|없이|있다|있는|있습니다|있어요|한다|합니다|마리가|마리의|마리|명의|명이|명|대가|들이|들은|들을|에서|에게|으로|하고|이|가|은|는|을|를|에|의|와|과|로|도|들)(?=[\s,.]|$)/y,
}

function particleAt(body: string, at: number, language: string): [Item, number] | null {
  const pattern = PARTICLES[language]
  if (pattern === undefined) return null
  pattern.lastIndex = at
  const found = pattern.exec(body)
  return found === null ? null : [{ gloss: found[0], kind: 'particle' }, found[0].length]
}
