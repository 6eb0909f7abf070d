import { pairs, triples } from '../../../../scene/rows.ts'
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
} from '../materials.ts'
import type { Tool, ToolPaper } from '../tool.ts'

/** For builders and smiths. */
export const WORKSHOP: Readonly<Record<string, Tool>> = {
  hammer: {
    ...gripped([0.5, 0.2], [0.5, 0.9], ACROSS),
    draw: ({ shape }) => {
      shape(rod(4.5, -84, 0), WOOD)
      shape('M-22 -100H16Q24 -96 26 -86L14 -82H-22Z', IRON)
    },
  },
  'floor pump': standing(0.5, 0.3, ({ shape }) => {
    shape('M-22 -4H22V0H-22Z', DARK)
    shape('M-9 -100H9V-4H-9Z', '#c9463c')
    shape('M-11 -100H11V-92H-11ZM-11 -12H11V-4H-11Z', STEEL)
  }),
  'pump handle': standing(0.9, 0.2, ({ shape }) => {
    shape('M-3 -94H3V0H-3Z', STEEL)
    shape('M-44 -100H44V-88H-44Z', WOOD)
  }),
  wrench: {
    ...gripped([0.3, 0.2], [0.5, 0.85], ACROSS),
    draw: ({ shape }) =>
      shape('M-5 0V-70Q-15 -76 -14 -90L-10 -98L-4 -88H4L10 -98L14 -90Q15 -76 5 -70V0Z', '#a9b4be'),
  },
  screwdriver: {
    ...gripped([0.16, 0.16], [0.5, 0.85], ALONG),
    draw: ({ shape }) => {
      shape('M-2.5 -100H2.5V-40H-2.5Z', STEEL)
      shape('M-8 -42H8V0H-8Z', '#d65a3f')
    },
  },
  saw: {
    ...gripped([0.34, 0.36], [0.3, 0.92], ALONG),
    draw: ({ shape }) => {
      shape(
        'M-14 -100L2 -100L14 -28H-14L-16 -34L-13 -38L-16 -44L-13 -48L-16 -54L-13 -58L-16 -64L-13 -68L-16 -74L-13 -78L-16 -84L-13 -88Z',
        STEEL,
      )
      shape('M-15 -30H15V0H-15ZM-7 -22V-9H7V-22Z', WOOD)
    },
  },
  torch: {
    ...gripped([0.26, 0.22], [0.5, 0.8], ALONG),
    draw: ({ shape }) => {
      shape('M-3 -100H3L6 -60H-6Z', GOLD)
      shape('M-7 -62H7V0H-7Z', '#4b4f57')
    },
  },
  anvil: {
    ...standing(1.4, 0.3, ({ shape }) => {
      shape('M-30 -46H30V0H-30Z', '#8a5a34')
      shape('M-70 -96H50V-74Q20 -72 18 -56L30 -44H-30L-18 -56Q-22 -74 -50 -78Z', '#565c66')
    }),
    at: [0.5, 0],
  },
  plank: {
    ...standing(6, 0.05, ({ shape, line }) => {
      shape('M-298 -96H298V0H-298Z', '#d9b07a')
      line('M-280 -60H120M-100 -34H280', '#b8834f', 6)
    }),
    at: [0.5, 0],
  },
  tyre: standing(1, 0.4, ({ dot }) => {
    dot(0, -50, 49, '#34323c')
    dot(0, -50, 28, '#b9c1c9')
    dot(0, -50, 10, '#6d757e')
  }),
  whetstone: {
    ...standing(2.4, 0.05, ({ shape }) => {
      shape('M-118 -96H118V-40H-118Z', '#8f9aa5')
      shape('M-118 -44H118V0H-118Z', '#c8a27a')
    }),
    at: [0.9, 0.5],
  },
  roller: {
    ...gripped([0.4, 0.34], [0.5, 0.94], 2.6),
    draw: ({ shape, line }) => {
      shape('M-18 -100H18V-82H-18Z', '#4f9fc8')
      line('M0 0V-60L14 -70V-80', IRON, 3)
      shape('M-4 -34H4V0H-4Z', '#d65a3f')
    },
  },
  'wall panel': {
    ...standing(0.7, 1.2, ({ shape, line }) => {
      shape('M-34 -100H34V0H-34Z', '#efe4cf')
      shape('M-34 -100H2V-30H-34Z', '#8fc0d6')
      line('M-34 -30H2M2 -30V-100', '#a8d0e0', 2)
    }),
    at: [0.5, 0],
  },
  'wide wall': standing(1.7, 1.25, ({ shape, line }) => {
    // The paint comes first: it is what a dye colours.
    shape('M-85 -100H85V0H-85Z', '#8fc0d6')
    shape('M-24 -100H24V-62H40V-24H85V0H-85V-24H-40V-62H-24Z', '#efe4cf')
    line('M-24 -100V-62H-40V-24H-85M24 -100V-62H40V-24H85', '#fbf6ea', 2)
    shape('M-85 -4H85V0H-85Z', '#cdbf9f')
  }),
  'wash tub': standing(2, 0.34, ({ shape, line, dot }) => {
    shape('M-96 -70H96L80 0H-80Z', '#9fb4c0')
    shape('M-98 -76H98V-64H-98Z', '#c3d2da')
    line('M-88 -34H88', '#86a0ae', 5)
    for (const [x, y, r] of triples(
      '-74 -78 17, -48 -84 20, -22 -78 16, 4 -82 19, 32 -78 17, 58 -84 19, 80 -77 14',
    ))
      dot(x, y, r, '#ffffff')
  }),
  scissors: {
    ...gripped([0.5, 0.13], [0.5, 0.8], ALONG),
    draw: ({ shape, line }) => {
      shape('M-3 -36L-9 -98L3 -44Z', STEEL)
      shape('M3 -36L9 -98L-3 -44Z', '#b3bdc7')
      line('M-18 -18A9 12 0 1 0 0 -20ZM18 -18A9 12 0 1 1 0 -20Z', '#d6453f', 6)
    },
  },
  gavel: {
    ...gripped([0.6, 0.17], [0.5, 0.92], ACROSS),
    draw: ({ shape }) => {
      shape(rod(4, -70, 0), WOOD)
      shape('M-28 -100H28V-66H-28Z', DARK)
    },
  },
  'magnifying glass': {
    ...gripped([0.46, 0.2], [0.5, 0.92], 2.4),
    draw: ({ shape, line, dot }) => {
      shape('M-4 -52H4V0H-4Z', DARK)
      dot(0, -76, 19, 'rgba(200,230,240,0.55)')
      line('M-20 -76A20 20 0 1 0 20 -76A20 20 0 1 0 -20 -76Z', '#c99c3c', 5)
      line('M-10 -84Q-4 -92 4 -90', '#ffffff', 3)
    },
  },
  'lamp post': {
    ...standing(0.16, 1.5, ({ shape, line, dot }) => {
      line('M0 0V-88', '#3d4048', 2.6)
      shape('M-5 0L-3 -8H3L5 0Z', '#3d4048')
      dot(0, -93, 6, '#f7e3a1')
      shape('M-6 -97H6L0 -100Z', '#3d4048')
    }),
    at: [0.5, 0],
  },
  'spray can': standing(0.4, 0.14, ({ shape }) => {
    shape('M-6 -100H6V-86H-6Z', '#f4f2ec')
    shape('M-16 -86H16V0H-16Z', '#d6453f')
    shape('M-16 -60H16V-36H-16Z', '#f2c14a')
  }),
  'hot iron': standing(4, 0.12, ({ shape, line }) => {
    glowOf(shape)
    shape('M-190 -62H-60V-42H-190Z', '#3d3a40')
    shape('M-65 -76H120L180 -52L120 -28H-65Z', '#f2752f')
    line('M-55 -52H130', '#ffe9a8', 18)
  }),
  'hot sword': standing(4, 0.12, ({ shape, line }) => {
    glowOf(shape)
    shape('M-190 -62H-120V-42H-190Z', '#5a3a2a')
    shape('M-126 -94H-108V-10H-126Z', '#8a6f3a')
    shape('M-108 -74H130L200 -52L130 -30H-108Z', '#ff7a2a')
    line('M-100 -52H150', '#fff0b8', 16)
  }),
  'burning torch': standing(0.5, 0.26, ({ shape, line }) => {
    line('M0 0V-52', '#d9b68a', 7)
    line('M0 -2V-14', '#b8473a', 9)
    shape('M-7 -46H7L6 -58H-6Z', '#4a4038')
    shape(
      'M3 -102Q30 -76 23 -58Q14 -46 0 -48Q-17 -46 -23 -60Q-25 -74 -12 -86Q-10 -78 -5 -78Q4 -86 3 -102Z',
      '#f5772a',
    )
    shape('M1 -86Q18 -70 14 -58Q8 -50 0 -50Q-11 -51 -14 -62Q-12 -72 -4 -72Q1 -76 1 -86Z', '#ffb52e')
    shape('M0 -70Q9 -62 7 -56Q4 -51 0 -51Q-7 -53 -7 -59Q-5 -64 0 -70Z', '#fff3b0')
  }),
  'brick panel': standing(1.7, 1.25, bricks),
  mural: standing(1.7, 1.25, ({ shape, line, dot }) => {
    bricks({ shape, line })
    shape('M-62 -92L58 -95L63 -14L-58 -17Z', '#8fc6e0')
    dot(30, -78, 11, '#f7cf5a')
    shape('M-60 -40Q-30 -66 0 -44Q26 -70 61 -46L62 -14L-59 -17Z', '#5fa36b')
    shape('M-59 -26Q-10 -42 62 -24L63 -14L-58 -17Z', '#3f8f8b')
    line('M-24 -24V-52', '#7a5236', 4)
    shape('M-24 -78Q-4 -74 -8 -56Q-14 -44 -24 -48Q-38 -44 -42 -58Q-44 -74 -24 -78Z', '#e0708a')
    shape('M6 -24L20 -46L36 -24Z', '#d6453f')
    shape('M10 -24H32V-12H10Z', '#f4ecd8')
  }),
  'painted wall': standing(1.7, 1.25, ({ shape, line, dot }) => {
    bricks({ shape, line })
    shape('M-64 -90Q-20 -99 60 -92Q68 -50 62 -12Q0 -7 -60 -14Q-70 -50 -64 -90Z', '#bfe0ea')
    shape('M-62 -34Q-20 -44 64 -32L62 -12Q0 -7 -60 -14Z', '#f3d58a')
    for (const [x, y, r, c] of [
      [-50, -80, 6, '#f0a05a'],
      [50, -82, 8, '#f7cf5a'],
      [-58, -24, 5, '#e0708a'],
      [56, -22, 5, '#6fb58a'],
    ] as const)
      dot(x, y, r, c)
  }),
  'red card': standing(0.7, 0.16, ({ shape }) => shape('M-34 -100H34V0H-34Z', '#d6202f')),
  'yellow card': standing(0.7, 0.16, ({ shape }) => shape('M-34 -100H34V0H-34Z', '#f2c82f')),
  'graffiti wall': standing(1.1, 1, ({ shape, line }) => {
    shape('M-54 -100H54V0H-54Z', '#b8a99a')
    line(
      'M-54 -75H54M-54 -50H54M-54 -25H54M-20 -100V-75M24 -75V-50M-24 -50V-25M16 -25V0',
      '#9c8d7e',
      1.4,
    )
    shape(
      'M-40 -62Q-30 -88 -10 -72Q0 -92 18 -74Q44 -80 40 -54Q44 -34 14 -38Q-6 -24 -20 -40Q-46 -40 -40 -62Z',
      '#4fb0e0',
    )
    shape('M-26 -58Q-14 -74 0 -60Q14 -74 26 -58Q14 -44 0 -48Q-14 -42 -26 -58Z', '#f0637f')
    line('M-44 -26Q-10 -14 40 -26', '#8fc046', 5)
  }),
}

/** A wall of bricks, as wide as murals are. */
function bricks({ shape, line }: Pick<ToolPaper, 'shape' | 'line'>): void {
  shape('M-85 -100H85V0H-85Z', '#b06a50')
  const rows = [10, 20, 30, 40, 50, 60, 70, 80, 90].map((y) => `M-85 -${y}H85`)
  const joints = Array.from({ length: 10 }, (_, row) =>
    Array.from({ length: 8 }, (_unused, k) => `M${-80 + k * 22 + (row % 2) * 11} -${row * 10}v-10`),
  )
  line([...rows, ...joints.flat()].join(''), '#d9b5a0', 0.8)
}

/** The glow about red-hot metal. */
function glowOf(shape: (path: string, colour: string) => void): void {
  for (const [wide, tall] of pairs('200 50, 180 38, 165 30'))
    shape(
      `M${-wide} -52Q${-wide} ${-52 - tall} 20 ${-52 - tall}Q${wide} ${-52 - tall} ${wide} -52Q${wide} ${-52 + tall} 20 ${-52 + tall}Q${-wide} ${-52 + tall} ${-wide} -52Z`,
      'rgba(255,150,50,0.22)',
    )
}
