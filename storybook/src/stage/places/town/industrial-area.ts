import { triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { glowing, smoke } from '../kit/alive.ts'
import { floor } from '../kit/nature/ground.ts'
import { chimney, factory, pipes, tank } from '../kit/town/industry.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { lamp, fenceWithGate } from '../kit/town/street.ts'
import { sideRoad, traffic } from '../kit/town/town.ts'

export const industrialAreaPlace = place({
  id: 'industrial-area',
  time: 'day',
  ground: 'road',
  sounds: { hum: 0.5, engine: 0.3 },
  set: (c) => [
    sky(c),
    farWorks(c),
    coolingTowers(c),
    farSmoke(c),
    works(c),
    nearSmoke(c),
    theGlow(c),
    theFloor(c),
    traffic(c, { z: 7.6, count: 2, size: 4.4, speed: 2 }),
    fencePlane(c),
    pipesPlane(c),
  ],
})

const farWorks = planeOf({ name: 'far works', z: 36 }, (ink) => {
  for (let x = ink.left; x < ink.right; x += 7)
    factory(ink, { x, width: 6, height: 2.4, colour: '#9a8f98', teeth: 3 })
  for (const d of [-0.7, -0.5, 0.1, 0.75])
    chimney(ink, { x: d * ink.half, height: 9, colour: '#8f7f88' })
})

const coolingTowers = planeOf({ name: 'cooling towers', z: 30, haze: 0.8 }, (ink) => {
  for (const d of [-0.78, -0.44, 0.6]) cooling(ink, d * ink.half, -ink.crown * 0.46)
})

function farSmoke(c: PlaceContext) {
  const far = extentAt(c.box, 30)
  return [-0.78, -0.44, 0.6].map((d) =>
    smoke(c, {
      at: [d * far.half, far.crown * 0.45, 29.9],
      size: 1.5,
      alpha: 0.75,
      speed: 0.13,
      drift: 1,
    }),
  )
}

function works(c: PlaceContext) {
  return litPlane(c, 'works', {
    z: 18,
    haze: 0.7,
    draw: (ink) => {
      for (const d of [-0.16, 0.02]) chimney(ink, { x: d * ink.half, height: -ink.crown * 0.74 })
      factory(ink, { x: -ink.half * 0.3, width: ink.half * 0.9, height: 4.2 })
      for (const [d, w, h] of triples('0.42 3 4.4, 0.64 3.2 5.4, 0.9 3.4 4'))
        tank(ink, { x: d * ink.half, width: w, height: h * ink.tall, colour: '#b9b4a8' })
      pipes(ink, { from: ink.left, to: ink.right, y: -0.6, colour: '#a0746a' })
    },
    glow:
      c.light.dark &&
      ((ink) =>
        factory(ink, { x: -ink.half * 0.3, width: ink.half * 0.9, height: 4.2, glowing: true })),
  })
}

function nearSmoke(c: PlaceContext) {
  const mid = extentAt(c.box, 18)
  return [-0.16, 0.02].map((d, i) =>
    smoke(c, {
      at: [d * mid.half, mid.crown * 0.74, 17.9],
      size: 0.9,
      alpha: 0.7,
      colour: '#d9cfc8',
      speed: 0.16 + i * 0.03,
      drift: 1.2,
    }),
  )
}

function theGlow(c: PlaceContext) {
  const mid = extentAt(c.box, 18)
  return glowing(c, {
    at: [0.02 * mid.half, mid.crown * 0.75, 17.8],
    radius: 0.8,
    colour: '#ff5a4a',
    flicker: 0.6,
    strength: 0.9,
  })
}

const theFloor = onStage(floor, {
  pattern: 'slabs',
  colour: '#a39a92',
  other: '#8a827c',
  back: 20,
  size: 2.2,
  dress: (ink) => sideRoad(ink, { z: [5, 9.6], pavement: '#9a938c' }),
})

const fencePlane = onStage(litPlane, 'fence', {
  z: 4.4,
  split: true,
  draw: (ink) => {
    fenceWithGate(ink, { gate: [-0.52, 0.56], height: 1.9, colour: '#8d949c', kind: 'iron' })
    lamp(ink, { x: -ink.half * 0.56, height: 5 * ink.tall, arm: true })
    for (const d of [0.7, 0.78, 0.86]) barrel(ink, d * ink.half)
  },
  glow: (ink) => lamp(ink, { x: -ink.half * 0.56, height: 5 * ink.tall, arm: true, glowing: true }),
})

const pipesPlane = wingOf({ name: 'pipes' }, (ink) => {
  for (const s of [-1, 1]) {
    stroke(ink, '#5f5560', 0.9).line(
      [s * ink.half * 1.12, ink.top],
      [s * ink.half * 1.12, ink.foot + 2],
    )
    mark(ink, '#7a6f78').rect(s * ink.half * 1.12 - 0.6, 0, [1.2, 0.3])
  }
})

function cooling(ink: Ink, x: number, h: number): void {
  const w = h * 0.34
  cut(ink, '#b5b0b0', [0.4, 0.3]).shape((ctx) => {
    ctx.moveTo(x - w, 0.1)
    ctx.quadraticCurveTo(x - w * 0.42, -h * 0.6, x - w * 0.62, -h)
    ctx.lineTo(x + w * 0.62, -h)
    ctx.quadraticCurveTo(x + w * 0.42, -h * 0.6, x + w, 0.1)
    ctx.closePath()
  })
  mark(ink, 'rgba(60,50,70,0.16)').shape((ctx) => {
    ctx.moveTo(x + w * 0.1, 0.1)
    ctx.quadraticCurveTo(x + w * 0.06, -h * 0.6, x + w * 0.1, -h)
    ctx.lineTo(x + w * 0.62, -h)
    ctx.quadraticCurveTo(x + w * 0.42, -h * 0.6, x + w, 0.1)
  })
}

function barrel(ink: Ink, x: number): void {
  cut(ink, '#4f7f9a', [0.1, 0.3]).rounded([x - 0.42, -1.2, 0.84, 1.2], 0.08)
  for (const y of [-0.9, -0.45]) mark(ink, '#3a6078').rect(x - 0.42, y, [0.84, 0.08])
}
