import { gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Clothes and threads. */
export const NEEDLEWORK_TOOLS: Readonly<Record<string, Tool>> = {
  shirt: {
    ...standing(1.1, 0.22, ({ shape }) =>
      shape('M-20 -98Q0 -86 20 -98L54 -78L44 -54L32 -62V0H-32V-62L-44 -54L-54 -78Z', '#5f93c8'),
    ),
    at: [0.5, 0.1],
  },
  'folded shirts': {
    ...standing(1.5, 0.16, ({ shape }) => {
      ;['#d6707a', '#f0c25a', '#6fb5a0', '#5f93c8'].forEach((colour, i) =>
        shape(
          `M-66 ${-24 - i * 24}Q-72 ${-12 - i * 24} -66 ${-i * 24}H64Q74 ${-12 - i * 24} 64 ${-24 - i * 24}Z`,
          colour,
        ),
      )
    }),
    at: [0.5, 0.95],
  },
  'laundry basket': {
    ...standing(1.3, 0.22, ({ shape, line }) => {
      shape('M-44 -70Q-30 -104 -6 -84Q14 -106 42 -70Z', '#d6707a')
      shape('M-20 -72Q0 -98 24 -74Z', '#8fbfe4')
      shape('M-60 -72H60L50 0H-50Z', '#e8d9bd')
      line('M-40 -56V-14M-20 -56V-14M0 -56V-14M20 -56V-14M40 -56V-14', '#c4ae86', 4)
    }),
    at: [0.5, 0.3],
  },
  blanket: {
    ...standing(3.6, 0.2, ({ shape, line }) => {
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
    }),
    at: [0.5, 1],
  },
  // Over somebody who lies below it: a back, and the hem on the floor.
  'blanket heap': standing(2, 0.3, ({ shape, line }) => {
    shape(
      'M-98 0Q-104 -30 -84 -52Q-70 -92 -24 -96Q26 -102 58 -78Q84 -62 88 -40Q92 -20 100 0Z',
      '#6f93c8',
    )
    line('M-58 -84Q-66 -40 -60 -14M-8 -96Q-12 -50 -4 -14M42 -86Q50 -46 44 -14', '#8fb0dc', 4)
    shape('M-99 0Q-101 -8 -98 -16Q-40 -6 0 -8T96 -14Q98 -6 100 0Z', '#f4efe4')
  }),
  yarn: standing(1, 0.08, ({ dot, line }) => {
    dot(0, -48, 47, '#d6707a')
    line('M-34 -70Q0 -40 34 -26M-44 -50Q-8 -30 18 -6M-20 -88Q10 -60 44 -52', '#f0a3ab', 5)
  }),
  'knitting needle': {
    ...gripped([0.08, 0.2], [0.5, 0.75], Math.PI * 0.75),
    draw: ({ line, dot }) => {
      line('M0 -2V-98', '#8a939c', 3)
      dot(0, -3, 4, '#d6453f')
    },
  },
  knitting: {
    ...standing(1, 0.2, ({ shape, line }) => {
      shape('M-40 -100H40Q44 -50 38 0H-36Q-44 -50 -40 -100Z', '#d6707a')
      line('M-38 -78L38 -78M-40 -56H40M-40 -34H38M-38 -12H36', '#f0b3b9', 6)
    }),
    at: [0.5, 0.05],
  },
  // Over the knees and down to the floor.
  'long knitting': {
    ...standing(0.26, 0.52, ({ shape, line }) => {
      shape('M-8 -100H8Q9 -84 10 -70Q13 -40 11 0H-10Q-12 -40 -10 -70Q-9 -84 -8 -100Z', '#d6707a')
      line(
        'M-8 -92H8M-8 -82H9M-9 -72H10M-10 -62H11M-10 -52H12M-11 -42H12M-11 -32H12M-11 -22H12M-10 -12H11M-10 -4H11',
        '#f0b3b9',
        2.4,
      )
    }),
    at: [0.5, 0.02],
  },
  'sewing machine': {
    ...standing(1.3, 0.17, ({ shape, line }) => {
      shape('M-60 -18H60V0H-60Z', '#3d4660')
      shape('M30 -86H56V-16H30Z', '#4f5f8a')
      shape('M-52 -94H56V-68H-30V-52H-52Z', '#4f5f8a')
      line('M-42 -52V-18', '#c3ccd4', 4)
    }),
    at: [0.5, 0.9],
  },
  shoe: {
    ...standing(2, 0.1, ({ shape, line }) => {
      shape('M-90 -98Q-98 -10 -84 -8H92Q102 -36 60 -46Q20 -52 0 -98Q-40 -80 -90 -98Z', '#b5622f')
      shape('M-92 -14H98V-6H-40V0H-92Z', '#3a2620')
      line('M6 -84L-14 -74M18 -70L-2 -58M34 -60L16 -46', '#f4e3c0', 5)
      line('M56 -38Q76 -36 84 -24', '#f0b98a', 6)
    }),
    at: [0.3, 0.3],
  },
  'shoe brush': {
    ...standing(2, 0.06, ({ shape }) => {
      shape('M-90 -98H90V-50H-90Z', '#a9743f')
      shape('M-80 -52H80V0H-80Z', '#f0e2c4')
    }),
    at: [0.5, 0.2],
  },
  necklace: {
    ...standing(1, 0.14, ({ line, dot }) => {
      line('M-40 -96Q-44 -20 0 -14Q44 -20 40 -96', '#e3b64a', 4)
      for (const [x, y, c] of [
        [-36, -52, '#4f9fd3'],
        [-22, -26, '#d6455a'],
        [0, -12, '#5fb87a'],
        [22, -26, '#d6455a'],
        [36, -52, '#4f9fd3'],
      ] as const)
        dot(x, y, 9, c)
    }),
    at: [0.5, 0.05],
  },
  fan: {
    ...gripped([1.6, 0.13], [0.5, 0.98], 2.6),
    draw: ({ shape, line }) => {
      shape('M0 0L-78 -56Q-50 -100 0 -100Q50 -100 78 -56Z', '#f3d3d8')
      line('M0 0L-56 -78M0 0L-24 -96M0 0L24 -96M0 0L56 -78', '#b8404a', 4)
    },
  },
}
