import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { peaks } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { tree } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { cliffEdge } from './cliff.ts'

/** On the edge of a cliff with a valley far below: its sides come down left and right, a river is in the middle. */
export const valleyCliffPlace = place({
  id: 'valley-cliff',
  time: 'morning',
  far: 1.4,
  sounds: { wind: 0.5, birds: 0.3 },
  set: (c) => {
    const bare = /\b(top|summit|peak)\b/u.test(c.words)
    const [near = '#5d9448', middle = '#7fb45a'] = bare ? ['#878e9c', '#98a3b4'] : greens(c)
    return [
      sky(c),
      ...plane(c, { name: 'far peaks', z: 38, haze: HAZE, bottom: -8 }, (ink) =>
        peaks(ink, {
          colour: '#8d9cc0',
          height: [6 * ink.tall, 11 * ink.tall],
          step: 9,
          snow: 0.4,
          floor: 8,
        }),
      ),
      ...ridge(c, { z: 32, low: 1.4, high: 7.5, colour: '#93adb4' }),
      ...ridge(c, { z: 25, low: 2.4, high: 8, colour: '#86aa92' }),
      ...ridge(c, { z: 19, low: 3, high: 7.6, colour: middle, wooded: !bare }),
      ...ridge(c, { z: 13, low: 3.6, high: 6.8, colour: near, wooded: !bare }),
      ...cliffEdge(c, bare),
      farBirds(c, { colour: '#ffffff', count: 6, high: 0.5 }),
    ]
  },
})

/** Even in the mist it is the valley that one came to see. */
const HAZE = 0.45

interface RidgeShape {
  readonly z: number
  /** How far below our feet its middle is. */
  readonly low: number
  /** How far its sides rise above that. */
  readonly high: number
  readonly colour: string
  readonly wooded?: boolean
}

/** How far below our feet the ridge is there. */
function depthOf(ink: Ink, x: number, { low, high, z }: RidgeShape): number {
  const share = Math.min(1.2, Math.abs(x) / ink.half)
  return low - high * share ** 1.5 + 0.25 * Math.sin(x * 0.9 + z)
}

function ridge(c: PlaceContext, shape: RidgeShape) {
  return plane(c, { name: `ridge ${shape.z}`, z: shape.z, haze: HAZE, bottom: -9 }, (ink) => {
    const crest: Pair[] = []
    for (let x = ink.left - 1; x <= ink.right + 1; x += 0.8) crest.push([x, depthOf(ink, x, shape)])
    cut(ink, shape.colour, [0.4, 0.4]).polygon(...crest, [ink.right + 1, 9], [ink.left - 1, 9])
    if (shape.z === 25) river(ink, shape.low)
    if (shape.wooded) wood(ink, shape)
    for (let i = 0; i < 9; i++)
      mark(ink, 'rgba(255,255,255,0.3)').oval(
        ink.random.between(-0.8, 0.8) * ink.half,
        shape.low + ink.random.between(-0.6, 1.4),
        [ink.random.between(2, 4.5), ink.random.between(0.25, 0.5)],
      )
  })
}

function river(ink: Ink, low: number): void {
  mark(ink, '#a9d3e4').polygon(
    ...plotted({ y: low }, '0.2 0.3, 0.7 0.3, -0.2 1, 1.6 2.2, 0.4 4.5, -2.4 4.5, 0 2.2, -1.2 1'),
  )
}

function wood(ink: Ink, shape: RidgeShape): void {
  for (let x = ink.left; x < ink.right; x += ink.random.between(0.5, 1.2))
    tree(ink, 'pine', {
      x,
      y: depthOf(ink, x, shape) + ink.random.between(0.1, 0.6),
      height: ink.random.between(0.8, 1.6),
    })
}
