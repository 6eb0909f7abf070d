import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, smoke } from '../kit/alive.ts'
import { darker } from '../kit/colour.ts'
import { floor } from '../kit/nature/ground.ts'
import { hills } from '../kit/nature/land.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf, plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { castleTower, castleWall } from '../kit/town/castles.ts'
import { stoneFountain } from '../kit/town/fountain.ts'
import { thing } from '../kit/thing.ts'
import { stall } from '../kit/town/stalls.ts'
import { strollers } from '../kit/town/town.ts'

const PLASTER = ['#f0e2c6', '#e6cfa8', '#e9d6c0', '#d9c4a0', '#f2e6d6'] as const
const ROOFS = ['#a8523c', '#8f4636', '#b5654a', '#7d4a40'] as const

/** Timbered houses that lean together round a cobbled square, the lord's castle on its hill behind. */
export const medievalTownPlace = place({
  id: 'medieval-town',
  time: 'day',
  ground: 'road',
  far: 4,
  sounds: { crowd: 0.3, birds: 0.3 },
  set: (c) => [
    sky(c),
    castle(c),
    houses(c, { z: 24, from: 0.16, size: 7.4 }),
    houses(c, { z: 14, from: 0.48, size: 7 }),
    floor(c, { pattern: 'cobbles', colour: '#b8ab98', other: '#978b7c', back: 30, size: 0.9 }),
    ...(MARKET.test(c.words) ? marketDay(c) : well(c)),
    smoke(c, { at: [-9, 8.5, 24], size: 0.6, alpha: 0.5 }),
    farBirds(c, { count: 5 }),
  ],
})

const MARKET = /\b(market|fair|bazaar|stalls?)\b/u
const CLOTHS = ['#b5493f', '#3f6f8f', '#c9983c', '#5f7f4c'] as const
const WARES = [
  ['#d9483f', '#e0a94a', '#7fb53a'],
  ['#c98a4a', '#e6cf9a', '#a8623c'],
  ['#8a5f9a', '#e0a94a', '#d9483f'],
] as const

/** Stalls along the houses, and people who go from one to the other. */
function marketDay(c: PlaceContext) {
  return [
    ...plane(c, { name: 'stalls', z: 9, top: 7 }, (ink) => {
      const step = 5.4
      for (let x = -Math.ceil(ink.half / step) * step, i = 0; x <= ink.half * 1.2; x += step, i++)
        stall(ink, {
          x,
          width: 4.2,
          height: 4.4,
          colour: CLOTHS[i % CLOTHS.length] ?? CLOTHS[0],
          goods: WARES[i % WARES.length] ?? WARES[0],
        })
    }),
    ...strollers(c, { z: 7.6, count: 5, height: 3 }),
  ]
}

const castle = planeOf({ name: 'castle', z: 37, haze: 0.8 }, (ink) => {
  hills(ink, { colour: '#8fa88c', height: [3, 7], step: 10 })
  const y = -5
  castleWall(ink, { x: 0, y, width: 9, height: 4, colour: '#b3a898' })
  for (const [x, height] of pairs('-4.6 7, 4.6 6.4, 0 8.4'))
    castleTower(ink, { x, y, width: 2, height, colour: '#b8ad9c', roof: '#7d4a52' })
})

function houses(c: PlaceContext, how: { z: number; from: number; size: number }) {
  const each = (ink: Ink, paint: (x: number, w: number, i: number) => void): void => {
    for (const side of [-1, 1])
      for (let x = ink.half * how.from, i = 0; x < ink.right; i++) {
        const w = how.size * (0.56 + 0.12 * (i % 3))
        paint(side * (x + w / 2), w, i + (side < 0 ? 0 : 3))
        x += w * 1.02
      }
  }
  return litPlane(c, `houses ${how.z}`, {
    z: how.z,
    split: true,
    draw: (ink) => each(ink, (x, w, i) => timbered(ink, { x, width: w, height: how.size, i })),
    glow:
      c.light.dark &&
      ((ink: Ink) => each(ink, (x, w) => panes(ink, { x, width: w, height: how.size }, '#ffd58a'))),
  })
}

interface Timbered {
  readonly x: number
  readonly width: number
  readonly height: number
}

/** A storey of stone, a jutting storey of timber and plaster, and a steep roof. */
function timbered(ink: Ink, b: Timbered & { i: number }): void {
  const { x, width: w, height: h, i } = b
  const plaster = PLASTER[i % PLASTER.length] ?? PLASTER[0]
  const roof = ROOFS[i % ROOFS.length] ?? ROOFS[0]
  cut(ink, darker(plaster, 0.16), 0.12).standing(x, 0.1, [w * 0.92, h * 0.34])
  cut(ink, plaster, 0.14).standing(x, -h * 0.32, [w, h * 0.36])
  cut(ink, roof, [0.16, 0.3]).plot({ x, w, h }, '-0.58 -0.66, 0 -1.16, 0.58 -0.66')
  if (ink.season === 'winter') snowOn(ink, b)
  frameOf(ink, b)
  panes(ink, b, '#7f95a0')
  mark(ink, '#5f3f2c').rounded(
    [x - w * 0.12, -h * 0.25, w * 0.24, h * 0.26],
    [w * 0.12, w * 0.12, 0, 0],
  )
}

/** The upper part of the roof. */
function snowOn(ink: Ink, { x, width: w, height: h }: Timbered): void {
  cut(ink, '#f2f6fa', 0.05).polygon(
    ...plotted({ x, w, h }, '-0.5 -0.74, 0 -1.17, 0.5 -0.74, 0.2 -0.8, 0 -0.76, -0.24 -0.82'),
  )
}

/** Posts, rails and braces. */
function frameOf(ink: Ink, { x, width: w, height: h }: Timbered): void {
  const beam = '#5c4030'
  mark(ink, beam).rect(x - w / 2, -h * 0.36, [w, h * 0.03])
  mark(ink, beam).rect(x - w / 2, -h * 0.68, [w, h * 0.03])
  stroke(ink, beam, h * 0.024).shape((ctx) => {
    for (const share of [-0.48, -0.16, 0.16, 0.48]) {
      ctx.moveTo(x + share * w, -h * 0.34)
      ctx.lineTo(x + share * w, -h * 0.66)
    }
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * w * 0.46, -h * 0.36)
      ctx.lineTo(x + side * w * 0.18, -h * 0.66)
    }
  })
}

function panes(ink: Ink, { x, width: w, height: h }: Timbered, colour: string): void {
  for (const dx of [-0.32, 0, 0.32])
    mark(ink, colour).standing(x + dx * w, -h * 0.42, [w * 0.16, h * 0.14])
  mark(ink, colour).standing(x, -h * 0.76, [w * 0.14, h * 0.13])
}

const well = planeOf({ name: 'well', z: 7.5, top: 4, split: true }, (ink) => {
  thing(ink, 'prop:barrel', { x: -ink.half * 0.8, height: 1.1 })
  thing(ink, 'prop:barrel', { x: -ink.half * 0.72, height: 0.9 })
  stoneFountain(ink, { x: ink.half * 0.74, width: 2.6, height: 2.2 })
})
