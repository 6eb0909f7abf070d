import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { terrain, lay, type GroundInk } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { crowd, fieldLine, floodlight, mown, stand } from '../kit/town/sport.ts'

export const baseballFieldPlace = place({
  id: 'baseball-field',
  time: 'day',
  sounds: { crowd: 0.7 },
  set: (c) => [
    sky(c),
    masts(c),
    standPlane(c),
    crowd(c, { z: 32.8, y: 2.4, rows: 5, rise: 1.05 * (c.box.height / 9), step: 1.2 }),
    theGround(c),
    wall(c),
    dugoutPlane(c),
    net(c),
  ],
})

function masts(c: PlaceContext) {
  const lamps = (ink: Ink, glowing: boolean): void =>
    [-0.7, 0, 0.7].forEach((d) =>
      floodlight(ink, { x: d * ink.half, height: -ink.crown * 0.7, glowing }),
    )
  return litPlane(c, 'masts', {
    z: 38,
    draw: (ink) => lamps(ink, false),
    glow: (ink) => lamps(ink, true),
  })
}

const standPlane = planeOf({ name: 'stand', z: 33, haze: 0.7 }, (ink) =>
  stand(ink, { y: -1.6, height: 5.6 * ink.tall, colour: '#5f7a6a', roof: '#e9e2d2' }),
)

const DIRT = pairs('0 -5, -13 9, 0 24, 13 9')
const TURF = pairs('0 -1, -9 9, 0 19.5, 9 9')

function diamond(
  ink: GroundInk,
  points: readonly (readonly [number, number])[],
  colour: string,
): void {
  lay(ink, colour, (ctx) => {
    for (const [x, z] of points) {
      const p = ink.at(x, z)
      ctx.lineTo(p.x, p.y)
    }
  })
}

const theGround = onStage(terrain, {
  colours: ['#5f9a48', '#6aa552', '#7ab062'],
  bump: 0,
  dress: (ink) => {
    mown(ink, ['#629f4a', '#70ae58'], 3)
    diamond(ink, DIRT, '#c98d5c')
    diamond(ink, TURF, '#68a651')
    const p = ink.at(0, 8)
    lay(ink, '#c98d5c', (ctx) => ctx.ellipse(p.x, p.y, 1.6 * p.scale, 0.4 * p.scale, 0, 0, 7))
    fieldLine(ink, pairs('-30 26, 0 -3, 30 26'))
    for (const [x, z] of pairs('-10.4 9, 10.4 9, 0 21, 0 -2.6')) {
      const q = ink.at(x, z)
      lay(ink, '#fbf8f0', (ctx) =>
        ctx.rect(q.x - 0.4 * q.scale, q.y - 0.1 * q.scale, 0.8 * q.scale, 0.2 * q.scale),
      )
    }
  },
})

const wall = planeOf({ name: 'wall', z: 29, top: 6 }, (ink) => {
  cut(ink, '#2f6a4f', 0.2).rect(ink.left, -2.2, [ink.right - ink.left, 2.2])
  mark(ink, '#f0c25e').rect(ink.left, -2.3, [ink.right - ink.left, 0.18])
  for (let x = ink.left, i = 0; x < ink.right; x += 8, i++)
    mark(ink, ['#d9584c', '#f4ead6', '#4f86b5'][i % 3] ?? '#d9584c').rect(x, -1.8, [5, 1.3])
  board(ink, ink.half * 0.34)
})

const dugoutPlane = planeOf({ name: 'dugout', z: 5, split: true, top: 5 }, (ink) => {
  for (const s of [-1, 1]) dugout(ink, s * ink.half * 0.98)
})

const net = wingOf({ name: 'net' }, (ink) => {
  for (const s of [-1, 1])
    cut(ink, '#4a5468', 0.2).rect(s * ink.half * 1.08 - 0.3, ink.top, [0.6, -ink.top + 6])
})

/** A scoreboard that shows with lamps, not with letters. */
function board(ink: Ink, x: number): void {
  cut(ink, '#2b3a4a', 0.2).rect(x - 4, -6.4, [8, 3.8])
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++)
      mark(ink, (i * 3 + row * 5) % 4 ? '#f0c25e' : '#5a6a78').shape((ctx) =>
        ctx.arc(x - 3.2 + i * 0.8, -5.6 + row * 1.1, 0.22, 0, 7),
      )
}

function dugout(ink: Ink, x: number): void {
  cut(ink, '#3f5f86', 0.14).rect(x - 2.4, -2.4, [4.8, 0.5])
  mark(ink, '#3a4150').rect(x - 2.2, -1.9, [4.4, 1.9])
  cut(ink, '#a8744a', 0.06).rect(x - 2, -0.8, [4, 0.24])
}
