import { variant } from '../kit/recipe.ts'
import { amusementParkPlace } from './amusement-park.ts'

export const carouselPlace = variant(amusementParkPlace, { id: 'carousel', as: 'carousel' })
