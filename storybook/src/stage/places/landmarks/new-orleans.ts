import { variant } from '../kit/recipe.ts'
import { havanaPlace } from './havana.ts'

/** The houses of Havana behind iron galleries: the French Quarter. */
export const newOrleansPlace = variant(havanaPlace, { id: 'new-orleans', as: 'new orleans' })
