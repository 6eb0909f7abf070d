import { gripped, WOOD, DARK, STEEL, PAPER, ALONG, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** For artists. */
export const STUDIO: Readonly<Record<string, Tool>> = {
  paintbrush: {
    ...gripped([0.12, 0.19], [0.5, 0.7], 2.7),
    draw: ({ shape }) => {
      shape('M-2.5 -74H2.5L1.5 0H-1.5Z', WOOD)
      shape('M-3.6 -82H3.6V-72H-3.6Z', STEEL)
      shape('M-3.6 -82H3.6Q3 -94 0 -100Q-3 -94 -3.6 -82Z', '#3f72b8')
    },
  },
  pencil: {
    ...gripped([0.1, 0.13], [0.5, 0.3], 0.4),
    draw: ({ shape }) => {
      shape('M-4 -100H4V-16H-4Z', '#e8b23c')
      shape('M-4 -16H4L0 0Z', '#e9cfa0')
      shape('M-1.4 -5H1.4L0 0Z', '#33323a')
      shape('M-4 -100H4V-92H-4Z', '#d6707a')
    },
  },
  quill: {
    ...gripped([0.3, 0.18], [0.5, 0.85], 0.5),
    draw: ({ shape }) => shape('M-1 0Q-14 -60 10 -100Q16 -60 1 0Z', '#f4f0e6'),
  },
  easel: standing(0.62, 0.95, ({ shape, line, dot }) => {
    line('M-14 -98L-26 0M8 -98L24 0', '#a9743f', 3)
    shape('M-22 -92L20 -88V-36L-22 -32Z', '#fbf8f0')
    dot(-4, -66, 9, '#f2b632')
    shape('M-22 -50Q-6 -60 6 -48T20 -50V-36L-22 -32Z', '#6fa36b')
    line('M-28 -32H26', '#8a5a34', 4)
  }),
  'blank easel': standing(0.62, 0.95, ({ shape, line }) => {
    line('M-14 -98L-26 0M8 -98L24 0', '#a9743f', 3)
    shape('M-22 -92L20 -88V-36L-22 -32Z', '#fbf8f0')
    line('M-28 -32H26', '#8a5a34', 4)
  }),
  'portrait easel': standing(0.62, 0.95, ({ shape, line, dot }) => {
    line('M-14 -98L-26 0M8 -98L24 0', '#a9743f', 3)
    shape('M-22 -92L20 -88V-36L-22 -32Z', '#fbf8f0')
    // In one chalk: whoever sits for it has a skin and hair of their own.
    shape('M-13 -36Q-14 -50 -1 -50Q12 -50 11 -36Z', '#d9c3a5')
    dot(-1, -68, 13, '#a07d5f')
    dot(-1, -64, 10.5, '#f0e2cd')
    dot(-5, -65, 1.3, '#7a573d')
    dot(3, -65, 1.3, '#7a573d')
    line('M-5 -60Q-1 -56 3 -60', '#7a573d', 1.4)
    line('M-28 -32H26', '#8a5a34', 4)
  }),
  palette: {
    ...standing(1.35, 0.1, ({ shape, dot }) => {
      shape(
        'M-62 -50Q-60 -100 4 -100Q66 -98 64 -50Q60 -2 0 -2Q-20 -4 -18 -22Q-20 -36 -40 -30Q-60 -30 -62 -50Z',
        '#c99a63',
      )
      for (const [x, y, c] of [
        [-34, -72, '#d6453f'],
        [-6, -84, '#f2c14a'],
        [24, -78, '#4f9d5d'],
        [42, -52, '#3f72b8'],
        [24, -26, '#8457a8'],
      ] as const)
        dot(x, y, 9, c)
    }),
    at: [0.3, 0.6],
  },
  sculpture: {
    ...standing(0.5, 0.9, ({ shape, dot }) => {
      shape('M-22 -30H22V0H-22Z', '#8a7a66')
      shape('M-18 -32Q-22 -62 -8 -68H8Q22 -62 18 -32Z', '#e4ddd0')
      dot(0, -82, 13, '#e4ddd0')
      shape('M-5 -72H5V-64H-5Z', '#d6cdbd')
    }),
    at: [0.5, 0],
  },
  'potter wheel': {
    ...standing(1.1, 0.36, ({ shape }) => {
      shape('M-40 -60H40L46 0H-46Z', '#b8834f')
      shape('M-6 -84H6V-60H-6Z', '#6d757e')
      shape('M-40 -94Q0 -102 40 -94V-86Q0 -80 -40 -86Z', '#8f9aa5')
    }),
    at: [0.5, 0],
  },
  'clay pot': {
    ...standing(0.9, 0.16, ({ shape, line }) => {
      shape(
        'M-24 -98Q0 -106 24 -98Q18 -84 26 -68Q46 -40 26 -4Q0 4 -26 -4Q-46 -40 -26 -68Q-18 -84 -24 -98Z',
        '#c27a52',
      )
      line('M-33 -48Q0 -42 33 -48M-30 -28Q0 -20 30 -28', '#a8623f', 3)
    }),
    at: [0.5, 0.9],
  },
  'conductor baton': {
    ...gripped([0.08, 0.22], [0.5, 0.92], ALONG),
    draw: ({ shape }) => {
      shape('M-0.8 -100H0.8L1.4 -10H-1.4Z', PAPER)
      shape('M-3.4 -12Q0 -18 3.4 -12V-2Q0 2 -3.4 -2Z', DARK)
    },
  },
}
