import { triples } from '../../../scene/rows.ts'
import { crown } from './crown.ts'
import { metresTall, type Prop } from '../prop.ts'

const TUFTS = triples('30 22 20, 62 14 18, 92 22 20, 14 38 13, 108 38 13')
const [PLANK, SHADE, BARK] = ['#c49358', '#9b6f3d', '#7a5538'] as const

/** A house of planks in a tree. */
export const TREEHOUSES: readonly Prop[] = [
  {
    words: ['treehouse', 'tree house', 'tree fort'],
    ...metresTall(5.2, 122, '#5aa345'),
    kind: 'building',
    draw: (ink) => {
      crown(ink, TUFTS)
      ink.shape('M46 100Q54 80 53 56L51 30H71L69 56Q68 80 78 100Z', BARK)
      ink.shape('M63 30H71L69 56Q68 80 78 100H66Q62 70 63 30Z', '#64442c')
      ink.line('M54 60L30 50M68 60L94 50', 4, BARK)
      ink.box([22, 56, 78, 4.4], SHADE, 1)
      ink.box([30, 30, 60, 26], PLANK)
      for (let x = 36; x < 90; x += 6) ink.box([x, 30, 0.8, 26], SHADE)
      ink.poly('24,32 60,12 96,32', '#b5493f')
      ink.poly('60,12 96,32 84,32', '#8f382f')
      ink.box([54, 37, 12, 19], '#6b4a2c', 1)
      for (const x of [37, 75]) {
        ink.box([x, 36, 10, 10], '#fff0c8', 1)
        ink.line(`M${x + 5} 36V46M${x} 41H${x + 10}`, 0.9, SHADE)
      }
      ink.line('M22 56V48H34M100 56V48H88', 1.6, SHADE)
      ink.line('M84 60L92 100M92 60L100 100', 1.8, SHADE)
      for (let i = 0; i < 7; i++)
        ink.line(`M${85 + i * 1.2} ${65 + i * 5.4}H${93.6 + i * 1.1}`, 1.6, PLANK)
    },
  },
]
