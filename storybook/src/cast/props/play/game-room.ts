import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, IRON, LEAF, METAL, RUBBER, STEEL, WHITE } from '../tones.ts'

/** Games, and rides for small children. */
export const GAME_ROOM: readonly Prop[] = [
  {
    words: (
      'playing cards|deck of cards|pack of cards|playing card|hand of cards|cards|' +
      'poker cards|tarot cards|poker hand'
    ).split('|'),
    ...metresTall(0.14, 120, '#c8443a'),
    draw: (ink) => {
      for (const [i, turn] of [-0.45, -0.15, 0.15, 0.45].entries())
        ink.moved({ x: 60, y: 108, turn }, () => {
          ink.box([-21, -96, 44, 66], '#cfc8bb', 5)
          ink.box([-22, -98, 44, 66], WHITE, 5)
          const tone = i % 2 ? ink.main : COAL
          if (i % 2) ink.shape('M0 -56Q-14 -68 -7 -76Q0 -80 0 -72Q0 -80 7 -76Q14 -68 0 -56Z', tone)
          else ink.poly('0,-78 10,-66 0,-54 -10,-66', tone)
          ink.disc([-15, -90, 3], tone)
        })
    },
  },
  {
    words: ['jack in the box', 'jack-in-the-box'],
    ...metresTall(0.4, 80, '#3f7fc4'),
    moving: [
      {
        ...driven('sway', [40, 62], 0.16),
        rate: 5,
        draw: (ink) => {
          ink.line('M34 62L48 56L32 50L48 44', 4, METAL)
          ink.disc([40, 30, 16], '#f0c9a0')
          ink.shape('M22 24Q40 12 58 24L40 -2Z', '#c8443a')
          ink.disc([40, 0, 4], GOLD)
          for (const x of [34, 46]) ink.disc([x, 28, 2.4], COAL)
          ink.disc([40, 33, 3.4], '#c8443a')
          ink.line('M32 38Q40 46 48 38', 2.4, '#c8443a')
        },
      },
    ],
    draw: (ink) => {
      ink.poly('12,60 4,46 32,52 40,60', ink.dark)
      ink.box([12, 58, 58, 42], ink.main, 3)
      ink.box([12, 90, 58, 10], ink.dark, 3)
      for (const [x, tone] of [
        [20, GOLD],
        [36, '#c8443a'],
        [52, GOLD],
      ] as const)
        ink.poly([x, 76, x + 6, 66, x + 12, 76, x + 6, 86], tone)
      ink.line('M70 78H78V70', 3, STEEL)
    },
  },
  {
    name: 'puzzle-cube',
    words: ["rubik's cube", 'rubiks cube', 'rubik cube', 'puzzle cube', 'magic cube'],
    ...metresTall(0.12, 100, '#c8443a'),
    draw: (ink) => {
      const tones = [ink.main, '#3f7fc4', '#4f9a5a', GOLD, WHITE, '#f0892f']
      ink.poly('50,2 96,24 96,76 50,98 4,76 4,24', COAL)
      for (let row = 0; row < 3; row++)
        for (let col = 0; col < 3; col++) {
          const tone = (k: number): string => tones[(row * 5 + col * 3 + k) % tones.length] ?? WHITE
          const [x, y] = [7 + col * 14.6, 30 + row * 16 + col * 7]
          ink.poly([x, y, x + 12.6, y + 6.4, x + 12.6, y + 20, x, y + 13.6], tone(0))
          const [u, v] = [52 + col * 14.6, 51 + row * 16 - col * 7]
          ink.poly([u, v, u + 12.6, v - 6.4, u + 12.6, v + 7.2, u, v + 13.6], tone(1))
          const [s, t] = [50 + (col - row) * 14.8, 6 + (col + row) * 7.2]
          ink.poly([s, t, s + 13, t + 6.4, s, t + 12.6, s - 13, t + 6.4], tone(2))
        }
    },
  },
  {
    words: ['pinball machine', 'pinball', 'arcade cabinet', 'arcade machine'],
    ...metresTall(1.8, 70, '#6a3fa0'),
    moving: [
      {
        ...driven('flicker', [35, 20], 0.2),
        draw: (ink) => {
          for (const [x, tone] of [
            [18, '#f2b93b'],
            [35, '#ef5f8a'],
            [52, '#66c6f2'],
          ] as const)
            ink.disc([x, 10, 4], tone)
        },
      },
    ],
    draw: (ink) => {
      for (const x of [8, 54]) ink.box([x, 74, 8, 26], STEEL, 2)
      ink.box([4, 2, 62, 36], ink.main, 4)
      ink.box([10, 17, 50, 16], '#ffe08a', 2)
      ink.poly('8,38 62,38 68,76 2,76', ink.dark)
      ink.poly('13,42 57,42 61,72 9,72', '#3a2a6a')
      for (const [x, y, tone] of [
        [26, 50, '#c8443a'],
        [44, 50, '#3f7fc4'],
        [35, 59, GOLD],
      ] as const)
        ink.disc([x, y, 5], tone)
      ink.line('24,68 32,71', 3, WHITE)
      ink.line('46,68 38,71', 3, WHITE)
      ink.disc([50, 62, 2.4], METAL)
    },
  },
  {
    name: 'table-tennis-table',
    words: [
      'ping pong table',
      'table tennis table',
      'table-tennis table',
      'ping-pong table',
      'tennis table',
    ],
    ...metresTall(0.9, 240, '#2f7d6a'),
    grips: { top: [0.5, 0.3] },
    draw: (ink) => {
      for (const x of [26, 206]) ink.box([x, 44, 8, 56], IRON, 2)
      ink.box([4, 32, 232, 14], ink.dark, 3)
      ink.box([4, 28, 232, 12], ink.main, 3)
      ink.box([4, 28, 232, 2.4], WHITE)
      ink.box([118, 6, 4, 24], WHITE, 1)
      ink.faint(0.5, () => ink.box([112, 8, 16, 20], WHITE, 1))
      ink.disc([70, 22, 5], WHITE)
    },
  },
  {
    name: 'table-football',
    words: ['foosball table', 'table football', 'foosball'],
    ...metresTall(0.95, 170, '#8a5a38'),
    draw: (ink) => {
      for (const x of [16, 140]) ink.box([x, 56, 14, 44], ink.deep, 3)
      ink.box([6, 26, 158, 38], ink.main, 4)
      ink.box([14, 22, 142, 12], LEAF, 2)
      for (const [i, x] of [32, 56, 80, 104, 128].entries()) {
        ink.line([x, 14, x, 74], 3, METAL)
        ink.box([x - 4, 70, 8, 10], COAL, 3)
        ink.box([x - 4, 16, 8, 14], i % 2 ? '#c8443a' : '#3f7fc4', 3)
        ink.disc([x, 12, 4], '#f0c9a0')
      }
    },
  },
  {
    words: ['tricycle', 'kids tricycle', 'trike'],
    ...metresTall(0.7, 120, '#d2453c'),
    grips: { seat: [0.38, 0.46] },
    moving: [
      [26, 82, 16],
      [92, 78, 20],
    ].map(([x = 0, y = 0, r = 0]) => ({
      ...driven('roll' as const, [x, y] as const),
      draw: (ink) => {
        ink.ring([x, y, r], 5, RUBBER)
        for (let i = 0; i < 3; i++)
          ink.moved({ x, y, turn: (i * Math.PI) / 3 }, () => ink.box([-1, -r, 2, r * 2], METAL))
        ink.disc([x, y, 4], STEEL)
      },
    })),
    draw: (ink) => {
      ink.line('26,82 50,60 78,52', 6, ink.main)
      ink.line('78,22 92,78', 6, ink.main)
      ink.line('64,22 94,18', 6, COAL)
      ink.box([34, 46, 30, 10], COAL, 5)
      ink.line('48,56 50,62', 5, ink.dark)
    },
  },
  {
    name: 'toy-wagon',
    words: ['red wagon', 'toy wagon', 'pull wagon'],
    ...metresTall(0.6, 170, '#d2453c'),
    grips: { top: [0.4, 0.5] },
    moving: [34, 100].map((x) => ({
      ...driven('roll' as const, [x, 84] as const),
      draw: (ink) => {
        ink.disc([x, 84, 15], RUBBER)
        ink.disc([x, 84, 9], WHITE)
        ink.line([x - 8, 84, x + 8, 84], 3, '#d2453c')
      },
    })),
    draw: (ink) => {
      ink.line('124,66 160,26', 5, COAL)
      ink.line('150,22 168,30', 5, COAL)
      ink.poly('4,40 132,40 124,72 12,72', ink.main)
      ink.poly('4,40 132,40 130,48 6,48', ink.light)
      ink.box([20, 54, 88, 8], WHITE, 3)
    },
  },
]
