import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { flag } from '../kit/alive.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd, fieldLine, floodlight, mown, stand } from '../kit/town/sport.ts'
import { bench } from '../kit/town/street.ts'
import { wood } from '../kit/nature/trees.ts'

export const outdoorTrackPlace = place({
  id: 'outdoor-track',
  time: 'morning',
  ground: 'road',
  sounds: { crowd: 0.4 },
  set: (c) => [
    sky(c),
    trees(c),
    standPlane(c),
    crowd(c, { z: 29.8, y: 1.2, rows: 4, rise: 0.9 * (c.box.height / 9), step: 1 }),
    theGround(c),
    infield(c),
    hurdles(c),
    flags(c),
    edge(c),
    blocks(c),
  ],
})

const trees = planeOf({ name: 'trees', z: 38 }, (ink) =>
  wood(ink, ['round', 'poplar'], { height: [5, 8], step: [2, 3.6] }),
)

function standPlane(c: PlaceContext) {
  const lamps = (ink: Ink, glowing: boolean): void =>
    [-0.86, 0.86].forEach((d) =>
      floodlight(ink, { x: d * ink.half, height: 10 * ink.tall, glowing }),
    )
  return litPlane(c, 'stand', {
    z: 30,
    haze: 0.75,
    draw: (ink) => {
      stand(ink, { y: -0.6, height: 4.4 * ink.tall, colour: '#8f9ab5', roof: '#4f7fb0' })
      lamps(ink, false)
    },
    glow: (ink) => lamps(ink, true),
  })
}

const theGround = onStage(terrain, {
  colours: ['#c4553f', '#c95f48', '#d0705a'],
  bump: 0,
  dress: (ink) => {
    mown({ ...ink, near: 13 }, ['#6fa552', '#7fb360'], 2.4)
    lay(ink, '#c9604a', () => level(ink, [-80, 80], [ink.near, 13]))
    for (let z = -4; z <= 13; z += 2.1)
      fieldLine(
        ink,
        [
          [-70, z],
          [70, z],
        ],
        0.11,
      )
    for (let i = 0; i < 9; i++)
      fieldLine(
        ink,
        [
          [-5, -4 + i * 2.1],
          [-5, -4 + (i + 1) * 2.1],
        ],
        0.16,
      )
    lay(ink, '#c9604a', () => level(ink, [-80, 80], [25, 28]))
    fieldLine(ink, pairs('-70 25, 70 25'), 0.16)
    fieldLine(ink, pairs('-70 26.5, 70 26.5'), 0.14)
  },
})

const infield = planeOf({ name: 'infield', z: 19, top: 5 }, (ink) => {
  goal(ink, -ink.half * 0.5)
  mark(ink, '#4f7fb0').rect(ink.half * 0.4, -0.7, [3, 0.7])
})

const hurdles = planeOf({ name: 'hurdles', z: 10, top: 3 }, (ink) => {
  for (const d of [-0.8, -0.4, 0.4, 0.8]) hurdle(ink, d * ink.half)
})

function flags(c: PlaceContext) {
  return [-0.7, 0.7].map((d) =>
    flag(c, {
      at: [d * extentAt(c.box, 14).half, 4, 14],
      width: 1.4,
      height: 0.9,
      colour: d < 0 ? '#f0c25e' : '#4f9a6a',
    }),
  )
}

const edge = planeOf({ name: 'edge', z: 4.6, split: true, top: 4 }, (ink) => {
  bench(ink, { x: -ink.half * 0.92, height: 1.2 })
  hurdle(ink, ink.half * 0.9, 1.5)
})

const blocks = wingOf({ name: 'blocks' }, (ink) => {
  for (const s of [-1, 1])
    cut(ink, '#f4efe4', 0.14).rect(s * ink.half * 1.02 - 0.7, ink.foot - 0.6, [1.4, 1.2])
})

function hurdle(ink: Ink, x: number, h = 1.3): void {
  for (const s of [-1, 1]) mark(ink, '#5d6272').rect(x + s * 0.8 - 0.05, -h, [0.1, h])
  cut(ink, '#f7f2e6', 0.06).rect(x - 0.95, -h - 0.1, [1.9, 0.3])
  for (const d of [-0.7, 0.1]) mark(ink, '#d2433c').rect(x + d, -h - 0.1, [0.5, 0.3])
}

function goal(ink: Ink, x: number): void {
  ink.ctx.strokeStyle = '#f7f2e6'
  ink.ctx.lineWidth = 0.14
  ink.ctx.strokeRect(x - 1.8, -2, 3.6, 2)
}
