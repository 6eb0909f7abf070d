import { wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { dictionaryOf, type Entry } from './dictionary.ts'
import { folded, hasMarks } from './folded.ts'

interface Phrase {
  readonly spelt: string
  readonly kind: Entry['kind']
}

const MOST_SYLLABLES = 4
let known: ReadonlyMap<string, readonly Phrase[]> | undefined

/** "Con cho den" → "con chó đen": Vietnamese typed without any marks, by the longest phrases that we know. */
export function markVietnamese(text: string): string {
  if (hasMarks(text)) return text
  const syllables = text.split(/(?<=[a-z])(?=[^a-z])|(?<=[^a-z])(?=[a-z])/)
  let marked = ''
  let before: Entry['kind'] | null = null
  for (let at = 0; at < syllables.length;) {
    const found = phraseAt(syllables, at, before)
    marked += found?.spelt ?? syllables[at] ?? ''
    if (found !== null) before = found.kind
    at += found?.length ?? 1
  }
  return marked
}

function phraseAt(
  syllables: readonly string[],
  at: number,
  before: Entry['kind'] | null,
): (Phrase & { readonly length: number }) | null {
  known ??= phrases()
  for (let count = MOST_SYLLABLES; count > 0; count--) {
    // Between two syllables stands a space.
    const length = count * 2 - 1
    const choices = known.get(syllables.slice(at, at + length).join(''))
    // Behind a noun stands what it is like: "den" is black, before it a lamp.
    const small = choices?.[0]?.kind === 'binding' ? choices[0] : undefined
    const apt =
      small ??
      choices?.find(({ kind }) => (before === 'noun') === (kind !== 'noun')) ??
      choices?.[0]
    if (apt !== undefined) return { ...apt, length }
  }
  return null
}

function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  const own = [...dictionaryOf('vi').values()]
    .flat()
    .map(({ parts, kind }) => ({ spelt: parts.join(''), kind }))
    .toSorted((one, other) => Number(COMMONER.has(other.spelt)) - Number(COMMONER.has(one.spelt)))
  const names = [...wordsOfLanguage('vi')].flatMap(([spelt, pictures]): readonly Phrase[] =>
    pictures.startsWith('!') ? [{ spelt, kind: 'noun' }] : [],
  )
  const all = new Map<string, Phrase[]>()
  for (const phrase of [...SMALL, ...own, ...names]) {
    const typed = folded(phrase.spelt)
    const list = all.get(typed)
    if (list === undefined) all.set(typed, [phrase])
    else list.push(phrase)
  }
  return all
}

/** Small words that are commoner than all that is written like them. */
const SMALL: readonly Phrase[] =
  'một hai ba con của và trong trên với đang dưới người các những ở khi vào lúc mặc'
    .split(' ')
    .map((spelt) => ({ spelt, kind: 'binding' }))

/** Of words that are written alike without their marks, the commoner. */
const COMMONER: ReadonlySet<string> = new Set(
  'đen|đàn|đảo|đêm|đỏ|bức tượng|bão tuyết|bàn|bão|bún|bò|cơn bão|chạy|chim|cạnh|chai|chảo|chó|cáo|cừu|cây|cua|cốc|có|nắng|nhẫn|nhỏ|ngô|mọc lên|mở|khỏi|và|hai|hổ|trắng|trong|thang|tượng|tháp|tím|tám|trẻ|tới|to|lá thư|lớn|là|rừng|rùa|rắn|xuồng máy|qua|sói|sữa|sân|gió|gầm|gầy'.split(
    '|',
  ),
)
