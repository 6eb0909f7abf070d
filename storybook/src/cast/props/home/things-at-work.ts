import type { Ink } from '../ink.ts'
import { driven, metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { BARK, CREAM, COAL, GOLD, IRON, LEAF, METAL, PLANK, STEEL, WHITE, WOOD } from '../tones.ts'
import { triples } from '../../../scene/rows.ts'

function pan(ink: Ink): void {
  ink.box([128, 46, 62, 12], BARK, 6)
  ink.box([118, 47, 22, 10], IRON, 3)
  ink.oval([70, 60, 68, 38], '#3a3d42')
  ink.oval([70, 54, 68, 38], IRON)
  ink.oval([70, 55, 60, 32], COAL)
  ink.oval([70, 60, 54, 26], '#4a4e54')
}

/** A globe's lands as they pass, a quarter of a turn each. */
const LANDS: readonly string[] = [
  'M14 30Q24 16 38 20Q42 30 32 34Q34 46 24 52Q10 46 14 30Z M40 46Q54 40 60 52Q56 70 46 70Q38 60 40 46Z',
  'M24 26Q38 12 50 20Q54 32 44 34Q46 48 36 54Q20 48 24 26Z M54 48Q64 44 67 52Q64 64 58 66Q52 58 54 48Z',
  'M40 22Q54 14 62 26Q64 36 56 38Q58 50 50 56Q36 48 40 22Z M8 46Q18 40 26 48Q24 66 16 62Q8 56 8 46Z',
  'M56 24Q64 26 68 36Q68 46 64 48Q58 40 56 24Z M14 46Q30 38 40 50Q38 70 28 70Q16 62 14 46Z',
]

const lands = LANDS.map((path, i): MovingPiece => ({
  ...driven('turn', [37, 44], 0.3),
  seen: [i / 4, (i + 1) / 4],
  draw: (ink) => ink.shape(path, LEAF),
}))

/** Things that show what they do, alone. */
export const THINGS_AT_WORK: readonly Prop[] = [
  {
    words: ['printer', 'laser printer', 'photocopier', 'copy machine', 'copier'],
    ...metresTall(0.4, 120, '#d7dce0'),
    moving: [
      {
        ...driven('pop', [60, 70], -34),
        rest: 0.6,
        draw: (ink) => {
          ink.box([32, 34, 56, 32], WHITE, 1)
          for (const y of [42, 49, 56]) ink.box([38, y, 42, 2.6], '#8f9aa3', 1)
        },
      },
      {
        ...driven('sway', [60, 50], 0),
        draw: (ink) => {
          ink.box([6, 36, 108, 30], ink.main, 6)
          ink.box([6, 54, 108, 12], ink.dark, 4)
          ink.box([78, 42, 26, 8], '#4fb4d8', 2)
          ink.disc([70, 46, 2.6], '#6fc36a')
          ink.box([24, 62, 72, 5], COAL, 2)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('32,4 88,4 92,38 28,38', WHITE)
      ink.box([20, 30, 80, 10], ink.dark, 3)
      ink.box([6, 40, 108, 56], ink.deep, 6)
      ink.box([14, 66, 92, 28], '#6b757d', 3)
      ink.box([0, 94, 120, 6], COAL, 3)
    },
  },
  {
    name: 'spinning-record',
    words: ['record on a turntable'],
    ...metresTall(0.3, 150, '#b5764a'),
    moving: [
      ...[0, 0.25, 0.5, 0.75].map((from): MovingPiece => ({
        ...driven('turn', [62, 42], 0.9),
        seen: [from, from + 0.25],
        draw: (ink) => {
          const turn = from * Math.PI * 2
          const [x, y] = [Math.cos(turn), 0.56 * Math.sin(turn)]
          ink.line(`M${62 + x * 22} ${42 + y * 22}L${62 + x * 44} ${42 + y * 44}`, 5, '#9aa2aa')
          ink.line(`M${62 - x * 22} ${42 - y * 22}L${62 - x * 44} ${42 - y * 44}`, 5, '#9aa2aa')
          ink.oval([62 + x * 9, 42 + y * 9, 4, 2.6], WHITE)
        },
      })),
      {
        ...driven('sway', [132, 18], 0.5),
        rate: 1.2,
        draw: (ink) => {
          ink.line('M132 18L128 48L100 58', 4, METAL)
          ink.disc([132, 18, 7], STEEL)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('14,6 136,6 149,76 1,76', ink.light)
      ink.box([1, 74, 148, 22], ink.main, 4)
      ink.box([1, 86, 148, 10], ink.dark, 4)
      ink.oval([62, 44, 56, 32], IRON)
      ink.oval([62, 42, 54, 30], '#23262a')
      for (const s of [0.84, 0.68, 0.54])
        ink.oval([62, 42, 54 * s, 30 * s], s > 0.6 && s < 0.8 ? '#23262a' : '#3a3f45')
      ink.oval([62, 42, 18, 10], '#e0563f')
      ink.oval([62, 42, 2.4, 1.4], WHITE)
      for (const x of [18, 132]) ink.box([x - 6, 94, 14, 6], COAL, 2)
      ink.disc([128, 68, 5], GOLD)
    },
  },
  {
    name: 'dumpling-steamer',
    words: ['bamboo steamer', 'steamer basket', 'dim sum basket', 'dumpling steamer', 'dim sum'],
    kind: 'food',
    ...metresTall(0.14, 170, '#d9b478'),
    draw: (ink) => {
      ink.shape('M4 42V78Q84 118 166 78V42Z', ink.main)
      ink.shape('M120 100Q150 92 166 78V42H140Z', ink.dark)
      ink.line('M4 58Q84 98 166 58', 3, ink.dark)
      ink.line('M4 74Q84 114 166 74', 3, ink.deep)
      ink.oval([85, 42, 81, 34], ink.light)
      ink.oval([85, 44, 73, 28], ink.deep)
      ink.oval([85, 48, 70, 24], PLANK)
      for (const [x, y, r] of triples('52 36 21, 92 32 21, 124 42 20, 74 54 22, 110 60 20')) {
        ink.oval([x, y, r, r * 0.68], CREAM)
        ink.oval([x - 3, y - 4, r * 0.6, r * 0.32], WHITE)
        for (const lean of [-0.5, -0.15, 0.2, 0.55])
          ink.line(`M${x} ${y - r * 0.5}L${x + lean * r} ${y + r * 0.1}`, 1.4, '#cdb890')
        ink.disc([x, y - r * 0.5, 2.6], '#e6d6b4')
      }
    },
  },
  {
    name: 'butter-in-pan',
    words: ['butter in a pan'],
    kind: 'food',
    ...metresTall(0.14, 192, '#ffd84d'),
    moving: [
      {
        ...driven('bloom', [70, 60]),
        rest: 0.5,
        draw: (ink) => {
          ink.faint(0.85, () =>
            ink.shape('M24 60Q34 40 66 42Q112 38 116 60Q112 80 72 80Q28 80 24 60Z', ink.dark),
          )
          for (const [x, y, r] of triples('46 56 3, 92 52 2.4, 84 70 3, 58 72 2'))
            ink.disc([x, y, r], ink.pale)
        },
      },
      {
        ...driven('melt', [70, 62]),
        draw: (ink) => {
          ink.poly('50,34 78,26 96,34 96,54 68,64 50,54', ink.main)
          ink.poly('50,34 78,26 96,34 68,42', ink.light)
          ink.poly('68,42 96,34 96,54 68,64', ink.dark)
        },
      },
    ],
    draw: pan,
  },
  {
    name: 'pancake-in-pan',
    words: ['pancake in a pan'],
    kind: 'food',
    ...metresTall(0.14, 192, '#e8b060'),
    draw: (ink) => {
      pan(ink)
      ink.oval([70, 59, 46, 22], ink.dark)
      ink.oval([70, 56, 46, 21], ink.main)
      ink.oval([66, 54, 34, 13], ink.light)
    },
  },
  {
    words: ['turning globe', 'spinning globe'],
    ...metresTall(0.4, 74, '#4f9fd8'),
    moving: lands,
    draw: (ink) => {
      ink.box([33, 84, 8, 10], WOOD)
      ink.box([18, 92, 38, 8], BARK, 4)
      ink.line('M50 6A42 42 0 0 1 37 86', 4, GOLD)
      ink.disc([37, 44, 36], ink.main)
      ink.shape('M37 8A36 36 0 0 1 37 80Q60 62 56 40T37 8Z', ink.dark)
    },
  },
  {
    words: ['ramp', 'wooden ramp', 'incline', 'sloping board'],
    ...metresTall(0.5, 200, '#c99a62'),
    draw: (ink) => {
      ink.poly('0,100 0,6 200,96 200,100', ink.main)
      ink.poly('0,6 10,2 200,92 200,97', ink.light)
      ink.poly('0,100 0,40 30,100', ink.dark)
    },
  },
  {
    name: 'glass-tower',
    words: ['glass skyscraper', 'glass tower', 'glass building', 'glass high-rise'],
    kind: 'building',
    ...metresTall(160, 44, '#7fb8dc'),
    draw: (ink) => {
      ink.poly('4,12 30,2 40,10 40,100 4,100', ink.main)
      ink.poly('30,2 40,10 40,100 30,100', ink.dark)
      ink.faint(0.95, () => ink.poly('4,34 30,24 30,70 4,80', '#ffc27a'))
      ink.faint(0.75, () => ink.poly('4,62 30,52 30,66 4,76', '#ff8a5c'))
      ink.faint(0.55, () => ink.poly('4,76 30,66 30,84 4,92', '#a8637f'))
      ink.disc([18, 50, 8], '#fff3c8')
      ink.faint(0.8, () => ink.oval([14, 30, 8, 2.6], WHITE))
      ink.faint(0.8, () => ink.oval([22, 26, 5, 2], WHITE))
      ink.faint(0.5, () => ink.poly('6,100 18,8 24,5 14,100', WHITE))
      for (let y = 14; y < 100; y += 6) ink.line(`M4 ${y + 2}L30 ${y - 3}L40 ${y}`, 0.5, ink.pale)
      for (const x of [10.5, 17, 23.5]) ink.line(`M${x} 10V100`, 0.5, ink.pale)
    },
  },
]
