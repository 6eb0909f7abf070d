import { pairs } from '../../../scene/rows.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, GOLD, IRON, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** Things that are shown by themselves, as if in an advertisement. */
export const PRODUCT_THINGS: readonly Prop[] = [
  {
    words: ['sticker', 'decal'],
    ...metresTall(0.14, 150, '#f6d34a'),
    draw: (ink) => {
      ink.shape('M12 2H138Q148 2 148 12V70L120 98H12Q2 98 2 88V12Q2 2 12 2Z', WHITE)
      ink.shape('M14 7H136Q143 7 143 14V68L118 93H14Q7 93 7 86V14Q7 7 14 7Z', ink.main)
      ink.shape('M148 70Q132 66 124 72Q117 82 120 98Z', '#d8d2c4')
      ink.shape('M146 70Q134 68 127 74Q121 82 121 95Z', '#efe9dc')
    },
  },
  {
    words:
      'perfume|perfume bottle|bottle of perfume|cologne|fragrance|eau de parfum|atomizer|perfume atomizer'.split(
        '|',
      ),
    ...metresTall(0.14, 76, '#e8a3a8'),
    draw: (ink) => {
      ink.box([28, 2, 20, 20], GOLD, 3)
      ink.box([40, 2, 8, 20], '#d39a28', 3)
      ink.box([31, 20, 14, 10], METAL, 1)
      ink.shape('M10 30H66Q74 30 74 40V92Q74 99 66 99H10Q2 99 2 92V40Q2 30 10 30Z', SHINE)
      ink.shape('M9 44H67V88Q67 93 62 93H14Q9 93 9 88Z', ink.main)
      ink.shape('M9 44Q38 52 67 44V54Q38 62 9 54Z', ink.light)
      ink.shape('M50 44H67V88Q67 93 62 93H50Z', ink.dark)
      ink.box([22, 62, 32, 18], WHITE, 2)
      ink.line('28,68 48,68', 1.6, GOLD)
      ink.line('32,74 44,74', 1.4, GOLD)
      ink.faint(0.7, () => ink.line('M12 40Q8 60 10 84', 3, WHITE))
      ink.line('38,30 38,44', 1.2, STEEL)
    },
  },
  {
    name: 'oil-bottle',
    words: 'cooking oil bottle|bottle of oil|cooking oil|oil bottle'.split('|'),
    ...metresTall(0.3, 34, '#b9a92c'),
    draw: (ink) => {
      ink.box([12, 0, 10, 8], '#8a5f36', 2)
      ink.shape('M12 8H22V28Q31 34 31 46V94Q31 100 25 100H9Q3 100 3 94V46Q3 34 12 28Z', SHINE)
      ink.shape('M5 42Q17 48 29 42V93Q29 98 24 98H10Q5 98 5 93Z', ink.main)
      ink.shape('M21 44Q26 44 29 42V93Q29 98 24 98H18Q22 70 21 44Z', ink.dark)
      ink.box([6, 58, 22, 26], CREAM, 2)
      ink.oval([15, 68, 4, 5.4], '#6f8a2e', 0.4)
      ink.oval([21, 72, 3.4, 4.6], '#8aa640', -0.3)
      ink.faint(0.7, () => ink.line('M8 46V90', 2, WHITE))
    },
  },
  {
    words: ['smartwatch', 'smart watch', 'apple watch', 'fitness tracker', 'fitness watch'],
    ...metresTall(0.2, 62, '#3f4a5c'),
    moving: [
      {
        ...driven('flicker', [31, 62], 0.6),
        draw: (ink) => {
          ink.line('14,62 22,62 26,54 31,68 35,58 38,62 48,62', 2.2, '#ff6a74')
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M16 0H46L50 26H12Z', ink.main)
      ink.shape('M16 100H46L50 74H12Z', ink.dark)
      for (const y of [6, 12, 86, 92]) ink.oval([31, y, 2.4, 1.6], ink.deep)
      ink.box([3, 24, 56, 52], METAL, 14)
      ink.box([57, 40, 5, 14], STEEL, 2)
      ink.box([6, 27, 50, 46], COAL, 12)
      ink.ring([31, 42, 9], 3, '#4fd08a')
      ink.line('M31 33A9 9 0 0 1 40 42', 3, '#ffd45a')
      ink.disc([31, 42, 3], '#6fb8ff')
      ink.faint(0.16, () => ink.poly('8,30 30,28 14,70 8,66', WHITE))
    },
  },
  {
    words: ['old sewing machine', 'vintage sewing machine', 'antique sewing machine'],
    ...metresTall(0.35, 134, '#33363d'),
    faces: 'left',
    grips: { bothHands: [0.2, 0.8], top: [0.3, 0.1] },
    moving: [
      {
        ...driven('time', [124, 42], 0.7),
        draw: (ink) => {
          ink.ring([124, 42, 14], 4, COAL)
          for (let turn = 0; turn < 3.1; turn += 1.047)
            ink.moved({ x: 124, y: 42, turn }, () => ink.line('-13,0 13,0', 2.4, STEEL))
          ink.disc([124, 42, 4], GOLD)
          ink.disc([124, 31, 3], '#a8703f')
        },
      },
      {
        ...driven('sway', [28, -160], 0.12),
        rate: 14,
        draw: (ink) => {
          ink.box([26.6, 60, 3, 22], METAL, 1)
          ink.box([22, 56, 12, 5], STEEL, 2)
        },
      },
    ],
    draw: (ink) => {
      ink.box([0, 82, 134, 18], '#8f5d34', 3)
      ink.box([0, 82, 134, 7], '#b9814f', 3)
      ink.shape(
        'M98 84V48Q98 42 90 42H46V54Q46 60 38 60H22Q14 60 14 52V30Q14 20 24 20Q60 30 96 18Q120 16 122 36V84Z',
        ink.main,
      )
      ink.shape('M108 18Q121 20 122 36V84H106Z', ink.deep)
      ink.line('M30 32Q46 38 60 34T92 30M52 30Q56 26 60 30T68 30', 1.6, GOLD)
      for (const x of [36, 50, 78]) ink.disc([x, 35, 1.6], GOLD)
      ink.line('M104 52Q112 60 104 70', 1.6, GOLD)
      ink.box([90, 6, 8, 14], CREAM, 2)
      ink.box([88, 4, 12, 3], '#a8703f', 1)
      ink.line('M94 10Q60 6 30 24L28 60', 0.9, CREAM)
      ink.shape('M0 84Q16 74 44 80L48 84Z', '#c8545f')
      ink.box([10, 80, 40, 3.4], METAL, 1.6)
    },
  },
  {
    kind: 'food',
    words:
      'chocolate cake|chocolate layer cake|chocolate torte|sachertorte|black forest cake'.split(
        '|',
      ),
    ...metresTall(0.3, 132, '#6b3f2a'),
    grips: { top: [0.5, 0.2] },
    draw: (ink) => {
      ink.oval([66, 92, 65, 8], METAL)
      ink.oval([66, 89, 65, 8], SHINE)
      ink.shape('M14 44V82Q66 98 118 82V44Z', ink.main)
      ink.shape('M92 44H118V82Q106 88 92 89Z', ink.deep)
      ink.shape('M14 62Q66 78 118 62V68Q66 84 14 68Z', '#f1dcc0')
      ink.oval([66, 43, 52, 13], ink.light)
      ink.shape(
        'M14 42Q14 58 22 60T32 54T42 66T52 58T62 68T74 60T84 66T94 56T104 62T118 44Q112 54 66 56T14 42Z',
        ink.deep,
      )
      for (const [x, y] of pairs('34 36, 52 32, 80 32, 98 36, 66 42')) {
        ink.shape(
          `M${x - 8} ${y - 6}Q${x} ${y - 12} ${x + 8} ${y - 6}Q${x + 6} ${y + 6} ${x} ${y + 9}Q${x - 6} ${y + 6} ${x - 8} ${y - 6}Z`,
          '#e0414b',
        )
        ink.poly(`${x - 7},${y - 7} ${x},${y - 13} ${x + 7},${y - 7} ${x},${y - 4}`, '#5fa648')
        ink.disc([x - 2, y - 1, 0.9], CREAM)
        ink.disc([x + 3, y + 1, 0.9], CREAM)
      }
    },
  },
  {
    kind: 'vehicle',
    words: ['sports car', 'hot rod', 'sportscar', 'supercar', 'muscle car', 'race coupe'],
    ...metresLong(4.4, 330, '#d8353a'),
    faces: 'left',
    build: 'wheeled',
    grips: { seat: [0.52, 0.5], back: [0.52, 0.16], top: [0.52, 0.1] },
    cabin: [0.5, 0.36],
    moving: [72, 262].map((x) => ({
      ...driven('roll' as const, [x, 70] as const),
      draw: (ink) => {
        ink.disc([x, 70, 29], '#33363b')
        ink.disc([x, 70, 20], METAL)
        for (let turn = 0; turn < 6; turn += 1.2567)
          ink.moved({ x, y: 70, turn }, () => ink.poly('-3,0 3,0 2,-19 -2,-19', IRON))
        ink.disc([x, 70, 5], COAL)
      },
    })),
    draw: (ink) => {
      ink.shape(
        'M6 66Q2 54 14 50Q60 40 100 36Q136 8 182 6Q232 6 262 34L318 40Q328 44 326 60L322 76Q316 80 300 80H20Q8 78 6 66Z',
        ink.main,
      )
      ink.shape('M6 66Q100 60 326 60L322 76Q316 80 300 80H20Q8 78 6 66Z', ink.dark)
      ink.shape('M114 36Q142 14 178 13V36Z', '#2f3d4c')
      ink.shape('M186 13Q222 14 244 36H186Z', '#2f3d4c')
      ink.faint(0.5, () => ink.poly('136,24 152,18 140,36 122,36', SHINE))
      ink.line('M186 38V66M120 44Q118 56 124 66', 1.6, ink.deep)
      ink.box([192, 44, 16, 3.4], ink.deep, 1.7)
      ink.shape('M10 54Q24 48 42 48L34 56Q20 58 10 58Z', '#fff1b8')
      ink.poly('312,44 325,46 325,54 310,52', '#ff8f7a')
      ink.poly('282,34 326,24 328,30 300,40', ink.deep)
      ink.poly('218,50 252,46 240,60 222,60', ink.deep)
      for (const x of [72, 262]) ink.shape(`M${x - 36} 74A36 36 0 0 1 ${x + 36} 74Z`, ink.deep)
      ink.line('M14 50Q60 42 112 38', 2, ink.pale)
    },
  },
]
