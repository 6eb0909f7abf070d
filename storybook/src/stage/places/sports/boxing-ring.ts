import type { PlaceContext } from '../../place.ts'
import { darker } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd, stand } from '../kit/town/sport.ts'
import { beams } from '../kit/indoors/stage-lights.ts'
import { extentAt } from '../kit/plane.ts'

export const boxingRingPlace = place({
  id: 'boxing-ring',
  indoors: true,
  time: 'night',
  sounds: { crowd: 0.6 },
  far: 3.4,
  set: (c) => {
    const { half, crown } = extentAt(c.box, 7)
    return [
      ...hall(c),
      crowd(c, { z: 17.9, y: 1.2, rows: 5, rise: 1.1, step: 1.1 }),
      mat(c),
      ...ropes(c, { z: 6.4, scale: 1 }),
      beams(c, { half: half * 0.8, top: crown, z: 7 }),
      ...corners(c),
    ]
  },
})

const hall = onStage(litPlane, 'hall', {
  z: 18,
  haze: 0.4,
  draw: (ink) => {
    mark(ink, '#2e2a48').rect(ink.left, ink.top, [ink.right - ink.left, -ink.top])
    stand(ink, { height: 7, colour: '#4a4670', roof: '#3a3658' })
  },
  glow: (ink) => {
    for (let x = -ink.half * 0.9; x <= ink.half; x += ink.half * 0.3)
      mark(ink, '#fff6dc').rounded([x - 0.8, ink.crown * 0.93, 1.6, 0.3], 0.1)
  },
})

/** The canvas, blue at the rim. */
const mat = onStage(floor, {
  pattern: 'plain',
  colour: '#e6e0d4',
  back: 18,
  dress: (ink) => {
    lay(ink, '#3a3658', () => level(ink, [-70, 70], [7.4, 18]))
    lay(ink, '#3f6fb5', () => level(ink, [-70, 70], [5.4, 7.4]))
    lay(ink, 'rgba(217,88,76,0.35)', () => level(ink, [-3, 3], [0, 3.6]))
  },
})

/** Three ropes between two posts. */
function ropes(c: PlaceContext, how: { z: number; scale: number }) {
  return plane(c, { name: `ropes ${how.z}`, z: how.z, haze: 0 }, (ink) => {
    for (const [i, y] of [-1.3, -2.3, -3.3].entries())
      cut(ink, ['#d9483f', '#f4efe4', '#3f6fb5'][i] ?? '#d9483f', [0.1, 0.4]).rounded(
        [-ink.half * 0.84, y - 0.08, ink.half * 1.68, 0.18],
        0.09,
      )
    for (const side of [-1, 1]) post(ink, side * ink.half * 0.84, side < 0 ? '#d9483f' : '#3f6fb5')
  })
}

function post(ink: Ink, x: number, colour: string): void {
  cut(ink, '#8f959c', 0.12).standing(x, 0, [0.3, 4])
  cut(ink, colour, [0.12, 0.4]).rounded([x - 0.34, -3.8, 0.68, 2.9], 0.2)
  for (const y of [-1.3, -2.3, -3.3])
    mark(ink, darker(colour, 0.3)).rect(x - 0.34, y - 0.06, [0.68, 0.14])
}

/** The ropes run on towards us at both sides. */
const corners = planeOf({ name: 'side ropes', z: 6.2, haze: 0, split: true }, (ink) => {
  for (const side of [-1, 1])
    for (const [i, y] of [-1.3, -2.3, -3.3].entries())
      stroke(ink, ['#d9483f', '#f4efe4', '#3f6fb5'][i] ?? '#d9483f', 0.18).line(
        [side * ink.half * 0.84, y],
        [side * ink.half * 1.5, y * 1.3 + 0.6],
      )
})
