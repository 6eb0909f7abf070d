import { pairs } from '../../../scene/rows.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL } from '../tones.ts'
import { eye } from './creature-parts.ts'

/** Soft, slow and without a house, and two who are taken for others. */
export const SLOW_CRAWLERS: readonly Prop[] = [
  {
    words: ['slug', 'garden slug'],
    kind: 'animal',
    ...metresLong(0.1, 170, '#b98a52'),
    faces: 'left',
    home: 'ground',
    build: 'still',
    draw: (ink) => {
      ink.line('M26 62Q22 36 10 24M36 58Q36 32 28 18', 5, ink.dark)
      ink.disc([10, 22, 6], ink.main)
      ink.disc([28, 16, 6], ink.main)
      ink.disc([9, 21, 2.6], COAL)
      ink.disc([27, 15, 2.6], COAL)
      ink.shape('M8 86Q6 56 34 52Q60 30 96 40Q140 50 166 92Q168 98 160 98H20Q8 98 8 86Z', ink.main)
      ink.shape('M8 88Q60 84 164 90Q170 98 160 98H20Q8 98 8 88Z', ink.dark)
      ink.shape('M44 50Q66 28 94 42Q100 60 84 68Q58 70 44 50Z', ink.light)
      for (const [x, y] of pairs('106 58, 122 66, 138 76, 112 74, 128 82'))
        ink.oval([x, y, 5, 2.4], ink.deep)
      ink.line('M14 76Q20 82 28 79', 2.4, COAL)
    },
  },
  {
    words: ['manatee', 'sea cow', 'dugong'],
    kind: 'animal',
    ...metresLong(3, 230, '#93a0a3'),
    faces: 'left',
    home: 'underwater',
    moving: [
      {
        ...driven('sway', [186, 52], 0.1),
        behind: true,
        draw: (ink) => {
          ink.shape('M180 44Q204 42 226 26Q236 50 226 80Q204 64 180 62Z', ink.dark)
        },
      },
      {
        ...driven('sway', [76, 66], 0.16),
        draw: (ink) => {
          ink.shape('M66 64Q88 66 92 92Q84 100 74 92Q66 82 66 64Z', ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.shape(
        'M6 54Q4 38 22 32Q34 12 84 8Q146 6 190 44V62Q150 92 92 88Q44 84 30 74Q8 72 6 54Z',
        ink.main,
      )
      ink.shape(
        'M8 62Q40 82 92 78Q150 80 190 56V62Q150 92 92 88Q44 84 30 74Q14 74 8 62Z',
        ink.light,
      )
      ink.shape('M6 54Q4 40 18 36Q30 44 28 62Q24 72 14 70Q6 66 6 54Z', ink.pale)
      ink.disc([11, 48, 1.8], COAL)
      ink.disc([20, 46, 1.8], COAL)
      ink.line('M8 62Q16 66 25 62', 1.8, COAL)
      eye(ink, [42, 40, 3.4])
      for (const [x, y] of pairs('10 56, 15 58, 20 56')) ink.disc([x, y, 0.9], ink.deep)
      ink.line('M96 20Q102 30 100 42M124 22Q130 32 128 44', 1.6, ink.dark)
    },
  },
  {
    words: ['cobra', 'king cobra', 'hooded cobra'],
    kind: 'animal',
    ...metresTall(0.9, 120, '#a8833f'),
    faces: 'left',
    home: 'ground',
    draw: (ink) => {
      ink.oval([66, 90, 52, 10], ink.deep)
      ink.oval([66, 84, 46, 10], ink.dark)
      ink.oval([68, 77, 36, 9], ink.main)
      ink.line('M104 90Q124 88 116 78', 6, ink.dark)
      ink.shape('M38 78Q44 60 38 44H62Q70 62 74 78Z', ink.main)
      ink.shape('M40 76Q46 60 42 44H54Q60 62 60 78Z', '#f0dca4')
      for (const y of [52, 60, 68]) ink.line([44 + (y - 52) * 0.1, y, 57, y], 1.6, '#c9a85e')
      ink.shape('M26 46Q14 26 34 10H62Q82 26 72 46Q50 56 26 46Z', ink.dark)
      ink.shape('M34 46Q26 28 38 14H56Q68 28 62 46Q48 52 34 46Z', '#f0dca4')
      for (const y of [28, 35, 42]) ink.line([36, y, 60, y], 1.6, '#c9a85e')
      ink.shape('M26 14Q26 0 46 0Q64 0 66 12Q62 24 46 25Q26 25 26 14Z', ink.main)
      ink.line('M30 20L18 24L12 21M18 24L13 28', 1.8, '#d8352c')
      eye(ink, [38, 10, 3.2])
      eye(ink, [54, 10, 3.2])
      ink.line('M32 18Q44 23 58 18', 1.6, COAL)
    },
  },
]
