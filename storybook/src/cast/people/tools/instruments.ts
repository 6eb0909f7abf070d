/* oxlint-disable max-lines -- a table */
import type { Tool } from './tool.ts'

const WOOD = '#b8753c'
const DARK = '#5d3b2a'
const BRASS = '#e3b64a'
const SHADE = '#b98a2f'
const EBONY = '#34303a'

/** Musical instruments, each drawn upright with its neck or mouthpiece up. */
export const INSTRUMENTS: Readonly<Record<string, Tool>> = {
  guitar: {
    aspect: 0.38,
    size: 0.56,
    at: [0.5, 0.72],
    angle: 0,
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
    aspect: 0.4,
    size: 0.56,
    at: [0.5, 0.75],
    angle: 0,
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
    aspect: 0.36,
    size: 0.32,
    at: [0.5, 0.12],
    angle: 0,
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
    aspect: 0.06,
    size: 0.38,
    at: [0.5, 0.94],
    angle: Math.PI,
    draw: ({ line }) => {
      line('M-1.6 0Q-2.6 -50 -0.6 -100', DARK, 1.5)
      line('M1.6 -4L0.8 -97', '#f4efe2', 1.2)
    },
  },
  cello: {
    aspect: 0.34,
    size: 0.72,
    at: [0.5, 0.1],
    angle: 0,
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
    aspect: 0.62,
    size: 0.86,
    at: [0.3, 0.5],
    angle: 0,
    upright: true,
    draw: ({ line, shape }) => {
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
    },
  },
  trumpet: {
    aspect: 0.3,
    size: 0.3,
    at: [0.42, 0.42],
    angle: Math.PI,
    draw: ({ shape, line }) => {
      line('M0 0V-76', BRASS, 3.4)
      line('M0 -22H8V-58H0', BRASS, 3)
      shape('M-2 -74H2Q4 -92 14 -100H-14Q-4 -92 -2 -74Z', '#edc565')
      line('M4 -30H-5M4 -38H-5M4 -46H-5', SHADE, 3.4)
      shape('M-3 -3H3V0H-3Z', '#c9d1d8')
    },
  },
  flute: {
    aspect: 0.06,
    size: 0.36,
    at: [0.5, 0.5],
    angle: Math.PI / 2,
    draw: ({ shape, dot }) => {
      shape('M-2 -100H2V0H-2Z', '#cfd6dc')
      for (const y of [-80, -72, -64, -54, -46, -38]) dot(0, y, 1.4, '#7d8790')
    },
  },
  clarinet: {
    aspect: 0.1,
    size: 0.36,
    at: [0.5, 0.6],
    angle: 0,
    draw: ({ shape, dot }) => {
      shape('M-1.6 -100H1.6L2.4 -12L5 0H-5L-2.4 -12Z', EBONY)
      for (const y of [-74, -64, -54, -42, -32, -22]) dot(0, y, 1.3, '#cfd6dc')
    },
  },
  saxophone: {
    aspect: 0.46,
    size: 0.4,
    at: [0.4, 0.5],
    angle: 0,
    draw: ({ shape, line, dot }) => {
      line('M-18 -92Q-8 -100 -4 -92L0 -24', BRASS, 5)
      shape(
        'M-4 -60L4 -60L5 -22Q6 -10 12 -12Q15 -16 13 -44L10 -56H23L20 -18Q18 0 8 0Q-4 0 -4 -20Z',
        '#e6bc55',
      )
      for (const y of [-66, -56, -46, -36]) dot(-1, y, 2.6, '#f7e2a6')
    },
  },
  accordion: {
    aspect: 1.3,
    size: 0.28,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-30 -94H30V-4H-30Z', '#c8a27a')
      line('M-24 -94V-4M-16 -94V-4M-8 -94V-4M0 -94V-4M8 -94V-4M16 -94V-4M24 -94V-4', '#96683c', 3)
      shape('M-64 -100H-28V0H-64Z', '#b8303f')
      shape('M28 -100H64V0H28Z', '#b8303f')
      shape('M-58 -92H-46V-8H-58Z', '#f7f2e6')
      line('M-52 -92V-8', '#33323a', 4)
    },
  },
  banjo: {
    aspect: 0.34,
    size: 0.52,
    at: [0.5, 0.78],
    angle: 0,
    draw: ({ shape, dot }) => {
      shape('M-2 -96H2V-34H-2Z', DARK)
      shape('M-4 -100H4V-90H-4Z', EBONY)
      dot(0, -17, 17, '#c99a5f')
      dot(0, -17, 14, '#f7f1e2')
    },
  },
  ukulele: {
    aspect: 0.38,
    size: 0.38,
    at: [0.5, 0.72],
    angle: 0,
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
  drumstick: {
    aspect: 0.05,
    size: 0.24,
    at: [0.5, 0.9],
    angle: Math.PI,
    draw: ({ shape }) => shape('M-1.6 0L-1.2 -94Q0 -102 1.2 -94L1.6 0Z', '#dcb57c'),
  },
  'drum kit': {
    aspect: 1.5,
    size: 0.6,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      line('M-58 -86V0M62 -92V0M-70 0L-58 -20L-46 0M50 0L62 -20L74 0', '#8b939c', 2.4)
      shape('M-74 -88Q-58 -94 -42 -88Q-58 -84 -74 -88Z', BRASS)
      shape('M44 -95Q62 -101 80 -95Q62 -90 44 -95Z', BRASS)
      shape('M-26 -72H-2V-52H-26Z', '#b8303f')
      shape('M4 -72H28V-52H4Z', '#b8303f')
      shape('M-52 -52H-26V-36H-52Z', '#d65a4a')
      shape('M30 -50H60V-12H30Z', '#b8303f')
      dot(0, -27, 27, '#8f2330')
      dot(0, -27, 23, '#f4ecd9')
      dot(0, -27, 8, '#e9d9b8')
      line('M-52 -52H-26M-26 -72H-2M4 -72H28M30 -50H60', '#f4ecd9', 2.4)
    },
  },
  drum: {
    aspect: 1.1,
    size: 0.26,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-46 -86H46V-6Q0 6 -46 -6Z', '#c8403f')
      line('M-46 -70L-24 -14L0 -70L24 -14L46 -70', '#f4ecd9', 3)
      shape('M-50 -88Q0 -104 50 -88Q0 -74 -50 -88Z', '#f7f1e2')
    },
  },
  bongo: {
    aspect: 1.2,
    size: 0.26,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-56 -90H-4L-10 0H-48Z', WOOD)
      shape('M4 -90H56L48 0H10Z', WOOD)
      shape('M-58 -92Q-30 -100 -2 -92Q-30 -84 -58 -92Z', '#f4ecd9')
      shape('M2 -92Q30 -100 58 -92Q30 -84 2 -92Z', '#f4ecd9')
    },
  },
  tambourine: {
    aspect: 1,
    size: 0.16,
    at: [0.5, 0.95],
    angle: Math.PI / 2,
    draw: ({ line, dot }) => {
      line('M-42 -50A42 42 0 1 0 42 -50A42 42 0 1 0 -42 -50Z', WOOD, 11)
      for (let i = 0; i < 6; i++)
        dot(Math.cos(i * 1.047) * 42, -50 + Math.sin(i * 1.047) * 42, 7, BRASS)
    },
  },
  maraca: {
    aspect: 0.4,
    size: 0.18,
    at: [0.5, 0.9],
    angle: Math.PI / 2,
    draw: ({ shape, line }) => {
      shape('M-4 -50H4V0H-4Z', DARK)
      shape('M-18 -74A18 25 0 1 0 18 -74A18 25 0 1 0 -18 -74Z', '#d65a3f')
      line('M-17 -74Q0 -64 17 -74', '#f4d36a', 5)
    },
  },
  xylophone: {
    aspect: 2.2,
    size: 0.2,
    at: [0.5, 0.2],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-90 -80L-70 0M90 -80L70 0', DARK, 6)
      ;['#d6453f', '#ec8b3a', '#f3c544', '#4f9d5d', '#3f72b8', '#8457a8'].forEach((colour, i) =>
        shape(`M${-92 + i * 31} -98H${-66 + i * 31}V-74H${-92 + i * 31}Z`, colour),
      )
    },
  },
  'grand piano': {
    aspect: 1.35,
    size: 0.66,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-40 -66L66 -100L66 -94L-34 -62Z', '#3a3540')
      line('M20 -66L34 -88', '#8a7a55', 1.6)
      shape('M-56 -32L-50 0H-46L-46 -32ZM50 -34L54 0H58L60 -34ZM4 -34L6 0H10L12 -34Z', '#2b2730')
      shape('M-66 -52H-36Q-30 -66 -18 -66H64V-34H-66Z', '#3a3540')
      shape('M-66 -56H-36V-50H-66Z', '#f7f3e8')
      line('M-62 -56V-52M-57 -56V-52M-52 -56V-52M-46 -56V-52M-41 -56V-52', '#33303a', 1.4)
      shape('M-40 -72L-28 -72L-26 -58H-38Z', '#f7f3e8')
    },
  },
  'keyboard stand': {
    aspect: 1.5,
    size: 0.44,
    at: [0.5, 0.1],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-44 0L36 -84M44 0L-36 -84', '#6d757e', 4)
      shape('M-74 -100H74V-84H-74Z', '#34363f')
      shape('M-70 -100H70V-92H-70Z', '#f7f3e8')
      line(
        'M-60 -100V-95M-50 -100V-95M-36 -100V-95M-26 -100V-95M-16 -100V-95M0 -100V-95M10 -100V-95M24 -100V-95M34 -100V-95M44 -100V-95M58 -100V-95',
        '#34363f',
        4,
      )
    },
  },
  'music stand': {
    aspect: 0.5,
    size: 0.68,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 -70V0M-14 0L0 -12L14 0', '#4b4f57', 2)
      shape('M-24 -100L24 -96L22 -66L-22 -70Z', '#55504a')
      shape('M-20 -96L20 -93L18 -70L-18 -73Z', '#fbf6ea')
      line('M-15 -88L15 -86M-15 -82L15 -80M-15 -77L15 -75', '#8a8478', 1)
    },
  },
}
