import { metresLong, metresTall, type Prop } from '../prop.ts'

/** Things so small that only hands on a table play with them. */
export const SMALL_THINGS: readonly Prop[] = [
  {
    words: ['rubber band', 'elastic band', 'hair tie'],
    ...metresLong(0.09, 150, '#d9763f'),
    draw: (ink) => {
      ink.line('M14 50Q14 26 40 24H110Q136 26 136 50Q136 74 110 76H40Q14 74 14 50Z', 9, ink.main)
      ink.line('M20 44Q24 29 42 28H108', 2.4, ink.light)
      ink.line('M130 58Q128 71 108 72H46', 2.4, ink.dark)
    },
  },
  {
    words: ['drinking straw', 'plastic straw', 'paper straw'],
    ...metresTall(0.2, 18, '#e2504a'),
    draw: (ink) => {
      ink.box([3, 1, 12, 98], '#fbf8f0', 3)
      for (let at = 0; at < 8; at++)
        ink.poly([3, 4 + at * 12, 15, at * 12, 15, 6 + at * 12, 3, 10 + at * 12], ink.main)
      ink.faint(0.35, () => ink.box([11.4, 1, 3.6, 98], '#5a2a26', 2))
      ink.oval([9, 1.8, 6, 1.4], '#b9b2a4')
    },
  },
  {
    words: ['clay lump', 'lump of clay', 'modelling clay'],
    ...metresTall(0.14, 140, '#b9795a'),
    draw: (ink) => {
      ink.shape('M8 96Q0 70 22 44Q48 14 84 22Q124 30 134 66Q138 88 130 96Q70 104 8 96Z', ink.main)
      ink.shape('M96 26Q128 36 134 66Q138 88 130 96Q108 99 84 99Q118 70 96 26Z', ink.dark)
      ink.line('M34 48Q54 30 78 34', 4, ink.light)
    },
  },
]
