import { lookUp } from '../../lexicon/look-up.ts'
/** What stands before the last vowel, strong and weak: kukka, kukan; ranta, rannan; katu, kadun. */
const GRADES: readonly (readonly [strong: string, weak: string])[] = [
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['nk', 'ng'],
  ['nt', 'nn'],
  ['mp', 'mm'],
  ['lt', 'll'],
  ['rt', 'rr'],
  ['ht', 'hd'],
  ['lk', 'lj'],
  ['rk', 'rj'],
  ['k', ''],
  ['k', 'v'],
  ['p', 'v'],
  ['t', 'd'],
]

const BEFORE_VOWELS = /^(.*?)([^aeiouyäö]*)([aeiouyäö]{1,2})$/u

/** A stem and its other grades, whichever way they go. */
function graded(stem: string, way: 'weak' | 'strong'): readonly string[] {
  const [, start = '', cluster = '', vowels = ''] = BEFORE_VOWELS.exec(stem) ?? []
  const found = GRADES.flatMap(([strong, weak]) => {
    const [from, to] = way === 'weak' ? [strong, weak] : [weak, strong]
    // Puku, puvun; but joki, joen.
    const lost = from === 'k' && to === '' && /[uy]$/.test(start) && /^[uy]/.test(vowels)
    return cluster.endsWith(from) && (from !== '' || cluster === '') && !lost
      ? [start + cluster.slice(0, cluster.length - from.length) + to + vowels]
      : []
  })
  return [stem, ...found]
}

/** The stems of a noun or adjective: of one, and of many. */
export interface Stems {
  readonly one: readonly string[]
  readonly many: readonly string[]
}

type Kind = readonly [ends: RegExp, stems: (word: string) => readonly string[]]

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  poika: ['poja', 'poika'],
  mies: ['miehe', 'mies'],
  aika: ['aja', 'aika'],
  lumi: ['lume', 'lun'],
  kevät: ['kevää'],
}

/** How the stem before an ending differs from the name, by how the name ends. */
const ENDS: readonly Kind[] = [
  [/nen$/, (word) => [word.replace(/nen$/, 'se'), word.replace(/nen$/, 's')]],
  [/[aä]s$/, (word) => graded(word.slice(0, -1) + (word.at(-2) ?? ''), 'strong')],
  [
    /is$/,
    (word) => [...graded(`${word.slice(0, -1)}i`, 'strong'), `${word.slice(0, -1)}kse`, word],
  ],
  [/uus$/, (word) => ['ude', 'ute', 'ukse', 'ut'].map((end) => word.slice(0, -2) + end)],
  [/yys$/, (word) => ['yde', 'yte', 'yt'].map((end) => word.slice(0, -2) + end)],
  [/s$/, (word) => [`${word.slice(0, -1)}kse`, word]],
  [/n[uy]t$/, (word) => [word.replace(/[uy]t$/, 'ee')]],
  [/t$/, (word) => [`${word.slice(0, -1)}e`, word]],
  [/n$/, (word) => [`${word.slice(0, -1)}me`, `${word}e`, word]],
  [/[lr]$/, (word) => [`${word}e`, ...graded(`${word}e`, 'strong')]],
  [/[^aeiouyäö]$/, (word) => [`${word}i`]],
  [/(?:[aeiouyäö])e$/, (word) => [word, `${word}e`]],
  [/e$/, (word) => [word, ...graded(`${word}e`, 'strong')]],
  [/si$/, (word) => [word, ...['se', 'de', 'te', 't', 's'].map((end) => word.slice(0, -2) + end)]],
  [/psi$/, (word) => [word.replace(/psi$/, 's'), word.replace(/i$/, 'e')]],
  [/(?<![aeouyäö])i$/, (word) => [word, ...iStems(word)]],
]

/** Bussi, bussin; ovi, oven; joki, joen; meri, merta. */
function iStems(word: string): readonly string[] {
  const stem = word.slice(0, -1)
  return [...graded(word, 'weak'), ...graded(`${stem}e`, 'weak'), stem]
}

export function stemsOf(word: string): Stems {
  const own = lookUp(IRREGULAR, word)
  const [, stems] = ENDS.find(([ends]) => ends.test(word)) ?? []
  const found = own ?? stems?.(word) ?? graded(word, 'weak')
  const lapsi = word.endsWith('psi') ? [word.replace(/psi$/, 's')] : []
  const one = [...new Set([...found, ...lapsi])]
  return { one, many: [...new Set(one.flatMap(pluralStems))] }
}

/** Kissoi-, koiri-, taloi-, bussei-, venei-, naisi-: before the ending of many. */
function pluralStems(stem: string): readonly string[] {
  const start = stem.slice(0, -1)
  if (/(?:aa|ää|ee|ii|uu|yy|oo|öö)$/.test(stem)) return [`${start}i`, `${start.slice(0, -1)}ei`]
  if (/(?:uo|yö|ie)$/.test(stem)) return [`${stem.slice(0, -2)}${stem.at(-1)}i`]
  if (/[ou yö]$/.test(stem)) return [`${stem}i`]
  if (stem.endsWith('a')) return [`${start}i`, `${start}oi`]
  if (stem.endsWith('ä')) return [`${start}i`, `${start}öi`]
  if (stem.endsWith('e')) return [`${start}i`]
  return stem.endsWith('i') ? [`${start}ei`, stem] : []
}
