import { eye } from '../creatures/creature-parts.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { COAL, CREAM, GOLD, IRON, LEAF, WHITE } from '../tones.ts'

const TILES = 9

/** A domino; opened it has fallen on the next one. */
function domino(index: number): MovingPiece {
  const x = 12 + index * 24
  const last = index === TILES - 1
  return {
    ...driven('open', [x + 9, 100], last ? 1.5 : 1.02),
    after: 0.02 + (index / TILES) * 0.74,
    draw: (ink) => {
      ink.box([x, 30, 9, 70], ink.main, 2)
      ink.box([x + 6.4, 30, 2.6, 70], ink.dark, 1)
      ink.box([x + 1, 64, 5, 1.6], ink.deep, 0.5)
      for (const y of [42, 52, 76, 88].slice(0, 2 + (index % 3))) ink.disc([x + 3.4, y, 1.9], COAL)
    },
  }
}

/** Things with something that opens, comes up or goes over. */
export const OPENINGS: readonly Prop[] = [
  {
    words: ['hatching egg'],
    kind: 'food',
    ...metresTall(0.1, 78, '#f3d3a8'),
    moving: [
      {
        ...driven('pop', [39, 60], 40),
        behind: true,
        draw: (ink) => {
          ink.disc([39, 62, 23], '#ffd84d')
          ink.disc([39, 58, 21], '#ffe06a')
          ink.poly('33,66 45,66 39,74', '#f29a38')
          eye(ink, [30, 56, 3.6])
          eye(ink, [48, 56, 3.6])
          ink.line('M36 38Q38 30 42 33M40 38Q44 32 47 35', 2.4, '#ffd84d')
        },
      },
      {
        ...driven('open', [66, 54], 1.25),
        draw: (ink) => {
          ink.shape('M6 56Q10 8 39 2Q68 8 72 56L63 48L54 58L45 48L36 59L26 48L16 58Z', ink.main)
          ink.shape('M54 10Q68 20 72 56L63 48L60 51Q62 30 54 10Z', ink.dark)
          ink.oval([28, 24, 7, 11], ink.pale, 0.5)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M6 56L16 66L26 56L36 67L45 56L54 66L63 56L72 62Q74 98 39 99Q4 98 6 56Z', ink.main)
      ink.shape('M63 56L72 62Q74 98 39 99Q64 92 63 56Z', ink.dark)
    },
  },
  {
    words: ['opening book'],
    ...metresTall(0.25, 150, '#c0453f'),
    moving: [
      {
        ...driven('hinge', [75, 50], Math.PI),
        seen: [0.5, 2],
        draw: (ink) => ink.box([75, 2, 70, 96], ink.deep, 4),
      },
      {
        ...driven('hinge', [75, 50], 2.7),
        after: 0.42,
        draw: (ink) => {
          ink.box([76, 5, 64, 88], CREAM, 2)
          for (let y = 16; y < 84; y += 8) ink.box([84, y, 48, 2.4], '#c9bda2', 1)
        },
      },
      {
        ...driven('hinge', [75, 50], Math.PI),
        seen: [-1, 0.5],
        draw: (ink) => {
          ink.box([75, 2, 70, 96], ink.main, 4)
          ink.box([75, 2, 10, 96], ink.dark, 3)
          ink.box([97, 18, 36, 26], ink.light, 3)
          ink.box([103, 25, 24, 3], ink.pale, 1.5)
          ink.box([107, 32, 16, 3], ink.pale, 1.5)
        },
      },
    ],
    draw: (ink) => {
      ink.box([73, 2, 72, 96], ink.deep, 4)
      ink.box([76, 5, 66, 90], '#e8dcc2', 2)
      ink.box([76, 5, 64, 87], WHITE, 2)
      for (let y = 52; y < 84; y += 8) ink.box([84, y, 46, 2.4], '#c9bda2', 1)
      ink.disc([107, 28, 13], '#8fc7d8')
      ink.shape('M94 34Q104 20 110 30T121 33Q116 42 107 41T94 34Z', LEAF)
      ink.box([130, 90, 6, 10], GOLD)
    },
  },
  {
    words: ['treasure chest', 'chest of gold', 'treasure'],
    ...metresTall(0.7, 120, '#9b6236'),
    moving: [
      {
        ...driven('pop', [60, 44], 14),
        behind: true,
        rest: 0.8,
        draw: (ink) => {
          ink.oval([60, 52, 44, 14], GOLD)
          for (const [x, y, r] of triples(
            '28 48 8, 44 43 8, 60 46 9, 76 43 8, 92 49 8, 52 39 6, 70 38 6',
          ))
            ink.disc([x, y, r], x % 4 ? '#ffd766' : '#f5c13f')
          ink.disc([54, 49, 6], '#e0484f')
          ink.disc([76, 51, 5], '#4fb4d8')
        },
      },
      {
        ...driven('open', [108, 44], 0.62),
        rest: 0.8,
        draw: (ink) => {
          ink.shape('M8 46Q8 14 60 14T112 46Z', ink.dark)
          ink.shape('M8 46Q8 18 56 16Q84 18 92 46Z', ink.main)
          ink.box([8, 40, 104, 8], GOLD, 3)
          ink.shape('M26 46Q28 22 40 17L48 16Q38 24 36 46Z', GOLD)
        },
      },
    ],
    draw: (ink) => {
      ink.box([8, 46, 104, 54], ink.main, 5)
      ink.box([82, 46, 30, 54], ink.dark, 5)
      ink.box([8, 46, 104, 8], GOLD, 3)
      for (const x of [24, 88]) ink.box([x, 46, 10, 54], GOLD, 2)
      ink.box([8, 76, 104, 2], ink.deep)
      ink.box([50, 46, 20, 24], '#e0a126', 4)
      ink.disc([60, 56, 4], COAL)
      ink.box([58.6, 56, 2.8, 9], COAL, 1)
    },
  },
  {
    name: 'opening-box',
    words: ['box with a lid', 'box with flaps'],
    ...metresTall(0.4, 124, '#c8975f'),
    moving: [
      {
        ...driven('open', [16, 34], -2.3),
        draw: (ink) => {
          ink.box([14, 24, 49, 12], ink.light, 2)
          ink.box([14, 33, 49, 3], ink.dark, 1)
        },
      },
      {
        ...driven('open', [108, 34], 2.3),
        draw: (ink) => {
          ink.box([61, 24, 49, 12], ink.light, 2)
          ink.box([61, 33, 49, 3], ink.dark, 1)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M22 26H102L108 37H16Z', ink.deep)
      ink.box([16, 35, 92, 65], ink.main, 2)
      ink.box([80, 35, 28, 65], ink.dark, 2)
      ink.box([56, 35, 12, 26], ink.light, 1)
      ink.line('M28 88V78M25 81L28 77L31 81M38 88V78M35 81L38 77L41 81', 1.8, ink.deep)
    },
  },
  {
    words: ['door', 'front door', 'wooden door'],
    kind: 'building',
    ...metresTall(2.1, 54, '#a8693c'),
    moving: [
      {
        ...driven('hinge', [7, 50], 1.15),
        draw: (ink) => {
          ink.box([7, 5, 40, 94], ink.main, 1)
          for (const [y, h] of pairs('11 35, 54 37'))
            for (const x of [11, 29]) {
              ink.box([x, y, 14, h], ink.dark, 1)
              ink.box([x + 2, y + 2, 11, h - 3], ink.light, 1)
            }
          ink.disc([43, 52, 2.4], GOLD)
          ink.box([42, 55, 2, 5], IRON, 1)
        },
      },
    ],
    draw: (ink) => {
      ink.box([0, 0, 54, 100], CREAM, 2)
      ink.box([7, 5, 40, 95], '#ffe7a6', 1)
      ink.shape('M7 100L7 62Q27 54 47 62V100Z', '#f3c97a')
      ink.shape('M20 100Q27 70 34 100Z', '#fff3cf')
    },
  },
  {
    words: ['doorway', 'open doorway', 'open door'],
    kind: 'building',
    ...metresTall(2.3, 92, '#a8693c'),
    grips: { seat: [0.62, 0.97], top: [0.62, 0.97] },
    draw: (ink) => {
      ink.box([26, 0, 64, 100], CREAM, 2)
      ink.box([33, 6, 50, 94], '#5a4334', 1)
      ink.shape('M33 100V64Q58 54 83 64V100Z', '#7d5d45')
      ink.box([24, 97, 68, 3], '#b9ad9c', 1)
      ink.poly('33,6 4,13 4,100 33,96', ink.main)
      for (const y of [22, 60]) ink.poly(`10,${y + 2} 27,${y} 27,${y + 28} 10,${y + 30}`, ink.dark)
      ink.disc([9, 55, 2.2], GOLD)
    },
  },
  {
    words: ['gift', 'present', 'gift box', 'wrapped gift'],
    ...metresTall(0.35, 92, '#e5484d'),
    grips: { top: [0.5, 0.22] },
    moving: [
      {
        ...driven('pop', [46, 50], 38),
        behind: true,
        draw: (ink) => {
          ink.line('M46 90V56', 3, '#9aa3ab')
          ink.shape('M46 40L51 54L66 54L54 63L58 78L46 69L34 78L38 63L26 54L41 54Z', '#ffd34d')
        },
      },
      {
        ...driven('open', [88, 40], 0.95),
        draw: (ink) => {
          ink.shape('M46 24C30 26 16 18 20 8S42 8 46 24Z', GOLD)
          ink.shape('M46 24C62 26 76 18 72 8S50 8 46 24Z', '#e0a126')
          ink.box([3, 24, 86, 18], ink.light, 4)
          ink.box([66, 24, 23, 18], ink.main, 4)
          ink.box([38, 24, 16, 18], GOLD)
          ink.box([39, 18, 14, 9], '#e0a126', 3)
        },
      },
    ],
    draw: (ink) => {
      ink.box([8, 40, 76, 60], ink.main, 4)
      ink.box([60, 40, 24, 60], ink.dark, 4)
      ink.box([38, 40, 16, 60], GOLD)
      ink.box([48, 40, 6, 60], '#e0a126')
    },
  },
  {
    words: ['dominoes', 'domino', 'row of dominoes', 'domino tile', 'domino tiles'],
    kind: 'toy',
    ...metresTall(0.08, 290, '#f4efe2'),
    moving: Array.from({ length: TILES }, (_, index) => domino(TILES - 1 - index)),
    draw: (ink) => ink.faint(0.01, () => ink.box([0, 99, 290, 1], ink.deep)),
  },
]
