import { dictionaryOf } from './dictionary.ts'
import { wordsOfLanguage } from '../../lexicon/foreign-words.ts'
import { stemsOf } from './finnish-stems.ts'
import type { Reading } from './reading.ts'

/** Endings of cases, the longest first, and the small word that English has for them. */
const CASES: readonly (readonly [ending: RegExp, before: string])[] = [
  [/ss[aä]$/, 'in'],
  [/st[aä]$/, 'from'],
  [/ll[aä]$/, 'on'],
  [/lt[aä]$/, 'from'],
  [/lle$/, 'to'],
  [/n[aä]$/, ''],
  [/ksi$/, ''],
  [/tt[aä]$/, ''],
  [/t[aä]$/, ''],
  [/[aä]$/, ''],
  [/seen$|siin$/, 'into'],
  [/h[aeiouyäö]n$/, 'into'],
  [/(?<=([aeiouyäö]))\1n$/, 'into'],
  [/n$/, 'genitive'],
]
const OF_MANY: typeof CASES = [
  ...CASES.slice(0, 7),
  [/(?<=i)[aä]$|(?<=i)t[aä]$/, ''],
  [/h?in$/, 'into'],
  [/(?<=i)en$|(?<=i)den$|(?<=i)tten$/, 'genitive'],
]

/** Koiransa, ystävänsä: whose it is, behind the case. */
const OWNER = /(?:ns[aä]|(?<=([aeiouyäö]))\1n(?=$))$/

interface Stemmed {
  readonly one: ReadonlyMap<string, readonly string[]>
  readonly many: ReadonlyMap<string, readonly string[]>
}

let stemmed: Stemmed | null = null

/** The names of our table and of pictures, by their stems. */
function byStem(): Stemmed {
  stemmed ??= build()
  return stemmed
}

function build(): Stemmed {
  const one = new Map<string, string[]>()
  const many = new Map<string, string[]>()
  const own = [...dictionaryOf('fi').values()]
    .flat()
    .filter(({ kind, parts }) => kind !== 'verb' && kind !== 'binding' && parts.length === 1)
    .map(({ parts }) => parts[0] ?? '')
  const pictured = [...wordsOfLanguage('fi')].flatMap(([word, names]) =>
    names.includes('!') ? [word] : [],
  )
  const tabled = new Set(own)
  for (const name of new Set([...own, ...pictured])) {
    if (/[^a-zäöå-]/.test(name) || name.length < 2) continue
    const stems = stemsOf(name)
    const first = tabled.has(name)
    for (const stem of stems.one) add(one, stem, { name, first })
    for (const stem of stems.many) add(many, stem, { name, first })
  }
  return { one, many }
}

interface Named {
  readonly name: string
  /** Of our own table. */
  readonly first: boolean
}

function add(map: Map<string, string[]>, stem: string, { name, first }: Named): void {
  const names = map.get(stem)
  if (names === undefined) map.set(stem, [name])
  // Puusta is from a tree, and from no suit.
  else if (name === stem && first) names.unshift(name)
  else if (!names.includes(name)) names.push(name)
}

/** What an inflected Finnish name may be: puutarhassa, kukkia, koiransa. */
export function finnishReadings(word: string): readonly Reading[] {
  const plain = readName(word)
  if (plain.length > 0) return plain
  const bare = word.replace(OWNER, '')
  if (bare === word || bare.length < 2) return []
  // Koiransa: its dog, or of its dog; koirallaan: on its dog.
  return [bare, `${bare}n`, `${bare}a`, `${bare}ä`]
    .flatMap((form) => readName(form))
    .map((reading) => ({ ...reading, owned: true }))
}

function readName(word: string): readonly Reading[] {
  const { one, many } = byStem()
  const named = one.get(word) ?? []
  const exact = named.filter((name) => name === word).map((lemma) => ({ lemma }))
  const several = word.endsWith('t')
    ? (one.get(word.slice(0, -1)) ?? []).map((lemma) => ({ lemma, many: true }))
    : []
  return [
    ...exact,
    ...several,
    ...inCases(word, CASES, one),
    ...inCases(word.replace(/j(?=(?:[aä]|en)$)/, 'i'), OF_MANY, many).map((reading) => ({
      ...reading,
      many: true,
    })),
  ]
}

function inCases(
  word: string,
  cases: typeof CASES,
  names: ReadonlyMap<string, readonly string[]>,
): readonly Reading[] {
  return cases.flatMap(([ending, before]) => {
    const stem = word.replace(ending, '')
    if (stem === word) return []
    return (names.get(stem) ?? []).map((lemma) => ({ lemma, before }))
  })
}
