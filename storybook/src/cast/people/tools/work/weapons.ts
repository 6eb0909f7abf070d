import {
  gripped,
  WOOD,
  DARK,
  STEEL,
  IRON,
  GOLD,
  ACROSS,
  ALONG,
  rod,
  standing,
  walkedWith,
} from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Weapons and staffs. */
export const WEAPONS: Readonly<Record<string, Tool>> = {
  sword: {
    ...gripped([0.2, 0.52], [0.5, 0.91], ACROSS),
    draw: ({ shape, dot }) => {
      shape('M-2.6 -20V-92L0 -100L2.6 -92V-20Z', '#d3dbe2')
      shape('M-10 -22H10V-17H-10Z', GOLD)
      shape('M-2 -17H2V-4H-2Z', DARK)
      dot(0, -2.5, 3.2, GOLD)
    },
  },
  katana: {
    ...gripped([0.16, 0.56], [0.5, 0.9], ACROSS),
    draw: ({ shape }) => {
      shape('M-2 -22Q-4 -60 3 -100Q6 -60 2 -22Z', '#d9e0e6')
      shape('M-5 -23H5V-20H-5Z', GOLD)
      shape('M-2.2 -20H2.2V0H-2.2Z', '#34323c')
    },
  },
  foil: {
    ...gripped([0.16, 0.54], [0.5, 0.96], ALONG),
    draw: ({ shape, line }) => {
      line('M0 -100V-12', '#aeb9c3', 1.6)
      shape('M-7 -14Q0 -4 7 -14Q0 -20 -7 -14Z', GOLD)
      shape('M-1.8 -10H1.8V0H-1.8Z', '#34323c')
    },
  },
  lightsaber: {
    ...gripped([0.1, 0.52], [0.5, 0.93], ACROSS),
    draw: ({ shape }) => {
      shape('M-2.4 -16V-96Q0 -101 2.4 -96V-16Z', '#8ff0a8')
      shape('M-1 -16V-94H1V-16Z', '#f4fff6')
      shape('M-2.6 -17H2.6V0H-2.6Z', '#6d757e')
    },
  },
  spear: {
    ...standing(0.07, 1.15, ({ shape }) => {
      shape(rod(0.9, -90, 0), WOOD)
      shape('M0 -100L3 -91L0 -87L-3 -91Z', STEEL)
    }),
    at: [0.5, 0.55],
  },
  lance: {
    ...standing(0.1, 1.5, ({ shape }) => {
      shape('M-2 0H2L1.4 -96H-1.4Z', '#f3ead6')
      for (const y of [-8, -28, -38, -48, -58, -68, -78, -88])
        shape(`M-2 ${y}L2 ${y - 4}V${y - 8}L-2 ${y - 4}Z`, '#c8403f')
      shape('M0 -100L2 -95H-2Z', STEEL)
      shape('M-5 -16Q0 -24 5 -16L1.6 -28H-1.6Z', STEEL)
    }),
    at: [0.5, 0.84],
  },
  'tilt barrier': standing(7, 0.46, ({ shape }) => {
    for (let x = -340; x < 340; x += 40)
      shape(`M${x} -92H${x + 40}V-30H${x}Z`, (x / 40) % 2 === 0 ? '#f3ead6' : '#b8343a')
    for (const x of [-330, -110, 110, 330]) shape(`M${x - 8} -100H${x + 8}V0H${x - 8}Z`, WOOD)
    shape('M-350 -96H350V-86H-350Z', WOOD)
  }),
  javelin: {
    ...gripped([0.03, 1.05], [0.5, 0.5], ACROSS),
    draw: ({ shape }) => {
      shape('M-0.7 -96H0.7V0H-0.7Z', '#d98a35')
      shape('M0 -100L1 -94H-1Z', IRON)
      shape('M-1 -58H1V-46H-1Z', '#33323a')
    },
  },
  bow: {
    ...standing(0.34, 0.62, ({ line }) => {
      line('M-10 -100Q-2 -98 2 -86Q18 -66 15 -50Q18 -34 2 -14Q-2 -2 -10 0', '#8a5a34', 3)
      line('M15 -58V-42', '#5d3b2a', 4)
    }),
    at: [0.9, 0.5],
  },
  arrow: {
    ...gripped([0.09, 0.42], [0.5, 0.98], ALONG),
    draw: ({ shape, line }) => {
      line('M0 -96V-2', WOOD, 1.8)
      shape('M0 -100L3.4 -92H-3.4Z', IRON)
      shape('M0 -14L-4 -8V2L0 -3L4 2V-8Z', '#d6453f')
    },
  },
  staff: walkedWith(0.12, 0.95, ({ shape, dot }) => {
    shape('M-1.4 -92L1.4 -92L1 0H-1Z', DARK)
    dot(0, -95, 4.2, '#7fd3e8')
    dot(-1, -96.5, 1.5, '#ffffff')
  }),
  'walking stick': walkedWith(0.06, 0.72, ({ shape }) => {
    shape('M-2.4 -100Q0 -103 2.4 -100L1.4 0H-1.4Z', '#8a6238')
  }),
  crook: walkedWith(0.22, 0.98, ({ line }) =>
    line('M0 0V-84Q0 -98 9 -98T17 -88Q17 -80 10 -80', '#8a6238', 2.6),
  ),
  sceptre: {
    ...standing(0.16, 0.5, ({ shape, dot }) => {
      shape('M-2 -88H2L1.5 0H-1.5Z', GOLD)
      dot(0, -92, 7, '#c8403f')
      dot(0, -100, 2.6, GOLD)
    }),
    at: [0.5, 0.6],
  },
  club: {
    ...gripped([0.3, 0.36], [0.5, 0.93], ACROSS),
    draw: ({ shape }) => shape('M-4 0L-13 -80Q-12 -100 0 -100Q12 -100 13 -80L4 0Z', '#96683c'),
  },
  axe: {
    ...gripped([0.4, 0.46], [0.4, 0.9], ACROSS),
    draw: ({ shape }) => {
      shape('M-6 -100H-1L-1 0H-6Z', WOOD)
      shape('M-9 -98H2L18 -104Q24 -86 18 -70L2 -78H-9Z', '#b3bdc7')
    },
  },
  lasso: {
    ...standing(0.9, 0.24, ({ line }) => {
      line('M-30 -40A30 36 0 1 0 30 -40A30 36 0 1 0 -30 -40Z', '#c79a5a', 7)
      line('M-24 -40A24 28 0 1 0 24 -40A24 28 0 1 0 -24 -40Z', '#a87c42', 5)
    }),
    at: [0.5, 0.1],
  },
  wand: {
    ...gripped([0.24, 0.24], [0.5, 0.92], ALONG),
    draw: ({ shape, dot }) => {
      shape('M-1.6 -88H1.6L2.2 0H-2.2Z', '#4a3a55')
      shape('M0 -100L3 -92L11 -91L5 -85L7 -77L0 -81L-7 -77L-5 -85L-11 -91L-3 -92Z', '#f6d86a')
      dot(0, -88, 2, '#ffffff')
    },
  },
  'fire hose': {
    ...gripped([0.4, 0.3], [0.5, 0.5], ALONG),
    draw: ({ shape }) => {
      shape('M-5 -100H5L7 -60H-7Z', GOLD)
      shape('M-8 -62H8V0H-8Z', '#c8403f')
    },
  },
  baton: {
    ...gripped([0.1, 0.24], [0.5, 0.85], ACROSS),
    draw: ({ shape }) => shape('M-4 -100Q0 -103 4 -100V0H-4Z', '#34323c'),
  },
}
