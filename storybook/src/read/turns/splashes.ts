import type { Turn } from './turn.ts'

const STUFF = '(paint|milk|water|juice|chocolate)'
const TINTS = '(?:(?:colou?rful|bright|vivid|big|white|fresh|dramatic|liquid|dynamic|creamy) )*'
const ABOUT =
  '(?: (?:are |is )?(?:fly|swirl|burst|explod|splash|erupt|danc)(?:s|es|ing)?(?: out| up)?)?(?: (?:all )?(?:around|behind|about)(?: (?:it|them|him|her|the [a-z]+))?)?'

/** Splashes that stand about a product: what they are of is no pot or glass of it. */
export const SPLASH_TURNS: readonly Turn[] = [
  [
    'splash burst explosion',
    new RegExp(
      `[,;]? ?(?:\\b(?:with|and|while|as|amid) )?(?:an? |the )?${TINTS}(?:splash(?:es)?|bursts?|explosions?) of ${TINTS}${STUFF}${ABOUT}(?=[,.;]|$)`,
      'g',
    ),
    ' inside a $1burst',
  ],
  [
    'splash',
    new RegExp(
      `[,;]? ?(?:\\b(?:with|and|while|as|amid) )(?:an? |the )?${TINTS}${STUFF} splash(?:es|ing)?${ABOUT}(?=[,.;]|$)`,
      'g',
    ),
    ' inside a $1burst',
  ],
  [
    'splash',
    new RegExp(`, ${TINTS}${STUFF} splash(?:es|ing)?${ABOUT}(?=[,.;]|$)`, 'g'),
    ' inside a $1burst',
  ],
]
