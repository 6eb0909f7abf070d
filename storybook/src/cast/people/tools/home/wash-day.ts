import { STEEL, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What clothes, hair and eyes are seen to with. */
export const WASH_DAY: Readonly<Record<string, Tool>> = {
  'wash tub': standing(2.1, 0.34, ({ shape, line, dot }) => {
    shape('M20 -70L64 -150L96 -134L60 -60Z', '#d9b077')
    line('M36 -84L66 -70M46 -102L76 -88M56 -120L86 -106', STEEL, 5)
    for (const [x, y, r] of [
      [-70, -84, 20],
      [-40, -94, 24],
      [-6, -90, 22],
      [26, -94, 20],
      [58, -86, 22],
      [84, -80, 14],
    ] as const)
      dot(x, y, r, '#f4fafc')
    shape('M-100 -80H100L84 0H-84Z', '#8fa9b8')
    line('M-97 -62H97M-90 -26H90', '#6f8a9a', 5)
    shape('M-108 -86H108V-74H-108Z', '#aac0cc')
  }),
  'wet shirt': standing(1.2, 0.26, ({ shape }) => {
    shape(
      'M-54 -92Q-20 -104 0 -92Q26 -104 54 -90L44 -40Q50 0 12 -4Q-10 8 -34 -2Q-58 -30 -54 -92Z',
      '#6fa8d8',
    )
    shape('M-20 -90Q-10 -40 -26 -4L-34 -2Q-58 -30 -54 -92Z', '#4f86bd')
  }),
  'hair curler': standing(1.6, 0.075, ({ shape, line }) => {
    shape('M-74 -90Q0 -104 74 -90V-10Q0 4 -74 -10Z', '#e86fa0')
    line('M-44 -92V-8M-14 -96V-4M16 -96V-4M46 -92V-8', '#f7b6cf', 7)
  }),
  'contact lens': standing(1.3, 0.05, ({ shape }) => {
    shape('M-60 -70Q0 30 60 -70Q30 -88 0 -88Q-30 -88 -60 -70Z', '#8fd0f0')
    shape('M-36 -66Q0 -6 36 -66Q0 -80 -36 -66Z', '#d8f2fc')
  }),
  'lens case': standing(2.4, 0.09, ({ shape, dot }) => {
    shape('M-110 -60Q0 -80 110 -60V-10Q0 4 -110 -10Z', '#f4f6f8')
    dot(-62, -50, 38, '#5fb4e0')
    dot(62, -50, 38, '#6fc08a')
  }),
  'bath towel': standing(9, 0.07, ({ shape }) => {
    shape('M-440 -60L-380 -100H440L400 0H-440Z', '#f2a03c')
    shape('M-300 -100H-220L-270 0H-360ZM-60 -100H20L-20 0H-110ZM180 -100H260L226 0H140Z', '#f7f1e2')
  }),
  shingle: standing(2.6, 0.1, ({ shape, line }) => {
    shape('M-128 -84L116 -100L128 -14L-116 0Z', '#8a5040')
    line('M-60 -88L-52 -4M4 -92L12 -8M66 -96L74 -12', WOOD, 4)
  }),
}
