import { metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { BARK, COAL, CREAM, GLASS, GOLD, IRON, METAL, WHITE, WOOD } from '../tones.ts'

/** What cloth, clay and wood become at home. */
export const MADE_THINGS: readonly Prop[] = [
  {
    words: ['high chair', 'highchair', 'baby chair'],
    ...metresTall(1, 60, '#e6b87a'),
    grips: { seat: [0.5, 0.5] },
    draw: (ink) => {
      ink.line('18,54 8,100', 5, ink.dark)
      ink.line('44,54 54,100', 5, ink.dark)
      ink.line('13,80 49,80', 4, ink.main)
      ink.box([16, 4, 28, 44], ink.main, 8)
      ink.box([21, 10, 18, 30], '#a8d8d0', 5)
      ink.box([10, 46, 42, 10], ink.dark, 4)
      ink.box([6, 36, 50, 7], WHITE, 3)
    },
  },
  {
    words: ['bunk bed', 'bunk beds', 'bunk', 'bunkbed'],
    ...metresTall(1.7, 130, '#b9814f'),
    grips: { top: [0.5, 0.22] },
    draw: (ink) => {
      for (const x of [4, 118]) ink.box([x, 4, 8, 96], ink.main, 3)
      for (const [y, tone] of [
        [30, '#5a95bb'],
        [74, '#d98a6a'],
      ] as const) {
        ink.box([8, y + 6, 114, 9], ink.dark, 2)
        ink.box([12, y - 6, 106, 13], tone, 5)
        ink.box([14, y - 10, 26, 10], WHITE, 5)
      }
      ink.box([40, 14, 78, 5], ink.main, 2)
      for (const x of [92, 108]) ink.line([x, 22, x, 98], 3, ink.deep)
      for (const y of [46, 58, 70, 84]) ink.line([92, y, 108, y], 3, ink.deep)
    },
  },
  {
    words: [
      'boombox',
      'stereo',
      'ghetto blaster',
      'cassette player',
      'hi-fi',
      'cd player',
      'tape player',
    ],
    ...metresLong(0.5, 160, '#4a5058'),
    draw: (ink) => {
      ink.line('M22 20V6H138V20', 6, COAL)
      ink.box([2, 18, 156, 80], ink.main, 8)
      for (const x of [36, 124]) {
        ink.disc([x, 62, 25], COAL)
        ink.disc([x, 62, 18], IRON)
        ink.disc([x, 62, 7], METAL)
      }
      ink.box([64, 50, 32, 24], GLASS, 3)
      for (const x of [74, 86]) ink.disc([x, 62, 5], COAL)
      ink.box([56, 26, 48, 12], '#f2e6c0', 2)
      for (let x = 66; x < 96; x += 8) ink.box([x, 80, 6, 8], METAL, 1)
    },
  },
  {
    words: ['wig', 'powdered wig', 'toupee'],
    ...metresTall(0.4, 76, '#d9a13f'),
    draw: (ink) => {
      ink.box([32, 66, 12, 26], WOOD, 2)
      ink.box([20, 90, 36, 10], WOOD, 3)
      ink.oval([38, 46, 18, 24], CREAM)
      ink.shape(
        'M12 62Q0 20 22 8Q38 -4 56 8Q76 22 64 64Q70 78 58 82Q56 50 50 34Q36 40 26 32Q20 50 18 82Q6 78 12 62Z',
        ink.main,
      )
      for (const [x, y] of pairs('16 40, 16 58, 60 40, 60 58, 26 16, 40 10, 52 18'))
        ink.ring([x, y, 6], 2.4, ink.dark)
    },
  },
  {
    words: ['pottery', 'earthenware', 'ceramics', 'clay pots', 'porcelain', 'amphora'],
    ...metresTall(0.5, 130, '#c4673c'),
    draw: (ink) => {
      ink.shape('M14 98Q-2 70 16 48V40H42V48Q60 70 44 98Z', ink.main)
      ink.box([12, 34, 34, 8], ink.dark, 3)
      ink.line('M8 66Q30 74 52 66', 4, CREAM)
      ink.shape('M60 98Q44 60 66 34V10H88V34Q110 60 94 98Z', ink.dark)
      ink.box([62, 4, 30, 8], ink.deep, 3)
      ink.line('M56 60Q77 68 99 60M56 70Q77 78 98 70', 3, GOLD)
      ink.shape('M98 98L94 76H128L124 98Z', '#5a95bb')
      ink.oval([111, 76, 17, 4], '#3f7393')
    },
  },
  {
    words: ['tapestry', 'wall hanging', 'banner with tassels', 'mosaic'],
    ...metresTall(1.8, 76, '#8c2f3f'),
    draw: (ink) => {
      ink.box([0, 1, 76, 5], BARK, 2)
      ink.poly('6,5 70,5 70,86 38,99 6,86', ink.main)
      ink.poly('11,9 65,9 65,82 38,93 11,82', ink.dark)
      ink.disc([38, 36, 16], GOLD)
      ink.shape('M28 44Q30 26 42 26Q50 30 46 38Q52 46 38 46Z', ink.deep)
      for (const y of [62, 70]) ink.line([18, y, 58, y], 2.4, GOLD)
      for (let x = 16; x < 64; x += 12) ink.disc([x, 16, 2.4], CREAM)
    },
  },
  {
    words: [
      'sweater',
      'jumper',
      'pullover',
      'cardigan',
      'sweatshirt',
      'turtleneck',
      'turtleneck sweater',
      'polo neck',
    ],
    ...metresTall(0.7, 110, '#c8553c'),
    draw: (ink) => {
      ink.shape(
        'M34 8L8 26Q0 50 4 84L22 86L28 54V98H82V54L88 86L106 84Q110 50 102 26L76 8Q55 22 34 8Z',
        ink.main,
      )
      ink.shape('M34 8Q55 22 76 8Q72 2 55 4Q38 2 34 8Z', ink.deep)
      ink.box([28, 90, 54, 9], ink.dark, 3)
      for (const y of [40, 60])
        ink.line(`M30 ${y}L38 ${y + 8}L46 ${y}L54 ${y + 8}L62 ${y}L70 ${y + 8}L80 ${y}`, 3, CREAM)
      for (const x of [4, 88]) ink.box([x, 78, 18, 8], ink.dark, 3)
    },
  },
  {
    words: ['glove', 'gloves'],
    ...metresTall(0.25, 76, '#3f7fa8'),
    draw: (ink) => {
      ink.shape(
        'M18 78V34Q18 26 24 26V14Q24 6 31 6Q38 6 38 14V8Q38 1 45 1Q52 1 52 10V16Q52 10 58 10Q64 12 64 20V50L70 42Q76 40 74 50L58 78Z',
        ink.main,
      )
      for (const x of [31, 45]) ink.line([x + 7, 14, x + 7, 38], 1.8, ink.dark)
      ink.box([16, 76, 44, 22], ink.dark, 6)
      for (let x = 22; x < 58; x += 8) ink.box([x, 78, 3, 18], ink.deep, 1)
    },
  },
]
