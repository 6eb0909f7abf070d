import { CHINA, DARK, EBONY, IRON, STEEL, WOOD, ACROSS, gripped, standing } from '../materials.ts'
import type { Tool } from '../tool.ts'

const RIND: Readonly<Record<string, readonly [rind: string, flesh: string]>> = {
  lemon: ['#f2c530', '#fbe98a'],
  orange: ['#ef8b2c', '#f9b45c'],
  lime: ['#6fae3c', '#c9e08a'],
  grapefruit: ['#f0a05a', '#ee7d6d'],
}

/** Cut in two, its cut side down. */
const halves: Record<string, Tool> = Object.fromEntries(
  Object.entries(RIND).map(([fruit, [rind, flesh]]) => [
    `half ${fruit}`,
    standing(1.3, 0.09, ({ shape }) => {
      shape('M-60 -12Q-60 -98 0 -98Q60 -98 60 -12Z', rind)
      shape('M-60 -14Q0 14 60 -14Q0 -34 -60 -14Z', flesh)
    }),
  ]),
)

/** What food is grated, ground, squeezed and opened with. */
export const KITCHEN_GADGETS: Readonly<Record<string, Tool>> = {
  ...halves,
  'cheese grater': standing(0.62, 0.24, ({ shape, line, dot }) => {
    line('M-13 -82Q-13 -98 0 -98Q13 -98 13 -82', EBONY, 7)
    shape('M-17 -84H17L29 0H-29Z', STEEL)
    for (let row = 0; row < 6; row++)
      for (let hole = -1; hole <= 1; hole++) dot(hole * (8 + row * 1.3), -72 + row * 12, 2.8, IRON)
  }),
  'grated cheese': standing(2.6, 0.06, ({ line }) => {
    for (let shred = 0; shred < 12; shred++)
      line(
        `M${-110 + shred * 18} -6Q${-92 + shred * 16} ${-60 - (shred % 4) * 12} ${-70 + shred * 14} -10`,
        '#f5c445',
        17,
      )
  }),
  'coffee mill': standing(0.8, 0.24, ({ shape, dot }) => {
    shape('M-34 -52H34V0H-34Z', WOOD)
    shape('M-26 -34H26V-10H-26Z', DARK)
    dot(0, -22, 5, '#e3b64a')
    shape('M-28 -52Q-24 -88 0 -88Q24 -88 28 -52Z', IRON)
  }),
  'mill crank': standing(3.2, 0.06, ({ line, dot }) => {
    line('M0 0V-40H130', IRON, 26)
    dot(130, -62, 34, DARK)
  }),
  'lemon squeezer': standing(2.2, 0.09, ({ shape, line }) => {
    shape('M-100 -36H100Q90 0 40 0H-40Q-90 0 -100 -36Z', CHINA)
    shape('M-40 -36Q-34 -98 0 -98Q34 -98 40 -36Z', '#e8e0cf')
    line('M-16 -40Q-12 -80 0 -90M16 -40Q12 -80 0 -90', '#c9bfa8', 6)
  }),
  'glass of juice': standing(0.62, 0.13, ({ shape }) => {
    shape('M-28 -98H28L22 0H-22Z', '#dcebf0')
    shape('M-24 -70H24L20 -4H-20Z', '#f8b93c')
  }),
  'opened tin': standing(0.84, 0.17, ({ shape, line }) => {
    shape('M-38 -92H38V-4Q0 6 -38 -4Z', STEEL)
    shape('M-38 -74H38V-20Q0 -12 -38 -20Z', '#c8493f')
    shape('M-38 -92Q0 -102 38 -92Q0 -82 -38 -92Z', '#8f979f')
    line('M-30 -58H30', CHINA, 6)
  }),
  'tin lid': standing(1.6, 0.06, ({ shape }) =>
    shape('M-78 -4Q-40 -98 78 -70Q40 8 -78 -4Z', STEEL),
  ),
  'tin opener': {
    ...gripped([0.5, 0.15], [0.5, 0.75], ACROSS),
    draw: ({ line, dot }) => {
      line('M-8 -70L-14 0M8 -70L14 0', '#c8493f', 9)
      dot(0, -80, 17, STEEL)
      dot(0, -80, 6, IRON)
      line('M14 -80H25', IRON, 6)
    },
  },
  'dough lump': standing(1.9, 0.1, ({ shape, line }) => {
    shape('M-92 -4Q-104 -60 -52 -84Q0 -108 56 -82Q104 -56 90 -4Q0 8 -92 -4Z', '#f1dcae')
    line('M-40 -60Q-10 -44 30 -62', '#dcc289', 6)
  }),
  'open dishwasher': standing(1.25, 0.5, ({ shape, line, dot }) => {
    shape('M-14 -100H62V0H-14Z', '#e8edf1')
    shape('M-8 -84H56V-10H-8Z', '#7d8a96')
    line('M-8 -50H56M-8 -20H56', '#c3ccd4', 3)
    for (const x of [2, 16, 30, 44]) {
      shape(`M${x - 3} -78H${x + 3}V-52H${x - 3}Z`, '#fdfbf4')
      line(`M${x} -46V-21`, '#8fb7cf', 5)
    }
    shape('M-62 -12H-8V-4H-62Z', '#d3dbe1')
    shape('M-60 -20H-4V-13H-60Z', STEEL)
    for (const x of [-52, -40, -28]) shape(`M${x - 2} -44H${x + 3}V-18H${x - 2}Z`, '#fdfbf4')
    dot(-2, -92, 3, '#4a9d6d')
  }),
}
