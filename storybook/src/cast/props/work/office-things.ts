import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { quads, triples } from '../../../scene/rows.ts'
import { COAL, CREAM, GLASS, GOLD, IRON, METAL, STEEL, WHITE, WOOD } from '../tones.ts'

function chessman(ink: Ink, [x, y, r]: readonly [number, number, number], tone: string): void {
  ink.oval([x, y, r, r * 0.4], tone)
  ink.poly(
    `${x - r * 0.7},${y} ${x + r * 0.7},${y} ${x + r * 0.3},${y - r * 2.4} ${x - r * 0.3},${y - r * 2.4}`,
    tone,
  )
  ink.disc([x, y - r * 2.9, r * 0.72], tone)
}

function drawSlate(ink: Ink): void {
  ink.line('M30 76L22 100M110 76L118 100', 5, WOOD)
  ink.box([2, 2, 136, 78], WOOD, 4)
  ink.box([9, 9, 122, 62], ink.main, 2)
  ink.box([20, 76, 100, 6], ink.deep, 2)
  ink.box([54, 73, 14, 4], WHITE, 2)
}

function drawSheet(ink: Ink): void {
  ink.line('M26 78L18 100M104 78L112 100', 4, STEEL)
  ink.box([2, 4, 126, 76], METAL, 4)
  ink.box([8, 10, 114, 62], ink.main, 2)
  ink.box([30, 76, 70, 5], STEEL, 2)
  ink.box([50, 74, 16, 3.4], '#e0563f', 1.5)
}

