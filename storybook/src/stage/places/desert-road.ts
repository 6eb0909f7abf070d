import { variant } from './kit/recipe.ts'
import base from './highway.ts'

export default variant(base, {
  id: 'desert-road',
  words: ['desert road', 'desert highway', 'route 66'],
  as: 'desert',
})
