import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { flag } from '../kit/alive.ts'
import { terrain } from '../kit/nature/ground.ts'
import { mark, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd, fieldLine, floodlight, mown, ringOn, stand } from '../kit/town/sport.ts'

export const stadiumPlace = place({
  id: 'stadium',
  time: 'day',
  sounds: { crowd: 0.8 },
  set: (c) => [
    sky(c),
    masts(c),
    standPlane(c),
    crowd(c, { z: 26.8, y: 1.7, rows: 7, rise: 1.0 * (c.box.height / 9), step: 1.05 }),
    flags(c),
    theGround(c),
    boards(c),
    goals(c),
    corner(c),
  ],
})

function masts(c: PlaceContext) {
  const lamps = (ink: Ink, glowing: boolean): void =>
    [-0.78, 0.78].forEach((d) =>
      floodlight(ink, { x: d * ink.half, height: -ink.crown * 0.74, glowing }),
    )
  return litPlane(c, 'masts', {
    z: 34,
    draw: (ink) => lamps(ink, false),
    glow: (ink) => lamps(ink, true),
  })
}

const standPlane = planeOf({ name: 'stand', z: 27, haze: 0.7 }, (ink) =>
  stand(ink, { y: -1, height: 7 * ink.tall, colour: '#7a86a8', roof: '#d9d4c8' }),
)

function flags(c: PlaceContext) {
  const e = extentAt(c.box, 26)
  return [-0.9, -0.45, 0, 0.45, 0.9].map((d, i) =>
    flag(c, {
      at: [d * e.half, 9.6 * (c.box.height / 9), 26],
      width: 1.7,
      height: 1,
      colour: ['#d9483f', '#f0c25e', '#3f7fb5', '#4f9a6a', '#8a5f9a'][i] ?? '#d9483f',
    }),
  )
}

const theGround = onStage(terrain, {
  colours: ['#5f9a48', '#6aa552', '#7ab062'],
  bump: 0,
  dress: (ink) => {
    mown(ink, ['#5f9c48', '#6dab55'], 2.6)
    fieldLine(ink, pairs('-60 22, 60 22'))
    fieldLine(ink, pairs('0 22, 0 -8'))
    fieldLine(ink, ringOn(0, 6, 5.2))
    fieldLine(ink, ringOn(0, 6, 0.2), 0.3)
    for (const s of [-1, 1])
      fieldLine(ink, [
        [s * 26, 16],
        [s * 17, 16],
        [s * 17, -2],
        [s * 26, -2],
      ])
  },
})

const boards = planeOf({ name: 'boards', z: 24, top: 2.4 }, (ink) => {
  for (let x = ink.left, i = 0; x < ink.right; x += 5, i++)
    mark(ink, ['#d9483f', '#3f7fb5', '#f0c25e', '#f4efe4', '#4f9a6a'][i % 5] ?? '#d9483f').rect(
      x,
      -1.4,
      [4.8, 1.4],
    )
})

const goals = planeOf({ name: 'goals', z: 11, top: 6, split: true }, (ink) => {
  for (const s of [-1, 1]) goal(ink, s * ink.half * 0.86, s)
})

const corner = planeOf({ name: 'corner', z: 3.6, split: true, top: 4 }, (ink) => {
  for (const s of [-1, 1]) {
    mark(ink, '#f7f2e6').rect(s * ink.half * 0.92, -2.2, [0.09, 2.2])
    mark(ink, '#f0c25e').rect(s * ink.half * 0.92, -2.2, [s * -0.8, 0.55])
  }
})

function goal(ink: Ink, x: number, side: number): void {
  const { ctx } = ink
  ctx.strokeStyle = 'rgba(245,242,232,0.5)'
  ctx.lineWidth = 0.035
  ctx.beginPath()
  for (let i = 0; i <= 9; i++) {
    ctx.moveTo(x - 2 + i * 0.44, -2.6)
    ctx.lineTo(x - 2 + i * 0.44 + side * 0.4, 0)
    ctx.moveTo(x - 2, -i * 0.29)
    ctx.lineTo(x + 2, -i * 0.29)
  }
  ctx.stroke()
  ctx.strokeStyle = '#fbf8f0'
  ctx.lineWidth = 0.16
  ctx.beginPath()
  ctx.moveTo(x - 2, 0)
  ctx.lineTo(x - 2, -2.6)
  ctx.lineTo(x + 2, -2.6)
  ctx.lineTo(x + 2, 0)
  ctx.stroke()
}
