import { lookUp } from '../../lexicon/look-up.ts'
import { knowsWord } from './knows-word.ts'
import { wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { baseVerb, singular } from '../../lexicon/morphology.ts'
import { joinDeeds } from '../words/deed-words.ts'
import { placeWord } from '../words/place-words.ts'
import { hasPicture } from '../../lexicon/find-picture.ts'
import { frequencyOf, sensesOf } from '../../lexicon/wordnet.ts'
import { isMarathi } from './kin/marathi.ts'
import { isLatinHindi } from './plain-hindi.ts'
import { inLatin } from './serbian.ts'
import { hasTable, smallWordsOf, TYPED } from './small-words.ts'
import { isTraditional } from './traditional.ts'

/** Looking up all of 4,000 letters in the tables of fourteen languages took three seconds. */
const WORDS_THAT_TELL = 60

/** The language of a prompt, by its script and its small words. English when in doubt. */
export function detectLanguage(prompt: string): string {
  const text = prompt.replaceAll('İ', 'i').toLowerCase()
  const all = text.replace(/\bvs\b|\bversus\b/g, ' ').match(/\p{L}+/gu) ?? []
  const words = all.slice(0, WORDS_THAT_TELL)
  return byScript(text) ?? (isLatinHindi(words) ? 'hi' : byWords(words))
}

interface Script {
  readonly language: string
  readonly letters: RegExp
  /** More than this share of a prompt is written so. */
  readonly above: number
}

/** Tried in this order: Japanese is written with Chinese characters, too. */
const SCRIPTS: readonly Script[] = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, above: 0 },
  { language: 'ko', letters: /\p{Script=Hangul}/gu, above: 0.2 },
  { language: 'zh', letters: /\p{Script=Han}/gu, above: 0.2 },
  { language: 'ru', letters: /\p{Script=Cyrillic}/gu, above: 0.3 },
  { language: 'th', letters: /\p{Script=Thai}/gu, above: 0 },
  { language: 'ur', letters: /[ٹڈڑںےھہۓ]/gu, above: 0.04 },
  { language: 'ar', letters: /\p{Script=Arabic}/gu, above: 0.3 },
  { language: 'he', letters: /\p{Script=Hebrew}/gu, above: 0.3 },
  { language: 'el', letters: /\p{Script=Greek}/gu, above: 0.3 },
  { language: 'cs', letters: /[ěřů]/gu, above: 0 },
  { language: 'sk', letters: /[ľĺŕ]/gu, above: 0 },
  { language: 'ro', letters: /[țș]/gu, above: 0 },
  { language: 'hu', letters: /[őű]/gu, above: 0 },
  { language: 'tr', letters: /[ığş]/gu, above: 0 },
  { language: 'vi', letters: /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/gu, above: 0 },
  { language: 'pl', letters: /[łżźśąęń]/gu, above: 0 },
  { language: 'de', letters: /ß/gu, above: 0 },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu, above: 0 },
  { language: 'bn', letters: /\p{Script=Bengali}/gu, above: 0 },
  { language: 'pa', letters: /\p{Script=Gurmukhi}/gu, above: 0 },
  { language: 'gu', letters: /\p{Script=Gujarati}/gu, above: 0 },
  { language: 'ta', letters: /\p{Script=Tamil}/gu, above: 0 },
  { language: 'te', letters: /\p{Script=Telugu}/gu, above: 0 },
  { language: 'kn', letters: /\p{Script=Kannada}/gu, above: 0 },
  { language: 'ml', letters: /\p{Script=Malayalam}/gu, above: 0 },
]

/** Letters that tell a language from another in the same script. */
const OWN_LETTERS: Partial<
  Record<string, readonly [isOwn: (text: string) => boolean, language: string]>
> = {
  zh: [isTraditional, 'zh-hant'],
  ar: [(text) => /[پچژگکی]/.test(text), 'fa'],
  hi: [isMarathi, 'mr'],
}

