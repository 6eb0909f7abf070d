import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, IRON, METAL, STEEL, WHITE } from '../tones.ts'

/** Signs that everybody knows by their shape, and what one posts. */
export const POSTED_SIGNS: readonly Prop[] = [
  {
    words: ['speed limit sign', 'speed sign', 'speed limit'],
    ...metresTall(2.6, 50, WHITE),
    draw: (ink) => {
      ink.box([22.5, 40, 5, 60], STEEL, 1)
      ink.box([22.5, 40, 2, 60], METAL, 1)
      ink.disc([25, 24, 23.5], '#d8302b')
      ink.disc([25, 24, 17.5], ink.main)
      ink.moved({ x: 25, y: 31.5 }, () =>
        ink.letters('50', { height: 15, colours: [COAL], playful: 0 }),
      )
    },
  },
  {
    words: ['exit sign', 'fire exit sign', 'emergency exit sign', 'way out sign'],
    ...metresLong(0.6, 190, '#2f9a54'),
    draw: (ink) => {
      ink.box([86, -4, 6, 12], IRON)
      ink.box([98, -4, 6, 12], IRON)
      ink.box([2, 6, 186, 90], ink.deep, 8)
      ink.box([7, 11, 176, 80], ink.main, 5)
      ink.moved({ x: 122, y: 72 }, () =>
        ink.letters('EXIT', { height: 36, colours: [WHITE], playful: 0 }),
      )
      ink.disc([44, 28, 7.4], WHITE)
      ink.line(
        'M40 40L36 58M40 42L54 50L60 44M40 42L26 48L24 58M36 58L48 66L46 82M36 58L30 72L18 74',
        7,
        WHITE,
      )
    },
  },
  {
    words: ['postcard', 'post card', 'picture postcard', 'holiday postcard'],
    ...metresLong(0.15, 146, WHITE),
    draw: (ink) => {
      ink.box([2, 4, 142, 94], ink.dark, 3)
      ink.box([2, 2, 142, 94], ink.main, 3)
      ink.box([9, 9, 76, 80], '#9fd6f0')
      ink.disc([66, 26, 9], '#f7cf4f')
      ink.shape('M9 58Q40 50 85 58V70H9Z', '#3f9fc4')
      ink.shape('M9 68Q50 62 85 72V89H9Z', '#f1d9a0')
      ink.line('M30 80Q34 58 28 44', 4, '#8a5a38')
      ink.shape(
        'M28 44Q12 38 10 50Q18 44 28 46Q42 36 46 48Q38 44 28 46Q30 32 18 32Q28 36 28 44Z',
        '#4f9a4a',
      )
      ink.box([116, 9, 22, 26], '#d8584c', 1)
      ink.box([119, 12, 16, 20], '#f4dcb4')
      for (const [y, wide] of [
        [50, 44],
        [62, 44],
        [74, 30],
      ] as const)
        ink.line([94, y, 94 + wide, y], 2.4, IRON)
    },
  },
]
