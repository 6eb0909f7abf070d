import { DARK, GOLD, IRON, PAPER, RUBBER, STEEL, WOOD, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What some callings cannot do without. */
export const TRADES: Readonly<Record<string, Tool>> = {
  whiteboard: standing(1.5, 0.7, ({ shape, line, dot }) => {
    shape('M-74 -100H74V0H-74Z', '#aab4be')
    shape('M-69 -95H69V-8H-69Z', '#fbfcfc')
    line('M-54 -28V-78M-54 -28H-8M-50 -36L-36 -52L-24 -46L-10 -70', '#3f72b8', 3)
    line('M10 -74H54M10 -62H44M10 -50H50', '#d6453f', 3)
    dot(30, -28, 11, '#5fb07f')
  }),
  chalk: {
    ...standing(0.3, 0.06, ({ shape }) => shape('M-12 -100H12V0H-12Z', '#fbfbf4')),
    at: [0.5, 0.9],
  },
  marker: {
    ...standing(0.3, 0.09, ({ shape }) => {
      shape('M-4 -100H4V-86H-4Z', '#33323a')
      shape('M-12 -86H12V0H-12Z', '#3f72b8')
    }),
    at: [0.5, 0.9],
  },
  reeds: standing(1.2, 0.3, ({ line }) => {
    line(
      'M-30 0Q-50 -60 -34 -98M-12 0Q-20 -60 -10 -100M10 0Q16 -60 22 -98M28 0Q46 -50 54 -86',
      '#c99a52',
      3,
    )
  }),
  'half basket': standing(1.6, 0.2, ({ shape, line }) => {
    line('M-52 -60L-58 -98M-26 -62L-28 -100M0 -62V-100M26 -62L28 -100M52 -60L58 -98', '#b07b46', 4)
    shape('M-62 -64H62L46 0H-46Z', '#d3a25c')
    line('M-60 -50H60M-56 -34H56M-52 -18H52', '#9c6b35', 4)
    line('M-36 -62L-30 -2M-12 -62V-2M12 -62V-2M36 -62L30 -2', '#b07b46', 3)
  }),
  'spinning wheel': standing(1.2, 0.56, ({ line, dot, shape }) => {
    line('M16 -56A40 40 0 1 0 16.1 -56', WOOD, 5)
    line('M-22 -56H56M16 -96V-16M-11 -83L43 -29M-11 -29L43 -83', '#c99a62', 2.4)
    shape('M-56 -34H40V-26H-56Z', DARK)
    line('M-46 -26L-52 0M30 -26L40 0', DARK, 4)
    dot(-46, -46, 9, '#f4efe2')
    line('M-46 -46L16 -96', '#f4efe2', 1.6)
  }),
  blowpipe: {
    ...standing(0.16, 0.72, ({ shape }) => {
      shape(rod(1, -100, -14), STEEL)
      shape('M-3 -100H3V-78H-3Z', DARK)
    }),
    at: [0.5, 0.2],
  },
  'hot glass': standing(1, 0.17, ({ dot }) => {
    dot(0, -50, 48, '#f08a3c')
    dot(4, -46, 36, '#fbb95a')
    dot(-14, -64, 12, '#fff2cf')
  }),
  furnace: standing(0.95, 0.9, ({ shape, line, dot }) => {
    shape('M-46 0V-70Q-46 -96 0 -100Q46 -96 46 -70V0Z', '#8a6a5c')
    line(
      'M-46 -24H46M-46 -48H-26M26 -48H46M-20 0V-24M20 0V-24M-34 -24V-48M34 -24V-48',
      '#6b5045',
      2,
    )
    shape('M-24 -32V-56Q0 -78 24 -56V-32Z', '#3a2420')
    shape('M-18 -32Q-20 -52 -4 -62Q2 -48 14 -54Q20 -40 16 -32Z', '#f2802f')
    dot(0, -38, 8, '#fbd35a')
  }),
  'brick wall': standing(2.1, 0.42, ({ shape }) => {
    for (const [row, y] of [0, -22, -44, -66].entries())
      for (let x = -100 + (row % 2) * 16; x < 70 - row * 22; x += 34)
        shape(`M${x} ${y}H${x + 31}V${y - 19}H${x}Z`, row % 2 ? '#c0613f' : '#b0543a')
  }),
  brick: standing(1.8, 0.065, ({ shape }) => shape('M-86 -96H86V0H-86Z', '#c0613f')),
  trowel: {
    ...standing(0.5, 0.2, ({ shape }) => {
      shape('M0 0L-24 -50H24Z', STEEL)
      shape('M-4 -50H4V-66H-4Z', IRON)
      shape('M-8 -66H8V-100H-8Z', WOOD)
    }),
    at: [0.5, 0.16],
  },
  jackhammer: {
    ...standing(0.46, 0.56, ({ shape, line }) => {
      line('M0 -30V0', IRON, 5)
      shape('M-9 -76H9L7 -28H-7Z', '#e0a02f')
      shape('M-12 -84H12V-70H-12Z', '#33323a')
      line('M-22 -92H22', '#33323a', 6)
      line('M-6 -60H6M-6 -50H6', '#a8741f', 3)
    }),
    at: [0.5, 0.08],
  },
  'control yoke': {
    ...standing(0.9, 0.34, ({ line }) => {
      line('M-30 0L0 -70', '#4a4f58', 8)
      line('M-34 -98V-74Q-34 -66 -24 -66H24Q34 -66 34 -74V-98', '#2a2b33', 9)
    }),
    at: [0.5, 0.2],
  },
  'power drill': {
    ...standing(1.3, 0.15, ({ shape, line }) => {
      line('M40 -74H64', IRON, 5)
      shape('M-40 -94H30L42 -84V-66L30 -58H-40Z', '#e0a02f')
      shape('M-34 -58H-6L-14 -8H-42Z', '#33323a')
      shape('M-48 -14H-6V0H-48Z', '#e0a02f')
    }),
    at: [0.24, 0.6],
  },
  'gas pump': standing(0.62, 0.92, ({ shape, line }) => {
    shape('M-24 0V-92Q-24 -100 -16 -100H16Q24 -100 24 -92V0Z', '#c8303f')
    shape('M-17 -90H17V-62H-17Z', '#f4f2ec')
    line('M-11 -82H11M-11 -72H5', '#33323a', 3)
    shape('M-30 -4H30V0H-30Z', IRON)
    line('M24 -70Q36 -66 32 -40', RUBBER, 3)
  }),
  nozzle: {
    ...standing(1.4, 0.12, ({ shape, line }) => {
      line('M30 -86H62L70 -60', IRON, 8)
      shape('M-60 -96H34V-70H-30L-40 -10H-62Z', '#33323a')
      line('M-26 -66Q-8 -40 -34 -36', '#d6453f', 5)
    }),
    at: [0.14, 0.6],
  },
  'open car': standing(2, 0.62, ({ shape, dot, line }) => {
    shape('M-98 -22Q-98 -50 -84 -52L-40 -56Q-26 -84 6 -84H46Q64 -82 78 -54L96 -48V-22Z', '#4f8fc8')
    shape('M-26 -56Q-18 -76 4 -77H18V-56ZM24 -56V-77H44Q58 -74 66 -56Z', '#cfe6ee')
    shape('M-84 -54L-62 -98L-56 -98L-40 -58Z', '#3f7fb5')
    shape('M-82 -52H-44V-60H-78Z', '#4a4f57')
    line('M-52 -56L-60 -92', STEEL, 2)
    for (const x of [-58, 58]) {
      dot(x, -18, 18, RUBBER)
      dot(x, -18, 9, '#c3ccd4')
    }
  }),
  'news desk': standing(2.2, 0.42, ({ shape, dot }) => {
    shape('M-104 -100H104L96 -80H-96Z', '#f4f2ec')
    shape('M-92 -80H92L84 0H-84Z', '#2f4f8f')
    shape('M-40 -62H40V-22H-40Z', '#d6453f')
    dot(0, -42, 13, '#f4f2ec')
  }),
  'auction desk': standing(1.05, 0.5, ({ shape, line }) => {
    shape('M-46 -100H46L40 -84H-40Z', '#8a5a34')
    shape('M-36 -84H36V0H-36Z', WOOD)
    line('M-24 -70H24V-12H-24Z', '#8a5a34', 3)
  }),
  'auction painting': standing(0.9, 0.6, ({ shape, dot, line }) => {
    line('M-20 -20L-34 0M20 -20L34 0M0 -100V-10', DARK, 3)
    shape('M-42 -94H42V-18H-42Z', GOLD)
    shape('M-35 -87H35V-25H-35Z', '#8fc3df')
    shape('M-35 -25V-46L-12 -66L8 -44L20 -54L35 -40V-25Z', '#5f8f5f')
    dot(18, -74, 7, '#f7d774')
  }),
  'marshal wand': {
    ...standing(0.16, 0.3, ({ shape }) => {
      shape('M-7 -100Q0 -106 7 -100V-34H-7Z', '#ff7a2e')
      shape('M-3 -96H3V-40H-3Z', '#ffd9a8')
      shape('M-5 -36H5V0H-5Z', '#2f303a')
    }),
    at: [0.5, 0.95],
  },
  'stop paddle': {
    ...standing(0.7, 0.26, ({ shape, dot }) => {
      shape(rod(3, -40, 0), PAPER)
      dot(0, -66, 33, '#d6302f')
      shape('M-20 -72H20V-60H-20Z', '#fbf8f1')
    }),
    at: [0.5, 0.9],
  },
  'hive frame': standing(1.3, 0.18, ({ shape, dot }) => {
    shape('M-66 -100H66V-90H-66ZM-56 -90H56V0H-56Z', WOOD)
    shape('M-48 -84H48V-6H-48Z', '#e6b04a')
    for (let x = -40; x <= 40; x += 16) for (let y = -76; y < 0; y += 16) dot(x, y, 6, '#c98a2f')
  }),
  bones: standing(2.6, 0.17, ({ shape, line, dot }) => {
    shape('M-126 0Q-110 -30 -60 -34Q0 -44 60 -34Q110 -28 126 0Z', '#a87a4a')
    line('M-60 -30Q0 -52 54 -34', '#f4ecd6', 7)
    line('M-40 -40V-64M-20 -44V-74M0 -46V-78M20 -44V-72M38 -40V-60', '#f4ecd6', 6)
    shape('M50 -40Q60 -84 92 -76Q112 -66 104 -44L70 -34Z', '#f4ecd6')
    dot(82, -60, 6, '#6b4f34')
  }),
  'dust brush': {
    ...standing(0.3, 0.17, ({ shape }) => {
      shape('M-4 -100H4V-44H-4Z', WOOD)
      shape('M-12 -44H12V0Q0 -8 -12 0Z', '#e3c58a')
    }),
    at: [0.5, 0.1],
  },
  goggles: standing(2, 0.06, ({ shape }) =>
    shape('M-90 -90H90V-10H10L0 -40L-10 -10H-90Z', '#8fc8d6'),
  ),
  clippers: {
    ...standing(0.5, 0.15, ({ shape }) => {
      shape('M-14 -76H14L10 0H-10Z', '#33323a')
      shape('M-20 -100L-14 -76H14L20 -100Z', STEEL)
    }),
    at: [0.5, 0.2],
  },
}
