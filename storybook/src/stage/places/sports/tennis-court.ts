import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf, wingOf, plane } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd, fieldLine, floodlight, stand } from '../kit/town/sport.ts'
import { wood } from '../kit/nature/trees.ts'

export const tennisCourtPlace = place({
  id: 'tennis-court',
  time: 'day',
  ground: 'floor',
  sounds: { crowd: 0.3 },
  set: (c) => [
    sky(c),
    ...plane(c, { name: 'trees', z: 33 }, (ink) =>
      wood(ink, ['round', 'poplar'], { height: [4, 7], step: [1.8, 3.4] }),
    ),
    ...tribune(c),
    crowd(c, { z: 21.9, y: 0.9, rows: 4, rise: 0.9, step: 1.1 }),
    court(c),
    ...net(c),
    ...chair(c),
    farBirds(c, { count: 3 }),
    ...balls(c),
  ],
})

function tribune(c: PlaceContext) {
  const lamps = (ink: Ink, glowing: boolean): void => {
    for (const share of [-0.84, 0.84])
      floodlight(ink, { x: share * ink.half, height: 10 * ink.tall, glowing })
  }
  return litPlane(c, 'tribune', {
    z: 22,
    draw: (ink) => {
      lamps(ink, false)
      stand(ink, { height: 4.6, colour: '#4f7a6a' })
    },
    glow: (ink) => lamps(ink, true),
  })
}

/** A blue court in green, its lines as the rules want them, seen from behind one base line. */
const court = onStage(terrain, {
  colours: ['#4f8f5f', '#5f9c6a', '#78ae80'],
  bump: 0,
  dress: (ink) => {
    lay(ink, '#4a86b8', () => level(ink, [-8, 8], [-2.4, 17]))
    fieldLine(ink, pairs('-7 -1.6, -7 16, 7 16, 7 -1.6, -7 -1.6'))
    for (const x of [-5.4, 5.4])
      fieldLine(ink, [
        [x, -1.6],
        [x, 16],
      ])
    for (const z of [3, 11.6])
      fieldLine(ink, [
        [-5.4, z],
        [5.4, z],
      ])
    fieldLine(ink, pairs('0 3, 0 11.6'))
  },
})

const net = planeOf({ name: 'net', z: 7.2, top: 2, haze: 0 }, (ink) => {
  stroke(ink, 'rgba(40,50,60,0.5)', 0.03).shape((ctx) => {
    for (let x = -7.8; x <= 7.8; x += 0.3) {
      ctx.moveTo(x, -1.2)
      ctx.lineTo(x, 0)
    }
    for (let y = 0; y > -1.2; y -= 0.24) {
      ctx.moveTo(-7.8, y)
      ctx.lineTo(7.8, y)
    }
  })
  mark(ink, '#f7f5ee').rect(-7.8, -1.36, [15.6, 0.2])
  mark(ink, '#f7f5ee').rect(-0.1, -1.3, [0.2, 1.3])
  for (const x of [-7.9, 7.7]) mark(ink, '#33505a').rect(x, -1.5, [0.2, 1.5])
})

/** The umpire's high chair beside the net, and a bench. */
const chair = planeOf({ name: 'umpire chair', z: 7.6 }, (ink) => {
  const x = Math.min(9.4, ink.half * 0.82)
  stroke(ink, '#f4f0e6', 0.14).shape((ctx) => {
    for (const d of [-0.6, 0.6]) {
      ctx.moveTo(x + d, 0)
      ctx.lineTo(x + d * 0.6, -2.6)
    }
    for (const y of [-0.6, -1.2, -1.8]) {
      ctx.moveTo(x - 0.5, y)
      ctx.lineTo(x + 0.5, y)
    }
  })
  mark(ink, '#3f7a5c').rect(x - 0.6, -2.8, [1.2, 0.24])
  mark(ink, '#3f7a5c').rect(x - 0.6, -3.8, [1.2, 0.9])
  mark(ink, '#f4f0e6').rect(-x - 1.4, -0.8, [2.6, 0.2])
})

const balls = wingOf({ name: 'tennis balls' }, (ink) => {
  for (const side of [-1, 1]) {
    const [x, y, r] = [side * ink.half * 1.0, ink.foot - 0.1, 0.5]
    mark(ink, '#d6e84a').disc(x, y, r)
    stroke(ink, '#f7faf0', 0.06).shape((ctx) => ctx.arc(x - r, y, r * 0.9, -0.8, 0.8))
  }
})
