import { BRASS, DARK, STEEL, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const SKIN = '#f3e6cd'

/** Drums that are struck with the fingers or carried. */
export const HAND_DRUMS: Readonly<Record<string, Tool>> = {
  tabla: standing(2.3, 0.24, ({ shape, line, dot }) => {
    shape('M-108 -66Q-118 0 -62 0Q-4 0 -14 -66Z', STEEL)
    shape('M-110 -66Q-108 -96 -61 -96Q-14 -96 -12 -66Q-40 -52 -61 -52Q-84 -52 -110 -66Z', SKIN)
    dot(-60, -76, 13, '#33323a')
    shape('M20 -70L12 0H92L84 -70Z', '#8a4f2c')
    line('M26 -66L30 -2M42 -62L44 -2M58 -62L58 -2M72 -64L72 -2', '#e9d2a4', 3)
    shape('M16 -72Q18 -98 52 -98Q86 -98 88 -72Q70 -58 52 -58Q34 -58 16 -72Z', SKIN)
    dot(52, -78, 12, '#33323a')
    shape('M-104 -6H-18V0H-104ZM10 -6H96V0H10Z', '#c8403f')
  }),
  'barrel drum': standing(1.6, 0.32, ({ shape, line }) => {
    line('M-50 -86Q0 -190 50 -86', '#c8403f', 7)
    shape('M-62 -84Q0 -112 62 -84V-16Q0 12 -62 -16Z', '#a8642f')
    shape('M-62 -50Q0 -30 62 -50V-16Q0 12 -62 -16Z', '#8f5226')
    line('M-56 -84L-30 -12L-4 -94L22 -8L56 -84', '#f0d9a8', 3.4)
    shape('M-62 -92Q-44 -50 -62 -8Q-80 -50 -62 -92ZM62 -92Q80 -50 62 -8Q44 -50 62 -92Z', SKIN)
    line('M-58 -90Q-42 -50 -58 -10M58 -90Q42 -50 58 -10', '#c8403f', 5)
  }),
  'frame drum': standing(1, 0.42, ({ dot, line }) => {
    dot(0, -50, 49, '#8a4f2c')
    dot(0, -50, 43, SKIN)
    dot(8, -44, 26, '#f8efdd')
    for (let turn = 0; turn < 12; turn++) {
      const a = (turn / 12) * Math.PI * 2
      dot(Math.cos(a) * 46, -50 + Math.sin(a) * 46, 3.4, BRASS)
    }
    line('M-20 -66Q0 -78 22 -68', DARK, 1.4)
  }),
  'snare on a strap': standing(1.35, 0.24, ({ shape, line }) => {
    shape('M-64 -84H64V-6H-64Z', '#d6453f')
    shape('M-66 -100H66V-82H-66ZM-66 -12H66V0H-66Z', '#f4f2ec')
    line('M-56 -82L-36 -12L-16 -82L4 -12L24 -82L44 -12L60 -82', '#f2c14a', 5)
  }),
}
