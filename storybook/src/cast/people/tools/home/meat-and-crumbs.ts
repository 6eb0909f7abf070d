import { CHINA, DARK, IRON, STEEL, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const CRUMB = '#d99a3f'

/** Meat before it is cooked, and what it is turned in and ground with. */
export const MEAT_AND_CRUMBS: Readonly<Record<string, Tool>> = {
  'plate of crumbs': standing(3.4, 0.075, ({ shape, dot }) => {
    shape('M-170 -60Q0 20 170 -60Q100 0 60 0H-60Q-100 0 -170 -60Z', CHINA)
    shape('M-140 -58Q-70 -104 0 -92Q80 -108 140 -58Q0 -20 -140 -58Z', CRUMB)
    for (let index = 0; index < 14; index++)
      dot(-118 + index * 18, -62 - (index % 4) * 9, 8, index % 2 ? '#efc172' : '#b9772a')
  }),
  'bowl of egg': standing(1.7, 0.1, ({ shape }) => {
    shape('M-80 -90H80Q76 0 30 0H-30Q-76 0 -80 -90Z', '#7fb0cf')
    shape('M-80 -90Q0 -110 80 -90Q0 -66 -80 -90Z', '#f5c445')
  }),
  'breaded cutlet': standing(1.9, 0.11, ({ shape, dot }) => {
    shape(
      'M-90 -30Q-98 -74 -50 -92Q-4 -104 30 -88Q92 -84 92 -44Q90 -6 30 -8Q-10 2 -50 -8Q-84 -8 -90 -30Z',
      CRUMB,
    )
    for (let index = 0; index < 16; index++)
      dot(
        -70 + (index % 8) * 20,
        -70 + Math.floor(index / 8) * 36 + (index % 3) * 8,
        7,
        index % 2 ? '#f0c678' : '#b9772a',
      )
  }),
  'raw cutlet': standing(1.9, 0.1, ({ shape }) => {
    shape(
      'M-90 -30Q-98 -74 -50 -92Q-4 -104 30 -88Q92 -84 92 -44Q90 -6 30 -8Q-10 2 -50 -8Q-84 -8 -90 -30Z',
      '#e8a79a',
    )
    shape(
      'M-70 -36Q-74 -66 -40 -76Q0 -88 28 -72Q70 -70 72 -46Q66 -26 24 -26Q-40 -18 -70 -36Z',
      '#d98a80',
    )
  }),
  'full plate': standing(3.2, 0.09, ({ shape, dot }) => {
    shape('M-160 -46Q0 14 160 -46Q110 0 50 0H-50Q-110 0 -160 -46Z', CHINA)
    shape('M-96 -42Q-104 -86 -50 -96Q6 -100 12 -60Q4 -32 -50 -34Z', '#9c5a34')
    shape('M-80 -56Q-60 -80 -20 -78', '#b9774a')
    for (const [x, y] of [
      [34, -58],
      [52, -70],
      [66, -52],
      [48, -46],
    ] as const)
      dot(x, y, 16, '#f0cf6a')
    for (const [x, y] of [
      [92, -50],
      [108, -64],
      [120, -46],
    ] as const)
      dot(x, y, 15, '#5fa04a')
  }),
  'meat grinder': standing(1.1, 0.4, ({ shape, line, dot }) => {
    shape('M-30 -84Q0 -66 30 -84L18 -56H-18Z', STEEL)
    shape('M-34 -100H34L28 -82H-28Z', '#9aa5ae')
    shape('M-26 -106Q-20 -122 0 -116Q22 -122 26 -104Q0 -92 -26 -106Z', '#d1605a')
    shape('M-12 -60H12V-12H-12Z', '#9aa5ae')
    shape('M-44 -60H30Q38 -60 38 -48Q38 -36 30 -36H-44Z', STEEL)
    shape('M-54 -66H-42V-30H-54Z', IRON)
    shape('M-22 -14H22V0H-22Z', IRON)
    line('M-40 -56H26', CHINA, 3)
    dot(36, -48, 7, DARK)
  }),
  'minced meat': standing(1.2, 0.12, ({ line }) => {
    for (let strand = 0; strand < 7; strand++)
      line(
        `M${46 - strand * 3} ${-100 + strand * 6}Q${10 - strand * 5} -96 ${-4 - strand * 4} ${-60 + (strand % 3) * 8}T${-34 + strand * 9} -4`,
        strand % 2 ? '#c2524c' : '#dc7b70',
        9,
      )
  }),
  'mince bowl': standing(1.8, 0.13, ({ shape, line }) => {
    for (let strand = 0; strand < 9; strand++)
      line(
        `M${-64 + strand * 16} -72Q${-56 + strand * 15} -104 ${-44 + strand * 14} -74`,
        strand % 2 ? '#c2524c' : '#dc7b70',
        11,
      )
    shape('M-86 -76H86Q80 0 34 0H-34Q-80 0 -86 -76Z', CHINA)
    line('M-80 -58H80', '#7fb0cf', 7)
  }),
  'grinder crank': standing(1, 0.2, ({ line, dot }) => {
    line('M0 -50V-6', IRON, 9)
    line('M0 -8H26', WOOD, 14)
    dot(0, -50, 10, IRON)
  }),
}
