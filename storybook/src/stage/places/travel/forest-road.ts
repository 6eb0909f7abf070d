import { variant } from '../kit/recipe.ts'
import { highwayPlace } from './highway.ts'

export const forestRoadPlace = variant(highwayPlace, {
  id: 'forest-road',
  words: ['forest road', 'road through the forest', 'wooded road', 'road in the forest'],
  as: 'forest',
})
