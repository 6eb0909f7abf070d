import { metresTall, type Prop } from '../prop.ts'
import { triples } from '../../../scene/rows.ts'
import { FERN, LEAF, PLANK, WOOD } from '../tones.ts'

/** Things that hold others: open at the top, so that one sees what is in them. */
export const VESSELS: readonly Prop[] = [
  {
    words: ['open box', 'open cardboard box', 'cardboard box', 'shoebox', 'shoe box', 'toy box'],
    ...metresTall(0.4, 124, '#c8975f'),
    draw: (ink) => {
      ink.shape('M18 24L106 24L112 40H12Z', ink.deep)
      ink.poly('18,24 2,12 8,6 24,20', ink.dark)
      ink.poly('106,24 122,12 116,6 100,20', ink.dark)
      ink.shape('M18 30Q62 50 106 30L108 100H16Z', ink.main)
      ink.shape('M78 38Q94 35 106 30L108 100H80Z', ink.dark)
      ink.line('M18 30Q62 50 106 30', 2, ink.light)
      ink.box([56, 58, 12, 42], ink.light, 1)
      ink.line('M28 86V76M25 79L28 75L31 79M38 86V76M35 79L38 75L41 79', 1.8, ink.deep)
    },
  },
  {
    words: ['closed box', 'closed cardboard box', 'taped box'],
    ...metresTall(0.4, 124, '#c8975f'),
    draw: (ink) => {
      ink.box([6, 8, 112, 92], ink.main, 2)
      ink.shape('M84 8H118V100H84Z', ink.dark)
      ink.box([6, 8, 112, 7], ink.light, 2)
      ink.box([54, 8, 16, 34], '#e8cf9c', 1)
      ink.line('M6 42H118', 1.2, ink.deep)
      ink.line('M22 88V76M18 80L22 75L26 80M36 88V76M32 80L36 75L40 80', 2, ink.deep)
    },
  },
  {
    name: 'chimney-stack',
    words: ['open chimney', 'brick chimney stack'],
    ...metresTall(1.1, 96, '#b4553f'),
    draw: (ink) => {
      ink.shape('M10 14H86V26H10Z', ink.deep)
      ink.box([4, 16, 88, 14], ink.light, 2)
      ink.box([12, 30, 72, 70], ink.main)
      for (const [row, y] of [30, 44, 58, 72, 86].entries()) {
        ink.line(`M12 ${y}H84`, 1.6, ink.dark)
        for (const x of [24, 44, 64])
          ink.line(`M${x + (row % 2) * 10} ${y}V${y + 14}`, 1.6, ink.dark)
      }
      ink.shape('M64 30H84V100H70Z', ink.dark)
    },
  },
  {
    words: ['empty fishbowl', 'empty aquarium'],
    ...metresTall(0.35, 116, '#8fcfe8'),
    draw: (ink) => {
      ink.shape('M28 8Q2 24 2 56Q2 100 58 100T114 56Q114 24 88 8Z', '#d8eff7')
      ink.shape('M5 38Q2 48 2 58Q2 100 58 100T114 58Q114 48 111 38Q58 46 5 38Z', ink.main)
      ink.shape('M14 84Q30 100 58 100T102 84Q80 78 58 84T14 84Z', '#e2c48a')
      ink.line('M26 86Q20 70 28 58M90 86Q96 72 90 60', 3.4, FERN)
      ink.oval([58, 8, 32, 5], ink.light)
      ink.oval([58, 8, 27, 3], ink.dark)
      ink.shape('M14 40Q12 60 24 76Q16 58 20 38Z', '#ffffff')
    },
  },
  {
    name: 'nest',
    words: ['empty nest'],
    kind: 'thing',
    ...metresTall(0.2, 170, '#a8794a'),
    draw: (ink) => {
      ink.shape('M8 38Q10 100 85 100T162 38Z', ink.main)
      ink.shape('M120 42Q160 46 162 38Q160 92 110 98Q140 80 120 42Z', ink.dark)
      ink.oval([85, 38, 78, 28], ink.light)
      ink.oval([85, 40, 62, 20], ink.deep)
      ink.line('M10 52Q60 84 150 60M20 74Q80 96 146 74M14 44Q40 76 110 92', 3, ink.dark)
      ink.line('M4 34Q30 58 90 68Q140 66 168 40M24 26Q70 8 140 22', 3.4, ink.pale)
      ink.line('M2 46L16 56M156 54L169 58M30 88L18 96M140 88L150 97', 3, ink.light)
      ink.oval([22, 92, 12, 6], LEAF, 0.5)
      ink.oval([152, 84, 11, 5], FERN, -0.6)
    },
  },
  {
    words: ['tray', 'serving tray', 'tea tray', 'empty tray'],
    kind: 'furniture',
    ...metresTall(0.09, 520, WOOD),
    grips: { top: [0.5, 0.44], bothHands: [0.5, 0.6] },
    draw: (ink) => {
      ink.shape('M4 30H516L486 100H34Z', ink.dark)
      ink.shape('M4 30H516L492 84H28Z', ink.main)
      ink.shape('M34 36H486L470 66H50Z', ink.light)
      ink.line('M22 30Q4 4 52 14M498 30Q516 4 468 14', 12, PLANK)
    },
  },
  {
    words: ['flowerpot', 'clay pot', 'planter'],
    ...metresTall(0.25, 100, '#c9683f'),
    draw: (ink) => {
      ink.shape('M14 26H86L76 100H24Z', ink.main)
      ink.shape('M64 26H86L76 100H56Z', ink.dark)
      ink.box([6, 8, 88, 22], ink.light, 4)
      ink.box([70, 8, 24, 22], ink.main, 4)
      ink.oval([50, 10, 43, 7], ink.deep)
    },
  },
  {
    words: ['fried egg', 'sunny side up egg', 'sunny-side-up egg'],
    kind: 'food',
    ...metresTall(0.04, 260, '#fbf7ee'),
    draw: (ink) => {
      ink.shape(
        'M20 74Q-6 52 40 40Q66 16 120 30Q180 12 214 40Q270 52 238 80Q206 104 140 96Q60 104 20 74Z',
        ink.dark,
      )
      ink.shape(
        'M22 66Q0 48 44 36Q70 14 120 26Q178 10 212 36Q262 48 234 72Q204 94 140 88Q62 94 22 66Z',
        ink.main,
      )
      ink.oval([128, 48, 52, 34], '#f5a623')
      ink.oval([124, 40, 46, 26], '#ffc53d')
      for (const [x, y, r] of triples('104 30 9, 118 26 4')) ink.disc([x, y, r], '#fff0b8')
    },
  },
]
