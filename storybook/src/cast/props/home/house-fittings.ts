import { pairs, triples } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { IRON, METAL, STEEL, WHITE } from '../tones.ts'

/** Fittings of a house that one knows by their shape. */
export const HOUSE_FITTINGS: readonly Prop[] = [
  {
    words: ['door knocker', 'doorknocker', 'knocker', 'door knockers', 'lion knocker'],
    ...metresTall(0.3, 84, '#c9952f'),
    draw: (ink) => {
      ink.box([0, 0, 84, 100], '#8c3a2e', 3)
      for (const x of [28, 56]) ink.line([x, 0, x, 100], 2, '#75302a')
      for (const [x, y] of pairs('8 10, 76 10, 8 90, 76 90')) ink.disc([x, y, 3.4], IRON)
      ink.ring([42, 64, 25], 9, ink.deep)
      ink.ring([41, 62, 25], 7, ink.main)
      ink.ring([40, 61, 25], 2, ink.pale)
      ink.disc([42, 89, 7], ink.dark)
      for (let at = 0; at < 13; at++)
        ink.moved({ x: 42, y: 34, turn: (at * Math.PI * 2) / 13 }, () =>
          ink.shape('M-7 -16Q0 -34 7 -16Z', ink.deep),
        )
      ink.disc([42, 34, 21], ink.dark)
      ink.disc([41, 33, 19], ink.main)
      for (const x of [34, 50]) {
        ink.disc([x, 29, 3.4], '#4a3318')
        ink.line([x - 5, 24, x + 4, 23], 2.4, ink.deep)
      }
      ink.shape('M36 36Q42 31 48 36L45 42H39Z', ink.deep)
      ink.line('M32 44Q42 52 52 44', 3, '#4a3318')
      for (const x of [26, 58]) ink.disc([x, 20, 5], ink.main)
    },
  },
  {
    words: ['doorknob', 'door knob', 'door handle', 'doorknobs', 'door handles'],
    ...metresTall(0.24, 80, '#d9a93a'),
    draw: (ink) => {
      ink.box([0, 0, 80, 100], '#8a5a38', 3)
      ink.box([0, 0, 12, 100], '#744a2e')
      ink.box([22, 6, 38, 88], ink.deep, 16)
      ink.box([23, 6, 34, 86], ink.dark, 15)
      ink.disc([42, 38, 24], ink.deep)
      ink.disc([41, 36, 22], ink.main)
      ink.faint(0.8, () => ink.oval([34, 28, 8, 5], ink.pale, -0.6))
      ink.disc([41, 72, 5], '#3a2618')
      ink.poly('38,72 44,72 46,86 36,86', '#3a2618')
    },
  },
  {
    words: ['bar of soap', 'soap', 'soap bar', 'soap bars'],
    ...metresTall(0.06, 160, '#f0b8c4'),
    draw: (ink) => {
      ink.shape('M10 70Q80 96 150 70L140 92Q80 108 20 92Z', STEEL)
      ink.box([22, 26, 116, 54], ink.deep, 24)
      ink.box([22, 20, 116, 52], ink.main, 24)
      ink.box([40, 30, 80, 30], ink.dark, 15)
      ink.box([40, 32, 80, 28], ink.light, 14)
      for (const [x, y, r] of triples('20 24 11, 34 10 8, 8 12 6, 140 18 9, 152 6 5, 126 8 5'))
        ink.faint(0.8, () => {
          ink.disc([x, y, r], '#e6f5fb')
          ink.disc([x - r * 0.3, y - r * 0.3, r * 0.28], WHITE)
        })
    },
  },
  {
    words: [
      'toilet paper',
      'roll of toilet paper',
      'toilet roll',
      'paper towel',
      'roll of paper towels',
      'paper towels',
    ],
    ...metresTall(0.12, 96, '#f7f4ed'),
    draw: (ink) => {
      ink.box([8, 16, 76, 76], ink.dark, 4)
      ink.box([8, 16, 58, 76], ink.main)
      ink.oval([46, 92, 38, 8], ink.dark)
      ink.shape('M66 18H90V96Q80 92 74 97T66 94Z', ink.light)
      for (const y of [44, 70]) ink.line([67, y, 90, y], 1.4, ink.deep)
      ink.oval([46, 16, 38, 13], ink.light)
      ink.oval([46, 16, 34, 11], ink.main)
      ink.oval([46, 16, 13, 5], '#b98a5c')
      ink.oval([46, 17, 9, 3.4], '#7a563a')
    },
  },
  {
    words: ['towel', 'towels', 'bath towel', 'beach towel', 'hand towel'],
    ...metresTall(0.5, 92, '#6fb1c9'),
    draw: (ink) => {
      ink.box([0, 4, 92, 5], METAL, 2.5)
      ink.box([10, 4, 66, 78], ink.dark, 3)
      ink.box([16, 3, 64, 92], ink.main, 3)
      for (const y of [64, 72, 80]) ink.line([17, y, 79, y], 3, y === 72 ? ink.deep : ink.pale)
      for (let x = 18; x < 80; x += 4) ink.line([x, 95, x, 99], 1.6, ink.light)
      ink.line('30,8 30,60', 2, ink.light)
      ink.line('62,8 62,60', 2, ink.dark)
    },
  },
  {
    words: ['hand mirror', 'handheld mirror', 'vanity mirror'],
    ...metresTall(0.28, 60, '#d9a93a'),
    draw: (ink) => {
      ink.shape('M25 56H35L38 94Q30 101 22 94Z', ink.dark)
      ink.oval([30, 32, 29, 32], ink.deep)
      ink.oval([29, 31, 28, 31], ink.main)
      ink.oval([30, 32, 22, 25], '#bfe0ee')
      ink.line('20,44 42,18', 5, '#e8f6fb')
      ink.line('18,34 30,18', 2.4, '#e8f6fb')
      ink.disc([30, 88, 4], ink.light)
    },
  },
  {
    words: ['first aid kit', 'first-aid kit', 'medical kit', 'first aid box'],
    ...metresTall(0.25, 130, '#d2372f'),
    draw: (ink) => {
      ink.line('M46 22V8Q46 2 54 2H76Q84 2 84 8V22', 7, ink.deep)
      ink.box([4, 20, 122, 78], ink.dark, 9)
      ink.box([4, 20, 112, 72], ink.main, 9)
      ink.disc([64, 57, 26], WHITE)
      ink.box([57, 38, 14, 38], '#d2372f', 2)
      ink.box([45, 50, 38, 14], '#d2372f', 2)
      for (const x of [22, 98]) ink.box([x, 16, 12, 12], METAL, 2)
    },
  },
  {
    words: [
      'bean bag',
      'bean bag chair',
      'beanbag',
      'beanbag chair',
      'pouf',
      'ottoman',
      'footstool',
      'foot stool',
    ],
    ...metresTall(0.7, 120, '#d9632f'),
    draw: (ink) => {
      ink.shape(
        'M34 22Q48 -4 72 10Q92 20 98 46Q122 64 116 86Q106 100 60 99Q12 100 4 86Q0 62 22 48Q26 34 34 22Z',
        ink.dark,
      )
      ink.shape(
        'M34 22Q48 -4 68 10Q82 22 86 44Q108 62 104 80Q92 94 56 94Q14 94 7 82Q6 62 24 50Q28 34 34 22Z',
        ink.main,
      )
      ink.shape('M34 46Q60 34 84 46Q76 64 54 62Q38 60 34 46Z', ink.light)
      for (const path of [
        'M50 8Q44 30 46 44',
        'M70 12Q74 28 72 42',
        'M22 56Q16 74 22 88',
        'M62 62Q64 80 60 93',
        'M96 60Q104 74 98 86',
      ])
        ink.line(path, 2, ink.deep)
    },
  },
  {
    words: ['filing cabinet', 'file cabinet', 'filing cabinets'],
    ...metresTall(1.3, 50, '#8d99a3'),
    draw: (ink) => {
      ink.box([2, 0, 46, 100], ink.dark, 2)
      ink.box([2, 0, 40, 100], ink.main, 2)
      for (const y of [4, 28, 52, 76]) {
        ink.box([5, y, 34, 21], ink.deep, 1.5)
        ink.box([5, y, 33, 19.6], ink.light, 1.5)
        ink.box([15, y + 4, 14, 5], WHITE, 1)
        ink.line([16, y + 14, 28, y + 14], 2.2, IRON)
      }
    },
  },
  {
    words: ['cat tree', 'scratching post', 'cat tower', 'cat condo'],
    ...metresTall(1.4, 74, '#d9c3a0'),
    draw: (ink) => {
      for (const [x, y, h] of triples('22 36 58, 54 10 84')) {
        ink.box([x - 5, y, 10, h], '#b98a5c', 2)
        for (let at = y + 3; at < y + h - 2; at += 5)
          ink.line([x - 5, at, x + 5, at + 2], 1.6, '#94683e')
      }
      ink.box([6, 92, 64, 8], ink.deep, 3)
      ink.box([6, 90, 64, 7], ink.main, 3)
      ink.box([34, 60, 38, 32], ink.dark, 5)
      ink.box([34, 60, 34, 32], ink.main, 5)
      ink.disc([51, 78, 10], '#5a4632')
      ink.oval([22, 36, 21, 5], ink.deep)
      ink.oval([22, 34, 21, 5], ink.light)
      ink.shape('M34 8Q54 22 74 8L70 18Q54 26 38 18Z', ink.dark)
      ink.oval([54, 9, 20, 5], ink.light)
      ink.line('8,36 8,54', 1.4, '#7a563a')
      ink.disc([8, 57, 4], '#d2453c')
    },
  },
  {
    words: ['air conditioner', 'air conditioning unit', 'ac unit', 'aircon'],
    ...metresTall(0.32, 220, '#f4f1ea'),
    draw: (ink) => {
      ink.box([2, 4, 216, 76], ink.deep, 12)
      ink.box([2, 2, 216, 72], ink.main, 12)
      ink.line('8,52 212,52', 2, ink.deep)
      for (const y of [59, 66]) ink.line([16, y, 204, y], 3, '#9aa5ad')
      ink.box([176, 14, 26, 12], '#3b4a52', 3)
      ink.disc([160, 20, 3.4], '#58c27a')
      for (const [x, y] of pairs('50 80, 110 80, 170 80'))
        ink.faint(0.7, () =>
          ink.line(
            `M${x} ${y}Q${x - 9} ${y + 7} ${x} ${y + 12}T${x - 2} ${y + 20}`,
            3.4,
            '#a9dcef',
          ),
        )
    },
  },
  {
    words: ['smoke detector', 'smoke alarm', 'fire alarm'],
    ...metresTall(0.12, 110, '#f7f4ed'),
    draw: (ink) => {
      ink.disc([55, 52, 48], ink.deep)
      ink.disc([55, 50, 47], ink.main)
      ink.ring([55, 50, 34], 3, ink.dark)
      for (let at = 0; at < 12; at++)
        ink.moved({ x: 55, y: 50, turn: at * 0.5236 }, () =>
          ink.box([-2, -31, 4, 12], '#9aa5ad', 2),
        )
      ink.disc([55, 50, 13], ink.dark)
      ink.disc([55, 50, 11], ink.light)
      ink.disc([74, 70, 4], '#e2372f')
    },
  },
  {
    words: ['wreath', 'christmas wreath', 'holiday wreath', 'door wreath'],
    ...metresTall(0.5, 100, '#3f7f44'),
    draw: (ink) => {
      for (let at = 0; at < 40; at++) {
        const turn = at * 2.4
        const r = 31 + (at % 4) * 4
        ink.moved(
          { x: 50 + Math.cos(turn) * r, y: 50 + Math.sin(turn) * r, turn: turn + 1.2 },
          () =>
            ink.shape(
              'M0 12Q-8 0 0 -12Q8 0 0 12Z',
              at % 3 === 0 ? ink.light : at % 3 === 1 ? ink.main : ink.dark,
            ),
        )
      }
      for (const [x, y] of pairs('24 26, 76 26, 14 54, 86 54, 30 82, 50 12')) {
        ink.disc([x, y, 4.6], '#c8283c')
        ink.disc([x - 1.4, y - 1.4, 1.4], '#f4a0a8')
      }
      ink.shape('M50 84Q28 70 26 86Q30 96 50 86Q70 96 74 86Q72 70 50 84Z', '#d2372f')
      ink.poly('48,86 38,104 46,100 50,88 54,100 62,104 52,86', '#b02a24')
      ink.disc([50, 85, 5], '#e8564a')
    },
  },
]
