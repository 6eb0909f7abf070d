import { lookUp } from '../../lexicon/look-up.ts'

type Forms = (phrase: string) => readonly string[]

/** The other forms of a deed that a table has once. */
const FORMS: Readonly<Record<string, Forms>> = { he: hebrew, fa: persian, bn: bengali }

export function agreeingInEast(phrase: string, language: string): readonly string[] {
  return phrase.includes('*') ? [] : (lookUp(FORMS, language)?.(phrase) ?? [])
}

const WITHIN: Readonly<Record<string, string>> = { ם: 'מ', ן: 'נ', ץ: 'צ', ף: 'פ', ך: 'כ' }

/** חום before an ending: some letters have another form at the end of a word. */
export function withinWord(word: string): string {
  const last = word.at(-1) ?? ''
  return word.slice(0, -1) + (lookUp(WITHIN, last) ?? last)
}

/** פותח, פותחת, פותחים, פותחות; קונה, קונים; רץ, רצה: he, she and many. */
function hebrew(phrase: string): readonly string[] {
  const [deed = '', ...rest] = phrase.split(' ')
  if (deed.length < 2 || /(?:ת|ים|ות)$/u.test(deed)) return []
  const open = deed.endsWith('ה')
  const stem = open ? deed.slice(0, -1) : withinWord(deed)
  const hers = open ? [] : [deed.length < 3 ? 'ה' : 'ת']
  return [...hers, 'ים', 'ות'].map((ending) => [stem + ending, ...rest].join(' '))
}

const NAMES_OF_DEEDS: readonly (readonly [does: RegExp, doing: string])[] = [
  [/می‌کند$/, 'کردن'],
  [/می‌دهد$/, 'دادن'],
  [/می‌زند$/, 'زدن'],
  [/می‌شود$/, 'شدن'],
  [/می‌گیرد$/, 'گرفتن'],
  [/می‌کشد$/, 'کشیدن'],
  [/می‌خورد$/, 'خوردن'],
  [/می‌رود$/, 'رفتن'],
  [/می‌آید$/, 'آمدن'],
  [/می‌نویسد$/, 'نوشتن'],
  [/می‌خواند$/, 'خواندن'],
  [/می‌نوازد$/, 'نواختن'],
  [/می‌سازد$/, 'ساختن'],
  [/می‌ریزد$/, 'ریختن'],
  [/می‌پزد$/, 'پختن'],
  [/می‌چیند$/, 'چیدن'],
  [/می‌بندد$/, 'بستن'],
  [/می‌اندازد$/, 'انداختن'],
  [/می‌گذارد$/, 'گذاشتن'],
  [/می‌نوشد$/, 'نوشیدن'],
  [/می‌شوید$/, 'شستن'],
  [/می‌فروشد$/, 'فروختن'],
  [/می‌دوزد$/, 'دوختن'],
  [/می‌برد$/, 'بردن'],
  [/می‌آورد$/, 'آوردن'],
  [/می‌بافد$/, 'بافتن'],
  [/می‌کارد$/, 'کاشتن'],
]

/** می‌خندد, می‌خندند; «در حال بازی کردن»: he, many, and the name of what they are at. */
function persian(phrase: string): readonly string[] {
  const many = /می‌\S+[^ن]د$/u.test(phrase) ? [phrase.replace(/د$/u, 'ند')] : []
  const [does, doing = ''] = NAMES_OF_DEEDS.find(([one]) => one.test(phrase)) ?? []
  return does === undefined ? many : [...many, phrase.replace(does, doing)]
}

/** খুলছে, খুলছেন, খোলে, খোলেন; খাচ্ছে, খায়: what goes on, what is done, and of whom one speaks politely. */
function bengali(phrase: string): readonly string[] {
  const stem = /^(.*?)(?:চ্ছে|ছে)$/u.exec(phrase)?.[1]
  if (stem === undefined || stem === '') return []
  const goesOn = [`${phrase}ন`, phrase.replace(/ছে$/u, 'ছিল')]
  if (phrase.endsWith('চ্ছে')) {
    if (stem.endsWith('া')) return [...goesOn, `${stem}য়`, `${stem}ন`]
    return stem.endsWith('দি')
      ? [...goesOn, stem.replace(/ি$/u, 'েয়'), stem.replace(/ি$/u, 'েন')]
      : goesOn
  }
  const open = stem.replace(/ু(?=[^\s]$)/u, 'ো').replace(/ি(?=[^\s]$)/u, 'ে')
  return [...goesOn, ...new Set([stem, open])].flatMap((form, at) =>
    at < goesOn.length ? [form] : [`${form}ে`, `${form}েন`],
  )
}
