import { lookUp } from '../../lexicon/look-up.ts'
import { dictionaryOf } from './dictionary.ts'

/** Small words whose Latin spelling tells less than it should. */
const SMALL: Readonly<Record<string, string>> = {
  hai: 'है',
  hain: 'हैं',
  he: 'है',
  mein: 'में',
  me: 'में',
  main: 'में',
  mai: 'में',
  ek: 'एक',
  aur: 'और',
  ka: 'का',
  ki: 'की',
  ke: 'के',
  ko: 'को',
  se: 'से',
  par: 'पर',
  pe: 'पर',
  ne: 'ने',
  do: 'दो',
  chai: 'चाय',
  wala: 'वाला',
  wali: 'वाली',
  wale: 'वाले',
  sath: 'साथ',
  saath: 'साथ',
}

/** Hindi in Latin letters: "ek ladka khel raha hai". */
export function isLatinHindi(words: readonly string[]): boolean {
  const told = words.filter((word) => TELLING.test(word)).length
  return told > 1 || (told === 1 && words.some((word) => /^(?:ek|mein|aur|par)$/.test(word)))
}

const TELLING = /^(?:hai|hain|rah[aie]|mein|wal[aie]|ladk[aie]|kutt[ae]|billi|hu[ai]|karte|karti)$/

/** The same in its own letters, as far as our words go; "park" and "football" are left. */
export function inDevanagari(text: string): string {
  if (/[\u0900-\u097f]/u.test(text)) return text
  return text.replace(/[a-z]+/g, (word) => lookUp(SMALL, word) ?? wordFor(word) ?? word)
}

let known: ReadonlyMap<string, string> | undefined

function wordFor(typed: string): string | null {
  known ??= spokenWords()
  const spoken = spokenAs(typed)
  const whole = known.get(spoken)
  if (whole !== undefined) return whole.replace('*', '')
  for (let end = spoken.length - 1; end > 1; end--) {
    const stem = known.get(spoken.slice(0, end))
    if (stem?.endsWith('*') === true) return stem.replace('*', spoken.slice(end))
  }
  return null
}

/** Each word of our tables by its sound; stems keep their star. */
function spokenWords(): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const { parts, ends } of [...dictionaryOf('hi').values()].flat())
    for (const word of parts.join('*').split(' ')) {
      const spoken = spokenAs(romanised(word.replace('*', '')))
      const starred = all.get(spoken)?.endsWith('*') === true
      // पी, दे: by the sound of so short a stem alone "pink" would be drunk.
      if (ends !== undefined && spoken.length < 3) continue
      if (spoken.length > 1 && (!all.has(spoken) || (starred && !word.endsWith('*'))))
        all.set(spoken, word)
    }
  return all
}

/** What is left of a word when everybody spells it alike: no short a within, no long and double letters. */
function spokenAs(word: string): string {
  return word
    .replace(/aa/g, 'a')
    .replace(/ee|ii/g, 'i')
    .replace(/oo|uu/g, 'u')
    .replace(/a[iy]|ei|ey/g, 'e')
    .replace(/au|ou/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/chh|c(?!h)/g, 'ch')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/(ch|[a-z])\1+/g, '$1')
    .replace(/(?<=.)a(?=.)/g, '')
}

function romanised(word: string): string {
  return word.replace(/[^]/gu, (letter) => LETTERS.get(letter) ?? '')
}

const LETTERS: ReadonlyMap<string, string> = new Map(
  'क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h अ a आ aa इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au ऋ ri ा aa ि i ी i ु u ू u े e ै ai ो o ौ au ृ ri ं n ँ n ॉ o ऑ o'
    .split(' ')
    .flatMap((letter, at, all): [string, string][] =>
      at % 2 === 0 ? [[letter, all[at + 1] ?? '']] : [],
    ),
)
