import type { Ink } from './ink.ts'
import type { Prop } from './prop.ts'
import { BARK, COAL, FERN, GOLD, LEAF, PLANK, SHINE, WHITE } from './tones.ts'

function crown(ink: Ink, spots: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, r] of spots) ink.disc([x, y + 3, r], ink.dark)
  for (const [x, y, r] of spots) ink.disc([x - 1, y - 1, r * 0.88], ink.main)
  for (const [x, y, r] of spots) ink.disc([x - r * 0.3, y - r * 0.34, r * 0.42], ink.light)
}

const trunk = (ink: Ink): void => {
  ink.shape('M44 100Q47 76 45 58L34 46L38 43L47 52V40H53V54L64 44L67 48L55 62Q54 80 58 100Z', BARK)
  ink.shape('M51 40H53V54L64 44L67 48L55 62Q54 80 58 100H52Z', '#6f452a')
}

const CROWN = [
  [30, 42, 20],
  [70, 42, 20],
  [50, 24, 24],
  [24, 30, 15],
  [76, 28, 15],
  [50, 46, 18],
] as const

export const NATURE: readonly Prop[] = [
  {
    name: 'tree',
    words: ['tree', 'oak', 'oak tree', 'maple tree', 'apple tree'],
    tall: 7,
    width: 100,
    colour: '#5aa345',
    build: 'plant',
    draw: (ink) => {
      trunk(ink)
      crown(ink, CROWN)
    },
  },
  {
    name: 'cherry-tree',
    words: ['cherry tree', 'cherry blossom tree', 'sakura', 'sakura tree', 'blossoming tree'],
    tall: 6,
    width: 100,
    colour: '#f5a9c2',
    build: 'plant',
    draw: (ink) => {
      trunk(ink)
      crown(ink, CROWN)
      for (const [x, y] of [
        [30, 30],
        [60, 16],
        [72, 40],
        [44, 48],
        [20, 44],
        [84, 26],
      ] as const)
        ink.disc([x, y, 2.4], WHITE)
    },
  },
  {
    name: 'autumn-tree',
    words: ['autumn tree', 'fall tree'],
    tall: 7,
    width: 100,
    colour: '#e5822e',
    build: 'plant',
    draw: (ink) => {
      trunk(ink)
      crown(ink, CROWN)
    },
  },
  {
    name: 'willow',
    words: ['willow', 'weeping willow'],
    tall: 8,
    width: 110,
    colour: '#8fb04a',
    build: 'plant',
    draw: (ink) => {
      ink.shape('M48 100Q52 70 50 40H60Q58 70 66 100Z', BARK)
      for (let i = 0; i < 13; i++)
        ink.line(
          `M55 16Q${8 + i * 8} ${4 + Math.abs(i - 6) * 3} ${4 + i * 8.5} ${64 + ((i * 17) % 24)}`,
          7,
          i % 3 ? ink.main : ink.dark,
        )
      for (let i = 0; i < 8; i++)
        ink.line(
          `M55 14Q${22 + i * 9} ${8 + Math.abs(i - 4) * 3} ${20 + i * 10} ${44 + ((i * 13) % 22)}`,
          5,
          ink.light,
        )
    },
  },
  {
    name: 'sapling',
    words: ['sapling', 'young tree', 'small tree'],
    tall: 1.2,
    width: 70,
    colour: '#6fb04a',
    build: 'plant',
    draw: (ink) => {
      ink.line('M35 100Q33 60 36 22', 4, BARK)
      for (const [x, y, turn] of [
        [22, 40, 0.6],
        [50, 34, -0.6],
        [20, 62, 0.5],
        [52, 58, -0.5],
        [36, 16, -1.5],
        [26, 22, 0.9],
        [46, 20, -0.9],
      ] as const)
        ink.oval([x, y, 14, 7], y % 4 ? ink.main : ink.dark, turn)
    },
  },
  {
    name: 'bonsai',
    words: ['bonsai', 'bonsai tree'],
    tall: 0.5,
    width: 100,
    colour: '#4f9148',
    build: 'plant',
    draw: (ink) => {
      ink.line('M50 78Q40 62 54 52T46 30', 8, BARK)
      ink.line('M52 54Q66 50 74 42', 5, BARK)
      for (const [x, y, rx] of [
        [38, 24, 28],
        [74, 38, 20],
        [28, 46, 16],
      ] as const) {
        ink.oval([x, y + 3, rx, 11], ink.dark)
        ink.oval([x - 1, y, rx * 0.92, 10], ink.main)
        ink.oval([x - 5, y - 3, rx * 0.5, 4], ink.light)
      }
      ink.box([14, 78, 72, 18], '#4f6f9a', 5)
      ink.box([10, 75, 80, 7], '#6f8fb8', 3)
      for (const x of [22, 68]) ink.box([x, 94, 10, 6], '#3f5a80', 2)
    },
  },
  {
    name: 'log',
    words: ['log', 'tree trunk', 'fallen tree', 'firewood'],
    long: 1.6,
    width: 260,
    colour: '#946239',
    grips: { seat: [0.45, 0.06], top: [0.45, 0.04] },
    draw: (ink) => {
      ink.box([4, 6, 234, 92], ink.main, 44)
      ink.box([4, 60, 234, 38], ink.dark, 19)
      for (const y of [26, 44, 70])
        ink.line(
          [
            [40, y],
            [170, y + 3],
          ],
          3,
          ink.deep,
        )
      ink.oval([222, 52, 34, 46], ink.deep)
      ink.oval([224, 52, 30, 42], PLANK)
      for (const s of [0.7, 0.42, 0.16])
        ink.oval([224, 52, 30 * s, 42 * s], s > 0.5 ? '#c08a55' : s > 0.3 ? PLANK : '#c08a55')
      ink.line(
        [
          [90, 8],
          [78, -4],
        ],
        10,
        ink.dark,
      )
    },
  },
  {
    name: 'iceberg',
    words: ['iceberg', 'glacier'],
    tall: 30,
    width: 150,
    colour: '#d6edf7',
    home: 'surface',
    draw: (ink) => {
      ink.poly(
        [
          [4, 100],
          [22, 52],
          [40, 60],
          [62, 6],
          [88, 34],
          [104, 20],
          [128, 64],
          [146, 100],
        ],
        ink.main,
      )
      ink.poly(
        [
          [62, 6],
          [88, 34],
          [80, 100],
          [52, 100],
        ],
        ink.light,
      )
      ink.poly(
        [
          [104, 20],
          [128, 64],
          [146, 100],
          [104, 100],
          [98, 60],
        ],
        ink.dark,
      )
      ink.poly(
        [
          [22, 52],
          [40, 60],
          [34, 100],
          [4, 100],
        ],
        ink.dark,
      )
      ink.poly(
        [
          [62, 6],
          [70, 40],
          [52, 100],
          [34, 100],
          [40, 60],
        ],
        SHINE,
      )
    },
  },
  {
    name: 'seaweed',
    words: ['seaweed', 'kelp', 'algae'],
    tall: 1.6,
    width: 60,
    colour: '#3f8f5a',
    home: 'underwater',
    build: 'plant',
    draw: (ink) => {
      for (const [x, top, tone] of [
        [12, 22, ink.dark],
        [30, 2, ink.main],
        [48, 30, ink.dark],
      ] as const) {
        ink.line(
          `M${x} 100C${x - 14} 76 ${x + 14} 60 ${x} ${(100 + top) / 2.4}S${x + 10} ${top + 14} ${x} ${top}`,
          6,
          tone,
        )
        for (const y of [0.3, 0.5, 0.7]) {
          const at = top + (100 - top) * y
          ink.oval([x + 8, at, 9, 4], tone, -0.5)
          ink.oval([x - 8, at + 8, 9, 4], tone, 0.5)
        }
      }
    },
  },
  {
    name: 'boulder',
    words: ['boulder', 'stone', 'big rock', 'cliff'],
    tall: 1.2,
    width: 140,
    colour: '#97928a',
    grips: { top: [0.5, 0.04], seat: [0.5, 0.06] },
    draw: (ink) => {
      ink.poly(
        [
          [4, 100],
          [10, 54],
          [34, 18],
          [74, 4],
          [112, 22],
          [134, 62],
          [138, 100],
        ],
        ink.main,
      )
      ink.poly(
        [
          [74, 4],
          [112, 22],
          [134, 62],
          [138, 100],
          [96, 100],
          [84, 50],
        ],
        ink.dark,
      )
      ink.poly(
        [
          [34, 18],
          [74, 4],
          [84, 50],
          [44, 58],
        ],
        ink.light,
      )
      ink.poly(
        [
          [10, 54],
          [44, 58],
          [52, 100],
          [4, 100],
        ],
        ink.dark,
      )
    },
  },
  {
    name: 'dandelion',
    words: ['dandelion'],
    tall: 0.3,
    width: 56,
    colour: '#f4f4f0',
    build: 'plant',
    draw: (ink) => {
      ink.line('M28 34Q32 66 26 100', 2.6, LEAF)
      ink.oval([14, 92, 14, 5], FERN, 0.5)
      ink.oval([40, 94, 14, 5], LEAF, -0.4)
      for (let i = 0; i < 22; i++) {
        const [cos, sin] = [Math.cos(i * 0.2856), Math.sin(i * 0.2856)]
        ink.line(
          [
            [28, 28],
            [28 + cos * 24, 28 + sin * 24],
          ],
          0.9,
          ink.dark,
        )
        ink.disc([28 + cos * 25, 28 + sin * 25, 2.6], ink.main)
        ink.disc([28 + cos * 16, 28 + sin * 16, 2.2], ink.main)
      }
      ink.disc([28, 28, 5], '#c9b98a')
    },
  },
  {
    name: 'bamboo',
    words: ['bamboo', 'bamboo stalk', 'bamboo shoot'],
    tall: 1.1,
    width: 40,
    colour: '#7fb04a',
    build: 'plant',
    grips: { rightHand: [0.45, 0.6], bothHands: [0.45, 0.6] },
    draw: (ink) => {
      for (const [x, top] of [
        [14, 4],
        [24, 20],
      ] as const) {
        ink.box([x, top, 6, 100 - top], ink.main, 2)
        ink.box([x + 4, top, 2, 100 - top], ink.dark, 1)
        for (let y = top + 16; y < 98; y += 18) ink.box([x - 0.8, y, 7.6, 2.4], ink.deep, 1)
      }
      for (const [x, y, turn] of [
        [8, 14, 0.5],
        [26, 10, -0.6],
        [34, 30, -0.4],
        [7, 40, 0.7],
        [35, 56, -0.7],
        [20, 6, -1.4],
      ] as const) {
        ink.oval([x, y, 10, 3.4], y % 4 ? LEAF : FERN, turn)
      }
    },
  },
  {
    name: 'pumpkin',
    words: ['pumpkin'],
    tall: 0.35,
    width: 116,
    colour: '#ef8a2b',
    build: 'wheeled',
    draw: (ink) => {
      for (const [x, rx, tone] of [
        [24, 23, ink.deep],
        [92, 23, ink.deep],
        [38, 24, ink.dark],
        [78, 24, ink.dark],
        [58, 24, ink.main],
      ] as const)
        ink.oval([x, 60, rx, 39], tone)
      ink.oval([50, 50, 6, 22], ink.light)
      ink.shape('M52 26Q50 10 40 6L48 1Q62 8 64 26Z', FERN)
    },
  },
  {
    name: 'snowball',
    words: ['snowball', 'ball of snow'],
    tall: 0.5,
    width: 100,
    colour: '#f2f6f9',
    build: 'wheeled',
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.dark)
      ink.disc([46, 46, 44], ink.main)
      ink.oval([34, 30, 16, 10], WHITE, -0.5)
      for (const [x, y] of [
        [62, 60],
        [40, 70],
        [70, 38],
      ] as const)
        ink.oval([x, y, 6, 3], ink.dark, 0.4)
    },
  },
  {
    name: 'snowman',
    words: ['snowman'],
    tall: 1.6,
    width: 70,
    colour: '#f4f8fb',
    draw: (ink) => {
      ink.line(
        [
          [14, 50],
          [0, 36],
        ],
        2.6,
        BARK,
      )
      ink.line(
        [
          [56, 50],
          [70, 36],
        ],
        2.6,
        BARK,
      )
      ink.line(
        [
          [4, 40],
          [1, 44],
        ],
        2,
        BARK,
      )
      ink.line(
        [
          [66, 40],
          [69, 44],
        ],
        2,
        BARK,
      )
      for (const [y, r] of [
        [76, 25],
        [46, 19],
        [23, 14],
      ] as const) {
        ink.disc([35, y, r], ink.dark)
        ink.disc([33.4, y - 1, r * 0.93], ink.main)
      }
      ink.shape('M23 34H47L50 40H20Z', '#d8433b')
      ink.poly(
        [
          [42, 38],
          [50, 38],
          [52, 58],
          [44, 58],
        ],
        '#b8352f',
      )
      for (const x of [30, 40]) ink.disc([x, 20, 1.8], COAL)
      ink.poly(
        [
          [35, 24],
          [35, 28],
          [20, 27],
        ],
        '#f0893a',
      )
      for (const [x, y] of [
        [28, 30],
        [32, 32],
        [37, 32],
        [41, 30],
      ] as const)
        ink.disc([x, y, 1], COAL)
      for (const y of [48, 56]) ink.disc([34, y, 1.8], COAL)
      ink.box([22, 10, 26, 4], COAL, 1)
      ink.box([26, 0, 18, 12], COAL, 2)
      ink.box([26, 7, 18, 4], GOLD)
    },
  },
]
