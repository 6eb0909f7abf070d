import { lookUp } from '../../lexicon/look-up.ts'
import type { ItemKind } from './item.ts'
import { agreeing } from './verb-agreement.ts'
import { agreeingInEast, withinWord } from './verb-agreement-east.ts'
import { agreeingFurther } from './verb-agreement-further.ts'
import { ekavian } from './serbian.ts'

type Forms = (word: string) => readonly string[]

/** The forms of nouns and adjectives, and of nouns alone, where a language has rules for them. */
const NAMES: Readonly<Record<string, Forms>> = {
  hi: hindiForms,
  fa: persianForms,
  he: hebrewForms,
}
const NOUNS: Readonly<Record<string, Forms>> = {
  tr: turkishForms,
  // Mit drei Äpfeln: whom or what many is done to or with.
  de: (word) => [word, ...(/^[^\s*]{3,}e[lr]?$/.test(word) ? [`${word}n`] : [])],
  fr: (word) => [word, ...inS(word)],
  es: (word) => [word, ...inS(word)],
  pt: (word) => [word, ...inS(word)],
  pl: (word) => [...polishForms(word), ...manyOf(word, 'ek')],
  // На гілці: before the ending of a place, too, the consonant changes.
  uk: (word) => [word, ...manyOf(word, 'ок'), ...manyOf(word, 'ці'), ...inPlaceOf(word)],
  ru: (word) => [word, ...manyOf(word, /[шжч]к\*$/.test(word) ? 'ек' : 'ок')],
  cs: (word) => [word, ...manyOf(word, 'ek')],
  // Baluni ya hewa, baluni za hewa: of several.
  sw: (word) => (word.includes(' ya ') ? [word, word.replace(' ya ', ' za ')] : [word]),
  da: (word) => scandinavianForms(word),
  nb: (word) => [
    ...scandinavianForms(word),
    ...(/^[^\s*]{3,}e$/.test(word) ? [`${word.slice(0, -1)}a`] : []),
  ],
  // Bengali nouns take their case as an ending: see own-words.ts.
  bn: (word) => [`${word}*`],
}

/** The forms in which a word of a table is written, by the rules of its language. */
export function writtenForms(word: string, kind: ItemKind, language: string): readonly string[] {
  if (language === 'ar') return arabicForms(word, kind)
  if (language === 'ko')
    return withoutParticle(word, /(?<=[가-힣])[을를](?= )/u).flatMap((form) => koreanForms(form))
  if (language === 'ja') return withoutParticle(word, /(?<=..)を(?=.)/u)
  if (language === 'hr') return ekavian(word).flatMap((form) => croatianForms(form, kind))
  if (kind === 'binding') return withArticles(word, language)
  if (kind === 'verb')
    return [
      word,
      ...agreeing(word, language),
      ...agreeingInEast(word, language),
      ...agreeingFurther(word, language),
    ]
  const noun = kind === 'noun' ? lookUp(NOUNS, language) : undefined
  const name = /^(?:noun|adjective)$/.test(kind) ? lookUp(NAMES, language) : undefined
  return (noun ?? name)?.(word) ?? [word]
}

function croatianForms(word: string, kind: ItemKind): readonly string[] {
  return kind === 'verb' ? [word, ...agreeingFurther(word, 'hr')] : [word]
}

const ARTICLES: Readonly<Record<string, readonly [RegExp, readonly string[]]>> = {
  es: [/ de$/, [' del']],
  fr: [/ de$/, [' du', ' des', " d'"]],
  pt: [/ de$/, [' do', ' da', ' dos', ' das']],
  it: [
    / (?:di|a)$/,
    [
      ' del',
      ' dello',
      ' della',
      ' dei',
      ' degli',
      ' delle',
      " d'",
      ' al',
      ' allo',
      ' alla',
      ' ai',
      ' agli',
      ' alle',
      " dell'",
      " all'",
    ],
  ],
}

/** "Encima de", "encima del": a small word that ends in "of" takes the article of its noun. */
function withArticles(word: string, language: string): readonly string[] {
  const [end, articles] = lookUp(ARTICLES, language) ?? []
  if (end?.test(word) !== true) return [word]
  return [word, ...(articles ?? []).map((article) => word.replace(end, article))]
}

/** گربه‌ای, سگش, گربه‌ها, کودکان: a Persian noun with "a" or "his", and of many. */
function persianForms(word: string): readonly string[] {
  if (word.includes(' ') || word.includes('*')) return [word]
  const several = ['ها', 'های', 'هایی', 'هایش'].flatMap((end) => [
    `${word}\u200c${end}`,
    word + end,
  ])
  const living = word.endsWith('ه') ? `${word.slice(0, -1)}گان` : `${word}ان`
  return [word, `${word}ی`, `${word}ش`, `${word}\u200cای`, ...several, living]
}

/** כלב, כלבים; גבעה, גבעות, גבעת; חום, חומה, חומות: of many, and as its noun is. */
function hebrewForms(word: string): readonly string[] {
  if (word.includes(' ') || word.length < 2 || /(?:ים|ות|יים)$/u.test(word)) return [word]
  if (word.endsWith('ה')) return [word, ...['ות', 'ים', 'ת'].map((end) => word.slice(0, -1) + end)]
  if (word.endsWith('ת')) return [word, `${word.slice(0, -1)}ות`, `${word}ות`]
  return [word, ...['ים', 'ות', 'ה', 'י'].map((end) => withinWord(word) + end)]
}

