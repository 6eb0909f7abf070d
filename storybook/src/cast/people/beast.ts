import type { Person } from '../../plan/plan.ts'
import type { Held } from '../actor.ts'

/** The tails that animals on their hind legs have. */
export type FurTail = 'brush' | 'curl' | 'ringed' | 'thick' | 'thin' | 'tuft' | 'stub' | 'plume'

/** Where something sits on a head: from the neck in own heights, y up, and how much larger than a person's. */
export interface Fit {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** What makes a puppet an animal on its hind legs. */
export interface Beast {
  /** Its head in the place of a face, and the same from behind. */
  readonly mask: Held
  readonly nape: Held
  readonly hat: Fit
  /** Around the whole head: a helmet, a hood. */
  readonly hood: Fit
  readonly glasses: Fit
  /** It looks to the side instead of at us. */
  readonly profile: boolean
  /** It has sticks for limbs and no body but its head, as a teapot on legs: half its width. */
  readonly slim?: number
  /** Its fur or feathers, under whatever it puts on. */
  readonly coat: Person['wears']
  readonly tail: { readonly kind: FurTail; readonly colour: string; readonly tip: string } | null
}
