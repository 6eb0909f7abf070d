import { pairs, triples } from '../../../scene/rows.ts'
import { shift } from '../../colour/oklch.ts'
import type { Prop } from '../prop.ts'
import { FERN, LEAF } from '../tones.ts'
import { grown } from './grown.ts'
import { roundOff } from './round-off.ts'

/** What a garden bed gives, and a spice or two. */
export const GARDEN_GREENS: readonly Prop[] = [
  grown({
    words: ['butternut squash', 'butternut', 'gourd', 'squash'],
    colour: '#e3b06a',
    width: 78,
    tall: 0.28,
    draw: (ink) => {
      ink.box([34, 0, 10, 13], '#8a8a4a', 3)
      ink.shape(
        'M24 14Q39 4 54 14Q60 36 60 48Q78 58 74 80Q64 99 39 99Q12 99 4 80Q0 58 18 48Q18 32 24 14Z',
        ink.main,
      )
      roundOff(ink, [39, 72, 34, 27])
      ink.line('M28 18Q24 40 24 54', 3.6, ink.light)
    },
  }),
  grown({
    words: ['radish', 'radishes', 'red radish'],
    colour: '#d42f5c',
    width: 84,
    draw: (ink) => {
      for (const turn of [-0.6, 0, 0.6])
        ink.moved({ x: 42, y: 44, turn }, () => {
          ink.line('0,2 0,-20', 4, '#a9cf7a')
          ink.shape('M0 -12Q-15 -26 0 -45Q15 -26 0 -12Z', turn === 0 ? LEAF : FERN)
        })
      ink.shape('M42 38Q72 40 68 64Q62 84 46 90L42 100L38 90Q22 84 16 64Q12 40 42 38Z', ink.main)
      ink.shape('M28 82Q42 90 56 82L46 90L42 100L38 90Z', '#fbe9ee')
      roundOff(ink, [42, 60, 25, 22])
    },
  }),
  grown({
    words: ['turnip', 'turnips', 'rutabaga', 'daikon', 'daikon radish'],
    colour: '#f4efe4',
    width: 92,
    draw: (ink) => {
      for (const turn of [-0.5, 0.05, 0.55])
        ink.moved({ x: 46, y: 38, turn }, () =>
          ink.shape('M-3 4Q-14 -18 0 -40Q14 -18 3 4Z', turn < 0.1 ? FERN : LEAF),
        )
      ink.shape('M46 34Q88 36 84 64Q74 86 50 92L46 100L42 92Q18 86 8 64Q4 36 46 34Z', ink.main)
      ink.shape('M46 34Q88 36 84 60Q66 50 46 56Q24 50 8 60Q4 36 46 34Z', '#a84a86')
      roundOff(ink, [46, 62, 37, 28])
    },
  }),
  grown({
    words: ['celery', 'celery stalk', 'celery stalks', 'celery sticks'],
    colour: '#a9cf6a',
    width: 76,
    tall: 0.32,
    draw: (ink) => {
      for (const [x, turn, tone] of [
        [24, -0.26, shift('#a9cf6a', -0.06)],
        [52, 0.26, shift('#a9cf6a', -0.06)],
        [32, -0.1, '#a9cf6a'],
        [44, 0.12, '#bcdc84'],
      ] as const)
        ink.moved({ x, y: 98, turn }, () => {
          for (const [a, b, r] of triples('-9 -78 8, 9 -80 8, 0 -88 9')) ink.disc([a, b, r], FERN)
          for (const [a, b, r] of triples('-8 -82 5, 4 -86 6')) ink.disc([a, b, r], LEAF)
          ink.shape('M-8 0L-4 -74H4L8 0Z', tone)
          ink.line([-2, -4, -1, -70], 1.4, '#d9edb4')
        })
    },
  }),
  grown({
    words: ['okra', 'okras', 'lady finger'],
    colour: '#7da33e',
    width: 90,
    draw: (ink) => {
      for (const [x, turn] of pairs('30 -0.3, 62 0.24'))
        ink.moved({ x, y: 50, turn }, () => {
          ink.shape('M-13 -36Q0 -42 13 -36Q16 10 0 50Q-16 10 -13 -36Z', ink.main)
          ink.line([0, -34, 0, 42], 2, ink.dark)
          ink.line([-7, -32, -4, 24], 2, ink.light)
          ink.line([7, -32, 4, 24], 2, ink.dark)
          ink.box([-12, -46, 24, 11], ink.deep, 5)
        })
    },
  }),
  grown({
    words: ['brussels sprout', 'brussels sprouts', 'brussel sprouts', 'sprouts'],
    colour: '#8cb84c',
    width: 130,
    draw: (ink) => {
      for (const [x, y, r] of triples('36 60 33, 94 62 33, 66 36 31')) {
        ink.disc([x, y + 2, r], ink.deep)
        ink.disc([x, y, r], ink.main)
        ink.shape(
          `M${x - r} ${y}Q${x - r * 0.4} ${y - r * 1.1} ${x + r * 0.5} ${y - r * 0.8}Q${x - r * 0.2} ${y - r * 0.1} ${x} ${y + r}Q${x - r * 0.8} ${y + r * 0.7} ${x - r} ${y}Z`,
          ink.light,
        )
        ink.line(
          `M${x + r * 0.1} ${y + r * 0.8}Q${x - r * 0.3} ${y} ${x + r * 0.4} ${y - r * 0.6}`,
          1.8,
          ink.pale,
        )
        ink.line(
          `M${x + r * 0.1} ${y + r * 0.8}Q${x + r * 0.5} ${y} ${x + r * 0.8} ${y - r * 0.3}`,
          1.8,
          ink.pale,
        )
      }
    },
  }),
  grown({
    words: ['cabbage', 'cabbages', 'head of cabbage'],
    colour: '#9cc866',
    width: 112,
    tall: 0.2,
    draw: (ink) => {
      ink.shape('M4 66Q-2 30 30 20Q56 -6 86 18Q116 30 108 66Q104 96 56 98Q8 96 4 66Z', ink.deep)
      ink.shape('M14 60Q14 26 46 18Q86 10 98 48Q100 88 58 92Q18 90 14 60Z', ink.main)
      ink.shape('M22 62Q18 30 56 26Q90 28 90 58Q86 84 56 84Q26 84 22 62Z', ink.light)
      for (const path of [
        'M56 88Q52 60 56 28',
        'M56 74Q40 60 34 42',
        'M56 74Q72 60 78 42',
        'M56 56Q48 46 46 36',
        'M56 56Q64 46 68 36',
        'M14 70Q8 50 18 34',
        'M98 70Q106 50 96 34',
      ])
        ink.line(path, 2.2, ink.pale)
    },
  }),
  grown({
    words: [
      'jalapeño',
      'jalapeno',
      'jalapenos',
      'jalapeños',
      'green chili',
      'green chilli',
      'jalapeño pepper',
      'jalapeno pepper',
    ],
    colour: '#4f9a3a',
    width: 120,
    tall: 0.08,
    draw: (ink) => {
      ink.line('M16 34Q6 22 14 8', 7, '#8cb04a')
      ink.shape('M14 30Q40 12 78 34Q112 58 114 84Q116 94 106 92Q40 92 18 62Q8 44 14 30Z', ink.main)
      ink.shape('M24 66Q60 92 106 92Q116 94 114 84Q70 80 34 52Z', ink.dark)
      ink.line('M30 32Q60 30 90 58', 4, ink.pale)
      ink.shape('M8 40Q14 22 32 24Q34 34 26 38Q18 46 8 40Z', '#7cb83e')
    },
  }),
  grown({
    words: ['cinnamon stick', 'cinnamon sticks', 'cinnamon'],
    colour: '#a8623a',
    width: 150,
    tall: 0.06,
    draw: (ink) => {
      for (const [y, turn] of pairs('72 0.06, 54 -0.08, 36 0.03'))
        ink.moved({ x: 75, y, turn }, () => {
          ink.box([-66, -13, 132, 26], ink.deep, 12)
          ink.box([-66, -14, 132, 13], ink.main, 7)
          ink.box([-66, 1, 132, 10], ink.dark, 6)
          ink.line('-58,-9 52,-9', 1.8, ink.light)
          ink.disc([63, -5, 6], ink.deep)
          ink.disc([63, -5, 3], ink.light)
        })
      ink.box([66, 20, 11, 68], '#d9c39a', 3)
    },
  }),
  grown({
    words: ['pea pod', 'peas in a pod', 'peas', 'pea', 'snow peas', 'green peas'],
    colour: '#6fae3e',
    width: 180,
    tall: 0.07,
    draw: (ink) => {
      ink.line('M164 40Q176 30 176 14', 5, ink.dark)
      ink.shape('M4 58Q60 6 120 18Q162 26 172 44Q130 92 80 92Q34 90 4 58Z', ink.dark)
      ink.shape('M14 58Q66 22 120 30Q150 36 162 46Q124 76 80 78Q44 76 14 58Z', ink.deep)
      for (const [x, y, r] of triples('38 55 12, 62 51 15, 92 50 17, 122 50 15, 146 48 11')) {
        ink.disc([x, y, r], '#8ccb4c')
        ink.disc([x - r * 0.3, y - r * 0.35, r * 0.3], '#c8ee9a')
      }
      ink.shape('M8 60Q44 96 84 92Q130 90 170 46Q130 76 82 80Q40 80 8 60Z', ink.main)
    },
  }),
]
