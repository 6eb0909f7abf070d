import { pairs, plotted } from '../../../scene/rows.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { nearRocks, path } from '../kit/nature/nature.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'

const ROSE = '#d98f6c'

/** A temple front cut out of the rose-red cliff, at the end of a gorge. */
export const petraPlace = sight({
  id: 'petra',
  time: 'golden',
  ground: 'rock',
  size: [12, 14],
  across: 0.7,
  upwards: 0.94,
  z: 16,
  behind: (c) =>
    plane(c, { name: 'cliff', z: 17 }, (ink) => {
      const fill = turned(ink, darker(ROSE, 0.06), { span: [ink.left, ink.right], amount: 0.2 })
      cut(ink, fill, 0).rect(ink.left, ink.top, [ink.right - ink.left, -ink.top + 0.4])
      for (let i = 0; i < 34; i++) {
        const y = ink.top * ink.random.next()
        mark(ink, ink.random.chance(0.5) ? lighter(ROSE, 0.12) : darker(ROSE, 0.16)).polygon(
          [ink.left, y],
          [ink.right, y + ink.random.between(-2, 2)],
          [ink.right, y + ink.random.between(-1, 2.4)],
          [ink.left, y + 0.4],
        )
      }
    }),
  before: (c) => [
    terrain(c, {
      colours: ['#c98f66', '#d8a67c', '#e6bf98'],
      bump: 0.12,
      dress: (ink) => path(ink, { colour: '#ecd0aa', width: 5, bend: 0.6, far: 16 }),
    }),
    ...plane(c, { name: 'gorge', z: 9, split: true }, (ink) => {
      for (const side of [-1, 1]) wall(ink, side)
    }),
    ...nearRocks(c, { height: 1.4, colour: '#9c5f44' }),
  ],
  draw(ink) {
    const stone = lighter(ROSE, 0.16)
    cut(ink, stone, [0.3, 0.2]).standing(0, 0, [11, 13])
    columns(ink, { y: -0.2, height: 5.4, xs: [-4.6, -2.8, -1.2, 1.2, 2.8, 4.6] })
    mark(ink, '#4a2f2c').rounded([-0.75, -4.2, 1.5, 4], 0.1)
    gable(ink, { y: -6.2, half: 3.6, high: 1.3 })
    cut(ink, lighter(ROSE, 0.26), 0.1).standing(0, -5.6, [11, 0.7])
    columns(ink, { y: -7.6, height: 4, xs: [-4.6, -3.1, 3.1, 4.6] })
    for (const side of [-1, 1]) gable(ink, { x: side * 3.9, y: -11.7, half: 1.6, high: 0.8 })
    tholos(ink)
  },
})

function wall(ink: Ink, side: number): void {
  const at = (share: number): number => side * ink.half * share
  cut(ink, darker(ROSE, 0.3), [0.4, 0.3]).polygon(
    [at(0.72), 0.4],
    [at(0.8), ink.top * 0.4],
    [at(0.7), ink.top],
    [side * ink.right, ink.top],
    [side * ink.right, 0.4],
  )
}

function columns(ink: Ink, how: { y: number; height: number; xs: readonly number[] }): void {
  for (const x of how.xs) {
    cut(
      ink,
      turned(ink, lighter(ROSE, 0.28), { span: [x - 0.3, x + 0.3], amount: 0.3 }),
      0.08,
    ).standing(x, how.y, [0.56, how.height])
    mark(ink, lighter(ROSE, 0.4)).standing(x, how.y - how.height + 0.35, [0.8, 0.35])
  }
}

function gable(ink: Ink, how: { x?: number; y: number; half: number; high: number }): void {
  const { x = 0, y, half, high } = how
  cut(ink, lighter(ROSE, 0.24), [0.1, 0.3]).polygon(
    ...plotted({ x, y, w: half, h: high }, '-1 0, 0 -1, 1 0'),
  )
}

/** The round house with its urn between the broken gables. */
function tholos(ink: Ink): void {
  cut(ink, turned(ink, lighter(ROSE, 0.2), { span: [-1.6, 1.6], amount: 0.3 }), 0.14).standing(
    0,
    -7.5,
    [3, 4],
  )
  for (const x of [-1.1, 0, 1.1]) mark(ink, lighter(ROSE, 0.34)).standing(x, -7.6, [0.34, 3.8])
  cut(ink, lighter(ROSE, 0.22), 0.08).polygon(...pairs('-1.9 -11.5, 0 -13, 1.9 -11.5'))
  mark(ink, lighter(ROSE, 0.36)).shape((ctx) => ctx.ellipse(0, -13.4, 0.4, 0.5, 0, 0, 7))
}
