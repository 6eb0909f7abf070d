import { gripped, WOOD, STEEL, IRON, ACROSS, ALONG } from '../materials.ts'
import type { Tool } from '../tool.ts'

/** What balls are hit with. */
export const BATS_AND_RACKETS: Readonly<Record<string, Tool>> = {
  'baseball bat': {
    ...gripped([0.14, 0.46], [0.5, 0.93], ACROSS),
    draw: ({ shape }) =>
      shape('M-3 0V-4H-1.8L-2 -40L-6 -70Q-7 -100 0 -100Q7 -100 6 -70L2 -40L1.8 -4H3V0Z', '#d3a060'),
  },
  'tennis racket': {
    ...gripped([0.42, 0.38], [0.5, 0.93], ALONG),
    draw: ({ shape, line }) => {
      line(
        'M-12 -86V-48M-6 -94V-40M0 -96V-38M6 -94V-40M12 -86V-48M-17 -82H17M-19 -72H19M-18 -62H18M-14 -52H14',
        '#f4efe2',
        1,
      )
      line('M-18 -68A18 27 0 1 0 18 -68A18 27 0 1 0 -18 -68Z', '#d6453f', 4)
      line('M-8 -43L0 -28L8 -43', '#d6453f', 3)
      shape('M-3 -30H3V0H-3Z', '#33323a')
    },
  },
  'badminton racket': {
    ...gripped([0.34, 0.38], [0.5, 0.95], ALONG),
    draw: ({ shape, line }) => {
      line('M-8 -90V-64M0 -96V-60M8 -90V-64M-12 -86H12M-13 -76H13M-10 -66H10', '#f4efe2', 1)
      line('M-14 -77A14 20 0 1 0 14 -77A14 20 0 1 0 -14 -77Z', '#3f80c8', 3)
      shape('M-1.2 -58H1.2V-22H-1.2Z', IRON)
      shape('M-2.6 -24H2.6V0H-2.6Z', '#33323a')
    },
  },
  'ping pong paddle': {
    ...gripped([0.6, 0.17], [0.5, 0.9], ALONG),
    draw: ({ shape }) => {
      shape('M-6 -36H6V0H-6Z', WOOD)
      shape('M-28 -66Q-28 -100 0 -100Q28 -100 28 -66Q28 -40 8 -34H-8Q-28 -40 -28 -66Z', '#d6413f')
    },
  },
  'golf club': {
    ...gripped([0.2, 0.6], [0.4, 0.05], 0),
    draw: ({ shape, line }) => {
      line('M-4 -100L-1 -5', '#8a939c', 1.6)
      shape('M-6 -100H-2V-78H-5Z', '#33323a')
      shape('M-2 -6L9 -4Q11 0 8 0H-3Z', STEEL)
    },
  },
  'hockey stick': {
    ...gripped([0.26, 0.7], [0.4, 0.1], 0),
    draw: ({ line }) => line('M-8 -98L0 -6Q1 -2 10 -2', '#d3a060', 4),
  },
  'cricket bat': {
    ...gripped([0.16, 0.46], [0.5, 0.07], 0),
    draw: ({ shape }) => {
      shape('M-2 -100H2V-70H-2Z', '#33323a')
      shape('M-6 -70H6V-4Q0 2 -6 -4Z', '#e2c285')
    },
  },
}
