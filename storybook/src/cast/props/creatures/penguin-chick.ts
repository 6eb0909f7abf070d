import { eye } from './creature-parts.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, WHITE } from '../tones.ts'

/** Grey and downy, with a white face under a black hood: not a small penguin. */
export const PENGUIN_CHICKS: readonly Prop[] = [
  {
    words: [
      'penguin chick',
      'baby penguin',
      'baby emperor penguin',
      'baby king penguin',
      'emperor penguin chick',
    ],
    name: 'penguin-chick',
    kind: 'bird',
    ...metresTall(0.42, 74, '#b9bec8'),
    faces: 'left',
    build: 'biped',
    home: 'ground',
    eyes: [0.34, 0.22, 0.14],
    moving: [
      {
        by: 'step',
        phase: 0.5,
        at: [44, 92],
        behind: true,
        draw: (ink) => ink.oval([42, 96, 9, 4], '#4d4a52'),
      },
      {
        by: 'step',
        phase: 0,
        at: [30, 92],
        draw: (ink) => ink.oval([27, 96, 9, 4], '#5b5862'),
      },
      {
        by: 'sway',
        at: [54, 48],
        speed: 0.12,
        draw: (ink) => ink.shape('M50 46Q66 56 62 76Q54 74 50 62Z', ink.dark),
      },
    ],
    draw: (ink) => {
      ink.shape('M22 44Q8 66 14 86Q22 98 38 97Q58 96 61 82Q64 60 52 42Z', ink.main)
      ink.shape('M22 50Q12 68 18 84Q26 92 36 90Q44 74 38 52Z', ink.pale)
      ink.disc([36, 27, 24], COAL)
      ink.shape('M14 30Q14 14 26 13Q36 13 37 26Q38 42 26 46Q15 44 14 30Z', WHITE)
      ink.shape('M14 28L2 32L15 37Z', '#3d3a40')
      eye(ink, [25, 26, 3.8])
      ink.shape('M16 46Q10 58 13 72Q20 68 22 52Z', ink.dark)
    },
  },
]
