import { gripped, IRON, PAPER, ACROSS, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const COVERS = ['#b8504a', '#3f7fc0', '#4f9d5d', '#e0b040', '#8a5fb0']

/** Books that lie on one another, each a little aside, with their pages to us. */
function flatBooks(count: number): Tool['draw'] {
  const thick = 96 / count
  const half = count === 2 ? 88 : 36
  return ({ shape }) => {
    for (let index = 0; index < count; index++) {
      const [low, aside] = [-index * thick, (index % 2 === 0 ? -1 : 1) * half * 0.05]
      const [left, right] = [aside - half, aside + half]
      shape(`M${left} ${low - thick}H${right}V${low}H${left}Z`, COVERS[index % COVERS.length]!)
      const [top, bottom] = [low - thick * 0.78, low - thick * 0.22]
      shape(`M${left + half * 0.12} ${top}H${right}V${bottom}H${left + half * 0.12}Z`, '#f6efdc')
    }
  }
}

/** Books and papers. */
export const PAPERS: Readonly<Record<string, Tool>> = {
  /** Spread out and bent over a head. */
  'newspaper roof': standing(2.6, 0.16, ({ shape, line }) => {
    shape('M-130 -20L-4 -88L4 -100L130 -34L118 -8L4 -66L-118 4Z', '#ece7da')
    shape('M-130 -20L-4 -88L4 -66L-118 4Z', '#d8d2c2')
    for (const y of [0, 9, 18])
      line(`M-104 ${-16 + y * 0.6}L-16 ${-66 + y * 0.6}M20 ${-84 + y}L108 ${-38 + y}`, '#8f897c', 3)
  }),
  'two books': standing(2, 0.1, flatBooks(2)),
  'book pile': standing(0.84, 0.24, flatBooks(5)),
  clipboard: {
    ...gripped([0.74, 0.17], [0.5, 0.8], 0.3),
    draw: ({ shape, line }) => {
      shape('M-36 -96H36V0H-36Z', '#a9743f')
      shape('M-30 -86H30V-6H-30Z', PAPER)
      shape('M-14 -100H14V-84H-14Z', IRON)
      line('M-22 -68H22M-22 -52H22M-22 -36H10', '#9fb2bd', 4)
    },
  },
  book: {
    ...gripped([0.74, 0.15], [0.2, 0.7], 0.3),
    draw: ({ shape }) => {
      shape('M-34 -100H36V0H-34Z', '#b8503f')
      shape('M-34 -100H-24V0H-34Z', '#8f3a30')
      shape('M-12 -76H24V-62H-12Z', '#f2d391')
    },
  },
  'open book': {
    ...standing(1.5, 0.15, ({ shape, line }) => {
      shape('M-74 -88L0 -74L74 -88V-4L0 8L-74 -4Z', '#8f3a30')
      shape('M-68 -94Q-34 -104 0 -84V0Q-34 -18 -68 -10Z', PAPER)
      shape('M68 -94Q34 -104 0 -84V0Q34 -18 68 -10Z', '#f1e8d3')
      line(
        'M-56 -76Q-34 -82 -12 -72M-56 -58Q-34 -64 -12 -54M-56 -40Q-34 -46 -12 -36M12 -72Q34 -82 56 -76M12 -54Q34 -64 56 -58',
        '#b3a78f',
        3,
      )
    }),
    at: [0.5, 0.9],
  },
  notebook: {
    ...gripped([0.74, 0.13], [0.5, 0.8], 0.3),
    draw: ({ shape, line }) => {
      shape('M-34 -100H36V0H-34Z', '#3f6f8f')
      shape('M-28 -94H32V-6H-28Z', PAPER)
      line('M-18 -76H22M-18 -58H22M-18 -40H8', '#9fb2bd', 4)
    },
  },
  newspaper: {
    ...standing(1.25, 0.24, ({ shape, line }) => {
      shape('M-60 -96L0 -100L60 -96V0L0 -4L-60 0Z', '#efe9da')
      line('M-50 -84H-10M12 -84H50', '#55504a', 7)
      line(
        'M-50 -66H-10M-50 -56H-10M-50 -46H-10M12 -66H50M12 -56H50M12 -46H50M12 -36H50M-50 -20H-10',
        '#b3ab9a',
        3,
      )
    }),
    at: [0.5, 0.6],
  },
  diploma: {
    ...gripped([0.26, 0.16], [0.5, 0.6], ACROSS),
    draw: ({ shape }) => {
      shape('M-11 -100H11V0H-11Z', PAPER)
      shape('M-12 -58H12V-42H-12Z', '#c8403f')
    },
  },
  certificate: standing(1.36, 0.24, ({ shape, line, dot }) => {
    shape('M-68 -100H68V0H-68Z', '#e3b04b')
    shape('M-61 -93H61V-7H-61Z', '#fdf6e3')
    line('M-40 -76H40', '#6b4a2c', 8)
    line('M-46 -56H46M-46 -44H46M-34 -32H20', '#c3b294', 4)
    shape('M34 -26L28 0L38 -6L48 0L42 -26Z', '#b8383a')
    dot(38, -28, 12, '#d8484a')
  }),
  blueprint: standing(1.4, 0.26, ({ shape, line }) => {
    shape('M-70 -98L0 -100L70 -98V-2L0 0L-70 -2Z', '#3f76b8')
    line('M-52 -22V-58L-26 -80L0 -58V-22ZM-34 -22V-42H-18V-22', '#dcecfb', 4)
    line('M20 -80H54M20 -66H54M20 -52H44M20 -22H54V-38H20Z', '#a9cbec', 4)
  }),
  map: {
    ...standing(1.3, 0.18, ({ shape, line, dot }) => {
      shape('M-62 -92L-20 -100L20 -90L62 -98V-4L20 2L-20 -8L-62 2Z', '#ecd9a8')
      line('M-44 -30Q-20 -60 6 -40T46 -70', '#b0603f', 4)
      dot(46, -70, 6, '#c8403f')
    }),
    at: [0.5, 0.75],
  },
  letter: {
    ...gripped([1.5, 0.09], [0.5, 0.7], 0.2),
    draw: ({ shape, line }) => {
      shape('M-72 -96H72V0H-72Z', PAPER)
      line('M-70 -94L0 -40L70 -94', '#c9b99a', 4)
    },
  },
  'written page': standing(0.74, 0.19, ({ shape, line }) => {
    shape('M-37 -100H37V0H-37Z', '#fbf3dc')
    shape('M-37 -68L37 -64V-100H-37Z', '#f4e9cb')
    line(
      'M-26 -86H10M-26 -76H26M-26 -58H26M-26 -48H22M-26 -38H26M-26 -28H14M4 -14Q12 -22 18 -13T28 -16',
      '#6a6f86',
      2.6,
    )
  }),
  'paper sheet': {
    ...standing(2.2, 0.06, ({ shape, line }) => {
      shape('M-90 -96H80L108 0H-108Z', '#fbf6ea')
      line('M-70 -72H50M-76 -48H60M-82 -24H20', '#9fb2bd', 6)
    }),
    at: [0.5, 0.9],
  },
  banknotes: {
    ...standing(1.9, 0.075, ({ shape, dot }) => {
      shape('M-84 -90L66 -100L84 -20L-66 -8Z', '#5f9d6b')
      shape('M-90 -78L76 -84L78 -2L-88 2Z', '#8fc08f')
      dot(-6, -41, 24, '#5f9d6b')
      dot(-6, -41, 14, '#d9ecd0')
    }),
    at: [0.3, 0.6],
  },
  banknote: {
    ...standing(2, 0.06, ({ shape, dot }) => {
      shape('M-98 -96H98V0H-98Z', '#8fc08f')
      dot(0, -48, 28, '#5f9d6b')
      dot(0, -48, 16, '#d9ecd0')
    }),
    at: [0.2, 0.5],
  },
  'playing cards': {
    ...standing(1.4, 0.1, ({ shape, dot }) => {
      shape('M-10 0L-64 -70L-34 -94L14 -20Z', '#fbf6ea')
      shape('M-6 0L-34 -94L4 -100L22 -10Z', '#f4ecd9')
      shape('M0 0L10 -100L48 -90L26 -4Z', '#fbf6ea')
      dot(26, -70, 9, '#d6413f')
      dot(-14, -80, 8, '#33323a')
    }),
    at: [0.5, 0.95],
  },
  'chess board': {
    ...standing(3.4, 0.1, ({ shape, dot }) => {
      shape('M-160 -22H160L170 0H-170Z', '#8a5a34')
      for (let i = 0; i < 8; i += 2)
        shape(`M${-150 + i * 38} -22H${-112 + i * 38}V-16H${-150 + i * 38}Z`, '#f4e4c3')
      for (const [x, tall, colour] of [
        [-130, 60, '#f7f1e2'],
        [-94, 76, '#f7f1e2'],
        [-60, 50, '#f7f1e2'],
        [60, 50, '#3a3038'],
        [96, 76, '#3a3038'],
        [130, 60, '#3a3038'],
      ] as const) {
        shape(`M${x - 13} -22L${x - 5} ${-22 - tall * 0.7}H${x + 5}L${x + 13} -22Z`, colour)
        dot(x, -22 - tall * 0.78, 10, colour)
      }
    }),
    at: [0.5, 0.95],
  },
}
