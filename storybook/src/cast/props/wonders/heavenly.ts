import type { Prop } from '../prop.ts'
import { SHINE, STEEL, WHITE } from '../tones.ts'

/** The arms of the swirl: each a bow from the rim to the hole. */
const ARMS = 9

/** What drifts in space, and what comes down a mountain. */
export const HEAVENLY: readonly Prop[] = [
  {
    name: 'black-hole',
    kind: 'nature',
    words: ['black hole', 'wormhole', 'event horizon'],
    tall: 60,
    width: 100,
    colour: '#ff9a4a',
    home: 'space',
    moving: [
      {
        by: 'time',
        at: [50, 50],
        speed: -0.16,
        behind: true,
        draw: (ink) => {
          for (let arm = 0; arm < ARMS; arm++)
            ink.moved({ x: 50, y: 50, turn: (arm / ARMS) * Math.PI * 2 }, () => {
              const tone =
                [ink.main, ink.light, '#ffd98a', '#e0609a', '#8a5fd0'][arm % 5] ?? ink.main
              ink.faint(0.85, () =>
                ink.shape('M48 6Q44 34 14 34Q4 34 -4 26Q16 26 26 14Q36 2 34 -14Q46 -8 48 6Z', tone),
              )
            })
        },
      },
      {
        by: 'time',
        at: [50, 50],
        speed: -0.34,
        draw: (ink) => {
          for (let arm = 0; arm < 6; arm++)
            ink.moved({ x: 50, y: 50, turn: arm * 1.0472 }, () =>
              ink.faint(0.9, () => ink.shape('M27 2Q26 18 8 25Q22 24 29 10Q30 6 27 2Z', '#fff2c4')),
            )
        },
      },
    ],
    draw: (ink) => {
      ink.disc([50, 50, 27], '#ffe2a0')
      ink.disc([50, 50, 24.6], '#ff8a3c')
      ink.disc([50, 50, 22.6], '#0b0714')
      ink.faint(0.5, () => ink.line('M34 36Q42 28 54 29', 1.4, '#ffcf8a'))
    },
  },
  {
    name: 'avalanche',
    kind: 'nature',
    words: ['avalanche', 'snow slide', 'snowslide', 'landslide'],
    tall: 12,
    width: 150,
    colour: '#eef4fa',
    draw: (ink) => {
      for (const [x, y, r] of [
        [30, 60, 26],
        [70, 44, 34],
        [112, 62, 28],
        [52, 76, 24],
        [92, 78, 22],
      ] as const) {
        ink.disc([x, y + 2, r], ink.dark)
        ink.disc([x, y, r], ink.main)
      }
    },
  },
  {
    name: 'heat-haze',
    kind: 'nature',
    words: ['heat haze', 'heat shimmer', 'heat wave', 'mirage', 'shimmering heat'],
    tall: 1,
    width: 160,
    colour: '#f2d9a8',
    draw: (ink) => {
      for (const y of [30, 50, 70])
        ink.line(`M6 ${y}Q26 ${y - 12} 46 ${y}T86 ${y}T126 ${y}T154 ${y}`, 5, ink.main)
    },
  },
  {
    name: 'satellite-dish',
    words: ['satellite dish', 'radio telescope', 'dish antenna'],
    tall: 12,
    width: 110,
    colour: '#dfe6ec',
    draw: (ink) => {
      ink.poly('44,100 52,62 60,62 68,100', STEEL)
      ink.shape('M4 30Q8 78 62 76Q98 70 104 50Z', ink.main)
      ink.shape('M40 72Q98 74 104 50L88 48Q70 70 40 72Z', ink.dark)
      ink.oval([54, 40, 52, 12], ink.light, 0.2)
      ink.line('20,34 56,6 92,48', 2.4, STEEL)
      ink.disc([56, 7, 4], WHITE)
      ink.faint(0.6, () => ink.oval([38, 38, 18, 4], SHINE, 0.2))
    },
  },
]
