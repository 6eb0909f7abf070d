import { variant } from '../kit/recipe.ts'
import { corridorPlace } from './corridor.ts'

export const jailCellPlace = variant(corridorPlace, {
  id: 'jail-cell',
  words: ['jail cell', 'jail', 'prison', 'prison cell', 'cell', 'dungeon cell'],
  as: 'jail',
})
