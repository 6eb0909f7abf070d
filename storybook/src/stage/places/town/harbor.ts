import { pairs } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds, passing } from '../kit/alive.ts'
import { rowBoat, sailBoat, ship } from '../kit/nature/boats.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { lamp } from '../kit/town/street.ts'
import { shopRow } from '../kit/town/town.ts'
import { water } from '../kit/nature/water.ts'
import { crane } from '../kit/town/industry.ts'

export const harborPlace = place({
  id: 'harbor',
  time: 'morning',
  ground: 'floor',
  far: 3,
  sounds: { waves: 0.4, gulls: 0.5 },
  spots: (c) => [{ name: 'offing', x: -c.box.width * 0.2, y: 0, z: 14 }],
  set: (c) => [
    sky(c),
    hill(c),
    waterfront(c),
    water(c, { colours: ['#3d88a5', '#4f98b0', '#6aaec0'], waves: [24, 14], waveHeight: 0.1 }),
    shipPlane(c),
    mooredBoats(c),
    planks(c),
    quay(c),
    gear(c),
    farBirds(c, { colour: '#ffffff', count: 8, high: 0.6 }),
    barrels(c),
  ],
})

const hill = planeOf({ name: 'hill', z: 38 }, (ink) =>
  hills(ink, { colour: '#93b0b4', height: [3, 6.4], step: 8 }),
)

function waterfront(c: PlaceContext) {
  const row = { height: [3.6, 5.2], width: [2.6, 3.8], plain: true } as const
  return litPlane(c, 'waterfront', {
    z: 31,
    haze: 0.8,
    reflect: { y: 0, strength: 0.3 },
    draw: (ink) => {
      shopRow(ink, row)
      crane(ink, { x: ink.half * 0.66, height: 9 })
    },
    glow: c.light.dark && ((ink) => shopRow(ink, { ...row, glowing: true })),
  })
}

function shipPlane(c: PlaceContext) {
  return passing(c, { name: 'ship', y: 0, z: 26, size: [11, 5], speed: 0.25, start: 0.3 }, (ink) =>
    ship(ink, { x: 0, width: 10, cargo: true }),
  )
}

function mooredBoats(c: PlaceContext) {
  return [
    { x: -0.62, z: 15, hull: '#b5533f' },
    { x: -0.2, z: 18, hull: '#3f7f95' },
    { x: 0.34, z: 13, hull: '#d9a441' },
    { x: 0.72, z: 16, hull: '#4f6f9a' },
  ].map(({ x, z, hull }, i) =>
    cutOut(
      c,
      {
        name: `boat ${i}`,
        at: [x * c.box.width * 0.5 * ((12 + z) / 12), 0, z],
        size: [4, 4.6],
        sway: 0.12,
        swaySeconds: 3.4,
        reflect: { y: 0, strength: 0.3 },
        drift: (t) => ({ x: 0, y: Math.sin(t * 1.2 + i) * 0.06 }),
      },
      (ink) => sailBoat(ink, { x: 0, height: 4.2, hull }),
    ),
  )
}

const planks = onStage(floor, {
  pattern: 'planks',
  colour: '#b08a66',
  other: '#8d6a4c',
  back: 6.5,
  size: 1.1,
  depth: 11,
})

const quay = planeOf({ name: 'quay', z: 6.4, top: 5, bottom: -1 }, (ink) => {
  for (let d = -1.2; d < 1.25; d += 0.3) bollard(ink, d * ink.half)
  rowBoat(ink, { x: ink.half * 0.5, y: 0.5, width: 3 })
  stroke(ink, '#e9dcc0', 0.07).shape((ctx) => {
    for (let d = -1.2; d < 1.2; d += 0.3) {
      ctx.moveTo(d * ink.half, -0.7)
      ctx.quadraticCurveTo((d + 0.15) * ink.half, 0, (d + 0.3) * ink.half, -0.7)
    }
  })
})

const gear = onStage(litPlane, 'gear', {
  z: 4,
  split: true,
  draw: (ink) => {
    lamp(ink, { x: -ink.half * 0.72, height: 4.8 * ink.tall })
    crates(ink, ink.half * 0.8)
    coil(ink, -ink.half * 0.88)
  },
  glow: (ink) => lamp(ink, { x: -ink.half * 0.72, height: 4.8 * ink.tall, glowing: true }),
})

const barrels = wingOf({ name: 'barrels' }, (ink) => {
  for (const s of [-1, 1])
    cut(ink, '#7a5a40', 0.2).rounded([s * ink.half * 1.06 - 0.8, ink.foot - 1.2, 1.6, 2], 0.3)
})

function bollard(ink: Ink, x: number): void {
  cut(ink, '#7d5f48', 0.1).rect(x - 0.16, -0.8, [0.32, 1.1])
  mark(ink, '#a5826a').rect(x - 0.2, -0.86, [0.4, 0.14])
}

function crates(ink: Ink, x: number): void {
  for (const [dx, dy] of pairs('0 0, 1.3 0, 0.6 1.15')) {
    cut(ink, '#c09058', [0.1, 0.3]).rect(x + dx - 0.55, -dy - 1.1, [1.1, 1.08])
    stroke(ink, '#8f6638', 0.08).shape((ctx) => {
      ctx.rect(x + dx - 0.5, -dy - 1.05, 1, 0.98)
      ctx.moveTo(x + dx - 0.5, -dy - 0.1)
      ctx.lineTo(x + dx + 0.5, -dy - 1.05)
    })
  }
}

function coil(ink: Ink, x: number): void {
  for (let i = 0; i < 4; i++)
    stroke(ink, i % 2 ? '#e6d3a8' : '#c9b180', 0.16).shape((ctx) =>
      ctx.ellipse(x, -0.12 - i * 0.13, 0.7, 0.2, 0, 0, 7),
    )
}
