import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { flag, passing } from '../kit/alive.ts'
import { terrain, lay, level } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litPlane, plane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { tyres } from '../kit/scrap.ts'
import { thing } from '../kit/thing.ts'
import { crowd, floodlight, stand } from '../kit/town/sport.ts'
import { bunting } from '../kit/town/stalls.ts'

export const racewayPlace = place({
  id: 'raceway',
  time: 'day',
  ground: 'road',
  sounds: { engine: 0.6, crowd: 0.5 },
  set: (c) => {
    const { e } = measures(c)
    return [
      sky(c),
      hillsPlane(c),
      standPlane(c),
      crowd(c, { z: 21.8, y: 1.9, rows: 5, rise: 0.84 * (c.box.height / 9) }),
      VELODROME.test(c.words) ? boards(c) : HORSES.test(c.words) ? turf(c) : theGround(c),
      barrier(c),
      ...[0, 1, 2, 3].map((i) => racer(c, i)),
      flag(c, { at: [e.half * 0.52, 3.6, 13], width: 1.6, height: 1.1, colour: '#f4efe4' }),
      ...(VELODROME.test(c.words) || HORSES.test(c.words) ? [] : tyreWall(c)),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 18)
  return { e }
}

const hillsPlane = planeOf({ name: 'hills', z: 38 }, (ink) =>
  hills(ink, { colour: '#94b3a0', height: [2, 5], step: 9 }),
)

const standPlane = onStage(litPlane, 'stand', {
  z: 22,
  haze: 0.75,
  draw: (ink) => {
    stand(ink, { y: -1.2, height: 5 * ink.tall, colour: '#7f86a0', roof: '#d9584c' })
    for (const d of [-0.8, -0.27, 0.27, 0.8])
      floodlight(ink, { x: d * ink.half, height: 9 * ink.tall })
  },
  glow: (ink) =>
    [-0.8, -0.27, 0.27, 0.8].forEach((d) =>
      floodlight(ink, { x: d * ink.half, height: 9 * ink.tall, glowing: true }),
    ),
})

const theGround = onStage(terrain, {
  colours: ['#7a9a52', '#8aa860', '#9cb878'],
  bump: 0,
  dress: (ink) => {
    lay(ink, '#5a5c6a', () => level(ink, [-80, 80], [-2.4, 13]))
    for (let x = -70, i = 0; x < 70; x += 1.6, i++) {
      lay(ink, i % 2 ? '#f4efe4' : '#d2433c', () => {
        level(ink, [x, x + 1.6], [13, 13.9])
        level(ink, [x, x + 1.6], [-3.1, -2.4])
      })
    }
    lay(ink, 'rgba(244,239,228,0.85)', () => {
      for (let x = -70; x < 70; x += 6) level(ink, [x, x + 3], [5.2, 5.42])
    })
    const start = -6
    for (let i = 0; i < 20; i++)
      for (let k = 0; k < 3; k++)
        lay(ink, (i + k) % 2 ? '#22232c' : '#fbf8f0', () =>
          level(
            ink,
            [start + k * 0.6, start + (k + 1) * 0.6],
            [-2.4 + i * 0.77, -2.4 + (i + 1) * 0.77],
          ),
        )
    ink.ctx.globalAlpha = 0.3
    lay(ink, '#2c2d38', () => {
      level(ink, [-80, 80], [7.4, 7.7])
      level(ink, [-80, 80], [8.7, 9])
    })
    ink.ctx.globalAlpha = 1
  },
})

const VELODROME = /velodrome/u
const HORSES = /race ?course|horse|hippodrome|steeplechase|derby/u

/** The grass that horses race on, mown in stripes, between its white rails. */
const turf = onStage(terrain, {
  colours: ['#6fa04c', '#84b05a', '#98bd70'],
  bump: 0,
  dress: (ink) => {
    for (let x = -72, i = 0; x < 72; x += 5, i++)
      if (i % 2) lay(ink, 'rgba(255,255,220,0.16)', () => level(ink, [x, x + 5], [-3, 13]))
  },
})

/** White posts and a white rail along the course. */
function rail(ink: Ink): void {
  for (let x = ink.left; x < ink.right; x += 2.2)
    cut(ink, '#fbf8f0', 0.05).standing(x, 0, [0.14, 1.1])
  cut(ink, '#fbf8f0', 0.08).rect(ink.left, -1.2, [ink.right - ink.left, 0.2])
}

/** The wooden track of cyclists, with its coloured lines. */
const boards = onStage(terrain, {
  colours: ['#c99a62', '#d8ae78', '#e3c08e'],
  bump: 0,
  dress: (ink) => {
    for (const [near, far, colour] of [
      [-3, -1.8, '#4fa3d1'],
      [-1.4, -1.2, '#22232c'],
      [0.6, 0.8, '#c8362f'],
      [6, 6.3, '#2f6fc2'],
    ] as const)
      lay(ink, colour, () => level(ink, [-80, 80], [near, far]))
    lay(ink, 'rgba(120,80,40,0.2)', () => {
      for (let x = -70; x < 70; x += 2) level(ink, [x, x + 0.08], [-1.8, 13])
    })
  },
})

function barrier(c: PlaceContext) {
  return plane(c, { name: 'barrier', z: 15, top: 9 }, (ink) => {
    if (HORSES.test(c.words)) return rail(ink)
    for (let x = ink.left, i = 0; x < ink.right; x += 1.5, i++)
      mark(ink, i % 2 ? '#f4efe4' : '#d2433c').rect(x, -1.1, [1.5, 1.1])
    if (!VELODROME.test(c.words))
      for (let x = ink.left; x < ink.right; x += 7) tyres(ink, { x, size: 0.7, rows: 2 })
    gate(ink, -ink.half * 0.3)
    bunting(ink, [ink.left * 0.8, -4.6], [-ink.half * 0.5, -4.2])
    bunting(ink, [ink.half * 0.2, -4.2], [ink.right * 0.8, -4.6])
  })
}

const tyreWall = wingOf({ name: 'tyre wall' }, (ink) => {
  for (const s of [-1, 1])
    tyres(ink, { x: s * ink.half * 1.05, y: ink.foot + 0.6, size: 1, rows: 2 })
})

type C = Parameters<typeof passing>[0]

function racer(c: C, i: number) {
  const colour = ['#d9363c', '#2f6fc2', '#f0b23c', '#3fa07a'][i] ?? '#d9363c'
  return passing(
    c,
    {
      name: `racer ${i}`,
      y: 0,
      z: 10.6 - i * 0.9,
      size: [4, 2.4],
      speed: 10 + (i % 3) * 1.6,
      start: i * 0.45 - 0.8,
    },
    (ink) => {
      if (HORSES.test(c.words))
        return thing(ink, 'noto:horse-racing', { x: 0, height: 2.6, turn: 1 })
      if (VELODROME.test(c.words))
        return thing(ink, 'noto:person-biking', { x: 0, height: 2, turn: 1 })
      cut(ink, colour, [0.08, 0.3]).plot(
        {},
        '-1.9 -0.3, -1.7 -0.62, -0.5 -0.7, -0.1 -1.05, 0.4 -1.05, 0.6 -0.66, 1.9 -0.36, 1.9 -0.2, -1.9 -0.2',
      )
      mark(ink, '#22232c').rect(-2, -1.2, [0.3, 0.8])
      mark(ink, '#22232c').rect(-2.1, -1.24, [0.8, 0.14])
      mark(ink, '#f4efe4').disc(0.15, -1.08, 0.24)
      for (const d of [-1.2, 1.15]) {
        mark(ink, '#24242c').disc(d, -0.34, 0.38)
        mark(ink, '#9a9aa0').disc(d, -0.34, 0.16)
      }
      mark(ink, '#24242c').rect(1.5, -0.3, [0.6, 0.1])
    },
  )
}

function gate(ink: Ink, x: number): void {
  stroke(ink, '#4f5468', 0.24).path({ x }, 'M-3 0L-3 -5M3 0L3 -5')
  cut(ink, '#22232c', 0.1).rect(x - 3.2, -5.4, [6.4, 1.2])
  for (let i = 0; i < 12; i++)
    for (let k = 0; k < 2; k++)
      if ((i + k) % 2) mark(ink, '#fbf8f0').rect(x - 3.2 + i * 0.533, -5.4 + k * 0.6, [0.533, 0.6])
}
