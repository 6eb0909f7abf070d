import { pairs } from '../../../scene/rows.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, METAL, STEEL, WHITE } from '../tones.ts'

const BRASS = '#d0a136'

/** Instruments, weapons and tokens that are seldom asked for, each known by its own outline. */
export const RARE_TOOLS: readonly Prop[] = [
  {
    words: ['guillotine', 'guillotines'],
    ...metresTall(3.2, 62, '#7a5234'),
    draw: (ink) => {
      ink.box([0, 90, 62, 8], ink.deep, 2)
      ink.box([10, 4, 7, 88], ink.main)
      ink.box([45, 4, 7, 88], ink.dark)
      ink.box([6, 0, 50, 7], ink.light, 2)
      ink.line('31,6 31,18', 2, CREAM)
      ink.box([17, 16, 28, 7], ink.deep)
      ink.poly('17,23 45,23 45,42 17,32', METAL)
      ink.line('17,32 45,42', 2, WHITE)
      ink.box([15, 68, 32, 12], ink.light, 2)
      ink.disc([31, 75, 5], COAL)
      ink.line('8,92 14,80 M54,92 48,80', 4, ink.dark)
    },
  },
  {
    words: ['visor', 'sun visor', 'visors'],
    ...metresTall(0.16, 170, '#3f8f6a'),
    draw: (ink) => {
      ink.shape('M34 40Q40 4 92 6Q144 8 150 42Q92 24 34 40Z', ink.main)
      ink.shape('M34 40Q40 4 92 6Q60 12 56 34Z', ink.dark)
      ink.shape('M34 40Q92 24 150 42Q176 62 166 84Q150 70 92 70Q34 70 10 92Q4 66 34 40Z', ink.light)
      ink.shape(
        'M10 92Q34 70 92 70Q150 70 166 84Q164 90 160 90Q140 78 92 78Q40 78 14 98Z',
        ink.dark,
      )
      ink.line('M40 34Q92 16 146 36', 3, WHITE)
    },
  },
  {
    words: ['ocarina', 'ocarinas'],
    ...metresTall(0.1, 150, '#4a7fc0'),
    draw: (ink) => {
      ink.shape('M62 34L70 2H92L96 30Q146 36 146 66Q140 92 90 94Q26 96 6 66Q12 40 62 34Z', ink.main)
      ink.shape('M6 66Q26 96 90 94Q140 92 146 66Q136 80 90 82Q36 84 6 66Z', ink.dark)
      ink.box([74, 4, 14, 6], ink.deep, 2)
      ink.shape('M20 58Q44 42 70 42Q44 50 28 64Z', ink.pale)
      for (const [x, y] of pairs('52 56, 76 52, 102 54, 124 62, 66 72, 108 74'))
        ink.disc([x, y, 5], COAL)
    },
  },
  {
    words: ['pan flute', 'panpipe', 'panpipes', 'pan pipes', 'panflute', 'zampona'],
    ...metresTall(0.28, 104, '#d0a55c'),
    draw: (ink) => {
      for (let at = 0; at < 8; at++) {
        const [x, foot] = [3 + at * 12.4, 96 - at * 7.5]
        ink.box([x, 4, 11, foot - 4], ink.main, 4)
        ink.box([x, 4, 4, foot - 4], ink.dark, 3)
        ink.oval([x + 5.5, 5, 5.4, 3.4], ink.deep)
        ink.line([x + 8, 14, x + 8, foot - 8], 1.6, ink.light)
      }
      ink.line('2,34 102,26', 7, '#8a3b2e')
      ink.line('2,44 102,36', 3, '#e0b04a')
    },
  },
  {
    words: ['kazoo', 'kazoos'],
    ...metresTall(0.06, 220, '#d0463f'),
    draw: (ink) => {
      ink.shape('M4 52Q4 30 30 30H150L212 44V72L150 86H30Q4 80 4 52Z', ink.main)
      ink.shape('M4 58Q8 84 30 86H150L212 72V64L150 72H30Q12 70 4 58Z', ink.dark)
      ink.box([96, 8, 40, 26], STEEL, 4)
      ink.oval([116, 9, 20, 7], METAL)
      ink.oval([116, 9, 13, 4], COAL)
      ink.line('30,42 88,42', 5, ink.light)
      ink.oval([211, 58, 4, 14], ink.deep)
    },
  },
  {
    words: ['theremin', 'theremins'],
    ...metresTall(1.2, 90, '#8a5a34'),
    draw: (ink) => {
      ink.line('72,46 72,2', 3, METAL)
      ink.disc([72, 2, 2.4], METAL)
      ink.line('M16 50H2Q-6 50 -6 44Q-6 38 2 38H16', 3, METAL)
      ink.box([14, 44, 66, 20], ink.main, 3)
      ink.box([14, 58, 66, 6], ink.dark, 2)
      for (const x of [26, 38, 50]) ink.disc([x, 53, 3.4], CREAM)
      ink.line('47,64 47,88', 4, COAL)
      ink.line('M47 86L28 98M47 86L66 98M47 86V98', 3.4, COAL)
    },
  },
  {
    words: ['shuriken', 'throwing star', 'throwing stars', 'ninja star', 'ninja stars'],
    ...metresTall(0.14, 100, '#8f979e'),
    draw: (ink) => {
      ink.poly('50,0 62,38 100,50 62,62 50,100 38,62 0,50 38,38', ink.main)
      ink.poly('50,0 50,50 38,38', ink.light)
      ink.poly('100,50 50,50 62,38', ink.pale)
      ink.poly('50,100 50,50 62,62', ink.dark)
      ink.poly('0,50 50,50 38,62', ink.dark)
      ink.disc([50, 50, 10], ink.deep)
      ink.disc([50, 50, 6], CREAM)
    },
  },
  {
    words: ['brass knuckles', 'knuckle duster', 'knuckleduster', 'knuckle dusters'],
    ...metresTall(0.09, 140, '#d0a136'),
    draw: (ink) => {
      ink.shape(
        'M4 34Q6 6 36 8Q54 -2 70 8Q88 -2 104 8Q134 6 136 34Q130 56 112 58L96 92Q70 104 44 92L28 58Q8 56 4 34Z',
        ink.main,
      )
      ink.shape('M28 58L44 92Q70 104 96 92L112 58L104 58L90 80Q70 90 50 80L36 58Z', ink.dark)
      for (const x of [26, 56, 85, 114]) {
        ink.oval([x, 34, 12, 14], ink.deep)
        ink.oval([x, 35, 10, 12], '#efe6d2')
      }
      ink.line('M10 24Q16 12 34 13M60 11Q70 6 80 11', 3, ink.pale)
    },
  },
  {
    words: ['torpedo', 'torpedoes', 'torpedos'],
    ...metresTall(0.55, 420, '#5f7078'),
    draw: (ink) => {
      ink.shape('M400 50Q400 14 350 14H70L40 38V62L70 86H350Q400 86 400 50Z', ink.main)
      ink.shape('M400 54Q398 86 350 86H70L40 62V56L74 70H350Q390 70 400 54Z', ink.dark)
      ink.shape('M400 50Q400 14 350 14Q366 30 366 50T350 86Q400 86 400 50Z', '#c8463c')
      ink.poly('84,16 40,0 24,0 46,36', ink.dark)
      ink.poly('84,84 40,100 24,100 46,64', ink.deep)
      ink.oval([24, 50, 6, 30], METAL)
      ink.oval([14, 50, 4, 22], STEEL)
      for (const x of [120, 200, 290]) ink.line([x, 15, x, 85], 3, ink.deep)
      ink.line('110,26 330,26', 5, ink.light)
    },
  },
  {
    words: ['sextant', 'sextants'],
    ...metresTall(0.28, 110, BRASS),
    draw: (ink) => {
      ink.line('M54 8L10 84Q54 108 100 84Z', 6, ink.main)
      ink.line('M12 84Q54 106 98 84', 10, ink.dark)
      for (let at = 0; at <= 10; at++) {
        const x = 16 + at * 7.8
        ink.line(
          [x, 84 + 9 * Math.sin((at / 10) * Math.PI), x, 90 + 9 * Math.sin((at / 10) * Math.PI)],
          1.6,
          CREAM,
        )
      }
      ink.line('54,10 70,94', 5, ink.light)
      ink.line('32,46 78,46', 5, ink.main)
      ink.box([66, 30, 40, 12], ink.deep, 4)
      ink.box([98, 28, 10, 16], COAL, 3)
      ink.poly('20,34 34,30 34,50 20,54', '#bfe0e6')
      ink.disc([54, 9, 7], ink.deep)
      ink.disc([70, 92, 6], ink.deep)
    },
  },
  {
    words: ['samovar', 'samovars'],
    ...metresTall(0.55, 92, '#d0a136'),
    draw: (ink) => {
      ink.shape('M30 92H62L70 99H22Z', ink.deep)
      ink.shape('M12 30Q8 62 32 84H60Q84 62 80 30Z', ink.main)
      ink.shape('M12 30Q8 62 32 84H40Q22 60 28 30Z', ink.dark)
      ink.shape('M62 34Q70 56 60 74', ink.light)
      ink.oval([46, 30, 34, 8], ink.light)
      ink.box([34, 12, 24, 16], ink.dark, 3)
      ink.shape('M32 12Q46 0 60 12Z', CREAM)
      ink.line('M60 8Q70 8 72 14', 3, CREAM)
      ink.line('M12 40Q-4 38 2 56Q8 62 14 54M80 40Q96 38 90 56Q84 62 78 54', 4, ink.deep)
      // The tap at its side, from which it is known.
      ink.line('M20 66H-4V80', 7, ink.dark)
      ink.line('-4,58 -4,68 M-12,58 4,58', 4, ink.deep)
      for (const y of [42, 62]) ink.line([18, y, 74, y], 2, ink.deep)
    },
  },
  {
    words: ['ankh', 'ankhs'],
    ...metresTall(0.3, 64, '#dba92f'),
    draw: (ink) => {
      ink.shape(
        'M32 2Q54 2 54 22Q52 36 40 44H62V58H40L44 98H20L24 58H2V44H24Q12 36 10 22Q10 2 32 2ZM32 13Q21 13 21 23Q22 32 32 41Q42 32 43 23Q43 13 32 13Z',
        ink.main,
      )
      ink.line('M16 20Q18 8 30 7', 3, ink.pale)
      ink.line('6,48 22,48 M28,62 26,92', 3, ink.light)
      ink.line('42,56 60,56 M40,62 42,94', 2.4, ink.dark)
    },
  },
  {
    words: ['defibrillator', 'defibrillators', 'aed'],
    ...metresTall(0.3, 120, '#d8413a'),
    draw: (ink) => {
      ink.line('M36 14V6Q36 0 44 0H76Q84 0 84 6V14', 7, ink.deep)
      ink.box([4, 12, 112, 86], ink.dark, 10)
      ink.box([4, 12, 104, 78], ink.main, 10)
      ink.box([16, 22, 66, 34], COAL, 4)
      ink.line('20,42 34,42 40,30 48,52 54,38 60,42 78,42', 3, '#7fe39a')
      ink.shape('M30 64Q36 58 42 66Q48 58 54 64Q58 74 42 86Q26 74 30 64Z', WHITE)
      ink.poly('44,66 38,76 43,76 40,84 48,73 43,73', ink.main)
      ink.disc([94, 30, 8], '#e9b73b')
      ink.disc([94, 52, 8], '#5cba6a')
      ink.line('M84 76Q104 70 112 84Q116 100 124 96', 4, COAL)
    },
  },
  {
    words: ['drill bit', 'drill bits'],
    ...metresTall(0.12, 30, '#8f979e'),
    draw: (ink) => {
      ink.box([8, 62, 14, 36], ink.dark, 2)
      ink.poly('15,0 22,12 22,64 8,64 8,12', ink.main)
      for (let y = 14; y < 62; y += 12) ink.line([8, y + 10, 22, y], 4.4, ink.deep)
      for (let y = 18; y < 62; y += 12) ink.line([8, y + 10, 22, y], 1.6, ink.pale)
      ink.box([9, 66, 4, 30], ink.light)
    },
  },
]
