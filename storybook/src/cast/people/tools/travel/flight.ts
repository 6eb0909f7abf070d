import { standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What carries people through the air, and umbrellas. */
export const FLIGHT: Readonly<Record<string, Tool>> = {
  umbrella: {
    ...standing(1.05, 0.5, ({ shape, line }) => {
      line('M0 -96V-8Q0 0 6 0Q11 0 11 -6', '#4a3a34', 2.6)
      shape(
        'M-52 -50Q-46 -96 0 -98Q46 -96 52 -50Q42 -58 32 -50Q22 -58 11 -50Q0 -58 -11 -50Q-22 -58 -32 -50Q-42 -58 -52 -50Z',
        '#c8455a',
      )
      line('M0 -98V-53M0 -97Q-22 -84 -32 -51M0 -97Q22 -84 32 -51', '#9c2f45', 1.2)
    }),
    at: [0.5, 0.95],
  },
  'hover deck': standing(4.2, 0.14, ({ shape }) => {
    shape('M-120 -30L-70 -4H-40L-90 -34ZM120 -30L70 -4H40L90 -34Z', 'rgba(120,235,255,0.8)')
    shape(
      'M-190 -84Q-150 -56 -120 -56H120Q150 -56 190 -84Q170 -30 120 -28H-120Q-170 -30 -190 -84Z',
      '#e0457a',
    )
    shape('M-130 -46H130V-36H-130Z', '#f7d04a')
  }),
  'air stairs': standing(1.75, 0.66, ({ shape, line, dot }) => {
    shape(
      'M-84 0V-9H-70V-20H-56V-31H-42V-42H-28V-53H-14V-64H0V-75H14V-86H28V-100H86V-84H44L-62 0Z',
      '#c7d0d8',
    )
    line('M-40 0L60 -84M60 0V-84M0 0V-48', '#8b97a3', 4)
    line('M-84 -44L26 -132H86V-100M-84 -9V-44M-28 -53V-88M26 -100V-132', '#3f72b8', 3.4)
    dot(-30, -4, 8, '#33323a')
    dot(58, -4, 8, '#33323a')
  }),
  parachute: {
    ...standing(1.2, 1.15, ({ shape, line }) => {
      line('M-56 -52L0 0L56 -52M-28 -56L0 0L28 -56M0 -58V0', '#6d6257', 0.7)
      shape(
        'M-58 -50Q-56 -100 0 -100Q56 -100 58 -50Q44 -58 29 -52Q14 -60 0 -54Q-14 -60 -29 -52Q-44 -58 -58 -50Z',
        '#e0553f',
      )
      shape('M-29 -52Q-30 -92 0 -100Q30 -92 29 -52Q14 -60 0 -54Q-14 -60 -29 -52Z', '#f7f1e2')
      shape('M-8 -56Q-8 -94 0 -100Q8 -94 8 -56Q0 -52 -8 -56Z', '#e0553f')
    }),
    at: [0.5, 1],
  },
  paraglider: {
    ...standing(1.7, 1.1, ({ shape, line }) => {
      line('M-74 -66L0 0L74 -66M-38 -78L0 0L38 -78M-10 -82L0 0L10 -82', '#6d6257', 0.7)
      shape('M-82 -60Q-76 -94 0 -98Q76 -94 82 -60Q40 -84 0 -84Q-40 -84 -82 -60Z', '#f2a03c')
      shape('M-30 -82Q-30 -96 0 -98Q30 -96 30 -82Q0 -86 -30 -82Z', '#3f8fae')
    }),
    at: [0.5, 1],
  },
  'hang glider': {
    ...standing(2.4, 0.6, ({ shape, line }) => {
      line('M0 -80L-18 0H18L0 -80', '#6d757e', 2)
      shape('M-116 -66Q-20 -92 84 -100L116 -66Q0 -84 -116 -66Z', '#e0553f')
      shape('M-40 -76Q10 -94 84 -100L40 -74Z', '#f2c14a')
    }),
    at: [0.5, 0.98],
  },
}
