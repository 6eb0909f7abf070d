import { pairs } from '../../../scene/rows.ts'
import { eye } from './creature-parts.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, WHITE } from '../tones.ts'

/** Who sits on the sea floor or is found at low tide. */
export const SHORE_FINDS: readonly Prop[] = [
  {
    words: ['sea urchin', 'sea urchins', 'urchin shell'],
    kind: 'animal',
    ...metresTall(0.12, 116, '#4b2f5e'),
    home: 'underwater',
    draw: (ink) => {
      for (let at = 0; at < 34; at++) {
        const turn = Math.PI + (at / 33) * Math.PI
        const far = 52 + (at % 3) * 5
        ink.line(
          [58, 64, 58 + Math.cos(turn) * far, 66 + Math.sin(turn) * far],
          3.2,
          at % 2 ? ink.main : ink.deep,
        )
      }
      for (const x of [14, 30, 46, 70, 86, 102]) ink.line([58, 76, x, 98], 3, ink.deep)
      ink.shape('M18 72Q20 34 58 34T98 72Q92 92 58 92T18 72Z', ink.main)
      ink.shape('M70 36Q96 42 98 72Q92 92 58 92Q88 78 70 36Z', ink.deep)
      for (const [x, y] of pairs('36 56, 50 48, 66 52, 44 70, 60 66, 76 68, 52 82'))
        ink.disc([x, y, 2.6], ink.pale)
    },
  },
  {
    words: ['horseshoe crab', 'king crab of the shore'],
    kind: 'animal',
    ...metresLong(0.5, 176, '#8a6a44'),
    faces: 'left',
    home: 'any',
    draw: (ink) => {
      for (const x of [44, 62, 80]) ink.line(`M${x} 80L${x - 6} 92L${x - 2} 98`, 4, ink.deep)
      ink.line('M128 74L174 84', 6, ink.deep)
      ink.poly('88,52 136,62 140,74 128,82 88,86', ink.dark)
      for (const x of [98, 110, 122]) ink.poly([x, 84, x + 4, 95, x + 8, 82], ink.deep)
      ink.shape('M4 84Q-2 20 60 20Q100 22 104 60L98 86Q50 94 4 84Z', ink.main)
      ink.shape('M4 84Q50 94 98 86L102 70Q50 80 3 70Z', ink.dark)
      ink.line('M22 56Q32 36 56 32M70 34Q86 40 90 60', 2.6, ink.deep)
      ink.oval([44, 52, 8, 5], COAL)
      ink.oval([42, 50, 2.4, 1.6], CREAM)
    },
  },
  {
    words: ['nautilus', 'nautilus shell', 'chambered nautilus'],
    kind: 'animal',
    ...metresTall(0.2, 120, '#f2e2c8'),
    faces: 'left',
    home: 'underwater',
    draw: (ink) => {
      for (const [x, y] of pairs('2 70, 6 80, 14 88, 24 94, 0 60'))
        ink.line(`M36 64Q${x + 14} ${y - 8} ${x} ${y}`, 5, '#e0a48c')
      ink.shape('M18 54Q28 40 44 46L52 84Q32 86 20 76Q12 66 18 54Z', '#e8b89a')
      ink.shape(
        'M30 46Q40 2 76 4Q118 8 116 52Q112 96 70 94Q46 92 44 74Q58 60 42 44Q36 42 30 46Z',
        ink.main,
      )
      for (const path of [
        'M62 6Q54 26 56 44Q64 34 76 4Z',
        'M92 8Q78 28 72 46Q84 38 106 20Z',
        'M115 40Q94 44 80 54Q96 56 114 60Z',
        'M106 78Q92 66 78 62Q86 74 94 90Z',
      ])
        ink.shape(path, '#c2603a')
      ink.line('M72 62Q66 52 76 48Q90 50 84 64Q74 76 60 70', 3, ink.deep)
      eye(ink, [30, 60, 4.4])
    },
  },
  {
    words: ['sand dollar', 'sand dollars'],
    ...metresTall(0.09, 104, '#e6d6b8'),
    draw: (ink) => {
      ink.disc([52, 52, 47], ink.deep)
      ink.disc([51, 50, 46], ink.main)
      for (let at = 0; at < 5; at++)
        ink.moved({ x: 51, y: 50, turn: (at * Math.PI * 2) / 5 }, () => {
          ink.shape('M0 -4Q-10 -18 0 -34Q10 -18 0 -4Z', ink.dark)
          ink.shape('M0 -9Q-5 -18 0 -29Q5 -18 0 -9Z', ink.main)
          ink.oval([24, -30, 2.4, 5], ink.deep, 0.66)
        })
      ink.disc([51, 50, 3.4], ink.deep)
      ink.line('M16 40Q22 20 38 14', 3, WHITE)
    },
  },
]
