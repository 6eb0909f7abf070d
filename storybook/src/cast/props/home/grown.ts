import type { Ink } from '../ink.ts'
import type { Prop } from '../prop.ts'

export interface Grown {
  readonly name?: string
  readonly words: readonly string[]
  readonly colour: string
  readonly width?: number
  readonly tall?: number
  readonly draw: (ink: Ink) => void
}

/** What grows is small, and about as wide as high. */
export function grown({ width = 100, tall = 0.12, ...of }: Grown): Prop {
  return { ...of, width, tall }
}
