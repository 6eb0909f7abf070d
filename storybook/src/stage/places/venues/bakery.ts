import { variant } from '../kit/recipe.ts'
import { cafePlace } from './cafe.ts'

export const bakeryPlace = variant(cafePlace, {
  id: 'bakery',
  words: ['bakery shop', 'bakery', 'pastry shop', 'patisserie', 'bread shop', 'cake shop'],
  as: 'bakery',
})
