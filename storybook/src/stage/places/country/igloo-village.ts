import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { motes, smoke } from '../kit/alive.ts'
import { terrain } from '../kit/nature/ground.ts'
import { snowDrifts, snowSparkle, snowyRange } from '../kit/nature/snow.ts'
import { extentAt, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'

/** Houses of snow: where they stand, in halves of the stage, and how high. */
const FAR: readonly (readonly [x: number, height: number])[] = pairs(
  '-0.86 2, -0.5 2.4, -0.16 1.9, 0.2 2.2, 0.56 2.5, 0.9 2',
)
const NEAR: readonly (readonly [x: number, height: number])[] = [
  [-0.78, 3.2],
  [0.74, 3.5],
]

export const iglooVillagePlace = place({
  id: 'igloo-village',
  time: 'morning',
  ground: 'snow',
  sounds: { wind: 0.5 },
  set: (c) => [
    sky(c),
    snowyRange(c),
    igloos(c, { name: 'far igloos', z: 22, rows: FAR }),
    terrain(c, { colours: ['#dcebf5', '#eef6fb', '#cfe3f0'], bump: 0.3, dress: snowSparkle }),
    igloos(c, { name: 'near igloos', z: 11, rows: NEAR }),
    smoke(c, { at: [extentAt(c.box, 22).half * 0.56, 2.6, 21.9], size: 0.3 }),
    motes(c, { z: 3, count: 24, colour: '#ffffff', rise: -0.25 }),
    snowDrifts(c),
  ],
})

interface Row {
  readonly name: string
  readonly z: number
  readonly rows: typeof FAR
}

function igloos(c: PlaceContext, { name, z, rows }: Row) {
  return plane(c, { name, z }, (ink) => {
    for (const [x, height] of rows)
      thing(ink, 'prop:igloo', { x: (x + ink.random.between(-0.05, 0.05)) * ink.half, height })
    thing(ink, 'noto:sled', { x: ink.half * 0.32, height: 0.9 })
  })
}
