import { sky } from '../../sky/sky.ts'
import { motes } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { meadowGround, path } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { bigLeaf, flower } from '../kit/nature/plants.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { shafts } from '../kit/nature/reef.ts'
import { scalloped } from '../kit/nature/tree-parts.ts'
import { palm } from '../kit/nature/palms.ts'

export const junglePlace = place({
  id: 'jungle',
  time: 'morning',
  sounds: { birds: 0.7, insects: 0.5 },
  set: (c) => [
    sky(c, { clouds: 0.2 }),
    plane(c, { name: 'canopy', z: 32, haze: 0.5 }, (ink) => canopy(ink, '#4a9a66', 0.92)),
    deepPalms(c),
    shafts(c, { count: 3, colour: '#fff6c9', strength: 0.28, z: 22 }),
    theGround(c),
    giants(c),
    ferns(c),
    motes(c, { z: 3, count: 18, colour: '#fdf7b8' }),
    leaves(c),
  ],
})

const deepPalms = planeOf({ name: 'deep palms', z: 24, haze: 0.5 }, (ink) => {
  for (let x = ink.left; x < ink.right; x += ink.random.between(2.4, 4.4))
    palm(ink, {
      x,
      height: ink.random.between(7, 12) * ink.tall,
      lean: ink.random.between(-0.15, 0.15),
      colour: ink.random.pick(['#3f9a5c', '#5aa84e', '#2f8a66']),
    })
})

const theGround = onStage(meadowGround, {
  colours: ['#3f7a38', '#579a42', '#7cb858'],
  flowers: 20,
  dress: (ink) => path(ink, { colour: '#9a7f56', width: 2.4, from: 0.5, to: -3, bend: 4, far: 26 }),
})

const giants = planeOf({ name: 'giants', z: 14, haze: 0.6 }, (ink) => {
  for (const dx of [-0.86, -0.44, 0.5, 0.92]) giant(ink, dx * ink.half)
  for (let i = 0; i < 16; i++)
    fern(ink, {
      x: ink.random.between(0.2, 1.2) * (i % 2 ? 1 : -1) * ink.half,
      size: ink.random.between(1, 2),
    })
})

/** Palms, ferns and flowers at both sides. */
export const ferns = planeOf({ name: 'ferns', z: 6, split: true }, (ink) => {
  palm(ink, { x: -ink.half * 0.8, height: 5.6 * ink.tall, lean: 0.1, colour: '#2f8a58' })
  for (const dx of [-1, -0.78, -0.6, 0.62, 0.8, 1]) fern(ink, { x: dx * ink.half, size: 1.9 })
  flower(ink, { x: ink.half * 0.7, height: 1.4, colour: '#e8496a' })
  flower(ink, { x: -ink.half * 0.66, height: 1.2, colour: '#f08a2c' })
  flower(ink, { x: ink.half * 0.55, height: 0.9, colour: '#f2b63c' })
})

/** Great leaves in the corners, out of focus. */
export const leaves = wingOf({ name: 'leaves', sway: 0.15 }, (ink) => {
  const s = Math.min(3, ink.half * 0.36)
  for (const side of [-1, 1]) {
    for (let i = 0; i < 4; i++)
      bigLeaf(ink, {
        x: side * ink.half * 1.12,
        y: ink.foot + 0.5,
        angle: side < 0 ? -1.5 + i * 0.38 : -1.64 - i * 0.38,
        length: s * (1 - i * 0.1),
        colour: i % 2 ? '#1f5f45' : '#2a7350',
      })
    for (let i = 0; i < 3; i++)
      bigLeaf(ink, {
        x: side * ink.half * 1.1,
        y: ink.crown - 0.4,
        angle: side < 0 ? 1.3 - i * 0.5 : 1.84 + i * 0.5,
        length: s * 0.8,
        colour: i % 2 ? '#1f5f45' : '#2a7350',
      })
  }
})

function canopy(ink: Ink, colour: string, share: number): void {
  const points: Pair[] = []
  for (let x = ink.left; x <= ink.right; x += 3)
    points.push([x, ink.crown * share * ink.random.between(0.8, 1.05)])
  cut(ink, colour, 0.3).skyline(points, 0.2)
  for (let i = 0; i < 60; i++)
    mark(ink, i % 2 ? lighter(colour, 0.12) : darker(colour, 0.1)).shape(
      scalloped(
        ink.random.between(ink.left, ink.right),
        ink.crown * ink.random.between(0.1, share),
        ink.random.between(1, 2.2),
      ),
    )
}

/** A giant trunk with buttress roots and hanging vines. */
function giant(ink: Ink, x: number): void {
  const w = ink.random.between(0.7, 1.2)
  cut(ink, '#6a5544', [0.3, 0.2]).shape((ctx) => {
    ctx.moveTo(x - w * 2, 0.1)
    ctx.quadraticCurveTo(x - w * 0.6, -1.4, x - w * 0.5, ink.top)
    ctx.lineTo(x + w * 0.5, ink.top)
    ctx.quadraticCurveTo(x + w * 0.6, -1.4, x + w * 2, 0.1)
    ctx.closePath()
  })
  for (let i = 0; i < 3; i++) {
    const vx = x + ink.random.between(-1.6, 1.6)
    const length = -ink.crown * ink.random.between(0.3, 0.6)
    stroke(ink, '#4f8f56', 0.1).shape((ctx) => {
      ctx.moveTo(vx, ink.top)
      ctx.quadraticCurveTo(vx + 0.6, ink.crown + length * 0.5, vx, ink.crown + length)
    })
    for (let k = 0; k < 6; k++)
      mark(ink, '#66a866').oval(
        vx + (k % 2 ? 0.2 : -0.1),
        ink.crown + length * (0.3 + k * 0.12),
        [0.2, 0.1],
      )
  }
}

function fern(ink: Ink, b: { x: number; size: number }): void {
  for (let i = 0; i < 6; i++)
    bigLeaf(ink, {
      x: b.x,
      y: 0.1,
      angle: -Math.PI / 2 + (i - 2.5) * 0.44,
      length: b.size * (1 - Math.abs(i - 2.5) * 0.1),
      colour: i % 2 ? '#3f8f56' : '#2f7a4c',
    })
}
