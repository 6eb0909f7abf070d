import { pairs } from '../../../../scene/rows.ts'
import { gripped, WOOD, DARK, BRASS, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What is struck. */
export const STRUCK_INSTRUMENTS: Readonly<Record<string, Tool>> = {
  drumstick: {
    ...gripped([0.05, 0.24], [0.5, 0.9], Math.PI),
    draw: ({ shape }) => shape('M-1.6 0L-1.2 -94Q0 -102 1.2 -94L1.6 0Z', '#dcb57c'),
  },
  'drum kit': standing(1.5, 0.6, ({ shape, line, dot }) => {
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
  }),
  drum: standing(1.1, 0.26, ({ shape, line }) => {
    shape('M-46 -86H46V-6Q0 6 -46 -6Z', '#c8403f')
    line('M-46 -70L-24 -14L0 -70L24 -14L46 -70', '#f4ecd9', 3)
    shape('M-50 -88Q0 -104 50 -88Q0 -74 -50 -88Z', '#f7f1e2')
  }),
  bongo: standing(1.2, 0.26, ({ shape }) => {
    shape('M-14 -66H14V-50H-14Z', '#5b4a3a')
    for (const [middle, wide] of pairs('-31 27, 31 24')) {
      const [left, right] = [middle - wide, middle + wide]
      shape(`M${left} -84H${right}L${right - 6} 0H${left + 6}Z`, WOOD)
      shape(`M${middle + 8} -84H${right}L${right - 6} 0H${middle + 6}Z`, '#8a5a38')
      shape(`M${left - 1} -90H${right + 1}V-74H${left - 1}Z`, '#8d99a3')
      shape(`M${left + 4} -10H${right - 4}V0H${left + 4}Z`, '#8d99a3')
      shape(
        `M${left - 1} -90Q${middle} -102 ${right + 1} -90Q${middle} -78 ${left - 1} -90Z`,
        '#f4ecd9',
      )
      for (const x of [middle - 14, middle, middle + 14])
        shape(`M${x - 1.6} -78H${x + 1.6}V-52H${x - 1.6}Z`, '#c3ccd3')
    }
  }),
  tambourine: {
    ...gripped([1, 0.16], [0.5, 0.95], Math.PI / 2),
    draw: ({ line, dot }) => {
      line('M-42 -50A42 42 0 1 0 42 -50A42 42 0 1 0 -42 -50Z', WOOD, 11)
      for (let i = 0; i < 6; i++)
        dot(Math.cos(i * 1.047) * 42, -50 + Math.sin(i * 1.047) * 42, 7, BRASS)
    },
  },
  maraca: {
    ...gripped([0.4, 0.18], [0.5, 0.9], Math.PI / 2),
    draw: ({ shape, line }) => {
      shape('M-4 -50H4V0H-4Z', DARK)
      shape('M-18 -74A18 25 0 1 0 18 -74A18 25 0 1 0 -18 -74Z', '#d65a3f')
      line('M-17 -74Q0 -64 17 -74', '#f4d36a', 5)
    },
  },
  xylophone: {
    ...standing(2.2, 0.2, ({ shape, line }) => {
      line('M-90 -80L-70 0M90 -80L70 0', DARK, 6)
      ;['#d6453f', '#ec8b3a', '#f3c544', '#4f9d5d', '#3f72b8', '#8457a8'].forEach((colour, i) =>
        shape(`M${-92 + i * 31} -98H${-66 + i * 31}V-74H${-92 + i * 31}Z`, colour),
      )
    }),
    at: [0.5, 0.2],
  },
  'grand piano': standing(1.35, 0.66, ({ shape, line }) => {
    shape('M-40 -66L66 -100L66 -94L-34 -62Z', '#3a3540')
    line('M20 -66L34 -88', '#8a7a55', 1.6)
    shape('M-56 -32L-50 0H-46L-46 -32ZM50 -34L54 0H58L60 -34ZM4 -34L6 0H10L12 -34Z', '#2b2730')
    shape('M-66 -52H-36Q-30 -66 -18 -66H64V-34H-66Z', '#3a3540')
    shape('M-66 -56H-36V-50H-66Z', '#f7f3e8')
    line('M-62 -56V-52M-57 -56V-52M-52 -56V-52M-46 -56V-52M-41 -56V-52', '#33303a', 1.4)
    shape('M-40 -72L-28 -72L-26 -58H-38Z', '#f7f3e8')
  }),
  'keyboard stand': {
    ...standing(1.5, 0.44, ({ shape, line }) => {
      line('M-44 0L36 -84M44 0L-36 -84', '#6d757e', 4)
      shape('M-74 -100H74V-84H-74Z', '#34363f')
      shape('M-70 -100H70V-92H-70Z', '#f7f3e8')
      line(
        'M-60 -100V-95M-50 -100V-95M-36 -100V-95M-26 -100V-95M-16 -100V-95M0 -100V-95M10 -100V-95M24 -100V-95M34 -100V-95M44 -100V-95M58 -100V-95',
        '#34363f',
        4,
      )
    }),
    at: [0.5, 0.1],
  },
  'music stand': standing(0.5, 0.68, ({ shape, line }) => {
    line('M0 -70V0M-14 0L0 -12L14 0', '#4b4f57', 2)
    shape('M-24 -100L24 -96L22 -66L-22 -70Z', '#55504a')
    shape('M-20 -96L20 -93L18 -70L-18 -73Z', '#fbf6ea')
    line('M-15 -88L15 -86M-15 -82L15 -80M-15 -77L15 -75', '#8a8478', 1)
  }),
}
