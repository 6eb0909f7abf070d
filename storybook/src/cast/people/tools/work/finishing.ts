import { CHINA, DARK, IRON, PAPER, STEEL, WOOD, gripped, standing, wheel } from '../materials.ts'
import type { Tool } from '../tool.ts'

const PATTERN = '#7fa88f'

const flowers = (from: number, to: number): readonly (readonly [number, number])[] => {
  const spots: (readonly [number, number])[] = []
  for (let x = from + 10; x < to; x += 19)
    for (let y = -92; y < -6; y += 17) spots.push([x, y + ((x - from) % 2 === 0 ? 0 : 6)])
  return spots
}

/** What walls, wood, cloth and paper are finished with. */
export const FINISHING_TOOLS: Readonly<Record<string, Tool>> = {
  'hand plane': {
    ...gripped([2.2, 0.12], [0.3, 0.35], 0),
    upright: true,
    draw: ({ shape, line, dot }) => {
      shape('M-104 -44H96Q108 -44 108 -30V0H-104Z', WOOD)
      shape('M-104 -8H108V0H-104Z', STEEL)
      line('M-10 -40L-34 -92', IRON, 14)
      line('M-62 -44Q-92 -60 -78 -92', DARK, 16)
      dot(70, -60, 17, DARK)
    },
  },
  shavings: standing(2.4, 0.08, ({ line }) => {
    for (let curl = 0; curl < 6; curl++)
      line(
        `M${-100 + curl * 36} -6Q${-84 + curl * 36} -100 ${-70 + curl * 36} -40Q${-76 + curl * 36} -10 ${-88 + curl * 36} -34`,
        '#e3bd86',
        9,
      )
  }),
  'bare bricks': standing(1.7, 1.25, ({ shape, line }) => {
    shape('M-85 -100H85V0H-85Z', '#b9694c')
    for (let row = 0; row < 12; row++) {
      const y = -100 + row * 8.4
      line(`M-85 ${y}H85`, '#d9b49c', 1.6)
      for (let x = row % 2 === 0 ? -76 : -66; x < 85; x += 20)
        line(`M${x} ${y}v8.4`, '#d9b49c', 1.6)
    }
  }),
  'fresh plaster': standing(1.2, 1.25, ({ shape, line }) => {
    shape('M60 -100Q-20 -104 -34 -92Q-26 -76 -42 -62Q-24 -48 -38 -30Q-28 -14 -40 0H60Z', '#ece4d3')
    line('M-8 -84Q14 -70 40 -82M-14 -44Q12 -30 38 -44M0 -16Q20 -8 46 -18', '#dcd1ba', 2.2)
  }),
  'plaster float': {
    ...gripped([1.1, 0.16], [0.2, 0.5], 0),
    upright: true,
    draw: ({ shape, line }) => {
      shape('M34 -100H48V0H34Z', STEEL)
      shape('M48 -94Q60 -60 50 -8Z', '#ece4d3')
      line('M34 -70H0Q-14 -70 -14 -50Q-14 -30 0 -30H34', DARK, 11)
    },
  },
  hawk: {
    ...gripped([1.5, 0.17], [0.5, 0.82], 0),
    upright: true,
    draw: ({ shape, line }) => {
      line('M0 -40V0', DARK, 14)
      shape('M-74 -46H74V-36H-74Z', STEEL)
      shape('M-58 -46Q-40 -92 -6 -86Q36 -100 58 -46Z', '#ece4d3')
    },
  },
  'papered wall': standing(1.7, 1.25, ({ shape, line, dot }) => {
    shape('M-85 -100H85V0H-85Z', '#e9dfcc')
    shape('M-2 -100H85V0H-2Z', '#f3e7cf')
    for (const [x, y] of flowers(0, 85)) dot(x, y, 3.6, PATTERN)
    line('M42 -100V0M-2 -100V0', '#d8c7a4', 1)
    shape('M-85 -4H85V0H-85Z', '#cdbf9f')
  }),
  'wallpaper strip': standing(0.4, 1.2, ({ shape, dot }) => {
    shape('M-20 -100H20V-4Q0 8 -20 -4Z', '#f3e7cf')
    for (const [x, y] of flowers(-20, 20)) dot(x, y, 3.6, PATTERN)
    shape('M-20 -8Q-20 2 -10 2H10Q20 2 20 -8Q0 -2 -20 -8Z', '#cdb98d')
  }),
  grindstone: standing(1.1, 0.5, ({ shape, line }) => {
    line('M-6 -62L-46 0M6 -62L46 0M-34 -18H34', WOOD, 8)
    shape(wheel(0, -62, 36), '#a9a49a')
    line('M0 -98V-26M-36 -62H36', '#8e897f', 3)
    shape(wheel(0, -62, 7), IRON)
  }),
  'grinding wheel': standing(1, 0.36, ({ shape, line }) => {
    shape(wheel(0, -50, 49), '#a9a49a')
    line('M0 -96V-4M-46 -50H46M-32 -82L32 -18', '#8e897f', 3)
    shape(wheel(0, -50, 9), IRON)
  }),
  'embroidery hoop': standing(1, 0.2, ({ shape, line, dot }) => {
    shape(wheel(0, -50, 46), CHINA)
    line('M0 -26Q-6 -46 2 -62', '#4f8a57', 4)
    for (const [x, y] of [
      [0, -74],
      [-12, -64],
      [12, -64],
      [-8, -52],
      [9, -52],
    ] as const)
      dot(x, y, 7, '#d6536a')
    dot(1, -63, 5, '#f2c345')
    line(wheel(0, -50, 46), WOOD, 6)
  }),
  needle: {
    ...gripped([0.1, 0.09], [0.5, 0.9], Math.PI / 2),
    draw: ({ shape }) => shape('M-4 0L0 -100L4 0Z', STEEL),
  },
  'ink brush': {
    ...gripped([0.12, 0.3], [0.5, 0.4], 0),
    draw: ({ shape }) => {
      shape('M-2.4 -100H2.4V-26H-2.4Z', '#c99a5a')
      shape('M-3 -28H3V-20H-3Z', DARK)
      shape('M-4 -20H4Q5 -8 0 0Q-5 -8 -4 -20Z', '#26222b')
    },
  },
  'calligraphy sheet': standing(2.1, 0.16, ({ shape, line }) => {
    shape('M-74 -98H104L90 0H-104Z', PAPER)
    line('M-30 -80Q-44 -50 -58 -18M-38 -62Q-26 -58 -12 -64M-44 -40Q-28 -34 -14 -42', '#26222b', 9)
    line('M44 -84Q36 -50 26 -20M20 -62Q44 -58 66 -66M34 -44Q50 -26 66 -22', '#26222b', 9)
  }),
  'ink stone': standing(1.6, 0.05, ({ shape }) => {
    shape('M-70 -90H70L78 0H-78Z', '#3a3540')
    shape('M-44 -78H44L48 -24H-48Z', '#17141c')
  }),
  'ice scraper': {
    ...gripped([0.5, 0.24], [0.5, 0.9], 0),
    draw: ({ shape }) => {
      shape('M-4 -70H4V0H-4Z', '#d6453f')
      shape('M-22 -100H22L14 -70H-14Z', '#3f72b8')
    },
  },
  'frosted glass': standing(1.9, 0.3, ({ shape, line }) => {
    shape('M-86 0Q-70 -70 -30 -96H60Q86 -60 92 0Z', '#eef6fb')
    line('M-60 -20L-30 -60M-20 -16L20 -76M24 -20L56 -64', '#cfe2ee', 5)
  }),
}
