import { BRASS, DARK, SHADE, STEEL, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Instruments one does not meet every day. */
export const RARE_INSTRUMENTS: Readonly<Record<string, Tool>> = {
  trombone: {
    ...standing(0.4, 0.62, ({ line, shape }) => {
      line('M-6 -98V-20Q-6 -4 4 -4Q12 -4 12 -20V-70', BRASS, 3)
      line('M-6 -98V-60H2V-30', SHADE, 2.4)
      shape('M-14 -64Q-8 -84 -10 -92H-18Q-24 -78 -30 -70Z', BRASS)
      line('M-10 -92Q-10 -98 -4 -98', BRASS, 3)
      shape('M8 -72H16L22 -98H2Z', BRASS)
    }),
    at: [0.36, 0.02],
  },
  harmonica: standing(2.6, 0.05, ({ shape, line }) => {
    shape('M-126 -96H126V0H-126Z', STEEL)
    shape('M-116 -62H116V-34H-116Z', '#33323a')
    line(
      'M-90 -60V-36M-60 -60V-36M-30 -60V-36M0 -60V-36M30 -60V-36M60 -60V-36M90 -60V-36',
      STEEL,
      6,
    )
  }),
  didgeridoo: {
    ...standing(0.12, 0.85, ({ shape, line }) => {
      shape('M-2 -100H2L5 0H-5Z', '#9c6239')
      line('M-2.4 -80H2.4M-2.8 -66H2.8M-3.4 -44H3.4M-4.4 -14H4.4', '#f2c14a', 2)
      line('M-2.6 -73H2.6M-3.8 -30H3.8', '#d6453f', 2)
    }),
    at: [0.5, 0.02],
  },
  bagpipes: standing(0.9, 0.6, ({ shape, line }) => {
    line('M-16 -44L-34 -98M-6 -48L-14 -100M4 -50L6 -98', DARK, 4)
    line('M-33 -96L-31 -90M-14 -98L-13 -92M6 -96L6 -90', '#f4efe2', 5)
    shape('M-34 -30Q-36 -56 -4 -58Q30 -56 34 -36Q28 -8 -4 -10Q-32 -10 -34 -30Z', '#a8303f')
    line('M-30 -40H32M-28 -24H28M-14 -56V-12M10 -56V-12', '#3f6f4f', 3)
    line('M20 -16L28 0', DARK, 4)
    line('M22 -46L40 -66', DARK, 3)
  }),
  'church organ': standing(1.2, 1.15, ({ shape }) => {
    for (const [index, x] of [-46, -34, -22, -10, 2, 14, 26, 38].entries()) {
      const top = -64 - Math.abs(index - 3.5) * 9
      shape(`M${x} -48V${top}L${x + 5} ${top - 5}L${x + 10} ${top}V-48Z`, '#e0c06a')
    }
    shape('M-56 -50H56V-40H-56Z', DARK)
    shape('M-52 -40H52V0H-52Z', WOOD)
    shape('M-60 -30H-20V-24H-60ZM-58 -24H-20V-18H-58Z', '#fbf8f1')
  }),
  turntables: standing(2.8, 0.24, ({ shape, dot, line }) => {
    shape('M-136 -64H136V0H-136Z', '#33323a')
    shape('M-136 -84H136V-64H-136Z', '#4a4a55')
    for (const x of [-84, 84]) {
      shape(`M${x - 46} -92Q${x} -104 ${x + 46} -92Q${x} -80 ${x - 46} -92Z`, '#16161a')
      dot(x, -92, 7, '#e0553f')
    }
    line('M-20 -50V-20M0 -50V-20M20 -50V-20', '#6fb7e0', 5)
    for (const x of [-100, -70, 70, 100]) dot(x, -34, 8, '#f2c14a')
  }),
  cymbal: {
    ...standing(0.24, 0.34, ({ shape, dot }) => {
      shape('M0 -100Q12 -50 0 0Q-10 -20 -10 -50Q-10 -80 0 -100Z', BRASS)
      dot(-8, -50, 5, SHADE)
    }),
    at: [0.2, 0.5],
  },
  gong: standing(1, 0.95, ({ line, dot }) => {
    line('M-46 0V-96H46V0M-46 -96H46', DARK, 5)
    line('M-16 -94L-14 -80M16 -94L14 -80', '#d6453f', 2)
    dot(0, -48, 34, BRASS)
    dot(0, -48, 26, SHADE)
    dot(0, -48, 11, BRASS)
  }),
  mallet: {
    ...standing(0.4, 0.3, ({ shape, dot }) => {
      shape('M-3 -76H3V0H-3Z', WOOD)
      dot(0, -84, 16, '#f4efe2')
    }),
    at: [0.5, 0.9],
  },
}
