import type { Piece } from '../../../scene/scene.ts'
import { wave } from '../../easing.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, passing } from '../kit/alive.ts'
import { sailBoat } from '../kit/nature/boats.ts'
import { darker, lighter } from '../kit/colour.ts'
import { breakers, isWild } from '../kit/nature/breakers.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import type { Ctx } from '../kit/shapes.ts'
import { extentAt, plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { liner } from '../kit/town/liner.ts'
import { water } from '../kit/nature/water.ts'

const WOOD = '#8a5f3c'
/** Ships without sails. */
const STEAMS =
  /\b(?:ferry|cruise|steamer|steamship|yacht|liner|titanic|trawler|modern|freighter|warship)\b/u

export const shipDeckPlace = place({
  id: 'ship-deck',
  ground: 'floor',
  far: 3,
  sounds: { waves: 0.6, wind: 0.3 },
  set: (c) => [
    sky(c),
    ...water(c, {
      colours: ['#1f6a9a', '#3384b0', '#69aacb'],
      waves: [30, 22, 15],
      waveHeight: 0.34,
    }),
    sail(c),
    ...highSeas(c),
    deck(c),
    ...(STEAMS.test(c.words) ? liner(c) : [...rail(c), ...rigging(c), ...cargo(c)]),
    farBirds(c, { colour: '#ffffff', count: 5, high: 0.7 }),
  ],
})

function sail(c: PlaceContext) {
  return passing(
    c,
    { name: 'far sail', y: 0, z: 28, size: [6, 5], speed: 0.2, start: -0.5 },
    (ink) => sailBoat(ink, { x: 0, height: 4.4 }),
  )
}

/** How far apart the crests of a wild sea are, and how high each sheet of them stands over the rail's foot. */
const SWELLS = [
  { z: 18, high: 3.7, step: 6.4, colour: '#2f7ba6', beat: 5.2 },
  { z: 15, high: 2.5, step: 5, colour: '#1f6390', beat: 3.7 },
] as const

/** Waves as high as the rail, which roll and burst against the ship's side. */
function highSeas(c: PlaceContext): Piece[] {
  if (!isWild(c) && !/\bsinking\b/u.test(c.words)) return []
  const { half } = extentAt(c.box, 6)
  const spots = [-0.62, -0.12, 0.4, 0.78].map((share) => ({
    x: share * half,
    y: 1.2,
    z: 6,
    size: 2.6,
  }))
  return [...SWELLS.flatMap((swell, index) => swells(c, swell, index)), ...breakers(c, spots)]
}

function swells(c: PlaceContext, swell: (typeof SWELLS)[number], index: number): Piece[] {
  const { z, high, step, colour, beat } = swell
  return plane(
    c,
    {
      name: `swell ${index}`,
      z,
      top: high + 1.4,
      bottom: -3,
      driftReach: 1.4,
      drift: (t) => ({ x: 1.1 * wave(t / beat), y: 0.45 * wave(t / beat + 0.25) }),
    },
    (ink) => {
      const crests = (rise: number) => (ctx: Ctx) => {
        ctx.moveTo(ink.left, 3)
        for (let x = ink.left; x < ink.right; x += step) {
          ctx.quadraticCurveTo(x + step * 0.5, -high + rise + 1.1, x + step * 0.72, -high + rise)
          ctx.quadraticCurveTo(x + step * 0.7, -high + rise + 1, x + step, -high + rise + 1.3)
        }
        ctx.lineTo(ink.right, 3)
        ctx.closePath()
      }
      cut(ink, '#eef5f4', 0.1).shape(crests(-0.16))
      cut(ink, colour, [0, 0.3]).shape(crests(0.06))
    },
  )
}

const deck = onStage(floor, {
  pattern: 'planks',
  colour: '#b98a58',
  other: '#8f6640',
  back: 5.6,
  size: 0.9,
  depth: 14,
})

const rail = planeOf({ name: 'rail', z: 5.5, top: 3 }, (ink) => {
  const wide = ink.right - ink.left
  cut(ink, WOOD, 0.12).rect(ink.left, -0.5, [wide, 0.6])
  for (let x = ink.left; x < ink.right; x += 0.9)
    cut(ink, lighter(WOOD, 0.16), 0.05).rounded([x, -1.6, 0.26, 1.3], 0.1)
  cut(ink, lighter(WOOD, 0.1), [0.1, 0.4]).rounded([ink.left, -1.9, wide, 0.34], 0.1)
  for (const share of [-0.52, 0.5])
    thing(ink, 'noto:ring-buoy', { x: share * ink.half, y: -0.4, height: 1 })
})

/** The mast with its sails, and rope ladders to both sides. */
const rigging = planeOf({ name: 'rigging', z: 5 }, (ink) => {
  const top = ink.crown * 1.2
  cut(ink, darker(WOOD, 0.1), [0.2, 0.3]).rect(-0.34, top, [0.68, -top])
  sheet(ink, {
    y: ink.crown * 0.98,
    height: -ink.crown * 0.5,
    width: Math.min(6.4, ink.half * 0.74),
  })
  for (const side of [-1, 1]) ladder(ink, side)
})

function sheet(ink: Ink, b: { y: number; height: number; width: number }): void {
  const { y, height: h, width: w } = b
  cut(ink, WOOD, 0.12).rounded([-w * 1.06, y - 0.14, w * 2.12, 0.3], 0.14)
  cut(ink, '#f2e6cc', [0.25, 0.3]).path(
    { y, w, h },
    'M-1 0L1 0Q0.82 0.5 0.96 1Q0 0.78 -0.96 1Q-0.82 0.5 -1 0',
  )
  for (const x of [-0.6, -0.2, 0.2, 0.6])
    mark(ink, 'rgba(190,160,110,0.25)').rect(x * w - 0.1, y + 0.1, [0.2, h * 0.76])
}

function ladder(ink: Ink, side: number): void {
  const foot = side * ink.half * 1.04
  stroke(ink, '#5f4a36', 0.07).shape((ctx) => {
    for (const spread of [0, 0.7, 1.4]) {
      ctx.moveTo(foot - side * spread, -1.8)
      ctx.lineTo(side * 0.3, ink.crown * 1.05)
    }
    for (let i = 1; i < 12; i++) {
      const share = i / 13
      const y = -1.8 + (ink.crown * 1.05 + 1.8) * share
      ctx.moveTo(foot + (side * 0.3 - foot) * share, y)
      ctx.lineTo(foot - side * 1.4 + (side * 0.3 - foot + side * 1.4) * share, y)
    }
  })
}

const cargo = planeOf({ name: 'cargo', z: 3.4, split: true }, (ink) => {
  thing(ink, 'prop:barrel', { x: -ink.half * 0.88, height: 1.9 })
  thing(ink, 'prop:barrel', { x: -ink.half * 0.7, height: 1.5 })
  thing(ink, 'prop:crate', { x: ink.half * 0.9, height: 1.6 })
  thing(ink, 'prop:treasure-chest', { x: ink.half * 0.68, height: 1.2 })
  stroke(ink, '#c9a86a', 0.14).shape((ctx) => {
    for (const r of [0.5, 0.36, 0.22]) {
      ctx.moveTo(-ink.half * 0.52 + r, -0.1)
      ctx.ellipse(-ink.half * 0.52, -0.1, r, r * 0.4, 0, 0, 7)
    }
  })
  mark(ink, '#33363f').disc(ink.half * 0.5, -0.2, 0.22)
})
