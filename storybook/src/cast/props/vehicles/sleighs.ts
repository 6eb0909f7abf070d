import type { Prop } from '../prop.ts'
import { CREAM, GOLD } from '../tones.ts'

/** What reindeer and horses draw over the snow. */
export const SLEIGHS: readonly Prop[] = [
  {
    name: 'sleigh',
    words: ['sleigh', "santa's sleigh", 'santa sleigh', 'horse sleigh', 'christmas sleigh'],
    tall: 1.6,
    width: 150,
    colour: '#c2323a',
    faces: 'left',
    grips: { seat: [0.62, 0.5], back: [0.5, 0.5], top: [0.6, 0.4], bothHands: [0.24, 0.36] },
    draw: (ink) => {
      ink.line('M10 74Q-2 88 14 94H126Q146 94 142 78', 5, GOLD)
      ink.line('M44 78L40 94M104 78L108 94', 4.4, GOLD)
      ink.shape(
        'M112 6Q136 2 142 22Q148 54 132 74Q124 82 106 82H36Q14 80 12 60Q10 38 24 30Q36 28 34 40Q30 52 44 56H84Q102 54 104 34Q102 12 112 6Z',
        ink.main,
      )
      ink.shape('M132 74Q124 82 106 82H36Q14 80 12 60Q60 76 138 58Q136 68 132 74Z', ink.dark)
      ink.line('M24 30Q14 38 14 52M112 6Q132 4 138 22Q144 46 134 64', 3, GOLD)
      ink.line('M30 64Q64 76 112 64', 2.6, GOLD)
      for (const x of [44, 70, 96]) ink.disc([x, 69, 3.4], CREAM)
      ink.box([58, 46, 44, 10], '#8a2430', 5)
    },
  },
]
