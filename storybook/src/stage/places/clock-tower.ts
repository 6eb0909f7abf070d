import { variant } from './kit/recipe.ts'
import base from './tower.ts'

export default variant(base, {
  id: 'clock-tower',
  words: ['clock tower', 'big ben', 'bell tower', 'clocktower'],
  as: 'clock',
})
