import { variant } from '../kit/recipe.ts'
import { supermarketPlace } from './supermarket.ts'

export const pharmacyPlace = variant(supermarketPlace, { id: 'pharmacy', as: 'pharmacy' })
