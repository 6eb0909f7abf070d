import { pairs } from '../../../../scene/rows.ts'
import { gripped, ACROSS, DARK, IRON, WOOD, rod, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What is shovelled lies in a heap: its colour, and those of its lumps. */
const STUFFS: Readonly<Record<string, readonly [body: string, lump: string, light: string]>> = {
  coal: ['#2c2b31', '#45444d', '#6a6975'],
  gravel: ['#8d8a86', '#b0aca6', '#6f6c69'],
  sand: ['#e2c384', '#efd79f', '#c9a765'],
  grain: ['#d9a93f', '#f0cc6c', '#b58529'],
  manure: ['#6b4a2f', '#836041', '#4f3521'],
  cement: ['#a3a6a8', '#bfc2c4', '#85888b'],
  salt: ['#e9edf1', '#ffffff', '#c9d2da'],
}

const LUMPS = pairs(`
  -66 -16, -38 -34, -44 -10, -10 -62, -16 -24, 14 -80, 12 -44, 22 -12, 44 -50, 50 -22, 74 -12
`)

const heap = ([body, lump, light]: readonly [string, string, string]): Tool =>
  standing(2, 0.3, ({ shape, dot }) => {
    shape('M-98 0Q-78 -34 -48 -48Q-14 -96 14 -98Q52 -70 66 -38Q88 -24 98 0Z', body)
    for (const [index, [x, y]] of LUMPS.entries()) dot(x, y, 7, index % 3 === 1 ? light : lump)
  })

/** What heavy work is done with, and the heaps it is done at. */
export const HEAVY_WORK_TOOLS: Readonly<Record<string, Tool>> = {
  ...Object.fromEntries(
    Object.entries(STUFFS).map(([stuff, colours]) => [`${stuff} heap`, heap(colours)]),
  ),
  sledgehammer: {
    ...gripped([0.42, 0.56], [0.5, 0.92], ACROSS),
    draw: ({ shape }) => {
      shape(rod(2.6, -98, 0), WOOD)
      shape('M-20 -100H20V-80H-20Z', IRON)
      shape('M-20 -100H-14V-80H-20ZM14 -100H20V-80H14Z', '#8b929c')
    },
  },
  'chimney brush': {
    ...standing(0.34, 0.9, ({ shape, line }) => {
      shape(rod(1.2, -100, -20), DARK)
      line(
        'M0 -22L-16 -14M0 -22L16 -14M0 -16L-17 -4M0 -16L17 -4M0 -12L-8 0M0 -12L8 0',
        '#1f1e24',
        2.4,
      )
      line('M0 -24L-15 -24M0 -24L15 -24M0 -18L-17 -9M0 -18L17 -9M0 -12V0', '#3a3842', 2.4)
    }),
    at: [0.5, 0.2],
  },
  'lever box': standing(0.62, 0.58, ({ shape, dot, line }) => {
    shape('M-30 0H30V-78L18 -90H-18L-30 -78Z', '#5b6470')
    shape('M-24 -10H24V-44H-24Z', '#434b55')
    dot(-11, -27, 9, '#f4ead0')
    dot(12, -27, 9, '#f4ead0')
    line('M-11 -27L-6 -33M12 -27L7 -33', '#d6453f', 2)
    shape('M-20 -86H4V-74H-20Z', DARK)
    shape('M8 -56L24 -56L16 -70Z', '#f2c14a')
  }),
  'chimney stack': standing(0.62, 0.6, ({ shape, line }) => {
    shape('M-26 -92H26V0H-26Z', '#b05a42')
    line('M-26 -76H26M-26 -58H26M-26 -40H26M-26 -22H26', '#8a4030', 2)
    line('M-8 -92V-76M12 -76V-58M-12 -58V-40M10 -40V-22M-6 -22V0', '#8a4030', 2)
    shape('M-31 -100H31V-90H-31Z', '#6f3a30')
  }),
  'juggling club': standing(0.3, 0.24, ({ shape }) => {
    shape('M-3 0H3L4 -40Q14 -62 9 -84Q6 -100 0 -100Q-6 -100 -9 -84Q-14 -62 -4 -40Z', '#f4efe4')
    shape('M-11 -66H11L8 -50H-8Z', '#d8433f')
    shape('M-4 0H4V-12H-4Z', '#d8433f')
  }),
}
