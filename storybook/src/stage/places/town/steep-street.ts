import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { clear, darker } from '../kit/colour.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { skyline, type Pair } from '../kit/shapes.ts'
import { litAtNight, plane, planeOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { shop } from '../kit/town/buildings.ts'
import { lamp } from '../kit/town/street.ts'

/** How much higher each u to the right is. */
const RISE = 0.24

const FRONTS = [
  '#e8b75a',
  '#d9806a',
  '#8fb3b0',
  '#f0dcc0',
  '#c98fa0',
  '#a9b982',
  '#e6a07a',
] as const
const AWNINGS = ['#c8553d', '#3f7f8c', '#e0a03c'] as const

/** A cobbled street that rises to the right between gaily painted houses, each a step higher than the last. */
export const steepStreetPlace = place({
  id: 'steep-street',
  time: 'day',
  ground: 'road',
  incline: RISE,
  far: 1,
  sounds: { street: 0.5 },
  set: (c) => [
    sky(c),
    ...(overBay(c) ? [bay(c)] : []),
    houses(c),
    lamps(c),
    ...SHEETS.map((sheet) => cobbles(c, sheet)),
  ],
})

function overBay({ words }: PlaceContext): boolean {
  return /\bbay street\b/u.test(words)
}

/** The water below the street, with the red bridge across its mouth. */
const bay = planeOf({ name: 'bay', z: 30, haze: 0.2 }, (ink) => {
  const [left, right] = [ink.left, ink.half * 0.5]
  const foot = -4.4
  const hills: Pair[] = [
    [left, foot - 1],
    [left * 0.8, foot - 2.6],
    [left * 0.5, foot - 1.2],
    [left * 0.2, foot - 3],
    [right, foot - 1],
  ]
  cut(ink, '#8fa58e', 0.2).skyline(hills, foot + 0.6)
  cut(ink, '#7fb2c6', [0.2, 0.4]).rect(left, foot, [right - left, -foot + 9])
  gate(ink, { x: -ink.half * 0.62, foot: foot + 0.6, span: ink.half * 0.6 })
})

/** A red bridge on two towers, far away. */
function gate(ink: Ink, { x, foot, span }: { x: number; foot: number; span: number }): void {
  const [deck, top, half] = [foot - 1.7, foot - 6.6, span / 2]
  const line = (width: number, shape: (ctx: Ink['ctx']) => void): void =>
    stroke(ink, '#c4452f', width).shape(shape)
  line(0.34, (ctx) => {
    ctx.moveTo(x - span * 1.5, deck)
    ctx.lineTo(x + span * 1.5, deck)
  })
  for (const side of [-half, half])
    line(0.7, (ctx) => {
      ctx.moveTo(x + side, foot)
      ctx.lineTo(x + side, top)
    })
  line(0.2, (ctx) => {
    ctx.moveTo(x - span * 1.4, deck)
    ctx.lineTo(x - half, top)
    ctx.quadraticCurveTo(x, deck + (deck - top) * 0.9, x + half, top)
    ctx.lineTo(x + span * 1.4, deck)
  })
}

function houses(c: PlaceContext) {
  const draw = (ink: Ink, glowing: boolean): void => {
    const random = ink.random.fork('houses')
    for (let x = overBay(c) ? -ink.half * 0.16 : ink.left, i = 0; x < ink.right; i++) {
      const width = random.between(4, 5.4)
      shop(ink, {
        x: x + width / 2,
        y: -RISE * x,
        width,
        height: random.between(7.6, 9.6) * Math.min(1.3, ink.tall),
        colour: FRONTS[(i * 3) % FRONTS.length] ?? FRONTS[0],
        stripes: AWNINGS[i % AWNINGS.length] ?? AWNINGS[0],
        ...(glowing ? { glowing } : {}),
      })
      x += width
    }
    if (!glowing) cut(ink, '#cfc4b4', [0.2, 0.4]).shape(slope(ink))
  }
  return litAtNight(c, { name: 'houses', z: 11, haze: 0.3 }, (ink, lit) => draw(ink, lit))
}

function lamps(c: PlaceContext) {
  const draw = (ink: Ink, glowing: boolean): void => {
    for (const share of [-0.8, -0.1, 0.6]) {
      const x = share * ink.half
      lamp(ink, { x, y: -RISE * x + 0.1, height: 4.6 * ink.tall, ...(glowing ? { glowing } : {}) })
    }
  }
  return litAtNight(c, { name: 'lamps', z: 7 }, (ink, lit) => draw(ink, lit))
}

interface Sheet {
  readonly z: number
  readonly colour: string
}

/** The roadway, and the pavement before it. */
const SHEETS: readonly Sheet[] = [
  { z: 5, colour: '#a59a90' },
  { z: 1.2, colour: '#b3a79a' },
  { z: -2.6, colour: '#c7bbab' },
]

function cobbles(c: PlaceContext, { z, colour }: Sheet) {
  return plane(c, { name: `cobbles ${z}`, z }, (ink) => {
    cut(ink, colour, [0.25, 0.4]).shape(slope(ink))
    for (let row = 0; row < 7; row++)
      for (let x = ink.left + (row % 2) * 0.4; x < ink.right; x += 0.8)
        mark(ink, clear(darker(colour, 0.25), ink.random.between(0.12, 0.4))).oval(
          x,
          -RISE * x + 0.35 + row * 0.36,
          [0.3, 0.11],
        )
    stroke(ink, clear(darker(colour, 0.4), 0.5), 0.08).line(
      [ink.left, -RISE * ink.left + 0.12],
      [ink.right, -RISE * ink.right + 0.12],
    )
  })
}

/** All that is below the street at this depth. */
function slope(ink: Ink) {
  return skyline(
    [
      [ink.left, -RISE * ink.left],
      [ink.right, -RISE * ink.right],
    ],
    ink.bottom,
  )
}
