import { variant } from '../kit/recipe.ts'
import { museumPlace } from './museum.ts'

export const scienceMuseumPlace = variant(museumPlace, {
  id: 'science-museum',
  words: ['science museum', 'natural history museum', 'dinosaur museum', 'museum of science'],
  as: 'science',
})
