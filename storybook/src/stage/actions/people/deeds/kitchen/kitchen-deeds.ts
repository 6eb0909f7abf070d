import type { Deeds } from '../../score.ts'
import { BLOWING } from './blowing.ts'
import { COOKING } from './cooking.ts'
import { CUTTING } from './cutting.ts'
import { DRINKING } from './drinking.ts'
import { EATING } from './eating.ts'
import { HOME_MADE } from './home-made.ts'
import { MAKING } from './making.ts'
import { STREWING } from './strewing.ts'

export const KITCHEN_DEEDS: Deeds = {
  ...BLOWING,
  ...COOKING,
  ...CUTTING,
  ...DRINKING,
  ...EATING,
  ...HOME_MADE,
  ...MAKING,
  ...STREWING,
}
