import { CHINA, GOLD, PAPER, gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What rites and rounds are done with. */
export const CEREMONY: Readonly<Record<string, Tool>> = {
  'barrier post': standing(0.34, 0.58, ({ shape, line, dot }) => {
    shape('M-17 0Q-15 -7 0 -8Q15 -7 17 0Z', '#b98a2f')
    line('M0 -6V-86', GOLD, 6)
    dot(0, -91, 8, GOLD)
    dot(-2, -93, 3, '#f9e6a4')
  }),
  /** By one corner, the rest of it hangs and flutters. */
  handkerchief: {
    ...gripped([0.9, 0.2], [0.5, 0.04], 0),
    upright: true,
    draw: ({ shape, line }) => {
      shape(
        'M-4 -100Q8 -98 16 -84Q40 -62 42 -34Q30 -24 22 -4Q6 -18 -6 -2Q-16 -20 -40 -22Q-34 -58 -18 -80Z',
        '#fbf8f0',
      )
      line('M-2 -92Q-14 -56 -12 -18M4 -92Q14 -60 20 -20', '#d5d3cc', 2.4)
      line('M42 -34Q30 -24 22 -4Q6 -18 -6 -2Q-16 -20 -40 -22', '#b9c9dc', 3)
    },
  },
  'sheaf of papers': standing(1.25, 0.14, ({ shape, line }) => {
    shape('M-56 -14L-44 -96L60 -88L50 -4Z', '#dcd5c4')
    shape('M-58 -20L-50 -100H52L56 -12Z', PAPER)
    line('M-40 -82H38M-41 -64H40M-42 -46H20M-43 -30H42', '#8d93a3', 4)
  }),
  'mouth thermometer': standing(4.4, 0.03, ({ shape, line }) => {
    shape(
      'M-215 -50Q-215 -100 -170 -100H200Q215 -100 215 -50Q215 0 200 0H-170Q-215 0 -215 -50Z',
      CHINA,
    )
    line('M-150 -50H80', '#d6453f', 26)
    line('M110 -50H190', '#9aa6b4', 14)
  }),
}
