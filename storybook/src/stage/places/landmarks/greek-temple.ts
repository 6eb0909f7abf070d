import { variant } from '../kit/recipe.ts'
import { templePlace } from '../town/temple.ts'

export const greekTemplePlace = variant(templePlace, { id: 'greek-temple', as: 'greek' })
