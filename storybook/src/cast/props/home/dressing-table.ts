import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** Small things for hair, nails and laundry. */
export const DRESSING_TABLE: readonly Prop[] = [
  {
    words: ['clothespin', 'clothes peg', 'clothespeg', 'clothes pin', 'laundry peg'],
    ...metresTall(0.08, 40, '#dcb27c'),
    draw: (ink) => {
      ink.shape('M18 2H6Q2 2 3 8L9 42L4 92Q4 98 10 98H18Z', ink.main)
      ink.shape('M22 2H34Q38 2 37 8L31 42L36 92Q36 98 30 98H22Z', ink.dark)
      ink.line('M19 8V94', 1.6, ink.deep)
      ink.ring([20, 40, 6], 3.4, STEEL)
      ink.line('M8 30H32M10 50H30', 3.4, METAL)
      ink.oval([20, 72, 4, 8], COAL)
    },
  },
  {
    words: ['hairpin', 'hair pin', 'bobby pin', 'hair grip'],
    ...metresTall(0.07, 40, '#4a4038'),
    draw: (ink) => {
      ink.line('M12 96V22Q12 6 20 6T28 22V40L23 48L29 56L23 64L29 72L25 90', 6, ink.main)
      ink.line('M11 92V22Q11 8 20 7', 2, ink.pale)
      ink.disc([12, 96, 3.6], ink.deep)
      ink.disc([25, 92, 3.6], ink.deep)
    },
  },
  {
    words: ['barrette', 'hair clip', 'hair slide', 'hairclip'],
    ...metresLong(0.08, 190, '#d86a9a'),
    draw: (ink) => {
      ink.line('M12 74Q95 92 178 74', 8, METAL)
      ink.shape('M4 56Q95 4 186 56Q192 74 178 76Q95 34 12 76Q-2 74 4 56Z', ink.main)
      ink.shape('M8 64Q95 18 182 64Q188 74 178 76Q95 34 12 76Q2 74 8 64Z', ink.dark)
      for (const [x, y] of [
        [50, 47],
        [95, 36],
        [140, 47],
      ] as const) {
        ink.disc([x, y, 9], WHITE)
        ink.disc([x, y, 4], '#f2b93b')
      }
    },
  },
  {
    words: ['hair curler', 'hair roller', 'hair curlers', 'hair rollers', 'curlers'],
    ...metresLong(0.07, 160, '#7fc6d8'),
    draw: (ink) => {
      ink.oval([146, 50, 12, 42], ink.deep)
      ink.shape('M14 8H146Q132 50 146 92H14Q0 50 14 8Z', ink.main)
      ink.oval([14, 50, 12, 42], ink.dark)
      ink.oval([14, 50, 6, 28], ink.deep)
      for (let x = 34; x < 140; x += 16)
        for (let y = 18; y < 90; y += 16) ink.line([x, y, x + 5, y - 6], 3, ink.pale)
    },
  },
  {
    words: ['nail clipper', 'nail clippers', 'fingernail clipper'],
    ...metresLong(0.08, 220, '#b6c0c8'),
    draw: (ink) => {
      ink.shape('M6 52Q2 66 10 72H190Q212 74 216 62L196 56L60 58Z', ink.dark)
      ink.shape('M8 50L58 42L196 48L216 58Q214 64 206 62L60 56L10 70Q0 62 8 50Z', ink.main)
      ink.line('M182 46L44 20', 9, ink.main)
      ink.line('M182 44L46 18', 3, SHINE)
      ink.box([176, 34, 10, 40], STEEL, 3)
      ink.disc([60, 56, 4], COAL)
    },
  },
  {
    words: ['nail file', 'emery board'],
    ...metresLong(0.16, 300, '#e88fb0'),
    draw: (ink) => {
      ink.moved({ x: 150, y: 54, turn: -0.16 }, () => {
        ink.box([-142, -14, 284, 28], ink.deep, 14)
        ink.box([-142, -16, 284, 28], ink.main, 14)
        for (let x = -130; x < 70; x += 9) ink.line([x, -9, x + 5, 6], 1.6, ink.dark)
        ink.box([82, -16, 60, 28], WHITE, 14)
      })
    },
  },
  {
    words: ['cotton swab', 'cotton bud', 'q-tip'],
    ...metresLong(0.08, 280, '#7fb8e0'),
    draw: (ink) => {
      ink.moved({ x: 140, y: 50, turn: -0.18 }, () => {
        ink.line([-104, 0, 104, 0], 9, ink.main)
        ink.line([-100, -2, 100, -2], 2.4, ink.pale)
        for (const x of [-112, 112]) {
          ink.oval([x, 0, 27, 16], '#e6e2d8')
          ink.oval([x - 3, -3, 22, 11], WHITE)
        }
      })
    },
  },
  {
    words: ['dentures', 'denture', 'false teeth', 'set of false teeth'],
    ...metresTall(0.06, 128, '#e8828c'),
    draw: (ink) => {
      for (const [top, low, row] of [
        [6, 40, 30],
        [94, 60, 54],
      ] as const) {
        ink.shape(
          `M6 ${low}Q8 ${top} 64 ${top}T122 ${low}Q116 50 104 50H24Q12 50 6 ${low}Z`,
          ink.main,
        )
        for (let at = 0; at < 7; at++) ink.box([16 + at * 14, row, 12.6, 18], WHITE, 4)
        for (let at = 0; at < 7; at++)
          ink.line([29.5 + at * 14, row + 3, 29.5 + at * 14, row + 15], 0.8, '#c9c4b8')
      }
      ink.line('M24 16Q62 8 100 16', 2.4, ink.pale)
    },
  },
  {
    words: [
      'soap dispenser',
      'hand sanitizer',
      'bottle of hand sanitizer',
      'hand soap',
      'liquid soap',
    ],
    ...metresTall(0.19, 62, '#7cc4b2'),
    draw: (ink) => {
      ink.box([26, 12, 10, 22], METAL, 2)
      ink.shape('M30 2H52Q60 2 60 10V16H50V12H28Z', STEEL)
      ink.box([20, 28, 22, 10], STEEL, 3)
      ink.shape('M8 48Q8 37 20 37H42Q54 37 54 48V90Q54 98 46 98H16Q8 98 8 90Z', ink.main)
      ink.shape('M40 37Q54 38 54 48V90Q54 98 46 98H38Z', ink.dark)
      ink.box([14, 54, 32, 28], WHITE, 4)
      ink.shape('M30 57Q40 68 37 74A8 8 0 0 1 23 74Q20 68 30 57Z', '#6fb8e0')
    },
  },
  {
    words: [
      'laundry detergent',
      'detergent',
      'bottle of detergent',
      'detergent bottle',
      'bottle of bleach',
    ],
    ...metresTall(0.28, 76, '#3f7fd0'),
    draw: (ink) => {
      ink.box([22, 2, 26, 18], '#f2b93b', 4)
      ink.line('M27 5V18M34 5V18M41 5V18', 1.6, '#c98a1e')
      ink.shape('M18 22H50Q70 26 72 46V90Q72 98 64 98H12Q4 98 4 90V44Q4 26 18 22Z', ink.main)
      ink.shape('M54 34Q66 38 66 50V66Q56 66 54 54Z', ink.deep)
      ink.box([10, 50, 40, 38], WHITE, 5)
      ink.disc([30, 69, 13], '#f2b93b')
      ink.disc([30, 69, 7], '#e5503f')
      ink.line('M10 34Q12 28 20 27', 3, ink.pale)
    },
  },
  {
    words: ['towel rack', 'towel rail', 'towel bar'],
    kind: 'furniture',
    ...metresTall(0.9, 104, '#6fa8c8'),
    draw: (ink) => {
      ink.line('M10 98V8Q10 3 16 3H88Q94 3 94 8V98M4 98H18M86 98H100', 5, STEEL)
      ink.line('M10 24H94M10 46H94', 4, METAL)
      ink.box([24, 20, 34, 56], ink.main, 3)
      ink.box([24, 20, 34, 7], ink.light, 3)
      ink.box([24, 62, 34, 5], WHITE)
      ink.box([54, 43, 30, 42], CREAM, 3)
      ink.box([54, 72, 30, 4], ink.dark)
    },
  },
  {
    words: ['backscratcher', 'back scratcher'],
    ...metresTall(0.45, 40, '#d3a06a'),
    draw: (ink) => {
      ink.line('M20 34V95', 6, ink.main)
      ink.line('M22 34V94', 2, ink.dark)
      ink.shape('M10 12H30Q32 28 26 36H14Q8 28 10 12Z', ink.main)
      for (const [x, tone] of [
        [10, ink.dark],
        [16.6, ink.main],
        [23.2, ink.dark],
        [29.8, ink.main],
      ] as const)
        ink.line([x, 16, x, 7, x + 2, 3, x + 6, 4], 5, tone)
      ink.line('M9 28L4 20', 5, ink.dark)
    },
  },
]
