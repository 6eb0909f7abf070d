import { variant } from '../kit/recipe.ts'
import { towerPlace } from './tower.ts'

export const clockTowerPlace = variant(towerPlace, {
  id: 'clock-tower',
  words: ['clock tower', 'big ben', 'bell tower', 'clocktower'],
  as: 'clock',
})
