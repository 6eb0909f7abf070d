import { driven, metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { WHITE, METAL, COAL, BARK, SHINE, LEAF, GOLD } from '../tones.ts'

export const FOOD: readonly Prop[] = [
  {
    words: ['salad'],
    ...metresTall(0.14, 150, WHITE),
    draw: (ink) => {
      for (const [x, y, r] of triples('30 34 22, 58 22 22, 90 24 24, 120 36 20'))
        ink.disc([x, y, r], x % 20 ? LEAF : '#7fc05a')
      ink.disc([70, 34, 12], '#e2483d')
      ink.disc([104, 38, 10], '#f0b53b')
      ink.shape('M4 42H146Q142 96 100 98H50Q8 96 4 42Z', ink.main)
      ink.shape('M108 42H146Q142 96 100 98H84Q110 84 108 42Z', ink.dark)
    },
  },
  {
    name: 'watermelon',
    words: ['whole watermelon', 'watermelon'],
    ...metresTall(0.26, 126, '#4f9a45'),
    build: 'wheeled',
    draw: (ink) => {
      ink.oval([63, 50, 62, 49], ink.main)
      for (const [x, rx] of pairs('63 8, 40 7, 86 7, 20 5, 106 5'))
        ink.line(`M63 2Q${x + (x - 63) * 0.9} 50 63 98`, rx, ink.deep)
      ink.shape('M20 24Q36 8 56 8Q34 18 26 36Z', ink.pale)
    },
  },
  {
    name: 'watermelon-half',
    words: ['cut watermelon', 'half watermelon'],
    ...metresTall(0.2, 190, '#ee4d5a'),
    draw: (ink) => {
      ink.shape('M2 14A94 84 0 0 0 188 14Z', '#3f8a41')
      ink.shape('M12 14A84 74 0 0 0 178 14Z', '#dff0c0')
      ink.shape('M20 14A76 66 0 0 0 170 14Z', ink.main)
      ink.oval([95, 14, 93, 13], '#dff0c0')
      ink.oval([95, 14, 84, 10], ink.light)
      for (const [x, y] of pairs('50 38, 80 50, 110 50, 140 38, 95 68, 66 60, 124 62'))
        ink.oval([x, y, 2.6, 4.4], COAL)
    },
  },
  {
    words: ['cake'],
    ...metresTall(0.3, 116, '#f7b6c8'),
    grips: { top: [0.5, 0.1] },
    draw: (ink) => {
      ink.oval([58, 92, 57, 8], METAL)
      ink.oval([58, 89, 57, 8], SHINE)
      ink.box([14, 50, 88, 40], '#f0d6a8', 8)
      ink.box([14, 64, 88, 7], '#e8737d')
      ink.shape(
        'M12 54Q12 38 30 38H86Q104 38 104 54Q104 66 96 66T88 58T80 64T70 60T60 68T50 60T40 66T30 58T20 64T12 54Z',
        ink.main,
      )
      ink.shape('M32 40V20Q32 12 42 12H74Q84 12 84 20V40Z', ink.light)
      ink.shape('M70 12H74Q84 12 84 20V40H70Z', ink.dark)
      for (const x of [40, 50, 60, 70, 77]) ink.disc([x, 13, 5], WHITE)
      ink.disc([58, 8, 6.4], '#df3b45')
      ink.disc([56, 6, 1.8], '#f7a3a0')
    },
  },
  {
    words: ['candle', 'candles'],
    ...metresTall(0.24, 34, '#f4ecd8'),
    moving: [
      {
        ...driven('flicker', [17, 34]),
        // Blown out, it is gone.
        seen: [-1, 0.5],
        draw: (ink) => {
          ink.shape('M17 4Q26 20 24 28T17 36T10 28T17 4Z', '#ffb03a')
          ink.shape('M17 16Q22 24 21 30T17 35T13 30T17 16Z', '#fff0b0')
        },
      },
    ],
    draw: (ink) => {
      ink.line('17,32 17,44', 1.6, COAL)
      ink.box([8, 42, 18, 52], ink.main, 3)
      ink.box([19, 42, 7, 52], ink.dark, 3)
      ink.shape('M8 46Q10 40 17 42T26 46V56Q24 60 22 54T17 50T13 62T8 52Z', ink.pale)
      ink.oval([17, 95, 16, 5], GOLD)
      ink.box([29, 88, 4, 7], GOLD, 2)
    },
  },
  {
    words: ['picnic basket'],
    ...metresTall(0.35, 120, '#c8935a'),
    grips: { rightHand: [0.5, 0.04], leftHand: [0.5, 0.04] },
    draw: (ink) => {
      ink.line('M22 46Q22 4 60 4T98 46', 6, ink.deep)
      ink.box([8, 44, 104, 56], ink.main, 6)
      ink.box([84, 44, 28, 56], ink.dark, 6)
      for (const y of [58, 72, 86]) ink.line([12, y, 108, y], 2, ink.deep)
      ink.shape('M4 40H116V52L104 62L92 52L80 62L68 52L56 62L44 52L32 62L20 52L4 56Z', '#e4504a')
      for (const x of [20, 48, 76, 102]) ink.box([x - 4, 40, 8, 10], WHITE)
      ink.box([2, 36, 116, 8], ink.light, 4)
    },
  },
  {
    words: ['plum', 'plums', 'prune', 'prunes', 'dried plum'],
    ...metresTall(0.07, 96, '#7c4a94'),
    draw: (ink) => {
      ink.line('M50 16Q52 6 60 2', 4, BARK)
      ink.shape('M54 12Q70 -2 86 8Q74 22 56 18Z', LEAF)
      ink.shape('M48 16Q96 8 94 56Q90 98 48 98Q6 98 2 56Q2 10 48 16Z', ink.main)
      ink.shape('M58 15Q96 14 94 56Q90 98 48 98Q78 72 58 15Z', ink.dark)
      ink.line('M48 18Q40 56 50 96', 2.4, ink.deep)
      ink.oval([22, 42, 7, 14], ink.pale, 0.3)
    },
  },
  {
    name: 'coffee-beans',
    words: ['coffee bean', 'coffee beans'],
    ...metresTall(0.1, 150, '#7a4a2c'),
    draw: (ink) => {
      for (const [x, y, turn] of triples(
        '30 70 0.4, 76 76 -0.3, 120 70 0.8, 52 40 -0.6, 98 42 0.3, 74 18 0.1',
      )) {
        ink.moved({ x, y, turn }, () => {
          ink.oval([0, 0, 26, 17], ink.dark)
          ink.oval([-1, -2, 24, 14], ink.main)
          ink.line('M-22 2Q-8 -8 0 0T22 -3', 3, ink.deep)
          ink.oval([-8, -9, 8, 2.4], ink.pale, -0.2)
        })
      }
    },
  },
]
