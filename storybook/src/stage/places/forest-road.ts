import { variant } from './kit/recipe.ts'
import base from './highway.ts'

export default variant(base, {
  id: 'forest-road',
  words: ['forest road', 'road through the forest', 'wooded road', 'road in the forest'],
  as: 'forest',
})
