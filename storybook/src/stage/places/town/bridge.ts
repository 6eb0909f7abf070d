import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { city } from '../kit/town/buildings.ts'
import { sailBoat, ship } from '../kit/nature/boats.ts'
import { darker } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, stroke, type Ink } from '../kit/paper.ts'
import { litAtNight, litPlane, plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { fence, lamp } from '../kit/town/street.ts'
import { traffic } from '../kit/town/town.ts'
import { water } from '../kit/nature/water.ts'

const TOWN = {
  colours: ['#a9b8d0', '#b8bdd0', '#9fadc8'],
  height: [4, 10],
  width: [2.4, 4],
} as const

export const bridgePlace = place({
  id: 'bridge',
  time: 'golden',
  ground: 'road',
  far: 3,
  sounds: { waves: 0.3, traffic: 0.4 },
  set: (c) => [
    sky(c),
    hillsPlane(c),
    town(c),
    theWater(c),
    shipPlane(c),
    plane(c, { name: 'span', z: 20, haze: 0.6, bottom: -3 }, span),
    traffic(c, { z: 19.5, count: 4, size: 2.2, speed: 1.6, y: 0.8 }),
    sail(c),
    slabs(c),
    railing(c),
    farBirds(c, { colour: '#ffffff', count: 6 }),
    cable(c),
  ],
})

const hillsPlane = planeOf({ name: 'hills', z: 39 }, (ink) =>
  hills(ink, { colour: '#9db4c0', height: [2, 5], step: 9 }),
)

function town(c: PlaceContext) {
  return litAtNight(c, { name: 'town', z: 36, reflect: { y: -2, strength: 0.25 } }, (ink, lit) =>
    city(ink, { ...TOWN, y: 2, glowing: lit }),
  )
}

const theWater = onStage(water, {
  y: -2,
  colours: ['#3f86a5', '#4f97b2', '#6aadc2'],
  waves: [26, 17],
  waveHeight: 0.16,
})

function shipPlane(c: PlaceContext) {
  return passing(c, { name: 'ship', y: -2, z: 30, size: [9, 4], speed: 0.3, start: -0.5 }, (ink) =>
    ship(ink, { x: 0, width: 8 }),
  )
}

function sail(c: PlaceContext) {
  return passing(c, { name: 'sail', y: -2, z: 14, size: [3, 4], speed: -0.3, start: 0.3 }, (ink) =>
    sailBoat(ink, { x: 0, height: 3 }),
  )
}

const slabs = onStage(floor, {
  pattern: 'slabs',
  colour: '#bdb3a8',
  other: '#a0968c',
  back: 6.4,
  size: 1.6,
  dress: (ink) => lay(ink, '#d6cdc2', () => level(ink, [-80, 80], [5.6, 6.4])),
  depth: 12,
})

const railing = onStage(litPlane, 'railing', {
  z: 6.2,
  top: 7,
  bottom: -1,
  draw: (ink) => {
    cut(ink, '#8f867e', 0.1).rect(ink.left, -0.3, [ink.right - ink.left, 1])
    fence(ink, { from: ink.left, to: ink.right, height: 1.5, colour: '#5f6a7a', kind: 'iron' })
    for (const d of [-0.8, 0, 0.8]) lamp(ink, { x: d * ink.half, height: 4.6 * ink.tall })
  },
  glow: (ink) => {
    for (const d of [-0.8, 0, 0.8])
      lamp(ink, { x: d * ink.half, height: 4.6 * ink.tall, glowing: true })
  },
})

const cable = wingOf({ name: 'cable' }, (ink) => {
  for (const s of [-1, 1])
    stroke(ink, '#9a4a38', 0.5).line(
      [s * ink.half * 1.3, ink.foot + 1],
      [s * ink.half * 1.04, ink.top],
    )
})

/** A red suspension bridge: two towers, the great cable, hangers and a deck. */
function span(ink: Ink): void {
  const red = '#c4533c'
  const h = -ink.crown * 0.78
  const x = ink.half * 0.5
  stroke(ink, darker(red, 0.1), 0.2).shape((ctx) => {
    ctx.moveTo(-ink.half * 1.5, -1.2)
    ctx.quadraticCurveTo(-x * 1.5, -h * 0.4, -x, -h)
    ctx.quadraticCurveTo(0, h * 0.62 - 2, x, -h)
    ctx.quadraticCurveTo(x * 1.5, -h * 0.4, ink.half * 1.5, -1.2)
  })
  stroke(ink, darker(red, 0.05), 0.06).shape((ctx) => {
    for (let i = -12; i <= 12; i++) {
      const px = (i / 13) * x
      const share = Math.abs(px / x)
      const y = -(h * share ** 2 * 0.84 + (1 - share ** 2) * 1.6)
      ctx.moveTo(px, y)
      ctx.lineTo(px, -0.8)
    }
  })
  for (const side of [-1, 1]) {
    cut(ink, red, [0.16, 0.3]).rect(side * x - 0.8, -h - 0.4, [0.5, h + 2.6])
    cut(ink, red, [0.16, 0.3]).rect(side * x + 0.3, -h - 0.4, [0.5, h + 2.6])
    for (const share of [0.98, 0.7, 0.42])
      cut(ink, red, 0.06).rect(side * x - 0.8, -h * share, [1.6, 0.5])
    cut(ink, '#a59c92', 0.14).rect(side * x - 1.5, 0.8, [3, 2])
  }
  cut(ink, darker(red, 0.15), 0.2).rect(ink.left, -0.8, [ink.right - ink.left, 0.7])
}
