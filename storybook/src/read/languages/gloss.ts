import { plainLetters } from '../../lexicon/plain-letters.ts'
import { withArticlesIn } from './articles.ts'
import { withoutAsking } from './asking.ts'
import { bengaliCase, hungarianCase, turkishCase } from './cases.ts'
import { byNeighbours } from './by-neighbours.ts'
import { inFrames } from './chinese-frames.ts'
import { withLists } from './chinese-words.ts'
import { compoundAt } from './compounds.ts'
import { DRAVIDIAN, withoutEndings } from './dravidian-words.ts'
import { emojiAt } from './emoji-items.ts'
import { isGenitive } from './german-genitive.ts'
import { asHours } from './hours-told.ts'
import { addFormed } from './formed.ts'
import { inflectedAt } from './inflected.ts'
import type { Item } from './item.ts'
import { asOneDeed } from './japanese-compounds.ts'
import { binding } from './joints.ts'
import { inHindi, isKin } from './kin/in-hindi.ts'
import { manyWhoAct } from './kin/many-who-act.ts'
import { pronounsBehind } from './object-pronouns.ts'
import { orderItems } from './order.ts'
import { withMembers } from './members.ts'
import { mended } from './mended.ts'
import { inDevanagari } from './plain-hindi.ts'
import { markVietnamese } from './plain-vietnamese.ts'
import { inPlural, isDoneTo, isOfOne, manyByDeed, pluralOf } from './plurals.ts'
import { respell } from './respelt.ts'
import { isMeans, isPath } from './slavic-paths.ts'
import { putBefore } from './put-before.ts'
import { classifierAt, readPrefix } from './prefixes.ts'
import { withPronouns } from './pronouns.ts'
import { withParticles } from './separable.ts'
import { withoutThere } from './there-is.ts'
import { inLatin } from './serbian.ts'
import { sentences } from './thai-sentences.ts'
import { asToldBefore } from './told-again.ts'
import { toldInFull } from './told-in-full.ts'
import { simplified } from './traditional.ts'
import { whomBehind } from './whom-behind.ts'
import { withoutUnread } from './unread-words.ts'
import { readItem } from './read-item.ts'

/** A prompt of another language in English words and English order. */
export interface Glossed {
  readonly english: string
  /** Its words that nobody knows, where others are known. */
  readonly unread: readonly string[]
}

/** Writes a prompt of another language in English, as far as its words are known. */
export function toEnglish(text: string, spoken: string): Glossed {
  if (isKin(spoken)) return toEnglish(inHindi(text.toLowerCase(), spoken), 'hi')
  const language = spoken === 'zh-hant' ? 'zh' : spoken === 'sr' ? 'hr' : spoken
  const framed = language === 'zh' ? inFrames(simplified(text), glossOf(language)) : null
  if (framed !== null) return { english: framed, unread: [] }
  const body = (language === 'zh' ? withLists(simplified(text)) : text)
    .replaceAll('İ', 'i')
    .toLowerCase()
    .replace(/'(?=\p{L})/gu, "' ")
    .replace(/[、，]/g, ', ')
    .replace(/[。！？।]/g, '. ')
  const asked = mended(
    withParticles(
      withoutThere(withoutAsking(marked(body, language), language), language),
      language,
    ),
    language,
  )
  const plain = pronounsBehind(respell(asked, language), language)
  const all = withMembers(sentences(readItems(plainLetters(plain, language), language)), language)
  const known = withoutUnread(all)
  const ordered = whomBehind(orderItems(byNeighbours(asHours(known), language), language))
  const counted = manyByDeed(inPlural(withPronouns(ordered, language)), language)
  const items = toldInFull(asToldBefore(counted, language))
  const english = withArticlesIn(items, language)
    .map(({ gloss }) => gloss)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { english, unread: unreadWords(all, known) }
}

const glossOf =
  (language: string) =>
  (part: string): string =>
    toEnglish(part, language).english

/** Letters that are syllables: two of them are a word. */
const DENSE = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]{2}/u

/** Words of a letter or two are small words that tell little. */
function unreadWords(all: readonly Item[], known: readonly Item[]): readonly string[] {
  const lost = all.filter((item) => !known.includes(item)).map(({ gloss }) => gloss)
  return lost.filter((word) => word.length > 3 || DENSE.test(word))
}

function marked(body: string, language: string): string {
  if (language === 'hi') return manyWhoAct(inDevanagari(body))
  if (DRAVIDIAN.test(language)) return withoutEndings(body, language)
  if (language === 'hr') return inLatin(body)
  if (language === 'ja') return asOneDeed(body)
  return language === 'vi' ? markVietnamese(body) : body
}

