import { plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { cutOut, farBirds } from '../kit/alive.ts'
import { floor } from '../kit/nature/ground.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { litAtNight, plane, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { hungLanterns } from '../kit/town/hung-lanterns.ts'
import { marketHall } from '../kit/town/market-hall.ts'
import { bunting, stall } from '../kit/town/stalls.ts'
import { shopRow, strollers } from '../kit/town/town.ts'
import { waresOf } from '../kit/town/wares.ts'
import { pot } from '../kit/indoors/furniture.ts'

export const marketPlace = place({
  id: 'market',
  time: 'morning',
  ground: 'road',
  sounds: { crowd: 0.6 },
  set: (c) => [
    sky(c),
    ...(isHall(c) ? marketHall(c) : houses(c)),
    floor(c, { pattern: 'cobbles', colour: '#c4ad92', other: '#a8917a', back: 27, size: 1.6 }),
    strollers(c, { z: 20, count: 5, height: 1.9 }),
    farStalls(c),
    strollers(c, { z: 11, count: 3, height: 2.1 }),
    ...(c.light.dark ? [hungLanterns(c)] : []),
    nearStalls(c),
    flowers(c),
    isHall(c) ? [] : farBirds(c, { count: 4 }),
    awning(c),
  ],
})

/** Under one roof. */
const isHall = ({ words }: PlaceContext): boolean => /\b(?:indoor|covered|hall)\b/u.test(words)

function houses(c: PlaceContext) {
  const row = {
    height: [6.6 * (c.box.height / 9), 9 * (c.box.height / 9)],
    width: [3.6, 5],
    plain: true,
  } as const
  return litAtNight(c, { name: 'houses', z: 26, haze: 0.75 }, (ink, lit) =>
    shopRow(ink, { ...row, glowing: lit }),
  )
}

/** A market for one kind of thing shows it. */
function sold({ words }: PlaceContext): { wares?: readonly string[] } {
  const [, told] = SOLD.exec(words) ?? []
  return told === undefined ? {} : { wares: waresOf(told) }
}

const SOLD =
  /\b(fish|seafood|meat|flower|cheese|bread|book|antique|flea|spice|toy|fruit|vegetable|cloth|clothes|pet|bird|fabric|hat|tool|plant)s? market\b/u

function farStalls(c: PlaceContext) {
  const wares = sold(c)
  return plane(c, { name: 'far stalls', z: 15, haze: 0.7 }, (ink) => {
    ;[
      ['#d9584c', '#f2b63c', '#5f9a4f'],
      ['#3f8f8a', '#e0728a', '#f7f0e0'],
      ['#e0a23c', '#b5533f', '#8fae52'],
      ['#5a7fb5', '#f08a4c', '#d9483f'],
      ['#8a5fa0', '#7fb35c', '#f2c14e'],
    ].forEach((goods, i) =>
      stall(ink, {
        x: (-0.92 + i * 0.46) * ink.half,
        width: Math.min(5, ink.half * 0.4),
        height: 4.2,
        colour: goods[0] ?? '#d9584c',
        goods: [...goods.slice(1), '#d9a05c'],
        ...wares,
      }),
    )
    bunting(ink, [-ink.half * 1.1, -6.4], [0, -7])
    bunting(ink, [0, -7], [ink.half * 1.1, -6.4])
  })
}

function nearStalls(c: PlaceContext) {
  const wares = sold(c)
  return plane(c, { name: 'near stalls', z: 6.4, split: true }, (ink) => {
    stall(ink, {
      x: -ink.half * 0.84,
      width: 4.6,
      height: 4.4,
      colour: '#5f9a4f',
      goods: ['#d9483f', '#f0a23c', '#7fae4c', '#e9c46a'],
      ...wares,
    })
    stall(ink, {
      x: ink.half * 0.88,
      width: 4.4,
      height: 4.2,
      colour: '#d9583c',
      goods: ['#8a5fa0', '#f2c14e', '#e0607c'],
      ...wares,
    })
    baskets(ink, -ink.half * 0.48)
    baskets(ink, ink.half * 0.56)
  })
}

function flowers(c: PlaceContext) {
  return cutOut(c, { name: 'flowers', at: [c.box.width * 0.42, 0, 3], size: [2.4, 1.8] }, (ink) => {
    for (const d of [-0.7, 0, 0.7]) {
      pot(ink, { x: d, height: 1.2 })
      for (let i = 0; i < 4; i++)
        mark(ink, ['#e0485a', '#f2b63c', '#b565c0'][i % 3] ?? '#e0485a').disc(
          d - 0.3 + i * 0.2,
          -0.9 - (i % 2) * 0.2,
          0.14,
        )
    }
  })
}

const awning = wingOf({ name: 'awning' }, (ink) => {
  for (const s of [-1, 1])
    bunting(ink, [s * ink.half * 1.4, ink.crown + 0.6], [s * ink.half * 0.5, ink.crown - 0.5])
})

function baskets(ink: Ink, x: number): void {
  for (const [dx, colour] of [
    [-0.6, '#d9483f'],
    [0.5, '#f2b63c'],
  ] as const) {
    for (let i = 0; i < 5; i++)
      mark(ink, colour).disc(x + dx - 0.36 + (i % 3) * 0.36, -0.62 - (i > 2 ? 0.22 : 0), 0.2)
    cut(ink, '#b5834a', 0.08).polygon(
      ...plotted({ x: x + dx }, '-0.56 -0.6, 0.56 -0.6, 0.42 0, -0.42 0'),
    )
    mark(ink, '#8f6236').rect(x + dx - 0.52, -0.4, [1.04, 0.06])
  }
}
