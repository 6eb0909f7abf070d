import { DARK, IRON, PAPER, STEEL, WOOD, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What is worked with at benches, counters and on scaffolds. */
export const BENCH_WORK: Readonly<Record<string, Tool>> = {
  'rubber stamp': {
    ...standing(0.7, 0.13, ({ shape, dot }) => {
      dot(0, -84, 16, DARK)
      shape('M-7 -80H7L10 -34H-10Z', WOOD)
      shape('M-32 -38H32V-12H-32Z', WOOD)
      shape('M-32 -14H32V0H-32Z', '#c23b3b')
    }),
    at: [0.5, 0.2],
  },
  'stamped page': standing(1.9, 0.05, ({ shape, line }) => {
    shape('M-92 -70Q-46 -100 0 -66Q46 -100 92 -70V0H-92Z', '#8a4f3a')
    shape('M-86 -76Q-44 -102 0 -74V-10Q-44 -34 -86 -10Z', PAPER)
    shape('M86 -76Q44 -102 0 -74V-10Q44 -34 86 -10Z', '#efe6d2')
    line('M34 -58L70 -66V-36L34 -28Z', '#c23b3b', 7)
  }),
  chisel: {
    ...standing(0.18, 0.19, ({ shape }) => {
      shape('M-5 0L-6 -56H6V-8Z', STEEL)
      shape('M-8 -56H8V-100H-8Z', WOOD)
    }),
    at: [0.5, 0.22],
  },
  mallet: {
    ...standing(0.62, 0.24, ({ shape }) => {
      shape(rod(5, -72, 0), WOOD)
      shape('M-30 -100H30V-62H-30Z', '#8f6238')
      shape('M-30 -100H-22V-62H-30Z', DARK)
    }),
    at: [0.5, 0.9],
  },
  'sanding block': standing(1.8, 0.07, ({ shape }) => {
    shape('M-84 -96Q-84 -100 -70 -100H70Q84 -100 84 -96V-34H-84Z', '#d8a45c')
    shape('M-88 -36H88V0H-88Z', '#8d7a63')
  }),
  'pocket knife': {
    ...standing(0.2, 0.2, ({ shape }) => {
      shape('M-5 -46L-6 -92Q2 -104 7 -46Z', STEEL)
      shape('M-9 -48H9V0H-9Z', '#b5382f')
    }),
    at: [0.5, 0.82],
  },
  'whittled stick': {
    ...standing(0.16, 0.4, ({ shape, line }) => {
      shape('M-7 0V-58H7V0Z', '#7d5634')
      shape('M-6 -58H6L0 -100Z', '#ecd3a2')
      line('M-3 -20V-44M3 -10V-30', '#60401f', 2)
    }),
    at: [0.5, 0.2],
  },
  'counter scale': standing(1.15, 0.3, ({ shape, line, dot }) => {
    shape('M-40 0L-30 -58H30L40 0Z', '#c8473d')
    dot(0, -30, 22, PAPER)
    line('M0 -30L9 -44', '#c23b3b', 3)
    line('M-13 -22L-17 -19M13 -22L17 -19M0 -48V-52', IRON, 2)
    shape('M-6 -70H6V-56H-6Z', IRON)
    shape('M-56 -100Q-46 -70 0 -70Q46 -70 56 -100Z', STEEL)
    shape('M-58 -100H58V-93H-58Z', '#a9b4be')
  }),
  'barcode scanner': {
    ...standing(0.9, 0.15, ({ shape, line }) => {
      shape('M-6 -62L8 -62L14 0H-8Z', '#3a3f49')
      shape('M-24 -100H42V-62H-30Z', '#4b525e')
      shape('M42 -98H48V-66H42Z', '#e4574c')
      line('M-4 -50H4', '#f2c14a', 5)
    }),
    at: [0.5, 0.7],
  },
  checkout: standing(2.5, 0.5, ({ shape, line }) => {
    shape('M-122 -84H122V0H-122Z', '#3f7f6c')
    shape('M-122 -84H122V-66H-122Z', '#356a5b')
    shape('M-125 -100H125V-82H-125Z', '#33363e')
    for (let x = -112; x < 118; x += 18) line(`M${x} -98L${x + 6} -84`, '#4d525c', 3)
    shape('M-118 -40H118V-32H-118Z', '#f2c14a')
  }),
  ceiling: standing(9, 0.36, ({ shape, line }) => {
    shape('M-450 -100H450V-26H-450Z', '#efe6d6')
    shape('M-450 -28H450V0H-450Z', '#d8c9ad')
    line('M-450 -16H450', '#c2b08c', 3)
  }),
  'fresh paint': standing(6, 0.2, ({ shape }) => {
    shape('M-290 -100H246L288 -70L250 -44L284 -20L240 0H-290L-280 -30L-294 -60Z', '#7fb6d6')
  }),
  'open doors': standing(0.3, 0.9, ({ shape, line }) => {
    shape('M-15 -96L12 -100V0L-15 -6Z', '#3a3f49')
    shape('M-15 -94L-7 -96V-4L-15 -6Z', '#e9e4d8')
    line('M-11 -54V-42', IRON, 2.4)
  }),
  'balloon dog': standing(1.05, 0.36, ({ shape, dot }) => {
    const long = (...[x, y, w, h]: readonly [number, number, number, number]): void => {
      const [l, r, t, b] = [x - w, x + w, y - h, y + h]
      const round = Math.min(w, h)
      shape(
        `M${l + round} ${t}H${r - round}A${round} ${h} 0 0 1 ${r - round} ${b}H${l + round}A${round} ${h} 0 0 1 ${l + round} ${t}Z`,
        '#e8476f',
      )
      dot(l + round, t + h * 0.6, round * 0.26, '#f7a9bd')
    }
    for (const x of [-24, -12, 14, 27]) long(x, -20, 8, 20)
    long(0, -48, 30, 12)
    long(24, -64, 9, 16)
    dot(20, -88, 12, '#d23a62')
    dot(36, -90, 10, '#e8476f')
    long(40, -76, 13, 9)
    long(-36, -64, 6, 16)
    dot(-40, -84, 7, '#d23a62')
  }),
  'long balloon': {
    ...standing(0.16, 0.42, ({ shape, dot }) => {
      shape('M-7 0Q-10 -50 -7 -92Q0 -104 7 -92Q10 -50 7 0Z', '#4f9fd8')
      dot(-2, -84, 2.6, '#c9e6f7')
    }),
    at: [0.5, 0.9],
  },
  'pea whistle': {
    ...standing(1.4, 0.05, ({ shape, dot }) => {
      shape('M-66 -92H10A46 46 0 1 1 -10 -20L-14 -54H-66Z', '#d9b23f')
      dot(24, -46, 18, '#8a6a1f')
    }),
    at: [0.8, 0.4],
  },
}
