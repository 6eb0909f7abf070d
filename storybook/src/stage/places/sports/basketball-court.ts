import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds } from '../kit/alive.ts'
import { city } from '../kit/town/buildings.ts'
import { lay, level, terrain } from '../kit/nature/ground.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import { litAtNight, litPlane, plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { fieldLine, floodlight, ringOn } from '../kit/town/sport.ts'
import { bench, fence } from '../kit/town/street.ts'
import { tree } from '../kit/nature/trees.ts'
import { basketball, hoop } from './gymnasium.ts'

const TOWN = {
  colours: ['#b58f7a', '#a39a98', '#c4a58a'],
  height: [6, 12],
  width: [3.4, 5],
} as const

export const basketballCourtPlace = place({
  id: 'basketball-court',
  time: 'day',
  ground: 'road',
  sounds: { street: 0.3 },
  set: (c) => [
    sky(c),
    town(c),
    theGround(c),
    fencePlane(c),
    hoops(c),
    benchPlane(c),
    farBirds(c),
    ball(c),
  ],
})

const hasNet = ({ words }: PlaceContext): boolean => /tennis|volleyball/u.test(words)

/** Volleyball is played on sand. */
const sandy = ({ words }: PlaceContext): string | null =>
  /volleyball/u.test(words) ? '#e6cf9c' : null

function town(c: PlaceContext) {
  return litAtNight(c, { name: 'town', z: 30, haze: 0.8 }, (ink, lit) =>
    city(ink, { ...TOWN, glowing: lit }),
  )
}

function theGround(c: PlaceContext) {
  const tennis = hasNet(c)
  return terrain(c, {
    colours: ['#8f8a86', '#a09a94', '#b5aea6'],
    bump: 0,
    dress: (ink) => {
      lay(ink, sandy(c) ?? (tennis ? '#4f8f6a' : '#c4664c'), () => level(ink, [-16, 16], [-4, 17]))
      lay(ink, sandy(c) ?? (tennis ? '#5f86b5' : '#3f7f9a'), () => level(ink, [-12, 12], [-2, 14]))
      fieldLine(ink, pairs('-12 -2, -12 14, 12 14, 12 -2, -12 -2'))
      fieldLine(
        ink,
        tennis
          ? [
              [-12, 6],
              [12, 6],
            ]
          : [
              [0, -2],
              [0, 14],
            ],
      )
      if (!tennis) {
        fieldLine(ink, ringOn(0, 6, 2.4))
        for (const s of [-1, 1])
          fieldLine(ink, [
            [s * 12, 9],
            [s * 7, 9],
            [s * 7, 3],
            [s * 12, 3],
          ])
      }
    },
  })
}

function fencePlane(c: PlaceContext) {
  const lamps = (ink: Ink, glowing: boolean): void =>
    [-0.8, 0.8].forEach((d) => floodlight(ink, { x: d * ink.half, height: 9 * ink.tall, glowing }))
  return litPlane(c, 'fence', {
    z: 18,
    draw: (ink) => {
      fence(ink, { from: ink.left, to: ink.right, height: 3.4, colour: '#6d7a84', kind: 'iron' })
      for (const d of [-0.9, -0.3, 0.34, 0.94]) tree(ink, 'round', { x: d * ink.half, height: 5.6 })
      lamps(ink, false)
    },
    glow: (ink) => lamps(ink, true),
  })
}

function hoops(c: PlaceContext) {
  const tennis = hasNet(c)
  return plane(c, { name: 'hoops', z: 9, split: !tennis }, (ink) => {
    if (tennis) return net(ink, /volleyball/u.test(c.words) ? 2.2 : 1)
    for (const s of [-1, 1]) {
      const x = s * Math.min(11, ink.half * 0.74)
      mark(ink, '#4a4f5c').rect(x + s * 0.9, -5.4, [0.3, 5.4])
      stroke(ink, '#4a4f5c', 0.2).line([x + s * 1, -5.2], [x, -4.6])
      hoop(ink, { x, y: -4.2, size: 1.2 })
    }
  })
}

function benchPlane(c: PlaceContext) {
  return plane(c, { name: 'bench', z: 3.4, split: true, top: 3 }, (ink) => {
    bench(ink, { x: -ink.half * 0.88, height: 1.2, colour: '#4f86b5' })
    lyingBall(c, ink, { x: ink.half * 0.84, y: -0.45, r: 0.45 })
  })
}

function ball(c: PlaceContext) {
  return wing(c, { name: 'ball' }, (ink) =>
    lyingBall(c, ink, { x: -ink.half * 1.0, y: ink.foot - 0.1, r: 0.9 }),
  )
}

/** Of the game that is played here. */
function lyingBall(c: PlaceContext, ink: Ink, b: { x: number; y: number; r: number }): void {
  if (/volleyball/u.test(c.words))
    thing(ink, 'noto:volleyball', { x: b.x, y: b.y + b.r, height: b.r * 2 })
  else basketball(ink, b)
}

function net(ink: Ink, high: number): void {
  const w = Math.min(12, ink.half * 0.84)
  for (const s of [-1, 1]) mark(ink, '#4a4f5c').rect(s * w - 0.1, -2 * high, [0.2, 2 * high])
  const low = high > 1 ? -2.2 : -0.2
  stroke(ink, 'rgba(250,248,240,0.6)', 0.04).shape((ctx) => {
    for (let x = -w; x < w; x += 0.3) {
      ctx.moveTo(x, -1.8 * high)
      ctx.lineTo(x, low)
    }
    for (let y = -1.8 * high + 0.2; y <= low; y += 0.3) {
      ctx.moveTo(-w, y)
      ctx.lineTo(w, y)
    }
  })
  mark(ink, '#fbf8f0').rect(-w, -1.9 * high, [w * 2, 0.2])
}
