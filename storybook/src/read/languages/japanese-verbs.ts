import type { Inflection } from './inflections.ts'

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

/** 選ぶ: 選んで, 選んだ, 選びながら, 選びます; 食べる, 食べて; 掃除する, 掃除して; 出てくる, 出てきた. */
export function japaneseVerb(word: string): readonly Inflection[] {
  const last = word.at(-1) ?? ''
  const stem = word.slice(0, -1)
  if (word.length < 2 || /\*/.test(word)) return []
  if (word.endsWith('する') && word.length > 2) return ofStems(word.slice(0, -2), ['し'], ['し'])
  if (/(?:て|で)くる$/.test(word)) return ofStems(word.slice(0, -2), ['き'], ['き'])
  if (/(?:て|で)?(?:いく|行く)$/.test(word)) return ofStems(stem, ['き'], ['っ'])
  const [polite, joining] = GODAN.get(last) ?? []
  if (polite === undefined || joining === undefined) return []
  // 食べる drops its る, 走る has it change: which of them it is the kana alone do not tell.
  const bare = last === 'る' ? [''] : []
  const certain = bare.length > 0 && /[えけげせてねべめれいきぎしじちにびみり]$/u.test(stem)
  return certain ? ofStems(stem, bare, bare) : ofStems(stem, [polite, ...bare], [joining, ...bare])
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
