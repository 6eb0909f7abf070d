import type { Prop } from '../prop.ts'
import { GLASS, WHITE } from '../tones.ts'

const SKIN = '#e8b48c'
const SKIN_SHADE = '#c98f68'

/** What acts on tables: a hand that reaches in from above, a dipper, a flute; and what burns on mantelpieces. */
export const TABLE_THINGS: readonly Prop[] = [
  {
    name: 'reaching-hand',
    words: ['reaching hand', 'hand', 'human hand'],
    tall: 0.6,
    width: 78,
    colour: '#4f7f8a',
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
    name: 'honey-dipper',
    words: ['honey dipper', 'dipper', 'wooden dipper', 'honey stick'],
    tall: 0.2,
    width: 60,
    colour: '#c08a4f',
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
    name: 'champagne-flute',
    words: [
      'champagne flute',
      'glass of champagne',
      'champagne glass',
      'flute of champagne',
      'glass of prosecco',
    ],
    tall: 0.24,
    width: 34,
    colour: '#f0cf6a',
    kind: 'food',
    draw: (ink) => {
      ink.faint(0.85, () =>
        ink.shape('M4 2H30Q31 44 20 58V88Q30 92 31 98H3Q4 92 14 88V58Q3 44 4 2Z', GLASS),
      )
      ink.shape('M5 16Q17 20 29 16Q28 44 17 56Q6 44 5 16Z', ink.main)
      ink.shape('M19 18Q25 18 29 16Q28 44 17 56Q24 40 19 18Z', ink.dark)
      ink.oval([17, 16, 12, 2.6], ink.pale)
      for (const [x, y] of [
        [11, 28],
        [16, 36],
        [21, 26],
        [14, 46],
        [18, 22],
      ] as const)
        ink.disc([x, y, 1.2], WHITE)
      ink.faint(0.7, () => ink.line('M8 8Q8 34 13 46', 1.8, WHITE))
    },
  },
  {
    name: 'mantel-clock',
    words: [
      'mantel clock',
      'antique clock',
      'table clock',
      'old clock',
      'vintage clock',
      'desk clock',
    ],
    tall: 0.35,
    width: 120,
    colour: '#7a4a2e',
    moving: [
      {
        by: 'time',
        at: [60, 46],
        speed: 0.5,
        draw: (ink) => ink.line('M60 46V24', 2.6, '#2c2430'),
      },
      {
        by: 'time',
        at: [60, 46],
        speed: 0.04,
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
