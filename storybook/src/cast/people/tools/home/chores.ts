import { BRASS, CHINA, DARK, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const CREAM = '#fbf1d0'

/** Churns, frames, hooks and curtains: what chores are done with and at. */
export const CHORE_THINGS: Readonly<Record<string, Tool>> = {
  'butter churn': standing(0.62, 0.44, ({ shape, line }) => {
    shape('M-22 -88H22L31 0H-31Z', WOOD)
    line('M-12 -86L-17 -2M0 -86V-2M12 -86L17 -2', '#94632f', 1.6)
    line('M-24 -70H24M-28 -24H28', '#6d7078', 5)
    shape('M-25 -96H25V-86H-25Z', '#c48a52')
    shape('M-16 -100Q-8 -106 0 -100Q8 -106 16 -100V-94H-16Z', CREAM)
  }),
  'churn staff': standing(0.12, 0.62, ({ shape }) => {
    shape('M-2 -100H2V0H-2Z', '#d9a968')
    shape('M-6 -100H6V-95H-6Z', '#c48a52')
  }),
  'framed picture': standing(1.25, 0.3, ({ shape, dot }) => {
    shape('M-62 -100H62V0H-62Z', BRASS)
    shape('M-52 -90H52V-10H-52Z', '#bfe0ee')
    dot(26, -70, 10, '#f7d774')
    shape('M-52 -36L-20 -66L6 -40L24 -56L52 -32V-10H-52Z', '#6f9f7a')
    shape('M-52 -24Q-10 -40 52 -20V-10H-52Z', '#8fbf6a')
  }),
  'coat hooks': standing(3.6, 0.14, ({ shape, line, dot }) => {
    shape('M-176 -100H176V-54H-176Z', WOOD)
    for (const x of [-128, -44, 44, 128]) {
      line(`M${x} -76V-26Q${x} -6 ${x + 20} -8Q${x + 30} -12 ${x + 28} -26`, '#4d525b', 9)
      dot(x, -76, 9, '#4d525b')
    }
  }),
  'hung scarf': standing(0.42, 0.36, ({ shape, line }) => {
    shape('M-14 -100H14L20 -8H-2L-6 -60L-10 -8H-20Z', '#d6584f')
    line('M-17 -26H-4M2 -26H18M-16 -44H-6', '#f6e3c8', 5)
  }),
  'wall nail': standing(1.6, 0.05, ({ shape }) => {
    shape('M-70 -66H60V-34H-70Z', '#8d949e')
    shape('M-80 -92H-62V-8H-80Z', '#6d737d')
  }),
  'plate pile': standing(1.15, 0.24, ({ shape }) => {
    for (const [index, y] of [0, -14, -28, -42, -56, -70, -84].entries())
      shape(
        `M-56 ${y - 14}H56Q44 ${y} 24 ${y}H-24Q-44 ${y} -56 ${y - 14}Z`,
        index % 2 === 0 ? CHINA : '#d9e4ec',
      )
  }),
  'bread slice': standing(1.5, 0.09, ({ shape }) => {
    shape('M-70 -52Q-76 -96 -40 -94H40Q76 -96 70 -52L62 0H-62Z', '#b9793c')
    shape('M-58 -54Q-62 -84 -36 -83H36Q62 -84 58 -54L52 -10H-52Z', '#f3d9a6')
    shape('M-40 -62Q-20 -78 12 -70Q42 -66 36 -44Q20 -26 -16 -32Q-44 -36 -40 -62Z', '#f9dc57')
  }),
  'butter dish': standing(1.9, 0.1, ({ shape }) => {
    shape('M-94 -26H94Q84 0 0 0Q-84 0 -94 -26Z', CHINA)
    shape('M-54 -84H42L58 -70V-26H-54Z', '#f9dc57')
    shape('M42 -84L58 -70V-26H42Z', '#e3bd3a')
  }),
  'dish rack': standing(1.7, 0.2, ({ shape, line }) => {
    for (const x of [-48, -22, 4, 30])
      shape(`M${x} -96Q${x + 20} -60 ${x + 6} -18H${x - 4}Q${x + 6} -60 ${x - 6} -92Z`, CHINA)
    line('M-80 -44L-70 -6H70L80 -44M-60 -6V-34M-34 -6V-34M-8 -6V-34M18 -6V-34M44 -6V-34', DARK, 5)
  }),
  'half curtain': standing(0.5, 1.1, ({ shape, line }) => {
    shape('M-24 -96H24V0H-24Z', '#cf5f4a')
    line('M-14 -95V-2M-4 -95V-2M6 -95V-2M16 -95V-2', '#a84434', 1.6)
  }),
}
