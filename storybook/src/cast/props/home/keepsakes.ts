import { pairs } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { GOLD, METAL, STEEL, WHITE } from '../tones.ts'

/** What stands on shelves and is known by its colours. */
export const KEEPSAKES: readonly Prop[] = [
  {
    words: [
      'rotary phone',
      'rotary telephone',
      'rotary dial phone',
      'old telephone',
      'vintage telephone',
      'old phone',
      'vintage phone',
      'antique telephone',
      'old-fashioned telephone',
      'phone from the 20s',
      'dial telephone',
      'corded phone',
      'landline phone',
      'desk phone',
      'pay phone',
      'payphone',
    ],
    ...metresTall(0.2, 124, '#2f3338'),
    draw: (ink) => {
      ink.shape('M30 38H94Q112 66 120 90Q120 98 110 98H14Q4 98 4 90Q12 66 30 38Z', ink.dark)
      ink.shape('M34 40H90Q104 66 110 88H14Q20 66 34 40Z', ink.main)
      for (const x of [36, 88]) ink.box([x - 5, 22, 10, 20], ink.deep, 3)
      ink.shape(
        'M8 22Q10 4 32 6H92Q114 4 116 22Q118 34 102 34Q92 34 92 22H32Q32 34 22 34Q6 34 8 22Z',
        ink.dark,
      )
      ink.line('M16 17Q20 9 34 10H88', 3, ink.light)
      ink.disc([62, 66, 25], ink.own ? '#e8dfc8' : ink.pale)
      for (let at = 0; at < 10; at++) {
        const turn = -2.4 + at * 0.52
        ink.disc([62 + Math.cos(turn) * 17.5, 66 + Math.sin(turn) * 17.5, 4.2], ink.deep)
      }
      ink.disc([62, 66, 9], GOLD)
      ink.line('76,80 84,88', 3, METAL)
    },
  },
  {
    words: [
      'matryoshka',
      'matryoshka doll',
      'russian doll',
      'nesting doll',
      'matryoshka dolls',
      'russian dolls',
      'nesting dolls',
      'babushka doll',
    ],
    ...metresTall(0.24, 70, '#d2372f'),
    draw: (ink) => {
      ink.shape(
        'M35 2Q60 4 58 34Q70 50 66 74Q62 98 35 99Q8 98 4 74Q0 50 12 34Q10 4 35 2Z',
        ink.main,
      )
      ink.shape('M44 4Q60 8 58 34Q70 50 66 74Q62 98 40 99Q58 76 50 48Q44 30 44 4Z', ink.dark)
      ink.disc([35, 26, 17], '#f7dcc0')
      ink.shape('M18 26Q20 8 35 9Q50 8 52 26Q44 14 35 16Q26 14 18 26Z', '#5a3420')
      for (const x of [29, 41]) {
        ink.disc([x, 26, 1.9], '#3a2a22')
        ink.disc([x < 35 ? 25 : 45, 32, 3.4], '#f09a8c')
      }
      ink.line('M31 34Q35 37 39 34', 1.8, '#c8283c')
      ink.oval([35, 68, 21, 23], '#f6e6c0')
      for (const [x, y] of pairs('35 62, 28 72, 42 72')) {
        for (let at = 0; at < 5; at++)
          ink.disc([x + Math.cos(at * 1.26) * 4.4, y + Math.sin(at * 1.26) * 4.4, 3], '#d8344e')
        ink.disc([x, y, 2.6], GOLD)
      }
      ink.line('M35 76V88M35 84L28 80M35 84L42 80', 2, '#4f9a4a')
      ink.line('M5 54Q35 60 65 54', 2.4, GOLD)
    },
  },
  {
    words: ['menorah', 'hanukkah menorah', 'hanukkiah'],
    ...metresTall(0.4, 124, '#d9a93a'),
    draw: (ink) => {
      for (const r of [50, 38, 26, 14])
        ink.line(
          `M${62 - r} 30Q${62 - r} ${30 + r * 0.8} 62 ${32 + r * 0.8}Q${62 + r} ${30 + r * 0.8} ${62 + r} 30`,
          4.4,
          r % 4 ? ink.main : ink.dark,
        )
      ink.line('62,22 62,90', 5.4, ink.main)
      ink.poly('40,99 50,88 74,88 84,99', ink.dark)
      for (const [at, x] of [12, 24, 36, 48, 62, 76, 88, 100, 112].entries()) {
        const top = at === 4 ? 22 : 30
        ink.box([x - 4.4, top - 2, 8.8, 4], ink.light, 1.5)
        ink.box([x - 2.2, top - 16, 4.4, 15], at % 2 ? '#8fb6e0' : WHITE)
        ink.shape(
          `M${x} ${top - 16}Q${x - 5} ${top - 20} ${x} ${top - 29}Q${x + 5} ${top - 20} ${x} ${top - 16}Z`,
          '#ff9a2a',
        )
        ink.shape(
          `M${x} ${top - 16}Q${x - 2.4} ${top - 19} ${x} ${top - 23}Q${x + 2.4} ${top - 19} ${x} ${top - 16}Z`,
          '#ffe06a',
        )
      }
    },
  },
  {
    words: ['gumball machine', 'bubblegum machine', 'candy machine'],
    ...metresTall(0.4, 62, '#d2372f'),
    draw: (ink) => {
      ink.poly('10,100 16,86 46,86 52,100', ink.dark)
      ink.box([14, 56, 34, 34], ink.main, 4)
      ink.box([38, 56, 10, 34], ink.dark, 4)
      ink.disc([31, 34, 28], '#cfe9f2')
      for (const [at, [x, y]] of pairs(
        '14 44, 24 50, 35 52, 45 46, 50 37, 18 34, 29 40, 40 38, 12 36, 24 30, 36 28, 46 28, 31 47, 20 48, 42 50, 31 34',
      ).entries())
        ink.disc(
          [x, y, 5],
          ['#d8344e', '#f2b62a', '#4f9ad0', '#58a83e', '#f0863a', '#b56ac0'][at % 6] ?? WHITE,
        )
      ink.faint(0.6, () => ink.line('M10 30Q14 14 28 10', 4, WHITE))
      ink.box([12, 2, 38, 7], ink.dark, 3)
      ink.disc([31, 2, 4], METAL)
      ink.disc([26, 68, 7], METAL)
      ink.line('22,64 30,72', 2.4, STEEL)
      ink.box([20, 78, 18, 8], '#3b3f45', 3)
    },
  },
  {
    words: [
      'lego block',
      'lego brick',
      'lego bricks',
      'lego blocks',
      'toy brick',
      'toy bricks',
      'lego piece',
    ],
    ...metresTall(0.1, 150, '#d2372f'),
    draw: (ink) => {
      ink.poly('4,44 60,64 60,98 4,76', ink.dark)
      ink.poly('60,64 146,38 146,72 60,98', ink.main)
      ink.poly('4,44 90,20 146,38 60,64', ink.light)
      for (const [x, y] of pairs('36 40, 62 33, 88 26, 62 49, 88 42, 114 35')) {
        ink.box([x - 11, y - 12, 22, 13], ink.dark, 2)
        ink.box([x - 11, y - 12, 13, 13], ink.main, 2)
        ink.oval([x, y + 1, 11, 4.6], ink.main)
        ink.oval([x, y - 12, 11, 5], ink.pale)
      }
    },
  },
  {
    words: ['cowboy boot', 'cowboy boots', 'western boots'],
    ...metresTall(0.4, 108, '#9a5a2c'),
    draw: (ink) => {
      ink.shape(
        'M18 8Q32 20 46 6L58 8Q56 34 60 56Q84 66 104 76Q108 90 100 92H34V84Q20 70 22 46Q22 26 18 8Z',
        ink.dark,
      )
      ink.shape(
        'M18 8Q32 20 44 7Q46 36 46 58Q74 68 98 80Q104 88 98 88H36Q22 70 24 46Q24 26 18 8Z',
        ink.main,
      )
      ink.box([34, 88, 70, 6], ink.deep, 3)
      ink.poly('20,72 38,84 34,100 18,100', ink.deep)
      for (const path of [
        'M30 24Q38 34 32 46Q40 50 38 60',
        'M44 24Q36 34 42 46Q34 50 38 60',
        'M64 68Q76 64 88 76',
      ])
        ink.line(path, 2, '#f0d9a8')
      ink.line('M19 10Q32 22 46 8L57 10', 3, ink.light)
    },
  },
  {
    words: ['dartboard', 'dart board'],
    ...metresTall(0.46, 100, '#2c2f33'),
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.main)
      for (let at = 0; at < 20; at++)
        ink.moved({ x: 50, y: 50, turn: (at * Math.PI) / 10 }, () => {
          ink.poly('-6.6,-41 6.6,-41 0,0', at % 2 ? '#f1e6cf' : '#2c2f33')
          for (const y of [-41, -25])
            ink.poly(
              [-0.16 * -y, y, 0.16 * -y, y, 0.14 * -y, y + 4, -0.14 * -y, y + 4],
              at % 2 ? '#3f8f4a' : '#c8372e',
            )
        })
      ink.disc([50, 50, 6.4], '#3f8f4a')
      ink.disc([50, 50, 3], '#c8372e')
      ink.line('54,46 76,24', 3, METAL)
      ink.poly('74,26 84,10 90,16', '#f4d03a')
    },
  },
]
