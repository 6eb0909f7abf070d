import type { Ink } from '../ink.ts'
import type { Prop } from '../prop.ts'
import { drawBowl } from './bowl-toppings.ts'
import { served } from './served.ts'

interface Bowl {
  readonly words: string
  /** Of the broth or of what fills it. */
  readonly colour: string
  readonly bowl?: string
  readonly on: (ink: Ink) => void
}

/** Meals, each in its bowl. */
export const inBowls = (bowls: readonly Bowl[]): readonly Prop[] =>
  bowls.map(({ words, colour, bowl = '#f3efe6', on }) =>
    served({
      words: words.split('|'),
      colour,
      draw: (ink) => {
        drawBowl(ink, bowl)
        on(ink)
      },
    }),
  )
