import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, glowing } from '../kit/alive.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tyres } from '../kit/scrap.ts'
import { car } from '../kit/town/passers.ts'
import { sideRoad, traffic } from '../kit/town/town.ts'
import { wood } from '../kit/nature/trees.ts'

export const gasStationPlace = place({
  id: 'gas-station',
  time: 'dusk',
  ground: 'road',
  sounds: { traffic: 0.4, hum: 0.3 },
  set: (c) => [
    sky(c),
    hillsPlane(c),
    theFloor(c),
    traffic(c, { z: 15.4, count: 2, size: 3.6 }),
    shop(c),
    canopyPlane(c),
    canopyGlows(c),
    parked(c),
    near(c),
    farBirds(c, { count: 3 }),
    pumpPlane(c),
  ],
})

const hillsPlane = planeOf({ name: 'hills', z: 36 }, (ink) => {
  hills(ink, { colour: '#8fa3b0', height: [2, 5], step: 9 })
  wood(ink, ['pine', 'round'], { height: [3, 5], step: [2, 4] })
})

const theFloor = onStage(floor, {
  pattern: 'slabs',
  colour: '#b5aca4',
  other: '#9a928b',
  back: 40,
  size: 2.4,
  dress: (ink) => sideRoad(ink, { z: [13, 17], pavement: '#a39a92' }),
})

const shop = onStage(litPlane, 'shop', {
  z: 12,
  haze: 0.7,
  draw: (ink) => kiosk(ink, ink.half * 0.56, false),
  glow: (ink) => kiosk(ink, ink.half * 0.56, true),
})

const canopyPlane = onStage(litPlane, 'canopy', {
  z: 8,
  draw: (ink) => canopy(ink, false),
  glow: (ink) => canopy(ink, true),
})

function canopyGlows(c: PlaceContext) {
  return [-0.3, 0.06].map((d) =>
    glowing(c, {
      at: [d * c.box.width, 4.2 * (c.box.height / 9), 7.9],
      radius: 3.6,
      colour: '#fff0c0',
      strength: 0.45,
      flicker: 0.04,
    }),
  )
}

function parked(c: PlaceContext) {
  return cutOut(c, { name: 'parked', at: [-c.box.width * 0.34, 0, 6.6], size: [4.6, 2.2] }, (ink) =>
    car(ink, { x: 0, width: 4.4, colour: '#4f9a94' }),
  )
}

const near = planeOf({ name: 'near', z: 3.6, split: true, top: 4 }, (ink) => {
  tyres(ink, { x: ink.half * 0.92, size: 0.8, rows: 2 })
  box(ink, -ink.half * 0.94)
})

const pumpPlane = wingOf({ name: 'pump' }, (ink) =>
  pump(ink, { x: ink.half * 1.06, y: ink.foot + 0.6, height: 3.4 }),
)

function canopy(ink: Ink, glowing: boolean): void {
  const w = ink.half * 1.0
  const y = -4.6 * ink.tall
  const x = -ink.half * 0.24
  if (glowing) {
    if (ink.light.dark)
      for (let i = 0; i < 5; i++)
        mark(ink, '#fff6d8').rect(x - w * 0.4 + i * w * 0.19, y + 0.02, [w * 0.08, 0.14])
    return
  }
  for (const d of [-0.36, 0.36]) cut(ink, '#e9e3d6', 0.1).standing(x + d * w, 0, [0.5, -y])
  for (const d of [-0.2, 0.2]) pump(ink, { x: x + d * w, y: 0, height: 2.3 })
  cut(ink, '#f4efe2', [0.3, 0.3]).rect(x - w / 2, y - 1.1, [w, 1.15])
  mark(ink, '#d2433c').rect(x - w / 2, y - 0.75, [w, 0.45])
  mark(ink, '#f0b23c').rect(x - w / 2, y - 0.3, [w, 0.14])
  drop(ink, { x, y: y - 1.6, size: 1 })
}

/** The station's sign: a drop. */
function drop(ink: Ink, b: { x: number; y: number; size: number }): void {
  cut(ink, '#f4efe2', 0.1).disc(b.x, b.y, b.size)
  mark(ink, '#d2433c').path(
    { x: b.x, y: b.y, w: b.size, h: b.size },
    'M0 -0.7Q0.7 0.2 0 0.6Q-0.7 0.2 0 -0.7',
  )
}

export function pump(ink: Ink, b: { x: number; y: number; height: number }): void {
  const { x, y, height: h } = b
  cut(ink, '#d2433c', [0.12, 0.3]).rounded([x - h * 0.24, y - h, h * 0.48, h], h * 0.06)
  mark(ink, '#f4efe2').rounded([x - h * 0.18, y - h * 0.9, h * 0.36, h * 0.24], h * 0.03)
  mark(ink, '#33424f').rect(x - h * 0.14, y - h * 0.85, [h * 0.28, h * 0.12])
  stroke(ink, '#33323a', h * 0.035).shape((ctx) => {
    ctx.moveTo(x + h * 0.24, y - h * 0.66)
    ctx.bezierCurveTo(x + h * 0.44, y - h * 0.6, x + h * 0.4, y - h * 0.1, x + h * 0.3, y - h * 0.3)
  })
  mark(ink, '#33323a').rect(x + h * 0.22, y - h * 0.72, [h * 0.12, h * 0.1])
  mark(ink, '#b5aca4').rect(x - h * 0.32, y - h * 0.05, [h * 0.64, h * 0.07])
}

function kiosk(ink: Ink, x: number, glowing: boolean): void {
  const w = Math.min(9, ink.half * 0.7)
  if (glowing) {
    if (!ink.light.dark) return
    mark(ink, '#ffe6b0').rect(x - w * 0.44, -2.7, [w * 0.6, 2])
    glow(ink, '#ffd995', { x, y: -1.6, radius: w * 0.6, strength: 0.4 })
    return
  }
  cut(ink, '#efe6d4', 0.2).standing(x, 0, [w, 4])
  mark(ink, '#d2433c').rect(x - w / 2, -4, [w, 0.7])
  mark(ink, '#bcd6dc').rect(x - w * 0.44, -2.7, [w * 0.6, 2])
  for (let i = 0; i < 7; i++)
    mark(ink, ['#f0b23c', '#4f9a94', '#d9584c'][i % 3] ?? '#f0b23c').rect(
      x - w * 0.4 + i * w * 0.075,
      -1.4,
      [w * 0.05, 0.7],
    )
  mark(ink, '#8fb0ba').standing(x + w * 0.33, 0, [w * 0.18, 2.8])
  drop(ink, { x: x - w * 0.1, y: -3.66, size: 0.4 })
  cut(ink, '#c9c2b6', 0.1).plot({ x, w }, '-0.54 -4, -0.5 -4.4, 0.5 -4.4, 0.54 -4')
}

function box(ink: Ink, x: number): void {
  cut(ink, '#4f86b5', [0.12, 0.3]).rounded([x - 0.6, -2.2, 1.2, 2.2], 0.1)
  mark(ink, '#cfe6f0').rect(x - 0.44, -2, [0.88, 1.2])
}
