import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, IRON, METAL, PLANK, RUBBER, SHINE, STEEL, WHITE, WOOD } from '../tones.ts'

/** What pictures are taken with and seen on. */
export const PICTURE_TAKERS: readonly Prop[] = [
  {
    words: ['vr headset', 'vr goggles', 'virtual reality headset', 'virtual reality goggles'],
    ...metresLong(0.24, 150, '#e6e8ea'),
    draw: (ink) => {
      ink.line('M22 44Q40 4 108 8Q146 12 144 52', 10, RUBBER)
      ink.line('M20 60Q70 92 144 56', 8, COAL)
      ink.box([4, 34, 66, 52], ink.main, 16)
      ink.box([4, 62, 66, 24], ink.dark, 12)
      ink.box([12, 44, 46, 26], '#2f3a46', 10)
      ink.faint(0.5, () => ink.shape('M18 48H34L24 66H16Z', '#66c6f2'))
    },
  },
  {
    name: 'tablet-computer',
    words: ['tablet', 'tablet computer', 'ipad', 'touchscreen', 'e-reader'],
    ...metresTall(0.25, 76, '#3d434b'),
    draw: (ink) => {
      ink.box([2, 1, 72, 98], ink.main, 7)
      ink.box([8, 9, 60, 80], '#bfe3f2', 2)
      ink.shape('M8 62Q26 44 40 60Q54 50 68 62V89H8Z', '#6fae6a')
      ink.disc([52, 28, 9], '#f2c14e')
      ink.disc([38, 94, 2.4], STEEL)
    },
  },
  {
    words: ['clapperboard', 'film slate', 'clapper board', 'film clapper'],
    ...metresLong(0.3, 116, '#34373d'),
    moving: [
      {
        ...driven('open', [8, 34], -0.5),
        rest: 0.5,
        draw: (ink) => {
          ink.box([4, 18, 108, 15], ink.main, 2)
          for (let x = 10; x < 104; x += 24)
            ink.poly([x, 33, x + 10, 18, x + 20, 18, x + 10, 33], WHITE)
        },
      },
    ],
    draw: (ink) => {
      ink.box([4, 34, 108, 64], ink.main, 3)
      for (let x = 10; x < 104; x += 24)
        ink.poly([x, 34, x + 10, 46, x + 20, 46, x + 10, 34], WHITE)
      for (const y of [58, 72, 86]) ink.line([12, y, 104, y], 1.4, METAL)
      for (const x of [42, 74]) ink.line([x, 50, x, 72], 1.4, METAL)
    },
  },
  {
    words: ['instant camera', 'polaroid', 'polaroid camera'],
    ...metresLong(0.16, 108, '#f3efe4'),
    draw: (ink) => {
      ink.box([20, 70, 68, 28], WHITE, 2)
      ink.box([26, 70, 56, 20], '#8fc0d8', 1)
      ink.shape('M10 24Q10 2 32 2H76Q98 2 98 24V76H10Z', ink.main)
      ink.box([10, 60, 88, 16], ink.dark, 3)
      for (const [x, tone] of [
        [46, '#d2453c'],
        [50, '#f0892f'],
        [54, '#f0c04a'],
        [58, '#4f9a5a'],
      ] as const)
        ink.box([x, 46, 4, 30], tone)
      ink.disc([54, 36, 20], '#34373d')
      ink.disc([54, 36, 13], '#4f6f94')
      ink.disc([49, 31, 4], SHINE)
      ink.box([16, 10, 18, 10], '#34373d', 2)
      ink.disc([86, 16, 5], '#d2453c')
    },
  },
  {
    words: ['movie camera', 'film camera', 'cine camera', 'video camera'],
    ...metresTall(1.5, 90, '#4a5058'),
    draw: (ink) => {
      for (const x of [14, 44, 76]) ink.line([44, 52, x, 98], 4.4, WOOD)
      ink.line('44,52 44,58', 9, IRON)
      ink.box([16, 24, 50, 28], ink.main, 3)
      ink.box([16, 42, 50, 10], ink.dark, 3)
      ink.poly('66,30 86,22 86,52 66,46', COAL)
      ink.disc([30, 13, 12], ink.light)
      ink.disc([54, 13, 12], ink.light)
      for (const x of [30, 54]) {
        ink.ring([x, 13, 7], 2, ink.deep)
        ink.disc([x, 13, 2.4], PLANK)
      }
      ink.disc([26, 36, 4], '#d2453c')
    },
  },
]
