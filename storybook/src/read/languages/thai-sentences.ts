import { garmentOf } from '../words/describing-words.ts'
import type { Item } from './item.ts'

/** Thai has no full stop: a space parts words, lists and sentences alike. */
const SPACE: Item = { gloss: ' ', kind: 'pause' }

export const spaceOf = (language: string): Item | null => (language === 'th' ? SPACE : null)

/** แมวหลับ หมาเห่า: a space between two that each tell who does what ends a sentence; others are nothing. */
export function sentences(items: readonly Item[]): readonly Item[] {
  if (!items.includes(SPACE)) return items
  const told: Item[] = []
  let since: Item[] = []
  for (const [at, item] of items.entries()) {
    if (item !== SPACE) {
      told.push(item)
      since.push(item)
      continue
    }
    const next = items.indexOf(SPACE, at + 1)
    if (isListed(items[at - 1], items[at + 1])) told.push({ gloss: ',', kind: 'pause' })
    if (!tells(since) || !tells(items.slice(at + 1, next < 0 ? undefined : next))) continue
    told.push({ gloss: '.', kind: 'pause' })
    since = []
  }
  return told
}

/** แล็ปท็อป หนังสือ: two names that are side by side, and not what somebody has on. */
function isListed(before: Item | undefined, next: Item | undefined): boolean {
  const named = before?.kind === 'noun' && next?.kind === 'noun'
  return named && garmentOf(next.gloss) === null && next.gloss !== 'it'
}

/** Somebody is named, or meant, and does something. */
function tells(items: readonly Item[]): boolean {
  const who = items.findIndex(({ kind, gloss }) => kind === 'noun' || PRONOUN.test(gloss))
  const deed = items.findIndex(({ kind, gloss }) => kind === 'verb' || FALLS.test(gloss))
  const leads = items
    .slice(0, Math.max(0, who))
    .some(({ gloss }) => /^(?:and|while|who|that)$/.test(gloss))
  return deed >= 0 && ((who >= 0 && who < deed && !leads) || FALLS.test(items[deed]?.gloss ?? ''))
}

const PRONOUN = /^(?:he|she|it|they)$/
const FALLS = /^(?:raining|snowing|rain|snow|it is raining|it is snowing)$/
