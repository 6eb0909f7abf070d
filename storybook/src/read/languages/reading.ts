import type { ItemKind } from './item.ts'

/** What an inflected word may be: the word as our tables have it, and what its form says. */
export interface Reading {
  readonly lemma: string
  readonly kind?: ItemKind
  readonly many?: boolean
  /** The small word that English has for its case; `genitive` where that is whose it is or what a deed is done to. */
  readonly before?: string
  /** With whose it is in its ending. */
  readonly owned?: boolean
}
