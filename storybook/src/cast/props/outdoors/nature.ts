import { metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { WHITE, COAL, PLANK, BARK, SHINE, LEAF, FERN, GOLD } from '../tones.ts'

export const NATURE: readonly Prop[] = [
  {
    words: ['lily pad', 'lilypad', 'water lily leaf', 'lotus leaf'],
    ...metresLong(0.5, 420, '#5aa048'),
    home: 'surface',
    grips: { seat: [0.45, 0.2], top: [0.45, 0.2] },
    draw: (ink) => {
      ink.oval([210, 62, 208, 38], ink.deep)
      ink.oval([210, 52, 206, 36], ink.main)
      ink.poly('210,52 330,20 384,38', ink.dark)
      for (const [x, y] of pairs('40,44 90,76 190,88 300,80 380,60'))
        ink.line([210, 52, x, y], 3, ink.light)
      ink.poly('330,40 346,4 362,38', '#f6b6cc')
      ink.poly('344,42 372,8 376,44', '#f9cfdd')
      ink.poly('316,44 326,10 350,44', '#f9cfdd')
      ink.disc([348, 38, 7], GOLD)
    },
  },
  {
    words: ['seed', 'acorn seed', 'sunflower seed', 'seeds'],
    ...metresTall(0.1, 70, '#9a6a3c'),
    draw: (ink) => {
      ink.shape('M35 2Q68 36 62 66Q54 98 35 98Q16 98 8 66Q2 36 35 2Z', ink.main)
      ink.shape('M35 2Q68 36 62 66Q54 98 35 98Q50 60 35 2Z', ink.dark)
      ink.line('M22 40Q16 62 26 84', 4, ink.light)
    },
  },
  {
    words: ['log', 'tree trunk', 'fallen tree', 'firewood'],
    ...metresLong(1.6, 260, '#946239'),
    grips: { seat: [0.45, 0.06], top: [0.45, 0.04] },
    draw: (ink) => {
      ink.box([4, 6, 234, 92], ink.main, 44)
      ink.box([4, 60, 234, 38], ink.dark, 19)
      for (const y of [26, 44, 70]) ink.line([40, y, 170, y + 3], 3, ink.deep)
      ink.oval([222, 52, 34, 46], ink.deep)
      ink.oval([224, 52, 30, 42], PLANK)
      for (const s of [0.7, 0.42, 0.16])
        ink.oval([224, 52, 30 * s, 42 * s], s > 0.5 ? '#c08a55' : s > 0.3 ? PLANK : '#c08a55')
      ink.line('90,8 78,-4', 10, ink.dark)
    },
  },
  {
    words: ['iceberg', 'glacier'],
    ...metresTall(30, 150, '#d6edf7'),
    home: 'surface',
    draw: (ink) => {
      ink.poly('4,100 22,52 40,60 62,6 88,34 104,20 128,64 146,100', ink.main)
      ink.poly('62,6 88,34 80,100 52,100', ink.light)
      ink.poly('104,20 128,64 146,100 104,100 98,60', ink.dark)
      ink.poly('22,52 40,60 34,100 4,100', ink.dark)
      ink.poly('62,6 70,40 52,100 34,100 40,60', SHINE)
    },
  },
  {
    words: ['seaweed', 'kelp', 'algae'],
    ...metresTall(1.6, 60, '#3f8f5a'),
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
    words: ['boulder', 'stone', 'big rock', 'cliff'],
    ...metresTall(1.2, 140, '#97928a'),
    grips: { top: [0.5, 0.04], seat: [0.5, 0.06] },
    draw: (ink) => {
      ink.poly('4,100 10,54 34,18 74,4 112,22 134,62 138,100', ink.main)
      ink.poly('74,4 112,22 134,62 138,100 96,100 84,50', ink.dark)
      ink.poly('34,18 74,4 84,50 44,58', ink.light)
      ink.poly('10,54 44,58 52,100 4,100', ink.dark)
    },
  },
  {
    words: ['flower bud', 'bud'],
    ...metresTall(0.5, 56, '#8fb24e'),
    build: 'plant',
    draw: (ink) => {
      ink.line('M28 30Q31 66 28 100', 4, LEAF)
      ink.oval([14, 72, 14, 5.5], FERN, 0.5)
      ink.oval([42, 62, 14, 5.5], LEAF, -0.5)
      ink.oval([28, 20, 11, 16], ink.main)
      ink.oval([22, 24, 5, 13], FERN, -0.2)
      ink.oval([34, 24, 5, 13], LEAF, 0.2)
      ink.disc([28, 7, 4], '#e8c050')
    },
  },
  {
    words: ['dandelion'],
    ...metresTall(0.3, 56, '#f4f4f0'),
    build: 'plant',
    draw: (ink) => {
      ink.line('M28 34Q32 66 26 100', 2.6, LEAF)
      ink.oval([14, 92, 14, 5], FERN, 0.5)
      ink.oval([40, 94, 14, 5], LEAF, -0.4)
      for (let i = 0; i < 22; i++) {
        const [cos, sin] = [Math.cos(i * 0.2856), Math.sin(i * 0.2856)]
        ink.line([28, 28, 28 + cos * 24, 28 + sin * 24], 0.9, ink.dark)
        ink.disc([28 + cos * 25, 28 + sin * 25, 2.6], ink.main)
        ink.disc([28 + cos * 16, 28 + sin * 16, 2.2], ink.main)
      }
      ink.disc([28, 28, 5], '#c9b98a')
    },
  },
  {
    words: ['pumpkin'],
    ...metresTall(0.35, 116, '#ef8a2b'),
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
    words: ['snowball', 'ball of snow'],
    ...metresTall(0.5, 100, '#f2f6f9'),
    build: 'wheeled',
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.dark)
      ink.disc([46, 46, 44], ink.main)
      ink.oval([34, 30, 16, 10], WHITE, -0.5)
      for (const [x, y] of pairs('62 60, 40 70, 70 38')) ink.oval([x, y, 6, 3], ink.dark, 0.4)
    },
  },
  {
    words: ['snowman'],
    ...metresTall(1.6, 70, '#f4f8fb'),
    grips: { rightHand: [0.97, 0.37], leftHand: [0.03, 0.37] },
    draw: (ink) => {
      ink.line('14,50 0,36', 2.6, BARK)
      ink.line('56,50 70,36', 2.6, BARK)
      ink.line('4,40 1,44', 2, BARK)
      ink.line('66,40 69,44', 2, BARK)
      for (const [y, r] of pairs('76 25, 46 19, 23 14')) {
        ink.disc([35, y, r], ink.dark)
        ink.disc([33.4, y - 1, r * 0.93], ink.main)
      }
      ink.shape('M23 34H47L50 40H20Z', '#d8433b')
      ink.poly('42,38 50,38 52,58 44,58', '#b8352f')
      for (const x of [30, 40]) ink.disc([x, 20, 1.8], COAL)
      ink.poly('35,24 35,28 20,27', '#f0893a')
      for (const [x, y] of pairs('28 30, 32 32, 37 32, 41 30')) ink.disc([x, y, 1], COAL)
      for (const y of [48, 56]) ink.disc([34, y, 1.8], COAL)
      ink.box([22, 10, 26, 4], COAL, 1)
      ink.box([26, 0, 18, 12], COAL, 2)
      ink.box([26, 7, 18, 4], GOLD)
    },
  },
  {
    words: ['flower', 'daisy', 'gerbera', 'wildflower'],
    ...metresTall(0.45, 62, '#f2668b'),
    build: 'plant',
    kind: 'plant',
    grips: { rightHand: [0.5, 0.85], leftHand: [0.5, 0.85] },
    moving: [
      {
        by: 'bloom',
        rest: 1,
        at: [31, 34],
        draw: (ink) => {
          for (let i = 0; i < 8; i++) {
            ink.moved({ x: 31, y: 30, turn: i * 0.785 }, () =>
              ink.oval([0, -19, 8.4, 12], i % 2 ? ink.main : ink.dark),
            )
          }
          for (let i = 0; i < 8; i++) {
            ink.moved({ x: 31, y: 30, turn: i * 0.785 + 0.1 }, () =>
              ink.oval([-1, -17, 4, 8], ink.light),
            )
          }
          ink.disc([31, 30, 10], GOLD)
          ink.disc([29, 28, 6], '#ffd873')
        },
      },
    ],
    draw: (ink) => {
      ink.line('M31 34Q35 66 30 100', 3.4, FERN)
      ink.shape('M31 84Q10 82 6 64Q26 64 31 84Z', LEAF)
      ink.shape('M32 74Q52 74 58 56Q36 56 32 74Z', FERN)
    },
  },
]
