import { triples } from '../../../../scene/rows.ts'
import { BRASS, CHINA, DARK, STEEL, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Sinks, foam, heaps and glasses to look through. */
export const HOUSEHOLD: Readonly<Record<string, Tool>> = {
  'kitchen sink': standing(1.5, 0.62, ({ shape, line, dot }) => {
    line('M-6 -70V-96Q-6 -100 4 -100Q14 -100 14 -90', STEEL, 5)
    shape('M-74 -70H74V-60H-74Z', CHINA)
    shape('M-70 -60H70V0H-70Z', '#6f9f96')
    line('M-4 -54V-6M-60 -50H-14M14 -50H60', '#5a877f', 3)
    shape('M-30 -68H46L38 -48H-22Z', STEEL)
    dot(-18, -72, 7, '#fbfdff')
    dot(2, -75, 8, '#fbfdff')
    dot(22, -72, 7, '#fbfdff')
    dot(38, -72, 5, '#eef8fc')
    for (const y of [-72, -77, -82, -87]) shape(`M-68 ${y}H-38L-42 ${y + 4}H-64Z`, '#f4efe2')
  }),
  'long table': standing(3, 0.4, ({ shape, line }) => {
    for (const x of [-132, -118, 118, 132]) line(`M${x} -82V0`, '#8a5a34', 9)
    shape('M-148 -100H148V-86H-148Z', '#b27a48')
    shape('M-138 -86H138V-74H-138Z', '#96643a')
  }),
  'laid table': standing(1.75, 0.4, ({ shape, line }) => {
    for (const x of [-58, 58]) line(`M${x} -60V0`, '#8a5a34', 8)
    shape(
      'M-84 -100H84V-94L80 -44Q70 -54 60 -44T40 -44T20 -44T0 -44T-20 -44T-40 -44T-60 -44T-80 -44L-84 -94Z',
      '#f7efe0',
    )
    shape('M-86 -100H86V-92H-86Z', '#fffaf0')
    line('M-52 -90L-56 -50M-18 -90V-50M18 -90V-50M52 -90L56 -50', '#e2d5be', 2.5)
  }),
  'long laid table': standing(3, 0.4, ({ shape, line }) => {
    for (const x of [-128, 128]) line(`M${x} -40V0`, '#8a5a34', 9)
    shape(
      'M-148 -100H148V-94L144 -22Q126 -34 108 -22T72 -22T36 -22T0 -22T-36 -22T-72 -22T-108 -22T-144 -22L-148 -94Z',
      '#f4e9d6',
    )
    shape('M-150 -100H150V-91H-150Z', '#fffaf0')
    line('M-100 -88L-104 -34M-34 -88V-34M34 -88V-34M100 -88L104 -34', '#dfd0b6', 2.5)
    line('M-147 -44H147', '#c9584a', 3)
  }),
  'high chair': standing(0.6, 0.5, ({ shape, line }) => {
    line('M-18 -50L-28 0M18 -50L28 0M-23 -24H23', '#a8703f', 5)
    shape('M-22 -56H22V-46H-22Z', '#c48a52')
    shape('M14 -100H24V-50H14Z', '#c48a52')
  }),
  foam: standing(1.7, 0.13, ({ dot }) => {
    for (const [x, y, r] of triples(
      '-56 -30 26, -26 -56 32, 10 -62 34, 44 -48 30, 64 -24 20, 0 -28 30, -34 -18 18',
    ))
      dot(x, y, r, '#fbfdff')
    dot(-20, -64, 10, '#e3eff5')
    dot(30, -58, 9, '#e3eff5')
  }),
  'foam beard': {
    ...standing(1, 0.09, ({ dot }) => {
      for (const [x, y, r] of triples('-24 -66 24, 16 -72 24, 28 -44 22, 6 -28 26, -24 -36 24'))
        dot(x, y, r, '#fbfdff')
    }),
    at: [0.62, 0.45],
  },
  'leaf heap': standing(2.6, 0.26, ({ shape }) => {
    shape(
      'M-126 0Q-110 -40 -70 -50Q-50 -80 -14 -76Q10 -100 40 -78Q80 -76 92 -48Q116 -36 126 0Z',
      '#b8632c',
    )
    for (const [x, y, c] of [
      [-84, -34, '#e0a03c'],
      [-56, -58, '#c9402a'],
      [-20, -76, '#e6b84f'],
      [14, -88, '#d97a2f'],
      [48, -72, '#c9402a'],
      [84, -44, '#e0a03c'],
      [-40, -30, '#d98a35'],
      [0, -48, '#a84f26'],
      [40, -36, '#e6b84f'],
      [74, -14, '#c9402a'],
      [-92, -10, '#d97a2f'],
      [-10, -14, '#e0a03c'],
    ] as const)
      shape(
        `M${x - 14} ${y}Q${x - 2} ${y - 16} ${x + 16} ${y - 8}Q${x + 4} ${y + 10} ${x - 14} ${y}Z`,
        c,
      )
  }),
  'cookie tray': standing(4, 0.07, ({ shape, dot }) => {
    shape('M-196 -40H196L180 0H-180Z', '#8a939c')
    for (const x of [-140, -70, 0, 70, 140]) {
      shape(`M${x - 30} -40Q${x} -96 ${x + 30} -40Z`, '#c98a4a')
      dot(x - 8, -58, 6, '#5d3b2a')
      dot(x + 10, -54, 6, '#5d3b2a')
    }
  }),
  'fire jet': standing(2.2, 0.42, ({ shape }) => {
    shape(
      'M-108 -50Q-40 -78 10 -90Q60 -104 108 -84Q92 -66 106 -50Q88 -40 104 -18Q50 0 0 -16Q-50 -34 -108 -50Z',
      '#ef6f2a',
    )
    shape(
      'M-100 -50Q-40 -70 20 -74Q60 -80 84 -64Q74 -52 82 -40Q40 -22 0 -30Q-50 -42 -100 -50Z',
      '#f9a93a',
    )
    shape('M-90 -50Q-40 -60 20 -58Q46 -56 54 -50Q40 -40 0 -42Q-50 -46 -90 -50Z', '#fde38a')
  }),
  spyglass: {
    ...standing(0.2, 0.36, ({ shape }) => {
      shape('M-5 -100H5V-70H-5Z', BRASS)
      shape('M-7 -72H7V-38H-7Z', DARK)
      shape('M-9 -40H9V0H-9Z', BRASS)
      shape('M-10 -6H10V0H-10Z', '#8fc8d6')
    }),
    at: [0.5, 0.5],
  },
  binoculars: standing(1.3, 0.1, ({ shape }) => {
    shape('M-14 -72Q0 -80 14 -72V-40Q0 -34 -14 -40Z', '#4a4a55')
    shape('M-48 -92H-16L-10 -62L-6 -18H-60L-54 -62ZM16 -92H48L54 -62L60 -18H6L10 -62Z', '#33323a')
    shape('M-26 -92H-16L-10 -62L-6 -18H-20ZM38 -92H48L54 -62L60 -18H46Z', '#26262c')
    shape('M-50 -100H-14V-88H-50ZM14 -100H50V-88H14Z', '#5a5a66')
    shape('M-62 -22H-4V-8H-62ZM4 -22H62V-8H4Z', '#5a5a66')
    shape('M-60 -8H-6Q-10 2 -33 2T-60 -8ZM6 -8H60Q56 2 33 2T6 -8Z', '#8fc8e4')
    shape('M-8 -66H8V-56H-8Z', '#8d99a3')
  }),
  'feeding tin': standing(0.8, 0.11, ({ shape }) => {
    shape('M-38 -90H38V0H-38Z', '#e0a02f')
    shape('M-40 -100H40V-84H-40Z', '#c8303f')
    shape('M-24 -60Q0 -76 18 -56L30 -66V-34L18 -46Q0 -28 -24 -46Z', '#f4f2ec')
  }),
}
