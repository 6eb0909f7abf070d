import type { VerbForm } from './verb-forms.ts'

/** What part a word of our tables has. */
export type ItemKind = 'noun' | 'adjective' | 'number' | 'verb' | 'setting' | 'film' | 'binding'

/** One word of another language in English. */
export interface Item {
  readonly gloss: string
  readonly kind: ItemKind | 'particle' | 'pause' | 'unknown'
  /** Of a verb whose language tells. */
  readonly form?: VerbForm | null
}

/** What the item there means in English; nothing beyond the ends. */
export function glossAt(items: readonly Item[], at: number): string {
  return items[at]?.gloss ?? ''
}
