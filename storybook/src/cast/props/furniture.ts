import type { Prop } from './prop.ts'
import {
  BARK,
  COAL,
  CREAM,
  FERN,
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

const ON_TOP = { top: [0.5, 0.03], seat: [0.5, 0.03] } as const
const BOOKS = ['#c8503f', '#3f7fb5', '#e0a83a', '#5c9a58', '#8a5fb0', '#d9d0bb', '#c46f9a']

export const FURNITURE: readonly Prop[] = [
  {
    name: 'dining-table',
    words: ['dining table', 'table', 'kitchen table', 'wooden table'],
    tall: 0.76,
    width: 220,
    colour: WOOD,
    grips: ON_TOP,
    draw: (ink) => {
      for (const x of [40, 168]) ink.shape(`M${x} 20H${x + 12}L${x + 9} 90H${x + 3}Z`, ink.deep)
      for (const x of [14, 190]) ink.shape(`M${x} 16H${x + 16}L${x + 12} 100H${x + 4}Z`, ink.dark)
      ink.box([14, 12, 192, 14], ink.dark, 2)
      ink.box([2, 2, 216, 13], ink.main, 5)
      ink.box([2, 2, 216, 5], ink.light, 4)
    },
  },
  {
    name: 'round-table',
    words: ['round table', 'cafe table', 'coffee table', 'side table'],
    tall: 0.7,
    width: 120,
    colour: '#a8703f',
    grips: ON_TOP,
    draw: (ink) => {
      ink.box([55, 12, 10, 76], ink.deep, 3)
      ink.shape('M60 80L96 100H84L60 90L36 100H24Z', ink.dark)
      ink.oval([60, 13, 59, 9], ink.deep)
      ink.oval([60, 9, 59, 9], ink.main)
      ink.oval([52, 8, 40, 5], ink.light)
    },
  },
  {
    name: 'desk',
    words: ['desk', 'writing desk', 'office desk', 'workbench'],
    tall: 0.76,
    width: 190,
    colour: '#b57d4a',
    grips: ON_TOP,
    draw: (ink) => {
      ink.box([10, 12, 50, 86], ink.main, 3)
      for (const y of [20, 46, 72]) {
        ink.box([15, y, 40, 22], ink.light, 3)
        ink.box([29, y + 8, 12, 4], GOLD, 2)
      }
      ink.box([166, 12, 12, 88], ink.dark, 2)
      ink.box([60, 14, 108, 12], ink.deep, 2)
      ink.box([2, 2, 186, 12], ink.main, 4)
      ink.box([2, 2, 186, 5], ink.light, 4)
    },
  },
  {
    name: 'couch',
    words: ['couch', 'sofa', 'settee', 'loveseat'],
    tall: 0.85,
    width: 220,
    colour: '#4f83b8',
    grips: { seat: [0.5, 0.52], top: [0.5, 0.52], back: [0.5, 0.1] },
    draw: (ink) => {
      for (const x of [24, 186]) ink.box([x, 88, 10, 12], BARK, 2)
      ink.box([22, 2, 176, 62], ink.dark, 14)
      ink.box([28, 6, 80, 54], ink.main, 12)
      ink.box([112, 6, 80, 54], ink.main, 12)
      ink.box([18, 50, 184, 40], ink.deep, 8)
      ink.box([26, 48, 83, 24], ink.light, 8)
      ink.box([111, 48, 83, 24], ink.light, 8)
      for (const x of [2, 186]) {
        ink.box([x, 34, 32, 58], ink.main, 14)
        ink.box([x + 6, 40, 20, 10], ink.light, 5)
      }
      ink.moved({ x: 50, y: 34, turn: -0.2 }, () => ink.box([-15, -15, 30, 28], GOLD, 6))
    },
  },
  {
    name: 'armchair',
    words: ['armchair', 'easy chair', 'recliner'],
    tall: 1,
    width: 104,
    colour: '#b8604f',
    grips: { seat: [0.5, 0.52], back: [0.5, 0.1] },
    draw: (ink) => {
      for (const x of [16, 78]) ink.box([x, 90, 10, 10], BARK, 2)
      ink.box([16, 2, 72, 66], ink.dark, 18)
      ink.box([24, 8, 56, 56], ink.main, 14)
      ink.box([12, 52, 80, 40], ink.deep, 8)
      ink.box([20, 50, 64, 24], ink.light, 9)
      for (const x of [1, 77]) {
        ink.box([x, 36, 26, 58], ink.main, 12)
        ink.box([x + 5, 42, 16, 8], ink.light, 4)
      }
    },
  },
  {
    name: 'side-chair',
    words: ['dining chair', 'side chair', 'kitchen chair'],
    tall: 0.95,
    width: 54,
    colour: WOOD,
    faces: 'right',
    grips: { seat: [0.5, 0.52], top: [0.5, 0.5], back: [0.1, 0.2] },
    draw: (ink) => {
      ink.poly(
        [
          [14, 58],
          [20, 58],
          [22, 96],
          [17, 96],
        ],
        ink.deep,
      )
      ink.poly(
        [
          [42, 58],
          [47, 58],
          [46, 96],
          [41, 96],
        ],
        ink.deep,
      )
      ink.poly(
        [
          [3, 2],
          [10, 0],
          [14, 54],
          [8, 100],
          [2, 100],
          [7, 54],
        ],
        ink.dark,
      )
      ink.poly(
        [
          [46, 58],
          [52, 58],
          [53, 100],
          [47, 100],
        ],
        ink.main,
      )
      for (const y of [6, 20, 34])
        ink.poly(
          [
            [6, y],
            [13, y - 4],
            [14, y + 6],
            [7, y + 10],
          ],
          ink.light,
        )
      ink.poly(
        [
          [8, 2],
          [16, -0.6],
          [20, 48],
          [12, 52],
        ],
        ink.main,
      )
      ink.shape('M6 50L20 46H48Q54 47 53 54L52 60H8Z', ink.main)
      ink.shape('M8 55H53L52 61H8Z', ink.dark)
    },
  },
  {
    name: 'office-chair',
    words: ['office chair', 'desk chair', 'swivel chair'],
    tall: 1.1,
    width: 62,
    colour: '#4b545e',
    faces: 'right',
    grips: { seat: [0.5, 0.56], back: [0.1, 0.3] },
    draw: (ink) => {
      ink.box([29, 60, 5, 26], STEEL, 2)
      ink.line(
        [
          [8, 92],
          [31, 84],
          [54, 92],
        ],
        4,
        STEEL,
      )
      for (const x of [8, 31, 54]) ink.disc([x, 95, 5], COAL)
      ink.shape('M6 6Q8 0 16 2T22 12L24 50H10Z', ink.main)
      ink.shape('M16 2Q22 4 22 12L24 50H18Z', ink.dark)
      ink.line('M22 44H48V54', 4, COAL)
      ink.box([8, 52, 46, 11], ink.light, 5)
      ink.box([8, 58, 46, 6], ink.dark, 3)
    },
  },
  {
    name: 'stool',
    words: ['stool', 'bar stool'],
    tall: 0.6,
    width: 66,
    colour: WOOD,
    grips: ON_TOP,
    draw: (ink) => {
      ink.poly(
        [
          [12, 12],
          [20, 12],
          [10, 100],
          [3, 100],
        ],
        ink.dark,
      )
      ink.poly(
        [
          [46, 12],
          [54, 12],
          [63, 100],
          [56, 100],
        ],
        ink.dark,
      )
      ink.box([12, 60, 42, 6], ink.deep, 3)
      ink.box([3, 2, 60, 14], ink.main, 7)
      ink.box([3, 2, 60, 7], ink.light, 5)
    },
  },
  {
    name: 'rocking-chair',
    words: ['rocking chair'],
    tall: 1.1,
    width: 84,
    colour: BARK,
    faces: 'right',
    grips: { seat: [0.5, 0.56] },
    draw: (ink) => {
      ink.line('M6 84Q40 106 80 86', 5, ink.deep)
      ink.line(
        [
          [20, 90],
          [22, 58],
        ],
        5,
        ink.dark,
      )
      ink.line(
        [
          [60, 90],
          [58, 58],
        ],
        5,
        ink.dark,
      )
      ink.line(
        [
          [22, 58],
          [8, 6],
        ],
        6,
        ink.main,
      )
      for (const y of [12, 24, 36])
        ink.line(
          [
            [10 + y * 0.2, y],
            [20 + y * 0.2, y - 3],
          ],
          5,
          ink.light,
        )
      ink.line(
        [
          [16, 42],
          [58, 42],
        ],
        5,
        ink.main,
      )
      ink.line(
        [
          [58, 42],
          [58, 58],
        ],
        4,
        ink.dark,
      )
      ink.box([18, 54, 48, 8], ink.main, 4)
    },
  },
  {
    name: 'bed',
    words: ['bed', 'double bed', 'single bed'],
    tall: 0.95,
    width: 210,
    colour: '#5f8fc4',
    faces: 'left',
    grips: { seat: [0.55, 0.48], top: [0.55, 0.46], middle: [0.55, 0.46] },
    draw: (ink) => {
      ink.box([2, 2, 16, 98], BARK, 5)
      ink.box([194, 42, 14, 58], BARK, 5)
      ink.box([10, 66, 192, 22], WOOD, 3)
      ink.box([16, 48, 182, 24], WHITE, 7)
      ink.shape('M18 46Q20 32 42 33T66 46Q66 54 42 54T18 46Z', CREAM)
      ink.shape('M70 42H190Q198 42 198 50V80H64Q60 52 70 42Z', ink.main)
      ink.shape('M64 66H198V80H64Z', ink.dark)
      ink.shape('M70 42H88Q80 54 84 80H64Q60 52 70 42Z', ink.light)
    },
  },
  {
    name: 'bookshelf',
    words: ['bookshelf', 'bookcase', 'shelf', 'book shelf'],
    tall: 2,
    width: 74,
    colour: '#9a663c',
    draw: (ink) => {
      ink.box([1, 1, 72, 99], ink.main, 2)
      for (let row = 0; row < 4; row++) {
        const y = 5 + row * 24
        ink.box([5, y, 64, 20], ink.deep, 1)
        let x = 6
        for (let i = 0; x < 62; i++) {
          const [width, tall] = [4 + ((i * 7 + row * 5) % 4), 13 + ((i * 5 + row * 3) % 6)]
          if ((i + row * 3) % 8 !== 6)
            ink.box(
              [x, y + 20 - tall, width, tall],
              BOOKS[(i + row * 2) % BOOKS.length] ?? GOLD,
              0.6,
            )
          x += width + 0.7
        }
      }
    },
  },
  {
    name: 'wardrobe',
    words: ['wardrobe', 'closet', 'cupboard', 'cabinet'],
    tall: 2,
    width: 62,
    colour: '#b57d4a',
    draw: (ink) => {
      for (const x of [5, 50]) ink.box([x, 95, 7, 5], ink.deep, 1)
      ink.box([0, 1, 62, 6], ink.deep, 2)
      ink.box([2, 5, 58, 91], ink.main, 2)
      for (const x of [6, 33]) {
        ink.box([x, 11, 23, 62], ink.light, 2)
        ink.box([x + 4, 16, 15, 52], ink.dark, 1)
      }
      ink.box([6, 78, 50, 13], ink.light, 2)
      ink.disc([28, 44, 1.6], GOLD)
      ink.disc([34, 44, 1.6], GOLD)
      ink.box([26, 83, 10, 3], GOLD, 1.5)
    },
  },
  {
    name: 'chest-of-drawers',
    words: ['chest of drawers', 'dresser', 'drawer', 'nightstand'],
    tall: 0.9,
    width: 100,
    colour: '#c08a56',
    grips: ON_TOP,
    draw: (ink) => {
      for (const x of [8, 82]) ink.box([x, 92, 10, 8], ink.deep, 2)
      ink.box([4, 6, 92, 88], ink.main, 3)
      ink.box([1, 2, 98, 8], ink.dark, 3)
      for (const y of [16, 42, 68]) {
        ink.box([10, y, 80, 21], ink.light, 3)
        for (const x of [30, 66]) ink.disc([x, y + 10, 3], GOLD)
      }
    },
  },
  {
    name: 'vase',
    words: ['vase', 'flower vase', 'urn'],
    tall: 0.4,
    width: 62,
    colour: '#3f86c4',
    grips: { top: [0.5, 0.02], bothHands: [0.5, 0.6] },
    draw: (ink) => {
      ink.shape(
        'M20 4H42Q38 20 40 28Q60 40 60 62T44 98Q43 100 40 100H22Q19 100 18 98Q2 84 2 62T22 28Q24 20 20 4Z',
        ink.main,
      )
      ink.shape(
        'M34 4H42Q38 20 40 28Q60 40 60 62T44 98Q43 100 40 100H34Q50 80 46 56Q44 38 34 28Z',
        ink.dark,
      )
      ink.oval([31, 5, 12, 4], ink.deep)
      ink.line('M3 58Q31 70 59 58', 3, ink.pale)
      ink.line('M5 72Q31 84 57 72', 3, ink.pale)
      ink.shape('M9 58Q8 46 18 38Q14 50 15 60Z', ink.pale)
    },
  },
  {
    name: 'potted-plant',
    words: ['potted plant', 'houseplant', 'plant pot', 'flower pot', 'plant'],
    tall: 0.65,
    width: 76,
    colour: '#cf6a43',
    build: 'plant',
    draw: (ink) => {
      const leaf = (turn: number, long: number, tone: string): void =>
        ink.moved({ x: 38, y: 62, turn }, () => {
          ink.shape(`M0 0Q-13 ${-long * 0.5} 0 ${-long}Q13 ${-long * 0.5} 0 0Z`, tone)
          ink.line(
            [
              [0, 0],
              [0, -long * 0.85],
            ],
            1.2,
            FERN,
          )
        })
      for (const [turn, long] of [
        [-1.15, 40],
        [1.15, 40],
        [-0.6, 54],
        [0.6, 54],
      ] as const)
        leaf(turn, long, FERN)
      for (const [turn, long] of [
        [-0.85, 44],
        [0.85, 44],
        [-0.3, 60],
        [0.32, 58],
        [0, 56],
      ] as const)
        leaf(turn, long, LEAF)
      ink.shape('M14 66H62L56 96Q55 100 51 100H25Q21 100 20 96Z', ink.main)
      ink.shape('M46 66H62L56 96Q55 100 51 100H42Z', ink.dark)
      ink.box([10, 58, 56, 11], ink.light, 4)
      ink.box([46, 58, 20, 11], ink.main, 4)
    },
  },
  {
    name: 'clock',
    words: ['clock', 'wall clock'],
    tall: 0.36,
    width: 100,
    colour: '#5f9ec4',
    home: 'any',
    grips: { middle: [0.5, 0.5] },
    moving: [
      {
        by: 'time',
        at: [50, 50],
        speed: 0.06,
        draw: (ink) =>
          ink.line(
            [
              [50, 54],
              [50, 18],
            ],
            3.4,
            COAL,
          ),
      },
      {
        by: 'time',
        at: [50, 50],
        speed: 0.005,
        draw: (ink) =>
          ink.line(
            [
              [47, 52],
              [68, 40],
            ],
            5,
            COAL,
          ),
      },
    ],
    draw: (ink) => {
      ink.disc([50, 50, 49.5], ink.dark)
      ink.disc([50, 50, 47], ink.main)
      ink.shape('M10 34Q20 10 46 6Q26 18 20 40Z', ink.pale)
      ink.disc([50, 50, 38], ink.dark)
      ink.disc([50, 51, 37], WHITE)
      for (let i = 0; i < 12; i++) {
        const [sin, cos] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)]
        ink.line(
          [
            [50 + sin * 33, 51 - cos * 33],
            [50 + sin * (i % 3 ? 30 : 27), 51 - cos * (i % 3 ? 30 : 27)],
          ],
          i % 3 ? 2 : 3.4,
          ink.deep,
        )
      }
      ink.disc([50, 50, 4], ink.deep)
    },
  },
  {
    name: 'toilet',
    words: ['toilet', 'toilet bowl', 'lavatory'],
    tall: 0.8,
    width: 76,
    colour: '#f1f3f3',
    faces: 'right',
    grips: { seat: [0.62, 0.48], top: [0.6, 0.46] },
    draw: (ink) => {
      ink.box([4, 4, 26, 46], ink.main, 4)
      ink.box([2, 0, 30, 8], ink.light, 3)
      ink.box([24, 4, 6, 46], ink.dark, 3)
      ink.box([8, 14, 9, 4], STEEL, 2)
      ink.shape('M22 60H70Q70 82 50 86L54 100H22Q26 84 20 72Z', ink.main)
      ink.shape('M50 60H70Q70 82 50 86L54 100H42Q46 80 50 60Z', ink.dark)
      ink.box([18, 48, 57, 8], ink.pale, 4)
      ink.box([20, 54, 54, 7], ink.deep, 3)
    },
  },
  {
    name: 'bathtub',
    words: ['bathtub', 'bath', 'tub'],
    tall: 0.7,
    width: 220,
    colour: '#f2f3f2',
    grips: { seat: [0.5, 0.6], middle: [0.5, 0.5] },
    draw: (ink) => {
      for (const x of [36, 172])
        ink.shape(`M${x} 84Q${x - 6} 98 ${x + 8} 100Q${x + 18} 96 ${x + 12} 84Z`, GOLD)
      ink.line('M196 40V14Q196 6 188 6T180 14', 6, STEEL)
      for (const [x, y, r] of [
        [40, 32, 14],
        [62, 26, 17],
        [90, 30, 15],
        [114, 26, 16],
        [140, 31, 14],
      ] as const)
        ink.disc([x, y, r], x % 4 ? '#eaf6fb' : WHITE)
      ink.shape('M8 40H212Q208 92 168 92H52Q12 92 8 40Z', ink.main)
      ink.shape('M160 40H212Q208 92 168 92H130Q160 80 160 40Z', ink.dark)
      ink.box([2, 34, 216, 11], ink.light, 5)
      ink.box([2, 41, 216, 5], ink.dark, 2)
    },
  },
  {
    name: 'shower',
    words: ['shower', 'shower cabin', 'shower stall'],
    tall: 2.2,
    width: 52,
    colour: GLASS,
    draw: (ink) => {
      ink.faint(0.6, () => ink.box([4, 6, 44, 88], ink.main, 2))
      ink.line('M42 92V10Q42 5 36 5H28', 2.4, STEEL)
      ink.shape('M18 14H34L30 7H22Z', STEEL)
      ink.faint(0.7, () => {
        for (const x of [19, 23, 27, 31])
          for (let y = 17; y < 84; y += 11)
            ink.line(
              [
                [x, y + (x % 3) * 2],
                [x - 1, y + 6 + (x % 3) * 2],
              ],
              1.1,
              '#7fc4e6',
            )
      })
      ink.box([1, 93, 50, 7], WHITE, 2)
      ink.box([3, 5, 2.6, 90], METAL, 1)
      ink.box([46, 5, 2.6, 90], METAL, 1)
      ink.poly(
        [
          [8, 8],
          [14, 8],
          [10, 60],
          [8, 60],
        ],
        SHINE,
      )
    },
  },
  {
    name: 'mirror',
    words: ['mirror', 'standing mirror', 'dressing mirror'],
    tall: 1.6,
    width: 52,
    colour: '#c89a4f',
    grips: { middle: [0.5, 0.4] },
    draw: (ink) => {
      ink.line(
        [
          [10, 50],
          [6, 98],
        ],
        4,
        ink.deep,
      )
      ink.line(
        [
          [42, 50],
          [46, 98],
        ],
        4,
        ink.deep,
      )
      ink.oval([26, 44, 25, 43.5], ink.main)
      ink.oval([26, 44, 21, 39], GLASS)
      ink.shape('M14 14Q26 2 38 14L10 62Q4 40 14 14Z', SHINE)
    },
  },
  {
    name: 'lectern',
    words: ['lectern', 'podium', 'pulpit'],
    tall: 1.2,
    width: 70,
    colour: '#9a663c',
    grips: { top: [0.5, 0.06], bothHands: [0.5, 0.1] },
    draw: (ink) => {
      ink.line('M52 14Q54 2 62 4', 2, IRON)
      ink.disc([63, 4, 3.4], COAL)
      ink.poly(
        [
          [14, 22],
          [56, 22],
          [52, 94],
          [18, 94],
        ],
        ink.main,
      )
      ink.poly(
        [
          [42, 22],
          [56, 22],
          [52, 94],
          [42, 94],
        ],
        ink.dark,
      )
      ink.poly(
        [
          [2, 14],
          [68, 10],
          [64, 24],
          [6, 26],
        ],
        ink.light,
      )
      ink.box([10, 92, 50, 8], ink.deep, 2)
      ink.disc([34, 54, 9], GOLD)
    },
  },
  {
    name: 'rug',
    words: ['rug', 'carpet', 'mat', 'yoga mat'],
    long: 2,
    width: 900,
    colour: '#c2524a',
    draw: (ink) => {
      ink.poly(
        [
          [90, 10],
          [810, 10],
          [890, 92],
          [10, 92],
        ],
        ink.main,
      )
      ink.poly(
        [
          [130, 22],
          [770, 22],
          [830, 78],
          [70, 78],
        ],
        ink.light,
      )
      ink.poly(
        [
          [170, 32],
          [730, 32],
          [770, 68],
          [130, 68],
        ],
        ink.dark,
      )
    },
  },
  {
    name: 'crib',
    words: ['crib', 'cradle', 'cot'],
    tall: 1,
    width: 130,
    colour: '#e9d9b8',
    grips: { seat: [0.5, 0.6] },
    draw: (ink) => {
      for (const x of [4, 116]) ink.box([x, 2, 10, 96], ink.main, 4)
      ink.box([10, 66, 110, 16], '#a8cfe8', 6)
      for (let x = 22; x < 112; x += 13) ink.box([x, 20, 5, 62], ink.dark, 2)
      ink.box([8, 16, 114, 8], ink.light, 4)
      ink.box([8, 78, 114, 9], ink.main, 4)
      for (const x of [9, 121]) ink.disc([x, 97, 4], IRON)
    },
  },
  {
    name: 'fireplace',
    words: ['fireplace', 'hearth'],
    tall: 1.4,
    width: 130,
    colour: '#b56650',
    moving: [
      {
        by: 'flicker',
        at: [65, 88],
        draw: (ink) => {
          ink.shape('M65 44Q88 66 80 82T65 90T50 82T65 44Z', '#ff8a2a')
          ink.shape('M65 60Q76 74 73 82T65 89T57 82T65 60Z', '#ffd45e')
        },
      },
    ],
    draw: (ink) => {
      ink.box([6, 12, 118, 88], ink.main, 2)
      for (let row = 0; row < 8; row++)
        for (let col = 0; col < 6; col++)
          ink.box(
            [8 + col * 20 - (row % 2) * 8, 16 + row * 10.5, 17, 8.4],
            (row * 7 + col * 5) % 3 ? ink.light : ink.dark,
            1.5,
          )
      ink.shape('M30 100V54Q30 34 65 34T100 54V100Z', COAL)
      ink.box([0, 2, 130, 13], PLANK, 3)
      ink.moved({ x: 65, y: 92, turn: 0.1 }, () => ink.box([-24, -4, 48, 8], BARK, 4))
      ink.moved({ x: 65, y: 92, turn: -0.12 }, () => ink.box([-22, -5, 44, 8], '#6f452a', 4))
    },
  },
]
