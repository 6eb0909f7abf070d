import { variant } from '../kit/recipe.ts'
import { palacePlace } from './palace.ts'

export const mansionPlace = variant(palacePlace, {
  id: 'mansion',
  words: [
    'mansion',
    'villa',
    'manor',
    'estate',
    'chateau',
    'white house',
    'capitol',
    'manor house',
    'hotel',
  ],
  as: 'mansion',
})
