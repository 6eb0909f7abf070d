import { STARTERS } from './starters.ts'
import type { Family } from '../prop.ts'
import { BOWLS_AND_GLASSES } from './bowls-and-glasses.ts'
import { CANDLE_CAKES } from './candle-cakes.ts'
import { COCKTAILS } from './cocktails.ts'
import { CUT_FRUIT } from './cut-fruit.ts'
import { DISHES } from './dishes.ts'
import { FILLING_GLASSES } from './filling-glasses.ts'
import { FOOD } from './food.ts'
import { FROM_NEAR } from './from-near.ts'
import { FRUITS } from './fruits.ts'
import { GARDEN_GREENS } from './garden-greens.ts'
import { HEAPED_BOWLS } from './heaped-bowls.ts'
import { HOT_DRINKS } from './hot-drinks.ts'
import { NUTS_AND_SHELLS } from './nuts-and-shells.ts'
import { PASTRIES } from './pastries.ts'
import { SAUCY_PLATES } from './saucy-plates.ts'
import { SNACK_PLATES } from './snack-plates.ts'
import { SOUP_BOWLS } from './soup-bowls.ts'
import { SWEET_PLATES } from './sweet-plates.ts'
import { TREATS } from './treats.ts'
import { VEGETABLES } from './vegetables.ts'
import { WORLD_PLATES } from './world-plates.ts'

/** What is eaten and drunk. */
export const ALL_FOOD: readonly Family[] = [
  ['food', FOOD],
  ['food', CANDLE_CAKES],
  ['food', DISHES],
  ['food', BOWLS_AND_GLASSES],
  ['food', FILLING_GLASSES],
  ['food', FROM_NEAR],
  ['food', HOT_DRINKS],
  ['food', FRUITS],
  ['food', CUT_FRUIT],
  ['food', PASTRIES],
  ['food', VEGETABLES],
  ['food', TREATS],
  ['food', COCKTAILS],
  ['food', SOUP_BOWLS],
  ['food', HEAPED_BOWLS],
  ['food', WORLD_PLATES],
  ['food', SNACK_PLATES],
  ['food', SAUCY_PLATES],
  ['food', SWEET_PLATES],
  ['food', NUTS_AND_SHELLS],
  ['food', GARDEN_GREENS],
  ['food', STARTERS],
]