/** Machines and boards of offices, shops and schools. */
export const OFFICE_THINGS: readonly Prop[] = [
  {
    words: ['typewriter', 'typing machine'],
    ...metresTall(0.25, 128, '#4f7f86'),
    grips: { bothHands: [0.5, 0.78], top: [0.5, 0.3] },
    moving: [
      {
        ...driven('pop', [64, 20], 22),
        rest: 0.9,
        behind: true,
        draw: (ink) => {
          ink.box([34, 20, 60, 50], WHITE, 1)
          for (const y of [26, 33, 40, 47]) ink.box([42, y, y === 40 ? 28 : 42, 2.4], '#8f9aa3', 1)
        },
      },
    ],
    draw: (ink) => {
      ink.box([10, 32, 108, 14], COAL, 7)
      for (const x of [4, 114]) ink.box([x, 34, 10, 10], IRON, 3)
      ink.poly('22,44 106,44 122,96 6,96', ink.main)
      ink.poly('86,44 106,44 122,96 98,96', ink.dark)
      ink.shape('M40 46Q64 66 88 46Z', COAL)
      for (const [x, y, step, count] of quads('26 68 9 9, 22 78 10 9, 20 88 10 10'))
        for (let i = 0; i < count; i++) ink.disc([x + i * step, y, 3.4], CREAM)
      ink.box([4, 94, 120, 6], ink.deep, 3)
    },
  },
  {
    words: ['record player', 'vinyl player', 'phonograph player'],
    ...metresTall(0.2, 150, '#b5764a'),
    moving: [
      {
        ...driven('sway', [62, 40], 0.02),
        draw: (ink) => {
          ink.oval([62, 42, 50, 20], COAL)
          for (const s of [0.82, 0.64, 0.5])
            ink.oval([62, 42, 50 * s, 20 * s], s > 0.7 ? '#4a4e54' : COAL)
          ink.oval([62, 42, 17, 7], '#e0563f')
          ink.oval([62, 42, 2.4, 1], WHITE)
          ink.line('M30 34Q44 28 58 28', 1.6, '#8f959c')
        },
      },
      {
        ...driven('sway', [128, 28], 0.5),
        rate: 1.2,
        draw: (ink) => ink.line('M128 28L122 50L92 54', 3.4, METAL),
      },
    ],
    draw: (ink) => {
      ink.poly('14,18 136,18 148,64 2,64', ink.light)
      ink.box([2, 64, 146, 30], ink.main, 4)
      ink.box([2, 82, 146, 12], ink.dark, 4)
      ink.disc([128, 28, 6], STEEL)
      for (const x of [18, 132]) ink.box([x - 6, 94, 14, 6], COAL, 2)
      for (const x of [112, 126]) ink.disc([x, 74, 5], GOLD)
    },
  },
  {
    words: ['cash register', 'till', 'cash machine register'],
    ...metresTall(0.45, 110, '#8f4a3a'),
    moving: [
      {
        ...driven('pop', [55, 90], -12),
        behind: true,
        draw: (ink) => {
          ink.box([8, 74, 94, 18], STEEL, 2)
          ink.box([14, 77, 82, 8], '#7fb77a', 1)
        },
      },
    ],
    draw: (ink) => {
      ink.box([34, 2, 44, 20], COAL, 3)
      ink.box([38, 6, 36, 11], '#9fd8a8', 1)
      ink.poly('16,22 94,22 104,70 6,70', ink.main)
      ink.poly('78,22 94,22 104,70 84,70', ink.dark)
      for (const [x, y, r] of triples(
        '28 34 5, 43 34 5, 58 34 5, 26 47 5, 42 47 5, 58 47 5, 24 60 5, 41 60 5, 58 60 5',
      ))
        ink.disc([x, y, r], CREAM)
      ink.box([70, 30, 16, 32], GOLD, 3)
      ink.box([4, 68, 102, 30], ink.deep, 4)
      ink.box([46, 80, 18, 5], GOLD, 2)
    },
  },
  {
    words: ['vending machine', 'drinks machine', 'soda machine', 'snack machine'],
    kind: 'furniture',
    ...metresTall(1.9, 58, '#d8413c'),
    draw: (ink) => {
      ink.box([0, 0, 58, 98], ink.main, 4)
      ink.box([46, 0, 12, 98], ink.dark, 4)
      ink.box([5, 6, 38, 64], '#2f3f4a', 2)
      for (const y of [9, 25, 41, 56]) {
        for (let i = 0; i < 4; i++)
          ink.box(
            [8 + i * 8.6, y, 6.4, 11],
            ['#f2c04a', '#5fb4d8', '#7fc46a', '#f08a6a'][(i + y) % 4] ?? METAL,
            2,
          )
        ink.box([6, y + 12, 36, 1.6], METAL)
      }
      ink.faint(0.3, () => ink.poly('8,8 20,8 10,68 6,68', WHITE))
      ink.box([8, 76, 32, 14], COAL, 3)
      for (const [x, y, r] of triples('51 24 2, 51 32 2, 51 40 2')) ink.disc([x, y, r], CREAM)
      ink.box([48, 50, 6, 10], COAL, 1)
      ink.box([4, 97, 50, 3], IRON)
    },
  },
  {
    name: 'cash-point',
    words: ['atm', 'cash point', 'cash machine', 'ticket machine'],
    kind: 'furniture',
    ...metresTall(1.6, 56, '#4f7fb5'),
    draw: (ink) => {
      ink.box([2, 0, 52, 100], ink.main, 4)
      ink.box([42, 0, 12, 100], ink.dark, 4)
      ink.box([8, 8, 34, 24], '#bfe6d0', 2)
      for (const y of [14, 20, 26]) ink.box([12, y, 22, 2], '#4f8a6a', 1)
      ink.box([6, 38, 40, 24], STEEL, 3)
      for (let i = 0; i < 9; i++)
        ink.box([10 + (i % 3) * 8, 41 + Math.floor(i / 3) * 6.6, 6, 4.6], WHITE, 1)
      ink.box([35, 43, 8, 3], COAL, 1)
      ink.box([10, 68, 32, 4], COAL, 1)
      ink.box([15, 70, 22, 12], '#7fb77a', 1)
    },
  },
  {
    words: ['blackboard', 'chalkboard', 'school board'],
    kind: 'furniture',
    ...metresTall(1.5, 140, '#3f6a55'),
    draw: (ink) => {
      drawSlate(ink)
      ink.faint(0.75, () => {
        ink.line('M22 54Q40 14 58 54M30 42H50', 2.4, WHITE)
        ink.ring([92, 36, 14], 2.4, WHITE)
        ink.line('M92 36L104 26M74 60H116', 2, WHITE)
      })
    },
  },
  {
    words: ['empty blackboard', 'empty chalkboard', 'blank blackboard'],
    kind: 'furniture',
    ...metresTall(1.5, 140, '#3f6a55'),
    draw: drawSlate,
  },
  {
    words: ['whiteboard', 'white board', 'flip chart'],
    kind: 'furniture',
    ...metresTall(1.6, 130, '#f4f6f6'),
    draw: (ink) => {
      drawSheet(ink)
      ink.line('M20 60L38 44L56 50L78 26L104 34', 3, '#3f7fc4')
      for (const [x, y, r] of triples('38 44 3, 56 50 3, 78 26 3')) ink.disc([x, y, r], '#e0563f')
      ink.line('M20 20V64H110', 2, COAL)
    },
  },
  {
    words: ['empty whiteboard', 'blank whiteboard'],
    kind: 'furniture',
    ...metresTall(1.6, 130, '#f4f6f6'),
    draw: drawSheet,
  },
  {
    words: ['jukebox', 'juke box'],
    kind: 'furniture',
    ...metresTall(1.5, 72, '#c8413f'),
    moving: [
      {
        ...driven('flicker', [36, 60], 0.25),
        draw: (ink) => {
          ink.shape('M12 90V38Q14 14 36 14T60 38V90H54V40Q52 22 36 22T18 40V90Z', '#ffd34d')
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M2 98V36Q4 2 36 2T70 36V98Z', ink.main)
      ink.shape('M48 5Q70 12 70 36V98H54Q62 40 48 5Z', ink.dark)
      ink.shape('M20 52V40Q22 24 36 24T52 40V52Z', GLASS)
      ink.disc([36, 42, 9], COAL)
      ink.disc([36, 42, 3], '#e0563f')
      ink.box([20, 56, 32, 10], CREAM, 2)
      for (let x = 22; x < 50; x += 6) ink.box([x, 70, 3, 22], GOLD, 1)
      ink.box([0, 94, 72, 6], IRON, 2)
    },
  },
  {
    words: ['chess board', 'chessboard', 'chess set', 'checkerboard', 'chess game'],
    kind: 'toy',
    ...metresTall(0.25, 190, '#a8693c'),
    draw: (ink) => {
      ink.poly('34,52 156,52 186,92 4,92', ink.main)
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 8; column++) {
          const at = (line: number, share: number): string => {
            const y = 55 + line * 8.4
            const half = 58 + (line / 4) * 26
            return `${95 + (share / 4 - 1) * half},${y}`
          }
          const tone = (row + column) % 2 ? '#5b3a26' : CREAM
          ink.poly(
            [
              at(row, column),
              at(row, column + 1),
              at(row + 1, column + 1),
              at(row + 1, column),
            ].join(' '),
            tone,
          )
        }
      ink.poly('4,92 186,92 182,99 8,99', ink.deep)
      for (const [x, y, r] of triples('48 58 6, 72 58 6, 96 58 6, 122 58 6, 144 58 6'))
        chessman(ink, [x, y, r], COAL)
      for (const [x, y, r] of triples('36 84 8, 66 84 8, 98 84 8, 130 84 8, 158 84 8'))
        chessman(ink, [x, y, r], WHITE)
    },
  },
]
