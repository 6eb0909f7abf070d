import { triples } from '../../../scene/rows.ts'
import { hills } from '../kit/nature/land.ts'
import { quay } from '../kit/nature/waterside.ts'
import { water } from '../kit/nature/water.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'
import { house } from '../kit/town/houses.ts'
import { mosqueFront, mosqueLights } from '../kit/town/mosque-front.ts'

/** A mosque and the round tower of Galata over roofs, behind the water of the strait. */
export const istanbulPlace = sight({
  id: 'istanbul',
  time: 'sunset',
  ground: 'floor',
  waterline: 0,
  far: 2.2,
  sounds: { waves: 0.4 },
  size: [34, 13],
  z: 24,
  upwards: 0.9,
  behind: (c) =>
    plane(c, { name: 'far shore', z: 36 }, (ink) =>
      hills(ink, { colour: '#9d8fa8', height: [3, 6], step: 10 }),
    ),
  before: (c) => [
    ...water(c, { colours: ['#2f6f8c', '#4a8ca4', '#82b6bd'], waves: [14, 12], waveHeight: 0.08 }),
    ...(c.afloat ? [] : [quay(c, { colour: '#cdbfae', other: '#b3a592' })]),
  ],
  draw: (ink) => {
    roofs(ink)
    ink.ctx.save()
    ink.ctx.translate(-4.6, -1.4)
    mosqueFront(ink)
    ink.ctx.restore()
    galata(ink, 11.4)
    shore(ink)
  },
  glow: (ink) => {
    ink.ctx.save()
    ink.ctx.translate(-4.6, -1.4)
    mosqueLights(ink)
    ink.ctx.restore()
    for (const y of [-7.6, -8.6]) mark(ink, '#ffd58a').rect(10.7, y, [1.4, 0.3])
  },
})

function roofs(ink: Ink): void {
  for (const [x, width, height] of triples(
    '-16 3 3.2, -13.4 2.6 4, 5.6 2.6 3.4, 7.8 2.8 4.6, 14.2 2.8 4, 16.4 2.6 3.2',
  ))
    house(ink, {
      x,
      y: -0.8,
      width,
      height,
      colour: x > 6 ? '#e3c49c' : '#d8a98c',
      roof: '#b5583f',
    })
}

/** Low houses along the water. */
function shore(ink: Ink): void {
  for (let x = -17.4; x < 17.6; x += 2.1)
    house(ink, {
      x,
      width: 2.1,
      height: 1.8 + 0.5 * Math.sin(x * 2.3),
      colour: Math.sin(x * 1.7) > 0 ? '#ecd9b8' : '#dcb79a',
      roof: '#a9503c',
      chimney: false,
    })
}

/** A round tower under a pointed roof, with a gallery. */
function galata(ink: Ink, x: number): void {
  const stone = turned(ink, '#cbb79a', { span: [x - 1.5, x + 1.5], amount: 0.3 })
  cut(ink, stone, [0.2, 0.3]).standing(x, 0, [3, 8.4])
  cut(ink, '#b39f84', 0.1).rounded([x - 1.75, -8.2, 3.5, 0.4], 0.1)
  cut(ink, stone, 0.1).standing(x, -8.2, [2.5, 1.3])
  cut(ink, '#5d6f86', [0.14, 0.3]).plot({ x }, '-1.6 -9.4, 0 -12.8, 1.6 -9.4')
  for (const y of [-2.6, -4.6, -6.6]) mark(ink, '#5f4f48').rounded([x - 0.25, y, 0.5, 0.9], 0.2)
}
