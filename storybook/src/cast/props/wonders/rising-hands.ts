import { triples } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'

/** From the knuckle to the tip: x at the knuckle, x at the tip, y at the tip. */
const FINGERS = triples('34 25 10, 45 42 2, 55 58 3, 65 74 12')

/** What reaches up out of the ground, of rocks and of water: a forearm with its hand open. */
export const RISING_HANDS: readonly Prop[] = [
  {
    words: ['upright hand', 'rising hand', 'hand out of the ground'],
    ...metresTall(0.9, 100, '#d29b78'),
    draw: (ink) => {
      ink.shape('M30 100Q32 78 36 60H64Q69 78 72 100Z', ink.main)
      ink.shape('M56 62H64Q69 78 72 100H58Q60 80 56 62Z', ink.dark)
      // The thumb is behind the palm.
      ink.line('M68 54Q80 46 88 34', 9.4, ink.dark)
      ink.line('M68 52Q79 45 86.6 34', 6, ink.main)
      for (const [knuckle, tip, top] of FINGERS) {
        const bow = `M${knuckle} 40Q${(knuckle + tip) / 2 + 1} ${top + 14} ${tip} ${top + 4}`
        ink.line(bow, 10.4, ink.dark)
        ink.line(bow, 8.6, ink.main)
        ink.line(
          `M${tip - 2.4} ${top + 3}Q${tip} ${top + 1} ${tip + 2.4} ${top + 3}`,
          1.4,
          ink.pale,
        )
      }
      ink.shape('M29 38Q31 33 50 34T71 38Q73 54 64 64H36Q27 54 29 38Z', ink.main)
      ink.line('M34 46Q46 42 52 52', 1.5, ink.dark)
      ink.line('M36 54Q50 46 66 46', 1.5, ink.dark)
      ink.line('M62 62Q52 56 53 46', 1.3, ink.dark)
      ink.line('M37 65H63', 1.3, ink.dark)
    },
  },
]
