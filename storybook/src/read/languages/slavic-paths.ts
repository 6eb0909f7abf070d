import { lookUp } from '../../lexicon/look-up.ts'
import { placeWord } from '../words/place-words.ts'
import type { Item } from './item.ts'
import { longest } from './own-words.ts'
import { pictureAt } from './picture-words.ts'

const INSTRUMENTAL: Readonly<Record<string, RegExp>> = {
  ru: /(?:ом|ем|ою|ею|ой)$/,
  uk: /(?:ом|ем|єм|ою|ею|єю)$/,
  pl: /(?:em|ą)$/,
  cs: /(?:em|ou|í)$/,
}
const OF_SEVERAL = /(?:[аяь]ми|ami|emi)$/
/** Names that end like a case by themselves. */
const ENDS_SO = /^(?:.+ )?(?:дом|гном|сом|альбом|паром|крем|джем|шлем|dom|krem)$/

/** «Біжить засніженим лісом»: the instrumental of a place is the way. */
export function isPath(gloss: string, word: string, language: string): boolean {
  const place = lookUp(INSTRUMENTAL, language)?.test(word) === true ? placeWord(gloss) : null
  return place !== null && (!place.thing || /^(?:lake|river|pond|sea|ocean)$/.test(gloss))
}

/** «Граються клубком», «рубит бревно топором», «рисует мелом дом»: what is played with, or with what something is done to a thing. */
export function isMeans(items: readonly Item[], spelling: Spelling): boolean {
  if (!isInstrumental(spelling.word, spelling.language)) return false
  const named = items.filter(({ kind }) => kind !== 'adjective')
  const [done, thing] = [named.at(-2), named.at(-1)]
  if (thing?.gloss === 'playing' || (done?.kind === 'verb' && thing?.kind === 'noun')) return true
  if (thing?.kind !== 'verb') return false
  // «Пробует суп» is one deed that has its object.
  return HAS_OBJECT.test(thing.gloss) || namesObject(spelling.rest, spelling.language)
}

const HAS_OBJECT =
  / (?!(?:at|up|on|to|over|off|of|down|out|in|by|into|from|with|around|for|away|back|hand)$)\w+$/

interface Spelling {
  readonly language: string
  readonly word: string
  /** What is written behind the word. */
  readonly rest: string
}

function isInstrumental(word: string, language: string): boolean {
  const one = lookUp(INSTRUMENTAL, language)
  return one !== undefined && !ENDS_SO.test(word) && (one.test(word) || OF_SEVERAL.test(word))
}

/** Whether a thing is named right here, in a case of its own. */
function namesObject(rest: string, language: string): boolean {
  if (!rest.startsWith(' ')) return false
  const own = longest(rest, 1, language)
  const next = own?.item.kind === 'noun' ? own : (pictureAt(rest, 1, language) ?? own)
  if (next === null) return false
  if (next.item.kind === 'adjective' || next.item.form === 'describing')
    return namesObject(rest.slice(1 + next.length), language)
  return next.item.kind === 'noun' && !isInstrumental(rest.slice(1, 1 + next.length), language)
}

const PREFIXES: Readonly<Record<string, RegExp>> = {
  ru: /^(?:вы|при|за|по|под|от|пере|про|рас|раз|до|на|об|у|с|в)(?=\p{L}{4})/u,
  uk: /^(?:ви|при|за|по|під|від|пере|про|роз|до|на|об|у|з|в)(?=\p{L}{4})/u,
  pl: /^(?:wy|przy|za|po|pod|od|prze|roz|do|na|ob|u|w)(?=\p{L}{4})/u,
  cs: /^(?:vy|při|za|po|pod|od|pře|roz|do|na|ob|u|v)(?=\p{L}{4})/u,
}

/** «Выпрыгивают» is «прыгивают»: a verb that is known without its prefix. */
export function prefixedVerb(word: string, language: string): [Item, number] | null {
  const prefix = lookUp(PREFIXES, language)?.exec(word)?.[0]
  if (prefix === undefined) return null
  const stem = word.slice(prefix.length)
  const found = longest(stem, 0, language)
  return found?.item.kind === 'verb' && found.length === stem.length
    ? [found.item, word.length]
    : null
}
