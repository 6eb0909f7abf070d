/* oxlint-disable max-lines -- a table */
import type { Tool } from './tool.ts'

const RUBBER = '#34323c'
const STEEL = '#aab4be'
const DARK = '#5d3b2a'

/** A spoked wheel around x, y. */
const wheel = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}Z`
const spokes = (x: number, y: number, r: number): string =>
  [0, 0.52, 1.05, 1.57, 2.09, 2.62]
    .map(
      (a) =>
        `M${x - Math.cos(a) * r} ${y - Math.sin(a) * r}L${x + Math.cos(a) * r} ${y + Math.sin(a) * r}`,
    )
    .join('')

/** What people ride, stand on, push or sit in, seen from the side and facing right. */
export const RIDES: Readonly<Record<string, Tool>> = {
  bicycle: {
    aspect: 1.56,
    size: 0.6,
    at: [0.36, 0.06],
    angle: 0,
    upright: true,
    draw: ({ line, shape, dot }) => {
      for (const x of [-44, 44]) {
        line(spokes(x, -31, 29), '#c9d1d8', 0.7)
        line(wheel(x, -31, 30), RUBBER, 4)
      }
      line('M-44 -31L-22 -74L-2 -31H-44M-22 -74H30L-2 -31M44 -31L30 -82L28 -90', '#d6453f', 4.4)
      line('M-26 -82L-22 -74', STEEL, 3.4)
      shape('M-38 -90Q-24 -92 -12 -86Q-22 -82 -38 -84Z', RUBBER)
      line('M20 -94Q34 -96 36 -90', RUBBER, 3.4)
      dot(-2, -31, 7, STEEL)
    },
  },
  scooter: {
    aspect: 0.86,
    size: 0.56,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ line, shape, dot }) => {
      shape('M-34 -12H24V-7H-34Z', '#3f80c8')
      line('M24 -10L36 -10L26 -94', STEEL, 3)
      line('M18 -94H34', RUBBER, 4)
      for (const x of [-34, 36]) {
        dot(x, -7, 7, RUBBER)
        dot(x, -7, 3, '#c9d1d8')
      }
    },
  },
  motorcycle: {
    aspect: 1.7,
    size: 0.64,
    at: [0.38, 0.25],
    angle: 0,
    upright: true,
    draw: ({ line, shape, dot }) => {
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
    },
  },
  skateboard: {
    aspect: 4.6,
    size: 0.1,
    at: [0.5, 0.1],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      for (const x of [-130, 130]) dot(x, -26, 26, '#f2c14a')
      for (const x of [-130, 130]) dot(x, -26, 10, '#6d757e')
      shape(
        'M-226 -84Q-204 -66 -180 -66H180Q204 -66 226 -84L222 -60Q200 -42 180 -42H-180Q-200 -42 -222 -60Z',
        '#d6553f',
      )
    },
  },
  surfboard: {
    aspect: 12,
    size: 0.075,
    at: [0.5, 0.25],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape(
        'M-596 -84Q-400 -20 -200 -8H300Q480 -16 592 -96Q420 -78 200 -72H-300Q-480 -76 -596 -84Z',
        '#f7efe0',
      )
      line('M-420 -52H460', '#e0553f', 16)
    },
  },
  snowboard: {
    aspect: 7,
    size: 0.06,
    at: [0.5, 0.3],
    angle: 0,
    upright: true,
    draw: ({ shape }) =>
      shape(
        'M-346 -96Q-320 -50 -280 -46H280Q320 -50 346 -96L340 -50Q310 -6 280 0H-280Q-310 -6 -340 -50Z',
        '#7d5fbf',
      ),
  },
  skis: {
    aspect: 10,
    size: 0.07,
    at: [0.44, 0.7],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-480 -28H400Q450 -34 486 -96L494 -88Q470 -8 410 0H-480Z', '#d6453f')
      shape('M-480 -14H400Q420 -16 440 -26L430 -6L410 0H-480Z', '#f7f3ea')
    },
  },
  'ski pole': {
    aspect: 0.08,
    size: 0.56,
    at: [0.5, 0.04],
    angle: 0,
    draw: ({ line }) => {
      line('M0 -98V-2', '#6d757e', 1.6)
      line('M0 -98V-86', RUBBER, 4)
      line('M-4 -8H4', RUBBER, 2)
    },
  },
  sled: {
    aspect: 3.2,
    size: 0.17,
    at: [0.4, 0.2],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-150 -6H110Q156 -8 156 -60Q152 -92 126 -88', '#b8303f', 11)
      line('M-100 -70V-8M40 -70V-8', DARK, 9)
      shape('M-146 -92H110V-68H-146Z', '#c98f4f')
    },
  },
  kayak: {
    aspect: 7.4,
    size: 0.19,
    at: [0.5, 0.3],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape(
        'M-366 -84Q-200 -56 -70 -60H70Q200 -56 366 -84Q280 0 120 0H-120Q-280 0 -366 -84Z',
        '#e0703a',
      )
      shape('M-80 -62Q0 -100 80 -62Z', '#4a3a34')
    },
  },
  canoe: {
    aspect: 5.8,
    size: 0.26,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape(
        'M-286 -98Q-230 -50 0 -50Q230 -50 286 -98Q276 -2 160 0H-160Q-276 -2 -286 -98Z',
        '#9c6535',
      )
      line('M-270 -74Q-200 -36 0 -36Q200 -36 270 -74', '#d3a060', 9)
    },
  },
  paddle: {
    aspect: 0.12,
    size: 0.95,
    at: [0.5, 0.3],
    angle: 0,
    draw: ({ shape }) => {
      shape('M-0.9 -84H0.9V-16H-0.9Z', '#d3a060')
      shape('M-4.5 -98Q0 -102 4.5 -98V-86L1 -80H-1L-4.5 -86Z', '#3f72b8')
      shape('M-4.5 -2Q0 2 4.5 -2V-14L1 -20H-1L-4.5 -14Z', '#3f72b8')
    },
  },
  oar: {
    aspect: 0.1,
    size: 0.85,
    at: [0.5, 0.05],
    angle: 0,
    draw: ({ shape }) => {
      shape('M-1 -100H1V-22H-1Z', '#c98f4f')
      shape('M-4 -24H4V-2Q0 2 -4 -2Z', '#f7f3ea')
    },
  },
  wheelchair: {
    aspect: 0.86,
    size: 0.62,
    at: [0.42, 0.42],
    angle: 0,
    upright: true,
    draw: ({ line, dot }) => {
      line('M-30 -90L-24 -46H20L30 -14H38', RUBBER, 5)
      line('M-30 -90H-40', RUBBER, 5)
      line(spokes(-12, -30, 27), '#c9d1d8', 1)
      line(wheel(-12, -30, 28), RUBBER, 4)
      dot(28, -8, 8, RUBBER)
    },
  },
  cart: {
    aspect: 1.05,
    size: 0.56,
    at: [0.08, 0.16],
    angle: 0,
    upright: true,
    draw: ({ line, dot }) => {
      line('M-50 -94H-38L-20 -28H44', '#8a939c', 4)
      line(
        'M-34 -80H52L42 -40H-24ZM-14 -80L-8 -40M8 -80L10 -40M30 -80L27 -40M-30 -66H49M-26 -53H45',
        '#aab4be',
        2,
      )
      dot(-14, -8, 8, RUBBER)
      dot(36, -8, 8, RUBBER)
      line('M-20 -28L-14 -10M44 -28L36 -10', '#8a939c', 3)
    },
  },
  stroller: {
    aspect: 1,
    size: 0.52,
    at: [0.08, 0.1],
    angle: 0,
    upright: true,
    draw: ({ line, shape, dot }) => {
      line('M-46 -92L-34 -90L-4 -16', '#8a939c', 4)
      shape('M-30 -64H44Q40 -28 10 -26Q-20 -28 -30 -64Z', '#5f8fc8')
      shape('M8 -66V-100Q44 -98 46 -64Z', '#3f6fa8')
      dot(-18, -11, 11, RUBBER)
      dot(32, -11, 11, RUBBER)
      line('M-6 -28L-18 -12M20 -28L32 -12', '#8a939c', 3)
    },
  },
  wheelbarrow: {
    aspect: 1.9,
    size: 0.34,
    at: [0.04, 0.35],
    angle: 0,
    upright: true,
    draw: ({ line, shape, dot }) => {
      line('M-92 -66L-20 -50L70 -20', DARK, 6)
      shape('M-40 -92H64L44 -36H-14Z', '#4f9d5d')
      line('M-22 -46L-30 0', DARK, 6)
      dot(70, -18, 18, RUBBER)
      dot(70, -18, 7, '#c9d1d8')
    },
  },
  'lawn mower': {
    aspect: 1.7,
    size: 0.5,
    at: [0.04, 0.06],
    angle: 0,
    upright: true,
    draw: ({ line, shape, dot }) => {
      line('M-82 -96H-70L14 -26', '#6d757e', 4)
      shape('M4 -38H70Q80 -38 80 -14H-6Q-6 -34 4 -38Z', '#d6453f')
      shape('M24 -54H52V-38H24Z', '#34363f')
      dot(4, -11, 11, RUBBER)
      dot(68, -11, 11, RUBBER)
    },
  },
  'vacuum cleaner': {
    aspect: 1.2,
    size: 0.5,
    at: [0.1, 0.05],
    angle: 0,
    upright: true,
    draw: ({ line, shape }) => {
      line('M-50 -96L20 -10', '#8a939c', 4)
      line('M-56 -98L-46 -92', RUBBER, 6)
      shape('M6 -12H54V0H6Z', '#34363f')
      shape('M-40 -62L-20 -74L14 -26L-4 -14Z', '#c8403f')
    },
  },
  swing: {
    aspect: 0.5,
    size: 0.9,
    at: [0.5, 0.98],
    angle: 0,
    upright: true,
    draw: ({ line, shape }) => {
      line('M-14 -100V-4M14 -100V-4', '#8a7a6a', 1.4)
      shape('M-20 -5H20V0H-20Z', '#a9743f')
    },
  },
  'swing frame': {
    aspect: 0.9,
    size: 1.35,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ line }) => line('M-42 0L-26 -98L-12 0M12 0L26 -98L42 0M-28 -98H28', '#b8834f', 3),
  },
  ladder: {
    aspect: 0.26,
    size: 1.7,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M-9 0V-100M9 0V-100', '#b8834f', 2)
      line(
        'M-9 -8H9M-9 -20H9M-9 -32H9M-9 -44H9M-9 -56H9M-9 -68H9M-9 -80H9M-9 -92H9',
        '#c99a63',
        1.6,
      )
    },
  },
  rope: {
    aspect: 0.05,
    size: 2.2,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M0 0V-100', '#c79a5a', 1.6)
      line(
        'M-0.6 -4L0.6 -5.4M-0.6 -12L0.6 -13.4M-0.6 -20L0.6 -21.4M-0.6 -28L0.6 -29.4M-0.6 -36L0.6 -37.4M-0.6 -44L0.6 -45.4M-0.6 -52L0.6 -53.4M-0.6 -60L0.6 -61.4M-0.6 -68L0.6 -69.4M-0.6 -76L0.6 -77.4M-0.6 -84L0.6 -85.4M-0.6 -92L0.6 -93.4',
        '#8a6530',
        0.5,
      )
    },
  },
  cliff: {
    aspect: 0.5,
    size: 2,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-14 0L-18 -22L-12 -40L-20 -58L-14 -78L-18 -100H25V0Z', '#a08a76')
      shape('M4 0L0 -30L8 -54L2 -80L6 -100H25V0Z', '#8a745f')
      for (const [x, y, c] of [
        [-15, -16, '#d6453f'],
        [-15, -30, '#f2c14a'],
        [-17, -46, '#3f80c8'],
        [-18, -60, '#5fb87a'],
        [-15, -74, '#e0608a'],
        [-16, -88, '#f2c14a'],
      ] as const)
        dot(x, y, 1.6, c)
    },
  },
  convertible: {
    aspect: 2.5,
    size: 0.5,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
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
    },
  },
}
