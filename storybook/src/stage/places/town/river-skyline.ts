import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { place } from '../kit/recipe.ts'
import { water } from '../kit/nature/water.ts'
import { farBank, farTowers } from './riverfront.ts'

/** A city behind wide water that reaches to the lower edge and mirrors its lights. */
export const riverSkylinePlace = place({
  id: 'river-skyline',
  ground: 'water',
  waterline: 0,
  sounds: { waves: 0.4 },
  set: (c) => [
    sky(c),
    farTowers(c),
    farBank(c),
    water(c, { colours: ['#2f6f90', '#4a8aa6', '#78b0bf'], waves: [20, 9], waveHeight: 0.08 }),
    farBirds(c, { colour: '#ffffff', count: 5, high: 0.74 }),
  ],
})
