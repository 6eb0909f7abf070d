import { pairs, triples } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { BARK, FERN, LEAF, WHITE } from '../tones.ts'

/** Plants that are known by their shape, and no bush or herb will do for them. */
export const GARDEN_PLANTS: readonly Prop[] = [
  {
    words: ['cattail', 'cattails', 'bulrush', 'bulrushes', 'reed mace'],
    kind: 'plant',
    ...metresTall(1.6, 74, '#7a4a2c'),
    draw: (ink) => {
      for (const [x, turn] of pairs('16 -0.22, 30 -0.06, 44 0.08, 60 0.24'))
        ink.moved({ x: x ?? 0, y: 99, turn: turn ?? 0 }, () =>
          ink.shape('M-4 0Q-2 -50 0 -82Q4 -50 4 0Z', turn && turn > 0 ? FERN : LEAF),
        )
      for (const [x, top] of pairs('24 16, 42 4, 58 22')) {
        ink.line([x, 98, x, top - 4], 2.6, '#8aa04a')
        ink.line([x, top, x, top - 8], 2, '#b9a06a')
        ink.box([x - 5, top + 2, 10, 30], ink.main, 5)
        ink.box([x + 1, top + 2, 4, 30], ink.dark, 2)
      }
    },
  },
  {
    words: [
      'aloe',
      'aloe vera',
      'agave',
      'aloe plant',
      'agave plant',
      'yucca',
      'succulent',
      'century plant',
    ],
    kind: 'plant',
    ...metresTall(0.5, 128, '#6fae86'),
    draw: (ink) => {
      for (const [turn, long] of pairs(
        '-1.25 60, 1.25 60, -0.95 74, 0.95 74, -0.62 84, 0.62 84, -0.3 90, 0.3 90, 0 94',
      ))
        ink.moved({ x: 64, y: 96, turn: turn ?? 0 }, () => {
          const far = long ?? 80
          const tone =
            Math.abs(turn ?? 0) > 0.8 ? ink.deep : Math.abs(turn ?? 0) > 0.4 ? ink.dark : ink.main
          ink.shape(`M-9 2Q-13 ${-far * 0.5} 0 ${-far}Q13 ${-far * 0.5} 9 2Z`, tone)
          ink.line([-1, -8, 0, 8 - far], 2, ink.pale)
          for (let y = 18; y < far - 14; y += 12) {
            ink.poly([-10, -y, -14, -y - 4, -9, -y - 5], ink.pale)
            ink.poly([10, -y, 14, -y - 4, 9, -y - 5], ink.pale)
          }
        })
    },
  },
  {
    words: ['wisteria', 'wisteria vine', 'bougainvillea', 'wisteria flower'],
    kind: 'plant',
    ...metresTall(1.6, 116, '#a98ad0'),
    draw: (ink) => {
      ink.line('M4 10Q40 2 60 12T114 8', 5, BARK)
      for (const [x, y, turn] of triples('12 12 0.3, 34 6 -0.4, 54 14 0.5, 78 10 -0.3, 100 8 0.4'))
        ink.moved({ x, y, turn }, () =>
          ink.shape('M0 -8Q12 -6 10 6Q0 10 -10 4Q-8 -8 0 -8Z', turn > 0 ? LEAF : FERN),
        )
      for (const [x, long] of pairs('20 62, 44 84, 70 70, 96 56'))
        for (let at = 0; at < 9; at++) {
          const y = 18 + (at / 8) * (long - 8)
          const wide = 13 * (1 - at / 9.4)
          for (const side of [-1, 0.1, 1])
            ink.disc(
              [x + side * wide * 0.7, y + Math.abs(side) * 2, 2.6 + wide * 0.3],
              (at + side * 3) % 2 > 0 ? ink.light : at % 3 ? ink.main : ink.dark,
            )
        }
    },
  },
  {
    words: ['prickly pear', 'prickly pear cactus', 'opuntia', 'nopal'],
    kind: 'plant',
    ...metresTall(1, 106, '#5f9f5a'),
    draw: (ink) => {
      for (const [x, y, turn] of triples('52 74 0, 28 46 -0.5, 78 48 0.5, 54 36 0.05'))
        ink.moved({ x, y, turn }, () => {
          ink.oval([0, 0, 20, 27], ink.dark)
          ink.oval([-2, -1, 18, 25], ink.main)
          for (const [a, b] of pairs('-8 -12, 4 -14, -2 -2, 8 2, -10 6, 2 12')) {
            ink.line([a - 2, b - 2, a + 2, b + 2], 1.4, WHITE)
            ink.line([a + 2, b - 2, a - 2, b + 2], 1.4, WHITE)
          }
        })
      for (const [x, y, turn] of triples('14 22 -0.5, 28 17 -0.1, 52 8 0, 68 12 0.4, 92 26 0.6'))
        ink.moved({ x, y, turn }, () => {
          ink.oval([0, 0, 6, 9], '#c8355a')
          ink.oval([-2, -3, 2, 3], '#ec7a94')
        })
    },
  },
  {
    words: ['holly', 'holly branch', 'sprig of holly', 'holly sprig', 'holly leaf'],
    kind: 'plant',
    ...metresTall(0.2, 130, '#2f7a44'),
    draw: (ink) => {
      for (const [turn, tone] of [
        [-1, ink.main],
        [1, ink.dark],
      ] as const)
        ink.moved({ x: 65, y: 66, turn: turn * 0.34, flip: turn < 0 }, () => {
          ink.shape(
            'M0 0Q6 -16 12 -14Q16 -24 26 -18Q32 -28 42 -18Q52 -22 60 -4Q50 10 42 8Q34 20 26 12Q16 18 12 8Q6 10 0 0Z',
            tone,
          )
          ink.line('M2 -1Q30 -6 58 -4', 2.4, '#8fc49a')
        })
      ink.moved({ x: 65, y: 60, turn: -1.57 }, () => {
        ink.shape(
          'M0 0Q6 -16 12 -14Q16 -24 26 -18Q32 -28 42 -18Q50 -20 56 -4Q50 10 42 8Q34 20 26 12Q16 18 12 8Q6 10 0 0Z',
          ink.light,
        )
        ink.line('M2 -1Q30 -6 52 -4', 2.4, '#8fc49a')
      })
      for (const [x, y] of pairs('54 70, 74 70, 64 82')) {
        ink.disc([x, y, 11], '#c8282c')
        ink.disc([x - 3, y - 4, 3], '#f08a84')
      }
    },
  },
  {
    words: ['mistletoe', 'sprig of mistletoe', 'bunch of mistletoe'],
    kind: 'plant',
    ...metresTall(0.25, 100, '#7fae5a'),
    draw: (ink) => {
      ink.line('M50 22L28 56M50 22V70M50 22L72 56', 3.4, '#6a8a44')
      for (const [x, y, turn] of triples(
        '22 56 0.5, 38 62 -0.2, 50 76 0, 62 62 0.2, 78 56 -0.5, 34 40 0.8, 66 40 -0.8, 44 56 0.3, 56 54 -0.3',
      ))
        ink.moved({ x, y, turn }, () =>
          ink.shape('M0 -8Q12 4 4 20Q-6 20 -8 6Z', turn > 0 ? ink.main : ink.dark),
        )
      for (const [x, y] of pairs('40 54, 60 54, 50 62, 30 64, 70 64'))
        ink.disc([x, y, 5.4], '#f6f2e4')
      ink.shape('M50 20Q28 2 24 16Q26 30 50 20Q72 30 76 16Q72 2 50 20Z', '#c8352f')
      ink.disc([50, 19, 5], '#a02824')
    },
  },
  {
    words: ['bird of paradise flower', 'bird-of-paradise flower', 'strelitzia'],
    kind: 'plant',
    ...metresTall(0.9, 100, '#f28a2a'),
    draw: (ink) => {
      ink.line('M60 98Q58 70 66 44', 5, FERN)
      ink.shape('M52 98Q26 70 30 46Q52 62 60 96Z', LEAF)
      ink.poly('58,16 44,0 66,34', ink.dark)
      ink.poly('66,18 66,-4 74,36', ink.main)
      ink.poly('76,18 92,-2 78,38', ink.light)
      ink.poly('84,28 99,16 80,42', ink.main)
      ink.poly('52,26 70,30 34,18', '#3f58b8')
      ink.shape('M82 40Q78 54 62 50Q30 44 2 34Q34 34 60 36Q74 32 82 40Z', '#6a9a4a')
      ink.line('M14 36Q44 40 76 42', 3, '#c85a4a')
    },
  },
]
