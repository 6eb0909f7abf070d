import { AGEING_RULES } from './ageing.ts'
import { AT_HAND_RULES } from './at-hand.ts'
import { FALL_RULES } from './falls.ts'
import { FLAME_RULES } from './flames.ts'
import { HAND_RULES } from './by-hand.ts'
import { MIXTURE_RULES } from './mixtures.ts'
import { WATER_RULES } from './on-water.ts'
import type { Rule } from './process.ts'
import { SEEN_ON_TABLE_RULES } from './seen-on-table.ts'
import { TOOLS_ON_TABLE_RULES } from './tools-on-table.ts'
import { SURFACE_RULES } from './surfaces.ts'
import { TEMPERATURE_RULES } from './temperatures.ts'
import { WEIGHTLESS_RULES } from './weightless.ts'

/** How it is told what things do by nature; the first that understands a sentence counts. */
export const PROCESS_RULES: readonly Rule[] = [
  ...WEIGHTLESS_RULES,
  ...TOOLS_ON_TABLE_RULES,
  ...SURFACE_RULES,
  ...TEMPERATURE_RULES,
  ...MIXTURE_RULES,
  ...FLAME_RULES,
  ...WATER_RULES,
  ...FALL_RULES,
  ...HAND_RULES,
  ...AGEING_RULES,
  ...SEEN_ON_TABLE_RULES,
  ...AT_HAND_RULES,
]
