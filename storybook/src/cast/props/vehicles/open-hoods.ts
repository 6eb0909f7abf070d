import { metresTall, type Prop } from '../prop.ts'
import { wheel } from './vehicle-parts.ts'
import { COAL, GLASS, IRON, METAL, STEEL } from '../tones.ts'

/** A car with its hood up: one sees the engine, and that something is wrong with it. */
export const OPEN_HOODS: readonly Prop[] = [
  {
    words: ['open-hood car', 'car with an open hood', 'car with open hood'],
    ...metresTall(1.9, 236, '#d8433b'),
    build: 'wheeled',
    faces: 'left',
    moving: [wheel(52, 84, 16), wheel(184, 84, 16)],
    draw: (ink) => {
      ink.line('M40 52L50 26', 2.4, STEEL)
      ink.poly('84,50 90,46 42,4 30,2 34,8', ink.dark)
      ink.poly('84,50 86,47 36,6 30,2 34,8', ink.deep)
      ink.box([24, 46, 52, 16], IRON, 3)
      ink.box([32, 40, 26, 12], STEEL, 3)
      for (const x of [35, 41, 47, 53]) ink.box([x, 42, 3, 8], COAL, 1)
      ink.disc([66, 47, 5], METAL)
      ink.disc([66, 47, 2], COAL)
      ink.line('M30 46Q30 40 36 40', 2, '#e0a02c')
      ink.shape('M84 52L108 24Q112 20 120 20H172Q180 20 186 27L204 52Z', ink.main)
      ink.pane('M98 50L114 28Q116 25 122 25H140V50Z')
      ink.pane('M146 25H170Q176 25 180 30L194 50H146Z')
      ink.shape('M6 68Q6 56 22 55L84 50H206Q228 52 231 64V80Q231 88 222 88H14Q6 88 6 80Z', ink.main)
      ink.shape('M6 70H231V80Q231 88 222 88H14Q6 88 6 80Z', ink.dark)
      ink.line('M143 50V86M90 52Q86 70 92 86', 1.4, ink.deep)
      ink.box([150, 58, 12, 3], METAL, 1)
      ink.oval([13, 64, 6, 5], '#ffe9a8')
      ink.box([224, 60, 7, 9], '#ff9c8a', 2)
      ink.box([2, 80, 26, 6], METAL, 3)
      ink.box([212, 80, 22, 6], METAL, 3)
      ink.pane('M100 49L102 46H110V49Z')
      ink.box([116, 44, 1, 6], GLASS)
    },
  },
]
