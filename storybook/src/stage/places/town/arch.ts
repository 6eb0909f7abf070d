import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, flag } from '../kit/alive.ts'
import { masonry } from '../kit/town/castles.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor, lay, level } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, litPlane, plane, wingOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { lamp } from '../kit/town/street.ts'
import { shopRow, strollers, traffic } from '../kit/town/town.ts'
import { tree } from '../kit/nature/trees.ts'
import { boxAt } from '../kit/shapes.ts'

export const archPlace = place({
  id: 'arch',
  time: 'day',
  ground: 'road',
  sounds: { city: 0.4 },
  set: (c) => {
    const m = measures(c)
    const { s } = m
    return [
      sky(c),
      town(c, m),
      theFloor(c, m),
      traffic(c, { z: 27, count: 3, size: 3.4 }),
      plane(c, { name: 'arch', z: 15, haze: 0.6 }, (ink) => triumph(ink, s)),
      flags(c, m),
      strollers(c, { z: 12, count: 5, height: 1.9 }),
      avenue(c),
      farBirds(c, { count: 7 }),
      trees(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const e = extentAt(c.box, 15)
  const s = Math.min(1.1, e.half / 9, e.crown / 11.5)
  const row = { height: [5, 8], width: [3.6, 5], plain: true } as const
  return { e, s, row }
}

type Measures = ReturnType<typeof measures>

function town(c: PlaceContext, { row }: Measures) {
  return litAtNight(c, { name: 'town', z: 34, haze: 0.85 }, (ink, lit) =>
    shopRow(ink, { ...row, glowing: lit }),
  )
}

function theFloor(c: PlaceContext, { s }: Measures) {
  return floor(c, {
    pattern: 'cobbles',
    colour: '#cbb9a0',
    other: '#b09d86',
    back: 36,
    size: 1.7,
    dress: (ink) => {
      lay(ink, '#e0d2ba', () => level(ink, [-3.4 * s, 3.4 * s], [ink.near, 36]))
      lay(ink, '#cbbb9f', () => {
        for (let z = -6; z < 34; z += 2) level(ink, [-3.4 * s, 3.4 * s], [z, z + 0.08])
      })
    },
  })
}

function flags(c: PlaceContext, { s }: Measures) {
  return [-1, 1].map((side) =>
    flag(c, {
      at: [side * 4.4 * s, 11.6 * s, 14.9],
      width: 1.8,
      height: 1,
      colour: side < 0 ? '#d9483f' : '#3f6fb5',
    }),
  )
}

const avenue = onStage(litPlane, 'avenue', {
  z: 7,
  split: true,
  draw: (ink) => {
    for (const side of [-1, 1]) {
      tree(ink, 'round', { x: side * ink.half * 0.9, height: 6 * Math.min(1.15, ink.tall) })
      lamp(ink, { x: side * ink.half * 0.68, height: 4.8 * ink.tall })
    }
  },
  glow: (ink) => {
    for (const side of [-1, 1])
      lamp(ink, { x: side * ink.half * 0.68, height: 4.8 * ink.tall, glowing: true })
  },
})

const trees = wingOf({ name: 'trees' }, (ink) =>
  tree(ink, 'round', {
    x: -ink.half * 1.3,
    y: ink.foot + 0.4,
    height: Math.min(7 * ink.tall, ink.half),
  }),
)

const STONE = '#d9c4a0'

/** A great stone arch with reliefs, a cornice and an attic. */
function triumph(ink: Ink, s: number): void {
  const half = 5.4 * s
  const opening = (ctx: Ink['ctx']): void => {
    ctx.moveTo(-half, 0)
    ctx.lineTo(-half, -9.4 * s)
    ctx.lineTo(half, -9.4 * s)
    ctx.lineTo(half, 0)
    ctx.lineTo(2.2 * s, 0)
    ctx.lineTo(2.2 * s, -4.2 * s)
    ctx.arc(0, -4.2 * s, 2.2 * s, 0, Math.PI, true)
    ctx.lineTo(-2.2 * s, 0)
    ctx.closePath()
  }
  cut(ink, STONE, [0.4, 0.3]).shape(opening)
  for (const side of [-1, 1]) pier(ink, s, side)
  cornices(ink, s)
  mark(ink, darker(STONE, 0.2)).shape((ctx) => {
    ctx.arc(0, -4.2 * s, 2.6 * s, Math.PI, 0)
    ctx.arc(0, -4.2 * s, 2.2 * s, 0, Math.PI, true)
  })
}

/** One of its two legs, with a figure in relief. */
function pier(ink: Ink, s: number, side: number): void {
  const half = 5.4 * s
  masonry(ink, {
    ...boxAt([side > 0 ? 2.4 * s : -half, -9 * s], [half - 2.4 * s, 9 * s]),
    colour: STONE,
    size: 1.1,
    share: 0.2,
  })
  cut(ink, darker(STONE, 0.1), 0.08).rect(side > 0 ? 2.7 * s : -half + 0.4 * s, -5.4 * s, [
    2.3 * s,
    3.6 * s,
  ])
  mark(ink, lighter(STONE, 0.3)).shape((ctx) => {
    ctx.arc(side * 3.85 * s, -4.2 * s, 0.5 * s, 0, 7)
    ctx.roundRect((side * 3.85 - 0.5) * s, -3.7 * s, 1 * s, 1.6 * s, 0.3 * s)
  })
  cut(ink, lighter(STONE, 0.1), 0.08).rect(side > 0 ? 2.1 * s : -half - 0.2 * s, -0.9 * s, [
    3.5 * s,
    0.9 * s,
  ])
}

/** The ledge over the arch, the attic with its panels and the coping. */
function cornices(ink: Ink, s: number): void {
  const half = 5.4 * s
  cut(ink, lighter(STONE, 0.15), 0.12).rect(-half - 0.4 * s, -7.4 * s, [
    half * 2 + 0.8 * s,
    0.6 * s,
  ])
  cut(ink, lighter(STONE, 0.05), 0.1).rect(-half - 0.1 * s, -9.2 * s, [half * 2 + 0.2 * s, 1.7 * s])
  for (let i = 0; i < 9; i++)
    mark(ink, darker(STONE, 0.14)).rect(-half + (0.5 + i * 1.16) * s, -8.9 * s, [0.7 * s, 1.1 * s])
  cut(ink, lighter(STONE, 0.2), [0.14, 0.3]).rect(-half - 0.6 * s, -9.9 * s, [
    half * 2 + 1.2 * s,
    0.7 * s,
  ])
}
