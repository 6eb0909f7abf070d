import { driven, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { WHITE, STEEL, COAL, PLANK, BARK, GLASS } from '../tones.ts'

const LIT = '#ffe3a0'

/** Between two towers of a suspension bridge. */
const SPAN = 150

const drawLighthouse: Prop['draw'] = (ink) => {
  ink.poly('17,26 33,26 40,96 10,96', WHITE)
  ink.poly('27,26 33,26 40,96 29,96', '#e3ddd0')
  for (const [y, h] of pairs('34 12, 58 13, 82 14')) {
    const at = (v: number): number => ((v - 26) / 70) * 7
    ink.poly(
      [
        [17 - at(y), y],
        [33 + at(y), y],
        [33 + at(y + h), y + h],
        [17 - at(y + h), y + h],
      ],
      ink.main,
    )
    ink.poly([27, y, 33 + at(y), y, 33 + at(y + h), y + h, 28, y + h], ink.dark)
  }
  ink.box([12, 23, 26, 4], COAL, 1)
  ink.box([17, 10, 16, 14], LIT, 1)
  for (const x of [17, 24.4, 31.6]) ink.box([x, 10, 1.6, 14], COAL)
  ink.shape('M14 11Q25 -4 36 11Z', ink.dark)
  ink.shape('M20 96V88Q20 83 25 83T30 88V96Z', BARK)
  ink.shape('M2 100Q8 92 25 94T48 100Z', '#8f8b84')
}

export const LANDMARKS: readonly Prop[] = [
  {
    words: ['canyon edge', 'canyon rim'],
    ...metresTall(12, 230, '#c07a4e'),
    draw: (ink) => {
      ink.poly('0,100 34,2 210,2 228,6 220,24 208,40 214,66 200,100', ink.main)
      ink.poly('34,2 210,2 228,6 224,14 31,12', ink.light)
      for (const y of [34, 56, 78])
        ink.poly(
          `${34 - y * 0.3},${y} 208,${y - 3} 206,${y + 4} ${32 - y * 0.3},${y + 8}`,
          ink.dark,
        )
    },
  },
  {
    words: ['viaduct', 'stone viaduct', 'aqueduct'],
    ...metresTall(30, 960, '#b0a08a'),
    draw: (ink) => {
      ink.box([0, 5, 960, 9], ink.main)
      ink.box([0, 13, 960, 2], ink.deep)
      for (let x = 20; x < 960; x += 48) {
        ink.poly(`${x},14 ${x + 10},14 ${x + 12},100 ${x - 2},100`, ink.main)
        ink.poly(`${x + 6},14 ${x + 10},14 ${x + 12},100 ${x + 7},100`, ink.dark)
        ink.box([x - 2, 30, 14, 2], ink.deep)
      }
      for (let x = -18; x < 960; x += 48)
        ink.shape(`M${x} 14H${x + 38}V32Q${x + 35} 19 ${x + 19} 18Q${x + 3} 19 ${x} 32Z`, ink.main)
      for (let y = 40; y < 100; y += 9)
        for (let x = 20; x < 960; x += 48) ink.box([x + (y % 2), y, 5, 1], ink.deep)
      ink.box([0, 3, 960, 2], '#5a5148')
      for (let x = 2; x < 960; x += 7) ink.box([x, 4, 4, 1.4], PLANK)
    },
  },
  {
    words: ['railway bridge', 'railroad bridge', 'train bridge'],
    ...metresTall(30, 940, '#b9a48a'),
    draw: (ink) => {
      ink.box([0, 8, 940, 16], ink.main)
      ink.box([0, 22, 940, 3], ink.deep)
      for (let x = 14; x < 940; x += 104) {
        ink.box([x, 24, 22, 76], ink.main)
        ink.box([x + 14, 24, 8, 76], ink.dark)
        ink.box([x - 3, 40, 28, 5], ink.deep)
      }
      for (let x = 36; x < 900; x += 104) {
        ink.shape(`M${x} 24H${x + 82}V56Q${x + 76} 30 ${x + 41} 29Q${x + 6} 30 ${x} 56Z`, ink.main)
      }
      ink.box([0, 4, 940, 4], '#5a5148')
      for (let x = 4; x < 940; x += 14) ink.box([x, 7, 8, 3], PLANK)
    },
  },
  {
    words: ['suspension bridge'],
    ...metresTall(60, 940, '#b5513f'),
    draw: (ink) => {
      for (let x = 20; x < 920; x += SPAN) {
        ink.shape(`M${x} 4Q${x + SPAN / 2} 82 ${x + SPAN} 4V6Q${x + SPAN / 2} 85 ${x} 6Z`, ink.deep)
        for (let i = 1; i < 16; i++) {
          const y = 4 + (i / 16) * (1 - i / 16) * 156
          ink.box([x + (i / 16) * SPAN - 0.4, y, 0.8, 56 - y], ink.dark)
        }
      }
      ink.box([0, 56, 940, 7], ink.main)
      ink.box([0, 61, 940, 3], ink.deep)
      for (let x = 20; x < 940; x += SPAN) {
        for (const side of [-6, 3]) ink.box([x + side, 0, 3.4, 100], ink.main)
        for (const y of [8, 26, 44, 72]) ink.box([x - 6, y, 12.4, 3], ink.dark)
        ink.box([x - 10, 90, 20, 10], '#a59c92')
      }
    },
  },
  {
    words: ['wind turbine', 'wind farm', 'turbine'],
    ...metresTall(90, 70, '#f4f4f1'),
    moving: [
      {
        ...driven('time', [35, 34], 0.14),
        draw: (ink) => {
          for (let i = 0; i < 3; i++)
            ink.moved({ x: 35, y: 34, turn: (i * Math.PI * 2) / 3 }, () =>
              ink.shape('M-1.6 0Q-3 -12 0 -34Q3 -10 1.6 0Z', ink.main),
            )
          ink.disc([35, 34, 3], ink.dark)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('33.6,34 36.4,34 38.6,100 31.4,100', ink.main)
      ink.poly('35,34 36.4,34 38.6,100 35,100', ink.dark)
    },
  },
  { words: ['lighthouse'], ...metresTall(24, 50, '#d8433b'), draw: drawLighthouse },
  {
    // So low that who waves from its gallery is seen.
    words: ['manned lighthouse'],
    ...metresTall(9, 50, '#d8433b'),
    draw: drawLighthouse,
  },
  {
    words: ['eiffel tower'],
    ...metresTall(300, 54, '#8a6a4f'),
    draw: (ink) => {
      ink.shape('M26 6L28 6Q29 44 36 68T54 100H44Q40 80 27 80T10 100H0Q12 88 18 68T26 6Z', ink.main)
      ink.shape('M27 6L28 6Q29 44 36 68T54 100H44Q40 80 27 80Z', ink.dark)
      ink.box([14, 68, 26, 4], ink.deep, 1)
      ink.box([19, 46, 16, 3], ink.deep, 1)
      ink.box([24, 12, 6, 2], ink.deep, 0.6)
      ink.box([26.5, 0, 1, 8], ink.deep)
      for (const [y, half] of pairs('54 6.4, 60 7.6, 40 4.4, 32 3.4, 24 2.6'))
        ink.line([27 - half, y, 27 + half, y + 4], 0.7, ink.light)
      for (const [y, half] of pairs('54 6.4, 60 7.6, 40 4.4, 32 3.4, 24 2.6'))
        ink.line([27 + half, y, 27 - half, y + 4], 0.7, ink.light)
    },
  },
  {
    words: ['clock tower', 'big ben', 'bell tower'],
    ...metresTall(90, 30, '#cdb083'),
    draw: (ink) => {
      ink.box([5, 30, 20, 70], ink.main)
      ink.box([17, 30, 8, 70], ink.dark)
      for (const x of [8, 12, 16, 20]) ink.box([x, 52, 2, 42], ink.deep, 1)
      ink.box([3, 26, 24, 24], ink.light, 1)
      ink.disc([15, 38, 9.4], ink.deep)
      ink.disc([15, 38, 8], WHITE)
      ink.line('15,38 15,32', 1, COAL)
      ink.line('15,38 19,40', 1.2, COAL)
      ink.poly('4,26 26,26 18,8 15,0 12,8', '#5b6f72')
      ink.poly('15,0 18,8 26,26 17,26', '#485a5d')
    },
  },
  {
    words: ['pyramid', 'pyramids', 'great pyramid'],
    ...metresTall(140, 170, '#dcb56a'),
    draw: (ink) => {
      ink.poly('85,0 170,100 0,100', ink.main)
      ink.poly('85,0 170,100 104,100', ink.dark)
      for (let y = 14; y < 100; y += 12) {
        ink.line([85 - y * 0.85, y, 85 + y * 0.19, y], 1, ink.deep)
        for (let x = 85 - y * 0.85 + ((y * 7) % 11); x < 85 + y * 0.19; x += 17)
          ink.line([x, y, x, Math.min(100, y + 12)], 0.8, ink.deep)
      }
      ink.poly('85,0 93,9.4 87,9.4 77,9.4', ink.light)
    },
  },
  {
    words: ['skyscraper', 'tall building', 'tower', 'high-rise', 'apartment building'],
    ...metresTall(160, 40, '#7d93ad'),
    draw: (ink) => {
      ink.box([19, 0, 2, 12], STEEL)
      ink.box([10, 8, 20, 14], ink.main, 1)
      ink.box([3, 18, 34, 82], ink.main, 1)
      ink.box([27, 18, 10, 82], ink.dark, 1)
      for (let y = 23; y < 92; y += 7)
        for (let i = 0; i < 5; i++)
          ink.box([6 + i * 6, y, 4, 4.4], (i * 7 + y) % 5 < 2 ? LIT : GLASS, 0.5)
      ink.box([15, 92, 9, 8], COAL, 1)
    },
  },
  {
    words: ['statue', 'sculpture', 'monument'],
    ...metresTall(3, 52, '#b5b1a8'),
    grips: { head: [0.5, 0.07], top: [0.5, 0.07] },
    draw: (ink) => {
      ink.box([6, 74, 40, 20], ink.dark, 2)
      ink.box([2, 92, 48, 8], ink.deep, 2)
      ink.box([4, 70, 44, 6], ink.light, 2)
      ink.shape('M16 70Q14 46 18 34Q20 24 26 24T34 34Q38 46 36 70Z', ink.main)
      ink.shape('M28 24Q33 26 34 34Q38 46 36 70H29Z', ink.dark)
      ink.disc([26, 14, 9], ink.main)
      ink.shape('M28 5Q35 8 35 14T28 23Z', ink.dark)
      ink.line('M33 36Q44 30 40 14', 6, ink.main)
      ink.line('M18 38Q10 48 16 58', 6, ink.light)
    },
  },
]
