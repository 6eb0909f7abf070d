import { variant } from '../kit/recipe.ts'
import { highwayPlace } from './highway.ts'

export const desertRoadPlace = variant(highwayPlace, {
  id: 'desert-road',
  words: ['desert road', 'desert highway', 'route 66'],
  as: 'desert',
})
