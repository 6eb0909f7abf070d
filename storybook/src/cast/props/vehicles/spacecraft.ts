import { driven, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { STEEL, IRON, COAL, GLASS, SHINE } from '../tones.ts'

export const SPACECRAFT: readonly Prop[] = [
  {
    words: ['rocket', 'space rocket', 'rocket ship'],
    ...metresTall(30, 58, '#f0efe9'),
    home: 'any',
    faces: 'front',
    moving: [
      {
        ...driven('flicker', [29, 82], 1.4),
        behind: true,
        draw: (ink) => {
          ink.shape('M20 80Q16 96 29 112Q42 96 38 80Z', '#ff8a2a')
          ink.shape('M24 80Q22 92 29 102Q36 92 34 80Z', ink.pale)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M14 52Q2 62 2 86L18 76Z', '#d8433b')
      ink.shape('M44 52Q56 62 56 86L40 76Z', '#b8352f')
      ink.shape('M29 0Q48 20 46 56L42 80H16L12 56Q10 20 29 0Z', ink.main)
      ink.shape('M29 0Q48 20 46 56L42 80H30Q42 40 29 0Z', ink.dark)
      ink.shape('M29 0Q38 9 42 22H16Q20 9 29 0Z', '#d8433b')
      ink.shape('M29 0Q38 9 42 22H33Q34 10 29 0Z', '#b8352f')
      ink.disc([29, 36, 8.4], STEEL)
      ink.disc([29, 36, 6.4], '#7cc6ee')
      ink.oval([27, 34, 2.4, 1.8], SHINE)
      ink.box([14, 78, 30, 6], IRON, 2)
      ink.box([26.4, 58, 5.2, 26], '#d8433b', 2.6)
    },
  },
  {
    words: ['space shuttle', 'shuttle'],
    ...metresTall(56, 62, '#f2f1ec'),
    home: 'any',
    moving: [
      {
        ...driven('flicker', [31, 92], 1.2),
        behind: true,
        draw: (ink) => {
          for (const [x, wide] of pairs('11 6, 51 6, 31 8')) {
            ink.shape(`M${x - wide} 90Q${x} 132 ${x + wide} 90Z`, '#ff8a2a')
            ink.shape(`M${x - wide * 0.5} 90Q${x} 116 ${x + wide * 0.5} 90Z`, '#fff0b0')
          }
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M31 0Q43 8 43 24V86H19V24Q19 8 31 0Z', '#c9753a')
      ink.shape('M34 1Q43 8 43 24V86H35Z', '#a85d2b')
      for (const x of [6, 46]) {
        ink.shape(`M${x + 5} 14L${x + 10} 24V90H${x}V24Z`, ink.main)
        ink.box([x + 6, 24, 4, 66], ink.dark)
        ink.box([x - 1, 86, 12, 6], IRON, 1)
      }
      ink.shape('M31 22Q38 30 38 46V66L52 84V90H10V84L24 66V46Q24 30 31 22Z', ink.main)
      ink.shape('M31 22Q38 30 38 46V66L52 84V90H33Z', ink.dark)
      ink.poly('30,52 32,52 33.4,92 28.6,92', COAL)
      ink.shape('M27 36Q31 32 35 36L34 41H28Z', COAL)
      ink.poly('10,84 24,66 26,70 14,88', COAL)
      ink.poly('52,84 38,66 36,70 48,88', COAL)
      for (const x of [26, 33]) ink.box([x, 89, 4.4, 6], IRON, 1)
    },
  },
  {
    words: (
      'spaceship|space ship|spacecraft|starship|starfighter|fighter ship|space fighter|' +
      'battlecruiser'
    ).split('|'),
    ...metresTall(6, 250, '#b9c4cf'),
    home: 'space',
    faces: 'left',
    grips: { seat: [0.36, 0.36] },
    moving: [
      {
        ...driven('flicker', [226, 56], 1),
        behind: true,
        draw: (ink) => {
          ink.shape('M222 44Q262 50 272 56Q262 62 222 68Z', '#5fd0f5')
          ink.shape('M222 50Q246 53 252 56Q246 59 222 62Z', ink.pale)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('120,46 176,2 204,2 190,50', ink.deep)
      ink.shape('M4 60Q40 34 110 32H200Q228 38 228 56T200 78H110Q36 78 4 60Z', ink.main)
      ink.shape('M4 60Q60 66 228 58Q226 74 200 78H110Q36 78 4 60Z', ink.dark)
      ink.shape('M64 40Q84 18 124 24Q138 30 140 34Q110 44 64 40Z', GLASS)
      ink.shape('M76 38Q92 22 116 25L104 36Z', SHINE)
      ink.box([206, 40, 22, 32], IRON, 5)
      for (const x of [120, 144, 168]) ink.disc([x, 54, 5], '#ffe08a')
      ink.poly('110,66 196,66 222,98 190,98', ink.deep)
      ink.poly('110,66 160,66 206,97 190,98', ink.light)
      ink.box([20, 56, 70, 4], '#d8433b', 2)
    },
  },
  {
    words:
      'lander|landing module|lunar module|lunar lander|moon lander|mars lander|landing capsule'.split(
        '|',
      ),
    ...metresTall(5, 110, '#dfe3e6'),
    draw: (ink) => {
      for (const side of [-1, 1]) {
        const at = (x: number): number => 55 + side * x
        ink.line([at(26), 62, at(46), 96], 4, STEEL)
        ink.line([at(10), 76, at(42), 88], 2.4, STEEL)
        ink.oval([at(46), 97, 8, 3], IRON)
      }
      ink.poly('50,78 60,78 66,92 44,92', IRON)
      ink.poly('24,54 86,54 90,62 84,80 26,80 20,62', '#d9a13c')
      ink.poly('60,54 86,54 90,62 84,80 62,80', '#b27d25')
      for (const x of [36, 50, 64]) ink.line([x, 56, x + 3, 79], 1.4, '#8f611a')
      ink.poly('34,24 46,12 66,12 78,24 80,46 72,54 38,54 30,46', ink.main)
      ink.poly('58,12 66,12 78,24 80,46 72,54 60,54', ink.dark)
      for (const x of [42, 62]) ink.poly(`${x - 6},26 ${x + 6},26 ${x + 3},37 ${x - 3},37`, GLASS)
      ink.box([49, 40, 12, 14], IRON, 2)
      ink.line('70,12 76,2', 2, STEEL)
      ink.disc([77, 2, 3], '#e5443c')
    },
  },
  {
    words: ['space station'],
    ...metresTall(20, 190, '#e4e6e8'),
    home: 'space',
    draw: (ink) => {
      for (const x of [4, 128]) {
        ink.box([x, 26, 58, 48], '#34589c', 3)
        for (let i = 1; i < 4; i++) ink.line([x + i * 14.5, 26, x + i * 14.5, 74], 1.2, '#7f9fd0')
        ink.line([x, 50, x + 58, 50], 1.2, '#7f9fd0')
      }
      ink.box([60, 46, 70, 8], STEEL, 2)
      ink.box([76, 16, 38, 68], ink.main, 12)
      ink.box([98, 16, 16, 68], ink.dark, 10)
      for (const y of [30, 48, 66]) ink.disc([92, y, 5], GLASS)
      ink.line('95,16 95,2', 2, STEEL)
      ink.disc([95, 3, 3], '#e5443c')
      ink.box([84, 84, 22, 12], IRON, 3)
    },
  },
]
