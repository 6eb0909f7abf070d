import type { Inflection } from './inflection.ts'

/** The last kana of a deed in a dictionary: before ます, and before て. */
const GODAN: ReadonlyMap<string, readonly [polite: string, joining: string]> = new Map([
  ['う', ['い', 'っ']],
  ['く', ['き', 'い']],
  ['ぐ', ['ぎ', 'い']],
  ['す', ['し', 'し']],
  ['つ', ['ち', 'っ']],
  ['ぬ', ['に', 'ん']],
  ['ぶ', ['び', 'ん']],
  ['む', ['み', 'ん']],
  ['る', ['り', 'っ']],
])

const BEHIND_POLITE = ['ながら', 'ます', 'ました', 'つつ', 'たい', 'に来', 'に行']

const JOINED = /^[てで].*$|^[ただ](?:り)?$/u

/** Deeds whose forms do not follow their last kana alone: what is left of them, and what comes before ます and before て. */
const OTHERS: readonly (readonly [ends: RegExp, lost: number, polite: string, joining: string])[] =
  [
    [/.する$/, 2, 'し', 'し'],
    [/[てで]くる$/, 2, 'き', 'き'],
    [/(?:いく|行く)$/, 1, 'き', 'っ'],
  ]

/** 食べる drops its る; 走る has it change, and which of them it is the kana alone do not tell. */
const DROPS = /[えけげせてねべめれいきぎしじちにびみり]る$/u

/** 選ぶ: 選んで, 選んだ, 選びながら, 選びます; 食べる, 食べて; 掃除する, 掃除して; 出てくる, 出てきた. */
export function japaneseVerb(word: string): readonly Inflection[] {
  if (word.length < 2) return []
  const other = OTHERS.find(([ends]) => ends.test(word))
  if (other !== undefined) {
    const [, lost, polite, joining] = other
    return ofStems(word.slice(0, -lost), [polite], [joining])
  }
  const stem = word.slice(0, -1)
  if (DROPS.test(word)) return ofStems(stem, [''], [''])
  const [polite, joining] = GODAN.get(word.slice(-1)) ?? []
  if (polite === undefined || joining === undefined) return []
  const bare = word.endsWith('る') ? [''] : []
  return ofStems(stem, [polite, ...bare], [joining, ...bare])
}

function ofStems(
  stem: string,
  polite: readonly string[],
  joining: readonly string[],
): readonly Inflection[] {
  return [
    ...joining.map((kana) => ({ word: `${stem}${kana}*`, ends: JOINED })),
    ...polite.flatMap((kana) =>
      BEHIND_POLITE.map((end) => ({ word: stem + kana + end, ends: /^$/ })),
    ),
  ]
}
