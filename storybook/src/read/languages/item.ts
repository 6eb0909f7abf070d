import type { ItemKind } from './dictionary.ts'

/** One word of another language in English. */
export interface Item {
  readonly gloss: string
  readonly kind: ItemKind | 'particle' | 'pause' | 'unknown'
}
