import type { Reading } from './reading.ts'

/** Magandang, pusang, hanging: a word that the next one belongs to. */
export function tagalogReadings(word: string): readonly Reading[] {
  const linked = /^(.{2,}[aeiou])ng$/.exec(word)?.[1]
  const nasal = /^(.{2,}n)g$/.exec(word)?.[1]
  const done = completed(word)
  // Malalaki, makukulay: a look of several.
  const several = [word, linked ?? ''].flatMap((form) =>
    /^ma(..)\1/.test(form) ? [`ma${form.slice(4)}`] : [],
  )
  const alone = [linked, nasal, ...done].flatMap((lemma) =>
    lemma === undefined ? [] : [{ lemma }],
  )
  return [...alone, ...several.map((lemma) => ({ lemma, many: true }))]
}

/** Tumakbo, naglaro, kinain: what was done, as what is being done: tumatakbo, naglalaro, kinakain. */
function completed(word: string): readonly string[] {
  const [, head = '', , root = ''] = /^([bcdfghjklmnprstwy])(um|in)([aeiou].*)$/.exec(word) ?? []
  const infix = /^.(um|in)/.exec(word)?.[1] ?? ''
  const doubled = head === '' ? [] : [`${head}${infix}${root.charAt(0)}${head}${root}`]
  const [, start = '', base = ''] =
    /^(nag-?|na|nang)([bcdfghjklmnprstwy][aeiou].+)$/.exec(word) ?? []
  return [...doubled, ...(base === '' ? [] : [`${start}${base.slice(0, 2)}${base}`])]
}
