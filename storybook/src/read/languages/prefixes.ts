import { lookUp } from '../../lexicon/look-up.ts'
import type { Item } from './item.ts'
import { isLetter, wordAt } from './letters.ts'
import { longest } from './own-words.ts'
import { pictureAt } from './picture-words.ts'

interface Place {
  readonly at: number
  readonly language: string
}

/** Small words that are written in one with what follows: بفستان, ביער. How many letters of them were read. */
export function readPrefix(items: Item[], body: string, { at, language }: Place): number {
  const prefixes = lookUp(PREFIXES, language)
  if (prefixes === undefined || isLetter(body.charAt(at - 1))) return 0
  // את: what follows is the object.
  if (language === 'he' && wordAt(body, at, language) === 'את') return 2
  if (isWord(body, at, language)) return 0
  const [letters, gloss] =
    prefixes.find(
      ([start]) => body.startsWith(start, at) && isKnown(body, at + start.length, language),
    ) ?? NONE
  // מתחת לעץ: "under" is enough.
  // لقطة لنحلة: and so is what is shown.
  const said = gloss === 'to' && /^(?:binding|film)$/.test(items.at(-1)?.kind ?? '')
  if (gloss !== '' && !said) items.push({ gloss, kind: 'binding' })
  return letters.length
}

/** Con gấu trúc: how many letters the word that counts has, where a longer name stands behind it. */
export function classifierAt(body: string, at: number): number {
  const word = isLetter(body.charAt(at - 1)) ? '' : wordAt(body, at, 'vi')
  if (!/^(?:con|chú|cây|quả|trái|bông|ngôi|căn|tòa|ngọn|đoàn|bức|cuốn|cánh)$/.test(word)) return 0
  const from = at + word.length + 1
  const whole = longest(body, at, 'vi')
  const named = longest(body, from, 'vi')
  const ends = whole === null ? 0 : at + whole.length
  return named !== null && named.item.kind === 'noun' && from + named.length > ends ? from - at : 0
}

const NONE = ['', ''] as const

const PREFIXES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ar: [
    ['وال', 'and'],
    ['بال', 'with'],
    ['لل', 'to'],
    ['و', 'and'],
    // فيركض: and so he runs.
    ['ف', 'and'],
    ['ب', 'with'],
    ['ل', 'to'],
  ],
  he: [
    ['וה', 'and'],
    ['שה', 'that'],
    ['מה', 'from'],
    ['ה', ''],
    ['ו', 'and'],
    ['ב', 'in'],
    ['ל', 'to'],
    ['מ', 'from'],
    ['ש', 'that'],
  ],
}

/** ونحلة: the names of pictures are found behind their small words, too, and those would be lost. */
function isWord(body: string, at: number, language: string): boolean {
  if (!isKnown(body, at, language)) return false
  const joined = language === 'ar' && body.startsWith('و', at)
  return !joined || longest(body, at, language) !== null || !isKnown(body, at + 1, language)
}

/** Whether a whole word of the language stands here. */
function isKnown(body: string, at: number, language: string): boolean {
  const own = longest(body, at, language)
  if (own !== null) return true
  return /^(?:he|ar)$/.test(language) && pictureAt(wordAt(body, at, language), 0, language) !== null
}
