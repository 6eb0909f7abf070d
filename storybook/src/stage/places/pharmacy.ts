import { variant } from './kit/recipe.ts'
import base from './supermarket.ts'

export default variant(base, {
  id: 'pharmacy',
  words: ['pharmacy', 'drugstore', 'chemist', 'drug store'],
  as: 'pharmacy',
})
