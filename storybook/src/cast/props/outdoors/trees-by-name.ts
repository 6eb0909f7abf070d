import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { BARK } from '../tones.ts'
import { crown } from './crown.ts'

const leaves = (ink: Ink, spots: string): void => crown(ink, triples(spots))

const plant = { build: 'plant' } as const

/** Trees that one knows by their outline. */
export const TREES_BY_NAME: readonly Prop[] = [
  {
    ...plant,
    words: 'hollow tree|hollow oak|hollow oak tree|hollow trunk|tree hollow|tree hole'.split('|'),
    ...metresTall(2.6, 104, '#5aa345'),
    draw: (ink) => {
      ink.shape(
        'M22 92Q26 60 22 34L6 20L12 15L30 26L34 8H70L74 24L92 12L98 18L82 36Q78 62 82 92Q92 96 100 100H4Q14 97 22 92Z',
        BARK,
      )
      ink.shape('M70 8L74 24L92 12L98 18L82 36Q78 62 82 92Q92 96 100 100H72Q66 56 62 8Z', '#6f452a')
      ink.oval([52, 56, 25, 30], '#8f6540')
      ink.oval([52, 56, 22, 27], '#3a2418')
      ink.oval([53, 59, 19, 23], '#2a1810')
      for (const [x, y] of pairs('27 50, 79 46, 30 88, 74 86, 40 20, 62 22, 50 91'))
        ink.line(`M${x} ${y}Q${x + 1.5} ${y + 3} ${x} ${y + 7}`, 0.9, '#5d3821')
      leaves(ink, '12 14 13, 34 6 13, 56 4 14, 78 8 13, 94 16 11')
    },
  },
  {
    ...plant,
    name: 'birch-tree',
    words: ['birch', 'birch tree', 'aspen', 'aspen tree', 'silver birch'],
    ...metresTall(9, 60, '#8fb84e'),
    draw: (ink) => {
      ink.shape('M26 100L28 14H33L36 100Z', '#ece6dc')
      ink.shape('M31 100L31 14H33L36 100Z', '#d2c9bc')
      for (const [x, y] of pairs('27 88, 31 76, 27 66, 31 56, 28 46, 30 36'))
        ink.oval([x + 1, y, 2.4, 0.9], '#4a4348')
      leaves(ink, '18 40 11, 44 36 11, 30 20 13, 16 26 9, 45 22 9, 30 46 10')
    },
  },
  {
    ...plant,
    name: 'maple-tree',
    words: ['maple', 'maple tree', 'red maple', 'beech tree'],
    ...metresTall(8, 100, '#cf4a2c'),
    draw: (ink) => {
      ink.shape('M44 100Q48 74 45 56L34 46H39L48 54V40H53V56L64 46H68L55 64Q55 82 58 100Z', BARK)
      leaves(ink, '28 42 19, 72 42 19, 50 22 23, 22 28 14, 78 28 14, 50 46 17')
      for (const [x, y] of pairs('30 94, 70 96, 40 97, 62 92')) ink.oval([x, y, 3, 1.4], ink.dark)
    },
  },
  {
    ...plant,
    name: 'baobab-tree',
    words: ['baobab', 'baobab tree', 'bottle tree'],
    ...metresTall(18, 110, '#7c8f4b'),
    draw: (ink) => {
      for (const [x, y] of pairs('14 14, 34 8, 56 5, 78 9, 98 16'))
        ink.line([55 + (x - 55) * 0.3, 40, x, y + 4], 4, '#8d6f58')
      ink.shape('M34 100Q32 66 40 38H70Q78 66 76 100Z', '#a3836a')
      ink.shape('M58 38H70Q78 66 76 100H60Q66 66 58 38Z', '#866850')
      leaves(ink, '14 12 9, 34 7 8, 56 5 8, 78 8 8, 98 14 9')
    },
  },
  {
    ...plant,
    name: 'acacia-tree',
    words: ['acacia', 'acacia tree', 'umbrella thorn', 'thorn tree'],
    ...metresTall(9, 150, '#7f9a4a'),
    draw: (ink) => {
      ink.line('M75 100Q72 70 76 56L40 26M76 60L112 24M75 58L74 22', 5, '#7a5638')
      ink.line('M74 100Q72 78 75 60', 8, '#7a5638')
      for (const [x, y, wide] of triples('75 26 70, 38 20 34, 112 19 34, 76 13 40'))
        ink.oval([x, y, wide, 7], ink.main)
      for (const [x, y, wide] of triples('75 29 64, 40 23 26, 110 22 26'))
        ink.oval([x, y, wide, 4], ink.dark)
    },
  },
  {
    ...plant,
    name: 'redwood-tree',
    words: ['redwood', 'redwood tree', 'sequoia', 'giant sequoia', 'sequoia tree'],
    ...metresTall(60, 46, '#3f7a54'),
    draw: (ink) => {
      ink.shape('M14 100Q18 88 19 70L21 6H25L27 70Q28 88 32 100Z', '#8f4a34')
      ink.shape('M24 6H25L27 70Q28 88 32 100H26Z', '#6a3222')
      for (const [y, wide] of pairs('52 20, 42 18, 33 16, 24 13, 15 10, 8 6')) {
        ink.oval([23, y + 1.6, wide, 4.6], ink.dark)
        ink.oval([23, y, wide * 0.92, 3.8], ink.main)
      }
    },
  },
  {
    ...plant,
    name: 'cypress-tree',
    words: ['cypress', 'cypress tree', 'italian cypress'],
    ...metresTall(12, 30, '#2f5d46'),
    draw: (ink) => {
      ink.box([13, 90, 4, 10], BARK)
      ink.shape('M15 2Q30 50 22 94H8Q0 50 15 2Z', ink.main)
      ink.shape('M15 2Q30 50 22 94H16Q22 50 15 2Z', ink.dark)
    },
  },
  {
    ...plant,
    words: ['olive tree'],
    ...metresTall(5, 110, '#93a57a'),
    draw: (ink) => {
      ink.shape(
        'M46 100Q54 82 46 66Q40 54 30 46L36 44Q48 52 54 62Q60 50 74 44L79 48Q64 58 62 74Q60 90 66 100Z',
        '#7d6a56',
      )
      leaves(ink, '28 40 17, 80 40 17, 54 26 19, 32 22 13, 76 22 13')
    },
  },
  {
    ...plant,
    words: ['dead tree', 'bare tree', 'leafless tree', 'withered tree', 'burnt tree'],
    ...metresTall(7, 100, '#4b3d3f'),
    draw: (ink) => {
      ink.shape('M42 100Q48 74 46 54L56 54Q54 76 60 100Z', ink.main)
      for (const branch of [
        'M50 58L30 34L14 28',
        'M36 41L30 18',
        'M51 56L52 26L44 8',
        'M52 34L66 16',
        'M53 58L72 38L90 36',
        'M68 42L80 20',
      ])
        ink.line(branch, 4, ink.main)
    },
  },
]
