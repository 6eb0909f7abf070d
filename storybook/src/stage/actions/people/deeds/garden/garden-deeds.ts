import type { Deeds } from '../../score.ts'
import { ANGLING } from './angling.ts'
import { ANIMAL_CARE } from './animals.ts'
import { BETWEEN_TWO } from './between-two.ts'
import { CUTTING_BACK } from './cutting-back.ts'
import { DOG_WALKING } from './dog-walking.ts'
import { GROWING } from './growing.ts'
import { HELPING } from './helping.ts'
import { LOADS } from './loads.ts'
import { ON_BEASTS } from './on-beasts.ts'
import { PICKING } from './picking.ts'
import { WHEELING } from './wheeling.ts'
import { WINTER } from './winter.ts'
import { YARD } from './yard.ts'

export const GARDEN_DEEDS: Deeds = {
  ...ANGLING,
  ...ANIMAL_CARE,
  ...DOG_WALKING,
  ...BETWEEN_TWO,
  ...CUTTING_BACK,
  ...GROWING,
  ...HELPING,
  ...LOADS,
  ...PICKING,
  ...ON_BEASTS,
  ...WHEELING,
  ...WINTER,
  ...YARD,
}
