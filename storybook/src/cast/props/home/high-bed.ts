import type { Prop } from '../prop.ts'
import { BARK, CREAM, WHITE, WOOD } from '../tones.ts'

/** Beds with room below them. */
export const HIGH_BEDS: readonly Prop[] = [
  {
    name: 'high-bed',
    words: ['high bed', "child's bed"],
    tall: 1.2,
    width: 200,
    colour: '#5f8fc4',
    kind: 'furniture',
    faces: 'left',
    draw: (ink) => {
      ink.box([12, 56, 176, 42], '#1d1a33', 3)
      ink.box([2, 4, 14, 96], BARK, 5)
      ink.box([186, 30, 12, 70], BARK, 5)
      ink.box([8, 48, 186, 12], WOOD, 3)
      ink.box([14, 34, 174, 17], WHITE, 6)
      ink.shape('M18 34Q18 10 30 10Q42 12 42 36Z', CREAM)
    },
  },
  {
    name: 'drawn-blanket',
    words: ['drawn blanket'],
    tall: 0.5,
    width: 150,
    colour: '#5f8fc4',
    draw: (ink) => {
      ink.shape(
        'M4 30Q6 4 30 4Q54 8 66 36Q110 34 146 50V92Q150 100 140 100H14Q2 98 4 30Z',
        ink.main,
      )
      ink.shape('M4 30Q6 4 30 4Q44 6 52 18Q30 14 18 30Q10 44 12 98Q2 96 4 30Z', ink.light)
      ink.shape('M20 78Q80 66 146 76V92Q150 100 140 100H14Z', ink.dark)
      for (const [x, y] of [
        [44, 44],
        [74, 56],
        [108, 58],
        [56, 72],
      ] as const)
        ink.disc([x, y, 4], ink.pale)
    },
  },
]
