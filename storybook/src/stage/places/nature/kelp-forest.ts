import { sky } from '../../sky/sky.ts'
import { terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { bubbles, caustics, kelp, school, seabed, shafts } from '../kit/nature/reef.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** Depths of its rows, far to near: each strand reaches to the surface. */
const ROWS = [28, 20, 14, 9] as const
const TONES = ['#3f7f6a', '#4a8a52', '#6a9440', '#7d9a3c'] as const

/** Under water among stems of kelp as high as trees, with light between them. */
export const kelpForestPlace = place({
  id: 'kelp-forest',
  medium: 'underwater',
  ground: 'seabed',
  time: 'day',
  sounds: { underwater: 0.8, bubbles: 0.3 },
  set: (c) => {
    const random = c.random.fork('kelp')
    const stems = ROWS.flatMap((z, row) => {
      const { half, crown } = extentAt(c.box, z)
      const many = 6 - row
      return Array.from({ length: many * 2 }, (_, i) => {
        // The middle stays open for whoever swims there.
        const share = 0.12 + row * 0.16 + ((i >> 1) / many) * 1.1
        return kelp(c, {
          x: (i % 2 ? 1 : -1) * share * half + random.between(-0.6, 0.6),
          z: z + random.between(-0.8, 0.8),
          height: crown * random.between(0.86, 1.2),
          strands: 3,
          colour: random.pick(TONES),
        })
      })
    })
    const k = c.box.height / 9
    return [
      sky(c, { clouds: 0, sun: false, stars: false }),
      terrain(c, { colours: ['#c9b98a', '#9aa88c', '#5c8a92'], bump: 0.2, dress: seabed }),
      caustics(c, { count: 20 }),
      shafts(c, { count: 6, strength: 0.4 }),
      stems,
      plane(c, { name: 'rocks', z: 6, split: true }, (ink) => {
        for (const share of [-0.86, 0.8])
          rocks(ink, { x: share * ink.half, width: 3.4, height: 1.4, colour: '#5f6f74' })
      }),
      school(c, { z: 17, y: 6 * k, colour: '#f2b24e', count: 24, size: 0.5 }),
      school(c, { z: 11, y: 3.4 * k, colour: '#c9dfe2', count: 12, size: 0.5, speed: 0.26 }),
      bubbles(c, { count: 20 }),
    ]
  },
})
