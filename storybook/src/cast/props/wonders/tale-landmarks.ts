import { pairs } from '../../../scene/rows.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { BARK } from '../tones.ts'

const HAIR = '#f2c94c'
const PLAIT = [46, 53, 60, 67, 74, 81, 88] as const

/** What a tale is known by at once. */
export const TALE_LANDMARKS: readonly Prop[] = [
  {
    kind: 'building',
    words: ["rapunzel's tower", 'rapunzel tower'],
    ...metresTall(9, 60, '#b3a999'),
    moving: [
      {
        ...driven('sway', [33, 36], 0.5),
        draw: (ink) => {
          ink.line('M33 36V94', 4.4, HAIR)
          for (const y of PLAIT) {
            ink.oval([33, y, 3.2, 3.8], HAIR)
            ink.line(`M30.6 ${y - 2}L35.4 ${y + 2}`, 0.8, '#c99a2a')
          }
          ink.box([31, 92, 4, 2.4], '#c8508a', 1)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('16,26 46,26 50,100 12,100', ink.main)
      ink.poly('37,26 46,26 50,100 39,100', ink.dark)
      ink.poly('8,26 31,0 54,26', '#a8483f')
      ink.poly('31,0 54,26 40,26', '#8a3832')
      ink.box([12, 25, 38, 4], ink.light, 1)
      ink.shape('M25 46V36Q33 26 41 36V46Z', '#3a2f3f')
      ink.shape('M27.5 46Q27 33 33 33Q39 33 38.5 46Z', HAIR)
      ink.disc([33, 38.6, 3.4], '#f4cfae')
      for (const x of [31.8, 34.2]) ink.disc([x, 38.4, 0.5], '#3a2a2a')
      ink.line('M31.8 40.2Q33 41.2 34.2 40.2', 0.5, '#b3543f')
      ink.shape('M28 46Q33 40.8 38 46Z', '#b58ad3')
      ink.box([23, 45.4, 20, 2.4], ink.light, 1)
      ink.shape('M6 100Q12 90 18 94T32 92T46 94T56 100Z', '#5f8f4f')
      for (const [x, y] of pairs('18 56, 40 60, 20 72, 42 80, 17 86, 24 64'))
        ink.box([x, y, 5, 2], ink.light, 1)
    },
  },
  {
    kind: 'boat',
    words: ['ark', "noah's ark", 'wooden ark', 'noah ark'],
    ...metresLong(12, 170, '#a8743f'),
    home: 'surface',
    faces: 'left',
    build: 'boat',
    draw: (ink) => {
      ink.shape('M4 56Q12 94 40 100H132Q160 94 166 56Q84 72 4 56Z', ink.main)
      ink.shape('M4 56Q84 72 166 56L164 64Q84 80 6 64Z', ink.light)
      for (const y of [76, 86])
        ink.line(`M${12 + (y - 70)} ${y}Q84 ${y + 10} ${158 - (y - 70)} ${y}`, 1.6, ink.deep)
      ink.box([44, 30, 82, 34], '#c99a5f', 2)
      ink.poly('36,32 85,8 134,32', '#8a4a34')
      ink.poly('85,8 134,32 104,32', '#733b2a')
      for (const x of [54, 78, 102]) {
        ink.box([x, 40, 14, 14], '#4a3326', 2)
        ink.line(`M${x} 40H${x + 14}V54H${x}Z`, 1.6, BARK)
      }
      ink.disc([61, 47, 4.5], '#e0b05a')
      ink.shape('M82 54Q82 43 85 43Q88 43 88 54Z', '#d9a13c')
      ink.disc([109, 48, 4.5], '#9aa0a8')
      ink.shape('M128 100V78H148V97Z', '#6b4a2c')
    },
  },
]
