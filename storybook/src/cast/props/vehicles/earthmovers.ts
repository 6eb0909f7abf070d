import type { Prop } from '../prop.ts'
import { metresTall } from '../prop.ts'
import { COAL, GLASS, IRON, SHINE, STEEL } from '../tones.ts'

/** Machines that push the ground before them. */
export const EARTHMOVERS: readonly Prop[] = [
  {
    words: ['bulldozer', 'dozer', 'track loader'],
    ...metresTall(3, 178, '#f2b62f'),
    faces: 'left',
    build: 'wheeled',
    cabin: [0.74, 0.3],
    draw: (ink) => {
      ink.shape('M8 46Q26 70 4 98L18 99Q32 72 20 44Z', STEEL)
      ink.shape('M14 46Q30 70 14 99L18 99Q32 72 20 44Z', IRON)
      ink.line('M22 84L78 82', 8, ink.deep)
      ink.line('M24 62L70 58', 5, STEEL)
      ink.box([112, 4, 60, 8], ink.dark, 3)
      ink.box([116, 10, 52, 40], ink.dark, 3)
      ink.pane('M121 15H145V43H121Z')
      ink.box([149, 15, 15, 28], GLASS, 3)
      ink.poly('124,42 134,16 139,16 129,42', SHINE)
      ink.box([80, 18, 6, 22], COAL, 2)
      ink.shape('M54 40Q54 34 60 34H116V46H172V70H54Z', ink.main)
      ink.box([54, 58, 118, 12], ink.dark)
      for (const x of [60, 68, 76, 84]) ink.line([x, 42, x, 56], 2.6, ink.deep)
      ink.box([42, 68, 130, 31], COAL, 15)
      ink.box([48, 73, 118, 21], IRON, 10)
      for (const x of [58, 81, 107, 133, 156]) ink.disc([x, 84, 8], STEEL)
      for (const x of [58, 156]) ink.disc([x, 84, 4], COAL)
      for (let x = 52; x < 166; x += 10) ink.box([x, 96, 5, 4], IRON, 1)
    },
  },
]
