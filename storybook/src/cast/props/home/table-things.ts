import { pairs } from '../../../scene/rows.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { GLASS, WHITE } from '../tones.ts'

const SKIN = '#e8b48c'
const SKIN_SHADE = '#c98f68'

/** What acts on tables: a hand that reaches in from above, a dipper, a flute; and what burns on mantelpieces. */
export const TABLE_THINGS: readonly Prop[] = [
  {
    words: ['reaching hand', 'hand', 'human hand'],
    ...metresTall(0.6, 78, '#4f7f8a'),
    draw: (ink) => {
      ink.shape('M52 0H78V12L40 66L27 56Z', ink.main)
      ink.shape('M78 0V12L40 66L36 63L70 10V0Z', ink.dark)
      ink.line('M28 56L40 65', 3.4, ink.light)
      ink.shape('M28 58L39 65Q33 73 26 80Q20 86 16 84Q11 81 15 74Q20 66 28 58Z', SKIN)
      ink.line('M17 79Q10 86 7 94', 5, SKIN)
      ink.line('M20 82Q15 89 13 97', 5, SKIN)
      ink.line('M23 83Q21 90 20 97', 4.8, SKIN)
      ink.line('M26 80Q26 88 25.6 95', 4.4, SKIN)
      ink.line('M16 75Q10 76 5 82', 4.4, SKIN_SHADE)
      ink.line('M15.6 87Q18 84 20 84', 0.8, SKIN_SHADE)
      ink.line('M21 88Q23 85.6 24.4 85.6', 0.8, SKIN_SHADE)
    },
  },
  {
    words: ['hand from below'],
    ...metresTall(0.6, 78, '#4f7f8a'),
    draw: (ink) => {
      ink.shape('M52 100H78V88L40 34L27 44Z', ink.main)
      ink.shape('M78 100V88L40 34L36 37L70 90V100Z', ink.dark)
      ink.line('M28 44L40 35', 3.4, ink.light)
      ink.shape('M28 42L39 35Q33 27 26 20Q20 14 16 16Q11 19 15 26Q20 34 28 42Z', SKIN)
      ink.line('M17 21Q10 14 7 6', 5, SKIN)
      ink.line('M20 18Q15 11 13 3', 5, SKIN)
      ink.line('M23 17Q21 10 20 3', 4.8, SKIN)
      ink.line('M26 20Q26 12 25.6 5', 4.4, SKIN)
      ink.line('M16 25Q10 24 5 18', 4.4, SKIN_SHADE)
      ink.line('M15.6 13Q18 16 20 16', 0.8, SKIN_SHADE)
      ink.line('M21 12Q23 14.4 24.4 14.4', 0.8, SKIN_SHADE)
    },
  },
  {
    words: ['lit match'],
    ...metresTall(0.2, 30, '#e3c48f'),
    kind: 'tool',
    draw: (ink) => {
      ink.line('M24 4L10 78', 3.4, ink.main)
      ink.shape('M9 100Q0 92 3 82Q6 74 10 66Q16 76 18 84Q19 96 9 100Z', '#f08a2e')
      ink.shape('M9.6 97Q5 92 7 85L10 76Q14 84 14 90Q13 96 9.6 97Z', '#ffd75e')
    },
  },
  {
    words: ['honey dipper', 'dipper', 'wooden dipper', 'honey stick'],
    ...metresTall(0.2, 60, '#c08a4f'),
    draw: (ink) => {
      ink.line('M52 4L26 56', 6, ink.main)
      ink.line('M54 6L29 56', 2, ink.light)
      for (let i = 0; i < 5; i++) {
        const [x, y, r] = [26 - i * 3.2, 56 + i * 7, [8, 12, 13, 12, 8][i] ?? 8]
        ink.oval([x, y, r, 4.2], '#e8a020')
        ink.oval([x, y - 1.6, r * 0.9, 3], i % 2 ? ink.dark : ink.main)
      }
      ink.shape('M10 86Q16 92 17 100Q9 100 8 92Z', '#f2b52e')
    },
  },
  {
    words:
      'champagne flute|glass of champagne|champagne glass|flute of champagne|glass of prosecco'.split(
        '|',
      ),
    ...metresTall(0.24, 34, '#f0cf6a'),
    kind: 'food',
    draw: (ink) => {
      ink.faint(0.85, () =>
        ink.shape('M4 2H30Q31 44 20 58V88Q30 92 31 98H3Q4 92 14 88V58Q3 44 4 2Z', GLASS),
      )
      ink.shape('M5 16Q17 20 29 16Q28 44 17 56Q6 44 5 16Z', ink.main)
      ink.shape('M19 18Q25 18 29 16Q28 44 17 56Q24 40 19 18Z', ink.dark)
      ink.oval([17, 16, 12, 2.6], ink.pale)
      for (const [x, y] of pairs('11 28, 16 36, 21 26, 14 46, 18 22')) ink.disc([x, y, 1.2], WHITE)
      ink.faint(0.7, () => ink.line('M8 8Q8 34 13 46', 1.8, WHITE))
    },
  },
  {
    words: ['bottle ship', 'ship in a bottle', 'boat in a bottle'],
    ...metresTall(0.2, 190, '#8a5a34'),
    moving: [
      {
        ...driven('sway', [86, 74], 1.4),
        rate: 2,
        draw: (ink) => {
          ink.poly('56,60 116,60 106,74 66,74', ink.main)
          ink.poly('56,60 116,60 114,64 58,64', ink.light)
          ink.line('M76 60V24M98 60V30', 2, ink.dark)
          ink.shape('M78 26Q96 38 78 54Z', WHITE)
          ink.shape('M74 28Q60 40 74 54Z', '#f2ead8')
          ink.shape('M100 32Q114 42 100 54Z', WHITE)
          ink.poly('76,24 86,20 76,17', '#d9483f')
        },
      },
      {
        ...driven('sway', [86, 90], 0.5),
        rate: 3,
        draw: (ink) =>
          ink.shape('M26 74Q40 66 54 73T84 73T114 73T144 74L140 84Q86 92 30 84Z', '#3f87b5'),
      },
    ],
    draw: (ink) => {
      ink.poly('30,100 42,86 62,86 54,100', ink.dark)
      ink.poly('118,100 112,86 132,86 142,100', ink.dark)
      ink.faint(0.55, () =>
        ink.shape('M40 12H126Q146 12 152 38H178V62H152Q146 88 126 88H40Q16 88 16 50T40 12Z', GLASS),
      )
      ink.box([176, 34, 14, 32], '#b98455', 4)
      ink.faint(0.7, () => ink.line('M42 20H120', 3.4, WHITE))
    },
  },
  {
    words: ['wide cup', 'huge cup', 'coffee bowl'],
    ...metresTall(0.3, 190, '#f2ece0'),
    kind: 'food',
    grips: { top: [0.46, 0.3], seat: [0.46, 0.3] },
    draw: (ink) => {
      ink.line('M160 40H172Q188 42 186 56T160 74', 9, ink.dark)
      ink.shape('M6 26Q8 98 60 100H116Q166 98 170 26Z', ink.main)
      ink.shape('M120 30Q124 80 98 100H116Q166 98 170 26Z', ink.dark)
      ink.oval([88, 26, 82, 22], ink.pale)
      ink.oval([88, 28, 75, 18.5], '#5a3520')
      ink.oval([84, 26, 66, 14.6], '#754a2e')
      ink.line('M34 26Q52 20 70 26T106 26T140 27', 2.4, '#a8774f')
      ink.line('M48 33Q66 28 84 33T120 33', 2, '#a8774f')
      ink.line('M22 48Q26 78 44 90', 4, ink.pale)
    },
  },
  {
    words: 'mantel clock|antique clock|table clock|old clock|vintage clock|desk clock'.split('|'),
    ...metresTall(0.35, 120, '#7a4a2e'),
    moving: [
      {
        ...driven('time', [60, 46], 0.5),
        draw: (ink) => ink.line('M60 46V24', 2.6, '#2c2430'),
      },
      {
        ...driven('time', [60, 46], 0.04),
        draw: (ink) => ink.line('M60 46L73 52', 3.4, '#2c2430'),
      },
    ],
    draw: (ink) => {
      ink.shape('M10 92Q12 40 34 30Q44 6 60 6T86 30Q108 40 110 92Z', ink.main)
      ink.shape('M76 12Q82 18 86 30Q108 40 110 92H94Q96 40 76 12Z', ink.dark)
      ink.box([2, 90, 116, 10], ink.deep, 3)
      ink.disc([60, 46, 32], '#c9a14a')
      ink.disc([60, 46, 28], '#f7efdc')
      for (let i = 0; i < 12; i++)
        ink.moved({ x: 60, y: 46, turn: (i * Math.PI) / 6 }, () =>
          ink.box([-1, -26, 2, 5], '#5a4a44'),
        )
    },
  },
]
