import { CHINA, DARK, GOLD, IRON, RUBBER, STEEL, gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What stands in courts and recording studios, and what surfaces are blasted with. */
export const WITNESSES_AND_STUDIOS: Readonly<Record<string, Tool>> = {
  'witness stand': standing(1.25, 0.56, ({ shape, line, dot }) => {
    shape('M-58 -84H58V0H-58Z', '#8f5f3c')
    shape('M-48 -70H-6V-10H-48ZM6 -70H48V-10H6Z', '#7a4e30')
    shape('M-62 -92H62V-80H-62Z', '#b07b46')
    line('M-34 -90Q-36 -112 -22 -120', RUBBER, 3)
    dot(-21, -121, 5, '#8b939c')
    shape('M10 -100H40V-92H10Z', '#3f4f8f')
    line('M12 -97H38', GOLD, 2)
  }),
  'studio microphone': standing(0.5, 1.12, ({ shape, line, dot }) => {
    line('M24 0V-86', IRON, 1.6)
    line('M12 0H36', IRON, 2.4)
    line('M24 -84L4 -76', IRON, 1.6)
    shape('M-3 -80H7V-66H-3Z', '#33353f')
    shape('M-4 -92Q-4 -96 2 -96Q8 -96 8 -92V-79H-4Z', STEEL)
    line('M-3 -89H7M-3 -85H7M0 -95V-80M4 -95V-80', '#7d8791', 0.7)
    dot(-13, -84, 8, '#25262e')
    dot(-13, -84, 6.4, '#4a4d5a')
    line('M-13 -76Q-8 -68 4 -72', '#25262e', 1)
  }),
  'blast nozzle': {
    ...gripped([0.3, 0.34], [0.5, 0.6], Math.PI / 2),
    draw: ({ shape }) => {
      shape('M-7 -66H7V0H-7Z', RUBBER)
      shape('M-9 -72H9V-56H-9Z', GOLD)
      shape('M-5 -100H5L8 -72H-8Z', STEEL)
    },
  },
  'rusty wall': standing(0.66, 1.3, ({ shape, line, dot }) => {
    shape('M-33 -100H33V0H-33Z', '#a5552c')
    for (const [x, y, r] of [
      [-20, -84, 5],
      [6, -90, 4],
      [20, -70, 6],
      [-4, -18, 6],
      [18, -30, 5],
      [-22, -12, 4],
      [12, -10, 3],
    ] as const)
      dot(x, y, r, '#87401f')
    shape(
      'M-33 -66Q-20 -76 -6 -68Q10 -74 12 -58Q22 -46 8 -38Q-6 -26 -18 -34Q-33 -32 -33 -34Z',
      '#b9c4cc',
    )
    shape('M-33 -60Q-14 -66 0 -56Q4 -44 -12 -42Q-26 -38 -33 -42Z', '#dbe3e8')
    line('M-33 -99H33M-33 -1H33', '#6f3518', 2)
  }),
  'sand pot': standing(0.7, 0.42, ({ shape, line, dot }) => {
    shape('M-28 -84Q-28 -98 0 -98Q28 -98 28 -84V-26L8 -10H-8L-28 -26Z', '#d9773a')
    line('M-22 -22L-26 0M22 -22L26 0', IRON, 5)
    dot(0, -62, 9, CHINA)
    line('M0 -62L5 -67', DARK, 2)
  }),
  'sand jet': standing(2.6, 0.3, ({ shape }) => {
    shape('M-130 -54L130 -100V0L-130 -46Z', '#ead7a6')
    shape('M-130 -52L130 -80V-22L-130 -48Z', '#f7ecca')
  }),
  'property board': standing(3.4, 0.12, ({ shape, line, dot }) => {
    shape('M-150 -40H150L168 0H-168Z', '#cfe6cf')
    const colours = [
      '#8a5a3c',
      '#7fc4e8',
      '#d65a9c',
      '#ef8b2c',
      '#d6453f',
      '#f2d13c',
      '#3f9a5a',
      '#3f5fb0',
    ]
    for (const [index, colour] of colours.entries()) {
      const x = -164 + index * 41
      shape(`M${x} -14H${x + 37}L${x + 39} -1H${x - 1}Z`, colour)
    }
    line('M-150 -40H150', '#34323c', 3)
    const house = (x: number, colour: string): void =>
      shape(`M${x - 15} -30V-58L${x} -80L${x + 15} -58V-30Z`, colour)
    for (const x of [-120, -84]) house(x, '#2f9a4f')
    house(84, '#d6352f')
    shape('M-34 -62H-6V-32H-34ZM4 -58H32V-28H4Z', CHINA)
    for (const [x, y] of [
      [-27, -54],
      [-13, -40],
      [11, -50],
      [18, -43],
      [25, -36],
    ] as const)
      dot(x, y, 4, DARK)
    shape('M118 -30V-46H130V-64H146V-46H152V-30Z', '#8b939c')
  }),
}