/** Ev, evin, evde; kitap, kitabı: a last consonant softens before a vowel. */
function turkishForms(word: string): readonly string[] {
  if (/[*\s]$/.test(word) || word.length < 2) return [word]
  const soft = lookUp(SOFT, word.at(-1) ?? '')
  const softened = soft === undefined || word.length < 4 ? [] : [`${word.slice(0, -1)}${soft}*`]
  return [word, `${word}*`, ...softened]
}

const SOFT: Readonly<Record<string, string>> = { k: 'ğ', p: 'b', ç: 'c', t: 'd' }

/** Hund, hunden, hunde; kat, katten: what may follow is told in own-words.ts. */
function scandinavianForms(word: string): readonly string[] {
  return /^[^\s*]{2,}$/.test(word) ? [word, `${word}*`] : [word]
}

/** Planeta, planecie; most, moście: the consonant before the ending of a place. */
function polishForms(word: string): readonly string[] {
  const stem = word.replace(/\*$/, '')
  const soft = lookUp(POLISH_SOFT, stem.at(-1) ?? '')
  if (soft === undefined || stem.length < 3 || /[\s*[]/.test(stem)) return [word]
  return [word, stem.slice(0, -1) + soft]
}

/** Table, tables: several of what ends in a vowel. */
function inS(word: string): readonly string[] {
  return /^[^\s*]{2,}[aeoéà]$/u.test(word) ? [`${word}s`] : []
}

/** Капелюх, у капелюсі; нога, нозі. */
function inPlaceOf(word: string): readonly string[] {
  if (word.endsWith('х*')) return [`${word.slice(0, -2)}сі`]
  return word.endsWith('г*') ? [`${word.slice(0, -2)}зі`] : []
}

/** Качк*, п'ять качок; kaczk*, pięć kaczek: several of what ends in -ka. */
function manyOf(word: string, ending: string): readonly string[] {
  // Слонёнок is one.
  const ka = /[^аеиіоуьйaeiouyąęáíéů\s][кk]\*$/u.test(word) && !/[ёо]нк\*$/u.test(word)
  return ka ? [word.slice(0, -2) + ending] : []
}

const POLISH_SOFT: Readonly<Record<string, string>> = {
  t: 'cie',
  d: 'dzie',
  r: 'rze',
  ł: 'le',
  k: 'ce',
  g: 'dze',
}

/** किला, किले, किलों; बिल्ली, बिल्लियाँ; फूल, फूलों: before a small word, and of many. */
function hindiForms(word: string): readonly string[] {
  // टोकरी*, टोकरियाँ: before the ending of many the last vowel is short.
  if (/^[^\s*]+ी\*$/u.test(word))
    return [word, ...['ियाँ', 'ियां', 'ियों'].map((end) => word.slice(0, -2) + end)]
  if (/[*\s]/.test(word)) return [word]
  if (word.endsWith('ा'))
    return ['ा', 'े', 'ों', 'ाओं', 'ाएं', 'ाएँ'].map((end) => word.slice(0, -1) + end)
  if (word.endsWith('ी'))
    return [word, ...['ियाँ', 'ियां', 'ियों'].map((end) => word.slice(0, -1) + end)]
  // कद्दू, कद्दुओं; छात्र, छात्रों.
  if (word.endsWith('ू')) return [word, ...['ुओं', 'ुएं', 'ुएँ'].map((end) => word.slice(0, -1) + end)]
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
  const owned =
    word.includes(' ') || kind !== 'noun'
      ? []
      : ['ه', 'ها', 'ي', 'نا', 'هم'].map((whose) => stem + whose)
  const many = arabicMany(word, kind)
  const led = [word, `ال${word}`]
  const two = kind === 'adjective' ? arabicTwo(word) : []
  return [...led, ...many, ...object, ...definite, ...owned, ...two]
}

/** بجعة, بجعات; مهندس, مهندسون: several, by the ending. */
function arabicMany(word: string, kind: ItemKind): readonly string[] {
  if (kind !== 'noun' || word.includes(' ')) return []
  const many = word.endsWith('ة') ? `${word.slice(0, -1)}ات` : `${word}ون`
  return [many, `ال${many}`]
}

/** أطفال, طيور, كلاب: plurals that change the word from within; of the last kind, only beside كلب. */
export function isBrokenPlural(word: string, one: string): boolean {
  if (/^ال|ة$/u.test(word)) return false
  if (/^(?:أ..ا.|..و.|.(.)\1)$/u.test(word)) return true
  return word !== one && /^(?:..ا.|.وا..|.وا.ي.)$/u.test(word) && rootOf(word) === rootOf(one)
}

function rootOf(word: string): string {
  return word.replaceAll(/[اوي]/gu, '')
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

/** 커피를 마시*, 커피 마시*: in talk the object goes without its particle. */
function withoutParticle(word: string, particle: RegExp): readonly string[] {
  const bare = word.replace(particle, '')
  return bare === word ? [word] : [word, bare]
}

/** A Korean stem before its ending takes sounds into its last syllable: 달리* is also 달린*, 놀* also 논*. */
function koreanForms(word: string): readonly string[] {
  const found = /^(.*)([가-힣])\*$/.exec(word)
  if (found === null) return [word]
  const [, start = '', last = ''] = found
  const code = (last.codePointAt(0) ?? 0) - HANGUL
  const final = code % FINALS
  const bare = code - final
  // 팔다, 파는: the l is lost before an n.
  const lost = final === L ? [`${start}${String.fromCodePoint(HANGUL + bare)}는*`] : []
  const added = final === 0 ? [N, L, SS] : final === L ? [N] : []
  const forms = added.map((sound) => `${start}${String.fromCodePoint(HANGUL + bare + sound)}*`)
  return [word, ...forms, ...lost]
}

const HANGUL = 0xac00
const FINALS = 28
const N = 4
const L = 8
const SS = 20
