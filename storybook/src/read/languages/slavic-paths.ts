import { placeWord } from '../words/place-words.ts'

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
