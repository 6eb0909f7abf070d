import { driven, metresTall, type Prop } from '../prop.ts'
import { WHITE, CREAM, METAL, STEEL, IRON, WOOD, PLANK, BARK, LEAF, GOLD } from '../tones.ts'

export const CRAFTS: readonly Prop[] = [
  {
    words: ['easel', 'canvas', 'painting easel'],
    ...metresTall(1.7, 66, WOOD),
    grips: { middle: [0.5, 0.4], rightHand: [0.5, 0.4] },
    draw: (ink) => {
      ink.line('33,2 33,96', 3.4, ink.dark)
      ink.line('30,6 8,98', 4, ink.main)
      ink.line('36,6 58,98', 4, ink.main)
      ink.box([6, 14, 54, 50], '#ded3bd', 1)
      ink.box([6, 14, 54, 48], WHITE, 1)
      ink.shape('M9 50Q22 36 34 48T57 42V59H9Z', '#7fb86a')
      ink.box([9, 17, 48, 24], '#a9d8ee')
      ink.shape('M9 46Q22 32 34 44T57 38V59H9Z', '#7fb86a')
      ink.disc([46, 25, 5], GOLD)
      ink.shape('M9 54Q30 46 57 54V59H9Z', '#4f9a58')
      ink.box([4, 63, 58, 5], ink.dark, 2)
    },
  },
  {
    words: ['paint bucket', 'paint can', 'can of paint'],
    ...metresTall(0.25, 86, '#3f8fd0'),
    grips: { rightHand: [0.5, 0.03] },
    draw: (ink) => {
      ink.line('M10 30Q43 -22 76 30', 3, STEEL)
      ink.box([6, 26, 74, 74], METAL, 4)
      ink.box([58, 26, 22, 74], STEEL, 4)
      ink.oval([43, 27, 37, 8], ink.dark)
      ink.shape(
        'M6 28Q10 34 14 34V56Q18 62 22 56V40Q27 36 32 40V64Q36 70 40 64V38Q60 36 80 28A37 8 0 0 1 6 28Z',
        ink.main,
      )
    },
  },
  {
    words: ['pottery wheel', 'potters wheel', "potter's wheel"],
    ...metresTall(0.75, 96, '#c27a55'),
    grips: { top: [0.5, 0.2], bothHands: [0.5, 0.2], middle: [0.5, 0.25] },
    moving: [
      {
        ...driven('sway', [48, 40], 0.2),
        draw: (ink) => {
          ink.shape('M38 40Q30 26 40 18Q42 12 38 4H58Q54 12 56 18Q66 26 58 40Z', ink.main)
          ink.shape('M50 4H58Q54 12 56 18Q66 26 58 40H50Q56 24 50 4Z', ink.dark)
          for (const y of [20, 27, 34]) ink.line([38, y, 58, y], 0.8, ink.deep)
          ink.oval([48, 4, 10, 2.4], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.oval([48, 44, 34, 6], IRON)
      ink.oval([48, 41, 34, 6], STEEL)
      ink.box([42, 46, 12, 34], IRON, 2)
      ink.oval([48, 78, 40, 7], WOOD)
      ink.poly('4,56 12,54 18,100 10,100', BARK)
      ink.poly('92,56 84,54 78,100 86,100', BARK)
      ink.box([2, 52, 92, 7], PLANK, 3)
    },
  },
  {
    words: ['loom', 'weaving loom'],
    ...metresTall(1.3, 96, WOOD),
    draw: (ink) => {
      for (const x of [4, 82]) ink.box([x, 2, 10, 98], ink.main, 3)
      for (const y of [6, 84]) ink.box([2, y, 92, 9], ink.dark, 3)
      for (let x = 18; x < 80; x += 4) ink.line([x, 14, x, 84], 0.8, CREAM)
      const bands = ['#d9534b', '#f0b848', '#4f8fc4', '#6fae62', '#d9534b']
      bands.forEach((tone, i) => ink.box([16, 44 + i * 8, 64, 8], tone))
      ink.box([10, 38, 76, 5], ink.light, 2)
    },
  },
  {
    words: ['anvil'],
    ...metresTall(0.7, 110, '#5a626b'),
    draw: (ink) => {
      ink.box([26, 60, 56, 40], BARK, 4)
      ink.shape(
        'M2 10H96Q108 10 108 20Q90 30 76 32L72 46L84 58V62H24V58L36 46L32 32Q10 28 2 10Z',
        ink.main,
      )
      ink.shape('M2 10H96Q108 10 108 20H8Z', ink.light)
    },
  },
  {
    words: ['globe', 'desk globe'],
    ...metresTall(0.4, 74, '#4f9fd8'),
    draw: (ink) => {
      ink.box([33, 84, 8, 10], WOOD)
      ink.box([18, 92, 38, 8], BARK, 4)
      ink.line('M50 6A42 42 0 0 1 37 86', 4, GOLD)
      ink.disc([37, 44, 36], ink.main)
      ink.shape('M37 8A36 36 0 0 1 37 80Q60 62 56 40T37 8Z', ink.dark)
      ink.shape('M14 30Q24 16 38 20Q42 30 32 34Q34 46 24 52Q10 46 14 30Z', LEAF)
      ink.shape('M40 46Q54 40 60 52Q56 70 46 70Q38 60 40 46Z', LEAF)
    },
  },
  {
    words: ['book', 'novel', 'closed book'],
    ...metresTall(0.25, 76, '#c0453f'),
    grips: { bothHands: [0.5, 0.6] },
    draw: (ink) => {
      ink.box([4, 2, 70, 96], ink.deep, 5)
      ink.box([12, 88, 60, 8], CREAM, 2)
      ink.box([4, 2, 68, 88], ink.main, 5)
      ink.box([4, 2, 12, 92], ink.dark, 5)
      ink.box([26, 18, 36, 26], ink.light, 3)
      ink.box([32, 25, 24, 3], ink.pale, 1.5)
      ink.box([36, 32, 16, 3], ink.pale, 1.5)
      ink.box([56, 88, 6, 12], GOLD)
      ink.line('14,94 70,94', 1, METAL)
    },
  },
  {
    words: ['flag', 'banner', 'pennant'],
    ...metresTall(2.2, 62, '#d8433b'),
    moving: [
      {
        ...driven('sway', [8, 24], 0.9),
        draw: (ink) => {
          ink.shape('M8 8Q22 2 34 8T60 8V40Q46 46 34 40T8 40Z', ink.main)
          ink.shape('M8 30Q22 24 34 30T60 30V40Q46 46 34 40T8 40Z', ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.box([5, 2, 3.4, 98], WOOD, 1.6)
      ink.disc([6.7, 3, 3], ink.pale)
    },
  },
  {
    name: 'hung-banner',
    words: ['hanging banner', 'wall banner'],
    ...metresTall(2.2, 44, '#c8383b'),
    draw: (ink) => {
      ink.shape('M5 5H39V96L22 82L5 96Z', ink.main)
      ink.shape('M33 5H39V96L33 91Z', ink.dark)
      ink.shape('M5 12H39V16H5Z', ink.pale)
      ink.shape('M22 34L31 46L22 62L13 46Z', ink.pale)
      ink.box([0, 1, 44, 5], WOOD, 2)
    },
  },
  {
    words: ['lantern', 'oil lamp'],
    ...metresTall(0.4, 56, '#4d5560'),
    grips: { rightHand: [0.5, 0.02], leftHand: [0.5, 0.02] },
    moving: [
      {
        ...driven('flicker', [28, 74]),
        draw: (ink) => {
          ink.shape('M28 40Q38 56 35 66T28 75T21 66T28 40Z', '#ff9d2e')
          ink.shape('M28 54Q33 62 32 68T28 74T24 68T28 54Z', '#fff0b0')
        },
      },
    ],
    draw: (ink) => {
      ink.line('M14 26Q14 3 28 3T42 26', 3, ink.dark)
      ink.shape('M12 26Q28 10 44 26Z', ink.main)
      ink.box([10, 26, 36, 52], '#ffe6a6', 4)
      for (const x of [9, 26.6, 44]) ink.box([x, 26, 3, 52], ink.main, 1)
      ink.box([6, 76, 44, 9], ink.dark, 2)
      ink.box([2, 84, 52, 16], ink.main, 4)
    },
  },
]
