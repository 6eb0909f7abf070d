import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, GLASS, GOLD, SHINE, WHITE } from '../tones.ts'

/** What is worn for show. */
export const JEWELS: readonly Prop[] = [
  {
    words: ['bracelet', 'bangle', 'anklet', 'wristband', 'beaded bracelet'],
    ...metresLong(0.1, 130, '#e0ab37'),
    draw: (ink) => {
      ink.shape(
        'M65 6A60 40 0 1 0 65 92A60 40 0 1 0 65 6ZM65 22A44 26 0 1 1 65 76A44 26 0 1 1 65 22Z',
        ink.main,
      )
      ink.shape('M8 60A60 40 0 0 0 122 60A60 34 0 0 1 8 60Z', ink.dark)
      for (const [x, y, tone] of [
        [32, 80, '#c8443a'],
        [65, 86, '#3f7fc4'],
        [98, 80, '#4f9a5a'],
      ] as const) {
        ink.disc([x, y, 8], ink.pale)
        ink.disc([x, y, 5.6], tone)
      }
    },
  },
  {
    words: ['earrings', 'earring', 'pair of earrings'],
    ...metresTall(0.06, 96, '#3f9ac4'),
    draw: (ink) => {
      for (const x of [26, 70]) {
        ink.line(`M${x} 22Q${x - 10} 2 ${x + 3} 2Q${x + 10} 6 ${x + 6} 14`, 2.6, GOLD)
        ink.disc([x, 28, 7], GOLD)
        ink.shape(`M${x} 36Q${x + 20} 70 ${x} 98Q${x - 20} 70 ${x} 36Z`, ink.main)
        ink.shape(`M${x} 36Q${x + 20} 70 ${x} 98Z`, ink.dark)
        ink.oval([x - 4, 62, 2.4, 9], ink.pale)
      }
    },
  },
  {
    words: ['brooch', 'pendant', 'medallion', 'locket', 'amulet', 'talisman'],
    ...metresTall(0.1, 72, '#3f8f5b'),
    draw: (ink) => {
      ink.line('M10 2Q36 30 62 2', 2.6, GOLD)
      ink.disc([36, 62, 35], GOLD)
      for (let i = 0; i < 12; i++)
        ink.moved({ x: 36, y: 62, turn: (i * Math.PI) / 6 }, () => ink.disc([0, -31, 3], CREAM))
      ink.oval([36, 62, 22, 26], ink.dark)
      ink.oval([36, 60, 20, 23], ink.main)
      ink.oval([29, 50, 5, 8], ink.pale, 0.5)
    },
  },
  {
    words: ['monocle', 'eyeglass', 'lens', 'loupe'],
    ...metresTall(0.06, 84, '#e0ab37'),
    draw: (ink) => {
      ink.disc([40, 40, 34], GLASS)
      ink.faint(0.8, () => ink.shape('M18 36Q20 18 38 14L26 50Z', SHINE))
      ink.ring([40, 40, 34], 6, ink.main)
      ink.line('M72 52Q84 70 70 80Q58 88 64 98', 2.6, ink.dark)
    },
  },
  {
    words: ['eyepatch', 'eye-patch'],
    ...metresLong(0.18, 130, '#2f2a30'),
    draw: (ink) => {
      ink.line('M2 40Q40 20 128 26', 6, ink.dark)
      ink.shape('M8 34Q38 20 64 32Q68 78 38 84Q10 76 8 34Z', ink.main)
      ink.line('M16 42Q36 30 56 40', 2.6, ink.pale)
    },
  },
  {
    words: ['pocket watch', 'fob watch', 'fobwatch'],
    ...metresTall(0.1, 84, '#e0ab37'),
    moving: [
      { by: 'time', at: [38, 62], speed: 0.2, draw: (ink) => ink.line('38,62 38,38', 2.4, COAL) },
    ],
    draw: (ink) => {
      ink.line('M46 14Q60 0 74 8Q84 16 80 34', 3, ink.dark)
      ink.box([33, 16, 10, 12], ink.dark, 3)
      ink.ring([38, 14, 7], 3.4, ink.main)
      ink.disc([38, 62, 37], ink.main)
      ink.disc([38, 62, 31], ink.dark)
      ink.disc([38, 62, 29], WHITE)
      for (let i = 0; i < 12; i++)
        ink.moved({ x: 38, y: 62, turn: (i * Math.PI) / 6 }, () => ink.box([-1, -27, 2, 5], COAL))
      ink.line('38,62 52,68', 3, COAL)
      ink.disc([38, 62, 3], ink.main)
    },
  },
]
