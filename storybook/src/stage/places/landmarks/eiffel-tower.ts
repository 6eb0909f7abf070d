import { variant } from '../kit/recipe.ts'
import { towerPlace } from '../town/tower.ts'

export const eiffelTowerPlace = variant(towerPlace, {
  id: 'eiffel-tower',
  words: ['eiffel tower', 'iron tower', 'radio tower', 'tv tower', 'television tower'],
  as: 'eiffel',
})
