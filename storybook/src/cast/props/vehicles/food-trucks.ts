import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { CREAM, GLASS, IRON, METAL, WHITE, WOOD } from '../tones.ts'
import { spoked, wheel } from './vehicle-parts.ts'

const LAMP = '#ffe9a8'

type Spot = readonly [x: number, y: number]

/** Stripes with round ends over a hatch or a stall. */
function awning(ink: Ink, { from, to, y }: { from: number; to: number; y: number }): void {
  const count = Math.round((to - from) / 9)
  const wide = (to - from) / count
  for (let i = 0; i < count; i++) {
    const x = from + i * wide
    const tone = i % 2 ? WHITE : '#d8483f'
    ink.shape(`M${x} ${y}h${wide}v11q${-wide / 2} 7 ${-wide} 0Z`, tone)
  }
  ink.box([from - 1, y - 2, to - from + 2, 4], '#b23a33', 2)
}

/** Who serves, from the waist up, in a white cap and an apron. */
export function seller(ink: Ink, [x, y]: Spot): void {
  ink.shape(`M${x - 12} ${y}q0 -17 12 -17q12 0 12 17Z`, '#3f6f8f')
  ink.shape(`M${x - 6} ${y}v-14h12v14Z`, WHITE)
  ink.box([x - 2.5, y - 21, 5, 7], '#c98d62', 2)
  ink.oval([x, y - 26, 7, 8], '#d99e70')
  ink.shape(`M${x - 7.4} ${y - 27}q0 -9 7.4 -9q7.4 0 7.4 9Z`, WHITE)
  ink.box([x - 8, y - 29, 16, 3], CREAM, 1)
  for (const side of [-2.6, 2.6]) ink.disc([x + side, y - 24.6, 1], '#3a2a22')
  ink.line(`M${x - 2.4} ${y - 21.4}q2.4 2.2 4.8 0`, 1, '#8a3f33')
}

/** The arm that hands the food out. */
const handing = ([x, y]: Spot): MovingPiece => ({
  ...driven('sway', [x + 9, y - 11], 0.2),
  rate: 2.2,
  draw: (ink) => {
    ink.line(`M${x + 9} ${y - 10}L${x + 19} ${y - 12}`, 4.4, '#3f6f8f')
    ink.disc([x + 20, y - 12.4, 2.8], '#d99e70')
    ink.shape(`M${x + 16} ${y - 15}h11l-1.6 4h-7.8Z`, CREAM)
    ink.shape(`M${x + 16.6} ${y - 15}q4.9 -6 9.8 0Z`, '#e0a23c')
  },
})

/** Plates and cups along a counter. */
function dishes(ink: Ink, at: readonly Spot[]): void {
  at.forEach(([x, y], i) => {
    if (i % 3 === 2) {
      ink.shape(`M${x - 3} ${y - 8}h6l-1 8h-4Z`, '#d8483f')
      ink.line(`M${x} ${y - 8}l2 -5`, 1, WHITE)
      return
    }
    ink.box([x - 6, y - 2, 12, 2], WHITE, 1)
    ink.shape(`M${x - 5} ${y - 2}q5 -8 10 0Z`, i % 3 === 0 ? '#e0a23c' : '#c96f3a')
    ink.line(`M${x - 4} ${y - 2.6}h8`, 1.2, '#6fa34e')
  })
}

interface Opening {
  readonly from: number
  readonly to: number
  readonly top: number
  readonly sill: number
}

/** The lit opening with whoever is in it, the awning over it and the board before it. */
function hatch(ink: Ink, { from, to, top, sill }: Opening): void {
  ink.box([from, top, to - from, sill - top], '#5a3d2c', 2)
  ink.box([from + 2, top + 2, to - from - 4, sill - top - 2], '#ffe2a3', 1)
  for (const x of [from + 12, to - 14]) {
    ink.box([x - 8, top + 14, 16, 1.6], WOOD)
    for (const side of [-5, 0, 5]) ink.box([x + side - 1.6, top + 9, 3.2, 5], '#8fb3a0', 1)
  }
}

const SELLER: Spot = [122, 53]
const TRUCK: Pick<Prop, 'tall' | 'width' | 'build' | 'faces' | 'grips' | 'moving'> = {
  tall: 3.3,
  width: 200,
  build: 'wheeled',
  faces: 'left',
  grips: { top: [0.62, 0.1] },
  moving: [wheel(42, 85, 14), wheel(158, 85, 14), handing(SELLER)],
}

