import { variant } from './kit/recipe.ts'
import base from './museum.ts'

export default variant(base, {
  id: 'art-gallery',
  words: ['art gallery', 'gallery', 'art museum', 'louvre', 'picture gallery'],
  as: 'art gallery',
})
