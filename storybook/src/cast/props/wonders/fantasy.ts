import { metresTall, type Prop } from '../prop.ts'
import { triples } from '../../../scene/rows.ts'
import { METAL, GOLD } from '../tones.ts'

export const FANTASY: readonly Prop[] = [
  {
    words: ['sword', 'katana', 'blade', 'lightsaber'],
    ...metresTall(1, 24, METAL),
    grips: { rightHand: [0.5, 0.88], leftHand: [0.5, 0.88] },
    draw: (ink) => {
      ink.poly('12,0 16,8 15.4,76 8.6,76 8,8', ink.main)
      ink.poly('12,0 16,8 15.4,76 12,76', ink.dark)
      ink.box([1, 74, 22, 5], GOLD, 2.5)
      ink.box([10, 78, 4, 16], '#6b3f27', 1)
      ink.disc([12, 96, 4], GOLD)
    },
  },
  {
    name: 'sword-in-stone',
    words: ['excalibur', 'sword-in-the-stone'],
    ...metresTall(1.25, 96, '#97928a'),
    grips: { bothHands: [0.5, 0.06], rightHand: [0.5, 0.06], leftHand: [0.5, 0.1] },
    draw: (ink) => {
      ink.poly('43,20 53,20 52,72 44,72', METAL)
      ink.poly('48,20 53,20 52,72 48,72', '#8d97a3')
      ink.box([32, 16, 32, 5], GOLD, 2.5)
      ink.box([45, 3, 6, 15], '#6b3f27', 2)
      ink.disc([48, 3, 4.4], GOLD)
      ink.poly('4,100 9,80 26,66 48,61 72,68 90,84 94,100', ink.main)
      ink.poly('48,61 72,68 90,84 94,100 66,100 56,76', ink.dark)
      ink.poly('26,66 48,61 56,76 30,82', ink.light)
    },
  },
  {
    words: ['shield'],
    ...metresTall(0.8, 80, '#3f6fb5'),
    draw: (ink) => {
      ink.shape('M40 2Q58 12 78 12Q82 70 40 98Q-2 70 2 12Q22 12 40 2Z', GOLD)
      ink.shape('M40 10Q56 18 71 19Q74 66 40 90Q6 66 9 19Q24 18 40 10Z', ink.main)
      ink.shape('M40 10Q56 18 71 19Q74 66 40 90Z', ink.dark)
      ink.poly('40,30 45,44 60,44 48,53 53,68 40,58 27,68 32,53 20,44 35,44', GOLD)
    },
  },
  {
    words: ['throne'],
    ...metresTall(1.8, 66, '#b8353a'),
    grips: { seat: [0.5, 0.6] },
    draw: (ink) => {
      ink.shape('M10 60V16L18 4L26 14L33 0L40 14L48 4L56 16V60Z', GOLD)
      ink.box([17, 20, 32, 42], ink.main, 6)
      ink.box([36, 20, 13, 42], ink.dark, 6)
      ink.box([8, 58, 50, 12], ink.light, 4)
      ink.box([6, 68, 54, 22], '#d9a02c', 3)
      for (const x of [2, 52]) ink.box([x, 44, 12, 56], GOLD, 3)
      ink.disc([33, 10, 3], '#6fd0e0')
    },
  },
  {
    words: ['cauldron', 'witch cauldron', 'bubbling cauldron'],
    ...metresTall(0.7, 108, '#6fb53f'),
    // The colour of the brew: the pot is of iron.
    draw: (ink) => {
      for (const [x, y, r] of triples('36 12 9, 56 8 11, 76 13 8')) ink.disc([x, y, r], ink.light)
      for (const x of [30, 78]) ink.line([x, 88, x + (x - 54) * 0.2, 98], 7, '#24272c')
      ink.shape('M8 26H100Q116 92 54 94T8 26Z', '#454a52')
      ink.shape('M70 26H100Q116 92 54 94Q88 70 70 26Z', '#33373d')
      ink.oval([54, 24, 52, 10], '#6a707a')
      ink.oval([54, 24, 44, 8], ink.main)
      ink.shape('M16 27Q22 50 30 30ZM84 29Q88 44 94 26Z', ink.main)
    },
  },
  {
    words: ['magic lamp', 'genie lamp'],
    ...metresTall(0.2, 150, '#e8b430'),
    draw: (ink) => {
      ink.line('M108 44Q138 24 140 46T112 70', 7, ink.dark)
      ink.shape('M42 92H96L88 80H52Z', ink.deep)
      ink.shape('M4 26Q26 26 40 44H110Q118 80 70 84Q36 82 26 52Q18 38 4 26Z', ink.main)
      ink.shape('M84 44H110Q118 80 70 84Q96 70 84 44Z', ink.dark)
      ink.shape('M46 44Q54 26 72 26T98 44Z', ink.light)
      ink.disc([72, 22, 6], ink.deep)
    },
  },
  {
    words: ['crown', 'tiara'],
    ...metresTall(0.2, 130, '#f2b93b'),
    draw: (ink) => {
      ink.poly('8,92 2,22 36,54 65,6 94,54 128,22 122,92', ink.main)
      ink.poly('65,6 94,54 128,22 122,92 78,92', ink.dark)
      ink.box([6, 82, 118, 18], ink.deep, 4)
      for (const [x, y, tone] of [
        [2, 20, '#e5443c'],
        [65, 6, '#4fb0d8'],
        [128, 20, '#e5443c'],
      ] as const)
        ink.disc([x === 2 ? 6 : x === 128 ? 124 : x, y, 6], tone)
      for (const [x, tone] of [
        [32, '#6fbf58'],
        [65, '#e5443c'],
        [98, '#4f8fd0'],
      ] as const)
        ink.oval([x, 90, 7, 5], tone)
    },
  },
  {
    words: ['crystal', 'gem', 'gemstone', 'quartz'],
    ...metresTall(0.4, 84, '#9a7fe0'),
    draw: (ink) => {
      for (const [x, top, half, tone, side] of [
        [20, 36, 12, ink.dark, ink.deep],
        [64, 28, 13, ink.dark, ink.deep],
        [42, 2, 17, ink.main, ink.dark],
      ] as const) {
        ink.poly(
          [
            [x, top],
            [x + half, top + half],
            [x + half * 0.8, 98],
            [x - half * 0.8, 98],
            [x - half, top + half],
          ],
          tone,
        )
        ink.poly([x, top, x + half, top + half, x + half * 0.8, 98, x + 2, 98], side)
        ink.poly(
          [
            [x - half * 0.5, top + half],
            [x - half * 0.1, top + half],
            [x - half * 0.2, 80],
            [x - half * 0.5, 84],
          ],
          ink.pale,
        )
      }
    },
  },
  {
    words: ['scroll', 'map', 'parchment'],
    ...metresTall(0.4, 110, '#e9d3a0'),
    grips: { bothHands: [0.5, 0.5] },
    draw: (ink) => {
      ink.box([10, 12, 90, 76], ink.main, 2)
      ink.line('M24 68Q36 40 54 56T86 30', 2, '#b5563f')
      ink.line('80,24 92,36', 3.4, '#c8353a')
      ink.line('92,24 80,36', 3.4, '#c8353a')
      ink.poly('28,40 38,22 48,40', ink.deep)
      for (const y of [4, 84]) {
        ink.box([4, y, 102, 13], ink.light, 6)
        ink.box([4, y + 7, 102, 6], ink.dark, 3)
      }
    },
  },
]
