import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** What lies in a kitchen's drawer, each for one job. */
export const SMALL_GADGETS: readonly Prop[] = [
  {
    words: ['pizza cutter', 'pizza wheel', 'pizza slicer', 'pastry wheel'],
    ...metresTall(0.22, 52, '#d8463c'),
    draw: (ink) => {
      ink.box([19, 2, 14, 44], ink.main, 7)
      ink.box([26, 2, 7, 44], ink.dark, 4)
      ink.ring([26, 9, 2.6], 1.8, ink.deep)
      ink.box([15, 42, 22, 7], STEEL, 3)
      ink.line('M20 48V72M32 48V72', 3.4, STEEL)
      ink.disc([26, 74, 25], METAL)
      ink.shape('M26 49A25 25 0 0 1 26 99A30 30 0 0 0 26 49Z', STEEL)
      ink.ring([26, 74, 20], 1.2, WHITE)
      ink.disc([26, 74, 4.4], COAL)
      ink.line('M9 66Q12 58 18 55', 2.4, SHINE)
    },
  },
  {
    words: ['potato masher', 'masher'],
    ...metresTall(0.27, 54, '#3f4a52'),
    draw: (ink) => {
      ink.box([19, 2, 16, 40], ink.main, 8)
      ink.box([27, 2, 8, 40], ink.dark, 4)
      ink.line('M27 40V54Q27 60 18 64Q8 70 8 92', 4.4, METAL)
      ink.line('M27 54Q27 60 36 64Q46 70 46 92', 4.4, STEEL)
      ink.line('M4 94H10V84H18V94H26V84H34V94H42V84H50', 4.6, STEEL)
      ink.line('M4 92H10V82H18V92H26V82H34V92H42V82H50', 2.2, METAL)
    },
  },
  {
    words: ['measuring jug', 'measuring cup', 'measuring beaker'],
    ...metresTall(0.18, 104, '#cfe6ee'),
    draw: (ink) => {
      ink.line('M78 26H92Q98 26 98 36V58Q98 68 88 70H76', 6, ink.dark)
      ink.shape('M4 12H80L74 98H14Z', ink.main)
      ink.poly('4,12 0,6 14,4 80,8 80,14', ink.light)
      ink.poly('11,52 77,52 74,96 14,96', '#8fc8e4')
      ink.oval([44, 52, 33, 3.4], '#b4dff2')
      for (const [y, wide] of [
        [28, 16],
        [40, 10],
        [52, 16],
        [64, 10],
        [76, 16],
        [88, 10],
      ] as const)
        ink.line([58 - wide / 2, y, 58 + wide / 2, y], 2.6, '#d8463c')
      ink.line('M18 20L24 88', 3.4, WHITE)
    },
  },
  {
    words: ['citrus juicer', 'juicer', 'lemon squeezer', 'lemon juicer', 'orange squeezer'],
    ...metresTall(0.14, 150, '#e9e3cf'),
    draw: (ink) => {
      ink.shape('M118 62H140Q150 62 150 72T140 82H112Z', ink.dark)
      ink.shape('M8 60H122L110 94Q108 98 102 98H28Q22 98 20 94Z', ink.main)
      ink.poly('8,60 0,54 16,52 26,60', ink.main)
      ink.oval([65, 60, 57, 8], ink.light)
      ink.oval([65, 61, 50, 6], '#f4d25a')
      ink.shape('M42 61Q44 18 65 12Q86 18 88 61Q65 68 42 61Z', ink.main)
      ink.shape('M65 12Q86 18 88 61Q76 65 65 65Z', ink.dark)
      ink.line('M65 13Q58 36 58 63M65 13Q49 36 49 62M65 13Q76 36 76 63', 2.2, ink.deep)
    },
  },
  {
    words: ['fly swatter', 'flyswatter', 'fly swat'],
    ...metresTall(0.45, 50, '#4f9fd8'),
    draw: (ink) => {
      ink.line('M25 44V97', 5, ink.dark)
      ink.box([21, 70, 8, 28], ink.deep, 4)
      ink.box([3, 2, 44, 46], ink.main, 9)
      for (let y = 9; y < 44; y += 7)
        for (let x = 9; x < 44; x += 7) ink.box([x, y, 4, 4], ink.deep, 1)
      ink.line('M6 12V36', 1.8, ink.pale)
    },
  },
  {
    words: ['kitchen timer', 'egg-shaped timer', 'cooking timer'],
    ...metresTall(0.09, 92, '#e04b3f'),
    draw: (ink) => {
      ink.oval([46, 94, 34, 6], ink.deep)
      ink.disc([46, 54, 43], ink.main)
      ink.shape('M46 11A43 43 0 0 1 46 97A58 58 0 0 0 46 11Z', ink.dark)
      ink.disc([46, 54, 30], WHITE)
      for (let at = 0; at < 12; at++) {
        const [x, y] = [Math.sin((at * Math.PI) / 6), -Math.cos((at * Math.PI) / 6)]
        const inner = at % 3 === 0 ? 20 : 23
        ink.line([46 + x * inner, 54 + y * inner, 46 + x * 27, 54 + y * 27], 2.2, COAL)
      }
      ink.disc([46, 54, 9], ink.dark)
      ink.poly('43,54 46,30 49,54', ink.deep)
      ink.box([36, 2, 20, 12], ink.deep, 4)
    },
  },
  {
    words: ['eggbeater', 'egg beater', 'hand mixer', 'electric mixer', 'rotary beater'],
    ...metresTall(0.3, 84, '#62b3a6'),
    draw: (ink) => {
      for (const x of [24, 46]) {
        ink.line([x, 40, x, 62], 4, STEEL)
        ink.line(`M${x} 60Q${x - 12} 80 ${x} 97Q${x + 12} 80 ${x} 60`, 2.6, METAL)
        ink.line(`M${x} 60Q${x - 5} 80 ${x} 97Q${x + 5} 80 ${x} 60`, 2, STEEL)
      }
      ink.shape('M6 22Q6 14 16 14H70Q80 14 82 24L80 38Q79 44 72 44H18Q6 44 6 34Z', ink.main)
      ink.shape('M8 34Q40 42 80 34L79 40Q78 44 72 44H18Q8 44 8 36Z', ink.dark)
      ink.line('M16 16Q20 3 34 3H62Q74 3 76 16', 6, ink.deep)
      ink.disc([70, 27, 6], WHITE)
      ink.line('M14 22H50', 2.6, ink.pale)
    },
  },
  {
    words: ['baking tray', 'cookie sheet', 'baking sheet', 'oven tray', 'baking pan', 'sheet pan'],
    ...metresLong(0.42, 236, '#8b949b'),
    draw: (ink) => {
      ink.poly('40,36 196,36 234,88 2,88', ink.dark)
      ink.poly('48,44 188,44 218,80 18,80', ink.main)
      ink.poly('48,44 188,44 192,49 44,49', ink.deep)
      ink.poly('2,88 234,88 230,98 6,98', ink.deep)
      ink.line('M40 76L66 50M58 76L76 58', 3, ink.pale)
    },
  },
  {
    words: ['shot glass', 'shot of liquor', 'glass of schnapps'],
    kind: 'food',
    ...metresTall(0.07, 66, '#d98f3a'),
    draw: (ink) => {
      ink.faint(0.75, () => ink.poly('3,2 63,2 55,98 11,98', SHINE))
      ink.poly('7,26 59,26 54,80 12,80', ink.main)
      ink.poly('40,26 59,26 54,80 38,80', ink.dark)
      ink.oval([33, 26, 26, 4.6], ink.light)
      ink.poly('12,82 54,82 53,97 13,97', WHITE)
      ink.line('M4 4H62', 3, WHITE)
      ink.line('M13 12L17 74', 3.4, WHITE)
    },
  },
  {
    words: ['coaster', 'drink coaster', 'beer mat', 'cork coaster'],
    ...metresLong(0.1, 210, '#c89a63'),
    draw: (ink) => {
      ink.oval([105, 68, 103, 30], ink.deep)
      ink.oval([105, 60, 103, 30], ink.main)
      ink.oval([105, 59, 88, 24], ink.light)
      ink.oval([105, 59, 84, 22], ink.main)
      for (let at = 0; at < 26; at++)
        ink.oval(
          [105 + 72 * Math.sin(at * 2.4) * ((at % 5) / 5), 59 + 18 * Math.cos(at * 1.7), 3, 1.4],
          at % 2 ? ink.dark : ink.deep,
        )
    },
  },
]
