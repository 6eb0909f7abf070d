import { triples } from '../../../../scene/rows.ts'
import { gripped, STEEL, CHINA, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** For the table. */
export const DISHES: Readonly<Record<string, Tool>> = {
  mug: {
    ...standing(1, 0.075, ({ shape, line }) => {
      line('M22 -76Q50 -76 46 -46Q42 -22 22 -26', '#d6553f', 9)
      shape('M-36 -96H26V-6Q-5 4 -36 -6Z', '#d6553f')
      shape('M-36 -96Q-5 -104 26 -96Q-5 -88 -36 -96Z', '#7a4a34')
    }),
    at: [0.25, 0.5],
  },
  glass: standing(0.62, 0.085, ({ shape }) => {
    shape('M-28 -100H28L22 0H-22Z', 'rgba(225,240,245,0.75)')
    shape('M-25 -66H25L21 -3H-21Z', 'rgba(120,190,225,0.85)')
  }),
  beer: {
    ...standing(0.85, 0.11, ({ shape, line, dot }) => {
      line('M22 -74Q46 -74 42 -44Q38 -18 22 -22', '#e6eef0', 7)
      shape('M-32 -82H24V0H-32Z', '#e8a93a')
      line('M-20 -70V-10M-4 -70V-10M12 -70V-10', '#f3c76a', 4)
      for (const [x, y, r] of triples('-24 -88 12, -8 -93 13, 8 -92 13, 20 -86 10'))
        dot(x, y, r, '#fffaf0')
    }),
    at: [0.3, 0.5],
  },
  'wine glass': {
    ...standing(0.5, 0.12, ({ shape, line }) => {
      line('M0 -42V-4M-15 -2H15', '#d8e3e6', 4)
      shape('M-20 -100H20Q24 -44 0 -42Q-24 -44 -20 -100Z', 'rgba(230,240,243,0.8)')
      shape('M-20 -78H20Q20 -46 0 -44Q-20 -46 -20 -78Z', '#a8304a')
    }),
    at: [0.5, 0.72],
  },
  bottle: standing(0.32, 0.16, ({ shape }) => {
    shape('M-6 -100H6V-70Q15 -62 15 -50V0H-15V-50Q-15 -62 -6 -70Z', '#3f7a55')
    shape('M-15 -44H15V-14H-15Z', '#f2e6c8')
  }),
  'water bottle': standing(0.36, 0.13, ({ shape }) => {
    shape('M-8 -100H8V-88H-8Z', '#3f72b8')
    shape('M-10 -88H10Q17 -80 17 -70V0H-17V-70Q-17 -80 -10 -88Z', 'rgba(150,205,230,0.9)')
    shape('M-17 -52H17V-30H-17Z', '#f4f8fa')
  }),
  thermos: standing(0.4, 0.13, ({ shape }) => {
    shape('M-13 -100H13Q15 -100 15 -97V-76H-15V-97Q-15 -100 -13 -100Z', '#2f3a44')
    shape('M-17 -76H17V-3Q17 0 14 0H-14Q-17 0 -17 -3Z', '#3f7a6a')
    shape('M-17 -76H17V-68H-17ZM-17 -12H17V-6H-17Z', '#d8dfe2')
  }),
  spoon: {
    ...gripped([0.24, 0.14], [0.5, 0.8], Math.PI * 0.8),
    draw: ({ shape }) =>
      shape(
        'M-2.6 0L-2 -62Q-12 -70 -11 -84Q-9 -100 0 -100Q9 -100 11 -84Q12 -70 2 -62L2.6 0Z',
        STEEL,
      ),
  },
  fork: {
    ...gripped([0.22, 0.14], [0.5, 0.8], Math.PI * 0.8),
    draw: ({ shape }) =>
      shape(
        'M-2.6 0L-2 -58Q-9 -62 -9 -72V-100H-6V-76H-1.5V-100H1.5V-76H6V-100H9V-72Q9 -62 2 -58L2.6 0Z',
        STEEL,
      ),
  },
  chopsticks: {
    ...gripped([0.2, 0.18], [0.5, 0.88], Math.PI * 0.85),
    draw: ({ line }) => line('M-4 0L-1 -100M4 0L3 -100', '#8a4a2c', 3),
  },
  bowl: {
    ...standing(1.9, 0.075, ({ shape }) => {
      shape('M-84 -84Q0 -116 84 -84Z', '#e8c88a')
      shape('M-92 -86H92Q80 -8 30 -4V0H-30V-4Q-80 -8 -92 -86Z', '#3f7fae')
    }),
    at: [0.5, 0.8],
  },
  'big bowl': {
    ...standing(1.9, 0.12, ({ shape }) => {
      shape('M-84 -84Q0 -108 84 -84Z', '#f3e2bb')
      shape('M-92 -86H92Q80 -8 30 -4V0H-30V-4Q-80 -8 -92 -86Z', '#e9ddd0')
    }),
    at: [0.5, 0.8],
  },
  plate: standing(4.4, 0.03, ({ shape }) =>
    shape('M-210 -100H210Q160 0 70 0H-70Q-160 0 -210 -100Z', CHINA),
  ),
  'plate upright': {
    ...standing(1, 0.15, ({ dot }) => {
      dot(0, -50, 49, CHINA)
      dot(0, -50, 32, '#e6dfd2')
      dot(0, -50, 29, '#fbf8f1')
    }),
    at: [0.1, 0.5],
  },
  'baking tray': {
    ...standing(7, 0.05, ({ shape }) => shape('M-340 -70H340L310 0H-310Z', '#7f868f')),
    at: [0.5, 0.6],
  },
  'piping bag': {
    ...standing(0.7, 0.16, ({ shape, line }) => {
      shape('M-30 -100Q0 -112 30 -100L6 -10H-6Z', '#f4ecdc')
      shape('M-6 -14H6L2 0H-2Z', '#9aa3ab')
      line('M-26 -96L26 -96', '#d6889a', 5)
    }),
    at: [0.5, 0.3],
  },
  skillet: standing(4.2, 0.07, ({ shape }) => {
    shape('M86 -72L204 -92V-70L92 -46Z', '#3d3f45')
    shape('M-120 -80H120L96 0H-96Z', '#4b4f57')
  }),
  rag: standing(0.9, 0.14, ({ shape, line }) => {
    shape(
      'M-30 -100Q0 -92 34 -98Q44 -60 30 -30Q36 -10 20 0Q6 -14 -10 -2Q-30 -8 -36 -30Q-42 -70 -30 -100Z',
      '#d9cbb2',
    )
    line('M-10 -90Q-4 -50 -12 -16M14 -92Q22 -50 12 -14', '#b5a68c', 4)
  }),
  tray: {
    ...standing(2.2, 0.12, ({ shape }) => {
      shape('M-104 -14H104L92 0H-92Z', '#c9d1d8')
      shape('M-60 -86H-40L-44 -14H-56Z', '#a8304a')
      shape('M-12 -62Q30 -96 72 -62L76 -14H-16Z', '#e3e8ec')
    }),
    at: [0.5, 0.97],
  },
}
