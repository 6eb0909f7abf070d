import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** To climb and to swing on. */
export const HEIGHTS: Readonly<Record<string, Tool>> = {
  swing: {
    ...standing(0.5, 0.9, ({ line, shape }) => {
      line('M-14 -100V-4M14 -100V-4', '#8a7a6a', 1.4)
      shape('M-20 -5H20V0H-20Z', '#a9743f')
    }),
    at: [0.5, 0.98],
  },
  'swing frame': {
    ...standing(0.9, 1.35, ({ line }) =>
      line('M-42 0L-26 -98L-12 0M12 0L26 -98L42 0M-28 -98H28', '#b8834f', 3),
    ),
    at: [0.5, 0],
  },
  ladder: {
    ...standing(0.26, 1.7, ({ line }) => {
      line('M-9 0V-100M9 0V-100', '#b8834f', 2)
      line(
        'M-9 -8H9M-9 -20H9M-9 -32H9M-9 -44H9M-9 -56H9M-9 -68H9M-9 -80H9M-9 -92H9',
        '#c99a63',
        1.6,
      )
    }),
    at: [0.5, 0],
  },
  rope: standing(0.05, 2.2, ({ line }) => {
    line('M0 0V-100', '#c79a5a', 1.6)
    line(
      'M-0.6 -4L0.6 -5.4M-0.6 -12L0.6 -13.4M-0.6 -20L0.6 -21.4M-0.6 -28L0.6 -29.4M-0.6 -36L0.6 -37.4M-0.6 -44L0.6 -45.4M-0.6 -52L0.6 -53.4M-0.6 -60L0.6 -61.4M-0.6 -68L0.6 -69.4M-0.6 -76L0.6 -77.4M-0.6 -84L0.6 -85.4M-0.6 -92L0.6 -93.4',
      '#8a6530',
      0.5,
    )
  }),
  cliff: {
    ...standing(0.5, 2, ({ shape, dot }) => {
      shape('M-14 0L-18 -22L-12 -40L-20 -58L-14 -78L-18 -100H25V0Z', '#a08a76')
      shape('M4 0L0 -30L8 -54L2 -80L6 -100H25V0Z', '#8a745f')
      for (const [x, y, c] of [
        [-15, -16, '#d6453f'],
        [-15, -30, '#f2c14a'],
        [-17, -46, '#3f80c8'],
        [-18, -60, '#5fb87a'],
        [-15, -74, '#e0608a'],
        [-16, -88, '#f2c14a'],
      ] as const)
        dot(x, y, 1.6, c)
    }),
    at: [0.5, 0],
  },
  'diving dock': standing(1.9, 0.76, ({ shape }) => {
    for (const x of [-150, -90, -30, 20]) shape(`M${x} 0V-92H${x + 14}V0Z`, '#7d5a3c')
    shape('M-190 -98H48V-86H-190Z', '#b58a5c')
    shape('M-190 -88H48V-82H-190Z', '#8f6a44')
    for (const x of [-160, -120, -80, -40, 0]) shape(`M${x} -98H${x + 2}V-86H${x}Z`, '#8f6a44')
  }),
  'diving tower': standing(1.5, 0.76, ({ shape }) => {
    shape('M-96 0V-92H-82V0ZM-64 0V-92H-50V0Z', '#8fa3b3')
    for (const y of [-20, -40, -60]) shape(`M-84 ${y}H-62V${y + 5}H-84Z`, '#a9bac7')
    shape('M-100 -98H52V-90H-100Z', '#3f8fc4')
    shape('M-100 -98H52V-95H-100Z', '#8fd0f0')
  }),
  'snowy ledge': standing(2.1, 1, ({ shape }) => {
    shape('M-105 0Q-84 -60 -62 -98L60 -92L104 -90L96 -74L80 -58L86 -32L72 0Z', '#8d8a98')
    shape('M-30 -70L-4 -80L0 -40L-22 -18ZM46 -72L70 -66L64 -26L48 -34Z', '#777486')
    shape(
      'M-105 0Q-84 -60 -62 -98L60 -94L105 -91L98 -80Q80 -84 64 -76Q40 -84 20 -76Q-10 -86 -34 -74Q-54 -50 -70 0Z',
      '#f4f8fc',
    )
  }),
  'rocky ledge': standing(2.1, 1, ({ shape }) => {
    shape('M-105 0Q-84 -60 -62 -98L60 -92L104 -90L96 -74L80 -58L86 -32L72 0Z', '#a8835f')
    shape('M-30 -70L-4 -80L0 -40L-22 -18ZM46 -72L70 -66L64 -26L48 -34Z', '#8d6c4c')
    shape('M-105 0Q-84 -60 -62 -98L60 -94L105 -91L98 -84L-52 -88Q-72 -60 -88 0Z', '#c9a57c')
  }),
  'diving rock': standing(1.1, 0.76, ({ shape }) => {
    shape('M-55 0L-52 -84Q-30 -100 10 -97L48 -92L44 -78L30 -60L36 -34L22 0Z', '#9c8468')
    shape('M-52 -84Q-30 -100 10 -97L48 -92L44 -82Q0 -90 -52 -74Z', '#8fae5f')
    shape('M-30 -60L-10 -74L-4 -40L-20 -20ZM4 -66L20 -60L16 -24L4 -30Z', '#86705a')
  }),
}
