import { variant } from '../kit/recipe.ts'
import { museumPlace } from './museum.ts'

export const artGalleryPlace = variant(museumPlace, {
  id: 'art-gallery',
  words: ['art gallery', 'gallery', 'art museum', 'louvre', 'picture gallery'],
  as: 'art gallery',
})
