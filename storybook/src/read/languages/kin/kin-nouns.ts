import { lookUp } from '../../../lexicon/look-up.ts'
import type { Number } from './hindi-forms.ts'

type Ending = readonly [ending: string, number: Number]
type Rule = readonly [last: RegExp, endings: string]

const NUMBERS: Readonly<Record<string, Number>> = {
  '1': 'one',
  '2': 'many',
  o: 'one-of',
  p: 'many-of',
}

/** Behind `:` what a form of that ending names: 1 one, 2 several, o one and p several before a small word. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  mr: [
    [/ा$/u, 'ा:1 े:2 ्या:o े:o ा:o ्यां:p ां:p'],
    [/ी$/u, 'ी:1 ्या:2 ी:o ्या:o ा:o ्यां:p ीं:p ां:p'],
    [/ू$/u, 'ू:1 े:2 ा:o ू:o ां:p ूं:p'],
    [/े$/u, 'े:1 ी:2 ्या:o े:o ्यां:p'],
    [/(?=[यई]?$)/u, ':1 े:2 ी:2 ा:2 ा:o े:o ी:o :o ां:p ीं:p ें:p'],
  ],
  pa: [
    [/ा$/u, 'ा:1 े:2 े:o िआं:p ा:o ावां:p'],
    [/ी$/u, 'ी:1 ीआं:2 ी:o ीआं:p'],
    [/(?=[क-ह]़?$)/u, ':1 ां:p :o'],
    [/$/u, ':1 आं:p वां:p :o'],
  ],
  gu: [
    [/ो$/u, 'ो:1 ा:2 ा:o ाओ:p े:o'],
    [/ुं$/u, 'ुं:1 ा:2 ा:o ां:p ाओ:p ांओ:p े:o'],
    [/(?=[क-ह]़?$)/u, ':1 ो:p :o'],
    [/$/u, ':1 ओ:p :o'],
  ],
  ur: [
    [/[اہ]$/u, ':1 ے:2 ے:o ون:p'],
    [/ی$/u, 'ی:1 یان:2 ی:o یون:p'],
    [/$/u, ':1 ین:p ون:p :o'],
  ],
}

/** The forms of a noun, and what each of them names. */
export function nounForms(noun: string, language: string): readonly Ending[] {
  const [last, endings = ''] = (lookUp(RULES, language) ?? []).find(([end]) => end.test(noun)) ?? []
  if (last === undefined) return [[noun, 'one']]
  return stemsOf(noun.replace(last, ''), noun, language).flatMap((stem) =>
    endings.split(' ').map((form): Ending => {
      const [ending = '', number = ''] = form.split(':')
      return [(ending === '' ? noun : stem) + ending, lookUp(NUMBERS, number) ?? 'one']
    }),
  )
}

/** फूल, फुलावर; माणूस, माणसाला: a long vowel before the last consonant is short or gone before an ending. */
function stemsOf(stem: string, noun: string, language: string): readonly string[] {
  if (language !== 'mr' || stem !== noun) return [stem]
  const short = stem.replace(/ू(?=[क-ह]$)/u, 'ु').replace(/ी(?=[क-ह]$)/u, 'ि')
  return [...new Set([stem, short, short.replace(/(?<=[क-ह])[ुि](?=[क-ह]$)/u, '')])]
}
