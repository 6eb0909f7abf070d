import { driven, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { CREAM, METAL, STEEL, IRON, COAL, WOOD, PLANK, LEAF } from '../tones.ts'

const UP_HANDLE = { rightHand: [0.5, 0.2], leftHand: [0.5, 0.45], bothHands: [0.5, 0.3] } as const

export const WORKSHOP: readonly Prop[] = [
  {
    words: ['mop'],
    ...metresTall(1.3, 30, '#e9e2d0'),
    grips: UP_HANDLE,
    draw: (ink) => {
      ink.box([13.4, 0, 3.2, 78], WOOD, 1.6)
      ink.box([6, 74, 18, 6], '#4f8fc4', 2)
      for (let i = 0; i < 8; i++)
        ink.line(
          `M${8 + i * 2} 79Q${5 + i * 2.8} 88 ${3 + i * 3.4} 98`,
          3.4,
          i % 2 ? ink.dark : ink.main,
        )
    },
  },
  {
    words: ['broom', 'broomstick'],
    ...metresTall(1.35, 34, '#e0b04a'),
    grips: UP_HANDLE,
    draw: (ink) => {
      ink.box([15.2, 0, 3.6, 68], WOOD, 1.8)
      ink.shape('M11 64H23L34 98Q17 102 0 98Z', ink.main)
      ink.shape('M19 64H23L34 98Q28 100 22 100Z', ink.dark)
      for (const x of [7, 14, 21, 27]) ink.line([14 + (x - 14) * 0.4, 72, x, 97], 0.9, ink.deep)
      ink.box([10, 66, 14, 5], '#c8453c', 2)
    },
  },
  {
    words: ['rake', 'garden rake'],
    ...metresTall(1.5, 36, '#c24b3c'),
    grips: UP_HANDLE,
    draw: (ink) => {
      ink.box([16.4, 0, 3.2, 86], WOOD, 1.6)
      ink.box([1, 85, 34, 4], ink.main, 2)
      for (let x = 3; x < 35; x += 5) ink.box([x, 88, 1.8, 11], ink.dark, 0.9)
    },
  },
  {
    words: ['shovel', 'spade', 'snow shovel'],
    ...metresTall(1.3, 28, STEEL),
    grips: UP_HANDLE,
    draw: (ink) => {
      ink.box([12.4, 6, 3.2, 60], WOOD, 1.6)
      ink.line('M7 4H21L17 10H11Z', 2.6, COAL)
      ink.shape('M3 62H25Q27 84 14 100Q1 84 3 62Z', ink.main)
      ink.shape('M14 62H25Q27 84 14 100Z', ink.dark)
      ink.box([12, 58, 4, 12], ink.deep, 1)
    },
  },
  {
    words: ['pitchfork', 'garden fork', 'trident'],
    ...metresTall(1.5, 26, IRON),
    grips: UP_HANDLE,
    draw: (ink) => {
      ink.box([11.6, 30, 3, 70], WOOD, 1.5)
      ink.line('M3 3V22Q3 30 13 30T23 22V3M13 3V34', 2.6, ink.main)
    },
  },
  {
    words: ['watering can'],
    ...metresTall(0.35, 128, '#5aa06a'),
    faces: 'right',
    grips: { rightHand: [0.28, 0.08], leftHand: [0.28, 0.08] },
    draw: (ink) => {
      ink.line('M12 60Q-6 16 38 10T72 44', 6, ink.dark)
      ink.poly('70,84 108,30 116,36 76,96', ink.dark)
      ink.poly('100,22 126,40 118,46 98,30', ink.deep)
      ink.poly('14,42 74,42 80,100 8,100', ink.main)
      ink.poly('56,42 74,42 80,100 60,100', ink.dark)
      ink.oval([44, 42, 30, 6], ink.light)
      ink.oval([44, 42, 24, 4], ink.deep)
      ink.poly('20,52 27,52 24,92 16,92', ink.pale)
    },
  },
  {
    words: ['wheelbarrow', 'barrow'],
    ...metresTall(0.7, 190, '#4f8f5a'),
    build: 'wheeled',
    faces: 'left',
    grips: { bothHands: [0.96, 0.4], top: [0.45, 0.25] },
    moving: [
      {
        ...driven('roll', [34, 78]),
        draw: (ink) => {
          ink.disc([34, 78, 22], COAL)
          ink.disc([34, 78, 14], METAL)
          for (const a of [0, 1.05, 2.1])
            ink.line(
              [
                [34 - 13 * Math.cos(a), 78 - 13 * Math.sin(a)],
                [34 + 13 * Math.cos(a), 78 + 13 * Math.sin(a)],
              ],
              2.4,
              STEEL,
            )
          ink.disc([34, 78, 4], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.line('34,78 186,40', 6, WOOD)
      ink.line('120,58 128,98', 6, IRON)
      for (const [x, y] of pairs('70 14, 90 8, 110 14, 84 18'))
        ink.oval([x, y + 8, 18, 11], '#8a5a38')
      ink.disc([76, 10, 7], LEAF)
      ink.shape('M30 22H150L128 66Q124 72 116 72H64Q56 72 52 66Z', ink.main)
      ink.shape('M120 22H150L128 66Q124 72 116 72H104Z', ink.dark)
      ink.box([26, 18, 128, 8], ink.light, 4)
    },
  },
  {
    words: ['fishing rod', 'fishing pole', 'rod'],
    ...metresTall(1.7, 90, '#b5793f'),
    faces: 'right',
    grips: { rightHand: [0.08, 0.94], leftHand: [0.14, 0.86] },
    draw: (ink) => {
      ink.line('M4 98Q34 40 78 4', 2.6, ink.main)
      ink.line('4,98 14,80', 4.4, COAL)
      ink.disc([17, 78, 4], STEEL)
      ink.line('M78 4Q84 40 84 84', 0.7, CREAM)
      ink.disc([84, 84, 3], '#e5443c')
      ink.line('M84 88Q84 96 80 94', 1, IRON)
    },
  },
  {
    words: ['butterfly net'],
    ...metresTall(1.2, 44, '#e9f0f2'),
    grips: { rightHand: [0.5, 0.9] },
    draw: (ink) => {
      ink.box([20, 40, 3.4, 60], WOOD, 1.7)
      ink.faint(0.8, () => ink.shape('M4 20Q8 56 22 58T40 20Z', ink.main))
      ink.line('M3 20A19 17 0 1 1 41 20A19 14 0 1 1 3 20', 3, WOOD)
    },
  },
  {
    words: ['ladder', 'stepladder'],
    ...metresTall(2.2, 46, PLANK),
    draw: (ink) => {
      ink.poly('30,2 36,2 46,100 39,100', ink.dark)
      ink.poly('12,0 18,0 9,100 1,100', ink.main)
      ink.poly('26,0 32,0 34,100 27,100', ink.main)
      for (let i = 0; i < 6; i++) ink.box([12 - i * 1.5, 10 + i * 15, 18 + i * 2, 5], ink.light, 2)
    },
  },
  {
    words: ['scaffold', 'scaffold tower', 'painting scaffold'],
    ...metresTall(1.7, 104, '#d9b07a'),
    draw: (ink) => {
      for (const x of [4, 94]) ink.box([x, 6, 6, 94], IRON, 1)
      ink.line('M8 92L96 22M96 92L8 22M8 56H96', 4, METAL)
      ink.box([0, 0, 104, 12], ink.main, 2)
      ink.box([0, 8, 104, 4], ink.dark, 2)
    },
  },
  {
    words: ['lying ladder', 'carried ladder'],
    ...metresTall(0.45, 520, PLANK),
    draw: (ink) => {
      for (let i = 0; i < 9; i++) ink.box([36 + i * 54, 12, 14, 76], ink.light, 6)
      ink.box([2, 4, 516, 20], ink.main, 8)
      ink.box([2, 76, 516, 20], ink.dark, 8)
    },
  },
  {
    words: ['plank', 'wooden plank', 'board', 'wood plank', 'wood board', 'wooden beam'],
    ...metresTall(0.22, 900, PLANK),
    draw: (ink) => {
      ink.box([2, 10, 896, 84], ink.main, 10)
      ink.box([2, 66, 896, 28], ink.dark, 10)
      ink.line('M40 34Q300 20 560 36T860 30', 5, ink.dark)
      for (const x of [60, 840]) ink.disc([x, 40, 12], IRON)
    },
  },
  {
    name: 'lying-pole',
    words: ['carried pole'],
    ...metresTall(0.11, 1900, PLANK),
    draw: (ink) => {
      ink.box([4, 8, 1892, 84], ink.main, 40)
      ink.box([4, 56, 1892, 36], ink.dark, 18)
    },
  },
]
