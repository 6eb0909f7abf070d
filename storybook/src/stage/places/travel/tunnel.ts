import { variant } from '../kit/recipe.ts'
import { corridorPlace } from '../rooms/corridor.ts'

export const tunnelPlace = variant(corridorPlace, { id: 'tunnel', as: 'tunnel' })
