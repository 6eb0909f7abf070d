import { variant } from '../kit/recipe.ts'
import { corridorPlace } from './corridor.ts'

export const jailCellPlace = variant(corridorPlace, { id: 'jail-cell', as: 'jail' })
