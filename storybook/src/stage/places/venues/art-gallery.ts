import { variant } from '../kit/recipe.ts'
import { museumPlace } from './museum.ts'

export const artGalleryPlace = variant(museumPlace, { id: 'art-gallery', as: 'art gallery' })
