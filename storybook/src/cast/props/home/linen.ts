import { metresLong, metresTall, type Prop } from '../prop.ts'
import { BARK, CREAM, STEEL, WOOD } from '../tones.ts'

const ON_TOP = { top: [0.5, 0.2], middle: [0.5, 0.2] } as const

/** What is sewn of cloth for beds, tables and floors, as it lies when nobody uses it. */
export const LINEN: readonly Prop[] = [
  {
    words: ['tablecloth', 'table cloth'],
    kind: 'furniture',
    ...metresTall(0.85, 150, '#d9534f'),
    grips: ON_TOP,
    draw: (ink) => {
      for (const x of [34, 110]) ink.box([x, 60, 6, 40], BARK, 2)
      ink.shape(
        'M14 16Q75 2 136 16L148 74Q140 84 130 74Q120 84 109 75Q98 86 86 76Q75 87 64 76Q52 86 41 75Q30 84 20 74Q10 84 2 74Z',
        ink.main,
      )
      ink.shape('M14 16Q75 2 136 16Q138 24 139 26Q75 38 11 26Q12 22 14 16Z', ink.light)
      for (const [x, low] of [
        [38, 70],
        [64, 73],
        [88, 73],
        [113, 70],
      ] as const)
        ink.line(`M${75 + (x - 75) * 0.8} 36L${x} ${low}`, 2.6, ink.dark)
      ink.line('M3 70Q75 82 147 70', 2, ink.pale)
    },
  },
  {
    words: ['blanket', 'folded blanket'],
    kind: 'furniture',
    ...metresLong(0.55, 190, '#6f93c8'),
    grips: { top: [0.5, 0.06], middle: [0.5, 0.06] },
    draw: (ink) => {
      for (let x = 12; x < 182; x += 8) ink.line(`M${x} 92V99`, 3, ink.pale)
      ink.shape('M4 34Q4 18 20 16H176Q188 18 186 34V92H4Z', ink.dark)
      ink.shape('M2 26Q4 8 22 6H170Q186 8 188 26Q189 62 182 70Q96 80 8 70Q2 60 2 26Z', ink.main)
      ink.shape('M2 26Q4 8 22 6H170Q186 8 188 26Q96 34 2 26Z', ink.light)
      for (const y of [42, 56]) ink.line(`M4 ${y}Q95 ${y + 9} 186 ${y}`, 4, ink.pale)
      ink.line('M8 70Q96 80 182 70', 2.4, ink.deep)
      ink.line('M6 84H184', 3, ink.pale)
    },
  },
  {
    words: ['sleeping bag'],
    kind: 'thing',
    ...metresLong(2, 260, '#3f8f6a'),
    draw: (ink) => {
      ink.shape('M18 20Q60 2 150 20Q236 30 254 60Q256 92 228 94H30Q4 92 4 58Q4 32 18 20Z', ink.main)
      ink.shape('M4 66Q130 104 254 70Q254 92 228 94H30Q6 92 4 66Z', ink.dark)
      ink.shape('M16 22Q50 12 74 26Q84 54 66 84Q34 92 14 78Q2 48 16 22Z', '#f0c56a')
      ink.shape('M24 36Q44 28 58 38Q64 56 54 70Q36 76 22 68Q16 52 24 36Z', CREAM)
      for (const x of [104, 144, 184, 220]) ink.line(`M${x} 20Q${x + 12} 56 ${x} 92`, 2.4, ink.deep)
      ink.line('M76 26Q170 30 244 58', 2, STEEL)
    },
  },
  {
    words: ['oven mitt', 'oven glove', 'pot holder'],
    kind: 'tool',
    ...metresTall(0.32, 78, '#d95a4a'),
    draw: (ink) => {
      ink.shape('M14 82V34Q14 4 36 4Q58 4 58 34V50Q64 36 72 40Q80 46 72 60L58 82Z', ink.main)
      ink.shape('M46 6Q58 12 58 34V50Q64 36 72 40Q80 46 72 60L58 82H50V40Q52 18 46 6Z', ink.dark)
      for (const [x, y] of [
        [26, 24],
        [40, 40],
        [26, 56],
        [44, 68],
      ] as const)
        ink.disc([x, y, 4.4], ink.pale)
      ink.box([11, 80, 50, 18], CREAM, 5)
      ink.line('M58 90Q74 88 70 76', 3, CREAM)
    },
  },
  {
    words: ['bath mat', 'floor mat', 'yoga towel'],
    kind: 'furniture',
    ...metresLong(0.9, 420, '#5fb0b8'),
    grips: { top: [0.5, 0.5], seat: [0.5, 0.5], middle: [0.5, 0.5] },
    draw: (ink) => {
      for (let x = 8; x < 416; x += 12) ink.line(`M${x} 84V98`, 5, ink.pale)
      ink.poly('46,8 374,8 418,88 2,88', ink.main)
      ink.poly('74,24 346,24 372,72 48,72', ink.light)
      ink.poly('96,34 324,34 340,62 80,62', ink.main)
    },
  },
  {
    words: ['nightstand', 'night stand', 'bedside table', 'bedside cabinet'],
    kind: 'furniture',
    ...metresTall(0.76, 78, '#b9814f'),
    grips: { top: [0.5, 0.03], middle: [0.5, 0.03] },
    draw: (ink) => {
      for (const x of [8, 62]) ink.poly([x, 78, x + 8, 78, x + 6, 100, x + 2, 100], ink.deep)
      ink.box([5, 8, 68, 74], ink.main, 3)
      ink.box([60, 8, 13, 74], ink.dark, 3)
      ink.box([1, 2, 76, 9], ink.dark, 3)
      ink.box([11, 16, 56, 22], ink.light, 3)
      ink.disc([39, 27, 3.4], '#f2b93b')
      ink.box([11, 44, 56, 32], ink.deep, 3)
      ink.box([20, 56, 9, 20], '#4f8fd0', 1)
      ink.box([30, 52, 8, 24], '#e5503f', 1)
      ink.box([39, 58, 10, 18], '#62b06a', 1)
      ink.box([11, 74, 56, 4], WOOD, 1)
    },
  },
]
