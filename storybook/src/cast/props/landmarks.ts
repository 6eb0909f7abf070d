import type { Prop } from './prop.ts'
import {
  BARK,
  COAL,
  CREAM,
  GLASS,
  GOLD,
  IRON,
  METAL,
  PLANK,
  SHINE,
  STEEL,
  WHITE,
  WOOD,
} from './tones.ts'

const LIT = '#ffe3a0'

export const LANDMARKS: readonly Prop[] = [
  {
    name: 'windmill',
    words: ['windmill', 'wind mill'],
    tall: 14,
    width: 80,
    colour: '#efe7d6',
    moving: [
      {
        by: 'time',
        at: [40, 34],
        speed: 0.09,
        draw: (ink) => {
          for (let i = 0; i < 4; i++)
            ink.moved({ x: 40, y: 34, turn: (i * Math.PI) / 2 + 0.35 }, () => {
              ink.box([-1.2, -36, 2.4, 36], BARK, 1)
              ink.box([1, -35, 9, 26], '#f8f3e6', 1)
              for (const y of [-30, -24, -18, -12])
                ink.line(
                  [
                    [1, y],
                    [10, y],
                  ],
                  0.7,
                  PLANK,
                )
            })
          ink.disc([40, 34, 3.6], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.poly(
        [
          [29, 32],
          [51, 32],
          [62, 100],
          [18, 100],
        ],
        ink.main,
      )
      ink.poly(
        [
          [43, 32],
          [51, 32],
          [62, 100],
          [46, 100],
        ],
        ink.dark,
      )
      ink.shape('M26 33Q28 16 40 14T54 33Z', '#b5563f')
      ink.shape('M42 14Q52 18 54 33H44Z', '#93402e')
      ink.shape('M33 100V84Q33 77 40 77T47 84V100Z', WOOD)
      ink.box([36, 46, 8, 9], GLASS, 1)
      ink.box([34, 62, 8, 9], GLASS, 1)
    },
  },
  {
    name: 'wind-turbine',
    words: ['wind turbine', 'wind farm'],
    tall: 90,
    width: 70,
    colour: '#f4f4f1',
    moving: [
      {
        by: 'time',
        at: [35, 34],
        speed: 0.14,
        draw: (ink) => {
          for (let i = 0; i < 3; i++)
            ink.moved({ x: 35, y: 34, turn: (i * Math.PI * 2) / 3 }, () =>
              ink.shape('M-1.6 0Q-3 -12 0 -34Q3 -10 1.6 0Z', ink.main),
            )
          ink.disc([35, 34, 3], ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.poly(
        [
          [33.6, 34],
          [36.4, 34],
          [38.6, 100],
          [31.4, 100],
        ],
        ink.main,
      )
      ink.poly(
        [
          [35, 34],
          [36.4, 34],
          [38.6, 100],
          [35, 100],
        ],
        ink.dark,
      )
    },
  },
  {
    name: 'lighthouse',
    words: ['lighthouse'],
    tall: 24,
    width: 50,
    colour: '#d8433b',
    draw: (ink) => {
      ink.poly(
        [
          [17, 26],
          [33, 26],
          [40, 96],
          [10, 96],
        ],
        WHITE,
      )
      ink.poly(
        [
          [27, 26],
          [33, 26],
          [40, 96],
          [29, 96],
        ],
        '#e3ddd0',
      )
      for (const [y, h] of [
        [34, 12],
        [58, 13],
        [82, 14],
      ] as const) {
        const at = (v: number): number => ((v - 26) / 70) * 7
        ink.poly(
          [
            [17 - at(y), y],
            [33 + at(y), y],
            [33 + at(y + h), y + h],
            [17 - at(y + h), y + h],
          ],
          ink.main,
        )
        ink.poly(
          [
            [27, y],
            [33 + at(y), y],
            [33 + at(y + h), y + h],
            [28, y + h],
          ],
          ink.dark,
        )
      }
      ink.box([12, 23, 26, 4], COAL, 1)
      ink.box([17, 10, 16, 14], LIT, 1)
      for (const x of [17, 24.4, 31.6]) ink.box([x, 10, 1.6, 14], COAL)
      ink.shape('M14 11Q25 -4 36 11Z', ink.dark)
      ink.shape('M20 96V88Q20 83 25 83T30 88V96Z', BARK)
      ink.shape('M2 100Q8 92 25 94T48 100Z', '#8f8b84')
    },
  },
  {
    name: 'eiffel-tower',
    words: ['eiffel tower'],
    tall: 300,
    width: 54,
    colour: '#8a6a4f',
    draw: (ink) => {
      ink.shape('M26 6L28 6Q29 44 36 68T54 100H44Q40 80 27 80T10 100H0Q12 88 18 68T26 6Z', ink.main)
      ink.shape('M27 6L28 6Q29 44 36 68T54 100H44Q40 80 27 80Z', ink.dark)
      ink.box([14, 68, 26, 4], ink.deep, 1)
      ink.box([19, 46, 16, 3], ink.deep, 1)
      ink.box([24, 12, 6, 2], ink.deep, 0.6)
      ink.box([26.5, 0, 1, 8], ink.deep)
      for (const [y, half] of [
        [54, 6.4],
        [60, 7.6],
        [40, 4.4],
        [32, 3.4],
        [24, 2.6],
      ] as const)
        ink.line(
          [
            [27 - half, y],
            [27 + half, y + 4],
          ],
          0.7,
          ink.light,
        )
      for (const [y, half] of [
        [54, 6.4],
        [60, 7.6],
        [40, 4.4],
        [32, 3.4],
        [24, 2.6],
      ] as const)
        ink.line(
          [
            [27 + half, y],
            [27 - half, y + 4],
          ],
          0.7,
          ink.light,
        )
    },
  },
  {
    name: 'clock-tower',
    words: ['clock tower', 'big ben', 'bell tower'],
    tall: 90,
    width: 30,
    colour: '#cdb083',
    draw: (ink) => {
      ink.box([5, 30, 20, 70], ink.main)
      ink.box([17, 30, 8, 70], ink.dark)
      for (const x of [8, 12, 16, 20]) ink.box([x, 52, 2, 42], ink.deep, 1)
      ink.box([3, 26, 24, 24], ink.light, 1)
      ink.disc([15, 38, 9.4], ink.deep)
      ink.disc([15, 38, 8], WHITE)
      ink.line(
        [
          [15, 38],
          [15, 32],
        ],
        1,
        COAL,
      )
      ink.line(
        [
          [15, 38],
          [19, 40],
        ],
        1.2,
        COAL,
      )
      ink.poly(
        [
          [4, 26],
          [26, 26],
          [18, 8],
          [15, 0],
          [12, 8],
        ],
        '#5b6f72',
      )
      ink.poly(
        [
          [15, 0],
          [18, 8],
          [26, 26],
          [17, 26],
        ],
        '#485a5d',
      )
    },
  },
  {
    name: 'pyramid',
    words: ['pyramid', 'pyramids', 'great pyramid'],
    tall: 140,
    width: 170,
    colour: '#dcb56a',
    draw: (ink) => {
      ink.poly(
        [
          [85, 0],
          [170, 100],
          [0, 100],
        ],
        ink.main,
      )
      ink.poly(
        [
          [85, 0],
          [170, 100],
          [104, 100],
        ],
        ink.dark,
      )
      for (let y = 14; y < 100; y += 12) {
        ink.line(
          [
            [85 - y * 0.85, y],
            [85 + y * 0.19, y],
          ],
          1,
          ink.deep,
        )
        for (let x = 85 - y * 0.85 + ((y * 7) % 11); x < 85 + y * 0.19; x += 17)
          ink.line(
            [
              [x, y],
              [x, Math.min(100, y + 12)],
            ],
            0.8,
            ink.deep,
          )
      }
      ink.poly(
        [
          [85, 0],
          [93, 9.4],
          [87, 9.4],
          [77, 9.4],
        ],
        ink.light,
      )
    },
  },
  {
    name: 'skyscraper',
    words: ['skyscraper', 'tall building', 'tower', 'high-rise', 'apartment building'],
    tall: 160,
    width: 40,
    colour: '#7d93ad',
    draw: (ink) => {
      ink.box([19, 0, 2, 12], STEEL)
      ink.box([10, 8, 20, 14], ink.main, 1)
      ink.box([3, 18, 34, 82], ink.main, 1)
      ink.box([27, 18, 10, 82], ink.dark, 1)
      for (let y = 23; y < 92; y += 7)
        for (let i = 0; i < 5; i++)
          ink.box([6 + i * 6, y, 4, 4.4], (i * 7 + y) % 5 < 2 ? LIT : GLASS, 0.5)
      ink.box([15, 92, 9, 8], COAL, 1)
    },
  },
  {
    name: 'barn',
    words: ['barn', 'farmhouse', 'stable'],
    tall: 8,
    width: 112,
    colour: '#b8433a',
    draw: (ink) => {
      ink.poly(
        [
          [12, 40],
          [28, 16],
          [56, 4],
          [84, 16],
          [100, 40],
          [100, 100],
          [12, 100],
        ],
        ink.main,
      )
      for (let x = 20; x < 100; x += 9)
        ink.line(
          [
            [x, 44],
            [x, 99],
          ],
          0.9,
          ink.dark,
        )
      ink.line(
        [
          [8, 44],
          [27, 15],
          [56, 3],
          [85, 15],
          [104, 44],
        ],
        6,
        '#5d5751',
      )
      ink.box([36, 52, 40, 48], ink.dark, 1)
      ink.line(
        [
          [37, 53],
          [75, 99],
        ],
        3,
        WHITE,
      )
      ink.line(
        [
          [75, 53],
          [37, 99],
        ],
        3,
        WHITE,
      )
      ink.line('M37 53H75V99H37Z', 3, WHITE)
      ink.box([48, 22, 16, 16], COAL, 1)
      ink.line('M48 22H64V38H48Z', 2.4, WHITE)
    },
  },
  {
    name: 'igloo',
    words: ['igloo', 'snow house'],
    tall: 2.2,
    width: 170,
    colour: '#e3f0f6',
    draw: (ink) => {
      ink.shape('M4 100Q6 4 88 4T166 100Z', ink.main)
      ink.shape('M110 8Q166 24 166 100H124Q136 50 110 8Z', ink.dark)
      for (const y of [30, 54, 78])
        ink.line(
          `M${8 + (78 - y) * 0.45} ${y}Q86 ${y + 8} ${164 - (78 - y) * 0.5} ${y}`,
          1.8,
          ink.deep,
        )
      for (const [x, y] of [
        [50, 14],
        [84, 6],
        [120, 16],
        [36, 36],
        [70, 34],
        [106, 36],
        [140, 40],
        [24, 62],
        [140, 62],
        [156, 84],
      ] as const)
        ink.line(
          [
            [x, y],
            [x - 2, y + 18],
          ],
          1.8,
          ink.deep,
        )
      ink.shape('M30 100V74Q30 50 58 50T86 74V100Z', ink.dark)
      ink.shape('M38 100V76Q38 58 58 58T78 76V100Z', '#3f5f7a')
    },
  },
  {
    name: 'bridge',
    words: ['bridge', 'stone bridge', 'footbridge'],
    tall: 6,
    width: 300,
    colour: '#a9a096',
    grips: { top: [0.5, 0.3] },
    draw: (ink) => {
      ink.shape(
        'M0 60Q150 -6 300 60V100H236Q236 54 200 54T164 100H136Q136 54 100 54T64 100H0Z',
        ink.main,
      )
      ink.shape('M0 60Q150 -6 300 60V70Q150 6 0 70Z', ink.light)
      for (const x of [20, 60, 120, 180, 240, 276])
        ink.line(
          [
            [x, 66 - Math.sin((x / 300) * Math.PI) * 30],
            [x, 84 - Math.sin((x / 300) * Math.PI) * 30],
          ],
          1.6,
          ink.dark,
        )
      ink.line('M64 98Q64 52 100 52T136 98', 5, ink.dark)
      ink.line('M164 98Q164 52 200 52T236 98', 5, ink.dark)
    },
  },
  {
    name: 'statue',
    words: ['statue', 'sculpture', 'monument', 'bust'],
    tall: 3,
    width: 52,
    colour: '#b5b1a8',
    draw: (ink) => {
      ink.box([6, 74, 40, 20], ink.dark, 2)
      ink.box([2, 92, 48, 8], ink.deep, 2)
      ink.box([4, 70, 44, 6], ink.light, 2)
      ink.shape('M16 70Q14 46 18 34Q20 24 26 24T34 34Q38 46 36 70Z', ink.main)
      ink.shape('M28 24Q33 26 34 34Q38 46 36 70H29Z', ink.dark)
      ink.disc([26, 14, 9], ink.main)
      ink.shape('M28 5Q35 8 35 14T28 23Z', ink.dark)
      ink.line('M33 36Q44 30 40 14', 6, ink.main)
      ink.line('M18 38Q10 48 16 58', 6, ink.light)
    },
  },
  {
    name: 'gate',
    words: ['gate', 'archway', 'arch'],
    tall: 5,
    width: 96,
    colour: '#b8a58c',
    draw: (ink) => {
      ink.shape('M2 100V20Q2 4 48 4T94 20V100H72V56Q72 34 48 34T24 56V100Z', ink.main)
      ink.shape('M72 8Q94 12 94 20V100H80V30Z', ink.dark)
      ink.box([0, 14, 96, 7], ink.light, 2)
      for (const y of [36, 52, 68, 84])
        for (const x of [4, 76])
          ink.line(
            [
              [x, y],
              [x + 16, y],
            ],
            1.2,
            ink.deep,
          )
    },
  },
  {
    name: 'pagoda',
    words: ['pagoda', 'chinese temple', 'japanese temple'],
    tall: 26,
    width: 70,
    colour: '#b8433a',
    draw: (ink) => {
      ink.box([34, 0, 2, 10], GOLD)
      for (const [y, half] of [
        [8, 16],
        [30, 23],
        [52, 29],
        [74, 34],
      ] as const) {
        ink.box([35 - half * 0.62, y + 8, half * 1.24, 15], CREAM)
        ink.box([35 - half * 0.62, y + 8, half * 0.16, 15], ink.main)
        ink.box([35 + half * 0.46, y + 8, half * 0.16, 15], ink.dark)
        ink.box([31, y + 11, 8, 12], ink.deep, 1)
        ink.shape(
          `M${35 - half} ${y + 8}Q${35 - half * 0.5} ${y + 5} 35 ${y - 3}Q${35 + half * 0.5} ${y + 5} ${35 + half} ${y + 8}L${35 + half - 2} ${y + 11}H${35 - half + 2}Z`,
          '#47665f',
        )
      }
      ink.box([4, 96, 62, 4], '#8f8b84', 1)
    },
  },
  {
    name: 'sandcastle',
    words: ['sandcastle', 'sand castle'],
    tall: 0.7,
    width: 120,
    colour: '#e2bd7a',
    draw: (ink) => {
      for (const [x, y, wide] of [
        [10, 38, 26],
        [84, 38, 26],
        [44, 14, 32],
      ] as const) {
        ink.poly(
          [
            [x + 3, y],
            [x + wide - 3, y],
            [x + wide, 100],
            [x, 100],
          ],
          ink.main,
        )
        ink.poly(
          [
            [x + wide * 0.65, y],
            [x + wide - 3, y],
            [x + wide, 100],
            [x + wide * 0.68, 100],
          ],
          ink.dark,
        )
        for (let i = 0; i < 3; i++)
          ink.box([x + 2 + i * (wide / 3), y - 7, wide / 4.6, 10], ink.light, 1)
      }
      ink.shape('M2 100Q10 76 60 78T118 100Z', ink.main)
      ink.shape('M52 100V84Q52 76 60 76T68 84V100Z', ink.deep)
      ink.line(
        [
          [60, 8],
          [60, 0],
        ],
        1.4,
        WOOD,
      )
      ink.poly(
        [
          [60, 0],
          [74, 3],
          [60, 7],
        ],
        '#e5443c',
      )
      ink.disc([98, 92, 4], SHINE)
    },
  },
  {
    name: 'greenhouse',
    words: ['greenhouse', 'glasshouse'],
    tall: 3,
    width: 140,
    colour: '#e9f0ec',
    draw: (ink) => {
      ink.poly(
        [
          [6, 40],
          [70, 4],
          [134, 40],
          [134, 96],
          [6, 96],
        ],
        '#cfe9ee',
      )
      for (const [x, r] of [
        [30, 16],
        [56, 12],
        [88, 15],
        [112, 18],
      ] as const)
        ink.disc([x, 92 - r * 0.6, r], x % 3 ? '#6fb05a' : '#4f9148')
      ink.faint(0.5, () =>
        ink.poly(
          [
            [14, 40],
            [40, 26],
            [28, 96],
            [14, 96],
          ],
          SHINE,
        ),
      )
      for (const x of [6, 38, 70, 102, 134])
        ink.line(
          [
            [x, x === 70 ? 4 : 40 - (64 - Math.abs(x - 70)) * 0.56],
            [x, 96],
          ],
          2,
          ink.main,
        )
      ink.line(
        [
          [6, 40],
          [70, 4],
          [134, 40],
          [6, 40],
        ],
        3,
        ink.main,
      )
      ink.box([2, 94, 136, 6], METAL, 2)
      ink.line(
        [
          [6, 66],
          [134, 66],
        ],
        2,
        ink.main,
      )
    },
  },
  {
    name: 'door',
    words: ['door', 'front door', 'wooden door'],
    tall: 2.1,
    width: 50,
    colour: '#a8693c',
    draw: (ink) => {
      ink.box([0, 0, 50, 100], CREAM, 2)
      ink.box([5, 4, 40, 96], ink.main, 1)
      for (const [y, h] of [
        [10, 36],
        [54, 38],
      ] as const)
        for (const x of [9, 27]) {
          ink.box([x, y, 14, h], ink.dark, 1)
          ink.box([x + 2, y + 2, 11, h - 3], ink.light, 1)
        }
      ink.disc([41, 52, 2.4], GOLD)
      ink.box([40, 55, 2, 5], IRON, 1)
    },
  },
]
