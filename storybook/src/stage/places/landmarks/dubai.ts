import { pairs, triples } from '../../../scene/rows.ts'
import type { PlaceContext } from '../../place.ts'
import { city } from '../kit/town/buildings.ts'
import { darker, lighter } from '../kit/colour.ts'
import { quay, railing } from '../kit/nature/waterside.ts'
import { tree } from '../kit/nature/trees.ts'
import { water } from '../kit/nature/water.ts'
import { cut, mark, turned, type Ink } from '../kit/paper.ts'
import { litAtNight, planeOf } from '../kit/plane.ts'
import { sight } from '../kit/sight.ts'

const GLASS = '#9fb6c8'
const TOWN = {
  colours: ['#b8c2cc', '#c9c6bc', '#a9b8c6'],
  height: [4, 11],
  width: [1.8, 3],
} as const

/** The needle that is higher than all others, the hotel like a sail, and palms along the water. */
export const dubaiPlace = sight({
  id: 'dubai',
  time: 'golden',
  ground: 'floor',
  size: [20, 16],
  across: 0.9,
  upwards: 0.96,
  z: 22,
  behind: (c) =>
    litAtNight(c, { name: 'town', z: 34 }, (ink, lit) =>
      city(ink, { ...TOWN, y: 0, glowing: lit }),
    ),
  before: (c: PlaceContext) => [
    ...water(c, { colours: ['#3f95ad', '#5aabbd', '#86c6cc'], far: 20, glitter: 1 }),
    quay(c, { colour: '#ddcbb0', other: '#c9b698' }),
    ...railing(c),
    ...palms(c),
  ],
  draw(ink) {
    for (const [x, w, h] of triples('-3 2 6.4, 3.4 2.2 7.6, 6 1.8 5'))
      cut(ink, turned(ink, '#a9b4c0', { span: [x - w / 2, x + w / 2] }), 0.14).rect(x - w / 2, -h, [
        w,
        h + 0.3,
      ])
    needle(ink)
    sail(ink, -7)
  },
  glow(ink) {
    for (let y = -1; y > -13; y -= 0.6)
      for (const dx of [-0.5, 0, 0.5])
        mark(ink, '#ffe0a0').rect(dx * (1 + y * 0.06), y, [0.14, 0.3])
  },
})

function needle(ink: Ink): void {
  for (const [half, high] of pairs('1.6 5, 1.2 8, 0.85 10.6, 0.5 12.8, 0.24 14.6'))
    cut(ink, turned(ink, GLASS, { span: [-half, half], amount: 0.4 }), [0.1, 0.25]).rect(
      -half,
      -high,
      [half * 2, high + 0.3],
    )
  cut(ink, lighter(GLASS, 0.2), 0).polygon(...pairs('-0.12 -14.4, 0 -16.4, 0.12 -14.4'))
  for (let y = -0.8; y > -10; y -= 0.7) mark(ink, darker(GLASS, 0.22)).rect(-0.85, y, [1.7, 0.1])
}

/** A hotel in the shape of a full sail. */
function sail(ink: Ink, x: number): void {
  cut(ink, '#f2f0ea', [0.16, 0.3]).path({ x }, 'M-0.3 0.3L-0.3 -8Q3.6 -5 2.6 0.3Z')
  for (let y = -0.8; y > -6.8; y -= 0.8) mark(ink, '#8fb0c4').rect(x, y, [2.2 + y * 0.16, 0.24])
  mark(ink, '#5c6f80').rect(x - 0.42, -9, [0.18, 9.3])
}

const palms = planeOf({ name: 'palms', z: 6, split: true }, (ink) => {
  for (const share of [-0.96, 0.92])
    tree(ink, 'palm', { x: share * ink.half, height: 5.6 * Math.min(1.4, ink.tall) })
})
