/* oxlint-disable max-lines -- a table */
import type { Tool } from './tool.ts'

const STEEL = '#c3ccd4'
const CHINA = '#f7f3ea'
const WOOD = '#b8834f'

/** Food and drink, and what belongs to the table, the bath and the desk. */
export const TABLEWARE: Readonly<Record<string, Tool>> = {
  mug: {
    aspect: 1,
    size: 0.075,
    at: [0.25, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M22 -76Q50 -76 46 -46Q42 -22 22 -26', '#d6553f', 9)
      shape('M-36 -96H26V-6Q-5 4 -36 -6Z', '#d6553f')
      shape('M-36 -96Q-5 -104 26 -96Q-5 -88 -36 -96Z', '#7a4a34')
    },
  },
  glass: {
    aspect: 0.62,
    size: 0.085,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-28 -100H28L22 0H-22Z', 'rgba(225,240,245,0.75)')
      shape('M-25 -66H25L21 -3H-21Z', 'rgba(120,190,225,0.85)')
    },
  },
  beer: {
    aspect: 0.85,
    size: 0.11,
    at: [0.3, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      line('M22 -74Q46 -74 42 -44Q38 -18 22 -22', '#e6eef0', 7)
      shape('M-32 -82H24V0H-32Z', '#e8a93a')
      line('M-20 -70V-10M-4 -70V-10M12 -70V-10', '#f3c76a', 4)
      for (const [x, y, r] of [
        [-24, -88, 12],
        [-8, -93, 13],
        [8, -92, 13],
        [20, -86, 10],
      ] as const)
        dot(x, y, r, '#fffaf0')
    },
  },
  'wine glass': {
    aspect: 0.5,
    size: 0.12,
    at: [0.5, 0.72],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 -42V-4M-15 -2H15', '#d8e3e6', 4)
      shape('M-20 -100H20Q24 -44 0 -42Q-24 -44 -20 -100Z', 'rgba(230,240,243,0.8)')
      shape('M-20 -78H20Q20 -46 0 -44Q-20 -46 -20 -78Z', '#a8304a')
    },
  },
  bottle: {
    aspect: 0.32,
    size: 0.16,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-6 -100H6V-70Q15 -62 15 -50V0H-15V-50Q-15 -62 -6 -70Z', '#3f7a55')
      shape('M-15 -44H15V-14H-15Z', '#f2e6c8')
    },
  },
  'water bottle': {
    aspect: 0.36,
    size: 0.13,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-8 -100H8V-88H-8Z', '#3f72b8')
      shape('M-10 -88H10Q17 -80 17 -70V0H-17V-70Q-17 -80 -10 -88Z', 'rgba(150,205,230,0.9)')
      shape('M-17 -52H17V-30H-17Z', '#f4f8fa')
    },
  },
  spoon: {
    aspect: 0.24,
    size: 0.14,
    at: [0.5, 0.8],
    angle: Math.PI * 0.8,
    draw: ({ shape }) =>
      shape(
        'M-2.6 0L-2 -62Q-12 -70 -11 -84Q-9 -100 0 -100Q9 -100 11 -84Q12 -70 2 -62L2.6 0Z',
        STEEL,
      ),
  },
  'wooden spoon': {
    aspect: 0.2,
    size: 0.22,
    at: [0.5, 0.12],
    angle: 0,
    draw: ({ shape }) =>
      shape('M-3 -100H3L2.4 -32Q10 -26 9 -12Q7 0 0 0Q-7 0 -9 -12Q-10 -26 -2.4 -32Z', WOOD),
  },
  fork: {
    aspect: 0.22,
    size: 0.14,
    at: [0.5, 0.8],
    angle: Math.PI * 0.8,
    draw: ({ shape }) =>
      shape(
        'M-2.6 0L-2 -58Q-9 -62 -9 -72V-100H-6V-76H-1.5V-100H1.5V-76H6V-100H9V-72Q9 -62 2 -58L2.6 0Z',
        STEEL,
      ),
  },
  chopsticks: {
    aspect: 0.2,
    size: 0.18,
    at: [0.5, 0.88],
    angle: Math.PI * 0.85,
    draw: ({ line }) => line('M-4 0L-1 -100M4 0L3 -100', '#8a4a2c', 3),
  },
  bowl: {
    aspect: 1.9,
    size: 0.075,
    at: [0.5, 0.8],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-84 -84Q0 -116 84 -84Z', '#e8c88a')
      shape('M-92 -86H92Q80 -8 30 -4V0H-30V-4Q-80 -8 -92 -86Z', '#3f7fae')
    },
  },
  'big bowl': {
    aspect: 1.9,
    size: 0.12,
    at: [0.5, 0.8],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-84 -84Q0 -108 84 -84Z', '#f3e2bb')
      shape('M-92 -86H92Q80 -8 30 -4V0H-30V-4Q-80 -8 -92 -86Z', '#e9ddd0')
    },
  },
  plate: {
    aspect: 4.4,
    size: 0.03,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => shape('M-210 -100H210Q160 0 70 0H-70Q-160 0 -210 -100Z', CHINA),
  },
  'plate upright': {
    aspect: 1,
    size: 0.15,
    at: [0.1, 0.5],
    angle: 0,
    upright: true,
    draw: ({ dot }) => {
      dot(0, -50, 49, CHINA)
      dot(0, -50, 32, '#e6dfd2')
      dot(0, -50, 29, '#fbf8f1')
    },
  },
  tray: {
    aspect: 2.2,
    size: 0.12,
    at: [0.5, 0.97],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-104 -14H104L92 0H-92Z', '#c9d1d8')
      shape('M-60 -86H-40L-44 -14H-56Z', '#a8304a')
      shape('M-12 -62Q30 -96 72 -62L76 -14H-16Z', '#e3e8ec')
    },
  },
  apple: {
    aspect: 1,
    size: 0.06,
    at: [0.5, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M2 -78Q4 -94 12 -98', '#6b4529', 6)
      shape('M0 -80C-50 -92 -52 -2 -16 0Q0 -6 16 0C52 -2 50 -92 0 -80Z', '#d6413f')
      shape('M6 -84Q26 -104 40 -92Q26 -76 6 -84Z', '#6fa34f')
    },
  },
  banana: {
    aspect: 0.7,
    size: 0.11,
    at: [0.5, 0.8],
    angle: 0,
    upright: true,
    draw: ({ shape }) =>
      shape('M-22 -100L-14 -98C-6 -40 10 -14 32 -10L30 0C-10 4 -30 -40 -22 -100Z', '#f2cb3f'),
  },
  carrot: {
    aspect: 0.4,
    size: 0.14,
    at: [0.5, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-4 -70Q-20 -92 -10 -100Q-2 -92 0 -78Q4 -96 12 -98Q18 -86 4 -70Z', '#5f9d4f')
      shape('M-16 -70Q0 -80 16 -70L2 0H-2Z', '#ec8b3a')
    },
  },
  'watermelon slice': {
    aspect: 1.7,
    size: 0.13,
    at: [0.5, 0.85],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-84 -96H84Q74 0 0 0Q-74 0 -84 -96Z', '#3f8f4f')
      shape('M-76 -96H76Q66 -10 0 -9Q-66 -10 -76 -96Z', '#e9f0d3')
      shape('M-69 -96H69Q60 -19 0 -18Q-60 -19 -69 -96Z', '#e8505a')
      for (const [x, y] of [
        [-40, -76],
        [-14, -80],
        [14, -76],
        [42, -80],
        [-26, -52],
        [2, -50],
        [28, -54],
        [0, -30],
      ] as const)
        dot(x, y, 4.2, '#3a2a2a')
    },
  },
  burger: {
    aspect: 1.25,
    size: 0.1,
    at: [0.5, 0.75],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-58 -24H58Q58 0 40 0H-40Q-58 0 -58 -24Z', '#dda04f')
      shape('M-60 -40H60V-24H-60Z', '#7a4630')
      shape('M-62 -46Q-40 -30 -20 -44Q0 -30 20 -44Q40 -30 62 -46V-54H-62Z', '#7fb44f')
      shape('M-58 -54Q-58 -100 0 -100Q58 -100 58 -54Z', '#e2a957')
      for (const [x, y] of [
        [-24, -80],
        [0, -88],
        [24, -80],
        [-8, -72],
        [14, -70],
      ] as const)
        dot(x, y, 3.6, '#fbe9c4')
    },
  },
  sandwich: {
    aspect: 1.4,
    size: 0.08,
    at: [0.5, 0.8],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-64 -20H64V0H-64Z', '#e2b877')
      shape('M-66 -40H66V-20H-66Z', '#7fb44f')
      shape('M-64 -56H64V-38H-64Z', '#e8917a')
      shape('M-64 -60Q-60 -100 0 -100Q60 -100 64 -60V-54H-64Z', '#e8c084')
    },
  },
  pizza: {
    aspect: 0.9,
    size: 0.15,
    at: [0.5, 0.1],
    angle: Math.PI,
    draw: ({ shape, dot }) => {
      shape('M-42 -90Q0 -106 42 -90L0 0Z', '#f0c25a')
      shape('M-44 -92Q0 -110 44 -92L40 -82Q0 -96 -40 -82Z', '#c98a45')
      for (const [x, y] of [
        [-14, -70],
        [16, -72],
        [0, -46],
      ] as const)
        dot(x, y, 8, '#c8403f')
    },
  },
  'hot dog': {
    aspect: 2.2,
    size: 0.055,
    at: [0.5, 0.8],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-96 -50Q-100 0 -70 0H70Q100 0 96 -50Z', '#e0a457')
      shape(
        'M-108 -60Q-108 -92 -80 -92H80Q108 -92 108 -60Q108 -34 80 -34H-80Q-108 -34 -108 -60Z',
        '#b8502f',
      )
      line('M-80 -66Q-66 -84 -50 -66T-20 -66T10 -66T40 -66T70 -66', '#f3c544', 9)
    },
  },
  'ice cream': {
    aspect: 0.55,
    size: 0.15,
    at: [0.5, 0.75],
    angle: 0,
    upright: true,
    draw: ({ shape, dot, line }) => {
      shape('M-22 -56H22L0 0Z', '#dca35a')
      line('M-12 -52L6 -16M12 -52L-6 -16', '#b97f3a', 2)
      dot(-10, -62, 16, '#f6b9c4')
      dot(11, -62, 16, '#fbeecb')
      dot(0, -82, 17, '#b98a68')
    },
  },
  donut: {
    aspect: 1,
    size: 0.085,
    at: [0.5, 0.8],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape(
        'M-48 -50A48 48 0 1 0 48 -50A48 48 0 1 0 -48 -50ZM-15 -50A15 15 0 1 1 15 -50A15 15 0 1 1 -15 -50Z',
        '#d9a05a',
      )
      shape(
        'M-42 -54A42 42 0 1 0 42 -54A42 42 0 1 0 -42 -54ZM-16 -50A16 16 0 1 1 16 -50A16 16 0 1 1 -16 -50Z',
        '#ee8fae',
      )
    },
  },
  cake: {
    aspect: 1.15,
    size: 0.17,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      line('M-18 -86V-70M0 -88V-72M18 -86V-70', '#6fb5d3', 5)
      for (const x of [-18, 0, 18]) dot(x, x === 0 ? -94 : -92, 5, '#f6a93a')
      shape('M-44 -64Q0 -78 44 -64V-6Q0 6 -44 -6Z', '#f6d9a8')
      shape(
        'M-46 -64Q0 -80 46 -64V-50Q40 -38 32 -48Q24 -34 14 -46Q4 -32 -8 -46Q-18 -34 -28 -48Q-38 -36 -46 -50Z',
        '#f095ab',
      )
      line('M-44 -24Q0 -12 44 -24', '#f095ab', 5)
      shape('M-56 -4Q0 12 56 -4V0Q0 14 -56 0Z', '#f7f3ea')
    },
  },
  'slice of cake': {
    aspect: 1.2,
    size: 0.09,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-50 -60L46 -76V0H-50Z', '#f6d9a8')
      shape('M-50 -40L46 -48V-34L-50 -28Z', '#e8707a')
      shape('M-52 -62L48 -80V-60L-52 -46Z', '#fbf1e4')
      dot(16, -84, 12, '#d6413f')
    },
  },
  bread: {
    aspect: 1.7,
    size: 0.1,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-80 -40Q-84 -96 0 -98Q84 -96 80 -40Q84 0 60 0H-60Q-84 0 -80 -40Z', '#c98a45')
      line('M-44 -80L-30 -54M-8 -88L6 -60M30 -84L44 -56', '#f0cf94', 6)
    },
  },
  dough: {
    aspect: 2.2,
    size: 0.06,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape }) =>
      shape('M-106 -30Q-100 -96 0 -98Q100 -96 106 -30Q104 0 80 0H-80Q-104 0 -106 -30Z', '#f4e4c3'),
  },
  pancake: {
    aspect: 4,
    size: 0.026,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) =>
      shape('M-196 -50Q-190 -100 0 -100Q190 -100 196 -50Q190 0 0 0Q-190 0 -196 -50Z', '#dfa553'),
  },
  pot: {
    aspect: 1.5,
    size: 0.15,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-76 -70H-54V-56H-76ZM54 -70H76V-56H54Z', '#4b4f57')
      shape('M-58 -92H58V-8Q58 0 48 0H-48Q-58 0 -58 -8Z', '#c8553f')
      shape('M-62 -98H62V-86H-62Z', '#d97a63')
    },
  },
  popcorn: {
    aspect: 0.8,
    size: 0.15,
    at: [0.5, 0.7],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      for (const [x, y] of [
        [-26, -76],
        [-10, -84],
        [8, -82],
        [26, -76],
        [0, -94],
        [-18, -90],
        [18, -90],
      ] as const)
        dot(x, y, 11, '#fbf0c9')
      shape('M-36 -72H36L28 0H-28Z', '#f7f1e6')
      shape('M-30 -72H-18L-16 0H-24ZM-6 -72H6L5 0H-5ZM18 -72H30L24 0H16Z', '#d6453f')
    },
  },
  noodles: {
    aspect: 1.7,
    size: 0.09,
    at: [0.5, 0.85],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-70 -74Q0 -106 70 -74Z', '#f3d78f')
      line('M-56 -78Q-40 -96 -24 -80T8 -84T40 -80', '#d9b055', 4)
      shape('M-80 -74H80Q70 -8 28 -4V0H-28V-4Q-70 -8 -80 -74Z', '#c8403f')
    },
  },
  pipe: {
    aspect: 1.5,
    size: 0.075,
    at: [0.62, 0.4],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-74 -62Q-20 -64 20 -24', '#3d2f28', 11)
      shape('M16 -74H62Q62 -2 40 0Q16 0 14 -30Z', '#8a4f2c')
    },
  },
  cigarette: {
    aspect: 0.14,
    size: 0.07,
    at: [0.5, 0.2],
    angle: -1.4,
    upright: true,
    draw: ({ shape }) => {
      shape('M-6 -100H6V-70H-6Z', '#dc9a4f')
      shape('M-6 -70H6V-6H-6Z', '#fbf8f1')
      shape('M-6 -8H6V0H-6Z', '#d6553f')
    },
  },
  toothbrush: {
    aspect: 0.18,
    size: 0.13,
    at: [0.5, 0.85],
    angle: Math.PI,
    draw: ({ shape }) => {
      shape('M-3.6 0V-100H3.6V0Z', '#3f9fc8')
      shape('M3 -98H9V-70H3Z', '#f7f3ea')
    },
  },
  hairbrush: {
    aspect: 0.3,
    size: 0.16,
    at: [0.5, 0.88],
    angle: Math.PI,
    draw: ({ shape, line }) => {
      shape('M-4 0V-48Q-12 -56 -12 -74Q-12 -100 0 -100Q10 -100 10 -74Q10 -56 4 -48V0Z', '#b86a8f')
      line('M10 -92H17M10 -84H17M10 -76H17M10 -68H17M9 -60H16', '#4a3a45', 2.4)
    },
  },
  comb: {
    aspect: 0.24,
    size: 0.12,
    at: [0.5, 0.85],
    angle: Math.PI,
    draw: ({ shape, line }) => {
      shape('M-9 0V-100H-2V0Z', '#8a5a34')
      line('M-2 -96H10M-2 -86H10M-2 -76H10M-2 -66H10M-2 -56H10M-2 -46H10', '#8a5a34', 4)
    },
  },
  razor: {
    aspect: 0.4,
    size: 0.11,
    at: [0.5, 0.85],
    angle: Math.PI,
    draw: ({ shape }) => {
      shape('M-4 0H4V-84H-4Z', '#3f72b8')
      shape('M-18 -100H18V-82H-18Z', STEEL)
    },
  },
  'hair dryer': {
    aspect: 1.1,
    size: 0.13,
    at: [0.4, 0.85],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-20 -54H4L0 0H-18Z', '#c2457a')
      shape('M-34 -98Q-50 -76 -34 -54H30L54 -62V-90L30 -98Z', '#e0608a')
    },
  },
  lipstick: {
    aspect: 0.34,
    size: 0.06,
    at: [0.5, 0.8],
    angle: Math.PI,
    draw: ({ shape }) => {
      shape('M-14 -50H14V0H-14Z', '#34323c')
      shape('M-10 -50H10V-82L-10 -100Z', '#c8304a')
    },
  },
  soap: {
    aspect: 1.5,
    size: 0.04,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => shape('M-70 -80Q0 -110 70 -80V-10Q0 10 -70 -10Z', '#f3b9c9'),
  },
  sponge: {
    aspect: 1.5,
    size: 0.05,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-70 -92H70V-4H-70Z', '#f3c544')
      shape('M-70 -30H70V0H-70Z', '#4f9d5d')
      dot(-34, -64, 8, '#d3a02f')
      dot(20, -70, 6, '#d3a02f')
    },
  },
  cloth: {
    aspect: 1.2,
    size: 0.1,
    at: [0.5, 0.2],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-30 -96Q0 -104 30 -94L58 -10Q30 -2 0 -8Q-30 2 -58 -8Z', '#7fb5d3')
      line('M-40 -26Q0 -16 42 -28', '#f7f3ea', 5)
    },
  },
  squeegee: {
    aspect: 0.7,
    size: 0.17,
    at: [0.5, 0.94],
    angle: Math.PI,
    draw: ({ shape }) => {
      shape('M-4 0H4V-84H-4Z', '#d6553f')
      shape('M-34 -100H34V-82H-34Z', '#34363f')
    },
  },
  'spray bottle': {
    aspect: 0.62,
    size: 0.15,
    at: [0.45, 0.4],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-16 -62H14L20 0H-22Z', '#5fb5a0')
      shape('M-20 -100H24V-84H10V-62H-12V-84H-20Z', '#f4efe2')
    },
  },
  phone: {
    aspect: 0.5,
    size: 0.085,
    at: [0.5, 0.6],
    angle: 0.3,
    draw: ({ shape }) => {
      shape('M-22 -100H22V0H-22Z', '#2f303a')
      shape('M-18 -90H18V-12H-18Z', '#8fd3ec')
    },
  },
  laptop: {
    aspect: 1.5,
    size: 0.15,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-74 -100H22L34 -12H-58Z', '#4a5058')
      shape('M-67 -94H17L27 -20H-55Z', '#7cc8ea')
      line('M-58 -80H-6M-55 -66H8M-53 -52H-14M-50 -38H4', '#f4fbff', 4)
      shape('M-58 -13H36L74 0H-44Z', '#aeb8c1')
      line('M-40 -8H44M-34 -4H54', '#7f8a94', 2)
    },
  },
  monitor: {
    aspect: 0.5,
    size: 0.24,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-10 -30H6V-4H20V0H-24V-4H-10Z', '#6d757e')
      shape('M-14 -100L2 -96V-24L-14 -20Z', '#34363f')
    },
  },
  controller: {
    aspect: 1.6,
    size: 0.065,
    at: [0.5, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape, dot, line }) => {
      shape(
        'M-50 -92H50Q84 -92 78 -20Q74 6 54 -4L34 -34H-34L-54 -4Q-74 6 -78 -20Q-84 -92 -50 -92Z',
        '#3d3f4d',
      )
      dot(40, -62, 9, '#e0553f')
      dot(56, -76, 7, '#5fb87a')
      line('M-44 -74V-50M-56 -62H-32', '#cfd6dc', 8)
    },
  },
  'remote control': {
    aspect: 0.36,
    size: 0.09,
    at: [0.5, 0.75],
    angle: Math.PI,
    draw: ({ shape, dot }) => {
      shape('M-16 -100H16V0H-16Z', '#34363f')
      dot(0, -84, 6, '#e0553f')
      dot(-6, -62, 3.4, '#cfd6dc')
      dot(6, -62, 3.4, '#cfd6dc')
    },
  },
  banknotes: {
    aspect: 1.9,
    size: 0.075,
    at: [0.3, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-84 -90L66 -100L84 -20L-66 -8Z', '#5f9d6b')
      shape('M-90 -78L76 -84L78 -2L-88 2Z', '#8fc08f')
      dot(-6, -41, 24, '#5f9d6b')
      dot(-6, -41, 14, '#d9ecd0')
    },
  },
  banknote: {
    aspect: 2,
    size: 0.06,
    at: [0.2, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-98 -96H98V0H-98Z', '#8fc08f')
      dot(0, -48, 28, '#5f9d6b')
      dot(0, -48, 16, '#d9ecd0')
    },
  },
  'playing cards': {
    aspect: 1.4,
    size: 0.1,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-10 0L-64 -70L-34 -94L14 -20Z', '#fbf6ea')
      shape('M-6 0L-34 -94L4 -100L22 -10Z', '#f4ecd9')
      shape('M0 0L10 -100L48 -90L26 -4Z', '#fbf6ea')
      dot(26, -70, 9, '#d6413f')
      dot(-14, -80, 8, '#33323a')
    },
  },
  'chess board': {
    aspect: 3.4,
    size: 0.1,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-160 -22H160L170 0H-170Z', '#8a5a34')
      for (let i = 0; i < 8; i += 2)
        shape(`M${-150 + i * 38} -22H${-112 + i * 38}V-16H${-150 + i * 38}Z`, '#f4e4c3')
      for (const [x, tall, colour] of [
        [-130, 60, '#f7f1e2'],
        [-94, 76, '#f7f1e2'],
        [-60, 50, '#f7f1e2'],
        [60, 50, '#3a3038'],
        [96, 76, '#3a3038'],
        [130, 60, '#3a3038'],
      ] as const) {
        shape(`M${x - 13} -22L${x - 5} ${-22 - tall * 0.7}H${x + 5}L${x + 13} -22Z`, colour)
        dot(x, -22 - tall * 0.78, 10, colour)
      }
    },
  },
  candle: {
    aspect: 0.3,
    size: 0.14,
    at: [0.5, 0.8],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-9 -70H9V0H-9Z', '#fbf3e0')
      dot(0, -82, 9, '#f6a93a')
      dot(0, -84, 5, '#fff0b3')
    },
  },
  balloon: {
    aspect: 0.6,
    size: 0.3,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      line('M0 -26Q6 -12 0 0', '#8a7a6a', 1.6)
      shape(
        'M0 -26L-4 -20H4ZM0 -28C-26 -40 -32 -66 -26 -82C-16 -104 16 -104 26 -82C32 -66 26 -40 0 -28Z',
        '#d6455a',
      )
      dot(-10, -80, 5, 'rgba(255,255,255,0.6)')
    },
  },
  bubble: {
    aspect: 1,
    size: 0.06,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ dot, line }) => {
      dot(0, -50, 44, 'rgba(190,225,240,0.45)')
      line('M-44 -50A44 44 0 1 0 44 -50A44 44 0 1 0 -44 -50Z', 'rgba(255,255,255,0.85)', 6)
      line('M-24 -66Q-14 -82 2 -82', '#ffffff', 7)
    },
  },
  'bubble wand': {
    aspect: 0.5,
    size: 0.12,
    at: [0.5, 0.9],
    angle: Math.PI * 0.85,
    draw: ({ line }) => {
      line('M0 0V-60', '#e0608a', 6)
      line('M-20 -80A20 20 0 1 0 20 -80A20 20 0 1 0 -20 -80Z', '#e0608a', 6)
    },
  },
  bandage: {
    aspect: 1,
    size: 0.06,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ dot }) => {
      dot(0, -50, 48, '#f4ece0')
      dot(0, -50, 32, '#e2d7c6')
      dot(0, -50, 16, '#cdbfa8')
    },
  },
  shirt: {
    aspect: 1.1,
    size: 0.22,
    at: [0.5, 0.1],
    angle: 0,
    upright: true,
    draw: ({ shape }) =>
      shape('M-20 -98Q0 -86 20 -98L54 -78L44 -54L32 -62V0H-32V-62L-44 -54L-54 -78Z', '#5f93c8'),
  },
  'folded shirts': {
    aspect: 1.5,
    size: 0.16,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      ;['#d6707a', '#f0c25a', '#6fb5a0', '#5f93c8'].forEach((colour, i) =>
        shape(
          `M-66 ${-24 - i * 24}Q-72 ${-12 - i * 24} -66 ${-i * 24}H64Q74 ${-12 - i * 24} 64 ${-24 - i * 24}Z`,
          colour,
        ),
      )
    },
  },
  'laundry basket': {
    aspect: 1.3,
    size: 0.22,
    at: [0.5, 0.3],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-44 -70Q-30 -104 -6 -84Q14 -106 42 -70Z', '#d6707a')
      shape('M-20 -72Q0 -98 24 -74Z', '#8fbfe4')
      shape('M-60 -72H60L50 0H-50Z', '#e8d9bd')
      line('M-40 -56V-14M-20 -56V-14M0 -56V-14M20 -56V-14M40 -56V-14', '#c4ae86', 4)
    },
  },
  yarn: {
    aspect: 1,
    size: 0.08,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ dot, line }) => {
      dot(0, -48, 47, '#d6707a')
      line('M-34 -70Q0 -40 34 -26M-44 -50Q-8 -30 18 -6M-20 -88Q10 -60 44 -52', '#f0a3ab', 5)
    },
  },
  'knitting needle': {
    aspect: 0.08,
    size: 0.2,
    at: [0.5, 0.75],
    angle: Math.PI * 0.75,
    draw: ({ line, dot }) => {
      line('M0 -2V-98', '#8a939c', 3)
      dot(0, -3, 4, '#d6453f')
    },
  },
  knitting: {
    aspect: 1,
    size: 0.15,
    at: [0.5, 0.05],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-40 -100H40Q44 -50 38 0H-36Q-44 -50 -40 -100Z', '#d6707a')
      line('M-38 -78L38 -78M-40 -56H40M-40 -34H38M-38 -12H36', '#f0b3b9', 6)
    },
  },
  'half watermelon': {
    aspect: 1.25,
    size: 0.18,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M-60 -50A60 50 0 1 0 60 -50A60 50 0 1 0 -60 -50Z', '#3f8f4f')
      shape('M-52 -50A52 43 0 1 0 52 -50A52 43 0 1 0 -52 -50Z', '#e9f0d3')
      shape('M-47 -50A47 38 0 1 0 47 -50A47 38 0 1 0 -47 -50Z', '#e8505a')
      for (const [x, y] of [
        [-26, -62],
        [0, -70],
        [26, -62],
        [-18, -40],
        [18, -40],
        [0, -52],
      ] as const)
        dot(x, y, 3.6, '#3a2a2a')
    },
  },
  blanket: {
    aspect: 3.6,
    size: 0.2,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape(
        'M-176 -96Q-120 -108 -60 -96T80 -98Q150 -104 174 -86Q184 -40 176 0H-178Q-186 -50 -176 -96Z',
        '#6f93c8',
      )
      shape('M-178 -98Q-150 -106 -132 -100Q-126 -50 -132 0H-178Q-186 -50 -178 -98Z', '#f4efe4')
      line(
        'M-90 -96Q-84 -50 -90 -4M-20 -96Q-14 -50 -20 -4M56 -96Q62 -50 56 -4M124 -98Q130 -50 124 -4',
        '#8fb0dc',
        5,
      )
    },
  },
}
