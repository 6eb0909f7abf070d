import type { Prop } from './prop.ts'
import { COAL, CREAM, GLASS, GOLD, IRON, METAL, SHINE, STEEL, WHITE, WOOD } from './tones.ts'

export const FANTASY: readonly Prop[] = [
  {
    name: 'sword',
    words: ['sword', 'katana', 'blade', 'lightsaber'],
    tall: 1,
    width: 24,
    colour: METAL,
    grips: { rightHand: [0.5, 0.88], leftHand: [0.5, 0.88] },
    draw: (ink) => {
      ink.poly(
        [
          [12, 0],
          [16, 8],
          [15.4, 76],
          [8.6, 76],
          [8, 8],
        ],
        ink.main,
      )
      ink.poly(
        [
          [12, 0],
          [16, 8],
          [15.4, 76],
          [12, 76],
        ],
        ink.dark,
      )
      ink.box([1, 74, 22, 5], GOLD, 2.5)
      ink.box([10, 78, 4, 16], '#6b3f27', 1)
      ink.disc([12, 96, 4], GOLD)
    },
  },
  {
    name: 'shield',
    words: ['shield'],
    tall: 0.8,
    width: 80,
    colour: '#3f6fb5',
    draw: (ink) => {
      ink.shape('M40 2Q58 12 78 12Q82 70 40 98Q-2 70 2 12Q22 12 40 2Z', GOLD)
      ink.shape('M40 10Q56 18 71 19Q74 66 40 90Q6 66 9 19Q24 18 40 10Z', ink.main)
      ink.shape('M40 10Q56 18 71 19Q74 66 40 90Z', ink.dark)
      ink.poly(
        [
          [40, 30],
          [45, 44],
          [60, 44],
          [48, 53],
          [53, 68],
          [40, 58],
          [27, 68],
          [32, 53],
          [20, 44],
          [35, 44],
        ],
        GOLD,
      )
    },
  },
  {
    name: 'throne',
    words: ['throne'],
    tall: 1.8,
    width: 66,
    colour: '#b8353a',
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
    name: 'cauldron',
    words: ['witch cauldron', 'bubbling cauldron'],
    tall: 0.7,
    width: 108,
    colour: '#454a52',
    draw: (ink) => {
      for (const [x, y, r] of [
        [36, 12, 9],
        [56, 8, 11],
        [76, 13, 8],
      ] as const)
        ink.disc([x, y, r], '#8fd05a')
      for (const x of [30, 78])
        ink.line(
          [
            [x, 88],
            [x + (x - 54) * 0.2, 98],
          ],
          7,
          ink.deep,
        )
      ink.shape('M8 26H100Q116 92 54 94T8 26Z', ink.main)
      ink.shape('M70 26H100Q116 92 54 94Q88 70 70 26Z', ink.dark)
      ink.oval([54, 24, 52, 10], ink.light)
      ink.oval([54, 24, 44, 7], '#6fb53f')
    },
  },
  {
    name: 'magic-lamp',
    words: ['magic lamp', 'genie lamp'],
    tall: 0.2,
    width: 150,
    colour: '#e8b430',
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
    name: 'crown',
    words: ['crown', 'tiara'],
    tall: 0.2,
    width: 130,
    colour: '#f2b93b',
    draw: (ink) => {
      ink.poly(
        [
          [8, 92],
          [2, 22],
          [36, 54],
          [65, 6],
          [94, 54],
          [128, 22],
          [122, 92],
        ],
        ink.main,
      )
      ink.poly(
        [
          [65, 6],
          [94, 54],
          [128, 22],
          [122, 92],
          [78, 92],
        ],
        ink.dark,
      )
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
    name: 'crystal',
    words: ['crystal', 'gem', 'gemstone', 'quartz'],
    tall: 0.4,
    width: 84,
    colour: '#9a7fe0',
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
        ink.poly(
          [
            [x, top],
            [x + half, top + half],
            [x + half * 0.8, 98],
            [x + 2, 98],
          ],
          side,
        )
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
    name: 'portal',
    words: ['portal', 'magic portal', 'vortex', 'black hole'],
    tall: 2.4,
    width: 76,
    colour: '#7a4fe0',
    home: 'any',
    moving: [
      {
        by: 'time',
        at: [38, 50],
        speed: 0.25,
        draw: (ink) => {
          for (let i = 0; i < 6; i++)
            ink.moved({ x: 38, y: 50, turn: i * 1.047 }, () =>
              ink.shape('M0 0Q14 -10 10 -28Q24 -10 4 6Z', ink.pale),
            )
        },
      },
    ],
    draw: (ink) => {
      ink.oval([38, 50, 37, 49], ink.deep)
      ink.oval([38, 50, 31, 42], ink.main)
      ink.oval([38, 50, 24, 33], ink.light)
      ink.oval([38, 50, 16, 22], ink.dark)
    },
  },
  {
    name: 'ufo',
    words: ['ufo', 'flying saucer', 'alien ship', 'alien spaceship'],
    tall: 4,
    width: 190,
    colour: '#9aa8b5',
    home: 'air',
    draw: (ink) => {
      ink.shape('M62 42Q62 4 95 4T128 42Z', GLASS)
      ink.shape('M72 36Q74 12 92 8Q82 20 84 40Z', SHINE)
      ink.oval([95, 56, 94, 24], ink.dark)
      ink.oval([95, 50, 94, 22], ink.main)
      ink.oval([95, 44, 48, 12], ink.light)
      for (const x of [20, 52, 95, 138, 170])
        ink.disc([x, x === 95 ? 66 : x === 52 || x === 138 ? 63 : 55, 5.4], '#8ff0a0')
      ink.oval([95, 80, 36, 9], IRON)
    },
  },
  {
    name: 'planet',
    words: ['planet', 'mars', 'red planet', 'jupiter'],
    tall: 40,
    width: 100,
    colour: '#d98a4f',
    home: 'space',
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.dark)
      ink.disc([46, 46, 44], ink.main)
      ink.shape('M5 38Q40 46 92 30Q96 38 96 42Q50 56 3 46Z', ink.light)
      ink.shape('M6 66Q50 76 95 60Q90 70 86 76Q44 82 12 74Z', ink.dark)
      ink.oval([64, 56, 9, 5], ink.deep, -0.2)
      ink.oval([30, 24, 12, 5], ink.pale, -0.5)
    },
  },
  {
    name: 'scroll',
    words: ['scroll', 'map', 'treasure map', 'parchment'],
    tall: 0.4,
    width: 110,
    colour: '#e9d3a0',
    grips: { bothHands: [0.5, 0.5] },
    draw: (ink) => {
      ink.box([10, 12, 90, 76], ink.main, 2)
      ink.line('M24 68Q36 40 54 56T86 30', 2, '#b5563f')
      ink.line(
        [
          [80, 24],
          [92, 36],
        ],
        3.4,
        '#c8353a',
      )
      ink.line(
        [
          [92, 24],
          [80, 36],
        ],
        3.4,
        '#c8353a',
      )
      ink.poly(
        [
          [28, 40],
          [38, 22],
          [48, 40],
        ],
        ink.deep,
      )
      for (const y of [4, 84]) {
        ink.box([4, y, 102, 13], ink.light, 6)
        ink.box([4, y + 7, 102, 6], ink.dark, 3)
      }
    },
  },
  {
    name: 'fishbowl',
    words: ['fishbowl', 'fish bowl', 'aquarium', 'fish tank'],
    tall: 0.35,
    width: 104,
    colour: '#f0792f',
    draw: (ink) => {
      ink.shape('M28 6H76Q104 26 104 58T76 100H28Q0 90 0 58T28 6Z', '#d8eff7')
      ink.shape('M8 34Q52 44 96 34Q104 46 104 58Q104 92 76 100H28Q0 92 0 58Q0 46 8 34Z', '#8fcfe8')
      ink.shape('M10 84Q52 72 94 84Q88 96 76 100H28Q16 96 10 84Z', '#e2c48a')
      ink.line('M30 88Q24 72 32 60T28 44', 4, '#4f9148')
      ink.oval([60, 60, 16, 10], ink.main)
      ink.poly(
        [
          [74, 60],
          [88, 50],
          [88, 70],
        ],
        ink.dark,
      )
      ink.disc([52, 57, 2.2], COAL)
      ink.shape('M16 44Q20 26 32 18Q24 32 24 48Z', WHITE)
      ink.box([24, 2, 56, 7], SHINE, 3)
    },
  },
  {
    name: 'bubble',
    words: ['bubble', 'soap bubble'],
    tall: 0.2,
    width: 100,
    colour: '#bfe6f5',
    home: 'air',
    draw: (ink) => {
      ink.faint(0.45, () => ink.disc([50, 50, 48], ink.main))
      ink.ring([50, 50, 47], 3, ink.pale)
      ink.line('M18 56Q20 24 48 18', 5, WHITE)
      ink.disc([70, 70, 5], '#f5c6e6')
    },
  },
  {
    name: 'wheelchair',
    words: ['wheelchair'],
    tall: 0.95,
    width: 96,
    colour: '#4f8fd0',
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.5, 0.46] },
    moving: [
      {
        by: 'roll',
        at: [58, 70],
        draw: (ink) => {
          ink.ring([58, 70, 27], 4, COAL)
          for (let i = 0; i < 6; i++)
            ink.line(
              [
                [58 - 26 * Math.cos(i * 0.524), 70 - 26 * Math.sin(i * 0.524)],
                [58 + 26 * Math.cos(i * 0.524), 70 + 26 * Math.sin(i * 0.524)],
              ],
              1.1,
              METAL,
            )
          ink.disc([58, 70, 4], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.line(
        [
          [84, 6],
          [74, 8],
          [72, 48],
        ],
        5,
        STEEL,
      )
      ink.box([64, 12, 9, 38], ink.main, 3)
      ink.box([26, 46, 46, 9], ink.dark, 4)
      ink.line('M28 52L20 88H6', 5, STEEL)
      ink.line(
        [
          [36, 36],
          [64, 36],
        ],
        5,
        COAL,
      )
      ink.disc([22, 92, 7.6], COAL)
    },
  },
  {
    name: 'bell',
    words: ['church bell', 'big bell', 'school bell'],
    tall: 0.7,
    width: 92,
    colour: '#d9a63a',
    draw: (ink) => {
      ink.box([12, 0, 68, 8], WOOD, 3)
      ink.box([40, 6, 12, 10], STEEL, 3)
      ink.disc([46, 92, 8], IRON)
      ink.shape('M46 12Q68 14 70 44Q72 72 90 80V88H2V80Q20 72 22 44Q24 14 46 12Z', ink.main)
      ink.shape('M54 13Q68 18 70 44Q72 72 90 80V88H60Q72 40 54 13Z', ink.dark)
      ink.box([1, 80, 90, 9], ink.deep, 4)
      ink.shape('M28 66Q28 34 38 22Q36 44 37 68Z', CREAM)
    },
  },
]
