import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { crown } from './crown.ts'
import { WHITE, BARK, LEAF, FERN } from '../tones.ts'

const trunk = (ink: Ink): void => {
  ink.shape('M44 100Q47 76 45 58L34 46L38 43L47 52V40H53V54L64 44L67 48L55 62Q54 80 58 100Z', BARK)
  ink.shape('M51 40H53V54L64 44L67 48L55 62Q54 80 58 100H52Z', '#6f452a')
  ink.shape('M44.5 90Q42 98 34 100H66Q58 98 57 90Q51 96 44.5 90Z', BARK)
  for (const [x, y] of pairs('47 66, 50 76, 47 86')) ink.line([x, y, x, y + 5], 0.8, '#5d3821')
}

const CROWN = triples('30 42 20, 70 42 20, 50 24 24, 24 30 15, 76 28 15, 50 46 18')

export const TREES: readonly Prop[] = [
  {
    words: [
      'tree',
      'oak',
      'oak tree',
      'eucalyptus tree',
      'gum tree',
      'sycamore',
      'sycamore tree',
      'dogwood',
      'ginkgo',
      'redbud',
      'banyan',
      'banyan tree',
    ],
    ...metresTall(7, 100, '#5aa345'),
    build: 'plant',
    draw: (ink) => {
      trunk(ink)
      crown(ink, CROWN)
    },
  },
  {
    words: ['cherry tree', 'cherry blossom tree', 'sakura', 'sakura tree', 'blossoming tree'],
    ...metresTall(6, 100, '#f5a9c2'),
    build: 'plant',
    draw: (ink) => {
      trunk(ink)
      crown(ink, CROWN)
      for (const [x, y] of pairs('30 30, 60 16, 72 40, 44 48, 20 44, 84 26'))
        ink.disc([x, y, 2.4], WHITE)
    },
  },
  {
    words: ['autumn tree', 'fall tree'],
    ...metresTall(7, 100, '#e5822e'),
    build: 'plant',
    draw: (ink) => {
      trunk(ink)
      crown(ink, CROWN)
    },
  },
  {
    words: ['willow', 'weeping willow'],
    ...metresTall(8, 110, '#8fb04a'),
    build: 'plant',
    draw: (ink) => {
      ink.shape('M48 100Q52 70 50 40H60Q58 70 66 100Z', BARK)
      for (let i = 0; i < 13; i++)
        ink.line(
          `M55 16Q${8 + i * 8} ${4 + Math.abs(i - 6) * 3} ${4 + i * 8.5} ${64 + ((i * 17) % 24)}`,
          7,
          i % 3 ? ink.main : ink.dark,
        )
      for (let i = 0; i < 8; i++)
        ink.line(
          `M55 14Q${22 + i * 9} ${8 + Math.abs(i - 4) * 3} ${20 + i * 10} ${44 + ((i * 13) % 22)}`,
          5,
          ink.light,
        )
    },
  },
  {
    words: ['sapling', 'young tree', 'small tree'],
    ...metresTall(1.2, 70, '#6fb04a'),
    build: 'plant',
    draw: (ink) => {
      ink.line('M35 100Q33 60 36 22', 4, BARK)
      for (const [x, y, turn] of triples(
        '22 40 0.6, 50 34 -0.6, 20 62 0.5, 52 58 -0.5, 36 16 -1.5, 26 22 0.9, 46 20 -0.9',
      ))
        ink.oval([x, y, 14, 7], y % 4 ? ink.main : ink.dark, turn)
    },
  },
  {
    name: 'rice-seedlings',
    words: ['rice seedling', 'rice paddy patch', 'rice shoot', 'rice plant', 'paddy seedling'],
    ...metresTall(0.4, 320, '#6fae3f'),
    build: 'plant',
    draw: (ink) => {
      ink.oval([160, 86, 158, 13], '#8fc4d4')
      ink.faint(0.6, () => ink.oval([150, 83, 120, 6], '#d4eef4'))
      for (let i = 0; i < 9; i++) {
        const x = 28 + i * 33
        const foot = 84 + (i % 3) * 4
        for (const [lean, tall] of pairs('-11 40, -4 56, 4 60, 11 44'))
          ink.line(
            `M${x} ${foot}Q${x + lean * 0.3} ${foot - tall * 0.7} ${x + lean} ${foot - tall}`,
            4,
            lean > 0 ? ink.main : ink.dark,
          )
      }
    },
  },
  {
    words: ['bonsai', 'bonsai tree'],
    ...metresTall(0.5, 100, '#4f9148'),
    build: 'plant',
    draw: (ink) => {
      ink.line('M50 78Q40 62 54 52T46 30', 8, BARK)
      ink.line('M52 54Q66 50 74 42', 5, BARK)
      for (const [x, y, rx] of triples('38 24 28, 74 38 20, 28 46 16')) {
        ink.oval([x, y + 3, rx, 11], ink.dark)
        ink.oval([x - 1, y, rx * 0.92, 10], ink.main)
        ink.oval([x - 5, y - 3, rx * 0.5, 4], ink.light)
      }
      ink.box([14, 78, 72, 18], '#4f6f9a', 5)
      ink.box([10, 75, 80, 7], '#6f8fb8', 3)
      for (const x of [22, 68]) ink.box([x, 94, 10, 6], '#3f5a80', 2)
    },
  },
  {
    words: ['bamboo', 'bamboo stalk', 'bamboo shoot'],
    ...metresTall(1.1, 40, '#7fb04a'),
    build: 'plant',
    grips: { rightHand: [0.45, 0.6], bothHands: [0.45, 0.6] },
    draw: (ink) => {
      for (const [x, top] of pairs('14 4, 24 20')) {
        ink.box([x, top, 6, 100 - top], ink.main, 2)
        ink.box([x + 4, top, 2, 100 - top], ink.dark, 1)
        for (let y = top + 16; y < 98; y += 18) ink.box([x - 0.8, y, 7.6, 2.4], ink.deep, 1)
      }
      for (const [x, y, turn] of triples(
        '8 14 0.5, 26 10 -0.6, 34 30 -0.4, 7 40 0.7, 35 56 -0.7, 20 6 -1.4',
      )) {
        ink.oval([x, y, 10, 3.4], y % 4 ? LEAF : FERN, turn)
      }
    },
  },
]
