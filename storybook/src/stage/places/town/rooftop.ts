import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { farBirds, smoke } from '../kit/alive.ts'
import { awning, city } from '../kit/town/buildings.ts'
import { floor, lay, level, type GroundInk } from '../kit/nature/ground.ts'
import { tank } from '../kit/town/industry.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { extentAt, litAtNight, litPlane, planeOf, wingOf, plane } from '../kit/plane.ts'
import { barCounter } from '../kit/indoors/bar-counter.ts'
import { pot } from '../kit/indoors/furniture.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { bush, flower } from '../kit/nature/plants.ts'
import { tree } from '../kit/nature/trees.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bunting, laundry } from '../kit/town/stalls.ts'
import { boxAt } from '../kit/shapes.ts'

const FAR = { colours: ['#94a3c6', '#a8b2cd', '#8797bf'], height: [8, 17], width: [3, 5] } as const
const NEAR = {
  colours: ['#a98f86', '#8f98ab', '#b5a08f'],
  height: [3, 8],
  width: [3.4, 5],
} as const

export const rooftopPlace = place({
  id: 'rooftop',
  time: 'dusk',
  ground: 'floor',
  sounds: { city: 0.4, wind: 0.3 },
  set: (c) => {
    const m = measures(c)
    return [
      sky(c),
      skyline(c, m),
      blocks(c, m),
      tiles(c),
      parapet(c),
      smoke(c, { at: [extentAt(c.box, 9).half * 0.44, 1.6, 9], size: 0.3, alpha: 0.5 }),
      GARDEN.test(c.words) ? beds(c) : BAR.test(c.words) ? bar(c) : terrace(c),
      farBirds(c, { count: 6 }),
      lights(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const tall = c.box.height / 9
  const shift = (set: typeof FAR | typeof NEAR, y: number) => ({
    ...set,
    height: [set.height[0] * tall, set.height[1] * tall] as const,
    y,
  })
  return { tall, shift }
}

type Measures = ReturnType<typeof measures>

export function skyline(c: PlaceContext, { shift }: Measures = measures(c)) {
  return litAtNight(c, { name: 'skyline', z: 38 }, (ink, lit) =>
    city(ink, { ...shift(FAR, 3), glowing: lit }),
  )
}

export function blocks(c: PlaceContext, { shift }: Measures = measures(c)) {
  return litAtNight(c, { name: 'blocks', z: 24, bottom: -8 }, (ink, lit) =>
    city(ink, { ...shift(NEAR, 5), glowing: lit }),
  )
}

function tiles(c: PlaceContext) {
  return floor(c, {
    pattern: 'tiles',
    colour: '#a89c94',
    other: '#8f847e',
    back: 10,
    size: 1.6,
    dress: (ink) => {
      if (hasHelipad(c)) helipad(ink)
    },
    depth: 12,
  })
}

function parapet(c: PlaceContext) {
  return litPlane(c, 'parapet', {
    z: 10,
    draw: (ink) => {
      cut(ink, '#9a7a6a', 0.2).rect(ink.left, -1.2, [ink.right - ink.left, 1.3])
      cut(ink, '#c4b5a5', [0.1, 0.3]).rect(ink.left, -1.4, [ink.right - ink.left, 0.3])
      waterTank(ink, -ink.half * 0.66)
      hut(ink, ink.half * 0.66)
      aerial(ink, ink.half * 0.3)
      if (CLINIC.test(c.words)) redCross(ink, -ink.half * 0.2)
      else if (!BAR.test(c.words) && !hasHelipad(c))
        laundry(ink, [-ink.half * 0.5, -3.6], [ink.half * 0.46, -3.4])
    },
    glow: (ink) => {
      if (ink.light.dark) {
        mark(ink, '#ffdf9e').rect(ink.half * 0.66 - 0.4, -2.4, [0.8, 0.7])
        for (let i = 0; i < 13; i++)
          mark(ink, '#ffe9b0').disc(
            -ink.half * 0.9 + i * ink.half * 0.15,
            -4.6 - Math.sin(i * 0.8) * 0.3,
            0.1,
          )
      }
    },
  })
}

const CLINIC = /\b(hospital|clinic)\b/u

/** Helicopters land on a ring with an H, and nobody's washing hangs there. */
function hasHelipad({ words, nouns = [] }: PlaceContext): boolean {
  return CLINIC.test(words) || words.includes('helipad') || nouns.includes('helicopter')
}

/** Where the ring lies, how wide it is, and how thick its line. */
const PAD = { z: 1.2, radius: 5, line: 0.4 } as const

function helipad(ink: GroundInk): void {
  const ring = (radius: number, ctx: GroundInk['ctx']): void => {
    for (let i = 0; i <= 48; i++) {
      const angle = (i / 48) * Math.PI * 2
      const p = ink.at(Math.cos(angle) * radius, PAD.z + Math.sin(angle) * radius * 0.8)
      if (i === 0) ctx.moveTo(p.x, p.y)
      else ctx.lineTo(p.x, p.y)
    }
  }
  lay(ink, '#f4f1e6', (ctx) => ring(PAD.radius, ctx))
  lay(ink, '#6f7680', (ctx) => ring(PAD.radius - PAD.line, ctx))
  const { z } = PAD
  for (const x of [-1.6, 1]) lay(ink, '#f4f1e6', () => level(ink, [x, x + 0.6], [z - 2, z + 2]))
  lay(ink, '#f4f1e6', () => level(ink, [-1, 1], [z - 0.3, z + 0.3]))
}

/** The sign of a hospital, on its own legs above the parapet. */
function redCross(ink: Ink, x: number): void {
  for (const side of [-0.9, 0.9]) mark(ink, '#7d828c').rect(x + side, -3.2, [0.16, 2])
  cut(ink, '#f7f4ed', 0.15).rounded([x - 1.6, -6, 3.2, 3], 0.3)
  mark(ink, '#d8332c').rect(x - 0.36, -5.6, [0.72, 2.2])
  mark(ink, '#d8332c').rect(x - 1.1, -4.86, [2.2, 0.72])
}

const GARDEN = /garden|green/u

/** Raised beds with flowers, little trees in tubs, a trellis. */
function beds(c: PlaceContext) {
  return [
    ...plane(c, { name: 'hedge', z: 8.6 }, (ink) => {
      for (let x = ink.left; x < ink.right; x += 1.5) bush(ink, { x, height: 1.5 })
      for (const share of [-0.86, -0.34, 0.2, 0.5])
        tree(ink, 'round', { x: share * ink.half, height: 3.6 * ink.tall })
    }),
    ...plane(c, { name: 'beds', z: 4.2, split: true }, (ink) => {
      for (const side of [-1, 1]) {
        const [from, to] = [side * ink.half * 0.44, side * ink.half * 1.3]
        const left = Math.min(from, to)
        for (let x = left + 0.3; x < left + Math.abs(to - from); x += 0.55)
          flower(ink, { x, y: -0.8, height: ink.random.between(0.7, 1.2) })
        cut(ink, '#a5744c', [0.16, 0.3]).rect(left, -0.9, [Math.abs(to - from), 0.9])
        for (let x = left; x < left + Math.abs(to - from); x += 1)
          mark(ink, '#86593a').rect(x, -0.9, [0.06, 0.9])
      }
      for (const d of [-0.98, 0.98]) pot(ink, { x: d * ink.half, height: 3.2 })
    }),
  ]
}

const BAR = /\b(bar|lounge|restaurant|party)\b/u

/** A bar under a striped awning: bottles behind it, stools before it, and lights above. */
const bar = onStage(litPlane, 'bar', {
  z: 6.4,
  draw: (ink) => {
    const w = ink.half * 1.1
    for (const d of [-0.5, 0.5]) cut(ink, '#8a5a3c', 0.14).rect(d * w - 0.1, -5.6, [0.2, 5.6])
    shelves(ink, {
      ...boxAt([0, -2.3], [w * 0.9, 1.9]),
      rows: 2,
      fill: 'bottles',
      colour: '#8a5a3c',
      palette: ['#3f8f6a', '#a83a4a', '#e0a23c', '#7ab5c9', '#8a5fa5', '#d9d0b8'],
    })
    awning(ink, { x: 0, y: -5.9, width: w + 1, height: 1.1, colour: '#3f8f8b' })
    barCounter(ink, w)
    for (const d of [-0.94, 0.96]) pot(ink, { x: d * ink.half, height: 2.4 })
  },
  glow: (ink) => {
    const w = ink.half * 1.1
    for (let i = 0; i < 12; i++)
      mark(ink, '#ffe9b0').disc(-w / 2 + (i * w) / 11, -4.6 - Math.sin(i * 0.9) * 0.14, 0.1)
  },
})

const terrace = planeOf({ name: 'terrace', z: 4.4, split: true }, (ink) => {
  for (const d of [-0.94, -0.8, 0.96]) pot(ink, { x: d * ink.half, height: 1.9 })
  vent(ink, ink.half * 0.78)
  crate(ink, -ink.half * 0.62)
})

const lights = wingOf({ name: 'lights' }, (ink) => {
  for (const s of [-1, 1])
    bunting(ink, [s * ink.half * 1.4, ink.crown + 0.8], [s * ink.half * 0.5, ink.crown - 0.4])
})

function waterTank(ink: Ink, x: number): void {
  tank(ink, { x, width: 3, height: 5.4 * ink.tall, colour: '#9a6f52', legs: true })
  cut(ink, '#6f5a4c', 0.1).plot({ x, h: ink.tall }, '-1.8 -5.4, 0 -6.7, 1.8 -5.4')
}

function hut(ink: Ink, x: number): void {
  cut(ink, '#b58a74', 0.2).rect(x - 2, -3.8, [4, 3.8])
  cut(ink, '#8a6a5a', 0.1).rect(x - 2.2, -4.1, [4.4, 0.4])
  mark(ink, '#5f7a86').rect(x + 0.7, -2.6, [1, 2.6])
  mark(ink, ink.light.dark ? '#ffdf9e' : '#a9c6d4').rect(x - 0.4, -2.4, [0.8, 0.7])
}

function aerial(ink: Ink, x: number): void {
  stroke(ink, '#5d6270', 0.09).shape((ctx) => {
    ctx.moveTo(x, 0)
    ctx.lineTo(x, -5.4)
    for (let i = 0; i < 4; i++) {
      ctx.moveTo(x - 0.9 + i * 0.15, -5.2 + i * 0.5)
      ctx.lineTo(x + 0.9 - i * 0.15, -5.2 + i * 0.5)
    }
  })
}

function vent(ink: Ink, x: number): void {
  cut(ink, '#b9bcc0', 0.12).rounded([x - 0.9, -1.5, 1.8, 1.5], 0.1)
  for (let i = 0; i < 5; i++) mark(ink, '#8d9298').rect(x - 0.7, -1.3 + i * 0.24, [1.4, 0.09])
}

function crate(ink: Ink, x: number): void {
  cut(ink, '#b5834a', 0.1).rect(x - 0.7, -0.9, [1.4, 0.9])
  for (let i = 0; i < 3; i++) mark(ink, '#8f6236').rect(x - 0.7, -0.8 + i * 0.3, [1.4, 0.06])
}
