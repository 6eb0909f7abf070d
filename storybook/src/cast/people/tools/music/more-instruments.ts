import { BRASS, DARK, EBONY, IRON, STEEL, WOOD, gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const BAMBOO = '#d2a95c'

/** Instruments of a fair or of another land, each with the shape by which it is known. */
export const MORE_INSTRUMENTS: Readonly<Record<string, Tool>> = {
  'steel triangle': standing(1.1, 0.24, ({ line }) => {
    line('M0 -100V-88', '#d6453f', 3)
    line('M10 -2H-50L0 -86L48 -8', STEEL, 7)
  }),
  beater: {
    ...gripped([0.1, 0.16], [0.5, 0.95], Math.PI / 2),
    draw: ({ shape }) => shape('M-3 -98H3V0H-3Z', IRON),
  },
  panpipes: standing(1.25, 0.2, ({ shape, line }) => {
    const pipes = [96, 84, 74, 64, 55, 46, 38]
    for (const [index, long] of pipes.entries()) {
      const x = -54 + index * 15.5
      shape(`M${x} -100H${x + 14}V${long - 100}H${x}Z`, index % 2 === 0 ? BAMBOO : '#bd9045')
    }
    line('M-54 -76H53', '#b8403a', 8)
  }),
  sitar: {
    ...gripped([0.3, 0.86], [0.5, 0.82], 0),
    draw: ({ shape, line, dot }) => {
      shape('M-3.4 -100H3.4V-26H-3.4Z', DARK)
      for (let peg = 0; peg < 6; peg++) line(`M3 ${-95 + peg * 10}H9`, BAMBOO, 2)
      for (let fret = 0; fret < 9; fret++) line(`M-3.4 ${-88 + fret * 6.4}H3.4`, BRASS, 0.9)
      dot(0, -84, 7, '#a8642f')
      shape(
        'M0 -34C-6 -26 -15 -22 -15 -12C-15 -3 -8 0 0 0C8 0 15 -3 15 -12C15 -22 6 -26 0 -34Z',
        '#a8642f',
      )
      shape(
        'M0 -28C-4 -22 -10 -19 -10 -12C-10 -6 -6 -3 0 -3C6 -3 10 -6 10 -12C10 -19 4 -22 0 -28Z',
        '#c98a4a',
      )
      shape('M-5 -11H5V-8H-5Z', '#f4ecd9')
    },
  },
  'double bass': standing(0.42, 1.16, ({ shape, line }) => {
    line('M0 -4V0', EBONY, 1.6)
    shape(
      'M0 -64C-10 -64 -14 -57 -13 -50C-12 -44 -9 -42 -10 -37C-11 -32 -20 -30 -20 -18C-20 -6 -10 -3 0 -3C10 -3 20 -6 20 -18C20 -30 11 -32 10 -37C9 -42 12 -44 13 -50C14 -57 10 -64 0 -64Z',
      '#9c5a2c',
    )
    shape('M-2.2 -96H2.2V-34H-2.2Z', EBONY)
    shape('M-3 -100Q3 -103 4 -97L2.4 -93H-2.4Z', DARK)
    line('M-8 -24Q-10 -32 -7 -38M8 -24Q10 -32 7 -38', '#4a2614', 1.4)
    shape('M-6 -21H6V-18H-6Z', '#e2c089')
    line('M-1 -92V-12M1 -92V-12', '#efe4c8', 0.5)
  }),
  theremin: standing(0.9, 0.86, ({ shape, line, dot }) => {
    line('M0 -44V-3', IRON, 3)
    line('M0 -6L-18 0M0 -6L18 0', IRON, 3)
    shape('M-24 -62H24V-44H-24Z', '#8a5a34')
    shape('M-24 -62L-16 -70H32L24 -62Z', '#a9744a')
    dot(-8, -53, 3, BRASS)
    dot(6, -53, 3, BRASS)
    line('M28 -66V-100', STEEL, 2.2)
    line('M-20 -56H-38Q-44 -56 -44 -51Q-44 -46 -38 -46H-24', STEEL, 2.2)
  }),
  'steel drum': standing(1.15, 0.5, ({ shape, line }) => {
    line('M-30 -56L-40 0M30 -56L40 0', IRON, 3)
    shape('M-50 -92Q-44 -56 0 -54Q44 -56 50 -92Z', '#9fb0bd')
    shape('M-52 -93Q0 -110 52 -93Q0 -72 -52 -93Z', '#d5dfe6')
    shape('M-30 -94Q-16 -101 -4 -95Q-16 -86 -30 -94ZM6 -95Q20 -101 32 -93Q18 -86 6 -95Z', '#b4c3cd')
  }),
  castanets: {
    ...gripped([1, 0.1], [0.5, 0.9], Math.PI / 2),
    draw: ({ shape, line }) => {
      shape('M-6 -94Q-52 -92 -44 -34Q-30 -4 -4 -18Z', '#7a3b25')
      shape('M6 -94Q52 -92 44 -34Q30 -4 4 -18Z', '#8f4a2e')
      line('M-10 -94Q0 -104 10 -94', '#d6453f', 7)
    },
  },
  koto: standing(3.4, 0.2, ({ shape, line }) => {
    shape('M-160 -66Q0 -96 160 -66V-40Q0 -66 -160 -40Z', '#b5803f')
    line('M-120 -44V0M120 -44V0', DARK, 12)
    for (let string = 0; string < 5; string++)
      line(`M-150 ${-66 + string * 5}Q0 ${-90 + string * 5} 150 ${-66 + string * 5}`, '#f6ecd2', 2)
    for (let bridge = 0; bridge < 6; bridge++) {
      const x = -90 + bridge * 34
      shape(`M${x - 6} -74L${x} -98L${x + 6} -74Z`, WOOD)
    }
  }),
}
