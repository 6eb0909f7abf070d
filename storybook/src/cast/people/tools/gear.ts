/* oxlint-disable max-lines -- a table */
import type { Tool } from './tool.ts'

const WOOD = '#b8834f'
const DARK = '#5d3b2a'
const STEEL = '#c3ccd4'
const IRON = '#4b4f57'
const ACROSS = Math.PI / 2
const ALONG = Math.PI
const ball = (draw: Tool['draw'], size: number): Tool => ({
  aspect: 1,
  size,
  at: [0.5, 0.5],
  angle: 0,
  upright: true,
  draw,
})

/** Sport and play. */
export const GEAR: Readonly<Record<string, Tool>> = {
  football: ball(({ dot, shape }) => {
    dot(0, -50, 49, '#f7f5ef')
    shape('M0 -68L17 -55L11 -35H-11L-17 -55Z', '#33323a')
    shape(
      'M-46 -62L-30 -72L-24 -90L-38 -84ZM46 -62L30 -72L24 -90L38 -84ZM-30 -14L-20 -24L-30 -36L-42 -30ZM30 -14L20 -24L30 -36L42 -30Z',
      '#33323a',
    )
  }, 0.13),
  basketball: ball(({ dot, line }) => {
    dot(0, -50, 49, '#e0803a')
    line('M-49 -50H49M0 -99V-1M-34 -85Q-8 -50 -34 -15M34 -85Q8 -50 34 -15', '#7a3f1f', 4)
  }, 0.14),
  volleyball: ball(({ dot, line }) => {
    dot(0, -50, 49, '#f7f1e2')
    line('M-48 -60Q0 -40 48 -62M-30 -12Q-20 -50 -10 -98M20 -6Q30 -40 12 -98', '#3f72b8', 5)
  }, 0.13),
  'tennis ball': ball(({ dot, line }) => {
    dot(0, -50, 48, '#c8d93f')
    line('M-40 -76Q-10 -50 -40 -24M40 -76Q10 -50 40 -24', '#f7f5ef', 6)
  }, 0.05),
  baseball: ball(({ dot, line }) => {
    dot(0, -50, 48, '#f7f3ea')
    line('M-34 -84Q-14 -50 -34 -16M34 -84Q14 -50 34 -16', '#d6413f', 5)
  }, 0.05),
  'bowling ball': ball(({ dot }) => {
    dot(0, -50, 49, '#34487a')
    dot(-8, -72, 6, '#1d2745')
    dot(10, -76, 6, '#1d2745')
    dot(4, -60, 6, '#1d2745')
    dot(-22, -70, 9, 'rgba(255,255,255,0.35)')
  }, 0.12),
  'juggling ball': ball(({ dot }) => {
    dot(0, -50, 48, '#d6453f')
    dot(-14, -66, 14, 'rgba(255,255,255,0.35)')
  }, 0.055),
  'yellow ball': ball(({ dot }) => {
    dot(0, -50, 48, '#f2b632')
    dot(-14, -66, 14, 'rgba(255,255,255,0.35)')
  }, 0.055),
  'blue ball': ball(({ dot }) => {
    dot(0, -50, 48, '#3f80c8')
    dot(-14, -66, 14, 'rgba(255,255,255,0.35)')
  }, 0.055),
  flame: ball(({ shape }) => {
    shape('M0 0C-40 -6 -34 -50 -6 -98C0 -70 30 -60 34 -34C36 -10 20 0 0 0Z', '#ef7f2f')
    shape('M2 -2C-20 -6 -16 -34 2 -60C6 -40 22 -32 20 -18C18 -4 10 -2 2 -2Z', '#fbd35a')
  }, 0.12),
  snowball: ball(({ dot }) => {
    dot(0, -50, 48, '#f7fafc')
    dot(10, -38, 30, '#dfe9f2')
    dot(-8, -58, 34, '#fbfdff')
  }, 0.06),
  'big snowball': ball(({ dot }) => {
    dot(0, -50, 49, '#e3edf5')
    dot(-5, -56, 43, '#f7fafc')
  }, 0.3),
  shot: ball(({ dot }) => {
    dot(0, -50, 48, '#565c66')
    dot(-16, -68, 14, 'rgba(255,255,255,0.4)')
  }, 0.07),
  frisbee: {
    aspect: 3.4,
    size: 0.045,
    at: [0.1, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-168 -40Q-150 -100 0 -100Q150 -100 168 -40Q160 0 0 0Q-160 0 -168 -40Z', '#e0553f')
      shape('M-110 -58Q0 -88 110 -58Q0 -40 -110 -58Z', '#f08a6f')
    },
  },
  discus: {
    aspect: 2.2,
    size: 0.05,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) =>
      shape('M-108 -50Q-90 -100 0 -100Q90 -100 108 -50Q90 0 0 0Q-90 0 -108 -50Z', '#a8743e'),
  },
  javelin: {
    aspect: 0.03,
    size: 1.05,
    at: [0.5, 0.5],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape('M-0.7 -96H0.7V0H-0.7Z', '#d98a35')
      shape('M0 -100L1 -94H-1Z', IRON)
      shape('M-1 -58H1V-46H-1Z', '#33323a')
    },
  },
  arrow: {
    aspect: 0.09,
    size: 0.42,
    at: [0.5, 0.98],
    angle: ALONG,
    draw: ({ shape, line }) => {
      line('M0 -96V-2', WOOD, 1.8)
      shape('M0 -100L3.4 -92H-3.4Z', IRON)
      shape('M0 -14L-4 -8V2L0 -3L4 2V-8Z', '#d6453f')
    },
  },
  target: {
    aspect: 0.72,
    size: 0.78,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ line, dot }) => {
      line('M-18 -50L-26 0M18 -50L26 0', DARK, 4)
      for (const [r, c] of [
        [34, '#f7f3ea'],
        [27, '#3f72b8'],
        [20, '#d6453f'],
        [13, '#f7f3ea'],
        [6, '#f2c14a'],
      ] as const)
        dot(0, -64, r, c)
    },
  },
  'baseball bat': {
    aspect: 0.14,
    size: 0.46,
    at: [0.5, 0.93],
    angle: ACROSS,
    draw: ({ shape }) =>
      shape('M-3 0V-4H-1.8L-2 -40L-6 -70Q-7 -100 0 -100Q7 -100 6 -70L2 -40L1.8 -4H3V0Z', '#d3a060'),
  },
  'tennis racket': {
    aspect: 0.42,
    size: 0.38,
    at: [0.5, 0.93],
    angle: ALONG,
    draw: ({ shape, line }) => {
      line(
        'M-12 -86V-48M-6 -94V-40M0 -96V-38M6 -94V-40M12 -86V-48M-17 -82H17M-19 -72H19M-18 -62H18M-14 -52H14',
        '#f4efe2',
        1,
      )
      line('M-18 -68A18 27 0 1 0 18 -68A18 27 0 1 0 -18 -68Z', '#d6453f', 4)
      line('M-8 -43L0 -28L8 -43', '#d6453f', 3)
      shape('M-3 -30H3V0H-3Z', '#33323a')
    },
  },
  'badminton racket': {
    aspect: 0.34,
    size: 0.38,
    at: [0.5, 0.95],
    angle: ALONG,
    draw: ({ shape, line }) => {
      line('M-8 -90V-64M0 -96V-60M8 -90V-64M-12 -86H12M-13 -76H13M-10 -66H10', '#f4efe2', 1)
      line('M-14 -77A14 20 0 1 0 14 -77A14 20 0 1 0 -14 -77Z', '#3f80c8', 3)
      shape('M-1.2 -58H1.2V-22H-1.2Z', IRON)
      shape('M-2.6 -24H2.6V0H-2.6Z', '#33323a')
    },
  },
  shuttlecock: {
    aspect: 0.8,
    size: 0.06,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, dot, line }) => {
      shape('M-36 -96H36L14 -24H-14Z', '#fbf8f1')
      line('M-22 -96L-8 -24M0 -96V-24M22 -96L8 -24', '#d3cabb', 3)
      dot(0, -16, 15, '#d98a5f')
    },
  },
  'ping pong paddle': {
    aspect: 0.6,
    size: 0.17,
    at: [0.5, 0.9],
    angle: ALONG,
    draw: ({ shape }) => {
      shape('M-6 -36H6V0H-6Z', WOOD)
      shape('M-28 -66Q-28 -100 0 -100Q28 -100 28 -66Q28 -40 8 -34H-8Q-28 -40 -28 -66Z', '#d6413f')
    },
  },
  'ping pong ball': ball(({ dot }) => dot(0, -50, 46, '#fbf6ea'), 0.03),
  'ping pong table': {
    aspect: 3.2,
    size: 0.46,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-130 -76V0M130 -76V0M-60 -76V0M60 -76V0', '#6d757e', 4)
      shape('M-158 -84H158V-74H-158Z', '#2f7f6b')
      shape('M-2 -100H2V-84H-2Z', '#f7f3ea')
    },
  },
  'golf club': {
    aspect: 0.2,
    size: 0.6,
    at: [0.4, 0.05],
    angle: 0,
    draw: ({ shape, line }) => {
      line('M-4 -100L-1 -5', '#8a939c', 1.6)
      shape('M-6 -100H-2V-78H-5Z', '#33323a')
      shape('M-2 -6L9 -4Q11 0 8 0H-3Z', STEEL)
    },
  },
  'golf ball': ball(({ dot }) => dot(0, -50, 46, '#fbfaf6'), 0.028),
  'hockey stick': {
    aspect: 0.26,
    size: 0.7,
    at: [0.4, 0.1],
    angle: 0,
    draw: ({ line }) => line('M-8 -98L0 -6Q1 -2 10 -2', '#d3a060', 4),
  },
  'cricket bat': {
    aspect: 0.16,
    size: 0.46,
    at: [0.5, 0.07],
    angle: 0,
    draw: ({ shape }) => {
      shape('M-2 -100H2V-70H-2Z', '#33323a')
      shape('M-6 -70H6V-4Q0 2 -6 -4Z', '#e2c285')
    },
  },
  'bowling pins': {
    aspect: 1.1,
    size: 0.26,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      for (const x of [-34, 0, 34]) {
        shape(
          `M${x - 11} 0Q${x - 18} -34 ${x - 6} -62Q${x - 10} -98 ${x} -98Q${x + 10} -98 ${x + 6} -62Q${x + 18} -34 ${x + 11} 0Z`,
          '#f7f5ef',
        )
        line(`M${x - 7} -68H${x + 7}`, '#d6413f', 6)
      }
    },
  },
  barbell: {
    aspect: 3.3,
    size: 0.3,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-164 -53H164V-47H-164Z', '#8a939c')
      shape('M-150 -94H-132V-6H-150ZM132 -94H150V-6H132Z', '#34363f')
      shape('M-130 -78H-118V-22H-130ZM118 -78H130V-22H118Z', '#b8404a')
    },
  },
  'barbell end': {
    aspect: 1,
    size: 0.3,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ dot }) => {
      dot(0, -50, 48, '#34363f')
      dot(0, -50, 34, '#b8404a')
      dot(0, -50, 10, '#c3ccd4')
    },
  },
  dumbbell: {
    aspect: 1.7,
    size: 0.1,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-56 -56H56V-44H-56Z', '#8a939c')
      shape('M-80 -84H-56V-16H-80ZM56 -84H80V-16H56Z', '#34363f')
    },
  },
  kettlebell: {
    aspect: 0.9,
    size: 0.16,
    at: [0.5, 0.1],
    angle: 0,
    upright: true,
    draw: ({ line, dot }) => {
      line('M-20 -58Q-22 -92 0 -92Q22 -92 20 -58', '#34363f', 13)
      dot(0, -34, 34, '#34363f')
    },
  },
  'hula hoop': {
    aspect: 3.2,
    size: 0.17,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M-154 -50A154 44 0 1 0 154 -50A154 44 0 1 0 -154 -50Z', '#e0608a', 11)
      line('M-140 -26A154 44 0 0 0 30 -7', '#f6c4d6', 5)
    },
  },
  'exercise ball': ball(({ dot, line }) => {
    dot(0, -50, 49, '#7d9fd3')
    line('M-46 -62Q0 -48 46 -62M-46 -38Q0 -24 46 -38', '#a8c0e6', 4)
  }, 0.34),
  'punching bag': {
    aspect: 0.3,
    size: 0.95,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 -100L-8 -78M0 -100L8 -78', IRON, 1.6)
      shape('M-13 -78Q0 -84 13 -78V-6Q0 2 -13 -6Z', '#b8303f')
      line('M-13 -62Q0 -57 13 -62M-13 -22Q0 -17 13 -22', '#8a1f2c', 2)
    },
  },
  'yoga mat': {
    aspect: 42,
    size: 0.03,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape }) => shape('M-2060 -60H2060L2100 0H-2100Z', '#7db5a8'),
  },
  'exercise bench': {
    aspect: 2.4,
    size: 0.26,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape }) => {
      shape('M-90 -84H-78V0H-90ZM78 -84H90V0H78Z', IRON)
      shape('M-116 -100H116V-78H-116Z', '#34405e')
    },
  },
  trampoline: {
    aspect: 3.4,
    size: 0.26,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-150 -80V0M150 -80V0M-60 -76V0M60 -76V0', '#6d757e', 8)
      shape('M-168 -86Q0 -104 168 -86Q0 -66 -168 -86Z', '#34405e')
      line('M-168 -86Q0 -66 168 -86', '#e0803a', 9)
    },
  },
  'pull-up bar': {
    aspect: 0.7,
    size: 1.36,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M-31 0V-98M31 0V-98', '#6d757e', 3)
      line('M-33 -98H33', '#4b4f57', 2.6)
    },
  },
  'high bar': {
    aspect: 0.3,
    size: 0.9,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line('M-13 0V-98M13 0V-98', '#8a939c', 2)
      line('M-13 -98H13', '#d6453f', 2)
    },
  },
  hurdle: {
    aspect: 0.5,
    size: 0.42,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-4 -84V-2H22M-4 -2H-20', '#8a939c', 4)
      shape('M-12 -100H6V-74H-12Z', '#d6453f')
    },
  },
  'crash mat': {
    aspect: 3.2,
    size: 0.2,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-158 -96H158V0H-158Z', '#3f72b8')
      line('M-158 -60H158', '#6f9fd9', 8)
    },
  },
  goal: {
    aspect: 0.86,
    size: 1.1,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ line }) => {
      line(
        'M-30 -97L40 -4M-20 -97L42 -20M-8 -97L42 -40M-36 -80L40 -66M-36 -60L41 -48M-36 -40L42 -30M-36 -20L42 -14',
        '#ded8cb',
        0.8,
      )
      line('M-38 0V-97H6L42 -2H-38', '#f7f5ef', 3.4)
    },
  },
  'basketball hoop': {
    aspect: 0.6,
    size: 1.9,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M22 0V-78L12 -84', '#6d757e', 3)
      shape('M6 -99H12V-66H6Z', '#f7f5ef')
      line('M6 -88V-74', '#d6453f', 1.2)
      line('M6 -71H-16', '#e0553f', 1.8)
      line(
        'M-15 -71L-10 -59M-8 -71L-7 -59M-1 -71L-3 -59M5 -71L0 -59M-13 -66H3M-11 -62H1',
        '#f4f0e6',
        0.7,
      )
    },
  },
  net: {
    aspect: 0.12,
    size: 1.1,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 0V-98', '#6d757e', 3)
      shape('M-5 -98H5V-62H-5Z', 'rgba(247,243,234,0.85)')
    },
  },
  'tennis net': {
    aspect: 0.2,
    size: 0.52,
    at: [0.5, 0],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 0V-98', '#4f6b4f', 4)
      shape('M-7 -98H7V-2H-7Z', 'rgba(247,243,234,0.75)')
    },
  },
  kite: {
    aspect: 0.66,
    size: 0.34,
    at: [0.5, 0.6],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 -34Q-12 -24 -2 -14T-8 0', '#d6453f', 2)
      shape('M0 -100L32 -70L0 -34L-32 -70Z', '#f2b632')
      shape('M0 -100L32 -70L0 -70Z', '#d6453f')
      shape('M0 -34L-32 -70L0 -70Z', '#3f80c8')
    },
  },
  umbrella: {
    aspect: 1.05,
    size: 0.5,
    at: [0.5, 0.95],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 -96V-8Q0 0 6 0Q11 0 11 -6', '#4a3a34', 2.6)
      shape(
        'M-52 -50Q-46 -96 0 -98Q46 -96 52 -50Q42 -58 32 -50Q22 -58 11 -50Q0 -58 -11 -50Q-22 -58 -32 -50Q-42 -58 -52 -50Z',
        '#c8455a',
      )
      line('M0 -98V-53M0 -97Q-22 -84 -32 -51M0 -97Q22 -84 32 -51', '#9c2f45', 1.2)
    },
  },
  parachute: {
    aspect: 1.2,
    size: 1.15,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-56 -52L0 0L56 -52M-28 -56L0 0L28 -56M0 -58V0', '#6d6257', 0.7)
      shape(
        'M-58 -50Q-56 -100 0 -100Q56 -100 58 -50Q44 -58 29 -52Q14 -60 0 -54Q-14 -60 -29 -52Q-44 -58 -58 -50Z',
        '#e0553f',
      )
      shape('M-29 -52Q-30 -92 0 -100Q30 -92 29 -52Q14 -60 0 -54Q-14 -60 -29 -52Z', '#f7f1e2')
      shape('M-8 -56Q-8 -94 0 -100Q8 -94 8 -56Q0 -52 -8 -56Z', '#e0553f')
    },
  },
  paraglider: {
    aspect: 1.7,
    size: 1.1,
    at: [0.5, 1],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-74 -66L0 0L74 -66M-38 -78L0 0L38 -78M-10 -82L0 0L10 -82', '#6d6257', 0.7)
      shape('M-82 -60Q-76 -94 0 -98Q76 -94 82 -60Q40 -84 0 -84Q-40 -84 -82 -60Z', '#f2a03c')
      shape('M-30 -82Q-30 -96 0 -98Q30 -96 30 -82Q0 -86 -30 -82Z', '#3f8fae')
    },
  },
  'hang glider': {
    aspect: 2.4,
    size: 0.6,
    at: [0.5, 0.98],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 -80L-18 0H18L0 -80', '#6d757e', 2)
      shape('M-116 -66Q-20 -92 84 -100L116 -66Q0 -84 -116 -66Z', '#e0553f')
      shape('M-40 -76Q10 -94 84 -100L40 -74Z', '#f2c14a')
    },
  },
  'magic hat': {
    aspect: 1.1,
    size: 0.2,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-34 0L-38 -84H38L34 0Q0 6 -34 0Z', '#34303c')
      line('M-35 -70H35', '#b8404a', 9)
      shape('M-54 -88Q0 -104 54 -88Q0 -72 -54 -88Z', '#25222b')
    },
  },
  lightsaber: {
    aspect: 0.1,
    size: 0.52,
    at: [0.5, 0.93],
    angle: ACROSS,
    draw: ({ shape }) => {
      shape('M-2.4 -16V-96Q0 -101 2.4 -96V-16Z', '#8ff0a8')
      shape('M-1 -16V-94H1V-16Z', '#f4fff6')
      shape('M-2.6 -17H2.6V0H-2.6Z', '#6d757e')
    },
  },
  'teddy bear': {
    aspect: 0.8,
    size: 0.24,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ dot }) => {
      for (const [x, y, r, c] of [
        [-20, -92, 9, '#9c6b3f'],
        [20, -92, 9, '#9c6b3f'],
        [-26, -40, 11, '#a8764a'],
        [26, -40, 11, '#a8764a'],
        [-18, -8, 13, '#9c6b3f'],
        [18, -8, 13, '#9c6b3f'],
        [0, -32, 26, '#b3834f'],
        [0, -74, 24, '#b3834f'],
        [0, -66, 10, '#e2c59a'],
        [0, -70, 4, '#3a2a2a'],
        [-9, -79, 3, '#3a2a2a'],
        [9, -79, 3, '#3a2a2a'],
      ] as const)
        dot(x, y, r, c)
    },
  },
  flag: {
    aspect: 0.62,
    size: 0.7,
    at: [0.12, 0.85],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      line('M-26 0V-98', WOOD, 3)
      shape('M-25 -97Q-4 -104 8 -96T34 -96V-60Q20 -54 8 -60T-25 -60Z', '#d6453f')
    },
  },
  'pom pom': ball(({ dot }) => {
    for (let i = 0; i < 10; i++)
      dot(Math.cos(i * 0.63) * 30, -50 + Math.sin(i * 0.63) * 30, 20, i % 2 ? '#f2c14a' : '#e0608a')
    dot(0, -50, 30, '#f2c14a')
  }, 0.12),
  'snowman head': {
    aspect: 1,
    size: 0.26,
    at: [0.5, 0.9],
    angle: 0,
    upright: true,
    draw: ({ dot, shape }) => {
      dot(0, -36, 35, '#e3edf5')
      dot(-3, -40, 31, '#f7fafc')
      shape('M-28 -66H28V-58H-28ZM-18 -98H18V-62H-18Z', '#34323c')
      dot(-14, -46, 4, '#33323a')
      dot(10, -46, 4, '#33323a')
      shape('M0 -38L-34 -32L0 -28Z', '#ec8b3a')
    },
  },
  'swaddled baby': {
    aspect: 0.5,
    size: 0.26,
    at: [0.5, 0.6],
    angle: 0.4,
    upright: true,
    draw: ({ shape, dot }) => {
      shape('M0 0Q-26 -10 -22 -60Q-20 -96 0 -98Q20 -96 22 -60Q26 -10 0 0Z', '#a8d3e0')
      dot(2, -76, 16, '#f3c6a3')
      dot(-3, -76, 2, '#3a2a2a')
      dot(8, -76, 2, '#3a2a2a')
      shape('M-22 -50Q0 -34 22 -54V-44Q0 -24 -22 -40Z', '#8fc0d0')
    },
  },
  'weather map': {
    aspect: 1.4,
    size: 0.6,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      shape('M-70 -100H70V0H-70Z', '#2f4a6b')
      shape('M-65 -95H65V-5H-65Z', '#7fb8dc')
      shape(
        'M-52 -80Q-30 -92 -8 -82Q16 -90 44 -74Q58 -56 46 -34Q30 -10 2 -18Q-26 -8 -44 -30Q-62 -54 -52 -80Z',
        '#8fc47a',
      )
      dot(-26, -62, 11, '#f6c445')
      for (const [x, y] of [
        [14, -60],
        [24, -66],
        [34, -60],
      ] as const)
        dot(x, y, 9, '#f7f4ee')
      line('M14 -48L11 -40M24 -48L21 -38M34 -48L31 -40', '#3f74b8', 2.4)
      line('M-58 -26Q-30 -40 0 -30Q28 -22 58 -36', '#d6544a', 2)
    },
  },
  'chart board': {
    aspect: 1.4,
    size: 0.6,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line, dot }) => {
      shape('M-70 -100H70V0H-70Z', '#8f9aa5')
      shape('M-66 -96H66V-4H-66Z', '#fbf8f1')
      for (const [x, tall, colour] of [
        [-50, 22, '#4f80bd'],
        [-34, 34, '#3f8f8b'],
        [-18, 48, '#edbd4f'],
        [-2, 62, '#d65a4a'],
      ] as const)
        shape(`M${x} -14H${x + 11}V${-14 - tall}H${x}Z`, colour)
      line('M-56 -12H16', '#5a5560', 2)
      line('M-48 -44L-30 -58L-12 -70L8 -86', '#5a5560', 2)
      dot(40, -58, 19, '#4f80bd')
      shape('M40 -58V-77A19 19 0 0 1 58 -52Z', '#e5934a')
      line('M24 -28H58M24 -20H50', '#b9b3a8', 2.4)
    },
  },
  blackboard: {
    aspect: 1.5,
    size: 0.66,
    at: [0.5, 0.5],
    angle: 0,
    upright: true,
    draw: ({ shape, line }) => {
      shape('M-74 -100H74V0H-74Z', '#a9743f')
      shape('M-68 -94H68V-8H-68Z', '#3f5f52')
      line('M-50 -70H-10M-50 -56H10M-50 -42H-20', '#e6efe6', 3)
      line('M20 -40L36 -72L52 -40ZM26 -52H46', '#f2e3a1', 3)
    },
  },
}
