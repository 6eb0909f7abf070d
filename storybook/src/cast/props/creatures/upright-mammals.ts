import { eye } from './creature-parts.ts'
import { pairs } from '../../../scene/rows.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM } from '../tones.ts'

/** Animals that sit up on their hind legs. */
export const UPRIGHT_MAMMALS: readonly Prop[] = [
  {
    words: ['meerkat', 'mongoose', 'prairie dog', 'gopher', 'suricate'],
    kind: 'animal',
    ...metresTall(0.32, 56, '#cba678'),
    faces: 'left',
    build: 'biped',
    eyes: [0.34, 0.16, 0.14],
    grips: {
      mouth: [0.12, 0.22],
      head: [0.46, 0.04],
      leftHand: [0.28, 0.56],
      rightHand: [0.34, 0.56],
    },
    moving: [
      {
        by: 'sway',
        speed: 0.6,
        at: [36, 92],
        behind: true,
        draw: (ink) => {
          ink.line('M36 90Q50 92 56 99', 4, ink.dark)
          ink.line('M52 96L56 99', 4, COAL)
        },
      },
      {
        ...driven('bow', [28, 32]),
        draw: (ink) => {
          ink.disc([37, 15, 4.4], '#5b4433')
          ink.shape('M3 21Q12 8 26 5Q40 7 41 19Q40 31 26 33Q14 32 5 25Q2 24 3 21Z', ink.main)
          ink.oval([20, 17, 6, 5], '#5b4433', -0.3)
          ink.disc([4, 22, 2.6], COAL)
          eye(ink, [19, 16.6, 3])
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M20 28Q34 26 38 40Q46 62 44 84Q44 98 32 98H22Q12 96 14 78Q14 50 20 28Z', ink.main)
      ink.shape('M20 34Q28 40 28 60Q28 84 22 92Q14 88 15 72Q16 50 20 34Z', CREAM)
      for (const y of [48, 56, 64, 72]) ink.line(`M34 ${y}L43 ${y + 3}`, 2.2, ink.deep)
      ink.line('M32 44Q26 54 18 56M26 44Q20 52 14 54', 4.4, ink.dark)
      ink.shape('M14 96Q8 97 8 100H28V96ZM30 96Q26 97 26 100H44V96Z', ink.dark)
    },
  },
  {
    words: ['lemur', 'ring-tailed lemur'],
    kind: 'animal',
    ...metresTall(0.5, 96, '#9a9698'),
    faces: 'left',
    build: 'biped',
    eyes: [0.28, 0.22, 0.16],
    grips: {
      mouth: [0.2, 0.34],
      head: [0.3, 0.04],
      leftHand: [0.14, 0.64],
      rightHand: [0.2, 0.66],
    },
    face: 'M-4 -6H60V30Q50 46 30 46L-4 40Z',
    moving: [
      {
        by: 'sway',
        speed: 1.6,
        at: [56, 92],
        behind: true,
        draw: (ink) => {
          const path = 'M52 92Q92 96 88 56Q84 26 70 20'
          ink.line(path, 11, '#f1eeea')
          for (const [x, y] of pairs('66 94, 80 86, 87 70, 87 52, 81 34, 72 21'))
            ink.disc([x, y, 6], COAL)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M26 40Q44 36 52 54Q62 78 58 98H20Q16 66 26 40Z', ink.main)
      ink.shape('M24 48Q36 52 36 76Q34 94 26 97Q18 80 24 48Z', '#f4f1ec')
      ink.line('M40 54Q28 64 16 64M34 54Q24 60 12 62', 7, ink.dark)
      ink.oval([46, 88, 15, 12], ink.dark)
      ink.shape('M22 94H48V100H18Z', ink.deep)
      for (const x of [10, 46])
        ink.shape(`M${x - 7} 22Q${x - 4} 2 ${x} 2Q${x + 8} 6 ${x + 7} 22Z`, '#f4f1ec')
      ink.disc([28, 25, 20], ink.main)
      ink.shape('M10 26Q14 12 28 16Q42 12 46 26Q44 44 28 46Q12 44 10 26Z', '#f4f1ec')
      for (const x of [20, 36]) {
        ink.disc([x, 24, 7], COAL)
        ink.disc([x, 24, 4.6], '#f0a52c')
        ink.disc([x, 24, 2.4], COAL)
      }
      ink.shape('M22 34Q28 30 34 34Q32 42 28 43Q24 42 22 34Z', COAL)
    },
  },
]
