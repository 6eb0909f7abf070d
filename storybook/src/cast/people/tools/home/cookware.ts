import { gripped, WOOD, DARK, STEEL, ACROSS, ALONG, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** For cooks. */
export const COOKWARE: Readonly<Record<string, Tool>> = {
  cauldron: standing(1.15, 0.5, ({ shape, line }) => {
    line('M-34 -14L-42 0M34 -14L42 0M0 -8V0', '#26242c', 7)
    shape('M-44 -84C-66 -50 -54 -6 0 -6C54 -6 66 -50 44 -84Z', '#35323d')
    shape('M-50 -92H50V-80H-50Z', '#2a2831')
    shape('M-44 -94Q0 -104 44 -94Q0 -84 -44 -94Z', '#6fbf57')
    line('M-40 -62Q-46 -42 -32 -24', '#6a6675', 4)
  }),
  spatula: {
    ...gripped([0.2, 0.24], [0.5, 0.92], ALONG),
    draw: ({ shape }) => {
      shape(rod(2.6, -60, 0), DARK)
      shape('M-10 -100H10V-64Q0 -56 -10 -64Z', STEEL)
    },
  },
  ladle: {
    ...gripped([0.3, 0.24], [0.5, 0.9], ACROSS),
    draw: ({ shape }) => {
      shape(rod(2.6, -84, 0), STEEL)
      shape('M-14 -100H14Q14 -76 0 -76Q-14 -76 -14 -100Z', '#aeb9c3')
    },
  },
  'rolling pin': {
    ...gripped([0.2, 0.27], [0.5, 0.94], ACROSS),
    draw: ({ shape }) => {
      shape('M-3 -100H3V-84H-3ZM-3 -16H3V0H-3Z', DARK)
      shape('M-9 -82Q0 -87 9 -82V-18Q0 -13 -9 -18Z', '#dcb57c')
    },
  },
  'frying pan': {
    ...gripped([0.46, 0.3], [0.5, 0.96], ALONG),
    draw: ({ shape }) => {
      shape(rod(4, -50, 0), DARK)
      shape('M-22 -76A22 24 0 1 0 22 -76A22 24 0 1 0 -22 -76Z', '#4b4f57')
      shape('M-17 -76A17 19 0 1 0 17 -76A17 19 0 1 0 -17 -76Z', '#5e636c')
    },
  },
  pan: {
    ...standing(2.4, 0.055, ({ shape }) => {
      shape('M-118 -70H-20V-40H-118Z', DARK)
      shape('M-24 -90H118L104 -8Q100 0 90 0H2Q-8 0 -12 -8Z', '#4b4f57')
    }),
    at: [0.02, 0.5],
  },
  wok: {
    ...standing(2.2, 0.08, ({ shape }) => {
      shape('M-108 -92H-20V-70H-108Z', DARK)
      shape('M-30 -100H108Q96 0 40 0Q-16 0 -30 -100Z', '#4b4f57')
    }),
    at: [0.03, 0.25],
  },
  pot: standing(1.5, 0.15, ({ shape }) => {
    shape('M-76 -70H-54V-56H-76ZM54 -70H76V-56H54Z', '#4b4f57')
    shape('M-58 -92H58V-8Q58 0 48 0H-48Q-58 0 -58 -8Z', '#c8553f')
    shape('M-62 -98H62V-86H-62Z', '#d97a63')
  }),
  knife: {
    ...gripped([0.16, 0.2], [0.5, 0.86], ALONG),
    draw: ({ shape }) => {
      shape('M-5 -36H5V0H-5Z', '#5d3b2a')
      shape('M-6 -36H6V-86Q4 -98 -2 -100Q-6 -80 -6 -36Z', STEEL)
    },
  },
  cleaver: {
    ...gripped([0.36, 0.2], [0.5, 0.9], ACROSS),
    draw: ({ shape }) => {
      shape('M-4 -40H4V0H-4Z', '#5d3b2a')
      shape('M-8 -40H16V-100H-8Z', STEEL)
    },
  },
  stove: {
    ...standing(0.9, 0.5, ({ shape, line, dot }) => {
      shape('M-42 -94H42V0H-42Z', '#e9e4da')
      shape('M-44 -100H44V-92H-44Z', '#4b4f57')
      shape('M-32 -64H32V-14H-32Z', '#5b6068')
      shape('M-27 -59H27V-19H-27Z', '#8a7a55')
      line('M-28 -70H28', '#b9c1c9', 3.4)
      for (const x of [-30, -15, 0, 15, 30]) dot(x, -83, 3.6, '#c8553f')
    }),
    at: [0.5, 0],
  },
  grill: {
    ...standing(0.8, 0.52, ({ shape, line, dot }) => {
      line('M-22 -62L-30 0M22 -62L30 0M0 -60V-8', '#55504f', 3)
      shape('M-38 -84H38Q34 -52 0 -52Q-34 -52 -38 -84Z', '#3d3a40')
      line('M-38 -86H38', '#8a939c', 3)
      shape('M-26 -96H-4V-88H-26Z', '#a8552c')
      shape('M4 -96Q24 -98 24 -88H4Z', '#c8703c')
      dot(-28, -6, 5, '#34323c')
    }),
    at: [0.5, 0],
  },
  'wooden spoon': {
    ...gripped([0.2, 0.22], [0.5, 0.12], 0),
    draw: ({ shape }) =>
      shape('M-3 -100H3L2.4 -32Q10 -26 9 -12Q7 0 0 0Q-7 0 -9 -12Q-10 -26 -2.4 -32Z', WOOD),
  },
}
