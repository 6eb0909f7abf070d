import { pairs } from '../../../../scene/rows.ts'
import { gripped, STEEL, IRON, ALONG, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** For hair, teeth, skin and health. */
export const BATHROOM: Readonly<Record<string, Tool>> = {
  toothbrush: {
    ...gripped([0.18, 0.13], [0.5, 0.85], Math.PI),
    draw: ({ shape }) => {
      shape('M-3.6 0V-100H3.6V0Z', '#3f9fc8')
      shape('M3 -98H9V-70H3Z', '#f7f3ea')
    },
  },
  hairbrush: {
    ...gripped([0.3, 0.16], [0.5, 0.88], Math.PI),
    draw: ({ shape, line }) => {
      shape('M-4 0V-48Q-12 -56 -12 -74Q-12 -100 0 -100Q10 -100 10 -74Q10 -56 4 -48V0Z', '#b86a8f')
      line('M10 -92H17M10 -84H17M10 -76H17M10 -68H17M9 -60H16', '#4a3a45', 2.4)
    },
  },
  comb: {
    ...gripped([0.24, 0.12], [0.5, 0.85], Math.PI),
    draw: ({ shape, line }) => {
      shape('M-9 0V-100H-2V0Z', '#8a5a34')
      line('M-2 -96H10M-2 -86H10M-2 -76H10M-2 -66H10M-2 -56H10M-2 -46H10', '#8a5a34', 4)
    },
  },
  razor: {
    ...gripped([0.4, 0.11], [0.5, 0.85], Math.PI),
    draw: ({ shape }) => {
      shape('M-4 0H4V-84H-4Z', '#3f72b8')
      shape('M-18 -100H18V-82H-18Z', STEEL)
    },
  },
  'hair dryer': {
    ...standing(1.1, 0.13, ({ shape }) => {
      shape('M-20 -54H4L0 0H-18Z', '#c2457a')
      shape('M-34 -98Q-50 -76 -34 -54H30L54 -62V-90L30 -98Z', '#e0608a')
    }),
    at: [0.4, 0.85],
  },
  lipstick: {
    ...gripped([0.34, 0.06], [0.5, 0.8], Math.PI),
    draw: ({ shape }) => {
      shape('M-14 -50H14V0H-14Z', '#34323c')
      shape('M-10 -50H10V-82L-10 -100Z', '#c8304a')
    },
  },
  'nail brush': {
    ...gripped([0.2, 0.1], [0.5, 0.3], Math.PI),
    draw: ({ shape }) => {
      shape('M-5 -60H5L2 -100H-2Z', '#c8304a')
      shape('M-9 -62H9V0H-9Z', '#34323c')
    },
  },
  'nail polish': {
    ...standing(0.6, 0.06, ({ shape }) => {
      shape('M-28 -52Q-30 -60 -20 -60H20Q30 -60 28 -52V-4Q28 0 24 0H-24Q-28 0 -28 -4Z', '#c8304a')
      shape('M-11 -60H11V-100H-11Z', '#34323c')
    }),
    at: [0.5, 1],
  },
  'painted nails': {
    ...standing(1, 0.06, ({ dot }) => {
      for (const [x, y] of pairs('-30 -60, -8 -80, 16 -76, 36 -56')) dot(x, y, 12, '#c8304a')
    }),
    at: [0.35, 0.62],
  },
  bandage: standing(1, 0.06, ({ dot }) => {
    dot(0, -50, 48, '#f4ece0')
    dot(0, -50, 32, '#e2d7c6')
    dot(0, -50, 16, '#cdbfa8')
  }),
  syringe: {
    ...gripped([0.2, 0.16], [0.5, 0.4], ALONG),
    draw: ({ shape, line }) => {
      line('M0 -100V-70', IRON, 2.5)
      shape('M-7 -70H7V-20H-7Z', '#bfe3ea')
      line('M0 -20V-2M-9 -2H9M-10 -20H10', '#6d8a99', 4)
    },
  },
  flask: {
    ...standing(0.7, 0.13, ({ shape, line }) => {
      shape('M-9 -100H9V-62L32 -8Q34 0 26 0H-26Q-34 0 -32 -8L-9 -62Z', '#e6f2f2')
      shape('M-22 -34H22L31 -8Q32 -2 26 -2H-26Q-32 -2 -31 -8Z', '#5fc2a0')
      line('M-12 -98H12', '#b9d3d6', 6)
    }),
    at: [0.5, 0.2],
  },
}
