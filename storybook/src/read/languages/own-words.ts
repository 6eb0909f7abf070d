import { lookUp } from '../../lexicon/look-up.ts'
import { dictionaryOf, entriesAt, type Entry } from './dictionary.ts'
import { asFeminine } from './feminine.ts'
import type { Hit } from './hit.ts'
import type { Item } from './item.ts'
import { endsOpen } from './korean-verbs.ts'
import { isLetter } from './letters.ts'
import {
  endsAsMany,
  isDutchEnding,
  isGermanPlural,
  isInPlural,
  isOfOne,
  isSlavicPlural,
  isTurkishPlural,
  pluralOf,
} from './plurals.ts'
import { byHer, byMany, verbForm } from './verb-forms.ts'

/** The longest word of our own tables that stands here. */
export function longest(body: string, at: number, language: string): Hit | null {
  const entries = entriesAt(body, at, language)
  for (const entry of entries) {
    const { parts, gloss, kind, derived } = entry
    const length = matchParts(body, at, { parts, language })
    if (length === 0) continue
    const text = body.slice(at, at + length)
    const found = { gloss, parts, text, derived }
    const around = [
      body.slice(Math.max(0, at - 24), at),
      body.slice(at + length, at + length + 24),
    ] as const
    if (isOfOtherKind(text, kind, { entries, around, language })) continue
    const ending = parts.at(-1) === '' ? text.slice(parts.slice(0, -1).join('').length) : ''
    if (!endsSo(entry, ending, language)) continue
    if (kind === 'noun') return { item: asNoun(found, around, language), length, ending }
    const form =
      kind === 'verb'
        ? {
            form: verbForm(text, language),
            many: byMany(text, language),
            hers: byHer(text, language),
          }
        : {}
    return { item: { gloss, kind, ...form }, length, ending }
  }
  return null
}

/** Whether an entry may have such an ending. */
function endsSo(entry: Entry, ending: string, language: string): boolean {
  const { parts, derived, ends } = entry
  // 연필 is a pencil: of 연다 (opens) it has only the first letters.
  const short = language === 'ko' && derived && parts.join('').length < 2
  if (short && ends === undefined && !KOREAN_DEED.test(ending)) return false
  return mayEnd(ending, { ...entry, language }) && !isOtherWord(parts, ending, language)
}

function asNoun(found: Found, around: Around, language: string): Item {
  const { gloss, text } = found
  const said = asFeminine(gloss, [text, around[0]], language)
  const many = !isOfOne(gloss) && isMany(found, around, language)
  return { gloss: many ? pluralOf(said) : said, kind: 'noun', ...(many ? { many } : {}) }
}

interface Neighbours {
  readonly entries: readonly Entry[]
  readonly around: Around
  readonly language: string
}

function isOfOtherKind(text: string, kind: Item['kind'], near: Neighbours): boolean {
  if (kind === 'verb') return isNounHere(text, near)
  if (kind === 'adjective' && isThingHere(text, near)) return true
  return /^(?:noun|adjective)$/.test(kind) && isVerbHere(text, near)
}

/** "Por el desierto": behind an article and before no name what could be a look is a thing, if there is one of that name. */
function isThingHere(
  text: string,
  { entries, around: [before, behind], language }: Neighbours,
): boolean {
  if (
    !/^(?:it|es|pt|fr)$/.test(language) ||
    !THE.test(before) ||
    !/^(?:$|[,.]| (?:a|al|à|au|con|com|avec|de|di|y|e|et|en|em|in|bajo|sob|sous|sotto|mientras)(?!\p{L}))/u.test(
      behind,
    )
  )
    return false
  return entries.some(({ kind, parts }) => kind === 'noun' && parts.join('') === text)
}

const THE = /(?:^| )(?:l[eao]|il|el|o|un|um|uma|una|une|du|au|d?al|del|nel|sul|do|no|ao|pelo) $/

/** "Ein Loch in den Rasen": behind an article what could be a deed is a thing, if there is one of that name. */
function isNounHere(text: string, { entries, around, language }: Neighbours): boolean {
  const article = lookUp(BEFORE_NOUN, language)
  if (article?.test(around[0]) !== true) return false
  return entries.some(
    ({ kind, parts }) => kind === 'noun' && parts.length === 1 && parts[0] === text,
  )
}

