import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { served } from './served.ts'
import { CREAM, LEAF, WHITE, WOOD } from '../tones.ts'

/** Meals on their plates. */
export const DISHES: readonly Prop[] = [
  served({
    words: ['whole pizza', 'entire pizza', 'round pizza', 'pizza pie'],
    ...metresTall(0.2, 190, '#f2c45a'),
    draw: (ink) => {
      ink.oval([95, 62, 94, 36], '#b98653')
      ink.oval([95, 56, 90, 34], '#d9a866')
      ink.oval([95, 50, 82, 31], '#c98438')
      ink.oval([95, 48, 72, 25], '#d2553c')
      ink.oval([95, 47, 68, 22], ink.main)
      for (const [x, y] of pairs('60 40, 94 34, 130 42, 50 53, 84 50, 118 56, 90 64'))
        ink.oval([x, y, 10, 5], '#c23f36')
      for (const [x, y] of pairs('76 42, 110 46, 70 60, 136 54')) ink.oval([x, y, 6, 3], '#5f8f3f')
      ink.line('M95 25V69M30 47H160M49 32L141 62M141 32L49 62', 1.6, '#b9772f')
    },
  }),
  served({
    name: 'sausages',
    words: ['sausage', 'sausages', 'bratwurst', 'chorizo', 'salami'],
    colour: '#a8512f',
    draw: (ink) => {
      plate(ink)
      for (const y of [52, 66]) {
        ink.line(`M36 ${y}Q75 ${y - 26} 114 ${y}`, 17, ink.dark)
        ink.line(`M36 ${y - 2}Q75 ${y - 28} 114 ${y - 2}`, 13, ink.main)
        for (const x of [56, 75, 94]) ink.line([x - 3, y - 18, x + 4, y - 8], 2, ink.deep)
      }
    },
  }),
  served({
    words: 'roast chicken|roast turkey|turkey dinner|thanksgiving turkey|roast'.split('|'),
    colour: '#c47a34',
    draw: (ink) => {
      plate(ink)
      for (const x of [22, 34, 118, 130]) ink.disc([x, 74, 9], LEAF)
      ink.shape('M26 66Q28 24 72 20Q120 20 126 62Q124 82 76 84Q30 84 26 66Z', ink.main)
      ink.shape('M96 26Q124 34 126 62Q124 82 84 84Q116 62 96 26Z', ink.dark)
      ink.line('M104 60Q122 54 134 38', 14, ink.light)
      ink.disc([137, 33, 6], CREAM)
      ink.disc([131, 29, 5], CREAM)
      ink.oval([56, 38, 14, 6], ink.pale, -0.3)
    },
  }),
  served({
    words: ['kebab', 'kebabs', 'shish kebab', 'skewer', 'skewers', 'satay', 'yakitori'],
    colour: '#a8512f',
    draw: (ink) => {
      plate(ink)
      for (const y of [40, 66]) {
        ink.line([10, y + 10, 142, y - 8], 3, WOOD)
        for (const [i, tone] of [
          ink.main,
          '#d2453c',
          ink.dark,
          '#f0c04a',
          ink.main,
          '#5aa345',
        ].entries())
          ink.moved({ x: 28 + i * 18, y: y + 7 - i * 2.4, turn: -0.13 }, () =>
            ink.box([-8, -10, 16, 20], tone, 5),
          )
      }
    },
  }),
  served({
    name: 'meatballs',
    words: ['meatball', 'meatballs', 'falafel', 'nuggets', 'chicken nuggets'],
    colour: '#8a4f2f',
    draw: (ink) => {
      plate(ink)
      for (const [x, y] of pairs('44 62, 74 68, 104 62, 58 44, 90 44, 74 28')) {
        ink.disc([x, y, 17], ink.dark)
        ink.disc([x - 1, y - 2, 15], ink.main)
        ink.disc([x - 5, y - 6, 4], ink.light)
      }
    },
  }),
  served({
    words: ['omelette', 'omelet', 'scrambled eggs', 'frittata'],
    colour: '#f6cf52',
    draw: (ink) => {
      plate(ink)
      ink.shape('M24 70Q30 26 82 28Q130 34 128 68Q80 92 24 70Z', ink.dark)
      ink.shape('M24 66Q30 22 82 24Q130 30 128 64Q80 56 24 66Z', ink.main)
      for (const [x, y] of pairs('56 40, 80 36, 102 46, 70 52')) ink.oval([x, y, 4, 2.4], LEAF, 0.5)
    },
  }),
  served({
    words: ['lasagna', 'lasagne', 'casserole', 'moussaka', 'gratin'],
    colour: '#c8443a',
    draw: (ink) => {
      plate(ink)
      ink.box([34, 24, 84, 54], '#f3d48a', 4)
      for (const y of [38, 52, 66]) ink.box([34, y, 84, 7], ink.main, 3)
      ink.shape(
        'M30 30Q40 14 76 18Q116 12 122 30Q112 40 98 32Q88 46 74 32Q60 42 50 32Q38 40 30 30Z',
        '#f6d98a',
      )
      ink.shape('M62 12Q76 4 88 12Q76 20 62 12Z', LEAF)
    },
  }),
  served({
    words: ['ravioli', 'tortellini', 'gnocchi', 'pierogi'],
    colour: '#f3dfa6',
    draw: (ink) => {
      plate(ink)
      ink.oval([75, 62, 52, 20], '#d2553c')
      for (const [x, y] of pairs('48 58, 80 62, 108 56, 64 40, 94 40')) {
        ink.box([x - 14, y - 12, 28, 24], ink.dark, 4)
        ink.box([x - 13, y - 13, 26, 22], ink.main, 4)
        ink.oval([x, y - 2, 8, 6], ink.pale)
      }
    },
  }),
  served({
    name: 'spring-rolls',
    words: ['spring roll', 'spring rolls', 'egg roll'],
    colour: '#d99a45',
    draw: (ink) => {
      plate(ink)
      for (const [x, y] of pairs('24 54, 46 64, 36 40')) {
        ink.box([x, y - 8, 76, 20], ink.dark, 10)
        ink.box([x, y - 9, 76, 16], ink.main, 8)
        for (const k of [20, 44]) ink.line([x + k, y - 9, x + k + 10, y + 7], 2, ink.light)
      }
      ink.disc([126, 62, 13], '#b23a2c')
    },
  }),
  served({
    words: ['breakfast', 'brunch', 'english breakfast', 'bacon and eggs', 'eggs and bacon'],
    colour: '#fbf6ee',
    draw: (ink) => {
      plate(ink)
      ink.shape('M30 58Q26 40 46 42Q58 30 72 44Q84 56 66 64Q46 74 30 58Z', WHITE)
      ink.disc([54, 54, 9], '#f5b52e')
      for (const y of [44, 54])
        ink.line(`M86 ${y}Q96 ${y - 8} 106 ${y}Q116 ${y + 8} 126 ${y}`, 8, '#b5463c')
      ink.box([84, 64, 38, 14], '#d9a05a', 5)
      ink.disc([40, 76, 7], '#d2453c')
      ink.disc([56, 78, 7], '#d2453c')
    },
  }),
  served({
    words: [
      'dinner',
      'supper',
      'lunch',
      'meal',
      'dish of food',
      'plate of food',
      'barbecue food',
      'dinner plate of food',
    ],
    colour: '#a8613a',
    draw: (ink) => {
      plate(ink)
      ink.shape('M30 60Q30 36 60 38Q86 42 80 62Q70 78 44 74Q32 72 30 60Z', ink.main)
      ink.oval([52, 52, 10, 5], ink.pale, -0.3)
      for (const [x, y] of pairs('100 44, 112 52, 96 58')) ink.disc([x, y, 9], '#5aa345')
      for (const x of [88, 100, 112]) ink.line([x, 78, x + 14, 68], 6, '#f0892f')
    },
  }),
]

/** The plate that a meal lies on: its rim at the foot of the sheet. */
function plate(ink: Ink): void {
  ink.oval([75, 82, 74, 17], '#cfc8bb')
  ink.oval([75, 79, 74, 17], WHITE)
  ink.oval([75, 79, 56, 11], '#e6dfd2')
}
