import { DARK, IRON, STEEL, WOOD, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** Gear of rarer sports. */
export const SPORT_SETS: Readonly<Record<string, Tool>> = {
  'vault pole': standing(0.02, 1.6, ({ shape }) => {
    shape('M-0.8 -100H0.8V0H-0.8Z', '#e0a02f')
    shape('M-1 -24H1V-8H-1Z', '#33323a')
  }),
  'vault bar': standing(0.34, 1.7, ({ shape, line }) => {
    line('M-13 0V-100M13 0V-100', '#c8ced4', 2.6)
    line('M-15 -84H15', '#d6302f', 2)
    shape('M-17 -3H-9V0H-17ZM9 -3H17V0H9Z', '#33323a')
  }),
  'big mat': standing(2.4, 0.3, ({ shape }) => {
    shape('M-118 -90Q0 -104 118 -90V0H-118Z', '#3f72b8')
    shape('M-118 -60H118V-48H-118Z', '#f2c14a')
  }),
  'goal posts': standing(0.8, 1.5, ({ line }) => {
    line('M0 0V-36M-36 -36H36M-36 -36V-98M36 -36V-98', '#f2c93f', 4)
  }),
  'oval ball': standing(1.5, 0.12, ({ shape, line }) => {
    shape('M-72 -50Q-40 -100 0 -100Q40 -100 72 -50Q40 0 0 0Q-40 0 -72 -50Z', '#9c5a34')
    line('M-30 -56H30M-20 -66V-46M0 -66V-46M20 -66V-46', '#f4efe2', 6)
  }),
  wicket: standing(0.34, 0.44, ({ shape }) => {
    shape('M-15 0V-94H-10V0ZM-2.5 0V-94H2.5V0ZM10 0V-94H15V0Z', '#d9b077')
    shape('M-14 -100H-1V-95H-14ZM1 -100H14V-95H1Z', '#b8803f')
  }),
  puck: standing(2.2, 0.04, ({ shape }) => {
    shape('M-100 -68V-34A100 32 0 0 0 100 -34V-68Z', '#26262c')
    shape('M-100 -68A100 32 0 0 1 100 -68A100 32 0 0 1 -100 -68Z', '#3f4048')
  }),
  hurley: {
    ...standing(0.36, 0.62, ({ shape, line }) => {
      shape('M-3 0H3L5 -62Q18 -80 14 -96Q8 -102 -4 -98Q-12 -84 -5 -62Z', '#d3a25c')
      line('M-8 -78Q2 -82 15 -80', '#8a8f96', 3)
      shape('M-3.4 0H3.4V-22H-3.4Z', '#33323a')
    }),
    at: [0.5, 0.92],
  },
  'curling stone': standing(1.4, 0.16, ({ shape, line }) => {
    line('M-20 -76V-94H28', '#d6302f', 9)
    shape('M-66 -40Q-66 -76 -40 -76H40Q66 -76 66 -40Q66 0 40 0H-40Q-66 0 -66 -40Z', '#9aa0a8')
    shape('M-66 -46H66V-32H-66Z', '#7d838c')
  }),
  'curling broom': {
    ...standing(0.26, 0.78, ({ shape }) => {
      shape('M-1.4 -100H1.4V-10H-1.4Z', '#e0b04f')
      shape('M-12 -12H12V0H-12Z', '#3f72b8')
    }),
    at: [0.5, 0.2],
  },
  boards: standing(2.2, 0.36, ({ shape }) => {
    shape('M-104 0V-64H-62V0ZM62 0V-64H104V0Z', '#8a8f96')
    shape('M-110 -84H-2L-8 -66H-110ZM2 -84H110V-66H8Z', '#d9b077')
    shape('M-110 -100H-6L-12 -84H-110ZM6 -100H110V-84H12Z', WOOD)
  }),
  'whole boards': standing(2.2, 0.36, ({ shape }) => {
    shape('M-104 0V-64H-62V0ZM62 0V-64H104V0Z', '#8a8f96')
    shape('M-110 -82H110V-66H-110Z', '#d9b077')
    shape('M-110 -99H110V-83H-110Z', WOOD)
  }),
  // Seen along the bars: the high one in the middle, the low one a swing away.
  'gym bars': standing(1.7, 1.5, ({ line, dot }) => {
    line('M58 0V-62M74 0V-65M8 0V-99M-74 0H-62M50 -1H84M-16 -1H16', IRON, 2.4)
    line('M57 -62L75 -65.5', '#d9a35c', 4)
    line('M-8 0V-97', STEEL, 3)
    line('M-9 -96.6L9 -99.4', '#d9a35c', 4)
    dot(-9, -96.6, 2.6, '#8a5a2c')
    dot(57, -62, 2.6, '#8a5a2c')
  }),
  'dip bars': standing(0.7, 0.62, ({ line }) => {
    line('M-26 0V-96M26 0V-96M-32 0H32', IRON, 5)
    line('M-34 -97H34', '#33323a', 7)
  }),
  'ice wall': standing(0.62, 1.7, ({ shape, line }) => {
    shape('M-28 0L-31 -60L-24 -100H31V0Z', '#b5d8ea')
    shape('M-28 0L-31 -60L-24 -100H-6L-12 -50L-6 0Z', '#dbeef7')
    line('M-10 -90L4 -70L-2 -48L12 -26M14 -84L20 -60M-18 -30L-10 -10', '#8fbdd6', 1.4)
    shape('M-24 -100L-20 -78L-16 -100ZM-6 -100L-2 -84L4 -100Z', '#eef8fc')
  }),
  'ice axe': {
    ...standing(0.6, 0.3, ({ shape, line }) => {
      line('M0 0V-90', '#3f72b8', 6)
      shape('M-26 -78Q0 -104 28 -96L26 -88Q0 -94 -20 -70Z', STEEL)
    }),
    at: [0.5, 0.9],
  },
  'leafy tree': standing(0.8, 1.7, ({ shape }) => {
    shape('M-7 0Q-3 -30 -8 -66H9Q4 -30 8 0Z', '#7a5236')
    shape('M-2 -44L-26 -56L-25 -60L0 -50ZM4 -52L26 -66L24 -70L2 -58Z', '#7a5236')
    shape(
      'M0 -100C-26 -102 -40 -84 -36 -70C-42 -60 -26 -52 -8 -58C4 -52 28 -54 36 -66C44 -84 26 -102 0 -100Z',
      '#5f9a4f',
    )
  }),
  'exercise bike': standing(1.1, 0.66, ({ line, shape, dot }) => {
    line('M-40 0H-10M20 0H50M-24 0L-16 -60M-20 -30H26L34 -86', IRON, 5)
    shape('M-32 -68H-2L-6 -58H-26Z', '#33323a')
    line('M26 -92H46', '#33323a', 5)
    dot(26, -26, 22, '#d6453f')
    dot(26, -26, 12, '#f4f2ec')
    dot(2, -26, 6, STEEL)
  }),
  'rowing machine': standing(3.4, 0.28, ({ line, shape, dot }) => {
    line('M-150 -10H120', STEEL, 8)
    line('M-140 -10V0M110 -10V0', IRON, 8)
    dot(130, -44, 40, '#33323a')
    dot(130, -44, 24, '#8a939c')
    shape('M-60 -34H0V-18H-60Z', DARK)
    line('M70 -10V-40', IRON, 10)
  }),
}
