import { plotted } from '../../../scene/rows.ts'
import { airliner } from '../kit/town/airliner.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, glowing, passing } from '../kit/alive.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { cone } from '../kit/scrap.ts'

export const airportPlace = place({
  id: 'airport',
  time: 'morning',
  ground: 'road',
  sounds: { engine: 0.5, wind: 0.3 },
  set: (c) => [
    sky(c),
    hillsPlane(c),
    terminalPlane(c),
    landingPlane(c),
    theGround(c),
    parked(c),
    taxiing(c),
    runwayLights(c),
    plane(c, { name: 'sock', z: 9, split: true }, (ink) => sock(ink, ink.half * 0.84)),
    cones(c),
    conePlane(c),
  ],
})

const hillsPlane = planeOf({ name: 'hills', z: 38 }, (ink) =>
  hills(ink, { colour: '#9db4b8', height: [1, 3], step: 9 }),
)

function terminalPlane(c: PlaceContext) {
  return litAtNight(c, { name: 'terminal', z: 28, haze: 0.7 }, (ink, lit) => terminal(ink, lit))
}

function landingPlane(c: PlaceContext) {
  const e = extentAt(c.box, 34)
  return cutOut(
    c,
    {
      name: 'landing plane',
      at: [e.half * 0.9, e.crown * 0.5, 33],
      size: [7, 3],
      drift: (t) => ({ x: -t * 1.8, y: -t * 0.18 }),
    },
    (ink) => {
      ink.ctx.scale(-1, 1)
      airliner(ink, { x: 0, y: -0.8, length: 6, colour: '#3f7fb0' })
    },
  )
}

const theGround = onStage(terrain, {
  colours: ['#7f9a5c', '#8fa868', '#a3b880'],
  bump: 0,
  dress: (ink) => {
    lay(ink, '#8a8c96', () => level(ink, [-80, 80], [14, 26]))
    lay(ink, '#5d606c', () => level(ink, [-80, 80], [-3, 11]))
    lay(ink, '#f2ecdc', () => {
      for (let x = -70; x < 70; x += 5) level(ink, [x, x + 3], [3.9, 4.2])
    })
    lay(ink, '#f2ecdc', () => {
      level(ink, [-80, 80], [10.4, 10.6])
      level(ink, [-80, 80], [-2.4, -2.2])
    })
    lay(ink, '#f2ecdc', () => {
      for (let i = 0; i < 8; i++) level(ink, [-10, -5], [-1.6 + i * 1.5, -0.9 + i * 1.5])
    })
    lay(ink, '#f0c23c', () => level(ink, [-80, 80], [19.8, 20.1]))
  },
})

const parked = planeOf({ name: 'parked', z: 20, haze: 0.7 }, (ink) => {
  airliner(ink, { x: -ink.half * 0.46, y: -0.5, length: 10, colour: '#c4453c' })
  airliner(ink, { x: ink.half * 0.56, y: -0.5, length: 9, colour: '#3f8f8a' })
  truck(ink, ink.half * 0.06)
})

function taxiing(c: PlaceContext) {
  return passing(
    c,
    { name: 'taxiing', y: 0.1, z: 12.4, size: [12, 5], speed: 1.7, start: -0.75 },
    (ink) => airliner(ink, { x: 0, y: -0.6, length: 11, colour: '#e0a23c' }),
  )
}

function runwayLights(c: PlaceContext) {
  return c.light.dark
    ? [-0.8, -0.4, 0, 0.4, 0.8].map((d) =>
        glowing(c, {
          at: [d * extentAt(c.box, 11).half, 0.1, 11],
          radius: 0.9,
          colour: '#7ad0ff',
          strength: 0.8,
          flicker: 0.02,
        }),
      )
    : []
}

const cones = planeOf({ name: 'cones', z: 3.4, split: true, top: 2 }, (ink) => {
  for (const d of [-0.92, -0.8, 0.88, 0.97]) cone(ink, { x: d * ink.half, height: 0.8 })
})

const conePlane = wingOf({ name: 'cone' }, (ink) =>
  cone(ink, { x: -ink.half * 1.02, y: ink.foot + 0.3, height: 1.7 }),
)

function terminal(ink: Ink, glowing: boolean): void {
  const h = 4.4
  const w = ink.half * 1.5
  const x = -ink.half * 0.1
  if (!glowing) {
    cut(ink, '#c9ced2', [0.25, 0.3]).path({ x, w, h }, 'M-0.5 0L-0.5 -1Q0 -1.5 0.5 -1L0.5 0')
    controlTower(ink)
  }
  terminalWindows(ink)
}

function controlTower(ink: Ink): void {
  const tx = ink.half * 0.8
  cut(ink, '#d9d4c8', 0.2).plot({ x: tx }, '-0.9 0, -0.6 -8.6, 0.6 -8.6, 0.9 0')
  cut(ink, '#5f8aa0', 0.1).plot({ x: tx }, '-1.8 -8.6, -2.2 -10.2, 2.2 -10.2, 1.8 -8.6')
  cut(ink, '#b5493c', 0.08).polygon(
    ...plotted({ x: tx }, '-2.4 -10.2, -1.6 -10.9, 1.6 -10.9, 2.4 -10.2'),
  )
}

function terminalWindows(ink: Ink): void {
  const h = 4.4
  const w = ink.half * 1.5
  const x = -ink.half * 0.1
  for (let i = 0; i < 22; i++)
    mark(ink, ink.light.dark ? '#ffe2a8' : '#8fb6c6').rect(
      x - w * 0.48 + (i * w * 0.96) / 22,
      -h * 0.84,
      [w * 0.034, h * 0.6],
    )
}

function truck(ink: Ink, x: number): void {
  cut(ink, '#f0b23c', 0.1).standing(x, -0.3, [2.2, 1])
  mark(ink, '#a9c6d4').rect(x + 0.5, -1.2, [0.5, 0.5])
  for (const d of [-0.7, 0.7]) mark(ink, '#2c2c34').disc(x + d, -0.26, 0.28)
}

function sock(ink: Ink, x: number): void {
  stroke(ink, '#d9d4c8', 0.12).line([x, 0], [x, -4])
  for (let i = 0; i < 5; i++)
    mark(ink, i % 2 ? '#f7efe0' : '#e8702c').polygon(
      [x - i * 0.5, -4 + i * 0.06],
      [x - (i + 1) * 0.5, -3.95 + i * 0.06],
      [x - (i + 1) * 0.5, -3.2 - i * 0.1],
      [x - i * 0.5, -3.1 - i * 0.1],
    )
  mark(ink, '#8d8d94').oval(x, -3.55, [0.1, 0.45])
}
