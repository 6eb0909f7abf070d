import { gripped, DARK, EBONY, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Strings, drawn upright with the neck up. */
export const STRING_INSTRUMENTS: Readonly<Record<string, Tool>> = {
  guitar: {
    ...gripped([0.38, 0.56], [0.5, 0.72], 0),
    draw: ({ shape, line, dot }) => {
      shape('M-2.4 -90H2.4V-48H-2.4Z', DARK)
      shape('M-4.5 -100H4.5L3.6 -88H-3.6Z', '#3f2a20')
      shape(
        'M0 -50C-14 -52 -16 -38 -10 -32C-20 -26 -20 -2 0 0C20 -2 20 -26 10 -32C16 -38 14 -52 0 -50Z',
        '#d08a43',
      )
      dot(0, -30, 6, '#4a2c1c')
      shape('M-7 -13H7V-10H-7Z', DARK)
      line('M-1.2 -96V-12M0 -96V-12M1.2 -96V-12', '#f4e6c8', 0.5)
    },
  },
  'electric guitar': {
    ...gripped([0.4, 0.56], [0.5, 0.75], 0),
    draw: ({ shape, line }) => {
      shape('M-2.2 -90H2.2V-36H-2.2Z', '#c99a5f')
      shape('M-3 -100L6 -97L3 -88H-3Z', EBONY)
      shape(
        'M0 -34C-6 -36 -12 -52 -18 -44C-14 -36 -20 -26 -17 -12C-12 2 12 2 17 -12C20 -24 14 -30 16 -40C10 -42 6 -34 0 -34Z',
        '#c8303f',
      )
      shape('M-6 -30H7V-8H-6Z', '#f4efe2')
      line('M-1 -96V-12M1 -96V-12', '#ddd3bd', 0.5)
    },
  },
  violin: {
    ...gripped([0.36, 0.32], [0.5, 0.12], 0),
    draw: ({ shape, line }) => {
      shape('M-2 -98H2V-56H-2Z', EBONY)
      shape(
        'M0 -60C-13 -62 -14 -46 -8 -40C-6 -36 -6 -32 -9 -28C-18 -20 -15 0 0 0C15 0 18 -20 9 -28C6 -32 6 -36 8 -40C14 -46 13 -62 0 -60Z',
        '#a8552c',
      )
      shape('M-2 -60H2V-34H-2Z', EBONY)
      line('M-6 -22Q-8 -28 -6 -34M6 -22Q8 -28 6 -34', '#3d1f12', 1.6)
      shape('M-4 -12H4L2 0H-2Z', EBONY)
    },
  },
  'violin bow': {
    ...gripped([0.06, 0.38], [0.5, 0.94], Math.PI),
    draw: ({ line }) => {
      line('M-1.6 0Q-2.6 -50 -0.6 -100', DARK, 1.5)
      line('M1.6 -4L0.8 -97', '#f4efe2', 1.2)
    },
  },
  cello: {
    ...gripped([0.34, 0.72], [0.5, 0.1], 0),
    draw: ({ shape, line }) => {
      line('M0 -8V0', '#8b939c', 1.4)
      shape('M-1.7 -98H1.7V-62H-1.7Z', EBONY)
      shape(
        'M0 -66C-13 -68 -14 -52 -8 -46C-6 -42 -6 -38 -9 -34C-18 -26 -15 -6 0 -6C15 -6 18 -26 9 -34C6 -38 6 -42 8 -46C14 -52 13 -68 0 -66Z',
        '#9c5228',
      )
      shape('M-1.8 -66H1.8V-42H-1.8Z', EBONY)
      line('M-6 -28Q-8 -34 -6 -40M6 -28Q8 -34 6 -40', '#3d1f12', 1.2)
    },
  },
  harp: {
    ...standing(0.62, 0.86, ({ line, shape }) => {
      line(
        'M-18 -76L-14 -8M-10 -80L-6 -8M-2 -84L2 -8M6 -88L10 -9M14 -92L17 -12M20 -95L22 -20',
        '#e9dcc0',
        0.7,
      )
      shape(
        'M24 -100Q31 -98 30 -88V-4H24V-90Q10 -76 -8 -76Q-18 -76 -20 -70L-24 -72Q-26 -84 -8 -84Q10 -84 24 -100Z',
        '#d9a441',
      )
      shape('M-25 -76L-19 -74L-8 -4L28 -6V0H-16Z', '#c68f33')
    }),
    at: [0.3, 0.5],
  },
  banjo: {
    ...gripped([0.34, 0.52], [0.5, 0.78], 0),
    draw: ({ shape, dot }) => {
      shape('M-2 -96H2V-34H-2Z', DARK)
      shape('M-4 -100H4V-90H-4Z', EBONY)
      dot(0, -17, 17, '#c99a5f')
      dot(0, -17, 14, '#f7f1e2')
    },
  },
  ukulele: {
    ...gripped([0.38, 0.38], [0.5, 0.72], 0),
    draw: ({ shape, dot }) => {
      shape('M-2.4 -90H2.4V-48H-2.4Z', DARK)
      shape('M-4.5 -100H4.5L3.6 -88H-3.6Z', '#3f2a20')
      shape(
        'M0 -50C-14 -52 -16 -38 -10 -32C-20 -26 -20 -2 0 0C20 -2 20 -26 10 -32C16 -38 14 -52 0 -50Z',
        '#dba45c',
      )
      dot(0, -30, 5, '#4a2c1c')
    },
  },
}
