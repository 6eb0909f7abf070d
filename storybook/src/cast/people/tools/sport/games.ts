import { CHINA, DARK, GOLD, IRON, PAPER, WOOD, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Games, tricks and playgrounds. */
export const GAMES: Readonly<Record<string, Tool>> = {
  'domino row': standing(4, 0.14, ({ shape, dot }) => {
    for (const [index, x] of [-170, -130, -90, -50, -10, 30, 70, 110, 150].entries()) {
      const lean = index > 5 ? (index - 5) * 12 : 0
      shape(`M${x} 0L${x + lean} -96H${x + 22 + lean}L${x + 22} 0Z`, '#33323a')
      dot(x + 11 + lean * 0.75, -74, 5, PAPER)
      dot(x + 11 + lean * 0.25, -26, 5, PAPER)
    }
  }),
  domino: standing(0.5, 0.09, ({ shape, dot }) => {
    shape('M-22 -100H22V0H-22Z', '#33323a')
    dot(-8, -76, 6, PAPER)
    dot(8, -60, 6, PAPER)
    dot(0, -26, 6, PAPER)
  }),
  'card house': standing(1.3, 0.3, ({ line }) => {
    line('M-60 -2L-44 -32L-28 -2M-16 -2L0 -32L16 -2M28 -2L44 -32L60 -2', '#f4efe2', 5)
    line('M-60 -34H60', '#d6453f', 4)
    line('M-38 -36L-22 -66L-6 -36M6 -36L22 -66L38 -36', '#f4efe2', 5)
    line('M-38 -68H38', '#3f72b8', 4)
    line('M-16 -70L0 -99L16 -70', '#f4efe2', 5)
  }),
  'one card': standing(0.7, 0.1, ({ shape, dot }) => {
    shape('M-32 -98H32V-2H-32Z', '#fbf8f1')
    shape('M0 -72L18 -48L0 -24L-18 -48Z', '#d6302f')
    dot(-22, -86, 4, '#d6302f')
  }),
  'card fan': standing(1.6, 0.13, ({ shape }) => {
    for (const a of [-0.9, -0.45, 0, 0.45, 0.9]) {
      const x = Math.sin(a) * 70
      const y = -Math.cos(a) * 84
      shape(`M-6 0L${x - 18} ${y}L${x + 18} ${y - a * 14}L6 0Z`, a === 0 ? '#f4f2ec' : '#fbf8f1')
    }
  }),
  'block tower': standing(0.5, 0.42, ({ shape }) => {
    for (const [index, colour] of [
      '#d6453f',
      '#f2c14a',
      '#3f80c8',
      '#5fb07f',
      '#e0703a',
    ].entries()) {
      const y = -index * 20
      shape(
        `M${-20 + (index % 2) * 3} ${y}H${18 + (index % 2) * 3}V${y - 19}H${-20 + (index % 2) * 3}Z`,
        colour,
      )
    }
  }),
  block: standing(1, 0.085, ({ shape }) => shape('M-48 -98H48V-2H-48Z', '#8f6fc8')),
  'puppet theatre': standing(1.1, 0.9, ({ shape, line }) => {
    shape('M-54 -100H54V0H-54Z', '#c8303f')
    shape('M-40 -86H40V-44H-40Z', '#2f3f6b')
    shape('M-40 -86Q-30 -60 -40 -44ZM40 -86Q30 -60 40 -44Z', '#f2c14a')
    line('M-54 -40H54', GOLD, 4)
    line('M-40 -34V-2M-20 -34V-2M0 -34V-2M20 -34V-2M40 -34V-2', '#a8242f', 2)
    shape('M-58 -100L0 -116L58 -100Z', GOLD)
  }),
  'hand puppet': standing(0.9, 0.2, ({ shape, dot }) => {
    shape('M-20 0L-24 -44L-42 -36L-38 -54L-14 -62H14L38 -54L42 -36L24 -44L20 0Z', '#3f8fc8')
    dot(0, -76, 22, '#f6c9a0')
    dot(-8, -80, 3, '#33262a')
    dot(8, -80, 3, '#33262a')
    shape('M-22 -84Q0 -112 22 -84Z', '#d6453f')
  }),
  'king puppet': standing(0.9, 0.2, ({ shape, dot }) => {
    shape('M-20 0L-24 -44L-42 -36L-38 -54L-14 -62H14L38 -54L42 -36L24 -44L20 0Z', '#8f3f6f')
    dot(0, -74, 22, '#e0a878')
    dot(-8, -78, 3, '#33262a')
    dot(8, -78, 3, '#33262a')
    shape('M-20 -86L-22 -104L-10 -94L0 -106L10 -94L22 -104L20 -86Z', GOLD)
  }),
  stilt: standing(0.16, 0.75, ({ shape }) => {
    shape(rod(2, -100, 0), WOOD)
    shape('M-2 -74H10V-68H-2Z', DARK)
  }),
  yoyo: standing(1, 0.075, ({ dot }) => {
    dot(0, -50, 48, '#d6302f')
    dot(0, -50, 20, GOLD)
  }),
  pinata: standing(1.3, 0.34, ({ shape, line, dot }) => {
    shape(
      'M-44 -20V-60Q-46 -72 -60 -70L-62 -92Q-40 -100 -32 -78L30 -76Q46 -76 46 -60V-20H30V-40H-28V-20Z',
      '#f0637f',
    )
    line('M-40 -64H44M-42 -50H45', '#f2c14a', 6)
    line('M-28 -36V-22M34 -36V-22', '#4fb0c8', 6)
    dot(-50, -84, 3, '#33262a')
    line('M-32 -80L-26 -64', '#4fb0c8', 6)
  }),
  'hopscotch court': standing(8, 0.09, ({ line }) => {
    line(
      'M-390 -20L-350 -80H-250L-280 -20ZM-280 -20L-250 -80H-150L-170 -20ZM-170 -20L-150 -80H-50L-60 -20ZM-60 -20L-50 -80H50V-20ZM50 -20V-80H150L170 -20ZM170 -20L150 -80H250L280 -20Z',
      '#fbf8f1',
      7,
    )
  }),
  'pool table': standing(2.4, 0.44, ({ shape, dot }) => {
    shape('M-100 -56H-84V0H-100ZM84 -56H100V0H84Z', DARK)
    shape('M-118 -86H118L110 -50H-110Z', '#8a4f2f')
    shape('M-116 -94H116V-80H-116Z', '#3f8f5f')
    for (const [x, c] of [
      [40, '#f2c14a'],
      [52, '#d6302f'],
      [64, '#3f72b8'],
      [46, '#8f3f6f'],
    ] as const)
      dot(x, x === 46 ? -103 : -97, 5, c)
  }),
  'cue ball': standing(1, 0.05, ({ dot }) => dot(0, -50, 48, '#fbf8f1')),
  cue: {
    ...standing(0.05, 0.86, ({ shape }) => {
      shape('M-0.8 -100H0.8L2 0H-2Z', '#c99a62')
      shape('M-1.6 -30H1.6L2 0H-2Z', '#33262a')
    }),
    at: [0.5, 0.84],
  },
  dart: {
    ...standing(0.3, 0.13, ({ shape, line }) => {
      line('M0 -100V-60', IRON, 4)
      shape('M-5 -62H5V-26H-5Z', GOLD)
      shape('M0 -30L-14 -4H14Z', '#d6302f')
    }),
    at: [0.5, 0.5],
    angle: Math.PI,
  },
  'dart board': standing(1, 0.4, ({ dot, line }) => {
    dot(0, -50, 49, '#2b2a30')
    dot(0, -50, 40, '#f4efe2')
    line('M0 -90V-10M-40 -50H40M-28 -78L28 -22M28 -78L-28 -22', '#2b2a30', 6)
    dot(0, -50, 25, '#3f8f5f')
    dot(0, -50, 20, '#f4efe2')
    dot(0, -50, 8, '#d6302f')
  }),
  bauble: standing(0.9, 0.085, ({ dot, shape }) => {
    shape('M-10 -100H10V-84H-10Z', GOLD)
    dot(0, -44, 43, '#d6302f')
    dot(-14, -58, 11, 'rgba(255,255,255,0.6)')
  }),
  'fir tree': standing(0.72, 1.25, ({ shape, dot, line }) => {
    shape('M-6 0V-12H6V0Z', DARK)
    shape('M0 -96L16 -70H10L24 -46H16L34 -12H-34L-16 -46H-24L-10 -70H-16Z', '#3f7f4f')
    line('M-12 -66Q2 -58 13 -66M-19 -42Q2 -30 20 -42M-27 -20Q2 -6 28 -20', '#f2c14a', 2)
    for (const [x, y, c] of [
      [-6, -58, '#d6302f'],
      [8, -52, '#6fb7e0'],
      [-12, -34, '#f2c14a'],
      [6, -30, '#d6302f'],
      [18, -26, '#f095b8'],
      [-20, -16, '#6fb7e0'],
    ] as const)
      dot(x, y, 3.2, c)
    shape('M0 -104L2.5 -98L9 -98L4 -94L6 -87L0 -91L-6 -87L-4 -94L-9 -98L-2.5 -98Z', '#f7d24f')
  }),
  'spinning plate': standing(4, 0.05, ({ shape }) =>
    shape('M-190 -90H190Q120 0 0 0Q-120 0 -190 -90Z', CHINA),
  ),
  'long log': standing(9, 0.2, ({ shape, line, dot }) => {
    shape('M-420 -96H410V-4H-420Q-450 -50 -420 -96Z', '#8a6242')
    for (const y of [-74, -52, -28]) line(`M-390 ${y}H${340 + y}`, '#6f4c32', 5)
    dot(410, -50, 46, '#d9b382')
    dot(410, -50, 26, '#c49a68')
  }),
  'laid ladder': standing(8, 0.22, ({ line }) => {
    line('M-390 -92H390M-390 -8H390', '#c98f52', 14)
    for (let x = -350; x <= 350; x += 70) line(`M${x} -92V-8`, '#b67c40', 10)
  }),
  'thick post': standing(0.1, 1.6, ({ shape, line }) => {
    shape('M-5 -100H5V0H-5Z', '#8a6446')
    line('M-2 -96V-4M2 -92V-8', '#6f4f37', 0.6)
  }),
  stick: standing(0.06, 0.5, ({ shape }) => shape(rod(2, -100, 0), WOOD)),
  torchlight: standing(0.35, 0.3, ({ shape }) => {
    shape('M-4 -60H4V0H-4Z', WOOD)
    shape('M0 -100C-20 -84 -16 -60 0 -58C16 -60 20 -84 0 -100Z', '#f08a2f')
    shape('M0 -86C-9 -76 -8 -64 0 -62C8 -64 9 -76 0 -86Z', '#fbd35a')
  }),
  'balance pole': standing(0.02, 1.3, ({ shape }) => shape('M-0.8 -100H0.8V0H-0.8Z', '#c99a62')),
}
