import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { COAL, CREAM, FLAME, GLASS, GOLD, IRON, SHINE, STEEL, WHITE, WOOD } from '../tones.ts'

/** What is dug up, blown along or blown up. */
export const FINDS: readonly Prop[] = [
  {
    words: ['atom', 'molecule', 'atomic model', 'nucleus'],
    ...metresTall(1, 110, '#3f7fc4'),
    home: 'air',
    moving: [0, 1, 2].map((i) => ({
      ...driven('time' as const, [55, 50] as const, 0.2 + i * 0.07),
      draw: (ink) =>
        ink.moved({ x: 55, y: 50, turn: i * 2.1 }, () => ink.disc([44, 0, 5], ink.main)),
    })),
    draw: (ink) => {
      for (const turn of [0, 1.05, 2.1])
        ink.moved({ x: 55, y: 50, turn }, () =>
          ink.line('M-46 0A46 17 0 1 0 46 0A46 17 0 1 0 -46 0', 2.4, ink.light),
        )
      for (const [x, y, tone] of [
        [50, 46, '#c8443a'],
        [60, 46, GOLD],
        [55, 55, '#c8443a'],
      ] as const)
        ink.disc([x, y, 7.6], tone)
    },
  },
  {
    words: ['bone', 'dog bone', 'bones'],
    ...metresLong(0.25, 190, '#f1e6cf'),
    draw: (ink) => {
      ink.box([34, 38, 122, 26], ink.main, 10)
      ink.box([34, 54, 122, 10], ink.dark, 5)
      for (const [x, y] of pairs('26 34, 26 68, 164 34, 164 68')) ink.disc([x, y, 21], ink.main)
      for (const x of [20, 158]) ink.oval([x, 28, 6, 4], WHITE, -0.5)
    },
  },
  {
    words: ['treasure pot', 'pot of gold', 'crock of gold'],
    ...metresTall(0.6, 108, '#f2b93b'),
    grips: { top: [0.5, 0.2] },
    // The colour of what is in it: the pot is of iron.
    draw: (ink) => {
      for (const [x, y, r] of triples('30 26 11, 78 26 11, 42 16 12, 66 16 12, 54 9 11'))
        ink.disc([x, y, r], ink.main)
      for (const [x, y] of pairs('30 25, 78 25, 42 15, 66 15, 54 8'))
        ink.ring([x, y, 7], 2, ink.dark)
      for (const x of [30, 78]) ink.line([x, 88, x + (x - 54) * 0.2, 98], 7, '#1d2024')
      ink.shape('M8 34H100Q116 92 54 94T8 34Z', '#3a3e45')
      ink.shape('M70 34H100Q116 92 54 94Q88 74 70 34Z', '#2a2d33')
      ink.box([2, 28, 104, 10], '#545a63', 5)
      ink.oval([86, 26, 10, 9], ink.light)
    },
  },
  {
    words: ['gold nugget', 'nugget of gold', 'gold nuggets', 'lump of gold'],
    ...metresTall(0.1, 120, '#f2b93b'),
    draw: (ink) => {
      ink.poly('8,92 4,60 28,32 58,40 84,16 112,46 116,88 70,99', ink.main)
      ink.poly('84,16 112,46 116,88 70,99 78,60', ink.dark)
      ink.poly('28,32 58,40 44,66 10,60', ink.pale)
      ink.poly('58,40 84,16 78,60 44,66', ink.light)
    },
  },
  {
    words: ['fossil', 'ammonite', 'fossils', 'trilobite', 'trilobites'],
    ...metresTall(0.2, 120, '#a89478'),
    draw: (ink) => {
      ink.poly('6,90 2,40 30,8 86,4 118,38 114,92 60,99', ink.dark)
      ink.poly('10,86 8,42 32,13 84,9 112,40 108,86 60,93', ink.light)
      ink.line(
        'M60 52Q64 46 70 52Q74 64 58 66Q42 64 44 46Q50 28 70 30Q94 36 90 60Q82 84 54 82',
        7,
        ink.deep,
      )
      for (const [x, y] of pairs('90 48, 84 68, 66 80, 46 38, 66 32, 80 38'))
        ink.disc([x, y, 2.4], ink.main)
    },
  },
  {
    name: 'icicles',
    words: ['icicle', 'icicles'],
    ...metresTall(0.8, 90, '#bfe3f2'),
    draw: (ink) => {
      ink.box([0, 0, 90, 12], WHITE, 5)
      for (const [x, length] of pairs('10 52, 26 84, 44 98, 60 66, 78 46')) {
        ink.poly([x - 8, 8, x + 8, 8, x, length], ink.main)
        ink.poly([x + 1, 8, x + 8, 8, x, length], ink.dark)
        ink.line([x - 3, 12, x - 1, length * 0.6], 1.6, SHINE)
      }
    },
  },
  {
    words: ['tumbleweed', 'tumbleweeds'],
    ...metresTall(0.8, 100, '#b8935a'),
    moving: [
      {
        ...driven('roll', [50, 50]),
        draw: (ink) => {
          for (let i = 0; i < 9; i++)
            ink.moved({ x: 50, y: 50, turn: i * 0.7 }, () =>
              ink.line('M-44 6Q-20 -40 14 -38Q44 -30 42 4', 2.4, i % 2 ? ink.main : ink.dark),
            )
          for (let i = 0; i < 6; i++)
            ink.moved({ x: 50, y: 50, turn: i * 1.05 }, () => ink.ring([12, 8, 18], 1.8, ink.light))
        },
      },
    ],
    draw: () => {},
  },
  {
    words: ['dynamite', 'stick of dynamite', 'explosives', 'tnt'],
    ...metresTall(0.3, 90, '#c8443a'),
    moving: [
      {
        ...driven('flicker', [74, 8], 0.3),
        draw: (ink) => {
          for (let i = 0; i < 8; i++)
            ink.moved({ x: 74, y: 8, turn: (i * Math.PI) / 4 }, () =>
              ink.line('0,-3 0,-9', 2, GOLD),
            )
          ink.disc([74, 8, 4], FLAME)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M46 32Q48 10 74 8', 3, CREAM)
      for (const [x, tone] of [
        [10, ink.dark],
        [56, ink.dark],
        [33, ink.main],
      ] as const) {
        ink.box([x, 30, 24, 70], tone, 4)
        ink.oval([x + 12, 31, 12, 4], ink.pale)
      }
      for (const y of [48, 78]) ink.box([8, y, 74, 8], COAL, 2)
    },
  },
  {
    words: ['jackhammer', 'pneumatic drill', 'road drill'],
    ...metresTall(1.1, 60, '#e8a72f'),
    draw: (ink) => {
      ink.box([4, 6, 52, 8], COAL, 4)
      ink.box([18, 14, 24, 46], ink.main, 5)
      ink.box([32, 14, 10, 46], ink.dark, 5)
      ink.box([14, 30, 32, 8], IRON, 3)
      ink.poly('24,60 36,60 33,90 30,100 27,90', STEEL)
      ink.line('M44 24Q58 30 56 50', 4, COAL)
    },
  },
  {
    words: ['whip', 'bullwhip', 'riding crop'],
    ...metresLong(0.8, 150, '#6b4326'),
    draw: (ink) => {
      ink.line('M40 76Q80 20 116 36Q146 54 112 70Q84 78 92 52Q102 30 140 12', 4, ink.main)
      ink.line('6,98 42,74', 9, ink.deep)
      for (const t of [0.2, 0.45, 0.7]) ink.disc([6 + 36 * t, 98 - 24 * t, 4.6], WOOD)
      ink.line('140,12 148,4', 2, GLASS)
    },
  },
]
