import { hasPicture } from '../../lexicon/find-picture.ts'
import { placeWord } from '../words/place-words.ts'
import { stopWord } from './small-words.ts'
import type { Item } from './item.ts'
import { binding } from './joints.ts'
import { isLetter, wordAt } from './letters.ts'
import { longest } from './own-words.ts'
import { pictureAt } from './picture-words.ts'

/** Languages that write two nouns as one word. */
const JOINS_NOUNS = /^(?:de|nl|sv|da|nb)$/
const LINK = /(?:en|es|er|s|n|e)$/
const SHORTEST = 3

interface Compound {
  readonly items: readonly Item[]
  readonly length: number
}

/** A joined word that no table has as a whole: the beginning of "Herbstwald" alone is not it. */
export function compoundAt(body: string, at: number, language: string): Compound | null {
  if (!JOINS_NOUNS.test(language) || isLetter(body.charAt(at - 1))) return null
  const word = wordAt(body, at, language)
  const own = longest(body, at, language)
  const whole = own !== null && (own.length > word.length || own.ending.length < LONG_ENDING)
  if (word.length < SHORTEST_COMPOUND || whole) return null
  const known = own === null ? pictureAt(word, 0, language) : null
  if (known !== null || stopWord(word, language) !== null) return null
  const items = splitCompound(word, (part) => readWhole(part, language))
  return items === null ? null : { items, length: word.length }
}

const SHORTEST_COMPOUND = 7
const LONG_ENDING = 3

function readWhole(part: string, language: string): Item | null {
  const own = longest(part, 0, language)
  if (own !== null && own.ending.length < LONG_ENDING) return own.item
  return own === null ? (pictureAt(part, 0, language)?.item ?? null) : null
}

/** "Herbstwald", "weizenfeld": what a joined word is made of; its last part is what it is. */
function splitCompound(
  word: string,
  readPart: (part: string) => Item | null,
): readonly Item[] | null {
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut++) {
    const head = readPart(word.slice(cut))
    if (head?.kind !== 'noun') continue
    const start = word.slice(0, cut)
    const first =
      readPart(start) ?? readPart(start.replace(LINK, '')) ?? readPart(start.replace(/s$/, 'e'))
    if (first !== null) return join(first, head)
  }
  return null
}

function join(first: Item, head: Item): readonly Item[] {
  if (first.kind === 'setting') return [head, first]
  if (first.kind === 'adjective') return [first, head]
  if (
    /^(?:park|garden|kitchen|street|beach|forest)$/.test(first.gloss) &&
    !isKnownName(first, head)
  )
    return [head, binding('in'), first]
  if (first.gloss === 'toys') return [{ gloss: `toy ${head.gloss}`, kind: 'noun' }]
  if (/^mountains?$/.test(first.gloss)) return [{ gloss: `mountain ${head.gloss}`, kind: 'noun' }]
  const both = `${first.gloss} ${head.gloss}`
  const known = isKnownName(first, head)
  return first.kind === 'noun' && known ? [{ gloss: both, kind: 'noun' }] : [head]
}

function isKnownName(first: Item, head: Item): boolean {
  const both = `${first.gloss} ${head.gloss}`
  return placeWord(both) !== null || hasPicture(both)
}
