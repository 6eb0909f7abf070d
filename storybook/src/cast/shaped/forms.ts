import type { Subject } from '../../plan/plan.ts'
import { FINISHES } from '../made-of.ts'
import type { Form } from './form.ts'
import { VESSELS_AND_SEATS } from './vessels-and-seats.ts'

const WOOD = '#a8703f'
const DARK = '#7a4c29'
const CREAM = '#fff4dc'

/** What is drawn, painted or photographed is on something: a sheet, a canvas in its frame. */
export const IMAGES =
  /\b(?:drawing|sketch|doodle|painting|portrait|photo|photograph|picture|poster)$/u

const framed = (rim: string, ground: string): Form => ({
  lift: 0.17,
  margin: 0.17,
  behind(ink, half) {
    const wide = half + 17
    ink.box([-wide, 0, wide * 2, 100], rim, 3)
    ink.box([5 - wide, 5, wide * 2 - 10, 90], ground, 2)
  },
})

/** A board on its pole. */
const BOARD: Form = {
  lift: 0.48,
  margin: 0.06,
  behind(ink, half) {
    const wide = Math.max(24, half + 6)
    ink.box([-3, 50, 6, 50], '#7d858d', 2)
    ink.box([-wide, 2, wide * 2, 56], ink.deep, 5)
    ink.box([2.5 - wide, 4.5, wide * 2 - 5, 51], ink.light, 4)
  },
}

