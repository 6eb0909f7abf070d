import type { ItemKind } from './dictionary.ts'
import type { VerbForm } from './verb-forms.ts'

/** One word of another language in English. */
export interface Item {
  readonly gloss: string
  readonly kind: ItemKind | 'particle' | 'pause' | 'unknown'
  /** Of a verb whose language tells. */
  readonly form?: VerbForm | null
}
