import { sky } from '../../sky/sky.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { glitter, water } from '../kit/nature/water.ts'
import { cut } from '../kit/paper.ts'
import { plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { lantern, pagoda } from '../kit/town/pagoda.ts'
import { redBridge, redRail } from '../kit/town/red-bridge.ts'

const WATER = -1.7

/** On a red wooden bridge: cherry trees on both banks, a pagoda, and another bridge over the same pond. */
export const japaneseBridgePlace = place({
  id: 'japanese-bridge',
  time: 'day',
  ground: 'road',
  far: 2.4,
  sounds: { stream: 0.5, birds: 0.4 },
  set: (c) => [
    sky(c),
    farLand(c),
    water(c, {
      y: WATER,
      colours: ['#4b8f9c', '#5fa6ae', '#86bfc0'],
      waves: [20, 12],
      waveHeight: 0.08,
    }),
    glitter(c, { y: WATER, count: 30, near: 8, far: 22, spread: 0.7 }),
    plane(c, { name: 'far bridge', z: 22, bottom: -3 }, (ink) => {
      ink.ctx.save()
      ink.ctx.translate(0, 0.4)
      redBridge(ink, { x: ink.half * 0.1, width: Math.min(10, ink.half) })
      ink.ctx.restore()
    }),
    banks(c),
    planks(c),
    plane(c, { name: 'red rail', z: 4.2, top: 5, bottom: -2 }, redRail),
    motes(c, { z: 3, count: 24, colour: '#f4a9c0', rise: -0.35, size: 0.07 }),
    farBirds(c, { count: 3 }),
  ],
})

const farLand = planeOf({ name: 'far land', z: 34 }, (ink) => {
  peaks(ink, { colour: '#a3aac4', height: [5, 10], step: 11, snow: 0.35 })
  hills(ink, { colour: '#93b083', height: [1.2, 2.8], step: 8 })
  ink.ctx.save()
  ink.ctx.translate(-ink.half * 0.5, -0.6)
  pagoda(ink, 0.8)
  ink.ctx.restore()
  wood(ink, ['pine', 'cherry'], { height: [3, 5], step: [1.8, 3.2], gap: ink.half * 0.2 })
})

/** Cherry trees and stone lanterns to both sides of the pond. */
const banks = planeOf({ name: 'banks', z: 14, split: true, top: 12, bottom: -3 }, (ink) => {
  for (const side of [-1, 1]) {
    cut(ink, '#84b65a', [0.2, 0.3]).shape((ctx) => {
      ctx.moveTo(side * ink.half * 0.42, -WATER)
      ctx.quadraticCurveTo(side * ink.half * 0.5, -0.3, side * ink.half * 0.8, -0.6)
      ctx.lineTo(side * ink.right * 1.1, -0.9)
      ctx.lineTo(side * ink.right * 1.1, 3)
      ctx.lineTo(side * ink.half * 0.42, 3)
      ctx.closePath()
    })
    tree(ink, 'cherry', { x: side * ink.half * 0.92, height: 8 * ink.tall })
    lantern(ink, { x: side * ink.half * 0.6, height: 2.6 })
  }
})

const planks = onStage(floor, {
  pattern: 'planks',
  colour: '#b5714f',
  other: '#8f5540',
  back: 4.4,
  size: 1,
  depth: 12,
})
