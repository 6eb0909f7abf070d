import { gripped, WOOD, DARK, IRON, ACROSS, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Earth, plants and wood. */
export const GARDEN_TOOLS: Readonly<Record<string, Tool>> = {
  rake: {
    ...gripped([0.3, 0.84], [0.5, 0.36], 0),
    draw: ({ shape, line }) => {
      shape(rod(1.2, -100, -14), WOOD)
      line(
        'M0 -16L-13 -6M0 -16L-8 -5M0 -16L-3 -4M0 -16L3 -4M0 -16L8 -5M0 -16L13 -6',
        '#4f9d5d',
        1.6,
      )
      line('M-13 -6V-1M-8 -5V0M-3 -4V0M3 -4V0M8 -5V0M13 -6V-1', '#4f9d5d', 1.6)
    },
  },
  shovel: {
    ...gripped([0.22, 0.68], [0.5, 0.2], 0),
    draw: ({ shape, line }) => {
      shape(rod(1.6, -94, -30), WOOD)
      line('M-5 -98H5', DARK, 4)
      shape('M-10 -32H10V-12Q8 -2 0 1Q-8 -2 -10 -12Z', '#8b98a5')
    },
  },
  pitchfork: standing(0.22, 0.95, ({ shape, line }) => {
    shape(rod(1, -76, 0), WOOD)
    line('M-8 -99V-82Q-8 -76 0 -76Q8 -76 8 -82V-99M0 -99V-76', IRON, 1.8)
  }),
  hoe: {
    ...gripped([0.3, 0.8], [0.4, 0.2], 0),
    draw: ({ shape }) => {
      shape('M-4 -100H-1V-6H-4Z', WOOD)
      shape('M-5 -10H10L12 0H-1Z', IRON)
    },
  },
  pickaxe: {
    ...gripped([0.66, 0.46], [0.5, 0.9], ACROSS),
    draw: ({ shape }) => {
      shape(rod(3, -96, 0), WOOD)
      shape('M-32 -80Q0 -112 32 -80Q0 -96 -32 -80Z', IRON)
    },
  },
  'watering can': {
    ...gripped([1.5, 0.15], [0.34, 0.08], 0),
    draw: ({ shape, line }) => {
      line('M-44 -66Q-20 -120 12 -70', '#3f8f6b', 7)
      shape('M20 -40L62 -88L72 -80L24 -10Z', '#4fa37f')
      shape('M-46 -72H22V0H-46Z', '#4fa37f')
      shape('M54 -96L76 -78L70 -72L48 -90Z', '#3f8f6b')
    },
  },
  'fishing rod': {
    ...gripped([0.12, 0.95], [0.5, 0.94], 2.2),
    draw: ({ shape, dot }) => {
      shape('M-0.5 -100H0.5L1.6 -12H-1.6Z', '#b0834a')
      shape('M-2 -14H2V0H-2Z', '#3d2f28')
      dot(2.6, -14, 3, IRON)
    },
  },
  sapling: {
    ...standing(0.7, 0.42, ({ line, shape }) => {
      line('M0 0Q2 -40 0 -70', '#8a5a34', 5)
      shape(
        'M0 -40Q-34 -44 -32 -64Q-10 -66 0 -40ZM0 -54Q30 -58 32 -80Q8 -82 0 -54ZM0 -66Q-20 -84 -8 -100Q12 -88 0 -66Z',
        '#5fa34f',
      )
    }),
    at: [0.5, 1],
  },
  mound: {
    ...standing(2.6, 0.12, ({ shape }) =>
      shape('M-128 0Q-80 -92 -10 -96Q70 -100 128 0Z', '#7a5640'),
    ),
    at: [0.5, 0],
  },
  'snow mound': {
    ...standing(2.6, 0.12, ({ shape }) =>
      shape('M-128 0Q-80 -92 -10 -96Q70 -100 128 0Z', '#eef4fa'),
    ),
    at: [0.5, 0],
  },
  log: {
    ...standing(0.5, 0.2, ({ shape, dot }) => {
      shape('M-24 -92H24V0H-24Z', '#a9743f')
      dot(0, -92, 22, '#d9b07a')
      dot(0, -92, 10, '#b8834f')
    }),
    at: [0.5, 1],
  },
  stump: {
    ...standing(1.2, 0.2, ({ shape }) => {
      shape('M-46 -88L-58 0H58L46 -88Z', '#7a5234')
      shape('M-48 -90Q0 -108 48 -90Q0 -74 -48 -90Z', '#d9b07a')
    }),
    at: [0.5, 0],
  },
  bouquet: {
    ...standing(0.9, 0.17, ({ shape, dot }) => {
      shape('M-26 -56L0 0L26 -56Z', '#8fbf7a')
      for (const [x, y, c] of [
        [-24, -66, '#f08fa8'],
        [0, -60, '#fbf1e4'],
        [24, -66, '#f0a37a'],
        [-12, -84, '#fbe3e8'],
        [13, -84, '#e0608a'],
        [0, -72, '#f6d98a'],
      ] as const) {
        dot(x, y, 15, c)
        dot(x, y, 5, '#e3b64a')
      }
    }),
    at: [0.5, 0.8],
  },
  flower: {
    ...standing(0.4, 0.2, ({ line, dot }) => {
      line('M0 0Q3 -40 0 -72', '#5f9d55', 4)
      for (let petal = 0; petal < 6; petal++)
        dot(Math.cos(petal * 1.047) * 12, -82 + Math.sin(petal * 1.047) * 12, 9, '#e0506a')
      dot(0, -82, 8, '#f2c14a')
    }),
    at: [0.5, 0.7],
  },
}
