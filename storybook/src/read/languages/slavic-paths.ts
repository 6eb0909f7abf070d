import { placeWord } from '../words/place-words.ts'
import type { Item } from './item.ts'
import { longest } from './own-words.ts'

const INSTRUMENTAL: Readonly<Record<string, RegExp>> = {
  ru: /(?:ом|ем|ою|ею|ой)$/,
  uk: /(?:ом|ем|єм|ою|ею|єю)$/,
  pl: /(?:em|ą)$/,
  cs: /(?:em|ou|í)$/,
}

/** «Біжить засніженим лісом»: the instrumental of a place is the way. */
export function isPath(gloss: string, word: string, language: string): boolean {
  const place = INSTRUMENTAL[language]?.test(word) === true ? placeWord(gloss) : null
  return place !== null && (!place.thing || /^(?:lake|river|pond|sea|ocean)$/.test(gloss))
}

/** «Граються клубком», «рубит бревно топором»: what is played with, or with what something is done to a thing. */
export function isMeans(items: readonly Item[], word: string, language: string): boolean {
  if (INSTRUMENTAL[language]?.test(word) !== true) return false
  const [done, thing] = items.filter(({ kind }) => kind !== 'adjective').slice(-2)
  return thing?.gloss === 'playing' || (done?.kind === 'verb' && thing?.kind === 'noun')
}

const PREFIXES: Readonly<Record<string, RegExp>> = {
  ru: /^(?:вы|при|за|по|под|от|пере|про|рас|раз|до|на|об|у|с|в)(?=\p{L}{4})/u,
  uk: /^(?:ви|при|за|по|під|від|пере|про|роз|до|на|об|у|з|в)(?=\p{L}{4})/u,
  pl: /^(?:wy|przy|za|po|pod|od|prze|roz|do|na|ob|u|w)(?=\p{L}{4})/u,
  cs: /^(?:vy|při|za|po|pod|od|pře|roz|do|na|ob|u|v)(?=\p{L}{4})/u,
}

/** «Выпрыгивают» is «прыгивают»: a verb that is known without its prefix. */
export function prefixedVerb(word: string, language: string): [Item, number] | null {
  const prefix = PREFIXES[language]?.exec(word)?.[0]
  if (prefix === undefined) return null
  const stem = word.slice(prefix.length)
  const found = longest(stem, 0, language)
  return found?.item.kind === 'verb' && found.length === stem.length
    ? [found.item, word.length]
    : null
}
