import { variant } from '../kit/recipe.ts'
import { highwayPlace } from './highway.ts'

export const forestRoadPlace = variant(highwayPlace, {
  id: 'forest-road',
  as: 'forest',
})
