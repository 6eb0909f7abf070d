import { pairs, triples } from '../../../scene/rows.ts'
import type { Prop } from '../prop.ts'
import { LEAF, WHITE } from '../tones.ts'
import { onPlates } from './plate-parts.ts'

/** What one eats with the fingers, in many countries. */
export const SNACK_PLATES: readonly Prop[] = onPlates([
  {
    words: 'quesadilla|quesadillas|calzone',
    colour: '#e3b878',
    on: (ink) => {
      for (const [x, y] of pairs('52 60, 96 66')) {
        ink.shape(
          `M${x - 32} ${y + 10}Q${x - 30} ${y - 30} ${x + 34} ${y - 18}Q${x + 42} ${y + 12} ${x + 10} ${y + 20}Q${x - 14} ${y + 22} ${x - 32} ${y + 10}Z`,
          '#f2b03a',
        )
        ink.shape(
          `M${x - 32} ${y + 6}Q${x - 30} ${y - 34} ${x + 34} ${y - 22}Q${x + 42} ${y + 8} ${x + 10} ${y + 15}Q${x - 14} ${y + 17} ${x - 32} ${y + 6}Z`,
          ink.main,
        )
        for (const [a, b] of pairs('-12 -8, 8 -12, 16 2, -4 4'))
          ink.oval([x + a, y + b, 7, 4], '#b9803c')
      }
      ink.disc([126, 82, 9], '#9dbb48')
    },
  },
  {
    words:
      'shawarma|gyro|gyros|döner|doner kebab|döner kebab|doner|chicken wrap|sandwich wrap|falafel wrap',
    colour: '#e6c08a',
    on: (ink) => {
      ink.moved({ x: 75, y: 56, turn: -0.32 }, () => {
        for (const [x, tone] of [
          [22, LEAF],
          [34, '#d2453c'],
          [44, '#9a5a34'],
          [30, '#f3efe6'],
          [40, '#7cb83e'],
        ] as const)
          ink.disc([x + 8, x % 4 ? -8 : 8, 13], tone)
        ink.shape('M-58 -16H40Q52 0 40 20H-58Q-66 0 -58 -16Z', ink.dark)
        ink.shape('M-58 -18H40Q50 -4 40 12H-58Q-66 -2 -58 -18Z', ink.main)
        for (const [x, y] of pairs('-4 -8, 14 2, 28 -8')) ink.oval([x, y, 6, 3], '#bf8a4a')
        ink.shape('M-60 -18H-8L-16 20H-60Q-68 0 -60 -18Z', WHITE)
        for (const x of [-52, -40, -28]) ink.line([x, -16, x - 5, 18], 2, '#c8372e')
      })
    },
  },
  {
    words: 'croque monsieur|grilled cheese|grilled cheese sandwich|cheese toastie|panini|toastie',
    colour: '#d99a45',
    on: (ink) => {
      for (const [y, tone] of [
        [68, ink.dark],
        [46, ink.main],
      ] as const) {
        ink.shape(
          `M30 ${y + 12}L36 ${y - 10}H120L126 ${y + 12}Q76 ${y + 22} 30 ${y + 12}Z`,
          '#94581f',
        )
        ink.shape(`M33 ${y + 7}L38 ${y - 12}H118L123 ${y + 7}Q76 ${y + 16} 33 ${y + 7}Z`, tone)
      }
      ink.shape(
        'M28 56Q76 66 128 56L124 66Q118 78 112 66Q100 64 94 74Q86 78 84 66Q66 68 60 66Q52 82 46 66L32 64Z',
        '#f8c43c',
      )
      for (const x of [52, 70, 88, 106]) ink.line([x, 38, x - 6, 50], 3.4, '#a8651f')
    },
  },
  {
    words: 'takoyaki|arancini|croquettes|croquette|hush puppies',
    colour: '#c47f3a',
    on: (ink) => {
      for (const [x, y] of pairs('42 66, 76 72, 110 66, 58 46, 94 46')) {
        ink.disc([x, y + 2, 18], ink.deep)
        ink.disc([x, y, 17], ink.main)
        ink.shape(
          `M${x - 13} ${y - 5}Q${x} ${y - 22} ${x + 13} ${y - 5}Q${x + 8} ${y + 3} ${x + 3} ${y - 3}Q${x - 4} ${y + 5} ${x - 13} ${y - 5}Z`,
          '#5c2c18',
        )
        ink.line(
          `M${x - 9} ${y - 8}L${x - 2} ${y - 4}L${x + 3} ${y - 11}L${x + 10} ${y - 6}`,
          1.8,
          WHITE,
        )
        ink.oval([x + 2, y - 12, 3, 1.4], LEAF)
      }
    },
  },
  {
    words: 'okonomiyaki|savory pancake|savoury pancake',
    colour: '#b5702c',
    on: (ink) => {
      ink.oval([75, 68, 58, 24], ink.deep)
      ink.oval([75, 62, 58, 24], ink.main)
      ink.oval([75, 61, 50, 19], '#5c2c18')
      for (const y of [50, 58, 66, 74])
        ink.line(`M34 ${y}L52 ${y - 6}L66 ${y}L84 ${y - 6}L98 ${y}L116 ${y - 5}`, 2, WHITE)
      for (const [x, y, turn] of triples('58 54 0.4, 84 50 -0.4, 96 64 0.8, 68 68 0.1'))
        ink.moved({ x, y, turn }, () => ink.shape('M-8 0Q0 -7 9 -1Q1 4 -8 0Z', '#e3a27c'))
      for (const [x, y] of pairs('74 58, 50 64, 104 56, 86 70')) ink.oval([x, y, 3, 1.6], LEAF)
    },
  },
  {
    words: 'dosa|masala dosa|crêpe|crepe|crêpes|crepes|injera',
    colour: '#dba255',
    on: (ink) => {
      ink.moved({ x: 75, y: 62, turn: -0.12 }, () => {
        ink.shape('M-70 8Q-72 -18 -54 -18H58Q72 -14 70 8Q68 20 52 20H-56Q-68 18 -70 8Z', ink.dark)
        ink.shape('M-70 4Q-72 -20 -54 -20H58Q70 -14 66 2Q40 -8 0 -4Q-40 0 -70 4Z', ink.main)
        for (const [x, y] of pairs('-40 -10, -18 -14, 6 -10, 28 -14, 48 -8'))
          ink.oval([x, y, 8, 3], ink.light)
      })
      for (const [x, tone] of [
        [40, '#f6efdc'],
        [110, '#d9702c'],
      ] as const) {
        ink.oval([x, 86, 17, 8], '#b9bec4')
        ink.oval([x, 84, 13, 5.4], tone)
      }
    },
  },
  {
    words: 'escargot|escargots|snails in garlic butter',
    colour: '#b9825a',
    on: (ink) => {
      for (const [x, y] of pairs('44 66, 78 74, 110 66, 60 48, 94 48')) {
        ink.disc([x, y + 2, 16], ink.deep)
        ink.disc([x, y, 15], ink.main)
        ink.line(
          `M${x + 9} ${y + 3}Q${x + 6} ${y - 10} ${x - 4} ${y - 8}Q${x - 11} ${y - 2} ${x - 4} ${y + 5}Q${x + 3} ${y + 6} ${x + 2} ${y - 1}`,
          2.6,
          ink.deep,
        )
        ink.oval([x + 8, y + 8, 7, 4], '#8cb04a')
      }
    },
  },
  {
    words:
      'pad thai|plate of noodles|chow mein|yakisoba|stir-fried noodles|fried noodles|stir fry|stir-fry',
    colour: '#d9944a',
    on: (ink) => {
      ink.shape('M24 70Q30 40 75 34Q122 38 126 70Q104 86 75 86Q44 86 24 70Z', ink.deep)
      for (let at = 0; at < 9; at++) {
        const y = 44 + at * 4.4
        const half = 24 + Math.min(at, 6) * 4
        ink.line(
          `M${75 - half} ${y + 4}Q${75 - half / 2} ${y - 9} 75 ${y + 2}T${75 + half} ${y + 2}`,
          3.4,
          at % 2 ? ink.main : ink.light,
        )
      }
      for (const [x, y] of pairs('52 54, 88 48, 102 66')) {
        ink.line(
          `M${x - 7} ${y}Q${x - 4} ${y - 10} ${x + 6} ${y - 6}Q${x + 10} ${y} ${x + 4} ${y + 5}`,
          6,
          '#f08a6a',
        )
        ink.line(`M${x - 6} ${y - 1}Q${x - 3} ${y - 8} ${x + 5} ${y - 5}`, 1.6, '#ffd2c0')
      }
      for (const [x, y] of pairs('68 62, 80 72, 60 74, 94 58'))
        ink.line([x, y, x + 8, y - 3], 3, LEAF)
      ink.poly('118,78 136,70 132,84', '#a5d04c')
    },
  },
  {
    words: 'tofu|block of tofu|feta|block of feta|paneer|mozzarella',
    colour: '#f7f0dc',
    on: (ink) => {
      ink.poly('34,50 66,34 120,42 90,60', ink.main)
      ink.poly('34,50 90,60 90,86 34,74', ink.dark)
      ink.poly('90,60 120,42 120,66 90,86', ink.deep)
      ink.poly('38,50 66,37 112,43 88,56', ink.light)
      for (const [x, y] of pairs('60 46, 78 44, 90 50, 70 50'))
        ink.line([x, y, x + 5, y - 2], 2, LEAF)
    },
  },
  {
    words: 'corn dog|corn dogs|corndog|corndogs',
    colour: '#c98a3c',
    on: (ink) => {
      for (const [x, y] of pairs('58 52, 92 60')) {
        ink.moved({ x, y, turn: 0.5 }, () => {
          ink.line('0,16 0,46', 4, '#e3c48a')
          ink.box([-11, -36, 22, 58], ink.deep, 11)
          ink.box([-11, -37, 18, 56], ink.main, 9)
          ink.line('M-6 -28L4 -20L-6 -12L4 -4L-6 4', 3, '#e8b820')
        })
      }
    },
  },
])