const A_ROMANCE = /(?:^| )u(?:n[ao]?|ma) $/
const A_NORDIC = /(?:^| )(?:en|et|ei) (?:\p{L}+(?<!r) )?$/u
const BEFORE_NOUN: Readonly<Record<string, RegExp>> = {
  // Sur le lit: nobody reads it.
  fr: /(?:^| )(?:sur|sous|dans|avec|près) (?:le|la|du|un|une) $/,
  de: /(?:^| )(?:de[nmr]|das|die|ein|im|am|vom|zum) $/,
  it: A_ROMANCE,
  es: A_ROMANCE,
  pt: A_ROMANCE,
  ca: /(?:^| )(?:el|la|un|una|al|del|pel|els|les|seu|seva|l') $/,
  // Paa: without what is told before its root it is a roof, and nobody flies.
  sw: /(?:^|[\s,.])$/,
  da: A_NORDIC,
  nb: A_NORDIC,
}

/** "Un cameriere porta tre tazze": behind a name and before an article what could be a thing is a deed, if there is one. */
function isVerbHere(text: string, { entries, around, language }: Neighbours): boolean {
  const object =
    language === 'pt' ? /^ (?:um|uma|[ao]s?|seus?|suas?|dois|duas|três)(?= |$)/ : BEFORE_OBJECT
  if (!/^(?:it|es|pt|fr)$/.test(language) || !object.test(around[1])) return false
  const [, before = ''] = /(\p{L}{3,}) $/u.exec(around[0]) ?? []
  if (before === '' || SMALL.test(before)) return false
  return entries.some(
    ({ kind, parts }) =>
      kind === 'verb' &&
      (parts.length === 1
        ? parts[0] === text
        : parts.length === 2 && parts[1] === '' && text.startsWith(parts[0] ?? ' ')),
  )
}

const BEFORE_OBJECT =
  /^ (?:un[aoe]?|il|lo|gli|la|le|les|el|los|las|des|sa|son|su|due|tre|dos|tres|deux|trois|l' )(?= |$)/
const SMALL =
  /^(?:[dsn]?el?l[aeo]|[ad]ll[aeo]|d?al|d[eao]s?|n[ao]s?|les|las|los|une?|un[aos]+|uma|sua|seu|son|ses|aux|une|cette|avec|sous|sur|con|sin|sobre|gran|grande|sull[aeo]|dall[aeo]|vers|pour|par|por|com|sem|per|tra|que|che|qui)$/

interface Found {
  readonly gloss: string
  readonly parts: readonly string[]
  readonly text: string
  readonly derived: boolean
}

type Around = readonly [before: string, behind: string]

/** Whether a noun is of several, where a language has rules of its own for it. */
const MANY: Readonly<Record<string, (found: Found, around: Around) => boolean>> = {
  de: (found, [before]) => isManyInGerman(found, before),
  fr: (found, around) => isInPlural(found.text, around, 'fr') || isFrenchPlural(found, around[0]),
  nl: (found) => isDutchEnding(endingOf(found)),
  tr: (found) =>
    isTurkishPlural(endingOf(found), 'tr') ||
    /^(?!kiler|dolar).{2,}l[ae]r$/.test(found.parts[0] ?? ''),
  // بجعات, مهندسون: the plural of what a rule made of one.
  ar: ({ text, derived }) => /^\S+ات$/u.test(text) || (derived && text.endsWith('ون')),
  // כלבים, גבעות: what a rule made of one.
  he: ({ text }) => /(?:ים|ות)$/u.test(text) && !HEBREW_ONE.test(text),
  fa: ({ text, derived }) => derived && /(?<!اژد)(?:ها|های|هایی|هایش|ان)$/u.test(text),
  // ट्रे: a name that ends so by itself is of one.
  hi: ({ text, parts, derived }, around) =>
    (derived || parts.length === 2 || !text.endsWith('े')) && isInPlural(text, around, 'hi'),
}

/** These end like several and are one. */
const HEBREW_ONE = /(?:אחות|חנות|חיות|קברות|קניות|מים|פנים|יים|ירושלים|צעצועים)$/u

function isMany(found: Found, around: Around, language: string): boolean {
  const { parts, text, derived } = found
  const own = lookUp(MANY, language)
  if (own !== undefined) return own(found, around)
  if (/^(?:sv|da|nb|hu|ro|el)$/.test(language))
    return isGreekNeuter(found, language) || endsAsMany(endingOf(found), around[0], language)
  if (!/^(?:ru|uk|pl|cs)$/.test(language)) return isInPlural(text, around, language)
  // Монах: what has no ending is not in the plural, though it ends like one.
  const bare = parts.length === 2 && endingOf(found) === ''
  return !bare && isSlavicPlural({ noun: text, derived }, around, language)
}

/** Λουλούδια: many, while παραλία is one. */
function isGreekNeuter(found: Found, language: string): boolean {
  return language === 'el' && endingOf(found) === 'α' && found.parts[0]?.endsWith('ι') === true
}

const FRENCH_SINGULAR = /(?:^|\s)(?:une?|l[ea]|l' ?|du|au|[smt]on|[smt]a|ce|cet|cette|chaque)\s*$/

/** "Un plateau de croissants": an ending that only several have, whatever is before it. */
function isFrenchPlural(found: Found, before: string): boolean {
  const { gloss, text } = found
  if (!/[sx]$/.test(text) || FRENCH_SINGULAR.test(before)) return false
  const one = text.slice(0, -1)
  const entries = dictionaryOf('fr').get(text.charAt(0)) ?? []
  return entries.some((entry) => entry.gloss === gloss && entry.parts[0] === one)
}

function endingOf({ parts, text }: Found): string {
  return parts.length === 2 ? text.slice(parts[0]?.length) : ''
}

function isManyInGerman({ gloss, parts, text }: Found, before: string): boolean {
  const plain = withoutUmlauts(text)
  const singular = (dictionaryOf('de').get(text.charAt(0)) ?? []).find(
    (entry) =>
      entry.gloss === gloss &&
      entry.parts.length === 1 &&
      entry.parts[0] !== text &&
      plain.startsWith(withoutUmlauts(entry.parts[0] ?? ' ')),
  )
  // "Äpfel": a mark may be all that many have.
  if (singular !== undefined && plain === singular.parts[0]) return true
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
  if (/^(?:zh|ja|th)$/.test(language)) return THAI_VOWEL.test(body.charAt(at)) ? 0 : at - start
  // A Korean noun ends at its particle; without one it is only the beginning of another word.
  const rest =
    language === 'ko' && parts.length === 1
      ? KOREAN_END.test(body.slice(at, at + 8))
      : !isLetter(body.charAt(at))
  if (rest) return at - start
  return language === 'de' && parts.length === 1 ? genitiveEnd(body, start, at) : 0
}

/** ชามาให้ is tea that is brought, and no bowl (ชาม): no word ends before a vowel of its own. */
const THAI_VOWEL = /[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/

/** "Das Schloss des Königs": behind a small word of its case a name may have the ending of it. */
function genitiveEnd(body: string, start: number, at: number): number {
  const ending = /^e?s(?!\p{L})/u.exec(body.slice(at, at + 3))?.[0] ?? ''
  const owner = /(?:^| )(?:des|eines|seines|ihres|meines|dieses) (?:\p{L}+en )?$/u.test(
    body.slice(Math.max(0, start - 30), start),
  )
  return ending !== '' && owner && at - start > 2 ? at + ending.length - start : 0
}

/** What may follow a stem: aspect marks in Chinese, kana in Japanese, letters elsewhere. */
function endingEnd(body: string, from: number, language: string): number {
  let at = from
  if (language === 'zh') return /[着了过在]/.test(body.charAt(at)) ? at + 1 : at
  if (language === 'ja') return at + kanaEnding(body.slice(at, at + 12))
  while (isLetter(body.charAt(at))) at++
  return language === 'ko' && goesOnKorean(body.slice(from, at), body.slice(at, at + 6))
    ? endingEnd(body, at + 2, language)
    : at
}

/** 앉아 있는, 던져 주는: what goes with a deed and is none of its own. */
function goesOnKorean(said: string, next: string): boolean {
  if (next.startsWith(' 있')) return true
  return HELPS.test(next) && (said === '' || endsOpen(said))
}

const HELPS =
  /^ (?:주(?:고|는|며|면서|었다|던|시는|어)|준다?|줍니다|줘|줬다|드(?:리는|린다|려)|버(?:리는|린다|린|렸다|려)|놓(?:는|고|은|아)|둔다?|두(?:는|고))(?=[\s,.요]|$)/

const KANA_ENDING =
  /^[ぁ-かが-きぎくけ-もゃ-よらりれ-ゎを-ん]{0,3}(?:[っいんし]?[てで](?:(?:あげ|くれ|もらっ|しまっ|おい|いっ|き)(?=[てた]))?(?:て|た)?(?:い(?:る|た|て|ます|ました|く)|る|た|くる|あげる|あげます|くれる|もらう|しまう|おく|いきます|きます)?|ながら|ました|ます|ない|[っいんし]?[ただ]|[るうくすつぬむぐぶ])/

/** 読むおばあさん: where the ending of a verb ends and the next word in kana begins. */
function kanaEnding(kana: string): number {
  return (KANA_ENDING.exec(kana) ?? /^[ぁ-んー]*/.exec(kana))?.[0].length ?? 0
}

const KOREAN_END =
  /^(?:들이|들은|들을|들의|들과|들에게서|들에게|들한테|들도|들|로부터|으로부터|에게서|한테서|에게는|에서는|에는|에서도|에도|에서|에게|한테|께서|까지|부터|으로|이랑|랑|하고|이|가|은|는|을|를|에|의|와|과|로|도)?(?=[\s,.]|$)/

/** Whether a word of the language may end so; one that a rule made is not any longer word. */
function mayEnd(
  ending: string,
  {
    language,
    derived,
    kind,
    ends,
  }: Pick<Entry, 'derived' | 'kind' | 'ends'> & { readonly language: string },
): boolean {
  if (ends !== undefined) return ends.test(ending)
  // থামাচ্ছে, আঁকছে: deeds have endings of their own.
  if (language === 'bn') return kind === 'verb' || BENGALI_ENDING.test(ending)
  if (!derived) return true
  if (/^(?:da|nb)$/.test(language)) return kind !== 'noun' || SCANDINAVIAN_ENDING.test(ending)
  return language !== 'tr' || TURKISH_ENDING.test(ending)
}

/** «Козак» is no goat: behind a short stem only the endings of nouns may follow. */
function isOtherWord(parts: readonly string[], ending: string, language: string): boolean {
  if (!/^(?:ru|uk)$/.test(language) || parts.length !== 2 || ending === '') return false
  return (parts[0] ?? '').length < 4 && /^(?:ак|яр|ар|ник|ист|щик)/.test(ending)
}

const KOREAN_DEED = /^(?:다가?|던|고|습니다|어[요서]?|는데|다고|다는|게|지)?(?: .+)?$/

const BENGALI_ENDING =
  /^(?:টি|টা|টির|টিকে|টাকে|গুলি|গুলো|গুলোকে|রা|দের|দেরকে)?(?:কে|ে|তে|য়|য়|র|ের|ের|এর|য়ের|য়ের|ই)?$/u

/** Hunden, hundene; katten, katterne: a consonant may be doubled. */
const SCANDINAVIAN_ENDING = /^(?:[bdfgklmnprst]?(?:e|en|et|er|ene|erne)|n|t|r|ne|rne|a)?s?$/

const TURKISH_ENDING =
  /^(?:l[ae]r)?(?:(?:s?[ıiuü])?n?[dt][ae](?:n|ki)?|(?:s?[ıiuü])?[yn]?[ıiuüae]|(?:s?[ıiuü])?n?[ıiuü]n|(?:s?[ıiuü])?y?l[ae]|l[ıiuü]|s[ıiuü]z?)?$/
