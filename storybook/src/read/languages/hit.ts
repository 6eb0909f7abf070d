import type { Item } from './item.ts'

/** A word that is known here. */
export interface Hit {
  readonly item: Item
  readonly length: number
  /** The letters behind its stem. */
  readonly ending: string
  /** The very name of a picture. */
  readonly named?: boolean
  /** Of several words. */
  readonly phrase?: boolean
}
