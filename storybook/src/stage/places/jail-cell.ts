import { variant } from './kit/recipe.ts'
import base from './corridor.ts'

export default variant(base, {
  id: 'jail-cell',
  words: ['jail cell', 'jail', 'prison', 'prison cell', 'cell', 'dungeon cell'],
  as: 'jail',
})
