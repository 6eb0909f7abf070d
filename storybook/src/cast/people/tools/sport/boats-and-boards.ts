import { gripped, DARK, RUBBER, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** On water and snow, seen from the side and facing right. */
export const BOATS_AND_BOARDS: Readonly<Record<string, Tool>> = {
  surfboard: {
    ...standing(12, 0.075, ({ shape, line }) => {
      shape(
        'M-596 -84Q-400 -20 -200 -8H300Q480 -16 592 -96Q420 -78 200 -72H-300Q-480 -76 -596 -84Z',
        '#f7efe0',
      )
      line('M-420 -52H460', '#e0553f', 16)
    }),
    at: [0.5, 0.25],
  },
  snowboard: {
    ...standing(7, 0.06, ({ shape }) =>
      shape(
        'M-346 -96Q-320 -50 -280 -46H280Q320 -50 346 -96L340 -50Q310 -6 280 0H-280Q-310 -6 -340 -50Z',
        '#7d5fbf',
      ),
    ),
    at: [0.5, 0.3],
  },
  skis: {
    ...standing(10, 0.07, ({ shape }) => {
      shape('M-480 -28H400Q450 -34 486 -96L494 -88Q470 -8 410 0H-480Z', '#d6453f')
      shape('M-480 -14H400Q420 -16 440 -26L430 -6L410 0H-480Z', '#f7f3ea')
    }),
    at: [0.44, 0.7],
  },
  'ski pole': {
    ...gripped([0.08, 0.56], [0.5, 0.04], 0),
    draw: ({ line }) => {
      line('M0 -98V-2', '#6d757e', 1.6)
      line('M0 -98V-86', RUBBER, 4)
      line('M-4 -8H4', RUBBER, 2)
    },
  },
  sled: {
    ...standing(3.2, 0.17, ({ shape, line }) => {
      line('M-150 -6H110Q156 -8 156 -60Q152 -92 126 -88', '#b8303f', 11)
      line('M-100 -70V-8M40 -70V-8', DARK, 9)
      shape('M-146 -92H110V-68H-146Z', '#c98f4f')
    }),
    at: [0.4, 0.2],
  },
  kayak: {
    ...standing(7.4, 0.19, ({ shape }) => {
      shape(
        'M-366 -84Q-200 -56 -70 -60H70Q200 -56 366 -84Q280 0 120 0H-120Q-280 0 -366 -84Z',
        '#e0703a',
      )
      shape('M-80 -62Q0 -100 80 -62Z', '#4a3a34')
    }),
    at: [0.5, 0.3],
  },
  'rowing boat': standing(4.4, 0.3, ({ shape, line }) => {
    shape(
      'M-214 -92Q-120 -62 0 -62Q130 -62 218 -96Q206 -10 150 0H-150Q-204 -12 -214 -92Z',
      '#a86f3c',
    )
    line(
      'M-206 -64Q-110 -36 0 -36Q110 -36 208 -66M-192 -36Q-110 -14 0 -14Q110 -14 192 -36',
      '#7d4f2a',
      4,
    )
    line('M-214 -92Q-120 -62 0 -62Q130 -62 218 -96', '#d9a566', 7)
    shape('M-30 -72H-18V-58H-30Z', '#565c66')
  }),
  gondola: standing(4.6, 0.42, ({ shape, line }) => {
    shape(
      'M-226 -92Q-196 -40 -60 -36H120Q176 -40 206 -100L218 -96Q206 -10 120 0H-90Q-190 -4 -226 -92Z',
      '#2f2c38',
    )
    line('M206 -100L222 -104M208 -92H222M206 -84H220M204 -76H217', '#c9d1d8', 4)
    shape('M-10 -40H70Q72 -62 60 -64H4Q-10 -60 -10 -40Z', '#b3273d')
    line('M-200 -54Q-150 -28 -60 -26H120Q170 -30 196 -70', '#e0b13c', 4)
  }),
  canoe: standing(5.8, 0.26, ({ shape, line }) => {
    shape('M-286 -98Q-230 -50 0 -50Q230 -50 286 -98Q276 -2 160 0H-160Q-276 -2 -286 -98Z', '#9c6535')
    line('M-270 -74Q-200 -36 0 -36Q200 -36 270 -74', '#d3a060', 9)
  }),
  paddle: {
    ...gripped([0.12, 0.95], [0.5, 0.3], 0),
    draw: ({ shape }) => {
      shape('M-0.9 -84H0.9V-16H-0.9Z', '#d3a060')
      shape('M-4.5 -98Q0 -102 4.5 -98V-86L1 -80H-1L-4.5 -86Z', '#3f72b8')
      shape('M-4.5 -2Q0 2 4.5 -2V-14L1 -20H-1L-4.5 -14Z', '#3f72b8')
    },
  },
  oar: {
    ...gripped([0.1, 0.85], [0.5, 0.05], 0),
    draw: ({ shape }) => {
      shape('M-1 -100H1V-22H-1Z', '#c98f4f')
      shape('M-4 -24H4V-2Q0 2 -4 -2Z', '#f7f3ea')
    },
  },
}
