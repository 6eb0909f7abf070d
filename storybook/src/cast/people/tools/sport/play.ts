import { gripped, WOOD, ball, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Toys and tricks. */
export const PLAYTHINGS: Readonly<Record<string, Tool>> = {
  kite: {
    ...standing(0.66, 0.34, ({ shape, line }) => {
      line('M0 -34Q-12 -24 -2 -14T-8 0', '#d6453f', 2)
      shape('M0 -100L32 -70L0 -34L-32 -70Z', '#f2b632')
      shape('M0 -100L32 -70L0 -70Z', '#d6453f')
      shape('M0 -34L-32 -70L0 -70Z', '#3f80c8')
    }),
    at: [0.5, 0.6],
  },
  'teddy bear': standing(0.8, 0.24, ({ dot }) => {
    for (const [x, y, r, c] of [
      [-20, -92, 9, '#9c6b3f'],
      [20, -92, 9, '#9c6b3f'],
      [-26, -40, 11, '#a8764a'],
      [26, -40, 11, '#a8764a'],
      [-18, -8, 13, '#9c6b3f'],
      [18, -8, 13, '#9c6b3f'],
      [0, -32, 26, '#b3834f'],
      [0, -74, 24, '#b3834f'],
      [0, -66, 10, '#e2c59a'],
      [0, -70, 4, '#3a2a2a'],
      [-9, -79, 3, '#3a2a2a'],
      [9, -79, 3, '#3a2a2a'],
    ] as const)
      dot(x, y, r, c)
  }),
  'magic hat': {
    ...standing(1.1, 0.2, ({ shape, line }) => {
      shape('M-34 0L-38 -84H38L34 0Q0 6 -34 0Z', '#34303c')
      line('M-35 -70H35', '#b8404a', 9)
      shape('M-54 -88Q0 -104 54 -88Q0 -72 -54 -88Z', '#25222b')
    }),
    at: [0.5, 0.9],
  },
  'magic rabbit': {
    ...standing(0.7, 0.2, ({ shape, dot }) => {
      shape(
        'M-16 -60Q-26 -100 -14 -100Q-4 -98 -6 -62ZM16 -60Q26 -100 14 -100Q4 -98 6 -62Z',
        '#f7f3ee',
      )
      dot(0, -46, 24, '#f7f3ee')
      dot(-8, -50, 3.4, '#33323a')
      dot(8, -50, 3.4, '#33323a')
      dot(0, -40, 3, '#e8899a')
      shape('M-26 -26Q0 -36 26 -26V0H-26Z', '#f7f3ee')
    }),
    at: [0.5, 1],
  },
  flag: {
    ...standing(0.62, 0.7, ({ shape, line }) => {
      line('M-26 0V-98', WOOD, 3)
      shape('M-25 -97Q-4 -104 8 -96T34 -96V-60Q20 -54 8 -60T-25 -60Z', '#d6453f')
    }),
    at: [0.12, 0.85],
  },
  'pom pom': ball(({ dot }) => {
    for (let i = 0; i < 10; i++)
      dot(Math.cos(i * 0.63) * 30, -50 + Math.sin(i * 0.63) * 30, 20, i % 2 ? '#f2c14a' : '#e0608a')
    dot(0, -50, 30, '#f2c14a')
  }, 0.12),
  'snowman head': {
    ...standing(1, 0.26, ({ dot, shape }) => {
      dot(0, -36, 35, '#e3edf5')
      dot(-3, -40, 31, '#f7fafc')
      shape('M-28 -66H28V-58H-28ZM-18 -98H18V-62H-18Z', '#34323c')
      dot(-14, -46, 4, '#33323a')
      dot(10, -46, 4, '#33323a')
      shape('M0 -38L-34 -32L0 -28Z', '#ec8b3a')
    }),
    at: [0.5, 0.9],
  },
  'swaddled baby': {
    ...gripped([0.5, 0.26], [0.5, 0.6], 0.4),
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M0 0Q-26 -10 -22 -60Q-20 -96 0 -98Q20 -96 22 -60Q26 -10 0 0Z', '#a8d3e0')
      dot(2, -76, 16, '#f3c6a3')
      dot(-3, -76, 2, '#3a2a2a')
      dot(8, -76, 2, '#3a2a2a')
      shape('M-22 -50Q0 -34 22 -54V-44Q0 -24 -22 -40Z', '#8fc0d0')
    },
  },
  balloon: {
    ...standing(0.6, 0.3, ({ shape, line, dot }) => {
      line('M0 -26Q6 -12 0 0', '#8a7a6a', 1.6)
      shape(
        'M0 -26L-4 -20H4ZM0 -28C-26 -40 -32 -66 -26 -82C-16 -104 16 -104 26 -82C32 -66 26 -40 0 -28Z',
        '#d6455a',
      )
      dot(-10, -80, 5, 'rgba(255,255,255,0.6)')
    }),
    at: [0.5, 1],
  },
  bubble: standing(1, 0.06, ({ dot, line }) => {
    dot(0, -50, 44, 'rgba(190,225,240,0.45)')
    line('M-44 -50A44 44 0 1 0 44 -50A44 44 0 1 0 -44 -50Z', 'rgba(255,255,255,0.85)', 6)
    line('M-24 -66Q-14 -82 2 -82', '#ffffff', 7)
  }),
  'bubble wand': {
    ...gripped([0.5, 0.12], [0.5, 0.9], Math.PI * 0.85),
    draw: ({ line }) => {
      line('M0 0V-60', '#e0608a', 6)
      line('M-20 -80A20 20 0 1 0 20 -80A20 20 0 1 0 -20 -80Z', '#e0608a', 6)
    },
  },
  candle: {
    ...standing(0.3, 0.14, ({ shape, dot }) => {
      shape('M-9 -70H9V0H-9Z', '#fbf3e0')
      dot(0, -82, 9, '#f6a93a')
      dot(0, -84, 5, '#fff0b3')
    }),
    at: [0.5, 0.8],
  },
}
