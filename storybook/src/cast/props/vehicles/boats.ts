import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import type { Ink } from '../ink.ts'
import { pairs, quads } from '../../../scene/rows.ts'
import { WHITE, CREAM, METAL, STEEL, IRON, COAL, WOOD, PLANK, BARK, GLASS, GOLD } from '../tones.ts'

/** Six square sails over a hull with a stern castle. */
function fullSails(ink: Ink, cloth: string, fold = '#e6dcc6'): void {
  for (const x of [34, 62, 90]) ink.box([x, x === 62 ? 2 : 10, 2.6, 62], BARK)
  ink.line('4,56 24,64', 2, BARK)
  for (const [x, y, wide, tall] of quads(
    '35 14 24 20, 35 38 28 22, 63 8 28 24, 63 36 34 26, 91 16 22 18, 91 38 24 20',
  )) {
    ink.shape(
      `M${x - wide / 2} ${y}H${x + wide / 2}Q${x + wide / 2 - 6} ${y + tall / 2} ${x + wide / 2} ${y + tall}H${x - wide / 2}Q${x - wide / 2 - 6} ${y + tall / 2} ${x - wide / 2} ${y}Z`,
      cloth,
    )
    ink.shape(
      `M${x - wide / 2} ${y + tall * 0.7}Q${x} ${y + tall * 0.85} ${x + wide / 2 - 1} ${y + tall * 0.7}L${x + wide / 2} ${y + tall}H${x - wide / 2}Z`,
      fold,
    )
  }
  ink.shape('M63 2Q72 -1 78 4L63 8Z', COAL)
  ink.shape('M8 62Q22 70 40 70H88L92 58H112L106 84Q102 98 88 98H30Q12 88 8 62Z', ink.main)
  ink.shape('M11 76Q50 84 110 76L106 84Q102 98 88 98H30Q18 92 11 76Z', ink.deep)
  ink.line('M9 66Q24 74 42 74H90L94 62H111', 2.4, GOLD)
  for (const x of [36, 50, 64, 78]) ink.box([x, 78, 6, 5], COAL, 1)
  ink.box([96, 64, 5, 6], GLASS, 1)
  ink.box([103, 64, 5, 6], GLASS, 1)
}

/** Over crossed bones; `size` is half its width. */
function skull(ink: Ink, [x, y, size]: readonly [number, number, number]): void {
  const [bone, low] = [size * 1.5, y + size]
  for (const side of [-1, 1])
    ink.line(
      `${x - side * bone},${low - size * 0.5} ${x + side * bone},${low + size * 0.6}`,
      size * 0.34,
      WHITE,
    )
  ink.oval([x, y, size, size * 0.92], WHITE)
  ink.box([x - size * 0.52, y + size * 0.5, size * 1.04, size * 0.72], WHITE, size * 0.2)
  for (const side of [-1, 1]) ink.disc([x + side * size * 0.42, y + size * 0.08, size * 0.27], COAL)
  ink.poly(
    `${x},${y + size * 0.3} ${x + size * 0.14},${y + size * 0.58} ${x - size * 0.14},${y + size * 0.58}`,
    COAL,
  )
}

