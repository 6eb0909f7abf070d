import { pairs, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, flag, glowing } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills, peaks } from '../kit/nature/land.ts'
import { greens } from '../kit/nature/nature.ts'
import { wood } from '../kit/nature/trees.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { extentAt, plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { castleTower, masonry } from '../kit/town/castles.ts'
import { house } from '../kit/town/houses.ts'
import { boxAt } from '../kit/shapes.ts'

const STONE = '#a59b8d'

/** How far below the parapet the land lies, in u. */
const DEEP = 5

/** High up on a castle: its battlements across the frame, other towers beside it, and the land or the sea far below. */
export const towerTopPlace = place({
  id: 'tower-top',
  time: 'day',
  ground: 'floor',
  far: 3,
  sounds: { wind: 0.6 },
  set: (c) => [
    sky(c),
    /sea|ocean|coast|cliff|island|ships?\b/u.test(c.words) ? farSea(c) : farLand(c),
    otherTowers(c),
    pennants(c),
    floor(c, {
      pattern: 'slabs',
      colour: '#b3a999',
      other: '#958b7d',
      back: 4.4,
      size: 1.4,
      depth: 12,
    }),
    plane(c, { name: 'battlements', z: 4.3, top: 4 }, parapet),
    c.light.dark ? torches(c) : [],
    farBirds(c, { count: 5 }),
  ],
})

function farLand(c: PlaceContext) {
  const [near = '#679f4b', middle = '#84b65a', far = '#a9cd78'] = greens(c)
  return [
    ...plane(c, { name: 'far peaks', z: 38, bottom: -DEEP * 2 }, (ink) =>
      peaks(ink, { colour: '#94a3c4', height: [2, 6], step: 9, snow: 0.25, floor: DEEP }),
    ),
    ...plane(c, { name: 'land below', z: 30, bottom: -DEEP * 2 }, (ink) => {
      hills(ink, { colour: far, height: [-0.6, 0.9], step: 9, floor: DEEP * 2 })
      hills(ink, { colour: middle, height: [-2, -0.8], step: 8, floor: DEEP * 2 })
      river(ink)
      hamlet(ink)
      hills(ink, { colour: near, height: [-DEEP - 0.6, -DEEP + 0.4], step: 7, floor: DEEP * 2 })
      wood(ink, ['pine', 'round'], { height: [0.8, 1.3], step: [0.8, 1.8], y: DEEP })
    }),
  ]
}

function river(ink: Ink): void {
  for (const [y, x, wide] of triples('2.2 2 3, 2.7 0.6 4, 3.3 1.6 5, 4 0 6.4'))
    mark(ink, '#8fbfd6').oval(x, y, [wide, 0.24])
}

function hamlet(ink: Ink): void {
  for (const [share, y] of pairs('-0.5 3, -0.42 3.4, -0.34 2.9, 0.46 3.2, 0.55 3.6'))
    house(ink, { x: share * ink.half, y, width: 1.1, height: 1, colour: '#f2e2c4' })
}

const farSea = planeOf({ name: 'sea below', z: 34, bottom: -DEEP * 2.4 }, (ink) => {
  const wide = ink.right - ink.left
  cut(ink, '#6fa8c4', 0.2).rect(ink.left, 0.4, [wide, DEEP * 3])
  for (let i = 0; i < 70; i++) {
    const y = 0.8 + DEEP * 1.6 * ink.random.next() ** 1.3
    const x = ink.left + wide * ink.random.next()
    mark(ink, '#a9d2e2').oval(x, y, [0.4 + y * 0.14, 0.05])
  }
  hills(ink, { colour: '#7f9a86', height: [-1.4, 1.2], step: 12, floor: 0.7 })
})

const TOWERS = [
  { share: -0.84, width: 3.4, height: 6.4 },
  { share: 0.88, width: 2.8, height: 5 },
] as const

const otherTowers = planeOf({ name: 'other towers', z: 12, bottom: -DEEP }, (ink) => {
  for (const { share, width, height } of TOWERS)
    castleTower(ink, {
      ...boxAt([share * ink.half, 3], [width, height + 3]),
      colour: darker(STONE, 0.06),
      pointed: true,
      roof: '#4f6ba3',
    })
})

function pennants(c: PlaceContext) {
  const { half } = extentAt(c.box, 4.2)
  return [-0.62, 0.62].map((share) =>
    flag(c, {
      at: [share * half, 4.6, 4.2],
      width: 1.5,
      height: 0.8,
      colour: '#c9433f',
      pennant: true,
    }),
  )
}

/** The wall one stands behind, with its teeth, and the poles of the flags. */
function parapet(ink: Ink): void {
  const wide = ink.right - ink.left
  for (const share of [-0.62, 0.62])
    cut(ink, '#6b5a4a', 0.08).rect(share * ink.half - 0.07, -4.7, [0.14, 4.7])
  for (let x = -2.4 * Math.ceil(ink.right / 2.4); x < ink.right; x += 2.4) {
    cut(ink, lighter(STONE, 0.04), [0.14, 0.3]).rect(x - 0.75, -1.75, [1.5, 1.2])
    cut(ink, lighter(STONE, 0.16), 0.06).rect(x - 0.85, -1.89, [1.7, 0.24])
  }
  cut(ink, STONE, [0.2, 0.3]).rect(ink.left, -0.7, [wide, 0.85])
  masonry(ink, { x: ink.left, y: -0.65, width: wide, height: 0.65, size: 0.9, colour: STONE })
}

function torches(c: PlaceContext) {
  const { half } = extentAt(c.box, 4.1)
  return [-0.36, 0.36].map((share) =>
    glowing(c, { at: [share * half, 2.6, 4.1], radius: 1.8, flicker: 0.2 }),
  )
}
