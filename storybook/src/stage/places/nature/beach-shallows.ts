import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { terrain } from '../kit/nature/ground.ts'
import { surf, water } from '../kit/nature/water.ts'
import { place } from '../kit/recipe.ts'
import { hasPalms, headland, palmGrove, sail } from '../kit/nature/seaside.ts'

/** The edge of the sea: who runs here runs through ankle-deep water. */
export const shallowsPlace = place({
  id: 'beach-shallows',
  time: 'day',
  ground: 'water',
  far: 3,
  sounds: { waves: 0.8, gulls: 0.3 },
  set: (c) => [
    sky(c),
    headland(c),
    water(c, { colours: ['#4fc0cf', '#2f9fc4', '#2a86b8'], waves: [26, 16], waveHeight: 0.16 }),
    sail(c),
    terrain(c, { colours: ['#f0d9a8', '#a9dcd8', '#4fc0cf'], far: 7.5, depth: 38.65, bump: 0 }),
    surf(c, { z: 0.4 }),
    ...(hasPalms(c) ? [palmGrove(c, -0.6)] : []),
    farBirds(c, { count: 4, colour: '#ffffff', high: 0.62 }),
  ],
})
