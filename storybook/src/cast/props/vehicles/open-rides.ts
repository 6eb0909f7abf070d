import { metresTall, type Prop } from '../prop.ts'
import { spoked, wheel } from './vehicle-parts.ts'
import { COAL, CREAM, GOLD, IRON, METAL, STEEL } from '../tones.ts'

/** What one stands or sits in with the upper body free. */
export const OPEN_RIDES: readonly Prop[] = [
  {
    words: ['chariot', 'roman chariot', 'war chariot', 'racing chariot'],
    ...metresTall(1.3, 130, '#b5392f'),
    build: 'wheeled',
    faces: 'left',
    moving: [spoked([78, 68, 31], '#8a5a38')],
    draw: (ink) => {
      ink.line('M2 58Q26 66 52 66', 5, '#8a5a38')
      ink.shape('M40 4Q30 40 44 72H118Q122 58 118 44Q96 42 84 30Q66 8 40 4Z', ink.main)
      ink.shape('M42 62H119Q120 68 118 72H44Z', ink.deep)
      ink.line('M40 4Q66 8 84 30Q96 42 118 44', 5, GOLD)
      ink.line('M44 72H118', 4, GOLD)
      ink.shape('M54 26Q66 34 64 52Q52 48 50 40Z', GOLD)
    },
  },
  {
    name: 'sidecar-motorcycle',
    words: ['sidecar motorcycle', 'motorcycle with sidecar', 'sidecar', 'motorcycle sidecar'],
    ...metresTall(1.25, 200, '#b5392f'),
    build: 'wheeled',
    faces: 'left',
    grips: { seat: [0.47, 0.36], bothHands: [0.24, 0.18], feet: [0.4, 0.78] },
    moving: [wheel(34, 76, 23), { ...wheel(160, 76, 22), behind: true }],
    draw: (ink) => {
      ink.line('M34 76L56 20M56 20L44 12', 5, STEEL)
      ink.line('M62 70H150', 7, IRON)
      ink.disc([50, 28, 8], '#ffe9a8')
      ink.shape('M54 34Q74 22 92 34L88 52H58Z', ink.main)
      ink.box([64, 52, 36, 22], STEEL, 5)
      ink.shape('M84 38Q104 34 122 40L118 48H84Z', COAL)
      ink.line('M14 72Q18 50 36 50Q52 52 56 66', 4, ink.dark)
      ink.shape('M82 66Q84 50 104 48H176Q192 50 194 66Q192 88 172 90H112Q88 88 82 66Z', ink.main)
      ink.shape('M84 72Q120 80 193 72Q190 88 172 90H112Q90 88 84 72Z', ink.deep)
      ink.line('M104 48H176', 5, COAL)
      ink.line('M88 62Q120 70 190 62', 2.4, CREAM)
      ink.shape('M96 50Q98 34 110 30Q112 40 110 50Z', '#cfe6ef')
      ink.disc([136, 86, 14], COAL)
      ink.disc([136, 86, 7], METAL)
    },
  },
]
