import {
  CHINA,
  DARK,
  IRON,
  PAPER,
  RUBBER,
  STEEL,
  WOOD,
  ball,
  gripped,
  standing,
} from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What surveyors, prospectors, patients, riders and those who lay floors have in hand or before them. */
export const INSTRUMENTS_OF_TRADES: Readonly<Record<string, Tool>> = {
  pill: standing(2, 0.05, ({ shape }) => {
    shape('M-60 -100H0V0H-60Q-100 0 -100 -50Q-100 -100 -60 -100Z', '#d6453f')
    shape('M0 -100H60Q100 -100 100 -50Q100 0 60 0H0Z', CHINA)
  }),
  inhaler: standing(0.8, 0.13, ({ shape }) => {
    shape('M-16 -100H18V-56H-16Z', STEEL)
    shape('M-22 -76H24V-22H36V0H-40V-30H-22Z', '#3f72b8')
    shape('M-40 -30H-30V0H-40Z', '#9fd3f2')
  }),
  'button post': standing(0.34, 0.62, ({ shape, dot }) => {
    shape('M-4 -60H4V-4H-4Z', IRON)
    shape('M-14 -6H14V0H-14Z', IRON)
    shape('M-16 -98H12Q16 -98 16 -94V-60H-16Z', '#f2c345')
    dot(-9, -84, 8, '#9c2f2b')
    dot(-10, -85, 7, '#d6453f')
  }),
  'paper ball': ball(({ dot, line }) => {
    dot(0, -50, 48, PAPER)
    line('M-34 -70L-8 -52L-30 -28M6 -92L10 -58L38 -64M-4 -44L20 -20L36 -34', '#cfc6b2', 6)
  }, 0.12),
  'wall socket': standing(1, 0.16, ({ shape, dot }) => {
    shape('M-44 -100H44Q50 -100 50 -94V-6Q50 0 44 0H-44Q-50 0 -50 -6V-94Q-50 -100 -44 -100Z', CHINA)
    dot(0, -50, 32, '#ddd5c6')
    dot(-12, -50, 6, DARK)
    dot(12, -50, 6, DARK)
  }),
  plug: {
    ...gripped([0.6, 0.08], [0.5, 0.9], 0),
    draw: ({ shape }) => {
      shape('M-12 -100H-5V-60H-12ZM5 -100H12V-60H5Z', STEEL)
      shape('M-26 -62H26L18 0H-18Z', RUBBER)
    },
  },
  'gold pan': standing(2.7, 0.13, ({ shape, dot }) => {
    shape('M-135 -100H135L84 0H-84Z', '#6d737c')
    shape('M-128 -96H128L112 -66H-112Z', '#8fb6c9')
    for (const [x, y] of [
      [-60, -80],
      [-20, -74],
      [24, -82],
      [66, -76],
    ] as const)
      dot(x, y, 9, '#f2c345')
  }),
  theodolite: standing(0.66, 0.86, ({ shape, line, dot }) => {
    line('M0 -70L-28 0M0 -70L28 0M0 -70L4 0', '#e0a02f', 4)
    shape('M-10 -74H10V-68H-10Z', IRON)
    shape('M-9 -96H9V-74H-9Z', '#f2c345')
    shape('M-24 -91H22V-80H-24Z', '#f2c345')
    shape('M22 -93H29V-78H22Z', IRON)
    shape('M-29 -89H-24V-82H-29Z', RUBBER)
    dot(0, -85, 5, IRON)
  }),
  'carpet strip': standing(30, 0.035, ({ shape, line }) => {
    shape('M-1500 -100H1500V0H-1500Z', '#a5383f')
    line('M-1480 -50H1480', '#f2c345', 14)
  }),
  'carpet roll': standing(1, 0.26, ({ dot, line }) => {
    dot(0, -50, 50, '#a5383f')
    line('M34 -50A34 34 0 1 1 0 -84A26 26 0 0 1 26 -58A18 18 0 1 1 8 -72', '#e9b9a0', 5)
    dot(0, -52, 7, '#e9b9a0')
  }),
  'lying ski': standing(12, 0.07, ({ shape }) => {
    shape('M-560 -60H470Q560 -66 600 -100Q590 -30 480 -18H-560Q-600 -40 -560 -60Z', '#d6453f')
    shape('M-120 -90H60V-56H-120Z', IRON)
  }),
  photocopier: standing(1.15, 0.56, ({ shape, line }) => {
    shape('M-50 -84H50V0H-50Z', '#dfe3e6')
    shape('M-54 -92H54V-80H-54Z', '#8f98a2')
    shape('M-50 -100H34L44 -92H-54Z', '#b4bcc4')
    shape('M-58 -62H-28V-56H-58Z', '#8f98a2')
    shape('M-58 -66H-32L-30 -62H-58Z', PAPER)
    line('M-40 -38H40M-40 -18H40', '#b4bcc4', 3)
    shape('M24 -78H46V-70H24Z', '#4fa6c9')
  }),
  'polo mallet': {
    ...gripped([0.3, 0.95], [0.5, 0.95], 0),
    draw: ({ shape }) => {
      shape('M-2.4 -92H2.4V0H-2.4Z', '#f0d9a4')
      shape('M-15 -100H15V-89H-15Z', '#8f4a2e')
    },
  },
  'spring stilts': {
    ...gripped([1.2, 0.34], [0.46, 0.02], 0),
    upright: true,
    draw: ({ shape, line }) => {
      for (const x of [-28, 28]) {
        shape(`M${x - 22} -100H${x + 24}V-90H${x - 22}Z`, IRON)
        line(`M${x + 8} -92Q${x + 30} -50 ${x} -4`, '#3a4048', 7)
        line(`M${x - 4} -92V-52L${x + 2} -6`, '#d6453f', 5)
        shape(`M${x - 10} -8H${x + 10}V0H${x - 10}Z`, RUBBER)
      }
    },
  },
  'big inner tube': standing(2.5, 0.26, ({ shape }) => {
    shape('M-125 -50Q-125 -100 0 -100Q125 -100 125 -50Q125 0 0 0Q-125 0 -125 -50Z', '#e8742c')
    shape('M-70 -72Q-70 -90 0 -90Q70 -90 70 -72Q70 -58 0 -58Q-70 -58 -70 -72Z', '#8f4217')
    shape(
      'M-104 -28Q-60 -8 0 -8V-22Q-60 -24 -104 -40ZM40 -10Q90 -18 112 -40L106 -50Q80 -30 38 -24Z',
      CHINA,
    )
  }),
  'nail clippers': standing(0.5, 0.1, ({ shape }) => {
    shape('M-20 0L-8 -70L-16 -100H16L8 -70L20 0H10L0 -56L-10 0Z', STEEL)
  }),
  sieve: standing(2, 0.14, ({ shape, line }) => {
    shape('M-70 -100H70Q60 0 0 0Q-60 0 -70 -100Z', STEEL)
    line('M-50 -80L0 -14M-20 -90L30 -20M20 -90L50 -50M-40 -40L40 -90', '#eef2f5', 5)
    line('M70 -94H140', WOOD, 14)
  }),
}
