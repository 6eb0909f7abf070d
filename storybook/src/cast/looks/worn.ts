import type { RetouchSheet } from '../retouched.ts'

/** A figure on its sheet: where its own height begins and how wide it is. */
export interface Worn extends RetouchSheet {
  /** Of its picture. */
  readonly name: string
  readonly left: number
  readonly top: number
  readonly wide: number
  readonly alive: boolean
  /** It is of a light colour: what is drawn on it is dark. */
  readonly pale: boolean
  /** It is of threads: what lies on it lies between them, too. */
  readonly sheer: boolean
  /** The colour that its stripes, dots or spots were told to have. */
  readonly tone?: string | undefined
  /** The colours of what it is smeared with. */
  readonly stains: readonly string[]
}

export type DrawLook = (worn: Worn) => void
