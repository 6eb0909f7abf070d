import { plotted } from '../../../scene/rows.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { hills } from '../kit/nature/land.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { fieldLine, mown, ringOn } from '../kit/town/sport.ts'
import { fence } from '../kit/town/street.ts'

/** A mown oval with the pale strip in its middle, wickets, and a white pavilion under the trees. */
export const cricketGroundPlace = place({
  id: 'cricket-ground',
  time: 'day',
  sounds: { birds: 0.4, crowd: 0.2 },
  set: (c) => {
    const side = c.random.fork('pavilion').pick([-1, 1] as const)
    return [
      sky(c),
      plane(c, { name: 'hills', z: 36 }, (ink) => {
        hills(ink, { colour: '#9fbf9a', height: [2, 4.4], step: 9 })
        wood(ink, ['round', 'poplar'], { height: [3, 5.4], step: [1.6, 3] })
      }),
      theGround(c),
      plane(c, { name: 'pavilion', z: 19, haze: 0.4 }, (ink) =>
        pavilion(ink, side * ink.half * 0.4),
      ),
      plane(c, { name: 'screens', z: 17, haze: 0.3 }, (ink) => {
        cut(ink, '#fbfaf4', 0.1).rect(-side * ink.half * 0.5 - 1.6, -3, [3.2, 2.8])
        fence(ink, { from: -ink.half * 1.5, to: ink.half * 1.5, height: 1, colour: '#f7f4ea' })
      }),
      wickets(c),
      farBirds(c),
    ]
  },
})

const theGround = onStage(terrain, {
  colours: ['#6aa552', '#78b05c', '#8abc6c'],
  bump: 0,
  dress: (ink) => {
    mown(ink, ['#68a850', '#78b45e'], 2.4)
    fieldLine(ink, ringOn(0, 6, 15), 0.2)
    lay(ink, '#d9c894', () => level(ink, [-7.4, 7.4], [2.4, 4.4]))
    for (const x of [-6, 6])
      fieldLine(ink, [
        [x, 2.2],
        [x, 4.6],
      ])
  },
})

/** Three stumps at each end of the strip. */
const wickets = planeOf({ name: 'wickets', z: 3.4, top: 3 }, (ink) => {
  for (const share of [-0.64, 0.64]) thing(ink, 'prop:wicket', { x: share * ink.half, height: 1.3 })
  thing(ink, 'noto:cricket-game', { x: -ink.half * 0.86, height: 1 })
})

function pavilion(ink: Ink, x: number): void {
  for (const dx of [-7, 7]) tree(ink, 'round', { x: x + dx, height: 5.4 })
  cut(ink, '#f7f2e6', [0.2, 0.3]).rect(x - 5, -3.4, [10, 3.4])
  for (let i = -4; i <= 4; i++) mark(ink, '#6f8a9c').rect(x + i * 1.05 - 0.3, -2.7, [0.6, 1.5])
  cut(ink, '#a8503f', [0.14, 0.3]).polygon(
    ...plotted({ x }, '-5.6 -3.3, -4.2 -5, 4.2 -5, 5.6 -3.3'),
  )
  cut(ink, '#f7f2e6', 0.1).rect(x - 0.9, -6.4, [1.8, 1.6])
  cut(ink, '#a8503f', 0.1).polygon([x - 1.2, -6.3], [x, -7.4], [x + 1.2, -6.3])
}
