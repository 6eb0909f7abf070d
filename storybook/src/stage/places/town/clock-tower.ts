import { variant } from '../kit/recipe.ts'
import { towerPlace } from './tower.ts'

export const clockTowerPlace = variant(towerPlace, { id: 'clock-tower', as: 'clock' })
