import { CHINA, DARK, IRON, STEEL, WOOD, gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What stands in gyms and on decks to train and play at. */
export const APPARATUS_TOOLS: Readonly<Record<string, Tool>> = {
  'aerobic step': standing(4.4, 0.12, ({ shape }) => {
    shape('M-190 -60H190L206 0H120L100 -40H-100L-120 0H-206Z', '#3f72b8')
    shape('M-214 -100H214Q224 -80 214 -56H-214Q-224 -80 -214 -100Z', '#59c3a6')
  }),
  'pommel horse': standing(1.5, 0.62, ({ shape, line }) => {
    line('M-44 -56L-60 0M44 -56L60 0', IRON, 8)
    shape(
      'M-70 -82H70Q78 -82 78 -70V-60Q78 -46 62 -46H-62Q-78 -46 -78 -60V-70Q-78 -82 -70 -82Z',
      '#b5793f',
    )
    shape('M-70 -82H70Q78 -82 78 -74H-78Q-78 -82 -70 -82Z', '#d59a58')
    line('M-32 -82V-92Q-32 -98 -26 -98H-14Q-8 -98 -8 -92V-82', CHINA, 6)
    line('M8 -82V-92Q8 -98 14 -98H26Q32 -98 32 -92V-82', CHINA, 6)
  }),
  'parallel bars': standing(1.7, 0.72, ({ shape, line }) => {
    line('M-50 -94V-6M50 -94V-6', IRON, 5)
    line('M-44 -88V-4M56 -88V-4', STEEL, 5)
    shape('M-72 -8H-30V0H-72ZM30 -8H72V0H30Z', IRON)
    line('M-82 -97H80', '#d9a860', 5)
    line('M-78 -90H84', WOOD, 5)
  }),
  'pyramid of cups': standing(1.05, 0.3, ({ shape }) => {
    for (const [x, y] of [
      [-34, 0],
      [0, 0],
      [34, 0],
      [-17, -33],
      [17, -33],
      [0, -66],
    ] as const) {
      shape(`M${x - 15} ${y - 33}H${x + 15}L${x + 10} ${y}H${x - 10}Z`, '#d6453f')
      shape(`M${x - 16} ${y - 34}H${x + 16}V${y - 29}H${x - 16}Z`, CHINA)
    }
  }),
  'shuffle court': standing(7.6, 0.17, ({ shape, line }) => {
    shape('M-380 0L-300 -100H340L300 0Z', '#4f8a6a')
    line('M-150 -2L300 -52L-120 -98M40 -24L54 -80M150 -34L160 -70', CHINA, 9)
  }),
  'shuffle disc': standing(2.6, 0.05, ({ shape }) => {
    shape('M-120 -50Q-120 -100 0 -100Q120 -100 120 -50Q120 0 0 0Q-120 0 -120 -50Z', '#d6453f')
    shape('M-80 -66Q-80 -92 0 -92Q80 -92 80 -66Q80 -44 0 -44Q-80 -44 -80 -66Z', '#f2c345')
  }),
  'shuffle cue': {
    ...gripped([0.16, 0.9], [0.5, 0.9], Math.PI),
    draw: ({ shape, line }) => {
      line('M0 -86V0', '#d2a45e', 3)
      line('M-6 -98Q-8 -86 0 -84Q8 -86 6 -98', '#d6453f', 3)
      shape('M-2 -12H2V0H-2Z', DARK)
    },
  },
  hookah: standing(0.55, 0.58, ({ shape, line, dot }) => {
    shape('M-20 -30Q-26 0 -14 0H14Q26 0 20 -30Q14 -42 6 -46H-6Q-14 -42 -20 -30Z', '#3f72b8')
    shape('M-19 -26Q-22 -6 -14 -3H14Q22 -6 19 -26Z', '#79b7e0')
    line('M0 -46V-84', '#e3b64a', 7)
    dot(0, -54, 6, '#e3b64a')
    dot(0, -68, 5, '#e3b64a')
    shape('M-14 -84H14L10 -78H-10Z', '#e3b64a')
    shape('M-9 -94H9L6 -84H-6Z', '#a5583f')
    dot(-3, -96, 3, '#e8742c')
    dot(3, -96, 3, '#d6453f')
  }),
}
