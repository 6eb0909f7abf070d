import { pairs, triples } from '../../../scene/rows.ts'
import { shift } from '../../colour/oklch.ts'
import type { Prop } from '../prop.ts'
import { CREAM, FERN, LEAF, WHITE } from '../tones.ts'
import { bits, heap, herbs } from './bowl-toppings.ts'
import { grown } from './grown.ts'
import { inBowls } from './in-bowls.ts'
import { drawPlate, onPlates, parts } from './plate-parts.ts'
import { served } from './served.ts'

/** Snacks and small dishes of many kitchens, and what they are made of. */
export const STARTERS: readonly Prop[] = [
  ...onPlates([
    {
      words: 'bruschetta|bruschettas|plate of bruschetta|crostini',
      colour: '#d9a45c',
      on: (ink) => {
        for (const [x, y, turn] of triples('48 62 -0.16, 104 64 0.14, 76 74 0'))
          ink.moved({ x, y, turn }, () => {
            ink.shape('M-32 8Q-36 -10 -16 -16H18Q36 -10 32 8Q0 18 -32 8Z', ink.deep)
            ink.shape('M-32 3Q-36 -14 -16 -20H18Q36 -14 32 3Q0 12 -32 3Z', ink.main)
            for (const [a, b] of pairs(
              '-18 -12, -4 -16, 10 -13, 22 -8, -10 -5, 4 -6, 16 -2, -22 -4',
            ))
              ink.box([a - 5, b - 4, 11, 9], a % 4 ? '#e0483a' : '#c8352f', 3)
            ink.shape('M-6 -14Q4 -24 14 -16Q6 -10 -6 -14Z', FERN)
            ink.shape('M-14 0Q-8 -8 0 -4Q-6 2 -14 0Z', LEAF)
          })
      },
    },
    {
      words: 'cannoli|cannolo|plate of cannoli',
      colour: '#d3934c',
      on: (ink) => {
        for (const [x, y, turn] of triples('66 50 -0.2, 84 70 -0.2'))
          ink.moved({ x, y, turn }, () => {
            for (const side of [-1, 1]) {
              ink.oval([side * 44, 0, 13, 14], '#e6dcc4')
              ink.oval([side * 46, -1, 10, 11], WHITE)
              for (const [a, b] of pairs('0 -6, 4 2, -3 4'))
                ink.disc([side * 48 + a, b, 2.2], '#5b3a28')
            }
            ink.box([-42, -13, 84, 27], ink.dark, 12)
            ink.box([-42, -15, 84, 24], ink.main, 12)
            ink.line('M-20 -14Q4 -4 10 12', 3, ink.deep)
            for (const [a, b] of pairs('-28 -4, -8 4, 22 -6, 30 5, 0 -10'))
              ink.disc([a, b, 2.4], ink.light)
          })
      },
    },
    {
      words: 'samosa|samosas|plate of samosas|empanada|empanadas',
      colour: '#dba04a',
      on: (ink) => {
        for (const [x, y] of pairs('46 64, 104 66, 76 48')) {
          ink.shape(
            `M${x} ${y - 34}Q${x + 24} ${y - 6} ${x + 32} ${y + 12}Q${x} ${y + 22} ${x - 32} ${y + 12}Q${x - 22} ${y - 6} ${x} ${y - 34}Z`,
            ink.deep,
          )
          ink.shape(
            `M${x} ${y - 36}Q${x + 22} ${y - 8} ${x + 30} ${y + 8}Q${x} ${y + 16} ${x - 30} ${y + 8}Q${x - 22} ${y - 8} ${x} ${y - 36}Z`,
            ink.main,
          )
          ink.shape(
            `M${x} ${y - 36}Q${x + 22} ${y - 8} ${x + 30} ${y + 8}Q${x + 16} ${y + 13} ${x + 8} ${y + 12}Q${x + 12} ${y - 14} ${x} ${y - 36}Z`,
            ink.dark,
          )
          for (const [a, b] of pairs('-12 0, -4 -14, 4 4, -16 6'))
            ink.oval([x + a, y + b, 3.4, 2.2], ink.deep)
        }
        ink.shape('M118 82Q124 68 134 78Q132 88 118 82Z', LEAF)
      },
    },
    {
      words: 'churro|churros|plate of churros',
      colour: '#c98a44',
      on: (ink) => {
        for (const [x, y, turn] of triples('70 66 -0.1, 84 54 0.12, 66 44 -0.16'))
          ink.moved({ x, y, turn }, () => {
            ink.line('-48,3 48,3', 15, ink.deep)
            ink.line('-48,0 48,0', 14, ink.main)
            for (const b of [-4, 1]) ink.line([-48, b, 48, b], 2, ink.dark)
            for (let a = -46; a < 48; a += 7) ink.disc([a, ((a * 7) % 9) - 2, 1.3], WHITE)
          })
        ink.oval([122, 80, 19, 9], WHITE)
        ink.oval([122, 78, 15, 6], '#5b3a28')
      },
    },
    {
      words: 'poutine|plate of poutine|loaded fries|cheese fries|chili cheese fries',
      colour: '#f0c352',
      on: (ink) => {
        for (const [x, y, turn] of triples(
          '40 62 0.5, 60 48 -0.6, 80 40 0.3, 98 50 -0.4, 112 64 0.6, 54 70 -0.2, 76 62 0.8, 94 70 0.1, 68 54 0.1, 86 52 -0.9',
        ))
          ink.moved({ x, y, turn }, () => {
            ink.box([-24, -5, 48, 11], '#c9952f', 3)
            ink.box([-24, -6, 48, 9], ink.main, 3)
          })
        ink.shape(
          'M44 54Q60 34 82 38Q106 44 108 62Q96 58 92 74Q82 62 72 76Q66 60 52 66Q52 58 44 54Z',
          '#8a5226',
        )
        for (const [x, y] of pairs('58 50, 74 44, 92 50, 68 60, 98 64, 84 58')) {
          ink.oval([x, y + 2, 9, 6], '#d9d0b8')
          ink.oval([x, y, 9, 6], CREAM)
        }
      },
    },
    {
      words: 'eggs benedict|egg benedict|poached egg|poached eggs',
      colour: '#f7efe0',
      on: (ink) => {
        for (const x of [44, 106]) {
          ink.box([x - 29, 66, 58, 14], '#b9803c', 7)
          ink.box([x - 29, 62, 58, 11], '#e0b06a', 6)
          ink.box([x - 28, 56, 56, 8], '#d9777c', 4)
          ink.oval([x, 46, 26, 16], shift(ink.main, -0.06))
          ink.oval([x, 44, 26, 15], ink.main)
          ink.shape(
            `M${x - 22} 44Q${x} 22 ${x + 22} 44Q${x + 18} 60 ${x + 12} 50Q${x} 66 ${x - 8} 50Q${x - 18} 58 ${x - 22} 44Z`,
            '#f6c83c',
          )
          for (const [a, b] of pairs('-6 38, 6 42, 0 47')) ink.disc([x + a, b, 1.8], LEAF)
        }
      },
    },
  ]),
  ...inBowls([
    {
      words: 'salsa|bowl of salsa|salsa dip|pico de gallo|salsa sauce',
      colour: '#d8402f',
      bowl: '#4a4a48',
      on: parts(
        heap('#d8402f'),
        bits('#f06a4a', '48 26, 70 20, 92 28, 60 40, 104 36', [6, 4]),
        bits('#b42a22', '58 32, 84 22, 98 40, 72 44', [6, 4]),
        bits(WHITE, '64 28, 88 36, 46 36, 78 14', [3.6, 2.6]),
        herbs('54 20 0.4, 82 30 -0.5, 100 24 0.9'),
        (ink) => {
          ink.poly('108,34 142,0 148,30', '#d99a35')
          ink.poly('111,32 141,4 145,29', '#f2bd5a')
        },
      ),
    },
    {
      words: 'applesauce|apple sauce|bowl of applesauce|compote',
      colour: '#ecc76a',
      on: parts(heap('#ecc76a'), (ink) => {
        for (const at of ['M38 36Q60 24 90 28', 'M56 44Q86 36 114 38', 'M50 24Q70 14 94 18'])
          ink.line(at, 3, '#d9ad4c')
        for (const [x, y] of pairs('70 26, 84 32, 62 36')) ink.oval([x, y, 4, 2], '#a8663a')
      }),
    },
  ]),
  served({
    words: ['mussels', 'mussel', 'plate of mussels', 'clams', 'moules'],
    colour: '#2f3550',
    draw: (ink) => {
      drawPlate(ink)
      for (const [x, y, turn] of triples(
        '40 58 -0.5, 76 46 0.1, 110 58 0.5, 58 70 -0.2, 94 72 0.3',
      ))
        ink.moved({ x, y, turn }, () => {
          ink.shape('M0 -24Q24 -10 18 14Q2 26 -14 14Q-22 -8 0 -24Z', ink.deep)
          ink.shape('M0 -20Q18 -8 13 11Q2 19 -10 11Q-16 -6 0 -20Z', '#aeb6d4')
          ink.oval([2, 1, 8, 11], '#f0a04a', -0.2)
          ink.oval([4, -1, 4, 6], '#f8c07a', -0.2)
        })
      ink.shape('M120 84Q126 70 138 80Q134 90 120 84Z', '#f2d34a')
    },
  }),
  grown({
    words: ['scallop', 'scallops', 'scallop shell', 'clam shell', 'clamshell'],
    colour: '#eda98c',
    width: 112,
    draw: (ink) => {
      ink.poly('34,84 78,84 88,98 24,98', ink.deep)
      ink.shape(
        'M56 94L8 66Q-2 44 14 32Q20 14 38 14Q56 0 74 14Q92 14 98 32Q114 44 104 66Z',
        ink.main,
      )
      for (const [x, y] of pairs('8 54, 18 30, 38 15, 56 8, 74 15, 94 30, 104 54'))
        ink.line([56, 92, x, y], 3, ink.dark)
      for (const path of ['M16 56Q56 26 96 56', 'M28 68Q56 46 84 68']) ink.line(path, 2.4, ink.pale)
    },
  }),
  grown({
    words: ['persimmon', 'persimmons', 'kaki'],
    colour: '#f07a2a',
    width: 116,
    draw: (ink) => {
      ink.shape('M58 22Q112 20 112 60Q108 97 58 98Q8 97 4 60Q4 20 58 22Z', ink.main)
      ink.shape('M84 26Q112 30 112 60Q108 97 58 98Q96 80 84 26Z', ink.dark)
      for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2])
        ink.moved({ x: 58, y: 26, turn: turn + 0.5 }, () =>
          ink.shape('M0 0Q6 -16 26 -8Q30 4 0 0Z', turn > 1 ? FERN : LEAF),
        )
      ink.box([54, 12, 8, 14], '#8a6a3a', 3)
      ink.line('M20 52Q24 36 40 32', 4, ink.pale)
    },
  }),
  grown({
    words: ['bok choy', 'pak choi', 'bok choi', 'chinese cabbage', 'napa cabbage'],
    colour: '#4f9a4a',
    width: 84,
    tall: 0.3,
    draw: (ink) => {
      for (const [x, turn, tone] of [
        [24, -0.42, ink.dark],
        [60, 0.42, ink.dark],
        [34, -0.16, ink.main],
        [50, 0.18, ink.main],
      ] as const)
        ink.moved({ x, y: 58, turn }, () => {
          ink.shape('M0 8Q-28 -14 -18 -44Q0 -64 18 -44Q28 -14 0 8Z', tone)
          ink.line('M0 6V-44M0 -14L-11 -28M0 -14L11 -28', 2.2, '#d6e8b8')
        })
      ink.shape('M14 62Q26 50 42 60Q58 50 70 62Q80 90 62 98H22Q4 90 14 62Z', '#f1f5e4')
      ink.shape('M42 60Q58 50 70 62Q80 90 62 98H46Q56 80 42 60Z', '#d9e4c2')
      ink.line('M30 62Q24 84 32 96M54 62Q60 84 52 96', 2, '#c2d2a4')
    },
  }),
]
