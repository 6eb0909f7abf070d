import { variant } from '../kit/recipe.ts'
import { templePlace } from '../town/temple.ts'

export const greekTemplePlace = variant(templePlace, {
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
