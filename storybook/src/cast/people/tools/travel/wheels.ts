import { DARK, STEEL, RUBBER, wheel, spokes, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** On wheels, seen from the side and facing right. */
export const WHEELED: Readonly<Record<string, Tool>> = {
  bicycle: {
    ...standing(1.56, 0.6, ({ line, shape, dot }) => {
      for (const x of [-44, 44]) {
        line(spokes(x, -31, 29), '#c9d1d8', 0.7)
        line(wheel(x, -31, 30), RUBBER, 4)
      }
      line('M-44 -31L-22 -74L-2 -31H-44M-22 -74H30L-2 -31M44 -31L30 -82L28 -90', '#d6453f', 4.4)
      line('M-26 -82L-22 -74', STEEL, 3.4)
      shape('M-38 -90Q-24 -92 -12 -86Q-22 -82 -38 -84Z', RUBBER)
      line('M20 -94Q34 -96 36 -90', RUBBER, 3.4)
      dot(-2, -31, 7, STEEL)
    }),
    at: [0.36, 0.06],
  },
  scooter: {
    ...standing(0.86, 0.56, ({ line, shape, dot }) => {
      shape('M-34 -12H24V-7H-34Z', '#3f80c8')
      line('M24 -10L36 -10L26 -94', STEEL, 3)
      line('M18 -94H34', RUBBER, 4)
      for (const x of [-34, 36]) {
        dot(x, -7, 7, RUBBER)
        dot(x, -7, 3, '#c9d1d8')
      }
    }),
    at: [0.5, 1],
  },
  motorcycle: {
    ...standing(1.7, 0.64, ({ line, shape, dot }) => {
      for (const x of [-50, 52]) {
        dot(x, -25, 25, RUBBER)
        dot(x, -25, 14, '#8a939c')
        dot(x, -25, 5, RUBBER)
      }
      line('M52 -25L34 -74L26 -88', STEEL, 5)
      line('M16 -90Q30 -94 34 -84', RUBBER, 4)
      shape('M-40 -20H20L28 -44L-30 -44Z', '#5b6068')
      shape('M-6 -66Q20 -76 34 -60L24 -42H-10Z', '#c8303f')
      shape('M-58 -66Q-30 -72 -4 -62L-10 -50H-50Z', RUBBER)
      line('M-10 -18H-62', '#c9d1d8', 5)
      dot(36, -68, 7, '#f7e3a1')
    }),
    at: [0.38, 0.25],
  },
  skateboard: {
    ...standing(4.6, 0.1, ({ shape, dot }) => {
      for (const x of [-130, 130]) dot(x, -26, 26, '#f2c14a')
      for (const x of [-130, 130]) dot(x, -26, 10, '#6d757e')
      shape(
        'M-226 -84Q-204 -66 -180 -66H180Q204 -66 226 -84L222 -60Q200 -42 180 -42H-180Q-200 -42 -222 -60Z',
        '#d6553f',
      )
    }),
    at: [0.5, 0.1],
  },
  wheelchair: {
    ...standing(0.86, 0.62, ({ line, dot }) => {
      line('M-30 -90L-24 -46H20L30 -14H38', RUBBER, 5)
      line('M-30 -90H-40', RUBBER, 5)
      line(spokes(-12, -30, 27), '#c9d1d8', 1)
      line(wheel(-12, -30, 28), RUBBER, 4)
      dot(28, -8, 8, RUBBER)
    }),
    at: [0.42, 0.42],
  },
  cart: {
    ...standing(1.05, 0.56, ({ line, dot }) => {
      line('M-50 -94H-38L-20 -28H44', '#8a939c', 4)
      line(
        'M-34 -80H52L42 -40H-24ZM-14 -80L-8 -40M8 -80L10 -40M30 -80L27 -40M-30 -66H49M-26 -53H45',
        '#aab4be',
        2,
      )
      dot(-14, -8, 8, RUBBER)
      dot(36, -8, 8, RUBBER)
      line('M-20 -28L-14 -10M44 -28L36 -10', '#8a939c', 3)
    }),
    at: [0.08, 0.16],
  },
  stroller: {
    ...standing(1, 0.52, ({ line, shape, dot }) => {
      line('M-46 -92L-34 -90L-4 -16', '#8a939c', 4)
      shape('M-30 -64H44Q40 -28 10 -26Q-20 -28 -30 -64Z', '#5f8fc8')
      shape('M8 -66V-100Q44 -98 46 -64Z', '#3f6fa8')
      dot(-18, -11, 11, RUBBER)
      dot(32, -11, 11, RUBBER)
      line('M-6 -28L-18 -12M20 -28L32 -12', '#8a939c', 3)
    }),
    at: [0.08, 0.1],
  },
  pram: {
    ...standing(1, 0.52, ({ line, shape, dot }) => {
      line('M-46 -92L-34 -90L-4 -16', '#8a939c', 4)
      shape('M-30 -64H44Q40 -28 10 -26Q-20 -28 -30 -64Z', '#4f6f9f')
      shape('M8 -66V-100Q44 -98 46 -64Z', '#34507a')
      dot(-22, -15, 15, RUBBER)
      dot(-22, -15, 10, '#e8e4da')
      dot(34, -15, 15, RUBBER)
      dot(34, -15, 10, '#e8e4da')
      line('M-6 -28L-18 -12M20 -28L32 -12', '#8a939c', 3)
    }),
    at: [0.08, 0.1],
  },
  wheelbarrow: {
    ...standing(1.9, 0.34, ({ line, shape, dot }) => {
      line('M-92 -66L-20 -50L70 -20', DARK, 6)
      shape('M-40 -92H64L44 -36H-14Z', '#4f9d5d')
      line('M-22 -46L-30 0', DARK, 6)
      dot(70, -18, 18, RUBBER)
      dot(70, -18, 7, '#c9d1d8')
    }),
    at: [0.04, 0.35],
  },
  'lawn mower': {
    ...standing(1.7, 0.5, ({ line, shape, dot }) => {
      line('M-82 -96H-70L14 -26', '#6d757e', 4)
      shape('M4 -38H70Q80 -38 80 -14H-6Q-6 -34 4 -38Z', '#d6453f')
      shape('M24 -54H52V-38H24Z', '#34363f')
      dot(4, -11, 11, RUBBER)
      dot(68, -11, 11, RUBBER)
    }),
    at: [0.04, 0.06],
  },
  'vacuum cleaner': {
    ...standing(1.2, 0.5, ({ line, shape }) => {
      line('M-50 -96L20 -10', '#8a939c', 4)
      line('M-56 -98L-46 -92', RUBBER, 6)
      shape('M6 -12H54V0H6Z', '#34363f')
      shape('M-40 -62L-20 -74L14 -26L-4 -14Z', '#c8403f')
    }),
    at: [0.1, 0.05],
  },
  'formula car': {
    ...standing(2.9, 0.5, ({ shape, line, dot }) => {
      shape('M-140 -78H-104V-46H-140Z', '#b1302c')
      line('M-122 -46V-30', '#33363f', 6)
      shape(
        'M-132 -30Q-128 -50 -84 -52L-54 -58Q-44 -60 -40 -50H14Q22 -56 30 -46L96 -34Q134 -28 142 -20L140 -12H-126Q-134 -18 -132 -30Z',
        '#d6453f',
      )
      shape('M-40 -50H14Q8 -36 -12 -34T-40 -50Z', '#2f2d36')
      line('M-92 -30H40', '#f4f1e6', 5)
      shape('M112 -24H150V-12H112Z', '#b1302c')
      line('M14 -52L34 -38', '#33363f', 3)
      for (const x of [-94, 88]) {
        dot(x, -22, 24, '#2f2d36')
        dot(x, -22, 12, '#e8b93a')
        dot(x, -22, 5, '#4b4f57')
      }
    }),
    at: [0.5, 0],
  },
  convertible: {
    ...standing(2.5, 0.5, ({ shape, line, dot }) => {
      line('M22 -66L2 -98', '#4b4f57', 4)
      shape('M26 -64L6 -96L10 -98L38 -64Z', 'rgba(190,225,240,0.7)')
      shape(
        'M-122 -46Q-120 -66 -84 -66H-56Q-50 -60 -40 -60H8Q20 -66 34 -66Q84 -64 110 -50Q124 -44 122 -20Q120 -14 110 -14H-114Q-124 -18 -122 -46Z',
        '#d6453f',
      )
      line('M-46 -58V-18M16 -58V-18M-36 -46H-24', '#a82f30', 2.4)
      dot(116, -38, 6, '#f7e3a1')
      dot(-119, -40, 4.5, '#f4b0a0')
      for (const x of [-76, 74]) {
        dot(x, -18, 19, '#2f2d36')
        dot(x, -18, 10, '#c9d1d8')
        dot(x, -18, 3.4, '#6d757e')
      }
    }),
    at: [0.5, 0],
  },
}
