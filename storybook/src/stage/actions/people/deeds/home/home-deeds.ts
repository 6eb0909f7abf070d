import type { Deeds } from '../../score.ts'
import { AT_WALLS } from './at-walls.ts'
import { ADJUSTING } from './adjusting.ts'
import { BATHING } from './bathing.ts'
import { BEDTIME } from './bedtime.ts'
import { CLEANING } from './cleaning.ts'
import { CLOTHES } from './clothes.ts'
import { ERRANDS } from './errands.ts'
import { GROOMING } from './grooming.ts'
import { NAIL_DEEDS } from './nails.ts'
import { OPENING } from './opening.ts'
import { PACKING } from './packing.ts'
import { PUTTING } from './putting.ts'
import { SCREENS } from './screens.ts'
import { SELF_CARE } from './self-care.ts'
import { TRYING_ON } from './trying-on.ts'

export const HOME_DEEDS: Deeds = {
  ...AT_WALLS,
  ...BEDTIME,
  ...ADJUSTING,
  ...BATHING,
  ...CLEANING,
  ...CLOTHES,
  ...ERRANDS,
  ...OPENING,
  ...PACKING,
  ...PUTTING,
  ...TRYING_ON,
  ...GROOMING,
  ...NAIL_DEEDS,
  ...SCREENS,
  ...SELF_CARE,
}
