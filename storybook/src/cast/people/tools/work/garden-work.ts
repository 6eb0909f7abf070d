import { pairs } from '../../../../scene/rows.ts'
import { DARK, RUBBER, STEEL, WOOD, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What grows, and what keeps it in shape. */
export const GARDEN_WORK: Readonly<Record<string, Tool>> = {
  'dandelion seed': standing(0.9, 0.08, ({ shape, line }) => {
    line('M0 -52V-8', '#e9e4d2', 4)
    shape('M-4 -16H4L2 0H-2Z', '#8a7350')
    for (const x of [-42, -28, -12, 0, 12, 28, 42])
      line(`M0 -52L${x} ${-98 + Math.abs(x) * 0.5}`, '#ffffff', 5)
  }),
  'fruit tree': standing(0.95, 1.5, ({ shape, dot }) => {
    shape('M-5 0Q-2 -30 -7 -52H8Q3 -30 7 0Z', '#7a5236')
    shape(
      'M0 -100C-30 -104 -48 -84 -44 -66C-52 -50 -30 -38 -10 -44C4 -36 34 -38 44 -54C54 -76 34 -102 0 -100Z',
      '#5f9a4f',
    )
    shape('M-8 -94C-28 -92 -38 -78 -34 -66C-24 -72 -6 -80 4 -92Z', '#7ab25f')
    for (const [x, y] of pairs('-28 -62, -8 -76, 16 -86, 30 -64, 8 -56, -22 -82, -10 -52'))
      dot(x, y, 4.2, '#d6352f')
  }),
  'easter egg': standing(0.78, 0.12, ({ shape, line }) => {
    shape('M0 -100C-30 -96 -40 -50 -38 -34C-34 -4 34 -4 38 -34C40 -50 30 -96 0 -100Z', '#6fb7e0')
    line('M-36 -52L-24 -40L-12 -52L0 -40L12 -52L24 -40L36 -52', '#fbf1d0', 6)
    line('M-36 -26Q0 -14 36 -26', '#f0637f', 8)
  }),
  'pink egg': standing(0.78, 0.12, ({ shape, dot }) => {
    shape('M0 -100C-30 -96 -40 -50 -38 -34C-34 -4 34 -4 38 -34C40 -50 30 -96 0 -100Z', '#f095b8')
    for (const [x, y] of pairs('-14 -70, 12 -56, -18 -36, 16 -24, 4 -82')) dot(x, y, 7, '#fbf6d0')
  }),
  'yellow egg': standing(0.78, 0.12, ({ shape, line }) => {
    shape('M0 -100C-30 -96 -40 -50 -38 -34C-34 -4 34 -4 38 -34C40 -50 30 -96 0 -100Z', '#f7cf4f')
    line('M-34 -60Q0 -48 34 -60M-38 -40Q0 -28 38 -40', '#5fb07f', 7)
  }),
  'egg basket': standing(1.2, 0.2, ({ shape, line, dot }) => {
    line('M-46 -46Q0 -120 46 -46', WOOD, 6)
    dot(-24, -48, 15, '#f095b8')
    dot(4, -54, 15, '#6fb7e0')
    dot(28, -46, 14, '#f7cf4f')
    shape('M-54 -46H54L40 0H-40Z', '#c99a5c')
    line('M-50 -30H50M-46 -14H46', '#9c7038', 4)
  }),
  'fruit basket': standing(1.3, 0.26, ({ shape, dot, line }) => {
    for (const [x, y] of pairs('-32 -62, -8 -68, 18 -66, 38 -58')) dot(x, y, 16, '#d6352f')
    shape('M-60 -56H60L46 0H-46Z', '#c99a5c')
    line('M-56 -38H56M-52 -18H52', '#9c7038', 4)
  }),
  'leaf blower': {
    ...standing(2.6, 0.2, ({ shape }) => {
      shape('M-20 -50L120 -20V0L-20 -20Z', '#33323a')
      shape('M-100 -90H-20V-10H-100Z', '#e0703a')
      shape('M-80 -100H-36V-90H-80Z', RUBBER)
    }),
    at: [0.2, 0.1],
  },
  'hedge shears': {
    ...standing(0.5, 0.42, ({ shape, line }) => {
      line('M-6 -46L-16 0M6 -46L16 0', WOOD, 6)
      shape('M-4 -46Q-20 -76 -12 -100L2 -48Z', STEEL)
      shape('M4 -46Q20 -76 12 -100L-2 -48Z', STEEL)
    }),
    at: [0.5, 0.86],
  },
  hedge: standing(1.5, 0.62, ({ shape, dot }) => {
    shape('M-72 0V-84Q-72 -100 -50 -98Q-30 -106 -6 -98Q20 -106 44 -98Q72 -102 72 -82V0Z', '#4f8a4a')
    for (const [x, y] of pairs('-50 -70, -20 -50, 14 -76, 40 -40, -40 -26, 10 -20, 54 -70'))
      dot(x, y, 9, '#6aa75a')
  }),
  wheat: standing(1.2, 0.6, ({ line, shape }) => {
    for (const x of [-48, -32, -16, 0, 16, 32, 48]) {
      line(`M${x} 0Q${x + 4} -50 ${x + 2} -74`, '#c99a3a', 2.4)
      shape(`M${x - 3} -72Q${x + 2} -104 ${x + 8} -72Q${x + 2} -62 ${x - 3} -72Z`, '#e6bd4f')
    }
  }),
  scythe: {
    ...standing(0.7, 0.86, ({ shape, line }) => {
      line('M-6 0Q4 -50 -4 -96', WOOD, 3.4)
      shape('M-6 -98Q30 -96 34 -64Q20 -86 -6 -90Z', STEEL)
      line('M-2 -50L8 -54', DARK, 3)
    }),
    at: [0.48, 0.4],
  },
  'flower patch': standing(1.8, 0.24, ({ line, dot }) => {
    for (const [x, y, c] of [
      [-72, -66, '#e0445f'],
      [-44, -84, '#f2c14a'],
      [-14, -70, '#f095b8'],
      [16, -86, '#8f6fc8'],
      [46, -68, '#e0703a'],
      [74, -80, '#e0445f'],
    ] as const) {
      line(`M${x} 0V${y}`, '#5f9a4f', 5)
      dot(x, y, 15, c)
      dot(x, y, 6, '#fbe7a0')
    }
  }),
  'ice hole': standing(5, 0.07, ({ shape }) => {
    shape('M-240 -50Q-200 -100 0 -100Q200 -100 240 -50Q200 0 0 0Q-200 0 -240 -50Z', '#eef6fa')
    shape('M-180 -54Q-150 -84 0 -84Q150 -84 180 -54Q150 -24 0 -24Q-150 -24 -180 -54Z', '#3f7fa8')
  }),
  'snow heap': standing(2, 0.22, ({ shape }) => {
    shape('M-98 0Q-90 -50 -50 -60Q-20 -104 20 -90Q70 -80 98 0Z', '#eef4fa')
    shape('M-40 -56Q-14 -88 18 -82Q-6 -66 -40 -56Z', '#ffffff')
  }),
  'snow shovel': {
    ...standing(0.4, 0.78, ({ shape, line }) => {
      shape(rod(1.4, -94, -30), WOOD)
      line('M-6 -98H6', DARK, 4)
      shape('M-17 -34H17V-4Q0 4 -17 -4Z', '#d6453f')
    }),
    at: [0.5, 0.2],
  },
  'gift sack': standing(0.95, 0.52, ({ shape, line }) => {
    shape('M-14 -84H14L40 -40Q52 0 20 0H-20Q-52 0 -40 -40Z', '#b8303a')
    shape('M-20 -100Q0 -92 20 -100L14 -82H-14Z', '#c8404a')
    line('M-16 -83H16', '#f2c14a', 5)
    shape('M10 -96H30V-84H14Z', '#5fb07f')
    line('M-26 -40Q-30 -20 -20 -8', '#8f2028', 3)
  }),
}
