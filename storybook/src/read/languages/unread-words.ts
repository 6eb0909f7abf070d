import { hasPicture } from '../../lexicon/find-picture.ts'
import { placeWord } from '../words/place-words.ts'
import type { Item } from './item.ts'

/** Without the words that nobody knows, where something else is named: an unknown adverb is nobody who acts. */
export function withoutUnread(items: readonly Item[]): readonly Item[] {
  return items.filter((item, at) => {
    if (item.kind !== 'unknown' || isKnown(item.gloss)) return true
    // "Une vieille huche": whatever is old is no old man.
    if (items[at - 1]?.kind === 'adjective' && AGE.test(items[at - 1]?.gloss ?? '')) return true
    const start = items.findLastIndex(({ kind }, index) => index < at && ENDS.test(kind))
    const end = items.findIndex(({ kind }, index) => index > at && ENDS.test(kind))
    const clause = items.slice(start + 1, end < 0 ? undefined : end)
    return !clause.some(({ kind }) => kind === 'noun')
  })
}

const AGE = /^(?:old|young|elderly)$/
const ENDS = /^(?:pause|film)$/

function isKnown(word: string): boolean {
  return /^[a-z]{4,}$/.test(word) && (hasPicture(word) || placeWord(word) !== null)
}
