import { IRON, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What a gym has. */
export const GYM_GEAR: Readonly<Record<string, Tool>> = {
  barbell: standing(3.3, 0.3, ({ shape }) => {
    shape('M-164 -53H164V-47H-164Z', '#8a939c')
    shape('M-150 -94H-132V-6H-150ZM132 -94H150V-6H132Z', '#34363f')
    shape('M-130 -78H-118V-22H-130ZM118 -78H130V-22H118Z', '#b8404a')
  }),
  'barbell end': standing(1, 0.3, ({ dot }) => {
    dot(0, -50, 48, '#34363f')
    dot(0, -50, 34, '#b8404a')
    dot(0, -50, 10, '#c3ccd4')
  }),
  dumbbell: standing(1.7, 0.1, ({ shape }) => {
    shape('M-56 -56H56V-44H-56Z', '#8a939c')
    shape('M-80 -84H-56V-16H-80ZM56 -84H80V-16H56Z', '#34363f')
  }),
  kettlebell: {
    ...standing(0.9, 0.16, ({ line, dot }) => {
      line('M-20 -58Q-22 -92 0 -92Q22 -92 20 -58', '#34363f', 13)
      dot(0, -34, 34, '#34363f')
    }),
    at: [0.5, 0.1],
  },
  'hula hoop': standing(3.2, 0.17, ({ line }) => {
    line('M-154 -50A154 44 0 1 0 154 -50A154 44 0 1 0 -154 -50Z', '#e0608a', 11)
    line('M-140 -26A154 44 0 0 0 30 -7', '#f6c4d6', 5)
  }),
  'punching bag': {
    ...standing(0.3, 0.95, ({ shape, line }) => {
      line('M0 -100L-8 -78M0 -100L8 -78', IRON, 1.6)
      shape('M-13 -78Q0 -84 13 -78V-6Q0 2 -13 -6Z', '#b8303f')
      line('M-13 -62Q0 -57 13 -62M-13 -22Q0 -17 13 -22', '#8a1f2c', 2)
    }),
    at: [0.5, 0],
  },
  'punch mitt': standing(0.8, 0.14, ({ shape }) =>
    shape('M-34 -94Q0 -106 34 -94V-6Q0 6 -34 -6Z', '#34363f'),
  ),
  'yoga mat': {
    ...standing(42, 0.03, ({ shape }) => shape('M-2060 -60H2060L2100 0H-2100Z', '#7db5a8')),
    at: [0.5, 0.9],
  },
  'exercise bench': {
    ...standing(2.4, 0.26, ({ shape }) => {
      shape('M-90 -84H-78V0H-90ZM78 -84H90V0H78Z', IRON)
      shape('M-116 -100H116V-78H-116Z', '#34405e')
    }),
    at: [0.5, 0],
  },
  'balance beam': standing(3.6, 0.42, ({ shape, line }) => {
    shape('M-176 -100H176V-84H-176Z', '#c98f4f')
    line('M-120 -84L-136 0M-120 -84L-104 0M120 -84L136 0M120 -84L104 0', '#565c66', 7)
    line('M-150 -2H-90M90 -2H150', '#565c66', 6)
  }),
  trampoline: {
    ...standing(3.4, 0.26, ({ shape, line }) => {
      line('M-150 -80V0M150 -80V0M-60 -76V0M60 -76V0', '#6d757e', 8)
      shape('M-168 -86Q0 -104 168 -86Q0 -66 -168 -86Z', '#34405e')
      line('M-168 -86Q0 -66 168 -86', '#e0803a', 9)
    }),
    at: [0.5, 0],
  },
  'pull-up bar': {
    ...standing(0.7, 1.36, ({ line }) => {
      line('M-31 0V-98M31 0V-98', '#6d757e', 3)
      line('M-33 -98H33', '#4b4f57', 2.6)
    }),
    at: [0.5, 0],
  },
}
