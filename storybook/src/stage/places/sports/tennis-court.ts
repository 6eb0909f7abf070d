import { variant } from '../kit/recipe.ts'
import { basketballCourtPlace } from './basketball-court.ts'

export const tennisCourtPlace = variant(basketballCourtPlace, {
  id: 'tennis-court',
  words: ['tennis court', 'tennis', 'badminton court', 'volleyball net'],
  as: 'tennis',
})
