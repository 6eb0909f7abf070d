import { lookUp } from '../../lexicon/look-up.ts'
import type { ItemKind } from './item.ts'

/** The forms in which a word of a table is written, by the rules of its language. */
export function writtenForms(word: string, kind: ItemKind, language: string): readonly string[] {
  if (language === 'ar') return arabicForms(word, kind)
  if (language === 'ko') return koreanForms(word)
  // گربه‌ای, سگش: a Persian noun with "a" or "his".
  if (language === 'fa' && /^(?:noun|adjective)$/.test(kind) && !word.includes(' '))
    return [word, `${word}ی`, `${word}ش`, `${word}\u200cای`]
  if (language === 'tr' && kind === 'noun') return turkishForms(word)
  if (language === 'hi' && /^(?:noun|adjective)$/.test(kind)) return hindiForms(word)
  // Bengali nouns take their case as an ending: see own-words.ts.
  return language === 'bn' && kind === 'noun' ? [`${word}*`] : [word]
}

/** Ev, evin, evde; kitap, kitabı: a last consonant softens before a vowel. */
function turkishForms(word: string): readonly string[] {
  if (/[*\s]$/.test(word) || word.length < 2) return [word]
  const soft = lookUp(SOFT, word.at(-1) ?? '')
  const softened = soft === undefined || word.length < 4 ? [] : [`${word.slice(0, -1)}${soft}*`]
  return [word, `${word}*`, ...softened]
}

const SOFT: Readonly<Record<string, string>> = { k: 'ğ', p: 'b', ç: 'c', t: 'd' }

/** किला, किले, किलों; बिल्ली, बिल्लियाँ; फूल, फूलों: before a small word, and of many. */
function hindiForms(word: string): readonly string[] {
  if (/[*\s]/.test(word)) return [word]
  if (word.endsWith('ा')) return ['ा', 'े', 'ों'].map((end) => word.slice(0, -1) + end)
  if (word.endsWith('ी'))
    return [word, ...['ियाँ', 'ियां', 'ियों'].map((end) => word.slice(0, -1) + end)]
  return /[क-ह]़?$/.test(word) ? [word, `${word}ों`, `${word}ें`] : [word]
}

/** Arabic writes its article in one word with the noun. */
function arabicForms(word: string, kind: ItemKind): readonly string[] {
  if (kind === 'verb' && /^[يت][\u0621-\u064a]{2,}$/u.test(word)) return arabicVerb(word)
  if (!/^[\u0621-\u064a]{3,}/u.test(word) || /^(?:ال|على|في|عند|تحت|فوق)/u.test(word)) return [word]
  // كتاب, كتابا: the object has an ending of its own.
  const object = word.endsWith('ا') || word.endsWith('ة') || word.includes(' ') ? [] : [`${word}ا`]
  // دب قطبي, الدب القطبي: the adjective takes the article of its noun.
  const definite = /^\S+ (?!ال)\S+$/u.test(word) ? [`ال${word.replace(' ', ' ال')}`] : []
  // كلب, كلبه, كلبها: whose it is.
  const stem = word.replace(/ة$/u, 'ت')
  const owned = word.includes(' ') || kind !== 'noun' ? [] : [`${stem}ه`, `${stem}ها`]
  const led = [word, `ال${word}`]
  const two = kind === 'adjective' ? arabicTwo(word) : []
  return [...led, ...object, ...definite, ...owned, ...two]
}

/** صغير, صغيران; بيضاء, بيضاوان; بجعة, بجعتان: of two. */
export function arabicTwo(word: string): readonly string[] {
  const stem = word.replace(/ة$/u, 'ت').replace(/اء$/u, 'او')
  return word.includes(' ') ? [] : [`${stem}ان`, `${stem}ين`]
}

/** يقفز, تقفز, يقفزان, يقفزون: he, she, two and many. */
function arabicVerb(word: string): readonly string[] {
  const stem = word.slice(1)
  const many = stem.replace(/[يىو]$/u, '')
  return ['ي', 'ت'].flatMap((who) => [
    who + stem,
    `${who}${stem.replace(/ى$/u, 'ي')}ان`,
    `${who}${many}ون`,
  ])
}

/** A Korean stem before its ending takes sounds into its last syllable: 달리* is also 달린*, 놀* also 논*. */
function koreanForms(word: string): readonly string[] {
  const found = /^(.*)([가-힣])\*$/.exec(word)
  if (found === null) return [word]
  const [, start = '', last = ''] = found
  const code = (last.codePointAt(0) ?? 0) - HANGUL
  const final = code % FINALS
  const bare = code - final
  const added = final === 0 ? [N, L, SS] : final === L ? [N] : []
  const forms = added.map((sound) => `${start}${String.fromCodePoint(HANGUL + bare + sound)}*`)
  return [word, ...forms]
}

const HANGUL = 0xac00
const FINALS = 28
const N = 4
const L = 8
const SS = 20
