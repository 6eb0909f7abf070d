import { variant } from './kit/recipe.ts'
import base from './museum.ts'

export default variant(base, {
  id: 'science-museum',
  words: ['science museum', 'natural history museum', 'dinosaur museum', 'museum of science'],
  as: 'science',
})
