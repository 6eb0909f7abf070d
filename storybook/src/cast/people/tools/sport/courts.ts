import { DARK, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const slalomGate = (colour: string): Tool => ({
  ...standing(0.5, 0.62, ({ shape, line }) => {
    line('M-18 0V-100M18 0V-100', '#5a6470', 3)
    shape('M-18 -98H18V-58L-18 -66Z', colour)
  }),
  at: [0.5, 0],
})

/** What stands on courts, pitches and tracks. */
export const COURTS: Readonly<Record<string, Tool>> = {
  target: standing(0.72, 0.78, ({ line, dot }) => {
    line('M-18 -50L-26 0M18 -50L26 0', DARK, 4)
    for (const [r, c] of [
      [34, '#f7f3ea'],
      [27, '#3f72b8'],
      [20, '#d6453f'],
      [13, '#f7f3ea'],
      [6, '#f2c14a'],
    ] as const)
      dot(0, -64, r, c)
  }),
  'bowling pins': {
    ...standing(1.1, 0.26, ({ shape, line }) => {
      for (const x of [-34, 0, 34]) {
        shape(
          `M${x - 11} 0Q${x - 18} -34 ${x - 6} -62Q${x - 10} -98 ${x} -98Q${x + 10} -98 ${x + 6} -62Q${x + 18} -34 ${x + 11} 0Z`,
          '#f7f5ef',
        )
        line(`M${x - 7} -68H${x + 7}`, '#d6413f', 6)
      }
    }),
    at: [0.5, 1],
  },
  'ping pong table': standing(3.2, 0.46, ({ shape, line }) => {
    line('M-130 -76V0M130 -76V0M-60 -76V0M60 -76V0', '#6d757e', 4)
    shape('M-158 -84H158V-74H-158Z', '#2f7f6b')
    shape('M-2 -100H2V-84H-2Z', '#f7f3ea')
  }),
  goal: {
    ...standing(0.86, 1.1, ({ line }) => {
      line(
        'M-30 -97L40 -4M-20 -97L42 -20M-8 -97L42 -40M-36 -80L40 -66M-36 -60L41 -48M-36 -40L42 -30M-36 -20L42 -14',
        '#ded8cb',
        0.8,
      )
      line('M-38 0V-97H6L42 -2H-38', '#f7f5ef', 3.4)
    }),
    at: [0.5, 0],
  },
  'basketball hoop': {
    ...standing(0.6, 1.9, ({ shape, line }) => {
      line('M22 0V-78L12 -84', '#6d757e', 3)
      shape('M6 -99H12V-66H6Z', '#f7f5ef')
      line('M6 -88V-74', '#d6453f', 1.2)
      line('M6 -71H-16', '#e0553f', 1.8)
      line(
        'M-15 -71L-10 -59M-8 -71L-7 -59M-1 -71L-3 -59M5 -71L0 -59M-13 -66H3M-11 -62H1',
        '#f4f0e6',
        0.7,
      )
    }),
    at: [0.5, 0],
  },
  net: {
    ...standing(0.12, 1.1, ({ shape, line }) => {
      line('M0 0V-98', '#6d757e', 3)
      shape('M-5 -98H5V-62H-5Z', 'rgba(247,243,234,0.85)')
    }),
    at: [0.5, 0],
  },
  'tennis net': {
    ...standing(0.2, 0.52, ({ shape, line }) => {
      line('M0 0V-98', '#4f6b4f', 4)
      shape('M-7 -98H7V-2H-7Z', 'rgba(247,243,234,0.75)')
    }),
    at: [0.5, 0],
  },
  hurdle: {
    // Seen a little from behind, or of the bar that is leapt there is an edge.
    ...standing(0.72, 0.42, ({ shape, line }) => {
      line('M-22 -76V0H14M20 -84V-10H34', '#7d868f', 5)
      shape('M-34 -92L32 -100V-72L-34 -62Z', '#f7f5ef')
      shape('M-34 -92L-17 -94V-64.6L-34 -62ZM-1 -96L16 -98V-69.6L-1 -67Z', '#d6453f')
    }),
    at: [0.5, 0],
  },
  'dirt ramp': {
    ...standing(2.2, 0.5, ({ shape }) => {
      shape('M-108 0C-40 -4 20 -30 60 -96Q66 -104 74 -98L106 0Z', '#9a6b42')
      shape('M-108 0C-40 -4 20 -30 60 -96Q50 -60 20 -30Q-20 -6 -60 0Z', '#b5855a')
    }),
    at: [0.5, 0],
  },
  'race sack': {
    ...standing(0.62, 0.5, ({ shape, line }) => {
      shape('M-30 -98Q0 -90 30 -98L27 -6Q0 4 -27 -6Z', '#c79a5f')
      line('M-30 -96Q0 -86 30 -96M-18 -80L-16 -20M14 -80L15 -16', '#9a7140', 3)
    }),
    at: [0.5, 0],
  },
  'red gate': slalomGate('#d6302f'),
  'blue gate': slalomGate('#2f6fd0'),
  'high bar': {
    ...standing(0.5, 0.9, ({ line }) => {
      line('M-20 0V-100M20 0V-100', '#f4f2ec', 4)
      line('M-24 -96H24', '#d6302f', 4)
    }),
    at: [0.5, 0],
  },
  'finish arch': {
    ...standing(1.1, 1.5, ({ shape, line }) => {
      line('M-48 0V-100M48 0V-100', '#8a939c', 5)
      shape('M-54 -100H54V-78H-54Z', '#f7f3ea')
      for (let column = 0; column < 9; column++) {
        const x = -54 + column * 12
        shape(`M${x} ${column % 2 ? -89 : -100}h12v11h-12Z`, '#2f2f38')
      }
    }),
    at: [0.5, 0],
  },
  'crash mat': {
    ...standing(3.2, 0.2, ({ shape, line }) => {
      shape('M-158 -96H158V0H-158Z', '#3f72b8')
      line('M-158 -60H158', '#6f9fd9', 8)
    }),
    at: [0.5, 0],
  },
}
