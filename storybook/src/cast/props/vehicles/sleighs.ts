import { metresLong, metresTall, type Prop } from '../prop.ts'
import { spoked } from './vehicle-parts.ts'
import { COAL, CREAM, GLASS, GOLD, METAL, SHINE } from '../tones.ts'

/** How people travelled when their grandparents were young: sleighs and the first motor cars. */
export const SLEIGHS: readonly Prop[] = [
  {
    words: ['sleigh', "santa's sleigh", 'santa sleigh', 'horse sleigh', 'christmas sleigh'],
    ...metresTall(1.6, 150, '#c2323a'),
    faces: 'left',
    grips: { seat: [0.62, 0.5], back: [0.5, 0.5], top: [0.6, 0.4], bothHands: [0.24, 0.36] },
    draw: (ink) => {
      ink.line('M10 74Q-2 88 14 94H126Q146 94 142 78', 5, GOLD)
      ink.line('M44 78L40 94M104 78L108 94', 4.4, GOLD)
      ink.shape(
        'M112 6Q136 2 142 22Q148 54 132 74Q124 82 106 82H36Q14 80 12 60Q10 38 24 30Q36 28 34 40Q30 52 44 56H84Q102 54 104 34Q102 12 112 6Z',
        ink.main,
      )
      ink.shape('M132 74Q124 82 106 82H36Q14 80 12 60Q60 76 138 58Q136 68 132 74Z', ink.dark)
      ink.line('M24 30Q14 38 14 52M112 6Q132 4 138 22Q144 46 134 64', 3, GOLD)
      ink.line('M30 64Q64 76 112 64', 2.6, GOLD)
      for (const x of [44, 70, 96]) ink.disc([x, 69, 3.4], CREAM)
      ink.box([58, 46, 44, 10], '#8a2430', 5)
    },
  },
  {
    name: 'old-automobile',
    words: ['vintage car', 'classic car', 'oldtimer', 'antique car', 'veteran car', 'model t'],
    ...metresLong(4.2, 210, '#3f6f5a'),
    faces: 'left',
    build: 'wheeled',
    grips: { seat: [0.6, 0.5], back: [0.7, 0.2], top: [0.62, 0.06] },
    cabin: [0.56, 0.32],
    moving: [spoked([44, 76, 23], '#33363b'), spoked([168, 76, 23], '#33363b')],
    draw: (ink) => {
      ink.shape('M20 46Q22 38 34 38H92V74H20Z', ink.main)
      ink.box([14, 38, 9, 34], METAL, 3)
      ink.line('M30 44V66M42 44V66M54 44V66', 2, ink.deep)
      ink.shape('M88 74V18Q88 8 100 8H186Q198 8 198 20V66Q198 76 186 76H92Z', ink.main)
      ink.box([84, 4, 118, 8], ink.deep, 4)
      ink.box([98, 18, 34, 24], GLASS, 3)
      ink.box([144, 18, 42, 24], GLASS, 3)
      ink.poly('102,18 114,18 102,40 98,40', SHINE)
      ink.box([88, 46, 110, 26], ink.dark, 4)
      ink.line('138,16 138,72', 2, ink.deep)
      ink.box([126, 50, 8, 3], GOLD, 1.4)
      ink.line('M14 78Q16 50 44 49Q70 50 78 78H132Q140 50 168 49Q192 50 200 76', 5, COAL)
      ink.disc([16, 42, 7], GOLD)
      ink.disc([14, 42, 4.6], '#fff4c4')
      ink.box([198, 56, 6, 12], '#c9483f', 2)
    },
  },
]
