import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, flag, glowing } from '../kit/alive.ts'
import { castleTower, castleWall } from '../kit/town/castles.ts'
import { lay, type GroundInk } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greenery, greens, meadowGround, path } from '../kit/nature/nature.ts'
import type { Ink } from '../kit/paper.ts'
import { litAtNight, plane, planeOf } from '../kit/plane.ts'
import { bush } from '../kit/nature/plants.ts'
import { place } from '../kit/recipe.ts'
import { tree, wood } from '../kit/nature/trees.ts'

const DEPTH = 19

const MOATED = /\b(?:moat|drawbridge)/u

export const castlePlace = place({
  id: 'castle',
  time: 'day',
  sounds: { birds: 0.4, wind: 0.3 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c),
      peaksPlane(c),
      hillsPlane(c),
      castle(c, m),
      pennants(c, m),
      gateTorches(c, m),
      theGround(c),
      trees(c),
      farBirds(c, { z: 26, high: 0.7 }),
      greenery(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const k = (c.box.height / 9) * Math.min(1, c.box.width / 12)
  const s = Math.max(0.62, Math.min(1.25, k))
  return { k, s }
}

type Measures = ReturnType<typeof measures>

const peaksPlane = planeOf({ name: 'peaks', z: 38 }, (ink) =>
  peaks(ink, { colour: '#94a3c4', height: [6, 11], step: 9, snow: 0.3 }),
)

function hillsPlane(c: PlaceContext) {
  return plane(c, { name: 'hills', z: 30 }, (ink) => {
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [1, 3], step: 7 })
    wood(ink, ['pine', 'round'], { height: [2, 3.4], step: [1.6, 3.4], gap: 6 })
  })
}

function castle(c: PlaceContext, { s }: Measures) {
  return litAtNight(c, { name: 'castle', z: DEPTH, haze: 0.6 }, (ink, lit) => fortress(ink, s, lit))
}

function pennants(c: PlaceContext, { s }: Measures) {
  return [
    { x: -5.6, y: 8.9, colour: '#d9483f' },
    { x: 5.6, y: 8.9, colour: '#d9483f' },
    { x: 0, y: 13.9, colour: '#e0b23c' },
  ].map(({ x, y, colour }) =>
    flag(c, {
      at: [x * s, y * s, DEPTH - 0.05],
      width: 1.5 * s,
      height: 0.8 * s,
      colour,
      pennant: true,
    }),
  )
}

function gateTorches(c: PlaceContext, { s }: Measures) {
  return c.light.dark
    ? [-1.7, 1.7].map((x) =>
        glowing(c, { at: [x * s, 2.4 * s, DEPTH - 0.1], radius: 2, flicker: 0.2 }),
      )
    : []
}

function theGround(c: PlaceContext) {
  return meadowGround(c, {
    flowers: 70,
    dress: (ink) => {
      if (MOATED.test(c.words)) moat(ink)
      path(ink, { colour: '#d3bd92', width: 2.6, from: -2, to: 0, bend: 3, far: DEPTH })
      if (MOATED.test(c.words)) drawbridge(ink)
    },
  })
}

/** A ring of water before the walls, with its far and its near bank. */
function moat(ink: GroundInk): void {
  for (const [near, far, colour] of [
    [3.2, 17.6, '#9c8a68'],
    [3.8, 17.2, '#4f93b8'],
    [5.4, 9, '#6fb0cc'],
  ] as const)
    lay(ink, colour, (ctx) => {
      for (const [z, from, to] of [
        [near, -60, 60],
        [far, 60, -60],
      ] as const)
        for (const x of [from, 0, to]) {
          const p = ink.at(x, z)
          ctx.lineTo(p.x, p.y)
        }
    })
}

/** Planks and chains over the moat, down before the gate. */
function drawbridge(ink: GroundInk): void {
  for (let z = 17.4; z > 3.2; z -= 0.7)
    lay(ink, z % 1.4 < 0.7 ? '#8a6238' : '#7a5530', (ctx) => {
      for (const [x, dz] of pairs('-1.7 0, 1.7 0, 1.7 -0.66, -1.7 -0.66')) {
        const p = ink.at(x - (17.4 - z) * 0.1, z + dz)
        ctx.lineTo(p.x, p.y)
      }
    })
}

const trees = planeOf({ name: 'trees', z: 9, split: true }, (ink) => {
  tree(ink, 'round', { x: -ink.half * 0.8, height: 5.4 * ink.tall })
  tree(ink, 'poplar', { x: ink.half * 0.72, height: 6 * ink.tall })
  tree(ink, 'round', { x: ink.half * 0.94, height: 5 * ink.tall })
  bush(ink, { x: -ink.half * 0.56, height: 1 })
})

/** Keep, curtain wall, four towers and a gate. */
function fortress(ink: Ink, s: number, glowing: boolean): void {
  const stone = '#b5aa9c'
  const tower = (x: number, width: number, height: number): void =>
    castleTower(ink, {
      x: x * s,
      width: width * s,
      height: height * s,
      colour: stone,
      pointed: true,
      roof: '#4f6ba3',
      ...(glowing ? { glowing } : {}),
    })
  tower(-2.4, 1.5, 7.6)
  tower(2.4, 1.5, 7.6)
  tower(0, 2.1, 9.4)
  if (!glowing) castleWall(ink, { x: 0, width: 7 * s, height: 5.2 * s, colour: '#a89d90' })
  if (!glowing) castleWall(ink, { x: 0, width: 12 * s, height: 3.6 * s, colour: stone, gate: true })
  tower(-5.6, 1.9, 5.2)
  tower(5.6, 1.9, 5.2)
}
