import type { Item } from './item.ts'

/** A small English word between glossed ones. */
export const binding = (gloss: string): Item => ({ gloss, kind: 'binding' })
export const PAUSE: Item = { gloss: ',', kind: 'pause' }
