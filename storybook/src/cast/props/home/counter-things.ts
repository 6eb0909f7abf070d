import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, GLASS, IRON, METAL, PLANK, SHINE, STEEL, WHITE, WOOD } from '../tones.ts'

/** A tall glass of something thick, with foam or cream on it and a straw in it. */
const thickDrink = (words: readonly string[], colour: string): Prop => ({
  words,
  ...metresTall(0.22, 56, colour),
  draw: (ink) => {
    ink.line('M33 30L42 2', 4, '#d8463c')
    ink.shape('M6 26H50L44 92Q43 99 37 99H19Q13 99 12 92Z', GLASS)
    ink.shape('M8 30H48L42.5 90Q42 94 37 94H19Q14 94 13.5 90Z', ink.main)
    ink.shape('M38 30H48L42.5 90Q42 94 37 94H33Z', ink.dark)
    ink.shape(
      'M4 30Q2 20 13 20Q16 10 28 12Q40 10 43 20Q54 20 52 30Q40 36 28 33Q16 36 4 30Z',
      ink.pale,
    )
    ink.disc([20, 14, 5.5], '#d8352c')
    ink.line('M15 42L18 84', 3, SHINE)
  },
})

/** What stands on a kitchen counter. */
export const COUNTER_THINGS: readonly Prop[] = [
  thickDrink(['milkshake', 'milk shake', 'strawberry milkshake', 'shake'], '#f3a6b8'),
  thickDrink(['smoothie', 'berry smoothie', 'fruit smoothie', 'strawberry smoothie'], '#d95f8c'),
  {
    words: ['stand mixer', 'mixer', 'kitchen mixer', 'cake mixer', 'food mixer'],
    ...metresTall(0.36, 112, '#d8584c'),
    draw: (ink) => {
      ink.shape('M8 86H104Q108 86 108 92V98H4V92Q4 86 8 86Z', ink.deep)
      ink.box([76, 34, 24, 56], ink.dark, 8)
      ink.shape('M8 30Q8 8 30 8H84Q104 8 104 28Q104 44 88 44H22Q8 44 8 30Z', ink.main)
      ink.shape('M10 34H103Q100 44 88 44H22Q12 44 10 34Z', ink.dark)
      ink.disc([14, 27, 8], METAL)
      ink.box([32, 42, 8, 14], STEEL, 2)
      ink.line('M36 54Q24 66 36 78Q48 66 36 54', 3, STEEL)
      ink.shape('M10 56H62Q60 88 46 90H26Q12 88 10 56Z', METAL)
      ink.shape('M46 56H62Q60 88 46 90H38Q50 78 46 56Z', STEEL)
      ink.box([7, 53, 58, 6], SHINE, 3)
      ink.line('M28 16H76', 4, ink.light)
      ink.disc([90, 62, 4], COAL)
    },
  },
  {
    words: ['kitchen scale', 'kitchen scales', 'food scale'],
    ...metresTall(0.24, 110, '#4fa3a8'),
    draw: (ink) => {
      ink.shape('M4 12H106Q100 30 82 32H28Q10 30 4 12Z', METAL)
      ink.oval([55, 12, 52, 8], SHINE)
      ink.box([48, 30, 14, 12], STEEL)
      ink.shape(
        'M24 38H86Q92 38 94 46L102 92Q103 99 96 99H14Q7 99 8 92L16 46Q18 38 24 38Z',
        ink.main,
      )
      ink.shape('M78 38H86Q92 38 94 46L102 92Q103 99 96 99H86Z', ink.dark)
      ink.disc([55, 68, 25], ink.deep)
      ink.disc([55, 68, 22], WHITE)
      for (let at = 0; at < 11; at++) {
        const turn = Math.PI * (0.75 + at * 0.15)
        const [x, y] = [Math.cos(turn), Math.sin(turn)]
        ink.line([55 + x * 16, 68 + y * 16, 55 + x * 19.5, 68 + y * 19.5], 1.8, COAL)
      }
      ink.line('M55 68L66 54', 3, '#d8352c')
      ink.disc([55, 68, 3.4], COAL)
    },
  },
  {
    words: ['mortar and pestle', 'pestle and mortar', 'pestle', 'stone mortar'],
    ...metresTall(0.2, 100, '#9a9ea2'),
    draw: (ink) => {
      ink.line('M48 46L82 8', 11, ink.deep)
      ink.line('M78 12L84 6', 15, ink.dark)
      ink.oval([50, 40, 46, 8], ink.deep)
      ink.shape('M4 40Q50 56 96 40Q96 76 68 84L74 99H26L32 84Q4 76 4 40Z', ink.main)
      ink.shape('M74 47Q88 45 96 40Q96 76 68 84L74 99H56L60 82Q76 72 74 47Z', ink.dark)
      ink.line('M14 54Q16 70 30 77', 4, ink.pale)
    },
  },
  {
    words: ['cake stand', 'cake plate', 'cake pedestal'],
    ...metresLong(0.34, 150, '#f2c9d4'),
    draw: (ink) => {
      ink.shape('M66 70H84L88 88Q110 90 112 99H38Q40 90 62 88Z', ink.dark)
      ink.box([30, 18, 90, 44], '#f6e3c0', 8)
      ink.shape(
        'M30 26Q30 14 42 14H108Q120 14 120 26V36Q112 46 104 36Q96 48 88 36Q80 46 72 36Q64 48 56 36Q48 46 40 36Q34 42 30 36Z',
        '#8a5a38',
      )
      for (const x of [46, 75, 104]) ink.disc([x, 11, 6], '#d8352c')
      ink.oval([75, 62, 72, 9], ink.light)
      ink.shape('M3 62Q75 78 147 62Q140 76 75 78Q10 76 3 62Z', ink.main)
    },
  },
  {
    words: ['bottle opener', 'beer opener', 'beer bottle opener'],
    ...metresTall(0.15, 50, METAL),
    draw: (ink) => {
      ink.box([17, 40, 16, 58], '#c4483c', 7)
      ink.box([25, 40, 8, 58], '#9d352c', 4)
      ink.ring([25, 21, 15.5], 8, ink.main)
      ink.shape('M17 38H33V46H17Z', ink.dark)
      ink.poly('17,33 33,33 29,23 21,23', ink.dark)
      ink.ring([25, 90, 3], 2, CREAM)
    },
  },
  {
    words: [
      'water bottle',
      'sports bottle',
      'drinking bottle',
      'plastic bottle',
      'reusable bottle',
      'sport bottle',
    ],
    ...metresTall(0.26, 42, '#5cb4e0'),
    draw: (ink) => {
      ink.box([14, 1, 14, 11], WHITE, 3)
      ink.box([10, 10, 22, 8], IRON, 2)
      ink.shape('M12 18H30Q39 24 39 36V93Q39 99 33 99H9Q3 99 3 93V36Q3 24 12 18Z', ink.light)
      ink.shape('M3 40Q21 46 39 40V93Q39 99 33 99H9Q3 99 3 93Z', ink.main)
      ink.shape('M31 42L39 40V93Q39 99 33 99H27Q32 70 31 42Z', ink.dark)
      for (const y of [58, 70, 82]) ink.line([5, y, 37, y], 2.4, ink.dark)
      ink.line('M9 32V90', 3.4, SHINE)
    },
  },
  {
    words: ['egg carton', 'egg box', 'carton of eggs', 'egg tray'],
    ...metresLong(0.3, 170, '#b9b2a4'),
    draw: (ink) => {
      ink.shape('M16 8H154L164 56H6Z', ink.dark)
      ink.shape('M24 16H146L152 50H18Z', ink.deep)
      for (const x of [25, 49, 73, 97, 121, 145])
        ink.oval([x, 54, 10.5, 15], x % 48 === 1 ? '#f3dcc0' : '#e8b98c')
      ink.shape('M4 58H166V88Q166 98 158 98H12Q4 98 4 88Z', ink.main)
      for (const x of [13, 37, 61, 85, 109, 133])
        ink.shape(
          `M${x} 62Q${x + 12} 58 ${x + 24} 62L${x + 20} 92Q${x + 12} 97 ${x + 4} 92Z`,
          ink.light,
        )
      ink.box([4, 56, 162, 5], ink.pale, 2)
    },
  },
  {
    words: ['tissue box', 'box of tissues', 'tissue paper box', 'kleenex', 'box of kleenex'],
    ...metresLong(0.24, 130, '#6fb4cf'),
    draw: (ink) => {
      ink.shape('M46 48Q40 20 52 4Q60 14 68 6Q72 18 84 10Q86 30 82 48Z', WHITE)
      ink.line('M60 44Q56 26 62 14M72 44Q74 30 70 20', 2, '#dcd8cc')
      ink.poly('14,42 116,42 126,54 4,54', ink.light)
      ink.oval([65, 47, 26, 4], ink.deep)
      ink.box([4, 53, 122, 46], ink.main, 3)
      ink.box([96, 53, 30, 46], ink.dark, 3)
      for (const [x, y] of pairs('20 68, 48 68, 76 68, 34 84, 62 84'))
        ink.disc([x, y, 4.4], ink.pale)
    },
  },
  {
    words: ['soup', 'bowl of soup', 'soup bowl', 'vegetable soup'],
    kind: 'food',
    ...metresLong(0.24, 150, '#e9dfc8'),
    draw: (ink) => {
      ink.oval([75, 30, 70, 15], ink.light)
      ink.oval([75, 31, 61, 11], '#e0872e')
      for (const [x, y] of pairs('42 30, 66 36, 92 28, 110 33')) ink.disc([x, y, 4.2], '#5fa648')
      for (const [x, y] of pairs('54 26, 80 29, 100 37')) ink.disc([x, y, 4.6], '#f4b25a')
      ink.line('M96 26L138 4', 6, STEEL)
      ink.shape('M5 31Q20 46 75 46T145 31Q142 84 96 90V96H54V90Q8 84 5 31Z', ink.main)
      ink.shape('M112 42Q138 38 145 31Q142 84 96 90V96H80Q112 76 112 42Z', ink.dark)
      ink.line('M18 48Q22 68 42 78', 4, WHITE)
    },
  },
  {
    words: ['cup of tea', 'tea', 'green tea', 'black tea', 'hot tea', 'herbal tea'],
    kind: 'food',
    ...metresLong(0.16, 140, '#f2f0e8'),
    draw: (ink) => {
      ink.oval([66, 90, 62, 9], ink.dark)
      ink.oval([66, 87, 62, 8], ink.main)
      ink.line('M104 40Q134 34 128 56Q122 70 98 66', 7, ink.dark)
      ink.shape('M18 28H114Q114 74 86 84H46Q18 74 18 28Z', ink.main)
      ink.shape('M90 28H114Q114 74 86 84H70Q92 66 90 28Z', ink.dark)
      ink.oval([66, 28, 48, 9], ink.light)
      ink.oval([66, 29, 42, 6.4], '#b8702a')
      ink.line('M40 30Q34 44 38 54', 1.8, WOOD)
      ink.poly('30,54 46,54 47,72 29,72', '#5fa648')
      ink.line('M26 40Q30 62 42 72', 3.4, WHITE)
      ink.line('M58 20Q50 12 58 6M74 20Q66 12 74 6', 3, '#e4e2da')
    },
  },
  {
    words: [
      'potato chip',
      'potato chips',
      'bag of chips',
      'chips',
      'crisps',
      'bag of crisps',
      'packet of crisps',
    ],
    kind: 'food',
    ...metresTall(0.26, 104, '#e2483c'),
    draw: (ink) => {
      ink.poly('12,2 78,2 74,10 80,90 76,99 14,99 10,90 16,10', ink.main)
      ink.poly('62,2 78,2 74,10 80,90 76,99 60,99 66,50', ink.dark)
      ink.box([11, 2, 68, 7], ink.light, 2)
      ink.box([11, 92, 68, 7], ink.light, 2)
      ink.oval([45, 50, 25, 28], CREAM)
      ink.oval([45, 50, 17, 13], '#f2bd4a', -0.4)
      ink.line('M33 54Q44 42 57 46', 2.4, '#d99a2b')
      ink.oval([90, 90, 13, 8], '#f2bd4a', -0.3)
      ink.line('M82 92Q90 85 98 88', 2, '#d99a2b')
      ink.oval([74, 94, 11, 5], PLANK, 0.2)
    },
  },
]
