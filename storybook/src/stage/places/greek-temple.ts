import { variant } from './kit/recipe.ts'
import base from './temple.ts'

export default variant(base, {
  id: 'greek-temple',
  words: [
    'greek temple',
    'acropolis',
    'parthenon',
    'roman temple',
    'ancient ruins',
    'ancient greece',
  ],
  as: 'greek',
})
