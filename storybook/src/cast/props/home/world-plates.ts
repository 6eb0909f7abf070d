import { pairs, triples } from '../../../scene/rows.ts'
import { shift } from '../../colour/oklch.ts'
import type { Prop } from '../prop.ts'
import { CREAM, LEAF, WHITE } from '../tones.ts'
import { dots, leaves, lump, onPlates, parts, riceDome, strips } from './plate-parts.ts'

/** Meals of many kitchens. */
export const WORLD_PLATES: readonly Prop[] = onPlates([
  {
    words: 'chicken rice|hainanese chicken rice|plate of chicken rice|chicken and rice',
    colour: '#e8c48a',
    on: parts(
      riceDome(46, 68),
      strips('#ecd2a2', '88 70 0.1, 96 62 0.1, 104 70 0.1, 112 62 0.1'),
      dots('#8cc24c', '78 80, 90 84, 102 82, 114 78', [7, 3.4]),
      dots('#c8372e', '126 66', [7, 4]),
    ),
  },
  {
    words:
      'sashimi|plate of sashimi|sashimi platter|raw salmon|smoked salmon|tuna sashimi|salmon sashimi|salmon fillet|raw fish|fish fillet|tuna steak|salmon steak',
    colour: '#f0805a',
    on: (ink) => {
      leaves('30 66 -0.5, 122 64 0.6, 34 78 -1')(ink)
      for (const [x, tone] of [
        [40, ink.main],
        [58, ink.main],
        [76, '#c8384a'],
        [94, '#c8384a'],
        [112, '#f6d9cc'],
      ] as const)
        ink.moved({ x, y: 66, turn: 0.28 }, () => {
          ink.box([-10, -20, 21, 36], shift(tone, -0.1), 6)
          ink.box([-10, -22, 19, 36], tone, 6)
          for (const y of [-14, -4, 6]) ink.line([-8, y + 3, 7, y - 3], 1.8, shift(tone, 0.12))
        })
      ink.disc([130, 76, 7], '#9cc25a')
    },
  },
  {
    words:
      'schnitzel|wiener schnitzel|cutlet|tonkatsu|fried chicken cutlet|breaded cutlet|fried fish',
    colour: '#d9953f',
    on: parts(
      lump('M20 66Q22 38 58 40Q84 28 108 42Q134 52 122 74Q92 88 58 82Q24 84 20 66Z', '#d9953f'),
      dots('#efb766', '44 56, 66 50, 88 54, 104 62, 58 68, 82 70', [8, 4]),
      dots('#b5732c', '50 64, 76 60, 96 72, 68 76', [4, 2]),
      (ink) => {
        ink.disc([106, 46, 13], '#e8c030')
        ink.disc([106, 46, 10.6], '#fdf3c0')
        for (let at = 0; at < 4; at++)
          ink.moved({ x: 106, y: 46, turn: at * 0.78 }, () => ink.line('-10,0 10,0', 1, '#e8c030'))
      },
      leaves('30 74 -0.6'),
    ),
  },
  {
    words:
      'ribs|rib|spare ribs|spareribs|rack of ribs|barbecue ribs|bbq ribs|pork ribs|barbecued ribs',
    colour: '#8a3a22',
    on: (ink) => {
      for (const [at, x] of [26, 42, 58, 74, 90, 106].entries()) {
        ink.line([x + 16, 30 + at, x + 8, 46], 6, CREAM)
        ink.disc([x + 17, 28 + at, 4], WHITE)
      }
      lump('M16 60Q22 44 44 42H116Q134 46 130 62Q124 82 104 84H34Q16 80 16 60Z', ink.main)(ink)
      for (const x of [36, 52, 68, 84, 100, 116]) ink.line([x + 4, 46, x - 5, 82], 3, ink.deep)
      ink.line('M26 54Q70 46 122 54', 3.4, ink.light)
    },
  },
  {
    words: 'meatloaf|pot roast|roast beef|beef wellington|brisket|pork roast|roast pork',
    colour: '#8f5030',
    on: parts(
      leaves('24 74 -0.5, 126 72 0.6'),
      lump('M26 70V48Q30 32 60 32H108Q126 36 126 54V70Q110 82 70 82Q34 80 26 70Z', '#8f5030'),
      (ink) => {
        ink.shape('M26 70V48Q30 34 48 34Q62 40 62 60V81Q34 80 26 70Z', '#b9765a')
        ink.oval([44, 58, 12, 16], '#cf9078')
        for (const x of [78, 94, 110]) ink.line([x, 34, x + 4, 80], 2, '#744024')
        ink.shape(
          'M30 44Q50 24 84 28Q118 28 124 46Q108 40 100 48Q88 38 76 48Q60 38 30 44Z',
          '#a8372c',
        )
      },
    ),
  },
  {
    words: 'baked potato|jacket potato|loaded potato',
    colour: '#a8713e',
    on: parts(
      lump('M20 64Q22 38 76 38Q130 40 130 64Q126 88 76 88Q24 88 20 64Z', '#a8713e'),
      (ink) => {
        ink.shape('M38 52Q76 34 112 52Q104 70 76 70Q46 70 38 52Z', '#f6e3a4')
        ink.shape('M52 48Q76 30 98 48Q92 60 76 60Q60 60 52 48Z', WHITE)
        ink.box([70, 36, 16, 9], '#f7cf3e', 2)
        for (const [x, y] of pairs('62 46, 76 52, 90 47, 70 55, 84 56'))
          ink.line([x, y, x + 4, y - 2], 2, LEAF)
      },
    ),
  },
  {
    words: 'onion rings|onion ring|calamari|fried calamari',
    colour: '#dc9a3c',
    on: (ink) => {
      for (const [x, y] of pairs('44 68, 78 74, 108 66, 60 50, 94 48, 76 34')) {
        ink.ring([x, y + 2, 14], 9, ink.deep)
        ink.ring([x, y, 14], 9, ink.main)
        ink.ring([x - 1, y - 1.6, 14], 3, ink.light)
      }
    },
  },
  {
    words: 'fish and chips|plate of fish and chips|fish & chips',
    colour: '#dc9a3c',
    on: (ink) => {
      for (const [x, y, turn] of triples(
        '30 70 0.5, 42 76 0.2, 54 70 0.7, 36 62 -0.2, 48 60 0.4, 60 78 -0.3, 28 78 -0.1, 44 68 0.9',
      ))
        ink.moved({ x, y, turn }, () => {
          ink.box([-4, -15, 8, 28], '#d9a236', 2)
          ink.box([-4, -15, 5, 28], '#f7d064', 2)
        })
      lump(
        'M52 62Q60 38 96 36Q126 32 142 26Q136 42 142 56Q124 52 112 62Q84 82 52 62Z',
        ink.main,
      )(ink)
      for (const [x, y] of pairs('72 54, 88 48, 104 46, 94 58, 118 44'))
        ink.oval([x, y, 5, 2.6], ink.light)
      ink.disc([112, 76, 11], '#8cb04a')
      ink.disc([112, 75, 8], '#a8c968')
      ink.poly('84,84 104,84 94,70', '#f4d03a')
    },
  },
  {
    words:
      'fried chicken|plate of fried chicken|chicken wings|chicken wing|buffalo wings|hot wings|wings and fries',
    colour: '#c4742c',
    on: (ink) => {
      for (const [x, y, turn] of triples('44 66 -0.4, 78 72 0.2, 110 62 0.7, 70 46 -0.1'))
        ink.moved({ x, y, turn }, () => {
          ink.line('-10,6 -26,12', 6, CREAM)
          ink.disc([-27, 12, 4.4], WHITE)
          lump('M-14 6Q-16 -14 4 -16Q24 -14 22 4Q16 18 -14 6Z', ink.main)(ink)
          for (const [a, b] of pairs('-2 -8, 8 -2, 14 -8, 2 4')) ink.oval([a, b, 4, 2.4], ink.light)
        })
    },
  },
  {
    words: 'peking duck|roast duck|duck confit',
    colour: '#a5481f',
    on: parts(
      lump('M22 62Q26 36 66 34Q110 34 122 58Q124 78 92 82Q40 84 22 62Z', '#a5481f'),
      (ink) => {
        for (const x of [44, 58, 72, 86, 100])
          ink.line(`M${x} 38Q${x + 8} 58 ${x + 2} 82`, 2.4, '#7a3014')
        ink.oval([54, 44, 16, 5], '#d9823e', -0.2)
        ink.line('M116 56Q138 46 138 30', 7, '#a5481f')
        ink.disc([138, 26, 8], '#a5481f')
        ink.poly('143,22 154,28 143,30', '#e0a63a')
      },
      leaves('24 76 -0.6, 40 82 -0.2'),
      dots('#8cc24c', '108 84, 120 80', [8, 3.4]),
    ),
  },
])
