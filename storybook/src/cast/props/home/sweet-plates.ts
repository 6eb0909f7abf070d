import { pairs, triples } from '../../../scene/rows.ts'
import { shift } from '../../colour/oklch.ts'
import type { Prop } from '../prop.ts'
import { LEAF, WHITE } from '../tones.ts'
import { onPlates } from './plate-parts.ts'

/** Desserts that are known by their layers. */
export const SWEET_PLATES: readonly Prop[] = onPlates([
  {
    words: 'cinnamon roll|cinnamon rolls|cinnamon bun|cinnamon buns|sticky bun|chelsea bun',
    colour: '#c98648',
    on: (ink) => {
      ink.shape('M26 58V70Q30 88 75 88Q120 88 124 70V58Z', ink.deep)
      ink.oval([75, 56, 49, 24], ink.main)
      ink.line(
        'M34 58Q40 38 76 38Q114 40 112 58Q106 74 76 73Q50 70 52 57Q58 46 78 48Q96 52 92 60Q82 66 72 60',
        5,
        '#7a4420',
      )
      ink.faint(0.92, () =>
        ink.line('M38 52Q54 38 84 42Q106 46 104 58T78 66Q60 62 64 56', 5, WHITE),
      )
      for (const y of [66, 60]) ink.line([42, y, 42, y + 14], 6, WHITE)
      ink.line('100,66 100,76', 6, WHITE)
    },
  },
  {
    words: 'french toast|plate of french toast',
    colour: '#d99a45',
    on: (ink) => {
      for (const [y, tone] of [
        [66, ink.dark],
        [52, ink.main],
      ] as const) {
        ink.shape(
          `M34 ${y + 10}V${y - 6}Q28 ${y - 22} 48 ${y - 22}H104Q122 ${y - 22} 116 ${y - 6}V${y + 10}Q76 ${y + 20} 34 ${y + 10}Z`,
          '#9a5f26',
        )
        ink.shape(
          `M38 ${y}V${y - 8}Q34 ${y - 19} 50 ${y - 19}H102Q116 ${y - 19} 112 ${y - 8}V${y}Q76 ${y + 10} 38 ${y}Z`,
          tone,
        )
      }
      ink.shape(
        'M44 42Q76 30 108 40Q106 52 100 50V66H94V52Q80 56 66 52V60H60V50Q46 52 44 42Z',
        '#a85a1e',
      )
      ink.box([66, 28, 18, 11], '#f9dd72', 3)
      for (const [x, y] of pairs('40 78, 112 78, 124 72')) ink.disc([x, y, 6], '#c8283c')
      for (const [x, y] of pairs('28 72, 100 84, 52 84')) ink.disc([x, y, 4.4], '#3f4f8f')
    },
  },
  {
    words: 'banana split|banana splits',
    colour: '#f4cf52',
    on: (ink) => {
      for (const [x, tone] of [
        [48, '#f8dfb4'],
        [76, '#f2a0b4'],
        [104, '#7a4a30'],
      ] as const) {
        ink.disc([x, 48, 19], shift(tone, -0.08))
        ink.disc([x - 1.6, 46, 17], tone)
        ink.shape(
          `M${x - 15} 42Q${x} 22 ${x + 15} 42Q${x + 10} 50 ${x + 6} 44Q${x} 54 ${x - 5} 45Q${x - 11} 50 ${x - 15} 42Z`,
          x === 76 ? '#c8283c' : '#4a2a1a',
        )
        ink.disc([x, 27, 5], '#d81f3a')
      }
      ink.shape(
        'M4 50Q16 92 76 92Q136 92 147 50Q138 44 134 54Q118 72 76 72Q32 72 17 54Q12 44 4 50Z',
        '#d9ab2c',
      )
      ink.shape(
        'M5 50Q18 86 76 86Q132 86 146 50Q138 46 134 54Q118 70 76 70Q32 70 17 54Q12 46 5 50Z',
        ink.main,
      )
    },
  },
  {
    words: 'custard tart|flan|soufflé|souffle',
    colour: '#c9802c',
    on: (ink) => {
      ink.shape('M28 46H122L116 82Q96 90 75 90Q54 90 34 82Z', WHITE)
      for (let x = 34; x < 120; x += 8) ink.line([x, 56, x + (75 - x) * 0.06, 86], 2, '#d9d2c2')
      ink.oval([75, 46, 48, 16], '#fffaf0')
      ink.oval([75, 47, 43, 13], '#f6dd92')
      ink.oval([75, 46.4, 42, 12], ink.main)
      for (const [x, y, tone] of [
        [58, 43, ink.deep],
        [90, 48, ink.deep],
        [74, 52, ink.deep],
        [100, 42, ink.light],
        [66, 48, ink.light],
      ] as const)
        ink.oval([x, y, 10, 3.4], tone, 0.2)
      ink.disc([92, 38, 5], '#c8283c')
      ink.shape('M82 40Q76 30 86 28Q90 36 82 40Z', LEAF)
    },
  },
  {
    words: 'tiramisu|slice of tiramisu',
    colour: '#5c3826',
    on: (ink) => {
      ink.box([36, 34, 80, 48], '#f6e9cf', 3)
      for (const y of [48, 66]) {
        ink.box([36, y, 80, 10], '#b5814c')
        for (const x of [46, 60, 74, 88, 102]) ink.oval([x, y + 5, 6, 4], '#d3a06a')
      }
      ink.poly('36,36 48,24 126,24 116,36', ink.light)
      ink.poly('38,35 49,25 124,25 115,35', ink.main)
      ink.poly('116,36 126,24 126,70 116,82', '#d9c7a4')
      for (const [x, y] of pairs('56 30, 72 28, 90 31, 106 29')) ink.oval([x, y, 4, 1.6], ink.deep)
    },
  },
  {
    words: 'baklava|piece of baklava',
    colour: '#d08a34',
    on: (ink) => {
      for (const [x, y] of pairs('48 66, 98 70, 74 48')) {
        ink.poly(
          [x - 28, y - 6, x, y - 20, x + 28, y - 6, x + 28, y + 8, x, y + 22, x - 28, y + 8],
          ink.deep,
        )
        for (const d of [12, 7, 2])
          ink.line([x - 27, y - 6 + d, x, y + 8 + d, x + 27, y - 6 + d], 2, '#f3d596')
        ink.poly([x - 28, y - 6, x, y - 20, x + 28, y - 6, x, y + 8], ink.main)
        ink.disc([x, y - 7, 5], '#7fa33e')
      }
    },
  },
  {
    words: 'gummy bears|gummy bear|gummies|gummy candies|gummy worms',
    colour: '#d8344e',
    on: (ink) => {
      for (const [x, y, tone] of [
        [40, 62, '#d8344e'],
        [64, 72, '#f2a62a'],
        [90, 64, '#58a83e'],
        [114, 68, '#f0d23a'],
        [76, 42, '#e8862c'],
      ] as const)
        ink.faint(0.94, () =>
          ink.moved({ x, y, scale: 0.95 }, () => {
            for (const [a, b, r] of triples(
              '-6 -20 4.4, 6 -20 4.4, 0 -13 9, 0 2 11, -10 -2 4.6, 10 -2 4.6, -6 13 5.4, 6 13 5.4',
            ))
              ink.disc([a, b, r], shift(tone, -0.06))
            for (const [a, b, r] of triples('0 -14 7.4, 0 1 9, -6 12 4, 6 12 4'))
              ink.disc([a - 0.6, b - 0.6, r], tone)
            ink.oval([-3, -17, 2.4, 3.4], shift(tone, 0.14))
          }),
        )
    },
  },
])
