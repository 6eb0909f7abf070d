import { variant } from './kit/recipe.ts'
import base from './cafe.ts'

export default variant(base, {
  id: 'bakery',
  words: ['bakery shop', 'bakery', 'pastry shop', 'patisserie', 'bread shop', 'cake shop'],
  as: 'bakery',
})
