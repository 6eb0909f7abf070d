import type { PlaceContext } from '../../place.ts'
import { smoke } from '../kit/alive.ts'
import { clear, darker } from '../kit/colour.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { lay, level, type GroundInk } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { column } from '../kit/town/castles.ts'

const SIZE = { depth: 13, height: 9.4, width: 1.5 } as const
const MARBLES = ['#e9dcc4', '#e3cfb4', '#e6e0d2'] as const
const POOL = { half: 8.4, near: 2.6, far: 9.4 } as const

/** A steaming basin between columns, with statues in the niches and a floor of mosaic. */
export const romanBathPlace = place({
  id: 'roman-bath',
  indoors: true,
  time: 'day',
  far: 1.6,
  sounds: { water: 0.5 },
  set: (c) => {
    const marble = c.random.fork('marble').pick(MARBLES)
    const { half } = roomSize(c, SIZE)
    return [
      room(c, {
        ...SIZE,
        wall: {
          style: 'stone',
          colour: '#d9bd94',
          accent: '#c9a97c',
          dado: 1.4,
          dadoColour: '#a8503f',
        },
        floor: { pattern: 'tiles', colour: '#e0cfae', other: '#c49a6a', size: 0.9 },
        ceiling: '#e6d6b8',
        lamp: false,
        rug: basin,
        back: (ink) => niches(ink, marble),
      }),
      ...[10.6, 5.6].map((z) => colonnade(c, { z, marble })),
      ...[-0.36, -0.12, 0.14, 0.38].map((share, i) =>
        smoke(c, {
          at: [share * half, 0.2, 7 - i * 0.3],
          size: 0.9,
          alpha: 0.4,
          speed: 0.14,
          drift: 0.3,
          colour: '#ffffff',
        }),
      ),
      plane(c, { name: 'jars', z: 1.8, split: true }, (ink) => {
        thing(ink, 'noto:amphora', { x: -ink.half * 0.9, height: 2 })
        thing(ink, 'noto:amphora', { x: ink.half * 0.92, height: 1.7 })
      }),
    ]
  },
})

/** Green water a step below the floor. */
function basin(ink: GroundInk): void {
  const { half, near, far } = POOL
  lay(ink, '#b58a5c', () => level(ink, [-half - 0.7, half + 0.7], [near - 0.5, far + 0.5]))
  lay(ink, '#f0e4cc', () => level(ink, [-half - 0.4, half + 0.4], [near - 0.3, far + 0.3]))
  lay(ink, '#3f9a94', () => level(ink, [-half, half], [near, far]))
  lay(ink, clear('#8fd6c8', 0.6), () =>
    level(ink, [-half * 0.8, half * 0.5], [near + 1.2, near + 2]),
  )
  lay(ink, clear('#8fd6c8', 0.6), () =>
    level(ink, [-half * 0.3, half * 0.8], [near + 3.4, near + 4]),
  )
  lay(ink, clear('#d6f2e8', 0.6), () => level(ink, [-half * 0.9, half * 0.2], [far - 1, far - 0.7]))
}

function niches(ink: Ink, marble: string): void {
  for (const share of [-0.72, -0.26, 0.26, 0.72]) {
    const [x, w, h] = [share * ink.half, 1.5, 5.4]
    const arch = (grow: number) => (ctx: Ink['ctx']) => {
      ctx.moveTo(x - w * grow, -0.6)
      ctx.lineTo(x - w * grow, -h + w)
      ctx.arc(x, -h + w, w * grow, Math.PI, 0)
      ctx.lineTo(x + w * grow, -0.6)
      ctx.closePath()
    }
    cut(ink, marble, [0.1, 0.3]).shape(arch(1.14))
    mark(ink, '#8fb4b8').shape(arch(0.94))
    mark(ink, darker('#8fb4b8', 0.2)).shape(arch(0.6))
    thing(ink, Math.abs(share) > 0.5 ? 'prop:statue' : 'prop:bust', { x, y: -0.6, height: 3.4 })
  }
}

function colonnade(c: PlaceContext, { z, marble }: { z: number; marble: string }) {
  return plane(c, { name: `columns ${z}`, z, split: true }, (ink) => {
    for (const side of [-1, 1])
      for (const share of [0.62, 0.98, 1.34])
        column(ink, { x: side * share * ink.half, width: 1, height: 8 * ink.tall, colour: marble })
  })
}
