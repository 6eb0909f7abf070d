import { gripped, BRASS, SHADE, EBONY, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Winds, drawn upright with the mouthpiece up. */
export const WIND_INSTRUMENTS: Readonly<Record<string, Tool>> = {
  trumpet: {
    ...gripped([0.3, 0.3], [0.42, 0.42], Math.PI),
    draw: ({ shape, line }) => {
      line('M0 0V-76', BRASS, 3.4)
      line('M0 -22H8V-58H0', BRASS, 3)
      shape('M-2 -74H2Q4 -92 14 -100H-14Q-4 -92 -2 -74Z', '#edc565')
      line('M4 -30H-5M4 -38H-5M4 -46H-5', SHADE, 3.4)
      shape('M-3 -3H3V0H-3Z', '#c9d1d8')
    },
  },
  flute: {
    ...gripped([0.06, 0.36], [0.5, 0.5], Math.PI / 2),
    draw: ({ shape, dot }) => {
      shape('M-2 -100H2V0H-2Z', '#cfd6dc')
      for (const y of [-80, -72, -64, -54, -46, -38]) dot(0, y, 1.4, '#7d8790')
    },
  },
  clarinet: {
    ...gripped([0.1, 0.36], [0.5, 0.6], 0),
    draw: ({ shape, dot }) => {
      shape('M-1.6 -100H1.6L2.4 -12L5 0H-5L-2.4 -12Z', EBONY)
      for (const y of [-74, -64, -54, -42, -32, -22]) dot(0, y, 1.3, '#cfd6dc')
    },
  },
  saxophone: {
    ...gripped([0.46, 0.4], [0.4, 0.5], 0),
    draw: ({ shape, line, dot }) => {
      line('M-18 -92Q-8 -100 -4 -92L0 -24', BRASS, 5)
      shape(
        'M-4 -60L4 -60L5 -22Q6 -10 12 -12Q15 -16 13 -44L10 -56H23L20 -18Q18 0 8 0Q-4 0 -4 -20Z',
        '#e6bc55',
      )
      for (const y of [-66, -56, -46, -36]) dot(-1, y, 2.6, '#f7e2a6')
    },
  },
  accordion: standing(1.3, 0.28, ({ shape, line }) => {
    shape('M-30 -94H30V-4H-30Z', '#c8a27a')
    line('M-24 -94V-4M-16 -94V-4M-8 -94V-4M0 -94V-4M8 -94V-4M16 -94V-4M24 -94V-4', '#96683c', 3)
    shape('M-64 -100H-28V0H-64Z', '#b8303f')
    shape('M28 -100H64V0H28Z', '#b8303f')
    shape('M-58 -92H-46V-8H-58Z', '#f7f2e6')
    line('M-52 -92V-8', '#33323a', 4)
  }),
}
