import type { Prop } from './prop.ts'
import {
  BARK,
  COAL,
  CREAM,
  GLASS,
  GOLD,
  IRON,
  LEAF,
  METAL,
  PLANK,
  SHINE,
  STEEL,
  WHITE,
  WOOD,
} from './tones.ts'

const UP_HANDLE = { rightHand: [0.5, 0.2], leftHand: [0.5, 0.45], bothHands: [0.5, 0.3] } as const

export const WORKSHOP: readonly Prop[] = [
  {
    name: 'easel',
    words: ['easel', 'canvas', 'painting easel'],
    tall: 1.7,
    width: 66,
    colour: WOOD,
    grips: { middle: [0.5, 0.4], rightHand: [0.5, 0.4] },
    draw: (ink) => {
      ink.line(
        [
          [33, 2],
          [33, 96],
        ],
        3.4,
        ink.dark,
      )
      ink.line(
        [
          [30, 6],
          [8, 98],
        ],
        4,
        ink.main,
      )
      ink.line(
        [
          [36, 6],
          [58, 98],
        ],
        4,
        ink.main,
      )
      ink.box([6, 14, 54, 50], '#ded3bd', 1)
      ink.box([6, 14, 54, 48], WHITE, 1)
      ink.shape('M9 50Q22 36 34 48T57 42V59H9Z', '#7fb86a')
      ink.box([9, 17, 48, 24], '#a9d8ee')
      ink.shape('M9 46Q22 32 34 44T57 38V59H9Z', '#7fb86a')
      ink.disc([46, 25, 5], GOLD)
      ink.shape('M9 54Q30 46 57 54V59H9Z', '#4f9a58')
      ink.box([4, 63, 58, 5], ink.dark, 2)
    },
  },
  {
    name: 'paint-bucket',
    words: ['paint bucket', 'paint can', 'can of paint'],
    tall: 0.25,
    width: 86,
    colour: '#3f8fd0',
    grips: { rightHand: [0.5, 0.03] },
    draw: (ink) => {
      ink.line('M10 30Q43 -22 76 30', 3, STEEL)
      ink.box([6, 26, 74, 74], METAL, 4)
      ink.box([58, 26, 22, 74], STEEL, 4)
      ink.oval([43, 27, 37, 8], ink.dark)
      ink.shape(
        'M6 28Q10 34 14 34V56Q18 62 22 56V40Q27 36 32 40V64Q36 70 40 64V38Q60 36 80 28A37 8 0 0 1 6 28Z',
        ink.main,
      )
    },
  },
  {
    name: 'mop',
    words: ['mop'],
    tall: 1.3,
    width: 30,
    colour: '#e9e2d0',
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
    name: 'broom',
    words: ['broom', 'broomstick'],
    tall: 1.35,
    width: 34,
    colour: '#e0b04a',
    grips: UP_HANDLE,
    draw: (ink) => {
      ink.box([15.2, 0, 3.6, 68], WOOD, 1.8)
      ink.shape('M11 64H23L34 98Q17 102 0 98Z', ink.main)
      ink.shape('M19 64H23L34 98Q28 100 22 100Z', ink.dark)
      for (const x of [7, 14, 21, 27])
        ink.line(
          [
            [14 + (x - 14) * 0.4, 72],
            [x, 97],
          ],
          0.9,
          ink.deep,
        )
      ink.box([10, 66, 14, 5], '#c8453c', 2)
    },
  },
  {
    name: 'rake',
    words: ['rake', 'garden rake'],
    tall: 1.5,
    width: 36,
    colour: '#c24b3c',
    grips: UP_HANDLE,
    draw: (ink) => {
      ink.box([16.4, 0, 3.2, 86], WOOD, 1.6)
      ink.box([1, 85, 34, 4], ink.main, 2)
      for (let x = 3; x < 35; x += 5) ink.box([x, 88, 1.8, 11], ink.dark, 0.9)
    },
  },
  {
    name: 'shovel',
    words: ['shovel', 'spade', 'snow shovel'],
    tall: 1.3,
    width: 28,
    colour: STEEL,
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
    name: 'pitchfork',
    words: ['pitchfork', 'garden fork', 'trident'],
    tall: 1.5,
    width: 26,
    colour: IRON,
    grips: UP_HANDLE,
    draw: (ink) => {
      ink.box([11.6, 30, 3, 70], WOOD, 1.5)
      ink.line('M3 3V22Q3 30 13 30T23 22V3M13 3V34', 2.6, ink.main)
    },
  },
  {
    name: 'watering-can',
    words: ['watering can'],
    tall: 0.35,
    width: 128,
    colour: '#5aa06a',
    faces: 'right',
    grips: { rightHand: [0.28, 0.08], leftHand: [0.28, 0.08] },
    draw: (ink) => {
      ink.line('M12 60Q-6 16 38 10T72 44', 6, ink.dark)
      ink.poly(
        [
          [70, 84],
          [108, 30],
          [116, 36],
          [76, 96],
        ],
        ink.dark,
      )
      ink.poly(
        [
          [100, 22],
          [126, 40],
          [118, 46],
          [98, 30],
        ],
        ink.deep,
      )
      ink.poly(
        [
          [14, 42],
          [74, 42],
          [80, 100],
          [8, 100],
        ],
        ink.main,
      )
      ink.poly(
        [
          [56, 42],
          [74, 42],
          [80, 100],
          [60, 100],
        ],
        ink.dark,
      )
      ink.oval([44, 42, 30, 6], ink.light)
      ink.oval([44, 42, 24, 4], ink.deep)
      ink.poly(
        [
          [20, 52],
          [27, 52],
          [24, 92],
          [16, 92],
        ],
        ink.pale,
      )
    },
  },
  {
    name: 'wheelbarrow',
    words: ['wheelbarrow', 'barrow'],
    tall: 0.7,
    width: 190,
    colour: '#4f8f5a',
    build: 'wheeled',
    faces: 'left',
    grips: { bothHands: [0.96, 0.4], top: [0.45, 0.25] },
    moving: [
      {
        by: 'roll',
        at: [34, 78],
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
      ink.line(
        [
          [34, 78],
          [186, 40],
        ],
        6,
        WOOD,
      )
      ink.line(
        [
          [120, 58],
          [128, 98],
        ],
        6,
        IRON,
      )
      for (const [x, y] of [
        [70, 14],
        [90, 8],
        [110, 14],
        [84, 18],
      ] as const)
        ink.oval([x, y + 8, 18, 11], '#8a5a38')
      ink.disc([76, 10, 7], LEAF)
      ink.shape('M30 22H150L128 66Q124 72 116 72H64Q56 72 52 66Z', ink.main)
      ink.shape('M120 22H150L128 66Q124 72 116 72H104Z', ink.dark)
      ink.box([26, 18, 128, 8], ink.light, 4)
    },
  },
  {
    name: 'pottery-wheel',
    words: ['pottery wheel', 'potters wheel', "potter's wheel"],
    tall: 0.75,
    width: 96,
    colour: '#c27a55',
    grips: { top: [0.5, 0.2], bothHands: [0.5, 0.2], middle: [0.5, 0.25] },
    moving: [
      {
        by: 'sway',
        at: [48, 40],
        speed: 0.2,
        draw: (ink) => {
          ink.shape('M38 40Q30 26 40 18Q42 12 38 4H58Q54 12 56 18Q66 26 58 40Z', ink.main)
          ink.shape('M50 4H58Q54 12 56 18Q66 26 58 40H50Q56 24 50 4Z', ink.dark)
          for (const y of [20, 27, 34])
            ink.line(
              [
                [38, y],
                [58, y],
              ],
              0.8,
              ink.deep,
            )
          ink.oval([48, 4, 10, 2.4], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.oval([48, 44, 34, 6], IRON)
      ink.oval([48, 41, 34, 6], STEEL)
      ink.box([42, 46, 12, 34], IRON, 2)
      ink.oval([48, 78, 40, 7], WOOD)
      ink.poly(
        [
          [4, 56],
          [12, 54],
          [18, 100],
          [10, 100],
        ],
        BARK,
      )
      ink.poly(
        [
          [92, 56],
          [84, 54],
          [78, 100],
          [86, 100],
        ],
        BARK,
      )
      ink.box([2, 52, 92, 7], PLANK, 3)
    },
  },
  {
    name: 'fishing-rod',
    words: ['fishing rod', 'fishing pole'],
    tall: 1.7,
    width: 90,
    colour: '#b5793f',
    faces: 'right',
    grips: { rightHand: [0.08, 0.94], leftHand: [0.14, 0.86] },
    draw: (ink) => {
      ink.line('M4 98Q34 40 78 4', 2.6, ink.main)
      ink.line(
        [
          [4, 98],
          [14, 80],
        ],
        4.4,
        COAL,
      )
      ink.disc([17, 78, 4], STEEL)
      ink.line('M78 4Q84 40 84 84', 0.7, CREAM)
      ink.disc([84, 84, 3], '#e5443c')
      ink.line('M84 88Q84 96 80 94', 1, IRON)
    },
  },
  {
    name: 'butterfly-net',
    words: ['butterfly net', 'fishing net'],
    tall: 1.2,
    width: 44,
    colour: '#e9f0f2',
    grips: { rightHand: [0.5, 0.9] },
    draw: (ink) => {
      ink.box([20, 40, 3.4, 60], WOOD, 1.7)
      ink.faint(0.8, () => ink.shape('M4 20Q8 56 22 58T40 20Z', ink.main))
      ink.line('M3 20A19 17 0 1 1 41 20A19 14 0 1 1 3 20', 3, WOOD)
    },
  },
  {
    name: 'telescope',
    words: ['telescope', 'spyglass'],
    tall: 1.4,
    width: 76,
    colour: '#46608f',
    faces: 'right',
    grips: { mouth: [0.14, 0.46] },
    draw: (ink) => {
      for (const x of [14, 36, 58])
        ink.line(
          [
            [36, 44],
            [x, 98],
          ],
          3.4,
          WOOD,
        )
      ink.moved({ x: 36, y: 38, turn: -0.42 }, () => {
        ink.box([-34, -5, 22, 10], COAL, 2)
        ink.box([-16, -7, 26, 14], ink.dark, 2)
        ink.box([4, -10, 34, 20], ink.main, 3)
        ink.box([4, 3, 34, 7], ink.dark, 3)
        ink.box([34, -12, 6, 24], GOLD, 2)
        ink.box([-14, -7, 4, 14], GOLD, 1)
      })
      ink.disc([36, 44, 5], COAL)
    },
  },
  {
    name: 'microscope',
    words: ['microscope'],
    tall: 0.42,
    width: 66,
    colour: '#e6e8ea',
    faces: 'left',
    grips: { mouth: [0.62, 0.08] },
    draw: (ink) => {
      ink.box([8, 90, 50, 10], COAL, 4)
      ink.line('M42 88Q62 66 44 40', 9, ink.dark)
      ink.box([10, 68, 34, 6], IRON, 2)
      ink.moved({ x: 34, y: 36, turn: 0.3 }, () => {
        ink.box([-7, -28, 14, 44], ink.main, 3)
        ink.box([1, -28, 6, 44], ink.dark, 3)
        ink.box([-5, -36, 10, 10], COAL, 2)
        ink.box([-4, 14, 8, 12], STEEL, 2)
      })
      ink.disc([50, 62, 5], COAL)
      ink.box([16, 66, 18, 3], GLASS, 1)
    },
  },
  {
    name: 'beaker',
    words: ['beaker', 'flask', 'erlenmeyer flask', 'potion'],
    tall: 0.22,
    width: 70,
    colour: '#5fc48a',
    draw: (ink) => {
      ink.shape('M27 4H43V34L66 88Q68 100 58 100H12Q2 100 4 88L27 34Z', GLASS)
      ink.shape('M19 54H51L66 88Q68 100 58 100H12Q2 100 4 88Z', ink.main)
      ink.shape('M42 54H51L66 88Q68 100 58 100H46Q58 86 42 54Z', ink.dark)
      ink.box([23, 0, 24, 7], SHINE, 3)
      for (const [x, y, r] of [
        [24, 78, 4],
        [38, 68, 3],
        [34, 88, 3],
      ] as const)
        ink.disc([x, y, r], ink.pale)
    },
  },
  {
    name: 'flag',
    words: ['flag', 'banner', 'pennant'],
    tall: 2.2,
    width: 62,
    colour: '#d8433b',
    moving: [
      {
        by: 'sway',
        at: [8, 24],
        speed: 0.9,
        draw: (ink) => {
          ink.shape('M8 8Q22 2 34 8T60 8V40Q46 46 34 40T8 40Z', ink.main)
          ink.shape('M8 30Q22 24 34 30T60 30V40Q46 46 34 40T8 40Z', ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.box([5, 2, 3.4, 98], WOOD, 1.6)
      ink.disc([6.7, 3, 3], ink.pale)
    },
  },
  {
    name: 'lantern',
    words: ['lantern', 'oil lamp'],
    tall: 0.4,
    width: 56,
    colour: '#4d5560',
    grips: { rightHand: [0.5, 0.02], leftHand: [0.5, 0.02] },
    moving: [
      {
        by: 'flicker',
        at: [28, 74],
        draw: (ink) => {
          ink.shape('M28 40Q38 56 35 66T28 75T21 66T28 40Z', '#ff9d2e')
          ink.shape('M28 54Q33 62 32 68T28 74T24 68T28 54Z', '#fff0b0')
        },
      },
    ],
    draw: (ink) => {
      ink.line('M14 26Q14 3 28 3T42 26', 3, ink.dark)
      ink.shape('M12 26Q28 10 44 26Z', ink.main)
      ink.box([10, 26, 36, 52], '#ffe6a6', 4)
      for (const x of [9, 26.6, 44]) ink.box([x, 26, 3, 52], ink.main, 1)
      ink.box([6, 76, 44, 9], ink.dark, 2)
      ink.box([2, 84, 52, 16], ink.main, 4)
    },
  },
  {
    name: 'camera-tripod',
    words: ['tripod', 'camera tripod'],
    tall: 1.5,
    width: 60,
    colour: '#3f444b',
    faces: 'right',
    draw: (ink) => {
      for (const x of [8, 30, 52])
        ink.line(
          [
            [30, 34],
            [x, 98],
          ],
          3,
          ink.dark,
        )
      ink.box([12, 10, 34, 24], ink.main, 4)
      ink.box([18, 4, 14, 8], ink.dark, 2)
      ink.box([44, 14, 12, 16], ink.deep, 3)
      ink.box([54, 13, 4, 18], STEEL, 2)
      ink.disc([20, 18, 2], '#e5443c')
    },
  },
  {
    name: 'ladder',
    words: ['ladder', 'stepladder'],
    tall: 2.2,
    width: 46,
    colour: PLANK,
    draw: (ink) => {
      ink.poly(
        [
          [30, 2],
          [36, 2],
          [46, 100],
          [39, 100],
        ],
        ink.dark,
      )
      ink.poly(
        [
          [12, 0],
          [18, 0],
          [9, 100],
          [1, 100],
        ],
        ink.main,
      )
      ink.poly(
        [
          [26, 0],
          [32, 0],
          [34, 100],
          [27, 100],
        ],
        ink.main,
      )
      for (let i = 0; i < 6; i++) ink.box([12 - i * 1.5, 10 + i * 15, 18 + i * 2, 5], ink.light, 2)
    },
  },
  {
    name: 'anvil',
    words: ['anvil'],
    tall: 0.7,
    width: 110,
    colour: '#5a626b',
    draw: (ink) => {
      ink.box([26, 60, 56, 40], BARK, 4)
      ink.shape(
        'M2 10H96Q108 10 108 20Q90 30 76 32L72 46L84 58V62H24V58L36 46L32 32Q10 28 2 10Z',
        ink.main,
      )
      ink.shape('M2 10H96Q108 10 108 20H8Z', ink.light)
    },
  },
  {
    name: 'loom',
    words: ['loom', 'weaving loom', 'spinning wheel'],
    tall: 1.3,
    width: 96,
    colour: WOOD,
    draw: (ink) => {
      for (const x of [4, 82]) ink.box([x, 2, 10, 98], ink.main, 3)
      for (const y of [6, 84]) ink.box([2, y, 92, 9], ink.dark, 3)
      for (let x = 18; x < 80; x += 4)
        ink.line(
          [
            [x, 14],
            [x, 84],
          ],
          0.8,
          CREAM,
        )
      const bands = ['#d9534b', '#f0b848', '#4f8fc4', '#6fae62', '#d9534b']
      bands.forEach((tone, i) => ink.box([16, 44 + i * 8, 64, 8], tone))
      ink.box([10, 38, 76, 5], ink.light, 2)
    },
  },
  {
    name: 'globe',
    words: ['globe', 'desk globe'],
    tall: 0.4,
    width: 74,
    colour: '#4f9fd8',
    draw: (ink) => {
      ink.box([33, 84, 8, 10], WOOD)
      ink.box([18, 92, 38, 8], BARK, 4)
      ink.line('M50 6A42 42 0 0 1 37 86', 4, GOLD)
      ink.disc([37, 44, 36], ink.main)
      ink.shape('M37 8A36 36 0 0 1 37 80Q60 62 56 40T37 8Z', ink.dark)
      ink.shape('M14 30Q24 16 38 20Q42 30 32 34Q34 46 24 52Q10 46 14 30Z', LEAF)
      ink.shape('M40 46Q54 40 60 52Q56 70 46 70Q38 60 40 46Z', LEAF)
    },
  },
  {
    name: 'book',
    words: ['book', 'novel', 'closed book'],
    tall: 0.25,
    width: 76,
    colour: '#c0453f',
    grips: { bothHands: [0.5, 0.6] },
    draw: (ink) => {
      ink.box([4, 2, 70, 96], ink.deep, 5)
      ink.box([12, 88, 60, 8], CREAM, 2)
      ink.box([4, 2, 68, 88], ink.main, 5)
      ink.box([4, 2, 12, 92], ink.dark, 5)
      ink.box([26, 18, 36, 26], ink.light, 3)
      ink.box([32, 25, 24, 3], ink.pale, 1.5)
      ink.box([36, 32, 16, 3], ink.pale, 1.5)
      ink.box([56, 88, 6, 12], GOLD)
      ink.line(
        [
          [14, 94],
          [70, 94],
        ],
        1,
        METAL,
      )
    },
  },
]
