import { trolley, basket, heap, PACKS } from '../kit/town/shopping.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { passing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { ceiling, roomSize } from '../kit/indoors/room.ts'
import { sideWall } from '../kit/indoors/side-wall.ts'
import { walker } from '../kit/town/passers.ts'
import { boxAt } from '../kit/shapes.ts'

export const supermarketPlace = place({
  id: 'supermarket',
  indoors: true,
  time: 'day',
  sounds: { hum: 0.3, crowd: 0.3 },
  set: (c) => {
    const m = measures(c)
    const { pharmacy, half, top, depth } = m
    return [
      floor(c, { pattern: 'checks', colour: '#efe9dc', other: '#dcd4c4', back: depth, size: 1.7 }),
      plane(c, { name: 'end', z: depth, haze: 0.5 }, (ink) => end(ink, { half, top, pharmacy })),
      ceiling(c, { half: half * 6, top, depth, colour: '#f2efe6' }),
      aisle(c, { x: -half, top: Math.min(top * 0.72, 5.6), depth, pharmacy }),
      aisle(c, { x: half, top: Math.min(top * 0.72, 5.6), depth, pharmacy }),
      lamps(c, { half, top }),
      shopper(c),
      stands(c, m),
      trolleys(c),
      shelfEnds(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const pharmacy = /pharm|drug|chemist/.test(c.words)
  const { half, top } = roomSize(c, { depth: 17, height: 7.6, width: 0.92 })
  const depth = 17
  return { pharmacy, half, top, depth }
}

type Measures = ReturnType<typeof measures>

function shopper(c: PlaceContext) {
  return passing(
    c,
    { name: 'shopper', y: 0, z: 13, size: [2.4, 2.4], speed: 0.5, start: -0.1, bob: 0.04 },
    (ink) => {
      walker(ink, { x: -0.5, height: 2.1, coat: '#4f7fa5' })
      trolley(ink, { x: 0.6, size: 0.9 })
    },
  )
}

function stands(c: PlaceContext, { half }: Measures) {
  return plane(c, { name: 'stands', z: 7, split: true, haze: 0.3 }, (ink) => {
    for (const s of [-1, 1]) heap(ink, { x: s * half * 0.74, s })
  })
}

const trolleys = planeOf({ name: 'trolleys', z: 2.8, split: true, top: 4 }, (ink) => {
  trolley(ink, { x: -ink.half * 0.86, size: 1.5 })
  basket(ink, ink.half * 0.9)
})

const shelfEnds = wingOf({ name: 'shelf ends' }, (ink) => {
  for (const s of [-1, 1])
    shelves(ink, {
      ...boxAt([s * ink.half * 1.18, ink.foot + 1], [ink.half * 0.3, -ink.crown * 0.8]),
      rows: 5,
      fill: 'boxes',
      colour: '#b9bfc4',
      palette: PACKS,
    })
})

/** Shelves that run away, full of packs, tins and bottles. */
function aisle(
  c: PlaceContext,
  b: { x: number; top: number; depth: number; pharmacy: boolean },
): Piece {
  const palette = b.pharmacy
    ? ['#f7faf8', '#9fd0d6', '#6fb59a', '#e6ecea', '#d9e6c4', '#f0c9b0']
    : PACKS
  return sideWall(c, {
    name: `aisle ${b.x < 0 ? 'left' : 'right'}`,
    x: b.x,
    height: b.top,
    to: b.depth,
    haze: 0.4,
    draw: (brush) => {
      const { random } = brush.ink
      brush.patch('#5f6670', [-9, b.depth], [0, b.top])
      const rows = 5
      const gap = (b.top - 0.4) / rows
      for (let row = 0; row < rows; row++) {
        const y = 0.4 + row * gap
        for (let z = -8; z < b.depth;) {
          const run = random.between(1.2, 2.6)
          const colour = random.pick(palette)
          const w = random.between(0.3, 0.55)
          const h = gap * random.between(0.55, 0.84)
          for (let k = 0; k * w < run; k++) {
            brush.patch(
              k % 2 ? colour : darker(colour, 0.08),
              [z + k * w, z + k * w + w * 0.9],
              [y, y + h],
            )
            brush.patch(
              lighter(colour, 0.5),
              [z + k * w + w * 0.15, z + k * w + w * 0.75],
              [y + h * 0.35, y + h * 0.7],
            )
          }
          z += run
        }
        brush.patch('#e9ecee', [-9, b.depth], [y - 0.13, y])
        brush.patch('#d9483f', [-9, b.depth], [y - 0.2, y - 0.13])
      }
      for (let z = -8; z < b.depth; z += 5) brush.patch('#aab0b6', [z, z + 0.16], [0, b.top])
    },
  })
}

function end(ink: Ink, b: { half: number; top: number; pharmacy: boolean }): void {
  mark(ink, '#dfe6e2').rect(-b.half * 5, -b.top, [b.half * 10, b.top])
  mark(ink, b.pharmacy ? '#4fa58a' : '#d9483f').rect(-b.half * 5, -b.top * 0.86, [b.half * 10, 1.1])
  if (b.pharmacy) {
    cut(ink, '#ffffff', 0.1).disc(0, -b.top * 0.8, 1.1)
    mark(ink, '#4fa58a').rect(-0.24, -b.top * 0.8 - 0.75, [0.48, 1.5])
    mark(ink, '#4fa58a').rect(-0.75, -b.top * 0.8 - 0.24, [1.5, 0.48])
    shelves(ink, {
      x: 0,
      width: b.half * 1.6,
      height: 4.2,
      rows: 4,
      fill: 'bottles',
      colour: '#f4f7f4',
      palette: ['#9fd0d6', '#6fb59a', '#f7faf8', '#e0a05c'],
    })
    return
  }
  for (let i = 0; i < 5; i++) {
    const x = -b.half * 0.8 + i * b.half * 0.4
    cut(ink, '#c4d2d8', 0.1).rounded([x - b.half * 0.17, -4.4, b.half * 0.34, 4.4], 0.1)
    mark(ink, '#e6f4f8').rect(x - b.half * 0.14, -4.1, [b.half * 0.28, 3.3])
    for (let row = 0; row < 4; row++)
      for (let k = 0; k < 4; k++)
        mark(ink, PACKS[(i + row * 3 + k) % 8] ?? '#d9483f').rounded(
          [x - b.half * 0.12 + k * b.half * 0.065, -3.4 + row * 0.8, b.half * 0.05, 0.5],
          0.08,
        )
  }
  milk(ink, -b.top * 0.86 + 0.55)
}

/** The sign over the far end: a bottle, a cheese, an apple. */
function milk(ink: Ink, y: number): void {
  mark(ink, '#ffffff').rounded([-2.2, y - 0.4, 0.4, 0.8], 0.12)
  mark(ink, '#f0c25e').polygon([-0.6, y + 0.34], [0.6, y + 0.34], [0.6, y - 0.1])
  mark(ink, '#8fd06a').disc(2.1, y, 0.38)
}

function lamps(c: PlaceContext, b: { half: number; top: number }): Piece[] {
  return [14, 9, 5, 2].flatMap((z) =>
    plane(
      c,
      {
        name: `tube ${z}`,
        z,
        tint: 0,
        haze: 0.2,
        shadow: 0,
        edge: 0,
        top: b.top + 0.1,
        bottom: b.top - 0.4,
      },
      (ink) => {
        for (const d of [-0.4, 0.4])
          mark(ink, '#fffdf0').rounded([d * b.half - 0.9, -b.top + 0.1, 1.8, 0.16], 0.08)
      },
    ),
  )
}
