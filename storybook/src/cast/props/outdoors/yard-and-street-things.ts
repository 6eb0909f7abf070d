import { pairs } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { CREAM, IRON, METAL, STEEL, WHITE } from '../tones.ts'

/** What stands in a yard or lies in a street. */
export const YARD_AND_STREET_THINGS: readonly Prop[] = [
  {
    words: ['bird feeder', 'birdfeeder', 'bird table'],
    ...metresTall(0.5, 90, '#b9814f'),
    draw: (ink) => {
      ink.line('M45 12V-6', 3, IRON)
      ink.poly('2,40 45,8 88,40 82,46 45,19 8,46', '#a5432f')
      ink.poly('10,42 45,16 80,42', '#c8553c')
      ink.box([22, 42, 46, 44], '#cfe9f2')
      ink.box([22, 56, 46, 30], '#d9a23e')
      for (const [x, y] of pairs('28 62, 38 66, 50 60, 60 66, 32 76, 46 74, 58 78'))
        ink.oval([x, y, 3, 2], '#8a6228', 0.5)
      for (const x of [20, 66]) ink.box([x, 40, 5, 48], ink.dark)
      ink.box([6, 86, 78, 9], ink.main, 2)
      ink.box([6, 92, 78, 5], ink.deep, 2)
    },
  },
  {
    words: ['weather vane', 'weathervane', 'weathercock', 'weather cock'],
    ...metresTall(0.9, 96, '#5d4a3a'),
    draw: (ink) => {
      ink.poly('20,100 48,78 76,100', '#a5432f')
      ink.line('48,34 48,84', 4, ink.main)
      ink.line('24,66 72,66', 3, ink.main)
      for (const x of [24, 72]) ink.disc([x, 66, 3], ink.main)
      ink.line('4,42 90,42', 3.4, ink.main)
      ink.poly('2,42 16,34 16,50', ink.main)
      ink.poly('80,34 94,32 88,42 94,52 80,50', ink.main)
      ink.shape(
        'M28 38Q26 22 36 18Q34 10 42 10Q46 4 52 10L58 13L52 16Q58 26 70 18Q80 8 84 20Q82 34 66 38Z',
        ink.deep,
      )
      ink.shape(
        'M28 36Q28 22 37 18Q36 12 43 11Q50 12 48 20Q58 28 70 20Q78 14 80 20Q76 32 64 36Z',
        ink.main,
      )
      ink.shape('M40 10Q38 2 43 5Q46 0 48 6Q52 4 51 10Z', '#c8372e')
      ink.disc([46, 14, 1.6], CREAM)
    },
  },
  {
    words: ['windsock', 'wind sock', 'airsock'],
    ...metresTall(3, 110, '#e8672c'),
    draw: (ink) => {
      ink.box([8, 4, 6, 96], METAL, 2)
      ink.ring([18, 22, 13], 2.4, STEEL)
      ink.shape('M18 8Q60 8 106 30Q108 40 102 44Q56 44 18 36Z', ink.main)
      for (const [a, b] of pairs('34 50, 66 82'))
        ink.shape(
          `M${a} ${9 + (a - 18) * 0.09}L${b} ${11 + (b - 18) * 0.13}L${b} ${40 + (b - 18) * 0.04}L${a} ${38 + (a - 18) * 0.06}Z`,
          WHITE,
        )
      ink.shape('M18 26Q60 34 104 40L102 44Q56 44 18 36Z', ink.dark)
    },
  },
  {
    words: ['manhole cover', 'manhole', 'drain cover'],
    ...metresTall(0.1, 220, '#6a7078'),
    draw: (ink) => {
      ink.oval([110, 54, 106, 44], ink.deep)
      ink.oval([110, 48, 106, 44], ink.main)
      ink.oval([110, 48, 92, 37], ink.dark)
      ink.oval([110, 48, 88, 35], ink.main)
      for (let row = -2; row <= 2; row++)
        for (let at = -3; at <= 3; at++)
          ink.oval([110 + at * 24 + (row % 2) * 12, 48 + row * 12, 8, 3.6], ink.dark)
      for (const x of [60, 160]) ink.oval([x, 48, 6, 3], '#2c2f33')
    },
  },
  {
    words: [
      'barricade',
      'road barrier',
      'roadblock',
      'road block',
      'traffic barrier',
      'construction barrier',
    ],
    ...metresTall(1.1, 170, '#f08a2c'),
    draw: (ink) => {
      for (const x of [26, 138]) {
        ink.poly([x - 16, 100, x - 3, 14, x + 3, 14, x - 8, 100], STEEL)
        ink.poly([x + 16, 100, x + 3, 14, x - 3, 14, x + 8, 100], METAL)
      }
      for (const y of [22, 56]) {
        ink.box([4, y, 162, 22], WHITE, 3)
        for (let x = 8; x < 150; x += 34)
          ink.poly([x, y + 22, x + 14, y, x + 30, y, x + 16, y + 22], ink.main)
      }
      for (const x of [26, 138]) {
        ink.disc([x, 8, 8], '#ffd23e')
        ink.disc([x - 2, 6, 3], '#fff3b8')
      }
    },
  },
  {
    words: ['bird bath', 'birdbath'],
    ...metresTall(0.9, 110, '#c9c4b8'),
    draw: (ink) => {
      ink.poly('30,100 38,90 72,90 80,100', ink.dark)
      ink.shape('M46 92Q50 66 44 42H66Q60 66 64 92Z', ink.main)
      ink.shape('M58 92Q54 66 58 42H66Q60 66 64 92Z', ink.dark)
      ink.shape('M4 20Q10 44 42 46H68Q100 44 106 20Z', ink.dark)
      ink.oval([55, 20, 51, 13], ink.light)
      ink.oval([55, 21, 43, 9], '#7fc4dc')
      ink.oval([46, 20, 18, 3], '#c8ecf6')
    },
  },
]
