import { metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, GOLD, IRON, METAL, PLANK, STEEL, WHITE, WOOD } from '../tones.ts'

const LAMPS = ['#7ae0a0', '#ffd24a', '#ff7a6a', '#7ac8ff'] as const

/** What a room is known by, and is fixed to its floor or its roof. */
export const FIXTURES: readonly Prop[] = [
  {
    words: ['periscope', 'submarine periscope'],
    ...metresTall(2.6, 60, '#8f9a9a'),
    grips: { top: [0.5, 0.72] },
    draw: (ink) => {
      ink.box([24, 0, 12, 76], ink.main, 2)
      ink.box([32, 0, 4, 76], ink.dark, 2)
      for (const y of [14, 34]) ink.box([22, y, 16, 4], GOLD, 2)
      ink.box([18, 50, 24, 26], IRON, 5)
      ink.box([4, 58, 16, 12], COAL, 4)
      ink.disc([6, 64, 5], GLASS)
      for (const x of [12, 40]) ink.box([x, 72, 10, 5], GOLD, 2)
      ink.box([26, 76, 8, 24], ink.dark, 2)
      ink.box([16, 95, 28, 5], IRON, 2)
    },
  },
  {
    words: ['console', 'control console', 'control desk', 'control panel', 'instrument panel'],
    kind: 'furniture',
    ...metresTall(1.25, 150, '#8f9ab5'),
    grips: { top: [0.5, 0.5] },
    moving: LAMPS.map((colour, i) => ({
      by: 'flicker' as const,
      at: [44 + i * 22, 62] as const,
      speed: 0.16 + i * 0.05,
      draw: (ink) => ink.disc([44 + i * 22, 62, 4], colour),
    })),
    draw: (ink) => {
      ink.poly('14,100 22,70 128,70 136,100', ink.dark)
      ink.poly('4,70 16,48 134,48 146,70', ink.main)
      ink.box([30, 4, 90, 46], COAL, 6)
      ink.box([35, 9, 80, 36], '#2b6f86', 4)
      ink.line('38,32 54,24 66,34 82,16 96,28 112,20', 2.4, '#8ff0d0')
      for (const x of [26, 122]) ink.line([x, 64, x + 5, 52], 3, STEEL)
      for (const x of [32, 126]) ink.disc([x, 52, 3.4], '#e0584a')
      ink.box([50, 76, 50, 5], ink.light, 2)
    },
  },
  {
    words: ['radio mast', 'antenna mast', 'radio antenna', 'transmitter mast', 'antenna tower'],
    kind: 'building',
    ...metresTall(14, 50, '#d8573c'),
    moving: [
      { by: 'flicker', at: [25, 3], speed: 0.5, draw: (ink) => ink.disc([25, 3, 3.4], '#ff4a3a') },
    ],
    draw: (ink) => {
      ink.line('8,100 25,6 42,100', 3, ink.main)
      for (const y of [28, 46, 64, 82]) {
        const half = ((y - 6) / 94) * 17
        const next = ((y + 12) / 94) * 17
        ink.line([25 - half, y, 25 + half, y], 2, y % 4 === 0 ? WHITE : ink.main)
        ink.line([25 - half, y, 25 + next, y + 18], 1.4, ink.dark)
        ink.line([25 + half, y, 25 - next, y + 18], 1.4, ink.dark)
      }
      ink.line('25,2 25,14', 2, IRON)
      for (const [x, y] of [
        [33, 22],
        [16, 34],
      ] as const)
        ink.oval([x, y, 5, 6], METAL)
    },
  },
  {
    words: ['minaret', 'mosque tower'],
    kind: 'building',
    ...metresTall(24, 30, '#e6d3ac'),
    grips: { top: [0.5, 0.02] },
    draw: (ink) => {
      ink.box([8, 30, 14, 70], ink.main, 1)
      ink.box([16, 30, 6, 70], ink.dark, 1)
      for (const y of [28, 58]) ink.box([4, y, 22, 5], ink.deep, 2)
      ink.box([10, 14, 10, 15], ink.light, 1)
      ink.shape('M8 15Q15 -1 22 15Z', '#3f8f9a')
      ink.line('15,6 15,0', 1.4, GOLD)
      for (const y of [40, 72])
        ink.shape(`M13 ${y + 10}V${y + 3}Q15 ${y - 1} 17 ${y + 3}V${y + 10}Z`, IRON)
    },
  },
  {
    words: ['pew', 'church pew', 'wooden pew'],
    kind: 'furniture',
    ...metresTall(1, 190, WOOD),
    grips: { top: [0.5, 0.56] },
    draw: (ink) => {
      ink.box([12, 16, 166, 44], ink.main, 3)
      for (const x of [54, 96, 138]) ink.box([x, 20, 3, 36], ink.dark, 1)
      ink.box([8, 10, 174, 8], ink.dark, 3)
      ink.box([8, 58, 174, 10], PLANK, 2)
      ink.box([14, 68, 162, 10], ink.dark, 1)
      for (const x of [2, 174]) ink.shape(`M${x} 100V18Q${x + 7} 0 ${x + 14} 18V100Z`, ink.deep)
    },
  },
  {
    words: ['checkout', 'checkout counter', 'cash desk', 'checkout desk', 'supermarket checkout'],
    kind: 'furniture',
    ...metresTall(1.2, 200, '#d8dbd6'),
    grips: { top: [0.4, 0.3], seat: [0.4, 0.3] },
    draw: (ink) => {
      ink.box([6, 40, 188, 56], ink.main, 3)
      ink.box([6, 62, 188, 8], '#d8503f', 1)
      ink.box([10, 94, 180, 6], ink.deep, 1)
      ink.box([0, 30, 200, 13], ink.dark, 4)
      ink.box([8, 28, 124, 8], '#3b4148', 3)
      for (let x = 14; x < 128; x += 12) ink.box([x, 29, 1.6, 6], '#5a626b', 0.5)
      ink.box([156, 14, 6, 18], ink.deep, 1)
      ink.poly('142,2 178,2 184,24 136,24', '#4a525b')
      ink.box([145, 5, 29, 13], '#9fd8a8', 1.5)
      ink.box([140, 23, 42, 8], '#6a747e', 2)
    },
  },
]
