import { metresTall, type Prop } from '../prop.ts'
import { triples } from '../../../scene/rows.ts'
import { STEEL, IRON, COAL, WOOD, GLASS, SHINE, GOLD } from '../tones.ts'

export const SCIENCE: readonly Prop[] = [
  {
    words: ['telescope', 'spyglass'],
    ...metresTall(1.4, 76, '#46608f'),
    faces: 'right',
    grips: { mouth: [0.14, 0.46] },
    draw: (ink) => {
      for (const x of [14, 36, 58]) ink.line([36, 44, x, 98], 3.4, WOOD)
      ink.moved({ x: 36, y: 38, turn: -0.42 }, () => {
        ink.box([-34, -5, 22, 10], COAL, 2)
        ink.box([-16, -7, 26, 14], ink.dark, 2)
        ink.box([4, -10, 34, 20], ink.main, 3)
        ink.box([4, 3, 34, 7], ink.dark, 3)
        ink.box([34, -12, 6, 24], GOLD, 2)
        ink.box([-14, -7, 4, 14], GOLD, 1)
      })
      ink.disc([36, 44, 5], COAL)
    },
  },
  {
    words: ['microscope'],
    ...metresTall(0.42, 66, '#e6e8ea'),
    faces: 'left',
    grips: { mouth: [0.62, 0.08] },
    draw: (ink) => {
      ink.box([8, 90, 50, 10], COAL, 4)
      ink.line('M42 88Q62 66 44 40', 9, ink.dark)
      ink.box([10, 68, 34, 6], IRON, 2)
      ink.moved({ x: 34, y: 36, turn: 0.3 }, () => {
        ink.box([-7, -28, 14, 44], ink.main, 3)
        ink.box([1, -28, 6, 44], ink.dark, 3)
        ink.box([-5, -36, 10, 10], COAL, 2)
        ink.box([-4, 14, 8, 12], STEEL, 2)
      })
      ink.disc([50, 62, 5], COAL)
      ink.box([16, 66, 18, 3], GLASS, 1)
    },
  },
  {
    words: ['beaker', 'flask', 'erlenmeyer flask'],
    ...metresTall(0.22, 70, '#5fc48a'),
    draw: (ink) => {
      ink.shape('M27 4H43V34L66 88Q68 100 58 100H12Q2 100 4 88L27 34Z', GLASS)
      ink.shape('M19 54H51L66 88Q68 100 58 100H12Q2 100 4 88Z', ink.main)
      ink.shape('M42 54H51L66 88Q68 100 58 100H46Q58 86 42 54Z', ink.dark)
      ink.box([23, 0, 24, 7], SHINE, 3)
      for (const [x, y, r] of triples('24 78 4, 38 68 3, 34 88 3')) ink.disc([x, y, r], ink.pale)
    },
  },
  {
    name: 'camera-tripod',
    words: ['tripod', 'camera tripod'],
    ...metresTall(1.5, 60, '#3f444b'),
    faces: 'right',
    draw: (ink) => {
      for (const x of [8, 30, 52]) ink.line([30, 34, x, 98], 3, ink.dark)
      ink.box([12, 10, 34, 24], ink.main, 4)
      ink.box([18, 4, 14, 8], ink.dark, 2)
      ink.box([44, 14, 12, 16], ink.deep, 3)
      ink.box([54, 13, 4, 18], STEEL, 2)
      ink.disc([20, 18, 2], '#e5443c')
    },
  },
]
