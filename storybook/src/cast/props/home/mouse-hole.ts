import { metresTall, type Prop } from '../prop.ts'

/** The way into the wall, for the smallest of the house. */
export const MOUSE_HOLES: readonly Prop[] = [
  {
    words: ['mouse hole', 'mousehole', 'hole in the wall', 'hole in the skirting board'],
    ...metresTall(0.12, 84, '#c9a678'),
    draw: (ink) => {
      ink.shape('M2 100V46Q4 2 42 2T82 46V100Z', ink.dark)
      ink.shape('M9 100V48Q11 10 42 10T75 48V100Z', '#221a1c')
      ink.shape('M28 100V64Q30 44 50 44Q75 44 75 66V100Z', '#3a2a26')
      ink.faint(0.5, () => ink.disc([54, 78, 13], '#ffb85a'))
      ink.box([46, 84, 16, 16], '#a8703c', 2)
    },
  },
]
