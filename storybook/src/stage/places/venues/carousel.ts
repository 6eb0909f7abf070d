import { variant } from '../kit/recipe.ts'
import { amusementParkPlace } from './amusement-park.ts'

export const carouselPlace = variant(amusementParkPlace, {
  id: 'carousel',
  words: ['carrousel', 'carousel', 'merry-go-round', 'merry go round'],
  as: 'carousel',
})
