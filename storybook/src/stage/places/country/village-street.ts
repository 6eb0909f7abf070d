import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { smoke } from '../kit/alive.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { bush } from '../kit/nature/plants.ts'
import { tree } from '../kit/nature/trees.ts'
import type { Ink } from '../kit/paper.ts'
import { extentAt, litPlane, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { church, house } from '../kit/town/houses.ts'
import { lamp } from '../kit/town/street.ts'

const ROOFS = ['#b5533f', '#8f5f4a', '#c4694a', '#a8493f'] as const
const WALLS = ['#f4e6c9', '#ead2b0', '#f0dcd0', '#dfe0cc', '#f2d9b8'] as const
const SNOW = '#eef3f8'

/** Gabled houses on both sides of a cobbled lane, the church at its end, and no traffic. */
export const villageStreetPlace = place({
  id: 'village-street',
  ground: 'road',
  sounds: { birds: 0.4 },
  set: (c) => [
    sky(c),
    churchPlane(c),
    houses(c, { z: 24, from: 0.2, size: 6 }),
    houses(c, { z: 15, from: 0.42, size: 6.4 }),
    houses(c, { z: 8, from: 0.72, size: 6.4 }),
    floor(c, { pattern: 'cobbles', colour: '#bcae98', other: '#9c907e', back: 34, size: 0.9 }),
    chimneySmoke(c),
    lamps(c),
  ],
})

function churchPlane(c: PlaceContext) {
  return plane(c, { name: 'church', z: 34, haze: 0.7 }, (ink) => {
    hills(ink, { colour: greens(c)[2] ?? '#a9cd78', height: [2, 5], step: 9 })
    church(ink, { x: 0, y: -0.6, width: 7.4, height: 10.5, colour: '#f2e8d4' })
  })
}

interface Row {
  readonly z: number
  /** Where the first house stands, in half widths from the middle. */
  readonly from: number
  readonly size: number
}

function houses(c: PlaceContext, row: Row) {
  return litPlane(c, `houses ${row.z}`, {
    z: row.z,
    split: true,
    haze: 0.8,
    draw: (ink) => {
      cottages(ink, row, false)
      for (const side of [-1, 1]) bush(ink, { x: side * ink.half * row.from, height: 0.9 })
    },
    glow: c.light.dark && ((ink: Ink) => cottages(ink, row, true)),
  })
}

function cottages(ink: Ink, row: Row, glowing: boolean): void {
  const random = ink.random.fork('cottages')
  for (const side of [-1, 1])
    for (let x = ink.half * row.from; x < ink.right;) {
      const width = row.size * random.between(0.72, 0.95)
      const roof = ink.season === 'winter' ? SNOW : random.pick(ROOFS)
      house(ink, {
        x: side * (x + width / 2),
        width,
        height: row.size * random.between(0.95, 1.15),
        colour: random.pick(WALLS),
        roof,
        ...(glowing ? { glowing } : {}),
      })
      x += width * 1.06
    }
}

function chimneySmoke(c: PlaceContext) {
  const { half } = extentAt(c.box, 15)
  return [-0.62, 0.74].map((x) => smoke(c, { at: [x * half, 6.6, 14.9], size: 0.4 }))
}

/** A lamp on either side, and a tree beside it. */
function lamps(c: PlaceContext) {
  const each = (ink: Ink, glowing: boolean): void => {
    for (const side of [-1, 1])
      lamp(ink, {
        x: side * ink.half * 0.6,
        height: 3.6 * ink.tall,
        ...(glowing ? { glowing } : {}),
      })
  }
  return litPlane(c, 'lamps', {
    z: 6,
    split: true,
    draw: (ink) => {
      tree(ink, 'round', { x: -ink.half, height: 4.6 * ink.tall })
      each(ink, false)
    },
    glow: (ink) => each(ink, true),
  })
}
