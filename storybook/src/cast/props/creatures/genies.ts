import { triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, WHITE } from '../tones.ts'

const SKIN = '#5aa8e0'
const SHADE = '#3f86c4'

/** A plume out of the spout that widens into who comes with it. */
function plume(ink: Ink): void {
  ink.faint(0.45, () => {
    for (const [x, y, r] of triples('30 66 6, 20 56 8, 68 52 9, 24 40 6'))
      ink.disc([x, y, r], '#cfe6fa')
  })
  ink.shape('M14 80Q6 66 26 62Q52 58 40 46L66 42Q70 62 44 68Q22 70 18 81Z', SHADE)
  ink.shape('M14 80Q10 68 28 64Q50 60 44 46L60 44Q62 60 42 65Q20 68 17 80Z', SKIN)
}

function torso(ink: Ink): void {
  ink.shape('M34 20Q53 12 72 20Q76 34 66 48H40Q30 34 34 20Z', SKIN)
  ink.shape('M38 44H68L66 51H41Z', '#b3273d')
  ink.line('M36 23Q26 32 42 37L62 35', 7, SHADE)
  ink.line('M70 23Q80 32 64 37L44 33', 7, SKIN)
  ink.disc([44, 33, 3.6], GOLD)
  ink.disc([62, 36, 3.6], GOLD)
}

function head(ink: Ink): void {
  ink.oval([53, 9, 10, 11], SKIN)
  ink.shape('M42 3Q53 -10 64 3Q53 8 42 3Z', GOLD)
  ink.disc([53, -2, 2.6], '#d8434a')
  ink.disc([49, 9, 1.5], COAL)
  ink.disc([57, 9, 1.5], COAL)
  ink.shape('M48 13Q53 18 58 13Q53 15 48 13Z', WHITE)
  ink.shape('M50 18Q53 26 56 18Z', COAL)
  ink.disc([42, 13, 1.8], GOLD)
  ink.disc([64, 13, 1.8], GOLD)
}

/** Spirits that live in lamps. */
export const GENIES: readonly Prop[] = [
  {
    words: ['genie in the lamp', 'genie out of a lamp'],
    ...metresTall(2, 106, '#e8b430'),
    faces: 'left',
    eyes: [0.5, 0.09, 0.1],
    moving: [
      {
        by: 'sway',
        speed: 0.5,
        rate: 1.6,
        at: [16, 80],
        draw: (ink) => {
          plume(ink)
          torso(ink)
          head(ink)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M76 86Q92 76 93 86T78 95', 3.4, ink.dark)
      ink.shape('M40 100H70L66 95H46Z', ink.deep)
      ink.shape('M12 80Q26 78 36 86H76Q80 97 56 98Q36 98 30 90Q22 84 12 80Z', ink.main)
      ink.shape('M60 86H76Q80 97 56 98Q66 94 60 86Z', ink.dark)
      ink.shape('M40 86Q46 79 55 79T70 86Z', ink.light)
      ink.disc([55, 78, 2.4], ink.deep)
    },
  },
]
