import { CHINA, IRON, PAPER, STEEL, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** For skin, noses, babies and patients. */
export const BODY_CARE: Readonly<Record<string, Tool>> = {
  'cream jar': standing(1.2, 0.085, ({ shape }) => {
    shape('M-50 -66H50V-6Q0 6 -50 -6Z', '#f3ead7')
    shape('M-44 -70Q0 -104 44 -70Z', '#fffdf6')
    shape('M-50 -46H50V-24H-50Z', '#f0a0b4')
  }),
  tissue: standing(1.1, 0.11, ({ shape }) => {
    shape(
      'M-50 -60Q-40 -104 -6 -84Q30 -104 50 -66Q40 -20 20 0Q0 -14 -20 0Q-48 -20 -50 -60Z',
      '#fbfbf8',
    )
    shape('M-20 -70Q0 -50 26 -66Q14 -20 0 -10Q-14 -30 -20 -70Z', '#e6ebee')
  }),
  'foot tub': standing(2.4, 0.13, ({ shape }) => {
    shape('M-112 -70Q-60 -100 0 -88Q60 -100 112 -70Z', '#bfe3ea')
    shape('M-118 -72H118L96 0H-96Z', '#4f9ac8')
    shape('M-118 -76H118V-62H-118Z', '#7fbfe0')
  }),
  'baby bottle': standing(0.42, 0.13, ({ shape, line }) => {
    shape('M-6 -84Q-8 -100 0 -100Q8 -100 6 -84Z', '#f2b98a')
    shape('M-16 -84H16V-70H-16Z', '#4f9ac8')
    shape('M-18 -70H18V-6Q0 4 -18 -6Z', '#e9f3f5')
    shape('M-18 -48H18V-6Q0 4 -18 -6Z', '#fffaf0')
    line('M-18 -36H-8M-18 -24H-8', '#8fb3c0', 3)
  }),
  'changing table': standing(1.5, 0.46, ({ shape, line }) => {
    line('M-62 -60V0M62 -60V0M-62 -24H62', WOOD, 6)
    shape('M-72 -74H72V-58H-72Z', WOOD)
    shape('M-66 -86H66Q72 -86 72 -74H-72Q-72 -86 -66 -86Z', '#bfe0d6')
    shape('M-50 -40H-14V-26H-50ZM6 -40H42V-26H6Z', '#fbfbf8')
  }),
  diaper: standing(1.5, 0.1, ({ shape }) => {
    shape('M-70 -96H70V-66Q20 -60 24 0H-24Q-20 -60 -70 -66Z', '#fbfbf8')
    shape('M-70 -92H-50V-72H-70ZM50 -92H70V-72H50Z', '#8fc8e0')
  }),
  'tattoo machine': standing(0.4, 0.13, ({ shape, line }) => {
    shape('M-12 -100H14V-56H-12Z', '#33323a')
    shape('M-8 -56H8L4 -20H-4Z', STEEL)
    line('M0 -20V0', IRON, 3)
  }),
  'barber chair': standing(1, 0.42, ({ shape, line }) => {
    line('M-6 -40V-12', STEEL, 8)
    shape('M-32 -14H24V0H-32Z', STEEL)
    shape('M-38 -100Q-26 -104 -22 -96L-14 -56H34Q40 -50 34 -40H-30Z', '#b8303a')
    line('M34 -44L48 -16H40', STEEL, 5)
  }),
  'treatment bed': standing(3.2, 0.34, ({ shape, line }) => {
    line('M-120 -56V0M120 -56V0M-120 -20H120', STEEL, 7)
    shape('M-150 -78H150V-54H-150Z', '#8fc8c0')
    shape('M-150 -96Q-110 -104 -96 -78H-150Z', CHINA)
  }),
  'sleeping patient': standing(3.9, 0.18, ({ shape, line, dot }) => {
    shape('M100 -20Q104 -64 150 -64Q192 -62 194 0H100Z', '#f6f1e4')
    dot(140, -58, 34, '#d9a07a')
    shape('M112 -78Q130 -104 160 -90Q176 -78 172 -52Q164 -76 112 -78Z', '#4a3325')
    line('M118 -54Q124 -50 130 -54', '#3a2a22', 4)
    shape('M104 -46H136V-26H110Z', '#bfe0ea')
    shape('M-194 0Q-190 -60 -120 -66Q0 -100 80 -70Q108 -60 112 0Z', '#5fa8a0')
    shape('M-194 0Q-150 -30 -60 -24Q20 -36 110 -14V0Z', '#4b8f88')
  }),
  'white sheet': standing(4, 0.18, ({ shape }) => {
    shape('M-196 0Q-190 -96 -100 -84Q0 -104 100 -80Q180 -70 196 0Z', '#eef4f4')
    shape('M-196 0Q-150 -40 -80 -30Q0 -44 90 -26Q160 -30 196 0Z', '#d6e4e4')
  }),
  cuff: standing(1.2, 0.08, ({ shape }) =>
    shape('M-54 -90Q0 -104 54 -90V-10Q0 4 -54 -10Z', '#3f5f8f'),
  ),
  pillow: standing(1.6, 0.24, ({ shape, line }) => {
    shape(
      'M-76 -84Q-40 -94 0 -90Q40 -94 76 -84Q66 -50 76 -14Q40 -4 0 -8Q-40 -4 -76 -14Q-66 -50 -76 -84Z',
      '#f6f3ee',
    )
    line('M-56 -74Q-50 -50 -58 -26M56 -74Q50 -50 58 -26', '#d3d0cc', 3)
  }),
  'wrapping paper': standing(2.6, 0.07, ({ shape, dot }) => {
    shape('M-126 -60H126V0H-126Z', '#d6453f')
    for (const x of [-90, -40, 10, 60, 104]) dot(x, -30, 12, '#f7e3a1')
    shape('M104 -96Q128 -96 126 -40Q104 -44 104 -96Z', PAPER)
  }),
  'ring box': standing(1.1, 0.07, ({ shape, line, dot }) => {
    shape('M-50 -52L-42 -100H42L50 -52Z', '#8f2f4f')
    shape('M-50 -50H50V0H-50Z', '#a83a5c')
    line('M-16 -52A16 16 0 1 1 16 -52', '#f2c14a', 7)
    dot(0, -74, 10, '#e6f6fb')
  }),
}
