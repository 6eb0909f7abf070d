import type { VerbForm } from './verb-forms.ts'

/** What part a word of our tables has. */
export type ItemKind = 'noun' | 'adjective' | 'number' | 'verb' | 'setting' | 'film' | 'binding'

/** One word of another language in English. */
export interface Item {
  readonly gloss: string
  readonly kind: ItemKind | 'particle' | 'pause' | 'unknown'
  /** Of a verb whose language tells. */
  readonly form?: VerbForm | null
  /** Of a verb whose ending tells that several do it, or one. */
  readonly many?: boolean | undefined
  /** Of a verb whose form tells that she does it, or he or it. */
  readonly hers?: boolean | undefined
}

/** What the item there means in English; nothing beyond the ends. */
export function glossAt(items: readonly Item[], at: number): string {
  return items[at]?.gloss ?? ''
}

/** Small words within the name of something. */
export const SMALL = /^(?:a|the|his|its|of|their)$/

/** Where the first word from here is that is no look, no number and none of these small words. */
export function pastLooks(items: readonly Item[], from: number, small = SMALL): number {
  let at = from
  while (small.test(glossAt(items, at)) || /^(?:adjective|number)$/.test(items[at]?.kind ?? ''))
    at++
  return at
}

/** Where the noun of the phrase that begins here stands, -1 if none does. */
export function nounAt(items: readonly Item[], from: number, small = SMALL): number {
  const at = pastLooks(items, from, small)
  return items[at]?.kind === 'noun' ? at : -1
}