export const BOATS: readonly Prop[] = [
  {
    words: ['boat', 'rowboat', 'rowing boat', 'fishing boat', 'dinghy', 'wooden boat'],
    ...metresLong(4, 377, '#b5643a'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    grips: { seat: [0.52, 0.5], middle: [0.52, 0.5], feet: [0.52, 0.7] },
    draw: (ink) => {
      ink.line('218,24 310,96', 5, PLANK)
      ink.shape('M302 88L328 100Q310 104 296 98Z', PLANK)
      ink.shape('M3 20Q29 34 87 36H319Q354 34 371 26Q362 92 313 96H93Q23 90 3 20Z', ink.main)
      ink.shape('M14 46Q44 60 102 62H334L351 62Q342 94 313 96H93Q38 92 14 46Z', ink.dark)
      ink.line('M6 22Q35 38 90 40H319Q357 38 370 28', 6, ink.light)
      ink.box([122, 36, 44, 8], BARK, 2)
      ink.box([226, 36, 44, 8], BARK, 2)
    },
  },
  {
    words: ['rowed boat'],
    ...metresLong(5, 300, '#b5643a'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    moving: [70, 126, 182, 238].map((x) => ({
      ...driven('sway' as const, [x, 40] as const, 4),
      rate: 3.4,
      draw: (ink) => {
        ink.line(`M${x - 6} 24L${x + 36} 104`, 5, PLANK)
        ink.shape(`M${x + 30} 88L${x + 40} 84L${x + 56} 112L${x + 44} 118Z`, PLANK)
      },
    })),
    draw: (ink) => {
      ink.shape('M2 14Q20 30 60 32H258Q284 30 298 20Q290 90 254 96H64Q14 90 2 14Z', ink.main)
      ink.shape('M10 44Q30 58 70 60H286Q276 92 254 96H64Q26 92 10 44Z', ink.dark)
      ink.line('M4 18Q24 34 62 36H258Q286 34 297 22', 6, ink.light)
    },
  },
  {
    words: ['paddled canoe'],
    ...metresLong(5, 340, '#c9683a'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    moving: [64, 246].map((x) => ({
      ...driven('sway' as const, [x, 30] as const, 5),
      rate: 3.4,
      draw: (ink) => {
        ink.line(`M${x - 4} 6L${x + 18} 96`, 5, PLANK)
        ink.oval([x + 20, 104, 9, 20], PLANK, 0.2)
      },
    })),
    draw: (ink) => {
      ink.shape(
        'M4 4Q22 34 70 36H270Q318 34 336 4Q346 70 296 94Q280 98 262 98H78Q60 98 44 94Q-6 70 4 4Z',
        ink.main,
      )
      ink.shape('M6 52Q40 66 80 66H260Q300 66 334 52Q328 84 262 98H78Q12 84 6 52Z', ink.dark)
      ink.line('M6 8Q24 38 70 40H270Q316 38 334 8', 6, ink.light)
    },
  },
  {
    words: ['narrowboat', 'narrow boat', 'canal boat', 'houseboat', 'barge', 'canal barge'],
    ...metresLong(14, 420, '#a8343c'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    grips: { seat: [0.86, 0.5], middle: [0.86, 0.5], feet: [0.86, 0.62] },
    draw: (ink) => {
      ink.box([96, 2, 12, 18], COAL, 2)
      ink.shape('M56 60L66 16H350L356 60Z', '#2f5f4a')
      ink.line('64,18 352,18', 5, CREAM)
      for (const x of [92, 140, 188, 236]) {
        ink.disc([x, 38, 11], GOLD)
        ink.disc([x, 38, 8], GLASS)
      }
      ink.box([286, 24, 34, 34], ink.main, 3)
      ink.box([292, 30, 22, 12], GOLD, 2)
      for (const x of [122, 168, 214]) ink.box([x, 8, 16, 8], '#d8574a', 3)
      ink.shape('M4 48Q26 60 60 60H412L404 92Q400 98 390 98H50Q14 92 4 48Z', ink.main)
      ink.shape('M12 74H408L404 92Q400 98 390 98H50Q24 96 12 74Z', COAL)
      ink.line('M6 52Q28 64 60 64H411', 5, GOLD)
      ink.line('398,60 414,30 386,30', 4, COAL)
    },
  },
  {
    words: ['kayak', 'canoe'],
    ...metresLong(4.2, 520, '#f0a02c'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    grips: { seat: [0.5, 0.4], middle: [0.5, 0.4] },
    draw: (ink) => {
      ink.shape('M4 34Q120 46 260 46T516 34Q470 94 260 96T4 34Z', ink.main)
      ink.shape('M30 62Q150 76 260 76T490 62Q440 94 260 96T30 62Z', ink.dark)
      ink.oval([260, 47, 66, 12], COAL)
      ink.oval([260, 44, 58, 9], ink.deep)
      ink.line('150,4 370,40', 7, IRON)
      ink.oval([138, 4, 34, 12], '#e5443c', 0.16)
      ink.oval([384, 42, 34, 12], '#e5443c', 0.16)
    },
  },
  {
    words: ['raft', 'log raft'],
    ...metresLong(3, 320, WOOD),
    home: 'surface',
    build: 'boat',
    grips: { seat: [0.5, 0.4], feet: [0.5, 0.5] },
    draw: (ink) => {
      for (let i = 0; i < 5; i++) {
        ink.box([6 + i * 4, 34 + i * 12, 290, 17], i % 2 ? ink.dark : ink.main, 8)
        ink.disc([294 + i * 4, 42.5 + i * 12, 8], PLANK)
      }
      for (const x of [60, 240]) ink.line([x, 34, x + 14, 96], 6, CREAM)
    },
  },
  {
    name: 'ice-floe',
    words: ['drifting ice floe'],
    ...metresLong(4.4, 380, '#cfeaf6'),
    home: 'surface',
    build: 'boat',
    grips: { seat: [0.5, 0.3], feet: [0.5, 0.3], top: [0.5, 0.3] },
    draw: (ink) => {
      ink.poly('43,34 64,22 316,20 337,36 318,98 277,92 247,99 190,93 135,99 95,92 67,97', ink.main)
      ink.poly('43,34 67,97 95,92 109,52 75,46', ink.dark)
      ink.poly('190,93 209,50 277,56 277,92 247,99', ink.dark)
      ink.poly('277,56 337,36 318,98 277,92', ink.deep)
      ink.poly('109,52 151,50 135,99 95,92', ink.light)
      ink.shape(
        'M43 34Q59 12 116 16T206 10T301 14Q334 20 337 36Q301 54 258 48T158 54T87 46Q56 46 43 34Z',
        WHITE,
      )
      ink.line('M135 30Q174 24 203 30M237 34L282 28', 3, ink.light)
    },
  },
  {
    words: ['paper boat', 'origami boat'],
    ...metresLong(0.25, 160, WHITE),
    home: 'surface',
    build: 'boat',
    draw: (ink) => {
      ink.poly('80,2 118,62 42,62', ink.main)
      ink.poly('80,2 118,62 80,62', ink.dark)
      ink.poly('2,44 158,44 124,98 36,98', ink.main)
      ink.poly('80,66 158,44 124,98 80,98', ink.dark)
      ink.poly('2,44 80,70 158,44 140,72 80,84 20,72', ink.light)
    },
  },
  {
    words: ['pirate ship', 'corsair ship', 'buccaneer ship'],
    ...metresTall(30, 116, '#6f452c'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    draw: (ink) => {
      fullSails(ink, '#34323d', '#24222b')
      ink.shape('M63 -2Q74 -5 84 0L82 10Q74 6 63 10Z', COAL)
      skull(ink, [73, 2.6, 3])
      skull(ink, [61, 46, 8])
    },
  },
  {
    words: ['sailing ship', 'galleon', 'tall ship', 'clipper'],
    ...metresTall(30, 116, '#8a5a38'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    draw: (ink) => fullSails(ink, WHITE),
  },
  {
    words: ['ghost ship', 'phantom ship', 'haunted ship', 'flying dutchman'],
    ...metresTall(30, 116, '#5c6b6a'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    draw: (ink) => {
      fullSails(ink, '#b9c9c4')
      for (const [x, y] of pairs('28 26, 44 50, 58 20, 72 50, 88 28, 98 48'))
        ink.poly(`${x},${y} ${x + 4},${y + 12} ${x - 3},${y + 10}`, '#4a5a62')
      ink.faint(0.35, () => ink.oval([60, 84, 56, 16], '#a8f0d8'))
    },
  },
  {
    words: ['submarine', 'u-boat'],
    ...metresLong(12, 220, '#f0bd3a'),
    home: 'underwater',
    faces: 'left',
    moving: [
      {
        ...driven('time', [206, 64], 1.3),
        draw: (ink) => {
          ink.oval([206, 50, 4, 14], STEEL)
          ink.oval([206, 78, 4, 14], STEEL)
          ink.disc([206, 64, 4], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.line('M104 22V4H92', 5, IRON)
      ink.box([80, 16, 46, 26], ink.dark, 8)
      ink.poly('170,40 200,28 206,48', ink.deep)
      ink.poly('170,88 200,100 206,80', ink.deep)
      ink.shape('M4 64Q8 34 60 34H150Q196 36 208 64Q196 94 150 96H60Q8 94 4 64Z', ink.main)
      ink.shape('M6 70Q90 84 206 68Q194 94 150 96H60Q12 94 6 70Z', ink.dark)
      for (const x of [40, 82, 124]) {
        ink.disc([x, 60, 12], ink.deep)
        ink.disc([x, 60, 9], GLASS)
      }
    },
  },
  {
    words: ['cruise ship', 'ocean liner'],
    ...metresTall(30, 240, '#f2f2ee'),
    home: 'surface',
    build: 'boat',
    faces: 'left',
    draw: (ink) => {
      for (const x of [120, 158]) {
        ink.box([x, 4, 18, 26], '#d8433b', 2)
        ink.box([x, 4, 18, 7], COAL, 2)
      }
      ink.box([56, 40, 150, 16], ink.main, 3)
      ink.box([74, 26, 116, 16], ink.light, 3)
      for (let x = 62; x < 200; x += 12) ink.box([x, 45, 7, 6], GLASS, 1)
      for (let x = 80; x < 184; x += 12) ink.box([x, 31, 7, 6], GLASS, 1)
      ink.shape('M4 54H232Q230 96 214 98H40Q14 84 4 54Z', '#2f5c96')
      ink.shape('M4 54H232L231 64H8Z', ink.main)
      ink.shape('M24 86H224Q220 97 214 98H40Q30 94 24 86Z', '#c8453c')
      for (let x = 40; x < 222; x += 15) ink.disc([x, 74, 3], METAL)
    },
  },
  {
    words: ['buoy'],
    ...metresTall(1.4, 60, '#e5443c'),
    home: 'surface',
    build: 'boat',
    draw: (ink) => {
      ink.line('30,2 30,20', 3, STEEL)
      ink.disc([30, 6, 6], '#ffe9a8')
      ink.poly('22,18 38,18 46,66 14,66', ink.main)
      ink.poly('19,36 41,36 43.6,50 16.4,50', WHITE)
      ink.shape('M2 66H58Q58 94 30 96T2 66Z', ink.dark)
    },
  },
]
