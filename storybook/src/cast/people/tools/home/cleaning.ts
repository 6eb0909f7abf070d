import { gripped, WOOD, DARK, IRON, ALONG, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** For a clean house. */
export const CLEANING_TOOLS: Readonly<Record<string, Tool>> = {
  broom: {
    ...gripped([0.26, 0.86], [0.5, 0.36], 0),
    draw: ({ shape, line }) => {
      shape(rod(1.3, -100, -28), WOOD)
      shape('M-3 -30H3L12 -2Q0 2 -12 -2Z', '#d9b056')
      line('M-2 -22L-7 -3M0 -22L0 -2M2 -22L7 -3', '#a8803a', 0.8)
      line('M-4 -26H4', '#b8404a', 2)
    },
  },
  broomstick: {
    ...gripped([0.26, 0.8], [0.5, 0.5], 0),
    draw: ({ shape, line }) => {
      shape(rod(1.4, -100, -28), DARK)
      shape('M-3 -30H3Q13 -14 9 0Q0 -4 -9 0Q-13 -14 -3 -30Z', '#c79a4a')
      line('M-4 -28H4', '#5d3b2a', 2)
    },
  },
  mop: {
    ...gripped([0.3, 0.84], [0.5, 0.36], 0),
    draw: ({ shape, line }) => {
      shape(rod(1.2, -100, -18), '#4f80bd')
      shape('M-4 -20H4Q15 -8 13 0Q0 -3 -13 0Q-15 -8 -4 -20Z', '#efe7d6')
      line('M-3 -16Q-9 -8 -8 -1M0 -16V-2M3 -16Q9 -8 8 -1', '#c4b89f', 1)
    },
  },
  duster: {
    ...gripped([0.4, 0.28], [0.5, 0.92], ALONG),
    draw: ({ shape }) => {
      shape('M-3 -50H3V0H-3Z', WOOD)
      shape('M0 -44Q-22 -50 -16 -72Q-22 -92 0 -100Q22 -92 16 -72Q22 -50 0 -44Z', '#b58ad3')
    },
  },
  soap: standing(1.5, 0.04, ({ shape }) =>
    shape('M-70 -80Q0 -110 70 -80V-10Q0 10 -70 -10Z', '#f3b9c9'),
  ),
  sponge: standing(1.5, 0.05, ({ shape, dot }) => {
    shape('M-70 -92H70V-4H-70Z', '#f3c544')
    shape('M-70 -30H70V0H-70Z', '#4f9d5d')
    dot(-34, -64, 8, '#d3a02f')
    dot(20, -70, 6, '#d3a02f')
  }),
  cloth: {
    ...standing(1.2, 0.1, ({ shape, line }) => {
      shape('M-30 -96Q0 -104 30 -94L58 -10Q30 -2 0 -8Q-30 2 -58 -8Z', '#7fb5d3')
      line('M-40 -26Q0 -16 42 -28', '#f7f3ea', 5)
    }),
    at: [0.5, 0.2],
  },
  squeegee: {
    ...gripped([0.7, 0.17], [0.5, 0.94], Math.PI),
    draw: ({ shape }) => {
      shape('M-4 0H4V-84H-4Z', '#d6553f')
      shape('M-34 -100H34V-82H-34Z', '#34363f')
    },
  },
  'spray bottle': {
    ...standing(0.62, 0.15, ({ shape }) => {
      shape('M-16 -62H14L20 0H-22Z', '#5fb5a0')
      shape('M-20 -100H24V-84H10V-62H-12V-84H-20Z', '#f4efe2')
    }),
    at: [0.45, 0.4],
  },
  'pumpkin bucket': {
    ...standing(0.9, 0.17, ({ shape, line }) => {
      line('M-34 -66Q0 -134 34 -66', DARK, 4)
      shape('M-42 -40Q-42 -76 0 -74Q42 -76 42 -40Q42 0 0 0Q-42 0 -42 -40Z', '#ee8a2a')
      shape('M-22 -42L-14 -58L-6 -42ZM6 -42L14 -58L22 -42Z', '#3a2a2a')
      shape('M-24 -30Q0 -18 24 -30Q14 -8 0 -8Q-14 -8 -24 -30Z', '#3a2a2a')
    }),
    at: [0.5, 0.05],
  },
  bucket: {
    ...standing(0.86, 0.17, ({ shape, line }) => {
      line('M-38 -62Q0 -130 38 -62', IRON, 4)
      shape('M-40 -66H40L30 0H-30Z', '#4f9fc8')
    }),
    at: [0.5, 0.05],
  },
  'big window': standing(0.86, 0.86, ({ shape, line }) => {
    shape('M-42 -99H42V-4H-42Z', '#f7f3ea')
    shape('M-37 -94H37V-9H-37Z', '#a9d3ea')
    shape('M-37 -94H-10L-30 -9H-37ZM8 -94H22L2 -9H-12Z', '#c9e4f2')
    line('M0 -94V-9M-37 -52H37', '#f7f3ea', 4)
    shape('M-45 -6H45V0H-45Z', '#d9cbb2')
  }),
}
