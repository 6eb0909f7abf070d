/* oxlint-disable max-lines -- a table */
import type { Tool } from './tool.ts'

const WOOD = '#a9743f'
const DARK = '#6b4529'
const STEEL = '#c3ccd4'
const IRON = '#6d757e'
const GOLD = '#e3b64a'
const PAPER = '#fbf6ea'
const ACROSS = Math.PI / 2
const ALONG = Math.PI

/** A straight handle from top to bottom. */
const rod = (half: number, from: number, to: number): string =>
  `M${-half} ${from}H${half}V${to}H${-half}Z`

/** Tools of trades and parts. */
export const TRADES: Readonly<Record<string, Tool>> = {
  broom: {
    aspect: 0.26,
    size: 0.86,
    at: [0.5, 0.36],
    angle: 0,
    draw: ({ shape, line }) => {
      shape(rod(1.3, -100, -28), WOOD)
      shape('M-3 -30H3L12 -2Q0 2 -12 -2Z', '#d9b056')
      line('M-2 -22L-7 -3M0 -22L0 -2M2 -22L7 -3', '#a8803a', 0.8)
      line('M-4 -26H4', '#b8404a', 2)
    },
  },
  broomstick: {
    aspect: 0.26,
    size: 0.8,
    at: [0.5, 0.5],
    angle: 0,
    draw: ({ shape, line }) => {
      shape(rod(1.4, -100, -28), DARK)
      shape('M-3 -30H3Q13 -14 9 0Q0 -4 -9 0Q-13 -14 -3 -30Z', '#c79a4a')
      line('M-4 -28H4', '#5d3b2a', 2)
    },
  },
  mop: {
    aspect: 0.3,
    size: 0.84,
    at: [0.5, 0.36],
    angle: 0,
    draw: ({ shape, line }) => {
      shape(rod(1.2, -100, -18), '#4f80bd')
      shape('M-4 -20H4Q15 -8 13 0Q0 -3 -13 0Q-15 -8 -4 -20Z', '#efe7d6')
      line('M-3 -16Q-9 -8 -8 -1M0 -16V-2M3 -16Q9 -8 8 -1', '#c4b89f', 1)
    },
  },
  rake: {
    aspect: 0.3,
    size: 0.84,
    at: [0.5, 0.36],
    angle: 0,
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
    aspect: 0.22,
    size: 0.68,
    at: [0.5, 0.2],
    angle: 0,
    draw: ({ shape, line }) => {
      shape(rod(1.6, -94, -30), WOOD)
      line('M-5 -98H5', DARK, 4)
      shape('M-10 -32H10V-12Q8 -2 0 1Q-8 -2 -10 -12Z', '#8b98a5')
    },
  },
  spatula: {
    aspect: 0.2,
    size: 0.24,
    at: [0.5, 0.92],
    angle: ALONG,
    draw: ({ shape }) => {
      shape(rod(2.6, -60, 0), DARK)
      shape('M-10 -100H10V-64Q0 -56 -10 -64Z', STEEL)
    },
  },
  ladle: {
    aspect: 0.3,
    size: 0.24,
    at: [0.5, 0.9],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape(rod(2.6, -84, 0), STEEL)
      shape('M-14 -100H14Q14 -76 0 -76Q-14 -76 -14 -100Z', '#aeb9c3')
    },
  },
  'rolling pin': {
    aspect: 0.2,
    size: 0.27,
    at: [0.5, 0.94],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape('M-3 -100H3V-84H-3ZM-3 -16H3V0H-3Z', DARK)
      shape('M-9 -82Q0 -87 9 -82V-18Q0 -13 -9 -18Z', '#dcb57c')
    },
  },
  'frying pan': {
    aspect: 0.46,
    size: 0.3,
    at: [0.5, 0.96],
    angle: ALONG,
    draw: ({ shape }) => {
      shape(rod(4, -50, 0), DARK)
      shape('M-22 -76A22 24 0 1 0 22 -76A22 24 0 1 0 -22 -76Z', '#4b4f57')
      shape('M-17 -76A17 19 0 1 0 17 -76A17 19 0 1 0 -17 -76Z', '#5e636c')
    },
  },
  pan: {
    aspect: 2.4,
    size: 0.055,
    at: [0.02, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-118 -70H-20V-40H-118Z', DARK)
      shape('M-24 -90H118L104 -8Q100 0 90 0H2Q-8 0 -12 -8Z', '#4b4f57')
    },
  },
  wok: {
    aspect: 2.2,
    size: 0.08,
    at: [0.03, 0.25],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-108 -92H-20V-70H-108Z', DARK)
      shape('M-30 -100H108Q96 0 40 0Q-16 0 -30 -100Z', '#4b4f57')
    },
  },
  knife: {
    aspect: 0.16,
    size: 0.2,
    at: [0.5, 0.86],
    angle: ALONG,
    draw: ({ shape }) => {
      shape('M-5 -36H5V0H-5Z', '#5d3b2a')
      shape('M-6 -36H6V-86Q4 -98 -2 -100Q-6 -80 -6 -36Z', STEEL)
    },
  },
  cleaver: {
    aspect: 0.36,
    size: 0.2,
    at: [0.5, 0.9],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape('M-4 -40H4V0H-4Z', '#5d3b2a')
      shape('M-8 -40H16V-100H-8Z', STEEL)
    },
  },
  clipboard: {
    aspect: 0.74,
    size: 0.17,
    at: [0.5, 0.8],
    angle: 0.3,
    draw: ({ shape, line }) => {
      shape('M-36 -96H36V0H-36Z', '#a9743f')
      shape('M-30 -86H30V-6H-30Z', PAPER)
      shape('M-14 -100H14V-84H-14Z', IRON)
      line('M-22 -68H22M-22 -52H22M-22 -36H10', '#9fb2bd', 4)
    },
  },
  syringe: {
    aspect: 0.2,
    size: 0.16,
    at: [0.5, 0.4],
    angle: ALONG,
    draw: ({ shape, line }) => {
      line('M0 -100V-70', IRON, 2.5)
      shape('M-7 -70H7V-20H-7Z', '#bfe3ea')
      line('M0 -20V-2M-9 -2H9M-10 -20H10', '#6d8a99', 4)
    },
  },
  flask: {
    aspect: 0.7,
    size: 0.13,
    at: [0.5, 0.2],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-9 -100H9V-62L32 -8Q34 0 26 0H-26Q-34 0 -32 -8L-9 -62Z', '#e6f2f2')
      shape('M-22 -34H22L31 -8Q32 -2 26 -2H-26Q-32 -2 -31 -8Z', '#5fc2a0')
      line('M-12 -98H12', '#b9d3d6', 6)
    },
  },
  book: {
    aspect: 0.74,
    size: 0.15,
    at: [0.2, 0.7],
    angle: 0.3,
    draw: ({ shape }) => {
      shape('M-34 -100H36V0H-34Z', '#b8503f')
      shape('M-34 -100H-24V0H-34Z', '#8f3a30')
      shape('M-12 -76H24V-62H-12Z', '#f2d391')
    },
  },
  'open book': {
    aspect: 1.5,
    size: 0.15,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-74 -88L0 -74L74 -88V-4L0 8L-74 -4Z', '#8f3a30')
      shape('M-68 -94Q-34 -104 0 -84V0Q-34 -18 -68 -10Z', PAPER)
      shape('M68 -94Q34 -104 0 -84V0Q34 -18 68 -10Z', '#f1e8d3')
      line(
        'M-56 -76Q-34 -82 -12 -72M-56 -58Q-34 -64 -12 -54M-56 -40Q-34 -46 -12 -36M12 -72Q34 -82 56 -76M12 -54Q34 -64 56 -58',
        '#b3a78f',
        3,
      )
    },
  },
  notebook: {
    aspect: 0.74,
    size: 0.13,
    at: [0.5, 0.8],
    angle: 0.3,
    draw: ({ shape, line }) => {
      shape('M-34 -100H36V0H-34Z', '#3f6f8f')
      shape('M-28 -94H32V-6H-28Z', PAPER)
      line('M-18 -76H22M-18 -58H22M-18 -40H8', '#9fb2bd', 4)
    },
  },
  newspaper: {
    aspect: 1.25,
    size: 0.24,
    at: [0.5, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-60 -96L0 -100L60 -96V0L0 -4L-60 0Z', '#efe9da')
      line('M-50 -84H-10M12 -84H50', '#55504a', 7)
      line(
        'M-50 -66H-10M-50 -56H-10M-50 -46H-10M12 -66H50M12 -56H50M12 -46H50M12 -36H50M-50 -20H-10',
        '#b3ab9a',
        3,
      )
    },
  },
  diploma: {
    aspect: 0.26,
    size: 0.16,
    at: [0.5, 0.6],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape('M-11 -100H11V0H-11Z', PAPER)
      shape('M-12 -58H12V-42H-12Z', '#c8403f')
    },
  },
  blueprint: {
    aspect: 0.26,
    size: 0.24,
    at: [0.5, 0.6],
    angle: ACROSS,
    draw: ({ shape }) => shape('M-10 -100H10V0H-10Z', '#5f93c8'),
  },
  map: {
    aspect: 1.3,
    size: 0.18,
    at: [0.5, 0.75],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      shape('M-62 -92L-20 -100L20 -90L62 -98V-4L20 2L-20 -8L-62 2Z', '#ecd9a8')
      line('M-44 -30Q-20 -60 6 -40T46 -70', '#b0603f', 4)
      dot(46, -70, 6, '#c8403f')
    },
  },
  'fire hose': {
    aspect: 0.4,
    size: 0.3,
    at: [0.5, 0.5],
    angle: ALONG,
    draw: ({ shape }) => {
      shape('M-5 -100H5L7 -60H-7Z', GOLD)
      shape('M-8 -62H8V0H-8Z', '#c8403f')
    },
  },
  baton: {
    aspect: 0.1,
    size: 0.24,
    at: [0.5, 0.85],
    angle: ACROSS,
    draw: ({ shape }) => shape('M-4 -100Q0 -103 4 -100V0H-4Z', '#34323c'),
  },
  spear: {
    aspect: 0.07,
    size: 1.15,
    at: [0.5, 0.55],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape(rod(0.9, -90, 0), WOOD)
      shape('M0 -100L3 -91L0 -87L-3 -91Z', STEEL)
    },
  },
  staff: {
    aspect: 0.12,
    size: 0.95,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-1.4 -92L1.4 -92L1 0H-1Z', DARK)
      dot(0, -95, 4.2, '#7fd3e8')
      dot(-1, -96.5, 1.5, '#ffffff')
    },
  },
  sceptre: {
    aspect: 0.16,
    size: 0.5,
    at: [0.5, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-2 -88H2L1.5 0H-1.5Z', GOLD)
      dot(0, -92, 7, '#c8403f')
      dot(0, -100, 2.6, GOLD)
    },
  },
  'magnifying glass': {
    aspect: 0.46,
    size: 0.2,
    at: [0.5, 0.92],
    angle: 2.4,
    draw: ({ shape, line, dot }) => {
      shape('M-4 -52H4V0H-4Z', DARK)
      dot(0, -76, 19, 'rgba(200,230,240,0.55)')
      line('M-20 -76A20 20 0 1 0 20 -76A20 20 0 1 0 -20 -76Z', '#c99c3c', 5)
      line('M-10 -84Q-4 -92 4 -90', '#ffffff', 3)
    },
  },
  gavel: {
    aspect: 0.6,
    size: 0.17,
    at: [0.5, 0.92],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape(rod(4, -70, 0), WOOD)
      shape('M-28 -100H28V-66H-28Z', DARK)
    },
  },
  briefcase: {
    aspect: 1.3,
    size: 0.16,
    at: [0.5, 0.08],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-16 -84V-96H16V-84', '#4a3325', 7)
      shape('M-64 -84H64V0H-64Z', '#7a4f34')
      shape('M-8 -56H8V-40H-8Z', GOLD)
    },
  },
  suitcase: {
    aspect: 0.74,
    size: 0.3,
    at: [0.5, 0.03],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-12 -90V-98H12V-90', '#4a3325', 4)
      shape('M-36 -90H36V-3H-36Z', '#4f8b8b')
      line('M-36 -62H36M-36 -28H36', '#3a6a6a', 4)
    },
  },
  'shopping bag': {
    aspect: 0.8,
    size: 0.22,
    at: [0.5, 0.08],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-14 -74Q-14 -98 0 -98T14 -74', '#7a4f34', 4)
      shape('M-34 -76H34L38 0H-38Z', '#d98a9f')
    },
  },
  bucket: {
    aspect: 0.86,
    size: 0.17,
    at: [0.5, 0.05],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-38 -62Q0 -130 38 -62', IRON, 4)
      shape('M-40 -66H40L30 0H-30Z', '#4f9fc8')
    },
  },
  basket: {
    aspect: 1.1,
    size: 0.16,
    at: [0.5, 0.05],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-44 -56Q0 -140 44 -56', DARK, 6)
      shape('M-54 -58H54L42 0H-42Z', '#c79a5f')
      line('M-50 -40H50M-46 -20H46', '#9c7440', 4)
    },
  },
  microphone: {
    aspect: 0.3,
    size: 0.15,
    at: [0.5, 0.7],
    angle: 2.5,
    draw: ({ shape, dot }) => {
      shape('M-9 -70H9L6 0H-6Z', '#34323c')
      dot(0, -84, 15, '#8b939c')
      dot(-4, -89, 5, '#cfd6dc')
    },
  },
  pitchfork: {
    aspect: 0.22,
    size: 0.95,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape(rod(1, -76, 0), WOOD)
      line('M-8 -99V-82Q-8 -76 0 -76Q8 -76 8 -82V-99M0 -99V-76', IRON, 1.8)
    },
  },
  'watering can': {
    aspect: 1.5,
    size: 0.15,
    at: [0.34, 0.08],
    angle: 0,
    draw: ({ shape, line }) => {
      line('M-44 -66Q-20 -120 12 -70', '#3f8f6b', 7)
      shape('M20 -40L62 -88L72 -80L24 -10Z', '#4fa37f')
      shape('M-46 -72H22V0H-46Z', '#4fa37f')
      shape('M54 -96L76 -78L70 -72L48 -90Z', '#3f8f6b')
    },
  },
  'fishing rod': {
    aspect: 0.12,
    size: 0.95,
    at: [0.5, 0.94],
    angle: 2.2,
    draw: ({ shape, dot }) => {
      shape('M-0.5 -100H0.5L1.6 -12H-1.6Z', '#b0834a')
      shape('M-2 -14H2V0H-2Z', '#3d2f28')
      dot(2.6, -14, 3, IRON)
    },
  },
  bow: {
    aspect: 0.34,
    size: 0.62,
    at: [0.9, 0.5],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M-10 -100Q-2 -98 2 -86Q18 -66 15 -50Q18 -34 2 -14Q-2 -2 -10 0', '#8a5a34', 3)
      line('M15 -58V-42', '#5d3b2a', 4)
    },
  },
  axe: {
    aspect: 0.4,
    size: 0.46,
    at: [0.4, 0.9],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape('M-6 -100H-1L-1 0H-6Z', WOOD)
      shape('M-9 -98H2L18 -104Q24 -86 18 -70L2 -78H-9Z', '#b3bdc7')
    },
  },
  hammer: {
    aspect: 0.5,
    size: 0.2,
    at: [0.5, 0.9],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape(rod(4.5, -84, 0), WOOD)
      shape('M-22 -100H16Q24 -96 26 -86L14 -82H-22Z', IRON)
    },
  },
  wrench: {
    aspect: 0.3,
    size: 0.2,
    at: [0.5, 0.85],
    angle: ACROSS,
    draw: ({ shape }) =>
      shape('M-5 0V-70Q-15 -76 -14 -90L-10 -98L-4 -88H4L10 -98L14 -90Q15 -76 5 -70V0Z', '#a9b4be'),
  },
  screwdriver: {
    aspect: 0.16,
    size: 0.16,
    at: [0.5, 0.85],
    angle: ALONG,
    draw: ({ shape }) => {
      shape('M-2.5 -100H2.5V-40H-2.5Z', STEEL)
      shape('M-8 -42H8V0H-8Z', '#d65a3f')
    },
  },
  saw: {
    aspect: 0.34,
    size: 0.36,
    at: [0.3, 0.92],
    angle: ALONG,
    draw: ({ shape }) => {
      shape(
        'M-14 -100L2 -100L14 -28H-14L-16 -34L-13 -38L-16 -44L-13 -48L-16 -54L-13 -58L-16 -64L-13 -68L-16 -74L-13 -78L-16 -84L-13 -88Z',
        STEEL,
      )
      shape('M-15 -30H15V0H-15ZM-7 -22V-9H7V-22Z', WOOD)
    },
  },
  torch: {
    aspect: 0.26,
    size: 0.22,
    at: [0.5, 0.8],
    angle: ALONG,
    draw: ({ shape }) => {
      shape('M-3 -100H3L6 -60H-6Z', GOLD)
      shape('M-7 -62H7V0H-7Z', '#4b4f57')
    },
  },
  pickaxe: {
    aspect: 0.66,
    size: 0.46,
    at: [0.5, 0.9],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape(rod(3, -96, 0), WOOD)
      shape('M-32 -80Q0 -112 32 -80Q0 -96 -32 -80Z', IRON)
    },
  },
  hoe: {
    aspect: 0.3,
    size: 0.8,
    at: [0.4, 0.2],
    angle: 0,
    draw: ({ shape }) => {
      shape('M-4 -100H-1V-6H-4Z', WOOD)
      shape('M-5 -10H10L12 0H-1Z', IRON)
    },
  },
  paintbrush: {
    aspect: 0.12,
    size: 0.19,
    at: [0.5, 0.7],
    angle: 2.7,
    draw: ({ shape }) => {
      shape('M-2.5 -74H2.5L1.5 0H-1.5Z', WOOD)
      shape('M-3.6 -82H3.6V-72H-3.6Z', STEEL)
      shape('M-3.6 -82H3.6Q3 -94 0 -100Q-3 -94 -3.6 -82Z', '#3f72b8')
    },
  },
  pencil: {
    aspect: 0.1,
    size: 0.13,
    at: [0.5, 0.3],
    angle: 0.4,
    draw: ({ shape }) => {
      shape('M-4 -100H4V-16H-4Z', '#e8b23c')
      shape('M-4 -16H4L0 0Z', '#e9cfa0')
      shape('M-1.4 -5H1.4L0 0Z', '#33323a')
      shape('M-4 -100H4V-92H-4Z', '#d6707a')
    },
  },
  quill: {
    aspect: 0.3,
    size: 0.18,
    at: [0.5, 0.85],
    angle: 0.5,
    draw: ({ shape }) => shape('M-1 0Q-14 -60 10 -100Q16 -60 1 0Z', '#f4f0e6'),
  },
  roller: {
    aspect: 0.4,
    size: 0.34,
    at: [0.5, 0.94],
    angle: 2.6,
    draw: ({ shape, line }) => {
      line('M0 0V-60L14 -70V-80', IRON, 3)
      shape('M-4 -34H4V0H-4Z', '#d65a3f')
      shape('M-18 -100H18V-82H-18Z', '#4f9fc8')
    },
  },
  camera: {
    aspect: 1.25,
    size: 0.1,
    at: [0.6, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-20 -100H6L10 -84H-26Z', '#3d3f4a')
      shape('M-50 -86H46V0H-50Z', '#34363f')
      dot(14, -44, 32, '#55596a')
      dot(14, -44, 22, '#8fb9d3')
      dot(6, -52, 6, '#ffffff')
    },
  },
  sword: {
    aspect: 0.2,
    size: 0.52,
    at: [0.5, 0.91],
    angle: ACROSS,
    draw: ({ shape, dot }) => {
      shape('M-2.6 -20V-92L0 -100L2.6 -92V-20Z', '#d3dbe2')
      shape('M-10 -22H10V-17H-10Z', GOLD)
      shape('M-2 -17H2V-4H-2Z', DARK)
      dot(0, -2.5, 3.2, GOLD)
    },
  },
  katana: {
    aspect: 0.16,
    size: 0.56,
    at: [0.5, 0.9],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape('M-2 -22Q-4 -60 3 -100Q6 -60 2 -22Z', '#d9e0e6')
      shape('M-5 -23H5V-20H-5Z', GOLD)
      shape('M-2.2 -20H2.2V0H-2.2Z', '#34323c')
    },
  },
  foil: {
    aspect: 0.16,
    size: 0.54,
    at: [0.5, 0.96],
    angle: ALONG,
    draw: ({ shape, line }) => {
      line('M0 -100V-12', '#aeb9c3', 1.6)
      shape('M-7 -14Q0 -4 7 -14Q0 -20 -7 -14Z', GOLD)
      shape('M-1.8 -10H1.8V0H-1.8Z', '#34323c')
    },
  },
  letter: {
    aspect: 1.5,
    size: 0.09,
    at: [0.5, 0.7],
    angle: 0.2,
    draw: ({ shape, line }) => {
      shape('M-72 -96H72V0H-72Z', PAPER)
      line('M-70 -94L0 -40L70 -94', '#c9b99a', 4)
    },
  },
  parcel: {
    aspect: 1.2,
    size: 0.2,
    at: [0.5, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-58 -96H58V0H-58Z', '#c99a5f')
      line('M0 -96V0', '#e9d3a3', 12)
      line('M-40 -20H-20', '#8a5f34', 5)
    },
  },
  box: {
    aspect: 1.25,
    size: 0.24,
    at: [0.5, 0.7],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-60 -96H60V0H-60Z', '#c79a63')
      line('M-60 -70H60', '#a87c48', 4)
      line('M-8 -96V-70H8V-96', '#e6cf9f', 6)
    },
  },
  gift: {
    aspect: 1.05,
    size: 0.2,
    at: [0.5, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-46 -70H46V0H-46Z', '#d6555f')
      shape('M-8 -70H8V0H-8Z', '#f6d98a')
      shape('M-50 -82H50V-64H-50Z', '#c24550')
      shape('M0 -82Q-34 -110 -30 -86Q-20 -78 0 -82Q34 -110 30 -86Q20 -78 0 -82Z', '#f6d98a')
    },
  },
  sack: {
    aspect: 0.9,
    size: 0.4,
    at: [0.75, 0.12],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape(
        'M4 -96Q22 -104 26 -92Q18 -84 22 -76Q48 -46 38 -12Q30 0 -6 0Q-42 0 -42 -28Q-40 -64 4 -80Q2 -88 4 -96Z',
        '#b3854f',
      )
      line('M2 -82Q14 -76 24 -80', '#6b4529', 4)
    },
  },
  club: {
    aspect: 0.3,
    size: 0.36,
    at: [0.5, 0.93],
    angle: ACROSS,
    draw: ({ shape }) => shape('M-4 0L-13 -80Q-12 -100 0 -100Q12 -100 13 -80L4 0Z', '#96683c'),
  },
  lasso: {
    aspect: 0.9,
    size: 0.24,
    at: [0.5, 0.1],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M-30 -40A30 36 0 1 0 30 -40A30 36 0 1 0 -30 -40Z', '#c79a5a', 7)
      line('M-24 -40A24 28 0 1 0 24 -40A24 28 0 1 0 -24 -40Z', '#a87c42', 5)
    },
  },
  fan: {
    aspect: 1.6,
    size: 0.13,
    at: [0.5, 0.98],
    angle: 2.6,
    draw: ({ shape, line }) => {
      shape('M0 0L-78 -56Q-50 -100 0 -100Q50 -100 78 -56Z', '#f3d3d8')
      line('M0 0L-56 -78M0 0L-24 -96M0 0L24 -96M0 0L56 -78', '#b8404a', 4)
    },
  },
  bouquet: {
    aspect: 0.9,
    size: 0.17,
    at: [0.5, 0.8],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
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
    },
  },
  flower: {
    aspect: 0.4,
    size: 0.2,
    at: [0.5, 0.7],
    angle: 0,
    upright: true,
    draw: ({ line, dot }) => {
      line('M0 0Q3 -40 0 -72', '#5f9d55', 4)
      for (let petal = 0; petal < 6; petal++)
        dot(Math.cos(petal * 1.047) * 12, -82 + Math.sin(petal * 1.047) * 12, 9, '#e0506a')
      dot(0, -82, 8, '#f2c14a')
    },
  },
  cane: {
    aspect: 0.24,
    size: 0.5,
    at: [0.42, 0.02],
    angle: 0,
    upright: true,
    draw: ({ line }) => line('M-4 0V-88Q-4 -98 4 -98Q10 -98 10 -88', DARK, 4.5),
  },
  duster: {
    aspect: 0.4,
    size: 0.28,
    at: [0.5, 0.92],
    angle: ALONG,
    draw: ({ shape }) => {
      shape('M-3 -50H3V0H-3Z', WOOD)
      shape('M0 -44Q-22 -50 -16 -72Q-22 -92 0 -100Q22 -92 16 -72Q22 -50 0 -44Z', '#b58ad3')
    },
  },
  scissors: {
    aspect: 0.5,
    size: 0.13,
    at: [0.5, 0.8],
    angle: ALONG,
    draw: ({ shape, line }) => {
      shape('M-3 -36L-9 -98L3 -44Z', STEEL)
      shape('M3 -36L9 -98L-3 -44Z', '#b3bdc7')
      line('M-18 -18A9 12 0 1 0 0 -20ZM18 -18A9 12 0 1 1 0 -20Z', '#d6453f', 6)
    },
  },
  wand: {
    aspect: 0.24,
    size: 0.24,
    at: [0.5, 0.92],
    angle: ALONG,
    draw: ({ shape, dot }) => {
      shape('M-1.6 -88H1.6L2.2 0H-2.2Z', '#4a3a55')
      shape('M0 -100L3 -92L11 -91L5 -85L7 -77L0 -81L-7 -77L-5 -85L-11 -91L-3 -92Z', '#f6d86a')
      dot(0, -88, 2, '#ffffff')
    },
  },
  'conductor baton': {
    aspect: 0.08,
    size: 0.22,
    at: [0.5, 0.92],
    angle: ALONG,
    draw: ({ shape }) => {
      shape('M-0.8 -100H0.8L1.4 -10H-1.4Z', PAPER)
      shape('M-3.4 -12Q0 -18 3.4 -12V-2Q0 2 -3.4 -2Z', DARK)
    },
  },
  whetstone: {
    aspect: 2.4,
    size: 0.05,
    at: [0.9, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-118 -96H118V-40H-118Z', '#8f9aa5')
      shape('M-118 -44H118V0H-118Z', '#c8a27a')
    },
  },
  grill: {
    aspect: 0.8,
    size: 0.52,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      line('M-22 -62L-30 0M22 -62L30 0M0 -60V-8', '#55504f', 3)
      shape('M-38 -84H38Q34 -52 0 -52Q-34 -52 -38 -84Z', '#3d3a40')
      line('M-38 -86H38', '#8a939c', 3)
      shape('M-26 -96H-4V-88H-26Z', '#a8552c')
      shape('M4 -96Q24 -98 24 -88H4Z', '#c8703c')
      dot(-28, -6, 5, '#34323c')
    },
  },
  stove: {
    aspect: 0.9,
    size: 0.5,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      shape('M-42 -94H42V0H-42Z', '#e9e4da')
      shape('M-44 -100H44V-92H-44Z', '#4b4f57')
      shape('M-32 -64H32V-14H-32Z', '#5b6068')
      shape('M-27 -59H27V-19H-27Z', '#8a7a55')
      line('M-28 -70H28', '#b9c1c9', 3.4)
      for (const x of [-30, -15, 0, 15, 30]) dot(x, -83, 3.6, '#c8553f')
    },
  },
  'big window': {
    aspect: 0.86,
    size: 0.86,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-42 -99H42V-4H-42Z', '#f7f3ea')
      shape('M-37 -94H37V-9H-37Z', '#a9d3ea')
      shape('M-37 -94H-10L-30 -9H-37ZM8 -94H22L2 -9H-12Z', '#c9e4f2')
      line('M0 -94V-9M-37 -52H37', '#f7f3ea', 4)
      shape('M-45 -6H45V0H-45Z', '#d9cbb2')
    },
  },
  'lamp post': {
    aspect: 0.16,
    size: 1.5,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      line('M0 0V-88', '#3d4048', 2.6)
      shape('M-5 0L-3 -8H3L5 0Z', '#3d4048')
      dot(0, -93, 6, '#f7e3a1')
      shape('M-6 -97H6L0 -100Z', '#3d4048')
    },
  },
  'potter wheel': {
    aspect: 1.1,
    size: 0.36,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-40 -60H40L46 0H-46Z', '#b8834f')
      shape('M-6 -84H6V-60H-6Z', '#6d757e')
      shape('M-40 -94Q0 -102 40 -94V-86Q0 -80 -40 -86Z', '#8f9aa5')
    },
  },
  'clay pot': {
    aspect: 0.9,
    size: 0.16,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape(
        'M-24 -98Q0 -106 24 -98Q18 -84 26 -68Q46 -40 26 -4Q0 4 -26 -4Q-46 -40 -26 -68Q-18 -84 -24 -98Z',
        '#c27a52',
      )
      line('M-33 -48Q0 -42 33 -48M-30 -28Q0 -20 30 -28', '#a8623f', 3)
    },
  },
  easel: {
    aspect: 0.62,
    size: 0.95,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      line('M-14 -98L-26 0M8 -98L24 0', '#a9743f', 3)
      shape('M-22 -92L20 -88V-36L-22 -32Z', '#fbf8f0')
      dot(-4, -66, 9, '#f2b632')
      shape('M-22 -50Q-6 -60 6 -48T20 -50V-36L-22 -32Z', '#6fa36b')
      line('M-28 -32H26', '#8a5a34', 4)
    },
  },
  palette: {
    aspect: 1.35,
    size: 0.1,
    at: [0.3, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
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
    },
  },
  sculpture: {
    aspect: 0.5,
    size: 0.9,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-22 -30H22V0H-22Z', '#8a7a66')
      shape('M-18 -32Q-22 -62 -8 -68H8Q22 -62 18 -32Z', '#e4ddd0')
      dot(0, -82, 13, '#e4ddd0')
      shape('M-5 -72H5V-64H-5Z', '#d6cdbd')
    },
  },
  'sewing machine': {
    aspect: 1.3,
    size: 0.17,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-60 -18H60V0H-60Z', '#3d4660')
      shape('M30 -86H56V-16H30Z', '#4f5f8a')
      shape('M-52 -94H56V-68H-30V-52H-52Z', '#4f5f8a')
      line('M-42 -52V-18', '#c3ccd4', 4)
    },
  },
  anvil: {
    aspect: 1.4,
    size: 0.3,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-30 -46H30V0H-30Z', '#8a5a34')
      shape('M-70 -96H50V-74Q20 -72 18 -56L30 -44H-30L-18 -56Q-22 -74 -50 -78Z', '#565c66')
    },
  },
  log: {
    aspect: 0.5,
    size: 0.2,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-24 -92H24V0H-24Z', '#a9743f')
      dot(0, -92, 22, '#d9b07a')
      dot(0, -92, 10, '#b8834f')
    },
  },
  stump: {
    aspect: 1.2,
    size: 0.2,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-46 -88L-58 0H58L46 -88Z', '#7a5234')
      shape('M-48 -90Q0 -108 48 -90Q0 -74 -48 -90Z', '#d9b07a')
    },
  },
  sapling: {
    aspect: 0.7,
    size: 0.42,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ line, shape }) => {
      line('M0 0Q2 -40 0 -70', '#8a5a34', 5)
      shape(
        'M0 -40Q-34 -44 -32 -64Q-10 -66 0 -40ZM0 -54Q30 -58 32 -80Q8 -82 0 -54ZM0 -66Q-20 -84 -8 -100Q12 -88 0 -66Z',
        '#5fa34f',
      )
    },
  },
  mound: {
    aspect: 2.6,
    size: 0.12,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape }) => shape('M-128 0Q-80 -92 -10 -96Q70 -100 128 0Z', '#7a5640'),
  },
  'snow mound': {
    aspect: 2.6,
    size: 0.12,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape }) => shape('M-128 0Q-80 -92 -10 -96Q70 -100 128 0Z', '#eef4fa'),
  },
  'punch mitt': {
    aspect: 0.8,
    size: 0.14,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => shape('M-34 -94Q0 -106 34 -94V-6Q0 6 -34 -6Z', '#34363f'),
  },
  tyre: {
    aspect: 1,
    size: 0.4,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ dot }) => {
      dot(0, -50, 49, '#34323c')
      dot(0, -50, 28, '#b9c1c9')
      dot(0, -50, 10, '#6d757e')
    },
  },
  shoe: {
    aspect: 2,
    size: 0.1,
    at: [0.3, 0.3],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-90 -92Q-98 -10 -84 -8H88Q100 -34 60 -44Q20 -50 0 -92Q-40 -74 -90 -92Z', '#5d3b2a')
      shape('M-92 -14H96V0H-92Z', '#33262a')
      line('M-40 -70Q-20 -50 20 -42', '#a9743f', 6)
    },
  },
  'shoe brush': {
    aspect: 2,
    size: 0.06,
    at: [0.5, 0.2],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-90 -98H90V-50H-90Z', '#a9743f')
      shape('M-80 -52H80V0H-80Z', '#33262a')
    },
  },
  necklace: {
    aspect: 1,
    size: 0.14,
    at: [0.5, 0.05],
    angle: 0,
    upright: true,
    draw: ({ line, dot }) => {
      line('M-40 -96Q-44 -20 0 -14Q44 -20 40 -96', '#e3b64a', 4)
      for (const [x, y, c] of [
        [-36, -52, '#4f9fd3'],
        [-22, -26, '#d6455a'],
        [0, -12, '#5fb87a'],
        [22, -26, '#d6455a'],
        [36, -52, '#4f9fd3'],
      ] as const)
        dot(x, y, 9, c)
    },
  },
  'wall panel': {
    aspect: 0.7,
    size: 1.2,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-34 -100H34V0H-34Z', '#efe4cf')
      shape('M-34 -100H2V-30H-34Z', '#8fc0d6')
      line('M-34 -30H2M2 -30V-100', '#a8d0e0', 2)
    },
  },
  plank: {
    aspect: 6,
    size: 0.05,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-298 -96H298V0H-298Z', '#d9b07a')
      line('M-280 -60H120M-100 -34H280', '#b8834f', 6)
    },
  },
  'paper sheet': {
    aspect: 2.2,
    size: 0.06,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-90 -96H80L108 0H-108Z', '#fbf6ea')
      line('M-70 -72H50M-76 -48H60M-82 -24H20', '#9fb2bd', 6)
    },
  },
  'magic rabbit': {
    aspect: 0.7,
    size: 0.2,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape(
        'M-16 -60Q-26 -100 -14 -100Q-4 -98 -6 -62ZM16 -60Q26 -100 14 -100Q4 -98 6 -62Z',
        '#f7f3ee',
      )
      dot(0, -46, 24, '#f7f3ee')
      dot(-8, -50, 3.4, '#33323a')
      dot(8, -50, 3.4, '#33323a')
      dot(0, -40, 3, '#e8899a')
      shape('M-26 -26Q0 -36 26 -26V0H-26Z', '#f7f3ee')
    },
  },
}
