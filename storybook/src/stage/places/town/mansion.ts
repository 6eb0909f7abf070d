import { variant } from '../kit/recipe.ts'
import { palacePlace } from './palace.ts'

export const mansionPlace = variant(palacePlace, { id: 'mansion', as: 'mansion' })