/** «Пожежник виносить кошеня»: without a letter of its own, the language that knows more of the words. */
function inCyrillic(text: string): string {
  if (/[ђјљњћџ]/.test(text)) return 'sr'
  if (/[іїєґ]|\p{L}['’]\p{L}/u.test(text)) return 'uk'
  if (/[ыэё]/.test(text)) return 'ru'
  const words = (text.match(/\p{L}+/gu) ?? []).slice(0, WORDS_THAT_TELL)
  // «Две бели кучета»: Russian has letters that Bulgarian lacks in nearly every sentence.
  const tongues =
    /ь(?!о)/.test(text) || words.length < 4 ? ['ru', 'uk', 'bg', 'sr'] : ['bg', 'ru', 'uk', 'sr']
  const [best = 'ru'] = mostOf(tongues, (language) =>
    language === 'sr'
      ? count(words.map(inLatin), 'hr', knowsWord)
      : count(words, language, knowsWord),
  )
  return best
}

function byScript(text: string): string | null {
  const count = (letters: RegExp): number => (text.match(letters) ?? []).length
  const all = Math.max(1, count(/\p{L}/gu))
  const script = SCRIPTS.find(({ letters, above }) => count(letters) / all > above)
  if (script === undefined) return null
  if (script.language === 'ru') return inCyrillic(text)
  const [own, language] = lookUp(OWN_LETTERS, script.language) ?? []
  return own?.(text) === true ? (language ?? null) : script.language
}

function byWords(words: readonly string[]): string {
  const scores = TYPED.map(([language, stops]) => ({
    language,
    hits: words.filter((word) => stops.has(word)).length,
  }))
  const english = words.filter(isEnglish).length / Math.max(1, words.length)
  const own = hitsOf(scores, 'en')
  const most = Math.max(...scores.map(({ hits }) => hits))
  if (saysLittle({ own, hits: most, english }, words.length)) return byKeywords(words)
  const spoken = words.length > 3 && english > 0.8 && (own > 0 || !isForeign(words))
  if (spoken || isOwn({ own, hits: most, english })) return 'en'
  if (most > own) return foreign(words, scores, { own, hits: most, english })
  return english === 1 && words.some(isPictured) ? 'en' : byKeywords(words)
}

function foreign(
  words: readonly string[],
  scores: readonly Score[],
  { hits, english }: Shares,
): string {
  if (hits >= 2 || english < 0.6) return bestKnown(words, scores, hits)
  return knowingAll(words, scores, english) ?? 'en'
}

/** "Hydrant na ulicy": one small word, and a language that knows all the others, as English does not. */
function knowingAll(
  words: readonly string[],
  scores: readonly Score[],
  english: number,
): string | null {
  if (english === 1) return null
  const spoken = scores.find(
    ({ language, hits }) =>
      hits > 0 &&
      words.every((word) => smallWordsOf(language).has(word) || knowsWord(word, language)),
  )
  return spoken?.language ?? null
}

/** "Quattro bambini giocano a calcio", "bukit es": one small word says less than all the others. */
function saysLittle({ own, hits, english }: Shares, words: number): boolean {
  if (words <= 3) return false
  return (english < 0.5 && hits <= own) || (english < 0.6 && hits === 1 && own === 0)
}

/** "Une dame traverse la rue": two small words of another language among words that English has, too. */
function isForeign(words: readonly string[]): boolean {
  const small = words.filter((word) => TYPED.some(([, stops]) => stops.has(word)))
  return new Set(small).size > 1
}

interface Shares {
  /** Small words of English, and of the language that has most of them. */
  readonly own: number
  readonly hits: number
  /** The share of words that English has. */
  readonly english: number
}

function isOwn({ own, hits, english }: Shares): boolean {
  return own > 0 && (own >= hits || english === 1)
}

function hitsOf(scores: readonly Score[], wanted: string): number {
  return scores.find(({ language }) => language === wanted)?.hits ?? 0
}

interface Score {
  readonly language: string
  readonly hits: number
}

/** "Un niño le da": a letter that only one of them has. */
const OWN_LATIN: readonly (readonly [RegExp, string])[] = [
  [/ñ/, 'es'],
  [/(?:ão|ões|ães)$/, 'pt'],
  [/ß/, 'de'],
]

/** "Un" and "la" are Spanish and Italian: of equals the one that knows more of the other words. */
function bestKnown(words: readonly string[], scores: readonly Score[], most: number): string {
  const lettered = OWN_LATIN.find(
    ([letters, language]) =>
      hitsOf(scores, language) > 0 && words.some((word) => letters.test(word)),
  )
  if (lettered !== undefined) return lettered[1]
  const mostOften = scores.filter(({ hits }) => hits === most).map(({ language }) => language)
  const equals = knowLittle(words, mostOften) ? spokenAtAll(scores) : mostOften
  const likely = equals.filter((language) => !isOfKin(language, equals, words))
  const [own, ...others] = mostOf(likely, (language) => count(words, language, knowsWord))
  // The names of pictures take a megabyte for each language.
  if (own !== undefined && others.length === 0) return own
  const [best = 'en'] = mostOf(likely, (language) => count(words, language, namesPicture))
  return best
}

/** "Pantai di musim semi, zoom in": two small words of a language that knows hardly any of the others. */
function knowLittle(words: readonly string[], languages: readonly string[]): boolean {
  const known = languages.map((language) => count(words, language, knowsWord))
  return words.length > 3 && Math.max(...known) < words.length * LITTLE
}

const LITTLE = 0.4

const spokenAtAll = (scores: readonly Score[]): readonly string[] =>
  scores
    .filter(({ hits, language }) => hits > 0 && language !== 'en')
    .map(({ language }) => language)

/** «Hrajú na ulici», "a la lluna, pintura a l'oli": whether another of them is spelt so. */
function isOfKin(language: string, equals: readonly string[], words: readonly string[]): boolean {
  if (language === 'cs') return equals.includes('sk') && isRatherSlovak(words)
  return language === 'es' && equals.includes('ca') && words.some(isCatalan)
}

/** «Tancuje v daždi pod lampou»: long, with marks, and none of those that Czech has besides. */
function isRatherSlovak(words: readonly string[]): boolean {
  if (words.some(isSlovak)) return true
  const marked = words.length > 4 && words.some((word) => /[áéíýčšžďťň]/.test(word))
  return marked && count(words, 'sk', knowsWord) >= count(words, 'cs', knowsWord)
}

function isCatalan(word: string): boolean {
  return /^[ld]$|[çàèò]|ny$|^ll?$/.test(word)
}

/** Hrajú, hradom, železničnej: as no Czech word ends or is spelt. */
function isSlovak(word: string): boolean {
  return /.ú|[äôľĺŕ]|.(?:om|ej|och|iach)$|[bdmnprvz]i[ae]/.test(word)
}

function mostOf(
  languages: readonly string[],
  known: (language: string) => number,
): readonly string[] {
  if (languages.length < 2) return languages
  const counts = languages.map(known)
  const most = Math.max(...counts)
  return languages.filter((_, at) => counts[at] === most)
}

function count(
  words: readonly string[],
  language: string,
  knows: (word: string, language: string) => boolean,
): number {
  return words.filter((word) => knows(word, language)).length
}

function namesPicture(word: string, language: string): boolean {
  return wordsOfLanguage(language).has(word) || knowsWord(word, language)
}

function isPictured(word: string): boolean {
  return hasPicture(singular(word))
}

function isEnglish(word: string): boolean {
  return (
    sensesOf(singular(word), 'noun').length > 0 ||
    baseVerb(word) !== null ||
    frequencyOf(word, 'adjective') > 0 ||
    smallWordsOf('en').has(word)
  )
}

/** Without small words ("gato negro") the names of pictures decide. */
function byKeywords(words: readonly string[]): string {
  const text = words.join(' ')
  // "Kung fu panda" is no Swedish king.
  if (placeWord(text) !== null || joinDeeds(text) !== text) return 'en'
  let best = { language: 'en', hits: words.filter(isCommonEnglish).length }
  for (const language of [
    'es',
    'fr',
    'de',
    'pt',
    'it',
    'nl',
    'pl',
    'sv',
    'da',
    'nb',
    'ms',
    'tr',
    'vi',
    'cs',
    'ro',
    'hu',
    'fi',
    'sw',
    'tl',
    'hr',
    'ca',
    'sk',
  ]) {
    const known = wordsOfLanguage(language)
    const small = hasTable(language) ? smallWordsOf(language) : NONE
    const hits = words.filter(
      (word) => known.has(word) || small.has(word) || knowsWord(word, language),
    ).length
    const kin = language === 'sk' && best.language === 'cs' && hits >= best.hits - 1
    if (hits > best.hits || (kin && words.some(isSlovak))) best = { language, hits }
  }
  return best.language
}

const NONE: ReadonlySet<string> = new Set()

function isCommonEnglish(word: string): boolean {
  const one = singular(word)
  const counted =
    frequencyOf(one, 'noun') +
    frequencyOf(word, 'adjective') +
    frequencyOf(baseVerb(word) ?? '', 'verb')
  return counted > 0 || hasPicture(one) || placeWord(word) !== null
}
