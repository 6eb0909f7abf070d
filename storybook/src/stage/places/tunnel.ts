import { variant } from './kit/recipe.ts'
import base from './corridor.ts'

export default variant(base, {
  id: 'tunnel',
  words: ['tunnel', 'underpass', 'train tunnel', 'road tunnel', 'sewer'],
  as: 'tunnel',
})
