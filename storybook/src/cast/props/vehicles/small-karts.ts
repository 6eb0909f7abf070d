import { metresLong, type Prop } from '../prop.ts'
import { wheel } from './vehicle-parts.ts'
import { COAL, CREAM, GOLD, IRON, STEEL, WHITE } from '../tones.ts'

/** Small open cars for fun and for the lawn. */
export const SMALL_KARTS: readonly Prop[] = [
  {
    words: ['go-kart', 'go kart', 'gokart', 'racing kart', 'kart'],
    ...metresLong(1.9, 210, '#d8383c'),
    build: 'wheeled',
    faces: 'right',
    grips: { seat: [0.42, 0.56], bothHands: [0.6, 0.36], feet: [0.76, 0.7] },
    moving: [wheel(40, 76, 23), wheel(172, 79, 20)],
    draw: (ink) => {
      ink.line('M30 74H190', 8, IRON)
      ink.line('M122 68L112 34', 4, STEEL)
      ink.oval([113, 34, 4, 12], COAL, -0.5)
      ink.shape('M60 20Q70 10 76 22L84 56H112L116 68H66Q58 44 60 20Z', COAL)
      ink.shape('M118 62Q150 44 186 58Q208 64 208 80H196Q190 60 172 60T150 84H116Z', ink.main)
      ink.shape('M12 56H58L70 84H62Q58 54 40 54T16 76H6Q4 62 12 56Z', ink.main)
      ink.shape('M70 78H150L146 92H72Z', ink.dark)
      ink.disc([186, 70, 6], GOLD)
      ink.line('M128 66Q152 52 178 60', 3, ink.pale)
    },
  },
  {
    words: ['golf cart', 'golf buggy', 'golf car'],
    ...metresLong(2.5, 150, '#f1ece0'),
    build: 'wheeled',
    faces: 'right',
    grips: { seat: [0.5, 0.6], bothHands: [0.66, 0.5], feet: [0.74, 0.78] },
    moving: [wheel(34, 84, 15), wheel(118, 84, 15)],
    draw: (ink) => {
      ink.line('M36 58L42 10', 3.6, STEEL)
      ink.line('M112 52L96 10', 3.6, STEEL)
      ink.shape('M26 4Q70 -4 112 4Q118 8 112 12H28Q20 8 26 4Z', ink.main)
      ink.box([24, 9, 92, 4], ink.dark, 2)
      ink.box([52, 34, 10, 26], IRON, 4)
      ink.box([52, 54, 34, 10], IRON, 4)
      ink.line('M104 56L92 42', 3, COAL)
      ink.shape(
        'M10 58Q12 52 22 52H50V66H86V78H98L104 52Q124 50 134 62Q140 76 138 84H134Q132 68 118 68T102 86H50Q48 68 34 68T18 84H8Z',
        ink.main,
      )
      ink.shape('M50 76H100L102 88H50Z', ink.deep)
      ink.disc([132, 66, 4], GOLD)
      for (const x of [12, 20]) {
        ink.line([x, 52, x - 4, 20], 2, STEEL)
        ink.oval([x - 4, 18, 5, 3], COAL)
      }
      ink.box([6, 34, 18, 40], '#3f8f6a', 5)
    },
  },
  {
    words: ['bumper car', 'dodgem', 'dodgem car'],
    ...metresLong(1.9, 150, '#8a4fc4'),
    build: 'wheeled',
    faces: 'right',
    grips: { seat: [0.36, 0.62], bothHands: [0.56, 0.5], feet: [0.7, 0.8] },
    draw: (ink) => {
      ink.line('M24 50V2', 3, STEEL)
      ink.line('M12 2H36', 3, STEEL)
      ink.shape('M14 46Q20 34 32 40L42 62H60Q72 44 100 46Q134 50 140 80H12Q8 60 14 46Z', ink.main)
      ink.shape('M22 46Q28 40 34 48L42 64H66L62 72H28Q22 60 22 46Z', COAL)
      ink.line('M80 58L70 46', 3, STEEL)
      ink.oval([69, 46, 3, 9], COAL, -0.5)
      ink.shape('M78 52Q110 46 128 66Q104 58 82 64Z', ink.pale)
      ink.poly('100,60 104,68 112,68 106,73 108,80 100,76 92,80 94,73 88,68 96,68', GOLD)
      ink.box([2, 76, 146, 18], COAL, 9)
      ink.box([6, 79, 138, 5], IRON, 2)
      ink.disc([134, 66, 5], CREAM)
      ink.disc([134, 66, 3], WHITE)
    },
  },
]
