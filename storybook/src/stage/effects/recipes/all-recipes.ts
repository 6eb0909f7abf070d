import type { EffectName } from '../../actions/action.ts'
import { HEAT } from './heat.ts'
import { LITTER } from './litter.ts'
import type { Recipe } from './recipe.ts'
import { SIGNS } from './signs.ts'
import { WATER } from './water.ts'

export const RECIPES: Readonly<Record<EffectName, Recipe>> = {
  ...WATER,
  ...HEAT,
  ...LITTER,
  ...SIGNS,
}
