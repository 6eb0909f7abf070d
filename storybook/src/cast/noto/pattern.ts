import type { FullFacts } from '../facts/facts.ts'
import type { Mask } from './trim.ts'

/** What is needed to cut a picture into limbs. */
export interface Pattern {
  readonly name: string
  readonly body: string
  readonly mask: Mask
  readonly facts: FullFacts
  readonly aspect: number
}
