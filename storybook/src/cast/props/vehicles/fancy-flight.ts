import { driven, metresLong, type Prop } from '../prop.ts'
import { windows } from './vehicle-parts.ts'
import { COAL, CREAM, GLASS, GOLD, IRON, STEEL, WHITE } from '../tones.ts'

/** What flies in stories and at air shows. */
export const FANCY_FLIGHT: readonly Prop[] = [
  {
    words: ['airship', 'blimp', 'zeppelin', 'dirigible'],
    ...metresLong(60, 260, '#d8a04a'),
    home: 'air',
    faces: 'left',
    moving: [
      {
        ...driven('time', [176, 84], 2.4),
        draw: (ink) => {
          ink.oval([176, 77, 2.4, 8], COAL)
          ink.oval([176, 91, 2.4, 8], COAL)
        },
      },
    ],
    draw: (ink) => {
      ink.shape('M204 40L256 8V40L240 42L256 74V76L204 52Z', ink.deep)
      ink.oval([122, 38, 120, 36], ink.main)
      ink.shape('M4 44Q60 74 122 74T238 46Q214 74 122 74T4 44Z', ink.dark)
      ink.line('M6 32Q122 10 236 32M4 40Q122 46 240 40', 2, ink.dark)
      ink.shape('M30 20Q80 4 140 6Q90 12 40 26Z', ink.pale)
      ink.shape('M86 72H170L162 92Q160 96 154 96H102Q96 96 94 92Z', '#7a5236')
      windows(ink, [100, 118, 136], { y: 77, wide: 14, tall: 10 })
    },
  },
  {
    words: ['fighter jet', 'jet fighter', 'fighter plane', 'jet plane', 'fighter'],
    ...metresLong(16, 300, '#7f8d99'),
    home: 'air',
    faces: 'left',
    moving: [
      {
        ...driven('flicker', [282, 58]),
        behind: true,
        draw: (ink) => {
          ink.shape('M276 50Q312 54 326 58Q312 62 276 66Z', '#ff9a3a')
          ink.shape('M276 54Q300 56 308 58Q300 60 276 62Z', '#fff0b0')
        },
      },
    ],
    draw: (ink) => {
      ink.poly('206,44 262,4 284,4 272,46', ink.dark)
      ink.shape('M2 60Q60 44 120 42H266L286 52V66L260 74H120Q50 74 2 60Z', ink.main)
      ink.shape('M2 60Q60 68 120 68H284L260 74H120Q50 74 2 60Z', ink.deep)
      ink.shape('M70 46Q96 24 134 30L146 42Q110 42 70 46Z', GLASS)
      ink.poly('140,62 224,62 282,90 232,92', ink.dark)
      ink.box([150, 66, 54, 7], COAL, 3)
      ink.box([278, 50, 12, 18], IRON, 3)
      ink.disc([180, 54, 7], WHITE)
      ink.disc([180, 54, 4], '#d8453f')
    },
  },
  {
    words: ['magic carpet', 'flying carpet'],
    kind: 'aircraft',
    ...metresLong(2, 300, '#b5364a'),
    home: 'air',
    bend: 'fish',
    grips: { seat: [0.5, 0.42], top: [0.5, 0.42] },
    draw: (ink) => {
      ink.shape('M10 56Q70 34 150 52T292 44L280 76Q220 96 150 82T24 88Z', ink.dark)
      ink.shape('M10 46Q70 24 150 42T292 34L280 66Q220 86 150 72T24 78Z', ink.main)
      ink.shape('M36 54Q84 38 150 52T266 48L260 58Q210 72 150 62T42 66Z', GOLD)
      ink.shape('M58 56Q96 46 150 55T246 52L242 56Q204 64 150 59T62 61Z', ink.deep)
      for (let y = 50; y < 80; y += 6) {
        ink.line(`M${14 + (y - 50) * 0.4} ${y}L${2 + (y - 50) * 0.4} ${y + 4}`, 2, CREAM)
        ink.line(`M${289 - (y - 40) * 0.3} ${y - 12}L${299 - (y - 40) * 0.3} ${y - 8}`, 2, CREAM)
      }
    },
  },
  {
    words: ['hang glider', 'glider', 'paraglider wing'],
    ...metresLong(9, 220, '#e5653f'),
    home: 'air',
    faces: 'left',
    draw: (ink) => {
      ink.poly('4,40 96,6 216,34 110,30', ink.main)
      ink.poly('96,6 216,34 110,30', ink.dark)
      ink.poly('60,19 96,6 110,30 84,33', '#f7d154')
      ink.line('M98 20L84 78H124L98 20M84 78L98 10', 2, STEEL)
    },
  },
]
