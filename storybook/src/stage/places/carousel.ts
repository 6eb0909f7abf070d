import { variant } from './kit/recipe.ts'
import base from './amusement-park.ts'

export default variant(base, {
  id: 'carousel',
  words: ['carrousel', 'carousel', 'merry-go-round', 'merry go round'],
  as: 'carousel',
})
