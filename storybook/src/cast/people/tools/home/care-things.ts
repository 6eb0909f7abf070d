import { CHINA, DARK, gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** For hair, feet and eyes. */
export const CARE_THINGS: Readonly<Record<string, Tool>> = {
  plait: standing(0.34, 0.42, ({ shape, line, dot }) => {
    shape('M-14 -100Q-20 -50 -6 0H6Q20 -50 14 -100Z', '#6b4326')
    for (let knot = 0; knot < 7; knot++) {
      const y = -92 + knot * 12
      line(`M-13 ${y}Q0 ${y + 12} 13 ${y}`, '#4c2e19', 3)
    }
    dot(0, -7, 5, '#d6536a')
  }),
  'striped sock': {
    ...gripped([0.9, 0.2], [0.5, 0.1], 0),
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-34 -100H10V-46Q10 -34 24 -30Q44 -24 40 -8Q38 0 26 0H-20Q-36 0 -36 -20Z', '#d6536a')
      line('M-34 -78H10M-35 -56H10M-35 -34H14', CHINA, 8)
    },
  },
  'toilet plunger': standing(0.42, 0.42, ({ shape }) => {
    shape('M-2.6 -100H2.6V-20H-2.6Z', '#c99a5a')
    shape('M-6 -26H6L17 -3Q0 4 -17 -3Z', '#c8403f')
    shape('M-18 -4Q0 3 18 -4V0H-18Z', '#9d2c30')
  }),
  'feather duster': {
    ...gripped([0.5, 0.34], [0.5, 0.92], 0),
    draw: ({ shape, line }) => {
      shape('M-3 -40H3V0H-3Z', '#8a5a34')
      shape('M0 -36Q-30 -52 -22 -76Q-20 -98 0 -100Q20 -98 22 -76Q30 -52 0 -36Z', '#8f5ab8')
      line('M0 -40V-92M-4 -44L-16 -82M4 -44L16 -82', '#b98ad6', 3)
    },
  },
  eyeliner: {
    ...gripped([0.1, 0.13], [0.5, 0.85], 0),
    draw: ({ shape }) => {
      shape('M-4 -74H4V0H-4Z', '#2c2733')
      shape('M-3 -74H3L0 -100Z', DARK)
    },
  },
}
