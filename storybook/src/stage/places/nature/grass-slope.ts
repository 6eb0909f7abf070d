import { sky } from '../../sky/sky.ts'
import { pollen } from '../kit/alive.ts'
import { FALL, hillside } from '../kit/nature/hillside.ts'
import { tree } from '../kit/nature/trees.ts'
import { place } from '../kit/recipe.ts'

/** A green hill that falls to the right, with trees on it. */
export const grassSlopePlace = place({
  id: 'grass-slope',
  time: 'day',
  ground: 'grass',
  incline: FALL,
  sounds: { birds: 0.4 },
  set: (c) => [
    sky(c),
    hillside(c, {
      near: '#7fb35a',
      far: '#a9c98a',
      edge: '#5f9447',
      strewn: ['#fff6e0', '#f2c94c', '#e58fb0', '#ffffff'],
      grow: (ink, spot) => tree(ink, 'round', spot),
    }),
    pollen(c, { z: 2, count: 14 }),
  ],
})
