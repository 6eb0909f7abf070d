import { metresTall, type Prop } from '../prop.ts'
import { WHITE } from '../tones.ts'

const COLOURS = ['#c9353b', '#2c4f9e', '#2b8a57', '#35323c'] as const
const HIGH = 11

/** Chips in a stack, on their edge as one sees them from the side. */
export const CHIPS: readonly Prop[] = [
  {
    name: 'poker-chips',
    kind: 'thing',
    words: [
      'poker chip',
      'poker chips',
      'casino chip',
      'casino chips',
      'gambling chip',
      'stack of poker chips',
      'stack of poker chip',
      'stack of casino chips',
      'poker chips stack',
      'poker chip stack',
      'casino chips stack',
    ],
    ...metresTall(0.14, 62, '#c9353b'),
    draw: (ink) => {
      for (let chip = 0; chip < 8; chip++) {
        const y = 88 - chip * HIGH
        const x = 2 + ((chip * 7) % 4)
        const fill = chip % 2 === 0 ? ink.main : (COLOURS[(chip >> 1) % COLOURS.length] ?? ink.main)
        ink.box([x, y - HIGH + 9, 54, HIGH - 0.8], fill, 3)
        for (const mark of [4, 17, 30, 43]) ink.box([x + mark, y - HIGH + 9, 7, HIGH - 0.8], WHITE)
        ink.faint(0.2, () => ink.box([x, y + 6, 54, 2.2], '#000000', 1))
      }
      ink.oval([31, 9, 27, 6.4], ink.light)
      ink.oval([31, 9, 18, 4], WHITE)
      ink.oval([31, 9, 14, 3], ink.main)
    },
  },
]
