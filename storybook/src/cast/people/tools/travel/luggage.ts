import { DARK, GOLD, standing, walkedWith } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** To carry. */
export const LUGGAGE: Readonly<Record<string, Tool>> = {
  briefcase: {
    ...standing(1.3, 0.16, ({ shape, line }) => {
      line('M-16 -84V-96H16V-84', '#4a3325', 7)
      shape('M-64 -84H64V0H-64Z', '#7a4f34')
      shape('M-8 -56H8V-40H-8Z', GOLD)
    }),
    at: [0.5, 0.08],
  },
  suitcase: {
    ...standing(0.74, 0.3, ({ shape, line }) => {
      line('M-12 -90V-98H12V-90', '#4a3325', 4)
      shape('M-36 -90H36V-3H-36Z', '#4f8b8b')
      line('M-36 -62H36M-36 -28H36', '#3a6a6a', 4)
    }),
    at: [0.5, 0.03],
  },
  'shopping bag': {
    ...standing(0.8, 0.22, ({ shape, line }) => {
      line('M-14 -74Q-14 -98 0 -98T14 -74', '#7a4f34', 4)
      shape('M-34 -76H34L38 0H-38Z', '#d98a9f')
    }),
    at: [0.5, 0.08],
  },
  basket: {
    ...standing(1.1, 0.16, ({ shape, line }) => {
      line('M-44 -56Q0 -140 44 -56', DARK, 6)
      shape('M-54 -58H54L42 0H-42Z', '#c79a5f')
      line('M-50 -40H50M-46 -20H46', '#9c7440', 4)
    }),
    at: [0.5, 0.05],
  },
  'open carton': standing(1.5, 0.36, ({ shape, line }) => {
    shape('M-46 -78L-74 -100H-30L-4 -78Z', '#dcb57c')
    shape('M46 -78L74 -100H30L4 -78Z', '#dcb57c')
    shape('M-54 -78H54V0H-54Z', '#c99a5f')
    shape('M-54 -78H54V-68H-54Z', '#8f6a3a')
    line('M-36 -28H-8M-36 -16H-18', '#9c7440', 4)
  }),
  'open suitcase': standing(1.6, 0.34, ({ shape, line }) => {
    shape('M-66 -98H66V-44H-66Z', '#4f8b8b')
    shape('M-58 -92H58V-44H-58Z', '#e8dcc4')
    shape('M-60 -52Q-30 -66 0 -54Q30 -68 60 -52V-40H-60Z', '#d98a9f')
    shape('M-74 -44H74V0H-74Z', '#4f8b8b')
    line('M-74 -22H74', '#3a6a6a', 5)
  }),
  parcel: {
    ...standing(1.2, 0.2, ({ shape, line }) => {
      shape('M-58 -96H58V0H-58Z', '#c99a5f')
      line('M0 -96V0', '#e9d3a3', 12)
      line('M-40 -20H-20', '#8a5f34', 5)
    }),
    at: [0.5, 0.6],
  },
  'pizza box': {
    ...standing(3.6, 0.085, ({ shape, line }) => {
      shape('M-180 -96H180V0H-180Z', '#e9dcc3')
      shape('M-180 -40H180V0H-180Z', '#cdbb98')
      line('M-120 -68H120', '#d2453c', 18)
    }),
    at: [0.5, 0.9],
  },
  box: {
    ...standing(1.25, 0.24, ({ shape, line }) => {
      shape('M-60 -96H60V0H-60Z', '#c79a63')
      line('M-60 -70H60', '#a87c48', 4)
      line('M-8 -96V-70H8V-96', '#e6cf9f', 6)
    }),
    at: [0.5, 0.7],
  },
  gift: {
    ...standing(1.05, 0.2, ({ shape }) => {
      shape('M-46 -70H46V0H-46Z', '#d6555f')
      shape('M-8 -70H8V0H-8Z', '#f6d98a')
      shape('M-50 -82H50V-64H-50Z', '#c24550')
      shape('M0 -82Q-34 -110 -30 -86Q-20 -78 0 -82Q34 -110 30 -86Q20 -78 0 -82Z', '#f6d98a')
    }),
    at: [0.5, 0.6],
  },
  sack: {
    ...standing(0.9, 0.4, ({ shape, line }) => {
      shape(
        'M4 -96Q22 -104 26 -92Q18 -84 22 -76Q48 -46 38 -12Q30 0 -6 0Q-42 0 -42 -28Q-40 -64 4 -80Q2 -88 4 -96Z',
        '#b3854f',
      )
      line('M2 -82Q14 -76 24 -80', '#6b4529', 4)
    }),
    at: [0.75, 0.12],
  },
  cane: {
    ...walkedWith(0.24, 0.5, ({ line }) => line('M-4 0V-88Q-4 -98 4 -98Q10 -98 10 -88', DARK, 4.5)),
    at: [0.42, 0.02],
  },
}