function readItems(body: string, language: string): readonly Item[] {
  const items: Item[] = []
  let at = 0
  while (at < body.length) {
    at += language === 'vi' ? classifierAt(body, at) : readPrefix(items, body, { at, language })
    const formed = inflectedAt(body, at, language)
    if (formed !== null) {
      addFormed(items, formed.items, language)
      at += formed.length
      continue
    }
    const joined = compoundAt(body, at, language)
    if (joined !== null) {
      items.push(...joined.items)
      at += joined.length
      continue
    }
    const [item, length, ending = ''] =
      emojiAt(body, at, items.at(-1)) ?? readItem(body, at, language)
    if (isGenitive(items, body.slice(at, at + length), language)) items.push(binding('of'))
    if (item !== null)
      addRead(items, item, {
        language,
        ending,
        word: body.slice(at, at + length),
        rest: body.slice(at + length),
      })
    at += Math.max(1, length)
  }
  return items
}

function addRead(items: Item[], item: Item, spelling: Spelling): void {
  if (item.gloss === UNSAID) return
  if (item.gloss === 'of the') addOfThe(items)
  else if (spelling.word === 'van' && items.at(-1)?.kind === 'noun') items.push(binding('of'))
  else if (item.kind === 'noun') addNoun(items, item, spelling)
  else if (
    item.kind === 'binding' &&
    isPostposition(item.gloss, spelling.language) &&
    !leads(items, spelling)
  )
    putBefore(items, item.gloss)
  else addItem(items, item, spelling)
}

/** 轻轻地, 非常: the meaning in our tables of words that tell of nothing that a film shows. */
const UNSAID = '…'

/** "La puerta del castillo", "coupe du pain": whose it is behind a noun, some of it elsewhere. */
function addOfThe(items: Item[]): void {
  const owned = /^(?:noun|adjective)$/.test(items.at(-1)?.kind ?? '')
  items.push(...(owned ? [binding('of')] : []), binding('the'))
}

/** 갈매기들이, イルカたち, நாய்கள்: the particle says that they are several. */
function addItem(items: Item[], item: Item, { language, word }: Spelling): void {
  const last = items.at(-1)
  const several = language === 'ja' ? /^(?:たち|達)$/ : language === 'ko' ? /^들/ : /^many$/
  const many = item.kind === 'particle' && several.test(item.gloss)
  if (many && last?.kind === 'noun') items.splice(-1, 1, { ...last, gloss: pluralOf(last.gloss) })
  items.push(item)
  // 站在山顶, 倒进杯子: a verb that is written in one with where it leads.
  const open = language === 'zh' && item.kind === 'verb' && /ing(?: up)?$/.test(item.gloss)
  // 行进 is marching, and into nothing.
  const [leads] = open ? (/(?:[在到入向]|(?<![行前推挺])进)$/u.exec(word) ?? []) : []
  if (leads !== undefined) items.push({ gloss: leads, kind: 'particle' })
}

interface Spelling {
  readonly language: string
  readonly word: string
  readonly ending: string
  readonly rest: string
}

/** A noun, and what its ending says. */
function addNoun(items: Item[], noun: Item, spelling: Spelling): void {
  const { language, word, ending } = spelling
  if (isPath(noun.gloss, word, language)) putBefore(items, 'through')
  if (isMeans(items, spelling)) addWith(items)
  const before = language === 'hu' ? hungarianCase(ending === '' ? word : ending) : null
  if (before !== null) putBefore(items, before)
  addThe(items, spelling)
  const many = isDoneTo(items, word, language) && !isOfOne(noun.gloss)
  items.push(many ? { ...noun, gloss: pluralOf(noun.gloss) } : noun)
  const marked =
    language === 'tr' ? turkishCase(ending) : language === 'bn' ? bengaliCase(ending) : null
  if (marked !== null) items.push({ gloss: marked, kind: 'particle' })
}

/** Fuglene, drengen: the ones that were told of. */
function addThe(items: Item[], { language, ending }: Spelling): void {
  if (!/^(?:da|nb)$/.test(language) || /^(?:the|his)$/.test(items.at(-1)?.gloss ?? '')) return
  if (/^(?:.?e[nt]|.?ene|.?erne|n|t|ne|rne)$/.test(ending)) items.push(binding('the'))
}

/** «Острым топором»: before what is said of the noun. */
function addWith(items: Item[]): void {
  const behind = items.findLastIndex(({ kind }) => kind !== 'adjective')
  items.splice(behind + 1, 0, binding('with'))
}

/** Pitkin jokea, ilman hattua: some stand before their noun, too. */
function leads(items: readonly Item[], { language, word }: Spelling): boolean {
  if (language !== 'fi') return false
  return items.at(-1)?.kind !== 'noun' || /^(?:jo(?:i)?lla on|ilman)$/.test(word)
}

function isPostposition(gloss: string, language: string): boolean {
  return (
    /^(?:hu|fi)$/.test(language) &&
    /^(?:with|on|under|over|behind|in front of|next to|between|through|around|to|along|without)$/.test(
      gloss,
    )
  )
}
