import { pairs, plotted } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { sky } from '../../sky/sky.ts'
import { fire, glowing, motes, smoke } from '../kit/alive.ts'
import { darker, lighter } from '../kit/colour.ts'
import { hills, rocks } from '../kit/nature/land.ts'
import { greenery, meadowGround } from '../kit/nature/nature.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { litPlane, planeOf } from '../kit/plane.ts'
import { onStage, place } from '../kit/recipe.ts'
import { bunting } from '../kit/town/stalls.ts'
import { tree, wood } from '../kit/nature/trees.ts'
import { cutOut } from '../kit/alive.ts'

export const campsitePlace = place({
  id: 'campsite',
  time: 'dusk',
  sounds: { fire: 0.6, crickets: 0.5 },
  set: (c) => {
    const m = measures(c)
    const { x } = m
    return [
      sky(c),
      hillsPlane(c),
      woodPlane(c),
      meadowGround(c, { flowers: 30 }),
      tents(c),
      theGlow(c, m),
      cutOut(c, { name: 'hearth', at: [x, 0, 6], size: [3, 1] }, hearth),
      fire({ x, y: 0.2, z: 5.95, size: 1.1 }),
      smoke(c, { at: [x, 1.8, 6.1], size: 0.3, alpha: 0.35 }),
      motes(c, { z: 5.5, count: 20, colour: '#ffb35c', rise: 0.7, high: 6 }),
      logs(c),
      greenery(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const x = -c.box.width * 0.1
  return { x }
}

type Measures = ReturnType<typeof measures>

const hillsPlane = planeOf({ name: 'hills', z: 36 }, (ink) =>
  hills(ink, { colour: '#7f93a8', height: [3, 7], step: 8 }),
)

const woodPlane = planeOf({ name: 'wood', z: 26 }, (ink) =>
  wood(ink, ['pine'], { height: [5 * ink.tall, 8.6 * ink.tall], step: [1.5, 2.8] }),
)

const tents = onStage(litPlane, 'tents', {
  z: 11,
  haze: 0.7,
  draw: (ink) => {
    tree(ink, 'pine', { x: -ink.half * 0.94, height: 8 * ink.tall })
    tree(ink, 'pine', { x: ink.half * 0.96, height: 7.4 * ink.tall })
    const s = Math.min(1, ink.half / 11)
    tent(ink, { x: -ink.half * 0.5, width: 6 * s, height: 3.8 * s, colour: '#e0803c' })
    tent(ink, { x: ink.half * 0.54, width: 5 * s, height: 3.2 * s, colour: '#3f8f9a' })
    bunting(ink, [-ink.half * 0.94, -4.4], [ink.half * 0.1, -4.6])
    bunting(ink, [ink.half * 0.1, -4.6], [ink.half * 0.96, -4])
  },
  glow: (ink) => {
    if (!ink.light.dark) return
    const s = Math.min(1, ink.half / 11)
    for (const [d, colour] of [
      [-0.5, '#ffb35c'],
      [0.54, '#ffd58a'],
    ] as const) {
      mark(ink, colour).plot({ x: d * ink.half, w: s, h: s }, '-0.6 0, 0 -2.3, 0.6 0')
      for (let i = 0; i < 9; i++)
        mark(ink, '#ffe9b0').disc(
          -ink.half * 0.9 + i * ink.half * 0.23,
          -4.5 + Math.sin(i) * 0.1,
          0.12,
        )
    }
  },
})

function theGlow(c: PlaceContext, { x }: Measures) {
  return glowing(c, {
    at: [x, 0.5, 5.9],
    radius: 5.4,
    colour: '#ff9a3c',
    strength: 0.75,
    flicker: 0.16,
  })
}

const logs = planeOf({ name: 'logs', z: 4.4, split: true, top: 3 }, (ink) => {
  log(ink, -ink.half * 0.72)
  log(ink, ink.half * 0.66)
  backpack(ink, ink.half * 0.94)
  rocks(ink, { x: -ink.half * 0.96, width: 1.6, height: 0.7 })
})

interface Tent {
  readonly x: number
  readonly width: number
  readonly height: number
  readonly colour: string
}

function tent(ink: Ink, b: Tent): void {
  const { x, width: w, height: h, colour } = b
  cut(ink, darker(colour, 0.18), 0.16).polygon(
    ...plotted({ x, w, h }, '0.1 -0.96, 0.34 -0.9, 0.62 0, 0.4 0'),
  )
  cut(ink, colour, [0.16, 0.35]).plot({ x, w, h }, '-0.5 0, 0 -1, 0.5 0')
  entrance(ink, b)
  stroke(ink, '#e9dfc8', 0.05).path({ x, w, h }, 'M0 -1L-0.72 0M0.3 -0.9L0.8 0')
}

/** The sunlit flap and the dark opening beside it. */
function entrance(ink: Ink, { x, width: w, height: h, colour }: Tent): void {
  mark(ink, lighter(colour, 0.22)).polygon([x - w * 0.5, 0], [x, -h], [x - w * 0.14, 0])
  mark(ink, darker(colour, 0.55)).polygon([x - w * 0.12, 0], [x, -h * 0.66], [x + w * 0.12, 0])
}

function hearth(ink: Ink): void {
  for (const [a, b] of pairs('-0.9 0.5, 0.9 -0.5'))
    stroke(ink, '#6b4a36', 0.24).line([a, -0.12], [b, -0.5])
  for (let i = 0; i < 7; i++)
    cut(ink, i % 2 ? '#8d8a90' : '#76737a', 0.06).disc(
      -1.15 + i * 0.38,
      -0.08 + Math.abs(i - 3) * -0.05,
      0.22,
    )
}

function log(ink: Ink, x: number): void {
  cut(ink, '#8a6446', [0.12, 0.3]).rounded([x - 1.3, -0.7, 2.6, 0.66], 0.3)
  mark(ink, '#d9b382').shape((ctx) => ctx.ellipse(x + 1.2, -0.37, 0.16, 0.3, 0, 0, 7))
}

function backpack(ink: Ink, x: number): void {
  cut(ink, '#b5493c', [0.12, 0.3]).rounded([x - 0.6, -1.5, 1.2, 1.5], 0.3)
  mark(ink, '#8f362c').rounded([x - 0.4, -0.8, 0.8, 0.6], 0.1)
  mark(ink, '#e9c46a').rect(x - 0.5, -1.7, [1, 0.28])
}
