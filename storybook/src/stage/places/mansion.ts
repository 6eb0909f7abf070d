import { variant } from './kit/recipe.ts'
import base from './palace.ts'

export default variant(base, {
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
