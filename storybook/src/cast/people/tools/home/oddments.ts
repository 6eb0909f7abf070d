import { DARK, GOLD, IRON, PAPER, RUBBER, STEEL, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Small things of everyday deeds. */
export const ODDMENTS: Readonly<Record<string, Tool>> = {
  'torn sheet': standing(0.6, 0.2, ({ shape }) =>
    shape('M-28 -98H20L14 -80L24 -62L12 -44L22 -24L14 0H-28Z', PAPER),
  ),
  snowmobile: standing(2.1, 0.46, ({ shape, line }) => {
    shape('M-96 -8H40Q56 -8 56 -22H-96Q-106 -16 -96 -8Z', RUBBER)
    line('M60 -4H96Q106 -6 106 -16M76 -6L60 -40', STEEL, 5)
    shape('M-92 -28H60Q84 -30 92 -42Q60 -70 30 -72L20 -50H-90Z', '#d6453f')
    shape('M-88 -66H4L14 -50H-90Z', '#33323a')
    shape('M30 -72L44 -98L54 -96L62 -62Z', 'rgba(190,225,235,0.8)')
    line('M28 -70L20 -86H10', '#33323a', 6)
  }),
  'grape tub': standing(1.7, 0.34, ({ shape, dot, line }) => {
    for (const x of [-64, -44, -24, -4, 16, 36, 56])
      dot(x, -84, 14, x % 8 === 0 ? '#7a3f8f' : '#8f4fa8')
    shape('M-80 -80H80L68 0H-68Z', WOOD)
    line('M-78 -60H78M-72 -20H72', IRON, 5)
    line('M-40 -80L-34 0M0 -80V0M40 -80L34 0', '#8a5a30', 3)
  }),
  coin: standing(1, 0.07, ({ dot }) => {
    dot(0, -50, 48, GOLD)
    dot(0, -50, 34, '#f2cf6a')
  }),
  hoverboard: standing(3.2, 0.12, ({ shape, dot }) => {
    shape('M-120 -70Q0 -40 120 -70V-46Q0 -20 -120 -46Z', '#33323a')
    for (const x of [-130, 130]) {
      dot(x, -42, 40, RUBBER)
      dot(x, -42, 20, '#4fb0e0')
    }
  }),
  trapeze: standing(0.7, 1.2, ({ line }) => {
    line('M-30 -4L-30 -100M30 -4L30 -100', '#e6dcc0', 1.6)
    line('M-34 -3H34', WOOD, 3.4)
  }),
  megaphone: {
    ...standing(1.3, 0.16, ({ shape }) => {
      shape('M-50 -64H-20V-36H-50Z', '#33323a')
      shape('M-20 -64L60 -98V-2L-20 -36Z', '#e0553f')
      shape('M52 -96H64V-4H52Z', '#f4f2ec')
      shape('M-10 -36H6L2 -8H-12Z', '#33323a')
    }),
    at: [0.42, 0.8],
  },
  'marshmallow stick': {
    ...standing(0.12, 0.6, ({ shape, line }) => {
      line('M0 0V-92', WOOD, 2)
      shape('M-5 -100H5V-86H-5Z', '#fbf3e6')
    }),
    at: [0.5, 0.96],
  },
  'rocket stick': standing(0.3, 0.46, ({ shape, line }) => {
    line('M0 0V-60', WOOD, 3)
    shape('M-8 -86H8V-50H-8Z', '#d6453f')
    shape('M-11 -86H11L0 -100Z', '#3f72b8')
    shape('M-8 -72H8V-64H-8Z', '#f2c14a')
  }),
  puddle: standing(6, 0.06, ({ shape }) => {
    shape('M-290 -50Q-200 -100 0 -96Q220 -100 290 -46Q200 0 0 -4Q-220 0 -290 -50Z', '#7fb6d6')
    shape('M-180 -60Q-60 -86 60 -72Q-40 -56 -180 -60Z', '#b5dcee')
  }),
  // Tilted towards us: from the edge a puzzle is a board.
  jigsaw: standing(2, 0.19, ({ shape, line, dot }) => {
    shape('M-84 -98H84L104 0H-104Z', '#8a5a34')
    shape('M-76 -92H30L24 -60H78L84 -8H-92Z', '#6fb7e0')
    shape('M-88 -34Q-50 -64 -14 -40Q26 -64 80 -30L84 -8H-92Z', '#7fb04f')
    dot(-48, -76, 9, '#f2c14a')
    line('M-46 -92L-54 -8M-10 -92L-10 -8M26 -60L34 -8M-80 -64H24M-86 -34H80', '#f4efe2', 3)
    shape('M48 -88L70 -90L72 -70L50 -68Z', '#6fb7e0')
  }),
  'puzzle piece': standing(1, 0.07, ({ shape, dot }) => {
    shape('M-36 -84H20V-16H-36Z', '#7fb04f')
    dot(30, -50, 17, '#7fb04f')
    dot(-8, -90, 13, '#7fb04f')
    dot(-36, -50, 12, '#f4efe2')
  }),
  'arcade cabinet': standing(0.6, 0.95, ({ shape, dot, line }) => {
    shape('M-28 0V-100H24L28 -84L18 -52L28 -42V0Z', '#5a3f9f')
    shape('M-20 -98H20V-88H-20Z', '#f2c14a')
    shape('M-18 -84L16 -84L10 -54H-18Z', '#16263f')
    dot(-6, -70, 4, '#5fe0a0')
    dot(6, -64, 3, '#f0637f')
    line('M16 -48V-56', '#d6302f', 3)
    dot(22, -46, 3, '#f2c14a')
  }),
  crutch: standing(0.3, 0.72, ({ line, shape }) => {
    line('M-8 -96L-3 -30V0M8 -96L3 -30V0M-6 -56H6', '#b07b46', 3)
    shape('M-13 -100H13V-94H-13Z', '#6b6f78')
  }),
  atm: standing(0.75, 0.98, ({ shape, line }) => {
    shape('M-36 0V-100H36V0Z', '#3f6f9f')
    shape('M-26 -90H26V-62H-26Z', '#cfe6ee')
    line('M-18 -82H10M-18 -74H2', '#3f6f9f', 3)
    shape('M-26 -54H8V-38H-26Z', '#26323f')
    shape('M14 -54H28V-50H14Z', '#26323f')
    shape('M-20 -32H20V-28H-20Z', '#16202b')
    shape('M-14 -30H14V-20H-14Z', '#7fbf7f')
  }),
  'metal detector': standing(0.5, 0.8, ({ line, shape }) => {
    line('M-16 -96L8 -6', STEEL, 3)
    shape('M-2 -8H24L22 0H0Z', '#33323a')
    shape('M-24 -86H-8V-70H-20Z', '#e0a02f')
  }),
  flashlight: {
    ...standing(0.4, 0.2, ({ shape }) => {
      shape('M-12 -66H12V0H-12Z', '#33323a')
      shape('M-18 -100H18L12 -66H-12Z', '#5a5f68')
    }),
    at: [0.5, 0.3],
  },
  beam: standing(1.2, 0.9, ({ shape }) => shape('M-8 0H8L60 -100H-60Z', 'rgba(255,246,200,0.55)')),
  'trash bag': standing(0.85, 0.36, ({ shape, line }) => {
    shape('M-8 -86H8L34 -50Q44 0 20 0H-20Q-44 0 -34 -50Z', '#3b3d46')
    shape('M-16 -100Q0 -90 16 -100L8 -84H-8Z', '#4a4d57')
    line('M-18 -40Q-22 -20 -14 -8M10 -50Q16 -30 12 -12', '#565a66', 3)
  }),
  'coaster car': standing(1.9, 0.44, ({ shape, dot }) => {
    shape('M-92 -70Q-94 -20 -80 -16H80Q94 -30 94 -60L60 -64L50 -40H-60L-70 -74Z', '#d6302f')
    shape('M-84 -36H92L86 -24H-82Z', '#f2c14a')
    dot(-52, -10, 10, RUBBER)
    dot(52, -10, 10, RUBBER)
  }),
  'paint gun': {
    ...standing(1.9, 0.16, ({ shape, dot }) => {
      shape('M-50 -56H86V-42H-50Z', '#33323a')
      shape('M-30 -42H-8L-14 0H-34Z', '#33323a')
      shape('M-86 -60H-50V-30H-86Z', '#4a4d57')
      dot(-10, -74, 22, '#8fc046')
    }),
    at: [0.4, 0.75],
  },
  'hanging hat': standing(1.9, 0.1, ({ shape }) => {
    shape('M-90 -10Q0 -34 90 -10Q0 10 -90 -10Z', '#5a4030')
    shape('M-48 -20Q-44 -100 0 -96Q44 -100 48 -20Q0 -8 -48 -20Z', '#6b4c38')
    shape('M-48 -32Q0 -20 48 -32V-20Q0 -8 -48 -20Z', DARK)
  }),
  'water ring': standing(4, 0.05, ({ line }) => {
    line('M-180 -50A180 42 0 1 0 180 -50A180 42 0 1 0 -180 -50Z', '#f4fbff', 14)
    line('M-96 -50A96 22 0 1 0 96 -50A96 22 0 1 0 -96 -50Z', '#d6eef6', 9)
  }),
  'skipping stone': standing(2.4, 0.035, ({ shape }) =>
    shape('M-110 -50Q-80 -100 0 -100Q80 -100 110 -50Q80 0 0 0Q-80 0 -110 -50Z', '#7d7d86'),
  ),
}
