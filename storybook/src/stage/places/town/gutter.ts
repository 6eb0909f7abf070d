import { flat } from '../../../paint/pieces/flat.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { Place, PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { clear, darker, lighter, mix } from '../kit/colour.ts'
import { lay, level, seen, terrain, type GroundInk } from '../kit/nature/ground.ts'
import { rings } from '../kit/nature/water.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { extentAt, inkFor, plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { shopRow } from '../kit/town/town.ts'

const [KERB, HIGH] = [3.6, 1.7] as const
const STREAM: Pair = [-2.2, KERB]
const ASPHALT = '#6d6c76'

const dry = place({
  id: 'gutter',
  time: 'day',
  ground: 'road',
  far: 2.4,
  sounds: { street: 0.3 },
  set: (c) => [
    sky(c),
    farStreet(c),
    pavement(c),
    asphalt(c),
    kerb(c),
    ...(isRunning(c) ? [stream(c), rings(c, { y: 0, near: -1.4, far: 3, count: 7 })] : []),
    litter(c),
  ],
})

/** The edge of a street as the small see it: a kerb like a wall, water along it, and the street far and soft behind. */
export const gutterPlace: Place = {
  ...dry,
  build: (context) => {
    const set = dry.build(context)
    return context.afloat ? { ...set, ground: 'water', waterline: 0 } : set
  },
}

/** Water runs where somebody floats, and when it rains or is wet. */
function isRunning({ afloat, weather, words }: PlaceContext): boolean {
  const wet = weather === 'rain' || weather === 'storm' || /\bwet\b/u.test(words)
  return afloat === true || (wet && !/\b(sidewalk|pavement)\b/u.test(words))
}

function farStreet(c: PlaceContext): Piece {
  const z = 24
  const { reach, crown } = extentAt(c.box, z)
  const rows = { height: [crown * 0.8, crown * 1.1], width: [10, 15] } as const
  const houses =
    (glowing: boolean) =>
    (ctx: Ink['ctx'], unit: number): void =>
      shopRow(inkFor(c, 'far street', { z, ctx, unit }), { ...rows, glowing })
  return flat({
    name: 'far street',
    x: 0,
    y: 0,
    z,
    width: reach * 2,
    height: crown * 1.3,
    bleed: 0,
    soft: 0.34,
    haze: 0.7,
    draw: houses(false),
    ...(c.light.dark ? { glow: houses(true) } : {}),
  })
}

/** The slabs on the other side of the kerb, at the height of its top. */
function pavement(c: PlaceContext) {
  return plane(c, { name: 'pavement', z: 12, top: HIGH + 0.4 }, (ink) =>
    cut(ink, '#b9ada0', 0.1).rect(ink.left, -HIGH - 0.2, [ink.right - ink.left, HIGH + 1]),
  )
}

const asphalt = onStage(terrain, {
  colours: [darker(ASPHALT, 0.16), ASPHALT, lighter(ASPHALT, 0.1)],
  bump: 0,
  far: KERB + 0.2,
  dress: grit,
})

function grit(ink: GroundInk): void {
  for (let i = 0; i < 260; i++) {
    const p = ink.at(ink.random.between(-1.8, 1.8) * ink.half, ink.random.between(ink.near, KERB))
    const tone = ink.random.chance(0.5) ? lighter(ASPHALT, 0.24) : darker(ASPHALT, 0.2)
    const size = ink.random.between(0.03, 0.11) * p.scale
    lay(ink, clear(tone, 0.7), (ctx) => ctx.ellipse(p.x, p.y, size, size * 0.5, 0, 0, 7))
  }
  lay(ink, clear('#f2ecdc', 0.35), () => level(ink, [-90, 90], [-4.3, -3.9]))
}

/** Great blocks of stone, side by side. */
function kerb(c: PlaceContext) {
  return plane(c, { name: 'kerb', z: KERB, top: HIGH + 0.6, bottom: -0.2 }, (ink) => {
    const [from, wide] = [ink.left, ink.right - ink.left]
    cut(ink, '#a9a59f', [0.2, 0.3]).rect(from, -HIGH, [wide, HIGH + 0.1])
    mark(ink, '#c9c4bb').rect(from, -HIGH - 0.16, [wide, 0.34])
    mark(ink, clear('#3f4048', 0.3)).rect(from, -0.5, [wide, 0.6])
    for (let x = from; x < ink.right; x += ink.random.between(4.6, 5.4))
      mark(ink, '#7d7a76').rect(x, -HIGH, [0.1, HIGH + 0.1])
    for (let i = 0; i < 90; i++)
      mark(ink, clear(ink.random.chance(0.5) ? '#8d8983' : '#c4c0b8', 0.6)).oval(
        ink.random.between(from, ink.right),
        -ink.random.between(0.1, HIGH),
        [0.09, 0.05],
      )
  })
}

/** Water that runs along the kerb, to the right, with streaks and crumbs of foam on it. */
function stream(c: PlaceContext): Piece {
  const random = c.random.fork('stream')
  const { reach } = extentAt(c.box, KERB)
  const sky = c.light.sky.at(-2) ?? '#9fb8c9'
  const body = mix(seen(c.light, '#5f8795', 1), sky, 0.25)
  const streaks = Array.from({ length: 46 }, () => ({
    x: random.between(-reach, reach),
    z: random.between(STREAM[0] + 0.2, STREAM[1] - 0.2),
    wide: random.between(0.3, 1.5),
    speed: random.between(1.1, 1.9),
  }))
  return live({ name: 'stream', depth: KERB - 0.05 }, (pen) => {
    const { ctx } = pen
    const [near, far] = STREAM.map((z) => pen.project(0, 0, z).y) as [number, number]
    ctx.fillStyle = body
    ctx.fillRect(-pen.spare, far, pen.width + 2 * pen.spare, near - far)
    ctx.fillStyle = clear(lighter(sky, 0.5), 0.5)
    ctx.beginPath()
    for (const { x, z, wide, speed } of streaks) {
      const at = ((((x + pen.t * speed + reach) % (2 * reach)) + 2 * reach) % (2 * reach)) - reach
      const p = pen.project(at, 0, z)
      ctx.moveTo(p.x + wide * p.scale, p.y)
      ctx.ellipse(p.x, p.y, wide * p.scale, Math.max(0.6, 0.03 * p.scale), 0, 0, 7)
    }
    ctx.fill()
  })
}

/** A bottle cap and fallen leaves show how small the world is here. */
const litter = planeOf({ name: 'litter', z: 2.7, top: 1, bottom: -0.4, split: true }, (ink) => {
  const x = ink.half * 0.82
  cut(ink, '#c0453c', [0.08, 0.4]).oval(x, -0.16, [0.5, 0.2])
  mark(ink, '#e6b04a').oval(x, -0.2, [0.34, 0.12])
  for (const [share, tone] of [
    [-0.86, '#c98a3c'],
    [-0.6, '#b5643a'],
    [0.62, '#a9a04a'],
  ] as const)
    cut(ink, tone, [0.06, 0.3]).oval(share * ink.half, -0.1, [0.6, 0.16])
})
