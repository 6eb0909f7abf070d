import { placeWord } from '../words/place-words.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'

const INSTRUMENTAL: Readonly<Record<string, RegExp>> = {
  ru: /(?:ом|ем|ою|ею|ой)$/,
  uk: /(?:ом|ем|єм|ою|ею|єю)$/,
  pl: /(?:em|ą)$/,
  cs: /(?:em|ou|í)$/,
}

/** «Біжить засніженим лісом»: the instrumental of a place is the way. */
export function isPath(gloss: string, word: string, language: string): boolean {
  const place = INSTRUMENTAL[language]?.test(word) === true ? placeWord(gloss) : null
  return place !== null && !place.thing
}

/** Puts "through" before the looks of the noun that comes next, unless a small word stands there. */
export function goThrough(items: Item[]): void {
  let at = items.length
  while (items[at - 1]?.kind === 'adjective' || items[at - 1]?.gloss === 'snowing') at--
  const before = items[at - 1]?.kind
  if (before === 'verb' || before === 'noun' || before === 'setting')
    items.splice(at, 0, binding('through'))
}
