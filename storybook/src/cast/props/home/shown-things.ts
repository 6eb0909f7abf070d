import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, IRON, STEEL, WHITE } from '../tones.ts'

/** Things that one sets up to be looked at from all sides. */
export const SHOWN_THINGS: readonly Prop[] = [
  {
    name: 'retro-computer',
    words: ['retro computer', 'old computer', 'vintage computer', 'eighties computer'],
    ...metresTall(0.42, 118, '#d9ceb4'),
    draw: (ink) => {
      ink.box([14, 2, 84, 66], ink.main, 7)
      ink.box([84, 4, 14, 62], ink.dark, 5)
      ink.box([22, 9, 58, 48], ink.deep, 8)
      ink.box([26, 13, 50, 40], '#16302a', 9)
      for (const [y, long] of [20, 27, 34, 41].map((at, row) => [at, [30, 20, 36, 14][row] ?? 20]))
        ink.box([32, y ?? 0, long ?? 0, 3], '#6fe39a', 1)
      ink.box([32, 47, 5, 3], '#c9ffd9')
      for (const y of [14, 22, 30]) ink.box([86, y, 9, 3], ink.deep, 1)
      ink.disc([90, 56, 2.6], '#e06a4a')
      ink.box([30, 66, 52, 7], ink.deep, 2)
      ink.poly('8,100 14,78 100,78 110,100', ink.main)
      ink.poly('8,100 110,100 110,96 9,96', ink.deep)
      for (let row = 0; row < 3; row++)
        for (let at = 0; at < 11; at++)
          ink.box([19 - row * 1.6 + at * (7 + row * 0.3), 81 + row * 5, 5.4, 3.6], WHITE, 1)
    },
  },
  {
    words: ['dart set', 'set of darts', 'dartboard with darts'],
    ...metresTall(0.5, 104, '#2f2a28'),
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.main)
      for (let at = 0; at < 20; at++)
        ink.moved({ x: 50, y: 50, turn: (at * Math.PI) / 10 }, () => {
          ink.poly('-6.2,-40 6.2,-40 0,0', at % 2 ? '#f1e6c8' : '#2a2725')
          ink.poly('-6.2,-40 6.2,-40 5.6,-36 -5.6,-36', at % 2 ? '#3f8a4c' : '#c8372e')
          ink.poly('-3.6,-24 3.6,-24 3.1,-20.6 -3.1,-20.6', at % 2 ? '#3f8a4c' : '#c8372e')
        })
      ink.disc([50, 50, 6], '#3f8a4c')
      ink.disc([50, 50, 3], '#c8372e')
      for (const [x, y, colour] of [
        [54, 46, '#3f6fc0'],
        [34, 62, GOLD],
        [66, 70, '#d8433b'],
      ] as const) {
        ink.line([x, y, x + 9, y - 6], 1.6, STEEL)
        ink.line([x + 8, y - 5.4, x + 20, y - 13], 4, IRON)
        ink.poly([x + 19, y - 12, x + 32, y - 26, x + 36, y - 18, x + 33, y - 12], colour)
      }
    },
  },
  {
    name: 'star-map',
    words: ['astronomic map', 'astronomical map', 'star map', 'star chart', 'celestial map'],
    ...metresTall(0.8, 150, '#21315e'),
    draw: (ink) => {
      ink.box([2, 4, 146, 92], '#c9a45c', 4)
      ink.box([6, 8, 138, 84], ink.main, 2)
      for (const x of [42, 108]) {
        for (const r of [32, 22, 11]) ink.ring([x, 50, r], 0.8, '#d8c48a')
        ink.line([x - 32, 50, x + 32, 50], 0.7, '#d8c48a')
        ink.line([x, 18, x, 82], 0.7, '#d8c48a')
      }
      for (const path of ['M24 44L34 34L46 40L52 54L40 60', 'M92 62L100 48L114 44L124 54L116 66Z'])
        for (const width of [0.9]) ink.faint(0.9, () => ink.line(path, width, WHITE))
      for (let at = 0; at < 46; at++)
        ink.disc([12 + ((at * 37) % 126), 14 + ((at * 53) % 72), at % 5 ? 0.8 : 1.6], '#fff3cf')
    },
  },
  {
    words: ['bread roll', 'dinner roll', 'bread bun', 'brioche bun', 'hamburger bun', 'burger bun'],
    kind: 'food',
    ...metresTall(0.08, 150, '#d99a4e'),
    draw: (ink) => {
      ink.oval([75, 62, 72, 37], ink.dark)
      ink.oval([75, 56, 71, 44], ink.main)
      ink.oval([62, 40, 44, 20], ink.light)
      for (const x of [40, 70, 100])
        ink.shape(`M${x} 22Q${x + 16} 36 ${x + 10} 56Q${x + 2} 40 ${x} 22Z`, ink.pale)
    },
  },
  {
    words: ['cadillac', 'cadillac car', 'fifties car', 'american classic car', 'chevrolet bel air'],
    kind: 'vehicle',
    build: 'wheeled',
    faces: 'left',
    ...metresLong(5.6, 330, '#e58aa6'),
    draw: (ink) => {
      ink.shape('M112 40Q128 14 150 12H214Q232 14 246 40Z', ink.light)
      ink.pane('M122 38Q134 19 150 18H174V38Z')
      ink.pane('M180 18H212Q226 20 236 38H180Z')
      ink.shape(
        'M6 66Q4 48 26 44L110 38H250L304 26L322 30L316 48Q324 54 322 74H8Q4 74 6 66Z',
        ink.main,
      )
      ink.shape('M250 38L304 26L322 30L316 48Z', ink.dark)
      ink.shape('M6 66H322V76Q322 82 314 82H14Q6 82 6 76Z', ink.deep)
      ink.box([10, 56, 308, 4], '#eef2f4', 2)
      ink.box([2, 68, 44, 8], '#dfe5e8', 4)
      ink.box([286, 68, 42, 8], '#dfe5e8', 4)
      ink.oval([14, 54, 7, 7], '#fff3c4')
      ink.poly('316,38 326,34 326,42', '#e8453a')
      for (const x of [76, 252]) {
        ink.disc([x, 79, 20], COAL)
        ink.disc([x, 79, 15], '#f4f1ea')
        ink.disc([x, 79, 9], '#c9d1d6')
        ink.disc([x, 79, 3], IRON)
      }
      ink.line('M178 40V76', 1.4, ink.deep)
    },
  },
]