const FORMS: readonly (readonly [RegExp, Form])[] = [
  [/\b(drawing|sketch|doodle|poster)$/u, framed('#e6dfcd', '#fbf8ee')],
  [/\bsign$/u, BOARD],
  [/\b(photo|photograph|picture)$/u, framed('#fdfcf8', '#bfd9e6')],
  [/\b(painting|portrait)$/u, framed('#b98a3c', '#e9dcc0')],
  [
    /\bballoon$/u,
    {
      lift: 0.3,
      finish: { tones: ['#ffffff', '#d8433b'], cover: 0.12, grain: 'seams', sheen: 0.3 },
      behind(ink, half) {
        for (const side of [-1, -0.4, 0.4, 1])
          ink.line([side * half * 0.55, 64, side * 8, 87], 0.8, DARK)
      },
      before(ink) {
        ink.box([-9, 86, 18, 13], WOOD, 3)
        ink.box([-10, 85, 20, 4], DARK, 2)
        for (const y of [92, 96]) ink.line([-8, y, 8, y], 0.7, DARK)
      },
    },
  ],
  [
    /\bkite$/u,
    {
      lift: 0.36,
      finish: { tones: ['#ffffff', '#f0893a'], cover: 0.1 },
      behind(ink) {
        ink.line('0,60 -6,72 5,80 -4,90 3,100', 1.2, DARK)
        for (const [x, y, tone] of [
          [-5, 72, '#e5443c'],
          [4, 81, '#f5d043'],
          [-3, 90, '#3f9fd8'],
        ] as const) {
          ink.poly(`${x},${y} ${x - 7},${y - 4} ${x - 7},${y + 4}`, tone)
          ink.poly(`${x},${y} ${x + 7},${y - 4} ${x + 7},${y + 4}`, tone)
        }
      },
    },
  ],
  [
    /\b(boat|ship|pedalo|float|yacht|raft)$/u,
    {
      lift: 0.14,
      finish: { tones: ['#ffffff', '#dfeaf2'], cover: 0.14, sheen: 0.4 },
      before(ink, half) {
        const wide = Math.max(30, half * 0.95)
        ink.shape(
          `M${-wide} 80H${wide}Q${wide} 100 ${wide - 14} 100H${14 - wide}Q${-wide} 100 ${-wide} 80Z`,
          CREAM,
        )
        ink.box([-wide, 79, wide * 2, 5], '#d8433b', 2)
      },
    },
  ],
  [
    /\b(house|home|building|cottage|hotel|castle|restaurant|cafe|shop|tower|museum|hut|cabin|library|school)$/u,
    {
      lift: 0,
      finish: { tones: ['#fff6e4', '#e2b98a'], cover: 0.22 },
      before(ink, half) {
        const step = Math.min(22, half * 0.5)
        ink.shape('M-8 100V78Q-8 70 0 70T8 78V100Z', DARK)
        ink.disc([4, 86, 1.4], '#f5d043')
        for (const [x, y] of [
          [-step, 56],
          [step, 56],
          [0, 40],
        ] as const) {
          ink.box([x - 7, y - 7, 14, 14], CREAM, 3)
          ink.box([x - 5.4, y - 5.4, 10.8, 10.8], '#ffd97a', 2)
          ink.line([x, y - 6, x, y + 6], 1, CREAM)
          ink.line([x - 6, y, x + 6, y], 1, CREAM)
        }
      },
    },
  ],
  [
    /\b(cake|birthday cake|cupcake)$/u,
    {
      lift: 0.16,
      finish: { tones: ['#fff3e4', '#f7a8c8'], cover: 0.5, grain: 'sprinkles', sheen: 0.15 },
      behind(ink, half) {
        ink.box([-5, 88, 10, 9], '#d9dee4', 2)
        ink.oval([0, 97, 18, 3], '#b9c0c8')
        ink.oval([0, 86, half * 0.95 + 6, 5], '#eef1f4')
      },
      before(ink) {
        for (const x of [-8, 0, 8]) {
          ink.box([x - 1.2, 11, 2.4, 11], '#6fd3f2', 1)
          ink.oval([x, 8.5, 1.7, 3], '#ffb03a')
        }
      },
    },
  ],
  [
    /\b(cookie|biscuit|bread|loaf|pastry|gingerbread|pancake|pizza|waffle|croissant)$/u,
    { lift: 0, finish: { tones: ['#dca35c', '#b5733a'], cover: 0.82, grain: 'speckle' } },
  ],
  [
    /\b(hedge|bush|tree|garden)$/u,
    {
      lift: 0.14,
      finish: FINISHES.leaves!,
      behind(ink) {
        ink.box([-3, 78, 6, 14], DARK, 1)
        ink.poly('-15,86 15,86 11,100 -11,100', '#b8653f')
      },
    },
  ],
  [
    /\b(lamp|lantern|nightlight|light)$/u,
    {
      lift: 0.1,
      finish: { tones: ['#fff6c8', '#ffc04a'], cover: 0.7, bright: true },
      behind(ink) {
        ink.box([-3, 84, 6, 12], DARK, 1)
        ink.box([-16, 94, 32, 6], DARK, 3)
      },
    },
  ],
  [
    /\b(island|islet|atoll)$/u,
    {
      lift: 0.06,
      flat: 0.42,
      finish: { tones: ['#7bb551', '#8d7a5a'], cover: 0.82, grain: 'leaves' },
    },
  ],
  [/\b(pool|tub|jacuzzi|fountain|pond|lake)$/u, { lift: 0, flat: 0.42, finish: FINISHES.water! }],
  ...VESSELS_AND_SEATS,
  [/\b(pillow|cushion|bed|sofa|couch|rug|slipper)s?$/u, { lift: 0, finish: FINISHES.wool! }],
]

const ON_WHEELS: Form = {
  lift: 0.14,
  before(ink, half) {
    for (const x of [-half * 0.55, half * 0.55]) {
      ink.disc([x, 86, 14], '#3a3f47')
      ink.disc([x, 86, 7], '#cfd6dc')
    }
  },
}

/** Whether a thing of this name is told in any shape. */
export const hasForm = ({ noun }: Subject): boolean => FORMS.some(([name]) => name.test(noun))

/** How a thing of this name is told in any shape; others have only the shape. */
export function formOf({ noun, kind }: Subject): Form {
  const known = FORMS.find(([name]) => name.test(noun))?.[1]
  if (known) return known
  return kind === 'vehicle' ? ON_WHEELS : { lift: 0 }
}
