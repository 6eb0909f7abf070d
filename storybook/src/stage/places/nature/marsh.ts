import { blot } from '../../../scene/blot.ts'
import { triples, pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, motes } from '../kit/alive.ts'
import { clear } from '../kit/colour.ts'
import { lay, level, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { grass, reeds } from '../kit/nature/plants.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { fence } from '../kit/town/street.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { rings, water } from '../kit/nature/water.ts'
import { fogBank } from '../../weather/fog.ts'

export const marshPlace = place({
  id: 'marsh',
  time: 'dawn',
  waterline: 0,
  far: 3,
  sounds: { frogs: 0.5, insects: 0.4 },
  set: (c) => [
    sky(c),
    farTrees(c),
    water(c, { colours: ['#5c7f72', '#6f9488', '#8aa89a'], glitter: 0.7 }),
    rings(c, { y: 0, count: 8 }),
    fogBank(c, { z: 24, y: 0.2, height: 2.4, strength: 0.5 }),
    ...(MANGROVES.test(c.words) ? mangroves(c) : [islands(c), reedsPlane(c)]),
    theGround(c),
    ...(MANGROVES.test(c.words) ? [] : [nearReeds(c)]),
    ...(/boardwalk/u.test(c.words) ? railing(c) : []),
    farBirds(c, { count: 6 }),
    motes(c, { z: 4, count: 20, colour: c.light.dark ? '#d9ff8a' : '#fff6cf', high: 4 }),
    frontReeds(c),
  ],
})

const farTrees = planeOf({ name: 'far trees', z: 34, reflect: { y: 0, strength: 0.3 } }, (ink) => {
  hills(ink, { colour: '#7f9488', height: [1, 3], step: 7 })
  wood(ink, ['round', 'bare', 'willow'], { height: [4, 7], step: [2, 4.5] })
})

const MANGROVES = /\bmangroves?\b/u

/** Trees that stand in the water on arched roots. */
function mangroves(c: PlaceContext) {
  return pairs('17 0.16, 10 0.4, 5 0.78').map(([z, from]) =>
    plane(
      c,
      { name: `mangroves ${z}`, z, split: true, reflect: { y: 0, strength: 0.3 } },
      (ink) => {
        for (const side of [-1, 1])
          for (let x = from; x < 1.4; x += 0.34)
            mangrove(ink, side * x * ink.half, ink.random.between(3.6, 5) * Math.min(1.4, ink.tall))
      },
    ),
  )
}

function mangrove(ink: Ink, x: number, high: number): void {
  const bark = '#6b5140'
  for (let i = -4; i <= 4; i++)
    stroke(ink, i % 2 ? bark : '#7d6350', 0.13).shape((ctx) => {
      ctx.moveTo(x, -high * 0.42)
      ctx.quadraticCurveTo(x + i * high * 0.09, -high * 0.4, x + i * high * 0.11, 0.1)
    })
  stroke(ink, bark, 0.34).line([x, -high * 0.38], [x + 0.1, -high * 0.8])
  for (const [dx, dy, r] of triples('-0.22 -0.76 0.22, 0.24 -0.78 0.22, 0 -0.92 0.28'))
    cut(ink, dx === 0 ? '#5f9a55' : '#4f8a4c', [0.1, 0.3]).oval(x + dx * high, dy * high, [
      r * high,
      r * high * 0.62,
    ])
}

const islands = planeOf({ name: 'islands', z: 17, reflect: { y: 0, strength: 0.35 } }, (ink) => {
  for (const dx of [-0.8, -0.25, 0.4, 0.9]) islet(ink, dx * ink.half, 4)
  tree(ink, 'willow', { x: -ink.half * 0.78, height: 5.6 * ink.tall })
  tree(ink, 'bare', { x: ink.half * 0.42, height: 5 * ink.tall })
  tree(ink, 'willow', { x: ink.half * 0.92, height: 6 * ink.tall })
})

const reedsPlane = planeOf({ name: 'reeds', z: 8 }, (ink) => {
  for (const dx of [-0.9, -0.7, -0.46, 0.5, 0.72, 0.95]) {
    islet(ink, dx * ink.half, 1.6)
    reeds(ink, { x: dx * ink.half, height: ink.random.between(1.6, 2.8), count: 11 })
  }
  lilies(ink)
})

function theGround(c: PlaceContext) {
  return terrain(c, {
    colours: ['#5f7a45', '#7c9455', '#93a868'],
    far: 3.2,
    depth: 7.5,
    bump: 0.22,
    dress: (ink) => {
      for (const [x, z, w] of triples('-2 1 1.6, 2.6 0.2 1.9, 0.4 -2 1.4')) {
        const p = ink.at(x, z)
        blot(ink.ctx, clear('#7fa39a', 0.9), [p.x, p.y, w * p.scale, w * 0.14 * p.scale])
      }
      if (/boardwalk/u.test(c.words)) planks(ink)
    },
  })
}

/** A walk of boards from side to side, on which everybody goes. */
function planks(ink: GroundInk): void {
  lay(ink, '#6d5540', () => level(ink, [-60, 60], [-1.9, 1.7]))
  for (let x = -40; x < 40; x += 0.8)
    lay(ink, Math.round(x / 0.8) % 3 ? '#b8946a' : '#a8845c', () =>
      level(ink, [x, x + 0.74], [-1.7, 1.7]),
    )
}

const railing = planeOf({ name: 'railing', z: 1.8, top: 2 }, (ink) =>
  fence(ink, { from: ink.left, to: ink.right, height: 1.2, colour: '#a8845c', kind: 'rail' }),
)

const nearReeds = planeOf({ name: 'near reeds', z: 2.8, split: true }, (ink) => {
  for (const dx of [-1, -0.84, 0.86, 1.02]) {
    reeds(ink, { x: dx * ink.half, height: 2.8, count: 10 })
    grass(ink, { x: dx * ink.half * 0.94, height: 0.9, colour: '#7f8f45' })
  }
})

const frontReeds = wingOf({ name: 'front reeds', sway: 0.2 }, (ink) => {
  for (const side of [-1, 1])
    reeds(ink, {
      x: side * ink.half * 1.0,
      y: ink.foot + 0.2,
      height: 3,
      count: 8,
      width: 1.4,
      colour: '#4a6a3a',
    })
})

function islet(ink: Ink, x: number, width: number): void {
  cut(ink, '#6a7f4a', 0.08).oval(x, 0, [width / 2, width * 0.07])
  for (let i = 0; i < 4; i++)
    grass(ink, { x: x + ink.random.between(-0.4, 0.4) * width, height: 0.6, colour: '#7f9450' })
}

function lilies(ink: Ink): void {
  for (let i = 0; i < 12; i++) {
    const x = ink.random.between(-0.4, 0.4) * ink.half * 1.2
    const y = ink.random.between(-0.1, 0.5)
    mark(ink, '#5f9455').oval(x, y, [0.5, 0.1])
    if (i % 3 === 0)
      mark(ink, '#f3b7cf').polygon([x - 0.2, y - 0.04], [x, y - 0.34], [x + 0.2, y - 0.04])
  }
}
