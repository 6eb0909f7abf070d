import { blot } from '../../../scene/blot.ts'
import { pairs } from '../../../scene/rows.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { glowing, motes, smoke } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { terrain } from '../kit/nature/ground.ts'
import { hills, rocks } from '../kit/nature/land.ts'
import { nearRocks } from '../kit/nature/nature.ts'
import { cut, glow, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { extentAt, litPlane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bareTree } from '../kit/nature/trees.ts'

const DEPTH = 26

export const volcanoPlace = place({
  id: 'volcano',
  time: 'sunset',
  ground: 'rock',
  sounds: { rumble: 0.7 },
  set: (c) => {
    const m = measures(c)
    const { high } = m
    return [
      sky(c, { clouds: 0.5, at: -0.75 }),
      farHills(c),
      craterSmoke(c, m),
      fountain(c, high),
      conePlane(c, m),
      theGlow(c, m),
      ...(meetsSea(c) ? shoreSteam(c, m) : []),
      theGround(c),
      burntTrees(c),
      motes(c, { z: 3, count: 34, colour: '#ffb35c', rise: 0.5, size: 0.05 }),
      nearRocks(c, { height: 1.5, colour: '#33262f' }),
    ]
  },
})

function measures(c: PlaceContext) {
  const high = extentAt(c.box, DEPTH).crown * 0.62
  return { high }
}

type Measures = ReturnType<typeof measures>

const farHills = planeOf({ name: 'far hills', z: 38 }, (ink) =>
  hills(ink, { colour: '#7a6a8a', height: [2, 5], step: 9 }),
)

function craterSmoke(c: PlaceContext, { high }: Measures) {
  return [-0.6, 0, 0.7].map((d, i) =>
    smoke(c, {
      at: [d * 1.4, high + 0.2, DEPTH + 0.5 + i * 0.1],
      size: 1.5,
      speed: 0.12 + i * 0.02,
      colour: i === 1 ? '#6b5a68' : '#85727c',
      alpha: 0.8,
      drift: 1.2,
    }),
  )
}

/** Whether its lava runs into water. */
function meetsSea({ words }: PlaceContext): boolean {
  return /\b(ocean|sea|bay|lagoon|coast|water)\b/u.test(words)
}

/** White clouds where the lava meets the water. */
function shoreSteam(c: PlaceContext, { high }: Measures) {
  return [-0.09, 0.03, 0.4].flatMap((share, i) =>
    [0, 1].map((turn) =>
      smoke(c, {
        at: [share * high * 1.25 + turn * 1.3, -0.2, DEPTH - 8 - i * 0.1 - turn * 0.05],
        size: 1.3 - turn * 0.3,
        speed: 0.2 + i * 0.03 + turn * 0.02,
        colour: '#ffffff',
        alpha: 0.95,
        drift: 1.4,
      }),
    ),
  )
}

function conePlane(c: PlaceContext, { high }: Measures) {
  return litPlane(c, 'cone', {
    z: DEPTH,
    draw: (ink) => cone(ink, high),
    glow: (ink) => lavaRivers(ink, high),
  })
}

function theGlow(c: PlaceContext, { high }: Measures) {
  return glowing(c, {
    at: [0, high + 0.6, DEPTH - 0.2],
    radius: 7,
    colour: '#ff7a2f',
    strength: 0.9,
    flicker: 0.16,
  })
}

const theGround = onStage(terrain, {
  colours: ['#4a3a44', '#5c4850', '#75585a'],
  bump: 0.26,
  edge: 'torn',
  dress: (ink) => {
    for (const [x0, w] of pairs('-3 0.7, 3.4 0.5')) {
      ink.ctx.strokeStyle = '#ff8a3c'
      ink.ctx.beginPath()
      for (let z = 22; z > -6; z -= 1.2) {
        const p = ink.at(x0 + Math.sin(z * 0.5 + x0) * 1.2, z)
        ink.ctx.lineTo(p.x, p.y)
      }
      ink.ctx.lineWidth = w * 0.4
      ink.ctx.stroke()
      ink.ctx.strokeStyle = '#ffd36b'
      ink.ctx.lineWidth = w * 0.14
      ink.ctx.stroke()
    }
  },
})

const burntTrees = planeOf({ name: 'burnt trees', z: 9, split: true }, (ink) => {
  bareTree(ink, { x: -ink.half * 0.78, height: 5.4 * ink.tall, colour: '#2d2230' })
  bareTree(ink, { x: ink.half * 0.9, height: 4.6 * ink.tall, colour: '#2d2230' })
  rocks(ink, { x: ink.half * 0.62, width: 3, height: 1.4, colour: '#4f3d48' })
  rocks(ink, { x: -ink.half * 0.56, width: 2.4, height: 1, colour: '#4f3d48' })
})

function cone(ink: Ink, h: number): void {
  const w = h * 1.25
  const slope: Pair[] = [
    [-w, 0.1],
    [-w * 0.5, -h * 0.42],
    [-w * 0.2, -h * 0.84],
    [-w * 0.13, -h],
    [-w * 0.05, -h * 0.95],
    [w * 0.05, -h * 0.96],
    [w * 0.13, -h],
    [w * 0.22, -h * 0.8],
    [w * 0.5, -h * 0.4],
    [w, 0.1],
  ]
  cut(ink, '#6b4f5c', [0.6, 0.3]).polygon(...slope)
  mark(ink, darker('#6b4f5c', 0.25)).polygon(
    [w * 0.05, -h * 0.96],
    [w * 0.13, -h],
    [w * 0.22, -h * 0.8],
    [w * 0.5, -h * 0.4],
    [w, 0.1],
    [w * 0.2, 0.1],
    [w * 0.1, -h * 0.4],
  )
  mark(ink, lighter('#6b4f5c', 0.12)).polygon(
    [-w * 0.13, -h],
    [-w * 0.06, -h * 0.7],
    [-w * 0.2, -h * 0.3],
    [-w * 0.6, 0.1],
    [-w, 0.1],
    [-w * 0.5, -h * 0.42],
    [-w * 0.2, -h * 0.84],
  )
}

function lavaRivers(ink: Ink, h: number): void {
  const w = h * 1.25
  const river = (points: readonly Pair[], width: number): void => {
    for (const [colour, share] of [
      ['#e8452a', 1],
      ['#ff8a3c', 0.62],
      ['#ffd870', 0.26],
    ] as const) {
      ink.ctx.strokeStyle = colour
      ink.ctx.lineWidth = width * share
      ink.ctx.lineJoin = 'round'
      ink.ctx.beginPath()
      for (const [x, y] of points) ink.ctx.lineTo(x * w, -y * h)
      ink.ctx.stroke()
    }
  }
  river(pairs('0 0.96, -0.03 0.8, 0.05 0.62, -0.08 0.4, 0.02 0.2, -0.06 0'), 1)
  river(pairs('0.06 0.95, 0.14 0.74, 0.2 0.5, 0.32 0.3'), 0.6)
  river(pairs('-0.07 0.94, -0.14 0.7, -0.22 0.5'), 0.5)
  glow(ink, '#ff8a3c', { x: 0, y: -h, radius: w * 0.5, strength: 0.7 })
}

/** Lumps of lava that fly up in arcs and fall back. */
function fountain(c: PlaceContext, high: number): Piece {
  const random = c.random.fork('fountain')
  const lumps = Array.from({ length: 30 }, () => ({
    phase: random.next(),
    side: random.between(-1, 1),
    up: random.between(0.6, 1),
    size: random.between(0.14, 0.4),
  }))
  return live({ name: 'lava fountain', depth: DEPTH + 0.2 }, (pen) => {
    for (const lump of lumps) {
      const age = (lump.phase + pen.t * 0.42) % 1
      const x = lump.side * age * 4.5
      const y = high - 0.4 + lump.up * 5.4 * (4 * age * (1 - age)) - age * 1.5
      const p = pen.project(x, y, DEPTH)
      blot(pen.ctx, age < 0.4 ? '#ffe08a' : age < 0.7 ? '#ff9a3f' : '#d9482a', [
        p.x,
        p.y,
        lump.size * (1.2 - age * 0.5) * p.scale,
      ])
    }
  })
}
