import { variant } from './kit/recipe.ts'
import base from './basketball-court.ts'

export default variant(base, {
  id: 'tennis-court',
  words: ['tennis court', 'tennis', 'badminton court', 'volleyball net'],
  as: 'tennis',
})
