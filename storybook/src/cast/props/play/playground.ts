import { INFLATABLES } from './inflatables.ts'
import { LEISURE } from './leisure.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { SWING_BAR, SWING_SPEED } from './swing-arc.ts'
import { WHITE, CREAM, METAL, STEEL, IRON, COAL, WOOD, PLANK, BARK, GOLD } from '../tones.ts'

const CABINS = ['#e5503f', '#f2b134', '#4f8fd0', '#4fa36a'] as const

export const PLAYGROUND: readonly Prop[] = [
  ...INFLATABLES,
  ...LEISURE,
  {
    words: ['swing', 'swings', 'swing set'],
    ...metresTall(2.4, 104, '#4f8fd0'),
    grips: { seat: [0.5, 0.74] },
    moving: [
      {
        ...driven('sway', [52, SWING_BAR], SWING_SPEED),
        draw: (ink) => {
          for (const x of [38, 66]) ink.line([x, 8, x, 74], 1.4, STEEL)
          ink.box([33, 72, 38, 5], ink.deep, 2)
        },
      },
    ],
    draw: (ink) => {
      for (const [top, feet] of [
        [12, [2, 24]],
        [92, [80, 102]],
      ] as const)
        for (const x of feet) ink.line([top, 6, x, 98], 4, ink.main)
      ink.line('8,6 96,6', 5, ink.dark)
    },
  },
  {
    words: ['seesaw', 'teeter-totter'],
    ...metresLong(3, 330, '#e5503f'),
    grips: { seat: [0.1, 0.3], top: [0.9, 0.2] },
    draw: (ink) => {
      ink.poly('165,40 196,100 134,100', IRON)
      ink.line('10,62 320,22', 13, ink.main)
      ink.line('12,66 320,27', 5, ink.dark)
      for (const [x, y] of pairs('44 54, 284 22'))
        ink.line(`M${x - 8} ${y}V${y - 22}H${x + 8}V${y}`, 5, STEEL)
    },
  },
  {
    name: 'monkey-bars',
    words: ['monkey bar', 'climbing bar'],
    ...metresLong(3.4, 190, '#e5503f'),
    draw: (ink) => {
      for (const x of [8, 182]) {
        ink.line(`M${x} 98V8`, 6, ink.main)
        for (const y of [34, 56, 78])
          ink.line(`M${x < 95 ? 8 : 168} ${y}H${x < 95 ? 22 : 182}`, 3, STEEL)
        ink.line(`M${x < 95 ? 22 : 168} 98V8`, 4, ink.dark)
      }
      ink.line('M4 8H186', 6, ink.main)
      ink.line('M14 3H176', 3, ink.dark)
      for (let x = 24; x < 170; x += 16) ink.line(`M${x} 3V10`, 4, STEEL)
    },
  },
  {
    words: ['slide', 'playground slide'],
    ...metresTall(2.2, 150, '#f0b53b'),
    draw: (ink) => {
      for (const x of [12, 34]) ink.line([x, 6, x - 6, 98], 5, '#4f8fd0')
      for (const y of [30, 50, 70, 88]) ink.line([10 - y * 0.05, y, 32 - y * 0.05, y], 4, STEEL)
      ink.line('42,30 46,98', 5, '#4f8fd0')
      ink.shape('M8 24H44Q62 26 84 58T148 90V100Q100 100 72 66T40 36H8Z', ink.main)
      ink.line('M44 20Q66 24 88 54T148 84', 5, ink.dark)
    },
  },
  {
    words: ['hammock'],
    ...metresLong(3, 260, '#d97a4a'),
    grips: { seat: [0.5, 0.7], top: [0.5, 0.7], middle: [0.5, 0.6] },
    draw: (ink) => {
      for (const x of [6, 246]) ink.box([x, 0, 9, 100], BARK, 4)
      ink.line('12,14 44,40', 2, CREAM)
      ink.line('248,14 216,40', 2, CREAM)
      ink.shape('M40 36Q130 96 220 36Q206 96 130 98T40 36Z', ink.main)
      ink.shape('M60 58Q130 100 200 58Q180 94 130 96T60 58Z', ink.dark)
      for (const x of [80, 110, 140, 170])
        ink.line(
          `M${x} ${60 + (45 - Math.abs(x - 130)) * 0.3}L${x + 4} ${88 + (45 - Math.abs(x - 130)) * 0.1}`,
          3,
          ink.pale,
        )
    },
  },
  {
    words: ['tent', 'camping tent', 'yurt tent'],
    ...metresTall(1.6, 150, '#f0892f'),
    grips: { middle: [0.5, 0.6] },
    draw: (ink) => {
      ink.poly('66,4 148,96 64,100', ink.dark)
      ink.poly('66,4 112,100 4,100', ink.main)
      ink.poly('64,26 84,100 44,100', COAL)
      ink.poly('64,26 44,100 26,100', ink.light)
      ink.line('4,100 0,100', 3, BARK)
      ink.line('66,8 66,0', 3, WOOD)
    },
  },
  {
    words: ['beach umbrella', 'sunshade', 'patio umbrella'],
    ...metresTall(2.3, 104, '#e5503f'),
    draw: (ink) => {
      ink.box([50.4, 6, 3.2, 94], WHITE, 1.6)
      ink.shape('M2 44Q8 4 52 4T102 44Q77 36 52 40Q27 36 2 44Z', ink.main)
      ink.shape('M52 4Q24 10 18 40L2 44Q8 4 52 4Z', ink.dark)
      ink.shape('M52 4Q40 14 36 38.6Q27 37 18 40Q24 10 52 4Z', WHITE)
      ink.shape('M52 4Q64 14 69 38.6Q77 37 86 40Q80 10 52 4Z', WHITE)
      ink.disc([52, 4, 3], GOLD)
    },
  },
  {
    words: ['deck chair', 'beach chair', 'lounge chair', 'sun lounger', 'lounger'],
    ...metresTall(0.9, 130, '#4fa0d0'),
    faces: 'right',
    grips: { seat: [0.5, 0.62] },
    draw: (ink) => {
      ink.line('20,4 104,97', 5, BARK)
      ink.line('116,54 28,97', 5, BARK)
      ink.shape('M20 6L34 2Q52 52 124 50L118 62Q46 84 20 6Z', ink.main)
      ink.shape('M29 4L34 2Q52 52 124 50L122 55Q48 66 29 4Z', ink.light)
      ink.shape('M25 5L28 4Q46 70 121 57L119 61Q44 80 25 5Z', WHITE)
      ink.line('16,6 36,1', 5, WOOD)
      ink.line('114,64 126,48', 5, WOOD)
      ink.line('20,97 112,97', 4, WOOD)
    },
  },
  {
    words: ['treadmill', 'running machine'],
    ...metresTall(1.4, 130, '#4a525b'),
    faces: 'right',
    grips: { feet: [0.42, 0.84], bothHands: [0.8, 0.28] },
    draw: (ink) => {
      ink.line('112,86 100,12', 6, STEEL)
      ink.line('101,26 78,30', 5, ink.dark)
      ink.box([86, 4, 30, 18], ink.main, 4)
      ink.box([91, 8, 16, 8], '#7fd0a0', 2)
      ink.poly('4,88 116,82 122,94 4,98', ink.dark)
      ink.poly('8,87 104,82 106,87 8,92', COAL)
    },
  },
  {
    words: ['exercise bike', 'stationary bike'],
    ...metresTall(1.2, 96, '#c8453c'),
    faces: 'right',
    grips: { seat: [0.26, 0.22], bothHands: [0.82, 0.14] },
    draw: (ink) => {
      ink.box([8, 92, 80, 7], COAL, 3)
      ink.line('26,92 52,62 72,92', 6, IRON)
      ink.line('52,64 26,26', 5, ink.main)
      ink.line('58,66 76,16', 5, ink.main)
      ink.shape('M12 20Q26 14 40 20Q38 27 24 26Z', COAL)
      ink.line('70,14 86,10', 5, COAL)
      ink.disc([64, 70, 20], ink.dark)
      ink.disc([64, 70, 14], METAL)
    },
  },
  {
    name: 'turning-ferris-wheel',
    kind: 'building',
    words: ['ferris wheel', 'big wheel', 'giant wheel', 'observation wheel'],
    ...metresTall(40, 112, '#e5503f'),
    moving: [
      {
        ...driven('time', [56, 52], 0.05),
        draw: (ink) => {
          ink.ring([56, 52, 44], 3, WHITE)
          ink.ring([56, 52, 30], 1.6, METAL)
          for (let i = 0; i < 8; i++)
            ink.moved({ x: 56, y: 52, turn: (i * Math.PI) / 4 }, () => {
              ink.box([-0.9, -44, 1.8, 44], METAL, 0.5)
              ink.disc([0, -44, 7.6], CABINS[i % 4] ?? ink.main)
              ink.disc([0, -44, 3.2], CREAM)
            })
          ink.disc([56, 52, 5.5], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('52,50 60,50 34,108 26,108', ink.dark)
      ink.poly('52,50 60,50 86,108 78,108', ink.main)
      ink.box([16, 104, 80, 6], ink.deep, 2)
    },
  },
  {
    words: ['carousel', 'merry-go-round', 'carrousel'],
    ...metresTall(6, 130, '#e5503f'),
    draw: (ink) => {
      ink.box([61, 30, 8, 60], GOLD, 3)
      for (const [x, y] of pairs('26 62, 64 58, 102 62')) {
        ink.line([x, 32, x, 90], 2, GOLD)
        ink.shape(
          `M${x - 13} ${y - 4}L${x - 15} ${y - 12}L${x - 8} ${y - 10}Q${x - 6} ${y - 3} ${x} ${y - 3}H${x + 9}Q${x + 14} ${y} ${x + 12} ${y + 8}H${x - 8}Z`,
          x === 64 ? CREAM : PLANK,
        )
        for (const leg of [-6, 8])
          ink.line([x + leg, y + 8, x + leg - 2, y + 16], 2.6, x === 64 ? CREAM : PLANK)
        ink.box([x - 3, y - 5, 8, 5], '#4f8fd0', 1)
      }
      ink.box([4, 88, 122, 9], ink.dark, 3)
      ink.box([10, 96, 110, 4], ink.deep, 2)
      ink.shape('M2 34Q40 28 65 4Q90 28 128 34Z', ink.main)
      ink.shape('M65 4Q52 28 30 32L46 33Q58 24 65 4Z', WHITE)
      ink.shape('M65 4Q78 28 100 32L84 33Q72 24 65 4Z', WHITE)
      for (let i = 0; i < 9; i++) ink.disc([8 + i * 14.2, 35, 6], i % 2 ? GOLD : ink.dark)
      ink.disc([65, 3, 3], GOLD)
    },
  },
]
