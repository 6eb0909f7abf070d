import { pairs } from '../../../../scene/rows.ts'
import { gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** To eat, and to smoke. */
export const FOOD: Readonly<Record<string, Tool>> = {
  'grilled sausages': standing(3, 0.1, ({ shape, line }) => {
    for (const x of [-96, 0, 96]) {
      shape(
        `M${x - 42} -50Q${x - 40} -92 ${x} -84Q${x + 40} -92 ${x + 42} -50Q${x + 38} -8 ${x} -14Q${x - 38} -8 ${x - 42} -50Z`,
        '#a8502f',
      )
      line(`M${x - 18} -70L${x - 10} -30M${x + 6} -70L${x + 14} -30`, '#6e2f1a', 9)
    }
  }),
  apple: {
    ...standing(1, 0.06, ({ shape, line }) => {
      line('M2 -78Q4 -94 12 -98', '#6b4529', 6)
      shape('M0 -80C-50 -92 -52 -2 -16 0Q0 -6 16 0C52 -2 50 -92 0 -80Z', '#d6413f')
      shape('M6 -84Q26 -104 40 -92Q26 -76 6 -84Z', '#6fa34f')
    }),
    at: [0.5, 0.6],
  },
  banana: {
    ...standing(0.7, 0.11, ({ shape }) =>
      shape('M-22 -100L-14 -98C-6 -40 10 -14 32 -10L30 0C-10 4 -30 -40 -22 -100Z', '#f2cb3f'),
    ),
    at: [0.5, 0.8],
  },
  carrot: {
    ...standing(0.4, 0.14, ({ shape }) => {
      shape('M-4 -70Q-20 -92 -10 -100Q-2 -92 0 -78Q4 -96 12 -98Q18 -86 4 -70Z', '#5f9d4f')
      shape('M-16 -70Q0 -80 16 -70L2 0H-2Z', '#ec8b3a')
    }),
    at: [0.5, 0.6],
  },
  'watermelon slice': {
    ...standing(1.7, 0.13, ({ shape, dot }) => {
      shape('M-84 -96H84Q74 0 0 0Q-74 0 -84 -96Z', '#3f8f4f')
      shape('M-76 -96H76Q66 -10 0 -9Q-66 -10 -76 -96Z', '#e9f0d3')
      shape('M-69 -96H69Q60 -19 0 -18Q-60 -19 -69 -96Z', '#e8505a')
      for (const [x, y] of pairs('-40 -76, -14 -80, 14 -76, 42 -80, -26 -52, 2 -50, 28 -54, 0 -30'))
        dot(x, y, 4.2, '#3a2a2a')
    }),
    at: [0.5, 0.85],
  },
  'half watermelon': {
    ...standing(1.25, 0.18, ({ shape, dot }) => {
      shape('M-60 -50A60 50 0 1 0 60 -50A60 50 0 1 0 -60 -50Z', '#3f8f4f')
      shape('M-52 -50A52 43 0 1 0 52 -50A52 43 0 1 0 -52 -50Z', '#e9f0d3')
      shape('M-47 -50A47 38 0 1 0 47 -50A47 38 0 1 0 -47 -50Z', '#e8505a')
      for (const [x, y] of pairs('-26 -62, 0 -70, 26 -62, -18 -40, 18 -40, 0 -52'))
        dot(x, y, 3.6, '#3a2a2a')
    }),
    at: [0.5, 1],
  },
  burger: {
    ...standing(1.25, 0.1, ({ shape, dot }) => {
      shape('M-58 -24H58Q58 0 40 0H-40Q-58 0 -58 -24Z', '#dda04f')
      shape('M-60 -40H60V-24H-60Z', '#7a4630')
      shape('M-62 -46Q-40 -30 -20 -44Q0 -30 20 -44Q40 -30 62 -46V-54H-62Z', '#7fb44f')
      shape('M-58 -54Q-58 -100 0 -100Q58 -100 58 -54Z', '#e2a957')
      for (const [x, y] of pairs('-24 -80, 0 -88, 24 -80, -8 -72, 14 -70'))
        dot(x, y, 3.6, '#fbe9c4')
    }),
    at: [0.5, 0.75],
  },
  sandwich: {
    // Cut across, with its filling towards us: round on top it would be a burger.
    ...standing(1.5, 0.09, ({ shape, line }) => {
      shape('M-72 -58L4 -100L72 -58Z', '#c98f4e')
      shape('M-58 -60L4 -93L58 -60Z', '#f6e6c2')
      shape('M-72 -60H72V-46H-72Z', '#f3dcaa')
      shape(
        'M-76 -46H76L66 -36L52 -40L36 -33L18 -40L0 -33L-20 -40L-38 -33L-54 -40L-68 -35Z',
        '#74b04a',
      )
      shape('M-70 -36H70V-27H-70Z', '#d9503f')
      shape('M-72 -28H72L58 -16L44 -22H-72Z', '#f4c542')
      shape('M-72 -20H72V0H-72Z', '#f3dcaa')
      line('M-72 -1H72', '#b97c3d', 4)
    }),
    at: [0.5, 0.85],
  },
  pizza: {
    ...gripped([0.9, 0.15], [0.5, 0.1], Math.PI),
    draw: ({ shape, dot }) => {
      shape('M-42 -90Q0 -106 42 -90L0 0Z', '#f0c25a')
      shape('M-44 -92Q0 -110 44 -92L40 -82Q0 -96 -40 -82Z', '#c98a45')
      for (const [x, y] of pairs('-14 -70, 16 -72, 0 -46')) dot(x, y, 8, '#c8403f')
    },
  },
  'hot dog': {
    ...standing(2.2, 0.055, ({ shape, line }) => {
      shape('M-96 -50Q-100 0 -70 0H70Q100 0 96 -50Z', '#e0a457')
      shape(
        'M-108 -60Q-108 -92 -80 -92H80Q108 -92 108 -60Q108 -34 80 -34H-80Q-108 -34 -108 -60Z',
        '#b8502f',
      )
      line('M-80 -66Q-66 -84 -50 -66T-20 -66T10 -66T40 -66T70 -66', '#f3c544', 9)
    }),
    at: [0.5, 0.8],
  },
  'ice cream': {
    ...standing(0.55, 0.15, ({ shape, dot, line }) => {
      shape('M-22 -56H22L0 0Z', '#dca35a')
      line('M-12 -52L6 -16M12 -52L-6 -16', '#b97f3a', 2)
      dot(-10, -62, 16, '#f6b9c4')
      dot(11, -62, 16, '#fbeecb')
      dot(0, -82, 17, '#b98a68')
    }),
    at: [0.5, 0.75],
  },
  donut: {
    ...standing(1, 0.085, ({ shape }) => {
      shape(
        'M-48 -50A48 48 0 1 0 48 -50A48 48 0 1 0 -48 -50ZM-15 -50A15 15 0 1 1 15 -50A15 15 0 1 1 -15 -50Z',
        '#d9a05a',
      )
      shape(
        'M-42 -54A42 42 0 1 0 42 -54A42 42 0 1 0 -42 -54ZM-16 -50A16 16 0 1 1 16 -50A16 16 0 1 1 -16 -50Z',
        '#ee8fae',
      )
    }),
    at: [0.5, 0.8],
  },
  cake: {
    ...standing(1.15, 0.17, ({ shape, line, dot }) => {
      line('M-18 -86V-70M0 -88V-72M18 -86V-70', '#6fb5d3', 5)
      for (const x of [-18, 0, 18]) dot(x, x === 0 ? -94 : -92, 5, '#f6a93a')
      shape('M-44 -64Q0 -78 44 -64V-6Q0 6 -44 -6Z', '#f6d9a8')
      shape(
        'M-46 -64Q0 -80 46 -64V-50Q40 -38 32 -48Q24 -34 14 -46Q4 -32 -8 -46Q-18 -34 -28 -48Q-38 -36 -46 -50Z',
        '#f095ab',
      )
      line('M-44 -24Q0 -12 44 -24', '#f095ab', 5)
      shape('M-56 -4Q0 12 56 -4V0Q0 14 -56 0Z', '#f7f3ea')
    }),
    at: [0.5, 0.95],
  },
  'slice of cake': {
    ...standing(1.2, 0.09, ({ shape, dot }) => {
      shape('M-50 -60L46 -76V0H-50Z', '#f6d9a8')
      shape('M-50 -40L46 -48V-34L-50 -28Z', '#e8707a')
      shape('M-52 -62L48 -80V-60L-52 -46Z', '#fbf1e4')
      dot(16, -84, 12, '#d6413f')
    }),
    at: [0.5, 0.95],
  },
  bread: {
    ...standing(1.7, 0.1, ({ shape, line }) => {
      shape('M-80 -40Q-84 -96 0 -98Q84 -96 80 -40Q84 0 60 0H-60Q-84 0 -80 -40Z', '#c98a45')
      line('M-44 -80L-30 -54M-8 -88L6 -60M30 -84L44 -56', '#f0cf94', 6)
    }),
    at: [0.5, 0.95],
  },
  dough: {
    ...standing(2.2, 0.06, ({ shape }) =>
      shape('M-106 -30Q-100 -96 0 -98Q100 -96 106 -30Q104 0 80 0H-80Q-104 0 -106 -30Z', '#f4e4c3'),
    ),
    at: [0.5, 0.9],
  },
  pancake: standing(4, 0.026, ({ shape }) =>
    shape('M-196 -50Q-190 -100 0 -100Q190 -100 196 -50Q190 0 0 0Q-190 0 -196 -50Z', '#dfa553'),
  ),
  popcorn: {
    ...standing(0.8, 0.15, ({ shape, dot }) => {
      for (const [x, y] of pairs('-26 -76, -10 -84, 8 -82, 26 -76, 0 -94, -18 -90, 18 -90'))
        dot(x, y, 11, '#fbf0c9')
      shape('M-36 -72H36L28 0H-28Z', '#f7f1e6')
      shape('M-30 -72H-18L-16 0H-24ZM-6 -72H6L5 0H-5ZM18 -72H30L24 0H16Z', '#d6453f')
    }),
    at: [0.5, 0.7],
  },
  spaghetti: {
    ...standing(2.3, 0.085, ({ shape, line, dot }) => {
      shape('M-110 -30H110Q70 0 40 0H-40Q-70 0 -110 -30Z', '#f7f3ea')
      shape('M-80 -30Q-60 -84 0 -86Q60 -84 80 -30Z', '#f3d78f')
      line('M-64 -40Q-40 -78 -10 -50T40 -60T66 -36M-50 -34Q-20 -60 10 -36T52 -40', '#d9b055', 5)
      shape('M-34 -74Q0 -104 34 -74Q20 -60 0 -64Q-20 -60 -34 -74Z', '#c8403f')
      dot(-14, -82, 7, '#8f2f2a')
      dot(14, -84, 7, '#8f2f2a')
    }),
    at: [0.5, 0.85],
  },
  noodles: {
    ...standing(1.7, 0.09, ({ shape, line }) => {
      shape('M-70 -74Q0 -106 70 -74Z', '#f3d78f')
      line('M-56 -78Q-40 -96 -24 -80T8 -84T40 -80', '#d9b055', 4)
      shape('M-80 -74H80Q70 -8 28 -4V0H-28V-4Q-70 -8 -80 -74Z', '#c8403f')
    }),
    at: [0.5, 0.85],
  },
  pipe: {
    ...standing(1.5, 0.075, ({ shape, line }) => {
      line('M-74 -62Q-20 -64 20 -24', '#3d2f28', 11)
      shape('M16 -74H62Q62 -2 40 0Q16 0 14 -30Z', '#8a4f2c')
    }),
    at: [0.62, 0.4],
  },
  cigarette: {
    ...gripped([0.14, 0.07], [0.5, 0.2], -1.4),
    upright: true,
    draw: ({ shape }) => {
      shape('M-6 -100H6V-70H-6Z', '#dc9a4f')
      shape('M-6 -70H6V-6H-6Z', '#fbf8f1')
      shape('M-6 -8H6V0H-6Z', '#d6553f')
    },
  },
}
