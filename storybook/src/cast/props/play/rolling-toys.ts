import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { CREAM, COAL, WOOD, GOLD } from '../tones.ts'

/** Toys that roll, rock and spin. */
export const ROLLING_TOYS: readonly Prop[] = [
  {
    words: ['toy train', 'model train', 'wooden train', 'train set'],
    ...metresLong(0.5, 270, '#d8413f'),
    build: 'wheeled',
    faces: 'left',
    moving: triples('34 84 15, 72 84 15, 122 86 13, 160 86 13, 206 86 13, 246 86 13').map(
      ([x, y, r]) => ({
        ...driven('roll' as const, [x, y] as const),
        draw: (ink) => {
          ink.disc([x, y, r], GOLD)
          ink.disc([x, y, r * 0.66], '#f6d27a')
          ink.line([x - r * 0.6, y, x + r * 0.6, y], 3, '#c8862c')
          ink.disc([x, y, r * 0.22], WOOD)
        },
      }),
    ),
    draw: (ink) => {
      ink.box([86, 76, 30, 6], WOOD, 3)
      ink.box([172, 76, 30, 6], WOOD, 3)
      ink.box([10, 42, 56, 36], ink.main, 14)
      ink.box([54, 16, 34, 62], ink.dark, 4)
      ink.box([61, 24, 20, 20], '#cfe9f2', 3)
      ink.box([48, 8, 46, 10], '#3f7fc0', 4)
      ink.poly('18,42 14,14 38,14 34,42', '#3f7fc0')
      ink.box([10, 8, 32, 8], GOLD, 4)
      ink.disc([10, 60, 7], GOLD)
      ink.box([106, 48, 70, 30], '#4f9a5a', 5)
      for (const [x, y, r] of triples('120 42 13, 140 36 14, 160 42 13'))
        ink.disc([x, y, r], '#8a5a38')
      ink.box([190, 36, 70, 42], '#f0b33c', 5)
      for (const x of [198, 222]) ink.box([x, 44, 18, 16], '#fff0c8', 3)
      ink.box([186, 28, 78, 9], '#d8413f', 4)
    },
  },
  {
    words: ['toy car'],
    ...metresLong(0.2, 170, '#e5503f'),
    build: 'wheeled',
    faces: 'left',
    moving: [42, 128].map((x) => ({
      ...driven('roll' as const, [x, 80] as const),
      draw: (ink) => {
        ink.disc([x, 80, 19], COAL)
        ink.disc([x, 80, 9], GOLD)
        ink.disc([x + 5, 80, 2], COAL)
      },
    })),
    draw: (ink) => {
      ink.shape(
        'M6 78V58Q8 48 28 46L46 18Q50 12 58 12H112Q120 12 124 18L140 46Q164 48 164 62V78Z',
        ink.main,
      )
      ink.shape('M6 66H164V78H6Z', ink.dark)
      ink.shape('M44 46L58 22H82V46Z', '#b9e0f1')
      ink.shape('M90 46V22H110L124 46Z', '#b9e0f1')
    },
  },
  {
    words: ['rocking horse', 'toy horse'],
    ...metresTall(0.9, 112, '#c98b4d'),
    faces: 'left',
    grips: { seat: [0.55, 0.42] },
    draw: (ink) => {
      ink.line('M6 82Q56 112 108 80', 6, '#c8453c')
      for (const [x, tilt] of pairs('34 -8, 78 8')) ink.line([x, 58, x + tilt, 90], 8, ink.dark)
      ink.shape(
        'M22 44Q20 20 34 12L40 2L46 14Q54 30 56 40Q82 36 92 46Q96 64 84 66H34Q26 58 30 42L14 40Q8 32 18 24Z',
        ink.main,
      )
      ink.shape('M42 8Q58 20 58 42L50 44Q50 26 38 18Z', CREAM)
      ink.shape('M90 46Q106 52 100 76Q94 66 88 62Z', CREAM)
      ink.shape('M52 40Q66 36 80 40L76 54H56Z', '#c8453c')
      ink.disc([28, 26, 2.4], COAL)
    },
  },
  {
    words: ['bowling pin', 'bowling skittle', 'skittle'],
    ...metresTall(0.38, 36, '#f7f5ef'),
    draw: (ink) => {
      ink.shape(
        'M11 100Q-2 74 4 56Q11 40 9 26Q5 2 18 0Q31 2 27 26Q25 40 32 56Q38 74 25 100Z',
        ink.main,
      )
      ink.shape('M22 2Q30 8 27 26Q25 40 32 56Q38 74 25 100H20Q30 72 24 54Q19 40 22 24Z', ink.dark)
      ink.box([9, 27, 18, 4], '#d6413f', 1)
      ink.box([9, 34, 18, 4], '#d6413f', 1)
    },
  },
  {
    words: ['bowling ball'],
    ...metresTall(0.24, 100, '#2f4a78'),
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.main)
      ink.shape('M88 20Q110 62 74 92Q60 100 44 98Q84 84 88 20Z', ink.dark)
      for (const [x, y] of pairs('40 26, 58 24, 51 41')) ink.disc([x, y, 6], COAL)
      ink.faint(0.3, () => ink.line('M18 42Q20 26 32 18', 6, '#ffffff'))
    },
  },
  {
    words: ['rope toy', 'tug toy', 'dog rope', 'tug rope'],
    ...metresLong(0.4, 260, '#d9c39a'),
    draw: (ink) => {
      ink.line('M40 62Q90 30 130 56T222 56', 22, ink.main)
      for (let x = 58; x < 216; x += 18) ink.line([x, 44, x + 8, 66], 4, ink.dark)
      for (const x of [36, 224]) {
        ink.disc([x, 60, 26], ink.main)
        ink.line([x - 16, 50, x + 16, 70], 5, '#3f86c4')
        ink.line([x - 14, 72, x + 14, 46], 5, '#d8524a')
      }
      ink.line('M14 64L0 52M14 66L0 70M14 70L4 88', 5, ink.main)
      ink.line('M246 64L260 52M246 66L260 72M246 70L256 88', 5, ink.main)
    },
  },
  {
    words: ['spinning top', 'toy top'],
    ...metresTall(0.12, 84, '#e5503f'),
    draw: (ink) => {
      ink.box([38, 0, 8, 26], WOOD, 3)
      ink.shape('M4 40Q10 22 42 22T80 40Q74 66 44 98Q42 100 40 98Q10 66 4 40Z', ink.main)
      ink.shape('M10 54Q42 66 74 54Q66 72 54 86Q42 90 30 86Q18 72 10 54Z', GOLD)
      ink.shape('M54 24Q76 28 80 40Q74 66 44 98Q62 60 54 24Z', ink.dark)
    },
  },
  {
    words: ['hamster ball', 'exercise ball for hamsters', 'zorb', 'zorb ball'],
    ...metresTall(0.3, 100, '#8fd0ee'),
    build: 'wheeled',
    moving: [
      {
        ...driven('roll', [50, 50]),
        draw: (ink) => {
          for (let i = 0; i < 6; i++)
            ink.moved({ x: 50, y: 50, turn: (i * Math.PI) / 3 }, () =>
              ink.faint(0.75, () => ink.box([-3, -42, 6, 15], ink.dark, 3)),
            )
        },
      },
    ],
    draw: (ink) => {
      ink.faint(0.24, () => ink.disc([50, 50, 49], ink.main))
      ink.ring([50, 50, 47.6], 3.6, ink.dark)
      ink.faint(0.7, () => ink.line('M22 30Q32 14 50 12', 5, '#ffffff'))
      ink.faint(0.5, () => ink.line('M17 40L18 38', 5, '#ffffff'))
    },
  },
  {
    words: ['tennis ball'],
    kind: 'toy',
    ...metresTall(0.07, 100, '#cfe34a'),
    build: 'wheeled',
    grips: { middle: [0.5, 0.5] },
    moving: [
      {
        ...driven('roll', [50, 50]),
        draw: (ink) => {
          ink.line('M14 20Q50 42 30 94', 5, CREAM)
          ink.line('M72 6Q52 46 97 62', 5, CREAM)
        },
      },
    ],
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.dark)
      ink.disc([48, 48, 46.5], ink.main)
      ink.faint(0.6, () => ink.oval([36, 30, 18, 12], ink.light, -0.5))
    },
  },
]
