import { blot } from '../../../scene/blot.ts'
import { plotted } from '../../../scene/rows.ts'
import type { Place, PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { glowing, motes, smoke } from '../kit/alive.ts'
import { lighter } from '../kit/colour.ts'
import { lookOfCave, type CaveLook } from '../kit/nature/cave-looks.ts'
import { hole, teeth } from '../kit/nature/cave-rock.ts'
import { fallingWater } from '../kit/nature/falling-water.ts'
import { terrain } from '../kit/nature/ground.ts'
import { rocks } from '../kit/nature/land.ts'
import { bush, mushroom } from '../kit/nature/plants.ts'
import { rings, water } from '../kit/nature/water.ts'
import { caveMouth } from '../kit/nature/wings-aside.ts'
import { glow, mark, type Ink } from '../kit/paper.ts'
import type { Pair } from '../kit/shapes.ts'
import { extentAt, litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** Inside the rock or the ice: an opening far away, a pool, crystals; a fall or a lake where the words speak of one. */
const dryCave = place({
  id: 'cave',
  time: 'day',
  ground: 'rock',
  sounds: { drips: 0.6 },
  set: (c) => {
    const look = lookOfCave(c.words)
    return [
      sky(c),
      farWall(c, look),
      ...(look.falls ? falls(c) : []),
      ...(look.wet && c.afloat ? [] : [theGround(c, look)]),
      ...(look.wet ? lake(c, look) : []),
      rings(c, { y: 0, near: 8, far: 10, count: 4 }),
      rockSheet(c, look, { name: 'middle rock', z: 18, open: [0.56, 0.84], tone: 1 }),
      rockSheet(c, look, { name: 'near rock', z: 8, open: [0.8, 0.9], tone: 2 }),
      crystalGlows(c, look),
      stones(c, look),
      motes(c, { z: 4, count: 24, colour: look.motes }),
      caveMouth(c, { colour: look.rock[3], open: 0 }),
    ]
  },
})

/** Boats and swimmers are on its lake, when there is one. */
export const cavePlace: Place = {
  ...dryCave,
  build: (c) => {
    const set = dryCave.build(c)
    if (!lookOfCave(c.words).wet) return set
    return { ...set, waterline: 0, ground: c.afloat ? 'water' : set.ground }
  },
}

function farWall(c: PlaceContext, { rock }: CaveLook) {
  return plane(c, { name: 'far wall', z: 30, haze: 0.5 }, (ink) =>
    hole(ink, { colour: rock[0], open: [0.34, 0.66] }),
  )
}

const FALL = 24

/** Water that comes down through the roof, lit from where it enters. */
function falls(c: PlaceContext) {
  const { crown, half } = extentAt(c.box, FALL)
  const wide = Math.min(half * 0.18, 3.4)
  return [
    fallingWater(c, { wide, high: crown * 1.1, depth: FALL }),
    ...[-0.8, 0, 0.8].map((share) =>
      smoke(c, {
        at: [share * wide, 0.2, FALL - 1],
        size: 0.9,
        alpha: 0.5,
        colour: '#ffffff',
        drift: share * 0.6,
        speed: 0.3,
      }),
    ),
  ]
}

/** The floor ends where the water begins. */
function lake(c: PlaceContext, { pool }: CaveLook) {
  return [water(c, { colours: [pool, lighter(pool, 0.1), lighter(pool, 0.25)], glitter: 0.5 })]
}

function theGround(c: PlaceContext, { floor, pool, wet, green }: CaveLook) {
  return terrain(c, {
    colours: floor,
    bump: 0.24,
    edge: 'torn',
    snow: false,
    ...(wet ? { far: 3, depth: 7.6 } : {}),
    dress: (ink) => {
      const spot = (at: Pair, wide: number, colour: string): void => {
        const p = ink.at(...at)
        blot(ink.ctx, colour, [p.x, p.y, wide * p.scale, wide * 0.2 * p.scale])
      }
      if (!wet) spot([0.4, 9], 5, pool)
      if (green)
        for (let i = 0; i < 60; i++)
          spot(
            [ink.random.between(-1.2, 1.2) * ink.half, ink.random.between(-2, wet ? 2.6 : 8)],
            ink.random.between(0.3, 1),
            ink.random.pick(MOSS),
          )
    },
  })
}

const MOSS = ['#5f8f4c', '#76a35a', '#4f7d42', '#8cb566'] as const

interface Opening {
  readonly name: string
  readonly z: number
  readonly open: readonly [number, number]
  readonly tone: 1 | 2
}

function rockSheet(c: PlaceContext, look: CaveLook, { name, z, open, tone }: Opening) {
  const colour = look.rock[tone]
  return litPlane(c, name, {
    z,
    haze: 0.6,
    draw: (ink) => {
      hole(ink, { colour, open })
      teeth(ink, look.ice ? lighter(colour, 0.3) : colour, look.ice ? 16 : 9 - tone)
      if (look.ice) facets(ink, colour)
      if (look.green) mossOver(ink)
    },
    glow: look.crystals && ((ink) => crystals(ink, open[0] * 1.06)),
  })
}

/** Ice breaks the light: bright slanting planes on the vault. */
function facets(ink: Ink, colour: string): void {
  const { ctx } = ink
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  for (let i = 0; i < 70; i++) {
    const [x, y] = [
      ink.random.between(-1.3, 1.3) * ink.half,
      ink.crown * ink.random.between(0, 1.1),
    ]
    const size = ink.random.between(0.5, 1.8)
    ctx.globalAlpha = ink.random.between(0.14, 0.5)
    mark(ink, i % 3 ? lighter(colour, 0.5) : '#f4fbff').polygon(
      ...plotted({ x, y, w: size, h: size }, '0 0, 1 -0.5, 1.3 0.5, 0.3 1'),
    )
  }
  ctx.restore()
}

/** Moss on the rock, thickest where it is low and where it hangs. */
function mossOver(ink: Ink): void {
  const { ctx } = ink
  ctx.save()
  ctx.globalCompositeOperation = 'source-atop'
  for (let i = 0; i < 420; i++) {
    const low = i % 3 > 0
    const y = ink.crown * (low ? ink.random.next() ** 1.6 * 0.6 : ink.random.between(0.55, 1.1))
    mark(ink, ink.random.pick(MOSS)).oval(ink.random.between(-1.4, 1.4) * ink.half, y, [
      ink.random.between(0.2, 0.7),
      ink.random.between(0.12, 0.34),
    ])
  }
  ctx.restore()
}

function crystalGlows(c: PlaceContext, { crystals: lit, ice }: CaveLook) {
  if (!lit && !ice) return []
  return [-0.42, 0.44].map((x) =>
    glowing(c, {
      at: [x * c.box.width, 1.2, 7.5],
      radius: 3.4,
      colour: x < 0 || ice ? '#6fe0e8' : '#d78bff',
      strength: 0.5,
    }),
  )
}

function stones(c: PlaceContext, { rock, ice, green }: CaveLook) {
  return plane(c, { name: 'stones', z: 4, split: true, haze: 0.4 }, (ink) => {
    const colour = lighter(rock[2], ice ? 0.4 : 0.12)
    rocks(ink, { x: -ink.half * 0.82, width: 2.6, height: 1.2, colour })
    rocks(ink, { x: ink.half * 0.86, width: 2.2, height: 0.9, colour })
    for (const dx of [-0.6, -0.56, 0.62]) {
      if (green) bush(ink, { x: dx * ink.half, height: 0.6, colour: '#5f8f4c' })
      else if (!ice) mushroom(ink, { x: dx * ink.half, height: 0.6, colour: '#5fb7c9' })
    }
  })
}

function crystals(ink: Ink, wide: number): void {
  for (const side of [-1, 1]) {
    for (let i = 0; i < 5; i++) {
      const x = side * ink.half * wide * ink.random.between(0.94, 1.2)
      const h = ink.random.between(0.7, 1.8)
      const colour = side < 0 ? '#79e3ec' : '#c98bff'
      mark(ink, i % 2 ? colour : lighter(colour, 0.3)).polygon(
        ...plotted({ x, w: h, h }, '-0.16 0, -0.2 -0.7, 0 -1, 0.2 -0.66, 0.16 0'),
      )
      if (i === 0) glow(ink, colour, { x, y: -0.8, radius: 2.4, strength: 0.45 })
    }
  }
}
