import { triples } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { METAL, PLANK, STEEL, WHITE, WOOD } from '../tones.ts'

/** Small things of drawers and pockets. */
export const POCKET_THINGS: readonly Prop[] = [
  {
    words: ['napkin', 'napkins', 'paper napkin', 'serviette', 'folded napkin', 'cloth napkin'],
    ...metresTall(0.05, 190, '#f7f2e8'),
    draw: (ink) => {
      ink.poly('6,86 46,18 186,22 160,94', ink.deep)
      ink.poly('6,80 46,12 186,16 160,88', ink.main)
      ink.poly('84,14 186,16 160,88 110,85', ink.light)
      ink.line('84,14 110,85', 2, ink.dark)
      ink.line('19,72 50,22 174,25 152,79 24,73', 2.4, ink.own ? '#c8553c' : ink.deep)
      ink.poly('6,80 160,88 160,94 6,86', ink.dark)
    },
  },
  {
    words: ['ashtray', 'ash tray', 'ashtray full of butts'],
    ...metresTall(0.06, 180, '#7fa8b8'),
    draw: (ink) => {
      ink.shape('M6 40Q90 66 174 40Q172 90 130 97H50Q8 90 6 40Z', ink.dark)
      ink.oval([90, 40, 84, 24], ink.main)
      ink.oval([90, 42, 66, 16], ink.deep)
      for (const [x, y, r] of triples('66 44 10, 84 48 12, 104 46 10, 118 42 7, 92 40 9'))
        ink.oval([x, y, r, r * 0.5], '#c9c4bc')
      ink.line('98,40 164,12', 9, WHITE)
      ink.line('98,40 118,31', 9, '#d98a3e')
      ink.line('162,13 166,11', 9, '#e2603a')
      ink.faint(0.5, () => ink.line('M168 8Q178 -6 168 -14T172 -34', 4, WHITE))
      ink.line('20,52 40,84', 4, ink.light)
    },
  },
  {
    words: ['protractor'],
    ...metresTall(0.1, 190, '#9fd0d9'),
    draw: (ink) => {
      ink.faint(0.9, () => ink.shape('M4 92Q4 4 95 4Q186 4 186 92V98H4Z', ink.main))
      ink.shape('M50 84Q52 48 95 46Q138 48 140 84Z', WHITE)
      for (let at = 0; at <= 18; at++)
        ink.moved({ x: 95, y: 88, turn: ((at - 9) * Math.PI) / 18 }, () =>
          ink.line([0, -80, 0, at % 3 ? -72 : -64], at % 3 ? 1.6 : 2.6, ink.deep),
        )
      ink.line('8,90 182,90', 2, ink.deep)
      ink.disc([95, 89, 3], ink.deep)
    },
  },
  {
    words: [
      'highlighter',
      'highlighter pen',
      'marker',
      'felt-tip pen',
      'highlighters',
      'sharpie',
      'felt tip pen',
      'magic marker',
    ],
    ...metresTall(0.15, 44, '#e8e23a'),
    draw: (ink) => {
      ink.poly('17,16 24,0 30,4 30,16', ink.light)
      ink.box([13, 14, 20, 14], '#3b3f45', 3)
      ink.box([7, 26, 32, 72], ink.dark, 6)
      ink.box([7, 26, 22, 72], ink.main, 6)
      ink.box([11, 34, 6, 56], ink.pale, 3)
      ink.box([7, 56, 32, 20], WHITE)
      ink.line('12,66 33,66', 3, ink.deep)
    },
  },
  {
    words: ['usb stick', 'usb drive', 'flash drive', 'thumb drive', 'memory stick'],
    ...metresTall(0.08, 46, '#3f6fb5'),
    draw: (ink) => {
      ink.box([12, 2, 22, 32], METAL, 2)
      ink.box([12, 2, 8, 32], '#e4eaee', 2)
      for (const x of [16, 25]) ink.box([x, 9, 6, 7], '#4a4f55')
      ink.box([5, 32, 36, 66], ink.dark, 9)
      ink.box([5, 32, 26, 66], ink.main, 9)
      ink.disc([23, 84, 5], ink.pale)
      ink.box([15, 46, 16, 5], ink.light, 2)
    },
  },
  {
    words: ['lunch box', 'lunchbox', 'lunch boxes'],
    ...metresTall(0.2, 130, '#4f9ad0'),
    draw: (ink) => {
      ink.line('M44 26V14Q44 6 54 6H76Q86 6 86 14V26', 6, STEEL)
      ink.box([4, 22, 122, 76], ink.dark, 12)
      ink.box([4, 22, 114, 70], ink.main, 12)
      ink.line('5,52 125,52', 2.6, ink.deep)
      for (const x of [28, 88]) ink.box([x, 46, 14, 16], METAL, 3)
      ink.poly('64,60 70,74 84,74 73,82 77,95 64,87 51,95 55,82 44,74 58,74', '#f4d03a')
    },
  },
  {
    words: ['pill bottle', 'bottle of pills', 'medicine bottle', 'prescription bottle'],
    ...metresTall(0.1, 60, '#e8862c'),
    draw: (ink) => {
      ink.box([6, 20, 48, 79], ink.dark, 6)
      ink.box([6, 20, 38, 79], ink.main, 6)
      ink.box([2, 2, 56, 22], WHITE, 4)
      for (let x = 8; x < 56; x += 6) ink.line([x, 6, x, 20], 1.8, '#cfc8ba')
      ink.box([6, 42, 48, 40], WHITE)
      ink.line('12,50 44,50', 3, '#4f9ad0')
      for (const y of [60, 68, 76]) ink.line([12, y, 40, y], 2, '#9aa5ad')
    },
  },
  {
    words: ['bunsen burner'],
    ...metresTall(0.2, 60, '#8d99a3'),
    draw: (ink) => {
      ink.shape('M30 44Q14 26 30 -2Q46 26 30 44Z', '#5aa8f0')
      ink.shape('M30 44Q23 32 30 16Q37 32 30 44Z', '#bfe3ff')
      ink.box([24, 42, 12, 46], ink.main, 2)
      ink.box([31, 42, 5, 46], ink.dark, 2)
      ink.box([21, 68, 18, 9], ink.deep, 2)
      ink.poly('6,100 18,86 42,86 54,100', ink.dark)
      ink.line('M40 92Q52 84 60 92', 5, '#d98a3e')
    },
  },
  {
    words: ['wooden spoon', 'wooden spoons'],
    ...metresTall(0.3, 34, '#c48a52'),
    draw: (ink) => {
      ink.box([13, 34, 8, 65], ink.main, 4)
      ink.box([17, 34, 4, 65], ink.dark, 2)
      ink.oval([17, 22, 15, 21], ink.main)
      ink.oval([17, 22, 11, 16], ink.dark)
      ink.oval([15, 20, 9, 13], WOOD)
      ink.line('10,12 10,28', 2, PLANK)
    },
  },
]
