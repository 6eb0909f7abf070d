import { plotted } from '../../../scene/rows.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, moving } from '../kit/alive.ts'
import { lay, seen } from '../kit/nature/ground.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bench, fence } from '../kit/town/street.ts'
import { tree, wood } from '../kit/nature/trees.ts'

export const playgroundPlace = place({
  id: 'playground',
  time: 'day',
  sounds: { birds: 0.4, crowd: 0.2 },
  set: (c) => [
    sky(c),
    trees(c),
    theGround(c),
    fencePlane(c),
    equipment(c),
    swings(c),
    seesaw(c),
    sand(c),
    ball(c),
    farBirds(c),
    greenery(c),
  ],
})

const trees = planeOf({ name: 'trees', z: 34 }, (ink) =>
  wood(ink, ['round', 'poplar'], { height: [5, 8], step: [2, 3.4] }),
)

const theGround = onStage(meadowGround, {
  flowers: 50,
  dress: (ink) => {
    const p = ink.at(0, 9)
    lay(ink, '#e6c98f', (ctx) => ctx.ellipse(p.x, p.y, ink.half * 1.1, 1.5, 0, 0, 7))
  },
})

const fencePlane = planeOf({ name: 'fence', z: 22, top: 4 }, (ink) => {
  fence(ink, { from: ink.left, to: ink.right, height: 1.4, colour: '#6fa8b5' })
  for (let d = -1; d < 1; d += 0.4) bush(ink, { x: d * ink.half, height: 1.3 })
})

const equipment = planeOf({ name: 'equipment', z: 12, haze: 0.7 }, (ink) => {
  const s = Math.min(1, ink.half / 11)
  fort(ink, ink.half * 0.5, s)
  frame(ink, -ink.half * 0.46, s)
  tree(ink, 'round', { x: -ink.half * 0.98, height: 6 * ink.tall })
  tree(ink, 'round', { x: ink.half * 1.0, height: 6.4 * ink.tall })
})

function swings(c: PlaceContext) {
  const e = extentAt(c.box, 12)
  return [-1, 1].map((d) =>
    swing(c, { x: -e.half * 0.46 + d * 1.3 * Math.min(1, e.half / 11), phase: d }),
  )
}

const sand = planeOf({ name: 'sand', z: 4.6, split: true, top: 3 }, (ink) => {
  sandbox(ink, ink.half * 0.78)
  bench(ink, { x: -ink.half * 0.86, height: 1.2, colour: '#d9584c' })
})

function ball(c: PlaceContext) {
  return cutOut(c, { name: 'ball', at: [c.box.width * 0.3, 0, 2.4], size: [1, 1] }, (ink) => {
    cut(ink, '#e0485a', 0.06).disc(0, -0.4, 0.4)
    mark(ink, '#fbf3e2').oval(0, -0.4, [0.16, 0.4])
  })
}

/** A tower with a roof, a ladder and a slide. */
function fort(ink: Ink, x: number, s: number): void {
  for (const d of [-1.1, 1.1]) mark(ink, '#c98a4a').rect(x + d * s - 0.12, -5 * s, [0.24, 5 * s])
  cut(ink, '#3f8fb5', 0.1).rect(x - 1.4 * s, -3.2 * s, [2.8 * s, 0.3 * s])
  cut(ink, '#f2b63c', 0.08).rect(x - 1.3 * s, -4 * s, [2.6 * s, 0.8 * s])
  cut(ink, '#e0485a', [0.12, 0.3]).polygon(...plotted({ x, w: s, h: s }, '-1.7 -5, 0 -6.8, 1.7 -5'))
  cut(ink, '#5fb07a', [0.12, 0.4]).path(
    { x, w: s, h: s },
    'M1.1 -3.4C2.6 -2.9 3 -0.6 4.8 -0.4L4.8 0C2.6 -0.1 2.4 -2.2 1.1 -2.7',
  )
  stroke(ink, '#e9e0d0', 0.1).shape((ctx) => {
    for (const d of [-2.3, -1.7]) {
      ctx.moveTo(x + d * s, 0)
      ctx.lineTo(x + (d + 0.6) * s, -3.2 * s)
    }
    for (let i = 1; i < 6; i++) {
      ctx.moveTo(x + (-2.3 + i * 0.1) * s, -i * 0.54 * s)
      ctx.lineTo(x + (-1.7 + i * 0.1) * s, -i * 0.54 * s)
    }
  })
}

function frame(ink: Ink, x: number, s: number): void {
  stroke(ink, '#8a5fb5', 0.2).shape((ctx) => {
    for (const d of [-1, 1]) {
      ctx.moveTo(x + d * 3.4 * s, 0)
      ctx.lineTo(x + d * 2.7 * s, -4.6 * s)
      ctx.lineTo(x + d * 2.1 * s, 0)
    }
    ctx.moveTo(x - 2.7 * s, -4.6 * s)
    ctx.lineTo(x + 2.7 * s, -4.6 * s)
  })
}

function swing(c: PlaceContext, how: { x: number; phase: number }): Piece {
  const s = Math.min(1, extentAt(c.box, 12).half / 11)
  const rope = seen(c.light, '#7d7a80', 9)
  const seat = seen(c.light, '#e0485a', 9)
  return moving('swing', { x: how.x, y: 4.6 * s, z: 11.9 }, (ctx, t) => {
    const angle = Math.sin(t * 2 + how.phase) * 0.3
    ctx.rotate(angle)
    ctx.strokeStyle = rope
    ctx.lineWidth = 0.06
    ctx.beginPath()
    for (const d of [-0.4, 0.4]) {
      ctx.moveTo(d, 0)
      ctx.lineTo(d, 3.4 * s)
    }
    ctx.stroke()
    ctx.fillStyle = seat
    ctx.fillRect(-0.6, 3.4 * s, 1.2, 0.18)
  })
}

function seesaw(c: PlaceContext): Piece {
  const board = seen(c.light, '#f2b63c', 6)
  const foot = seen(c.light, '#3f8fb5', 6)
  return moving('seesaw', { x: 0, y: 0, z: 9.5 }, (ctx, t) => {
    ctx.fillStyle = foot
    ctx.beginPath()
    ctx.moveTo(-0.5, 0)
    ctx.lineTo(0, -0.9)
    ctx.lineTo(0.5, 0)
    ctx.fill()
    ctx.translate(0, -0.9)
    ctx.rotate(Math.sin(t * 1.4) * 0.22)
    ctx.fillStyle = board
    ctx.fillRect(-2.4, -0.12, 4.8, 0.2)
    ctx.fillRect(-2.2, -0.5, 0.12, 0.4)
    ctx.fillRect(2.1, -0.5, 0.12, 0.4)
  })
}

function sandbox(ink: Ink, x: number): void {
  cut(ink, '#e9cf96', 0.05).oval(x, -0.3, [1.9, 0.4])
  cut(ink, '#c98a4a', 0.1).rect(x - 2, -0.4, [4, 0.4])
  cut(ink, '#e0485a', 0.05).plot({ x }, '-0.9 -0.5, -0.3 -0.5, -0.4 -1.1, -0.8 -1.1')
  cut(ink, '#d9b878', 0.05).polygon([x + 0.2, -0.5], [x + 0.8, -1.2], [x + 1.4, -0.5])
}
