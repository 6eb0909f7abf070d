import { variant } from './kit/recipe.ts'
import base from './tower.ts'

export default variant(base, {
  id: 'eiffel-tower',
  words: ['eiffel tower', 'iron tower', 'radio tower', 'tv tower', 'television tower'],
  as: 'eiffel',
})
