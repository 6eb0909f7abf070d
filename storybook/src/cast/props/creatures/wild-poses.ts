import { eye } from './creature-parts.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM } from '../tones.ts'

/** Wild animals in the middle of a deed; they stand in for their pictures through `guises.ts`. */
export const WILD_POSES: readonly Prop[] = [
  {
    name: 'wolf-howling',
    words: ['howling wolf'],
    ...metresTall(1.15, 118, '#8b8f9c'),
    faces: 'left',
    build: 'quadruped',
    grips: { mouth: [0.14, 0.06], head: [0.3, 0.2] },
    moving: [
      {
        by: 'sway',
        speed: 1.2,
        at: [86, 88],
        behind: true,
        draw: (ink) => {
          ink.shape('M80 84Q104 82 116 96Q104 101 82 99Z', ink.dark)
          ink.shape('M102 88Q110 91 116 96Q108 99 100 99Z', ink.pale)
        },
      },
      {
        by: 'sway',
        speed: 0.5,
        rate: 5,
        at: [48, 46],
        draw: (ink) => {
          ink.shape('M50 26Q64 20 68 28Q62 36 54 38Z', ink.deep)
          ink.shape(
            'M22 2Q26 0 29 6L40 20Q52 22 56 36Q58 50 46 56Q34 54 32 42Q28 34 26 26Z',
            ink.main,
          )
          ink.shape('M16 14Q18 8 24 16L32 40Q28 40 24 32Z', ink.dark)
          ink.shape('M22 8L27 26L31 34L24 22Q18 14 17 12Z', '#7a3b3b')
          ink.shape('M30 30Q40 34 40 54Q32 50 30 42Z', ink.pale)
          ink.disc([23, 3, 3], COAL)
          ink.line('M37 23Q41 24 43 28', 2.2, COAL)
          ink.shape('M46 24Q60 10 66 12Q66 26 56 34Z', ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.shape(
        'M34 40Q50 30 58 40Q74 50 88 72Q98 90 92 99H60Q62 88 56 80Q50 70 40 66Q32 54 34 40Z',
        ink.main,
      )
      ink.oval([78, 84, 17, 16], ink.dark)
      ink.oval([79, 85, 15, 15], ink.main)
      ink.shape('M34 44Q44 52 50 72L44 78Q32 60 34 44Z', ink.pale)
      ink.shape('M38 62Q36 84 37 94Q30 95 30 99H46Q48 84 52 72Z', ink.light)
      ink.shape('M48 66Q50 84 49 94Q43 95 43 99H58Q58 82 62 72Z', ink.dark)
      ink.shape('M66 92Q56 94 56 99H86Q88 94 80 92Z', ink.main)
    },
  },
  {
    name: 'hippo-gaping',
    words: ['gaping hippo'],
    ...metresTall(1.5, 150, '#a98274'),
    faces: 'left',
    build: 'quadruped',
    grips: { mouth: [0.14, 0.4], head: [0.34, 0.2] },
    moving: [
      {
        by: 'open',
        speed: 0.5,
        at: [58, 40],
        draw: (ink) => {
          ink.shape('M60 22Q74 22 74 44Q66 58 52 52Q30 44 8 40Q0 30 10 20Q32 14 60 22Z', ink.main)
          ink.shape('M12 38Q32 42 54 50Q42 50 30 48Q16 46 12 38Z', '#e38a8f')
          for (const x of [16, 26]) ink.shape(`M${x} 40L${x + 3} 52L${x + 7} 42Z`, CREAM)
          ink.oval([14, 22, 4, 3], ink.deep)
          ink.shape('M58 24Q60 10 68 12Q72 20 68 28Z', ink.dark)
          eye(ink, [46, 26, 3.4])
        },
      },
      {
        by: 'open',
        speed: -0.4,
        at: [58, 52],
        draw: (ink) => {
          ink.shape('M62 46Q72 56 64 70Q44 78 22 74Q6 68 10 56Q18 52 30 56Q44 58 62 46Z', ink.dark)
          ink.shape('M18 58Q34 60 56 54Q46 66 28 66Q18 64 18 58Z', '#d9707a')
          for (const x of [16, 28]) ink.shape(`M${x} 60L${x + 3} 46L${x + 7} 60Z`, CREAM)
        },
      },
    ],
    draw: (ink) => {
      for (const [x, tone] of [
        [72, ink.deep],
        [122, ink.deep],
        [62, ink.dark],
        [134, ink.dark],
      ] as const)
        ink.shape(`M${x - 9} 70V98H${x + 9}V70Z`, tone)
      ink.shape('M50 50Q56 22 96 22Q140 24 148 56Q148 82 128 86H66Q50 78 50 50Z', ink.main)
      ink.line('M146 50Q152 58 149 66', 3, ink.deep)
      ink.shape('M52 40Q64 50 58 66Q50 58 52 40Z', '#7a3f45')
    },
  },
]