function truck(ink: Ink): void {
  ink.shape('M4 84V56Q6 50 14 48L26 24Q28 20 34 20H56V84Z', ink.light)
  ink.pane('M17 48L29 27H48V48Z')
  ink.box([56, 10, 142, 74], ink.main, 5)
  ink.box([56, 62, 142, 22], ink.dark, 3)
  ink.box([2, 76, 196, 8], IRON, 2)
  ink.box([4, 60, 9, 7], LAMP, 2)
  hatch(ink, { from: 78, to: 180, top: 22, sill: 53 })
  seller(ink, SELLER)
  ink.box([74, 53, 110, 5], METAL, 1.5)
  dishes(
    ink,
    [88, 101, 148, 160, 172].map((x) => [x, 53] as const),
  )
  awning(ink, { from: 74, to: 184, y: 17 })
}

const FOODS =
  'food|street food|taco|burrito|burger|hot dog|pizza|crepe|waffle|pancake|donut|noodle|ramen|sushi|kebab|falafel|sandwich|coffee|snack|popcorn|pretzel|churro|fruit|smoothie|candy|cotton candy'

/** A taco truck, a crepe stand: every food with what it is sold from. */
const soldFrom = (...stands: readonly string[]): string[] =>
  FOODS.split('|').flatMap((food) => stands.map((stand) => `${food} ${stand}`))

/** What food is sold from: a hatch or a counter with somebody behind it. */
export const FOOD_TRUCKS: readonly Prop[] = [
  {
    ...TRUCK,
    name: 'food-truck',
    words: [...soldFrom('truck', 'van'), 'catering truck', 'chip van'],
    colour: '#3fa7a0',
    draw: truck,
  },
  {
    ...TRUCK,
    words: ['ice cream truck', 'ice cream van', 'ice-cream truck', 'ice-cream van'],
    colour: '#f3a9bd',
    draw: (ink) => {
      truck(ink)
      ink.poly('60,12 72,12 66,30', '#d99a55')
      ink.disc([66, 9, 7], CREAM)
      ink.disc([64, 3.4, 4], '#f6d3dd')
    },
  },
  {
    name: 'food-stall',
    kind: 'building',
    words: [
      'kiosk',
      'snack bar',
      'ice cream stand',
      'food stall',
      'ramen stall',
      'stall',
      'market stall',
      'flower stall',
      'fruit stall',
      'vegetable stall',
      ...soldFrom('stand', 'kiosk', 'booth'),
    ],
    ...metresTall(2.9, 120, '#b9814f'),
    grips: { top: [0.5, 0.06] },
    moving: [handing([58, 60])],
    draw: (ink) => {
      hatch(ink, { from: 10, to: 110, top: 20, sill: 60 })
      for (const x of [6, 108]) ink.box([x, 14, 6, 84], ink.dark, 1)
      seller(ink, [58, 60])
      ink.box([8, 62, 104, 38], ink.main, 2)
      for (const x of [28, 48, 68, 88]) ink.box([x, 64, 1.6, 34], ink.dark)
      ink.box([3, 59, 114, 5], '#e2b77f', 2)
      dishes(
        ink,
        [20, 34, 84, 96, 106].map((x) => [x, 59] as const),
      )
      awning(ink, { from: 2, to: 118, y: 8 })
    },
  },
  {
    words: ['vendor cart', 'flower cart', 'ice cream cart', ...soldFrom('cart', 'trolley')],
    ...metresTall(2.3, 100, '#d8483f'),
    build: 'wheeled',
    faces: 'left',
    grips: { top: [0.5, 0.56] },
    moving: [spoked([26, 86, 13]), spoked([74, 86, 13])],
    draw: (ink) => {
      ink.box([48.6, 12, 3, 48], METAL)
      ink.shape('M4 22Q12 2 50 2Q88 2 96 22Z', ink.main)
      ink.shape('M30 22Q34 4 50 2Q66 4 70 22Z', WHITE)
      ink.box([8, 60, 84, 24], ink.main, 3)
      ink.box([8, 72, 84, 12], ink.dark, 3)
      ink.box([14, 46, 26, 12], GLASS, 2)
      ink.box([4, 57, 92, 5], '#e2b77f', 2)
      for (const [x, tone] of [
        [18, '#e0a23c'],
        [27, '#7fb53a'],
        [36, '#d8483f'],
        [60, '#f2a03b'],
        [69, '#7fb53a'],
        [78, '#e0a23c'],
        [87, '#d8483f'],
      ] as const) {
        ink.disc([x, 53, 4.6], tone)
      }
      for (const x of [64.5, 73.5, 82.5]) ink.disc([x, 46, 4.4], '#e2b53c')
    },
  },
]
