import { plotted } from '../../../scene/rows.ts'
import { readColour } from '../../../cast/colour/read-colour.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { polygon } from '../kit/shapes.ts'
import { litPlane, plane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { thing } from '../kit/thing.ts'
import { shopHouse, shopLight, type ShopHouse } from '../kit/town/shop-house.ts'
import { lamp } from '../kit/town/street.ts'
import { shopRow, strollers } from '../kit/town/town.ts'
import { waresOf } from '../kit/town/wares.ts'

const WALLS = ['#d9a07a', '#c9b08a', '#a8b5a0', '#9fb0c0', '#e0c48f', '#c98f80'] as const
const STRIPES = ['#c8473f', '#3f7f8a', '#d99a3f', '#5f8a4f', '#8a5f9a'] as const

/** A shop from across its pavement: the house with sign, awning and window, and some of what it sells before the door. */
export const shopFrontPlace = place({
  id: 'shop-front',
  time: 'day',
  ground: 'road',
  sounds: { street: 0.4 },
  far: 2,
  set: (c) => [
    sky(c),
    pavement(c),
    neighbours(c),
    house(c),
    strollers(c, { z: 5.5, count: 2, height: 3 }),
    TABLES.test(c.words) ? tables(c) : display(c),
    lamps(c),
  ],
})

const pavement = onStage(floor, {
  pattern: 'slabs',
  colour: '#bdb4aa',
  other: '#a59c93',
  back: 9,
  size: 1.4,
})

function neighbours(c: PlaceContext): Piece[] {
  const row = (glowing: boolean) => (ink: Ink) => {
    ink.ctx.scale(1.5, 1.5)
    shopRow(ink, { height: [9 * ink.tall, 12 * ink.tall], width: [4.4, 6], glowing })
  }
  return litPlane(c, 'neighbours', { z: 9, draw: row(false), glow: c.light.dark && row(true) })
}

/** Of the colour that is told. */
function awningOf({ scenery = [] }: PlaceContext): string | null {
  const said = scenery.find((words) => words.endsWith(' awning'))
  const paint = said === undefined ? null : readColour(said.replace(/ awning$/u, ''))
  return paint === 'rainbow' ? null : paint
}

function shopOf(c: PlaceContext, ink: Ink): ShopHouse {
  const random = c.random.fork('shop')
  return {
    x: random.between(-0.12, 0.12) * ink.half,
    width: Math.min(14, ink.half * 1.5),
    floor: Math.min(6, -ink.crown * 0.62),
    wall: random.pick(WALLS),
    stripes: awningOf(c) ?? random.pick(STRIPES),
    goods: waresOf(c.words),
  }
}

function house(c: PlaceContext): Piece[] {
  return litPlane(c, 'shop', {
    z: 7,
    haze: 0.2,
    draw: (ink) => shopHouse(ink, shopOf(c, ink)),
    glow: c.light.dark && ((ink) => shopLight(ink, shopOf(c, ink))),
  })
}

/** Steps of boards with goods on both sides, so that the middle is free for those who play. */
function display(c: PlaceContext): Piece[] {
  const goods = waresOf(c.words)
  return plane(c, { name: 'display', z: 4, split: true }, (ink) => {
    for (const side of [-1, 1]) {
      const x = side * ink.half * 0.74
      const wide = Math.min(3.6, ink.half * 0.4)
      for (const [row, y] of [1.5, 0.6].entries()) {
        for (let n = 0; n < 3; n++)
          thing(ink, goods[(n + row + (side > 0 ? 2 : 0)) % goods.length] ?? 'noto:potted-plant', {
            x: x + (n - 1) * wide * 0.32,
            y: -y,
            height: 1.1,
            shadow: 0.05,
          })
        cut(ink, '#a06c42', 0.1).rect(x - wide / 2, -y, [wide, 0.22])
      }
      cut(ink, '#7d5232', 0.06).shape(legs(x, wide))
    }
  })
}

/** A terrace. */
const TABLES = / terrace$|^(?:sidewalk|pavement|street|outdoor) /u

/** Laid tables under parasols on both sides. */
const tables = planeOf({ name: 'tables', z: 4, split: true }, (ink) => {
  for (const side of [-1, 1]) {
    const x = side * ink.half * 0.78
    thing(ink, 'noto:umbrella-on-ground', { x, height: 4.6 })
    for (const d of [-1.5, 1.5])
      thing(ink, 'noto:chair', { x: x + d, height: 1.9, shadow: 0.05, turn: d > 0 ? -1 : 1 })
    thing(ink, 'prop:dining-table', { x, height: 1.3, shadow: 0.05 })
    for (const d of [-0.5, 0.4])
      thing(ink, d < 0 ? 'noto:hot-beverage' : 'noto:wine-glass', {
        x: x + d,
        y: -1.25,
        height: 0.6,
      })
  }
})

const legs = (x: number, wide: number) =>
  polygon(
    ...plotted(
      { x, w: wide },
      '-0.46 -0.4, 0.46 -0.4, 0.46 0, 0.4 0, 0.4 -0.2, -0.4 -0.2, -0.4 0, -0.46 0',
    ),
  )

function lamps(c: PlaceContext): Piece[] {
  const both = (glowing: boolean) => (ink: Ink) => {
    for (const side of [-1, 1])
      lamp(ink, { x: side * ink.half * 1.02, height: 5.6 * ink.tall, glowing })
  }
  return litPlane(c, 'lamps', { z: 2.4, split: true, draw: both(false), glow: both(true) })
}
