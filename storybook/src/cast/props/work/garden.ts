import { driven, metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import {
  WHITE,
  CREAM,
  METAL,
  STEEL,
  IRON,
  COAL,
  WOOD,
  PLANK,
  BARK,
  LEAF,
  FERN,
  GOLD,
  FLAME,
} from '../tones.ts'

export const GARDEN: readonly Prop[] = [
  {
    words: ['campfire', 'bonfire', 'fire pit', 'camp fire'],
    ...metresTall(0.9, 110, FLAME),
    moving: [
      {
        ...driven('flicker', [55, 84], 1.2),
        draw: (ink) => {
          ink.shape('M55 4Q84 36 78 62T55 86T32 62Q32 50 42 42Q42 54 50 54Q44 30 55 4Z', '#f4602a')
          ink.shape('M56 26Q74 48 70 66T55 86T40 68Q42 58 48 54Q50 62 54 60Q50 44 56 26Z', ink.main)
          ink.shape('M56 50Q66 62 64 74T55 86T46 74Q48 66 56 50Z', '#ffe08a')
        },
      },
    ],
    draw: (ink) => {
      ink.moved({ x: 55, y: 88, turn: 0.16 }, () => ink.box([-44, -6, 88, 12], BARK, 6))
      ink.moved({ x: 55, y: 88, turn: -0.18 }, () => {
        ink.box([-42, -6, 84, 12], '#6f452a', 6)
        ink.disc([-38, 0, 6], PLANK)
      })
      for (const x of [10, 28, 82, 100]) ink.oval([x, 95, 9, 5], x % 20 ? '#8f8b84' : '#a9a49b')
    },
  },
  {
    words: ['well', 'water well', 'wishing well'],
    ...metresTall(2.2, 76, '#a5a099'),
    draw: (ink) => {
      for (const x of [12, 58]) ink.box([x, 22, 6, 44], WOOD, 1)
      ink.line('38,32 38,54', 1.4, CREAM)
      ink.poly('32,52 44,52 42,64 34,64', BARK)
      ink.box([10, 30, 56, 5], BARK, 2)
      ink.poly('38,0 76,26 70,31 38,9 6,31 0,26', '#b5563f')
      ink.box([6, 62, 64, 38], ink.main, 4)
      for (let row = 0; row < 3; row++)
        for (let i = 0; i < 5; i++)
          ink.box(
            [8 + i * 13 - (row % 2) * 4, 66 + row * 11, 11, 9],
            (i + row) % 2 ? ink.light : ink.dark,
            2,
          )
      ink.box([2, 60, 72, 6], ink.light, 3)
    },
  },
  fence('fence', 240, ['fence', 'picket fence', 'wooden fence']),
  fence('fence-panel', 90, ['fence panel', 'piece of fence', 'bit of fence']),
  fence('long-fence', 570, ['long fence', 'long wooden fence', 'long picket fence']),
  {
    words: ['field gate', 'farm gate', 'pasture gate', 'cattle gate', 'sheep gate'],
    ...metresTall(1.5, 132, '#9a734a'),
    draw: (ink) => {
      for (const y of [34, 54, 74]) ink.box([14, y, 34, 8], ink.main, 2)
      ink.line('M14 80L46 36', 6, ink.dark)
      for (const x of [4, 42, 114]) {
        ink.box([x, 10, 13, 90], ink.main, 3)
        ink.box([x + 8, 12, 5, 88], ink.dark, 2)
        ink.box([x - 2, 6, 17, 7], ink.light, 3)
      }
    },
  },
  {
    words: ['hay bale', 'haystack', 'hay', 'straw bale'],
    ...metresTall(1.1, 116, '#dfb64e'),
    draw: (ink) => {
      ink.shape('M44 2H74Q116 4 116 52T74 100H44Z', ink.dark)
      ink.oval([46, 51, 45, 49], ink.main)
      for (const r of [38, 28, 18, 8]) ink.ring([46, 51, r], 2.4, r % 4 ? ink.dark : ink.light)
      for (const x of [66, 84, 100]) ink.line(`M${x} 6Q${x + 14} 50 ${x} 96`, 1.4, ink.deep)
    },
  },
  {
    words: ['scarecrow'],
    ...metresTall(1.8, 90, '#c8553f'),
    grips: { rightHand: [0.95, 0.46], leftHand: [0.05, 0.46] },
    draw: (ink) => {
      ink.box([42, 60, 6, 40], WOOD, 2)
      for (const side of [-1, 1])
        ink.moved({ x: 45, y: 0, flip: side < 0 }, () => {
          ink.poly('38,38 45,36 44,50 36,48', GOLD)
          ink.poly('8,34 38,38 37,48 10,50', ink.dark)
        })
      ink.poly('30,34 60,34 64,72 26,72', ink.main)
      ink.box([40, 44, 9, 9], '#f2c84f')
      ink.poly('28,70 44,70 42,88 26,88', '#4f6fa8')
      ink.poly('46,70 62,70 64,88 48,88', '#4f6fa8')
      ink.disc([45, 24, 12], '#f0d9a8')
      for (const x of [40, 50]) ink.disc([x, 22, 1.7], COAL)
      ink.line('M39 29Q45 33 51 29', 1.2, COAL)
      ink.poly('44,24 47,24 45.5,28', '#f0893a')
      ink.oval([45, 15, 20, 4], '#b5793f')
      ink.shape('M34 14L40 0H50L56 14Z', '#c98b4d')
      ink.box([35, 10, 20, 3], ink.deep)
    },
  },
  {
    name: 'bird-house',
    words: ['birdhouse', 'bird house', 'nest box'],
    ...metresTall(1.6, 40, '#e0a94e'),
    draw: (ink) => {
      ink.box([17.6, 46, 4.8, 54], WOOD, 2)
      ink.poly('8,20 20,8 32,20 32,50 8,50', ink.main)
      ink.poly('26,14 32,20 32,50 26,50', ink.dark)
      ink.disc([19, 28, 4.6], COAL)
      ink.box([16, 38, 8, 2.4], BARK, 1)
      ink.poly('20,0 38,19 34,23 20,9 6,23 2,19', '#c2503f')
    },
  },
  {
    name: 'dog-house',
    words: ['doghouse', 'dog house', 'kennel'],
    ...metresTall(1, 112, '#d9614a'),
    draw: (ink) => {
      ink.poly('12,44 56,8 100,44 100,100 12,100', PLANK)
      for (const y of [58, 72, 86]) ink.line([12, y, 100, y], 1.2, WOOD)
      ink.shape('M34 100V66Q34 46 56 46T78 66V100Z', COAL)
      ink.poly('56,0 112,46 104,54 56,16 8,54 0,46', ink.main)
      ink.poly('56,0 112,46 104,54 56,16', ink.dark)
    },
  },
  {
    words: ['bush', 'shrub', 'hedge'],
    ...metresTall(1.1, 150, '#5fa648'),
    build: 'plant',
    draw: (ink) => {
      for (const [x, y, r] of triples('30 66 30, 120 66 30, 74 44 42'))
        ink.disc([x, y, r], ink.dark)
      ink.box([4, 66, 142, 34], ink.dark, 14)
      for (const [x, y, r] of triples('36 70 24, 108 68 24, 70 46 34, 90 76 22, 56 80 20'))
        ink.disc([x, y, r], ink.main)
      for (const [x, y, r] of triples('28 60 10, 62 32 14, 102 58 10, 84 66 7'))
        ink.disc([x, y, r], ink.light)
    },
  },
  {
    words: ['flower bed', 'flowers', 'wildflowers', 'field of flowers'],
    ...metresTall(0.45, 170, '#e85f8a'),
    build: 'plant',
    draw: (ink) => {
      const tones = [ink.main, '#f6c443', '#8a6fd8', ink.light, '#f08a4a', WHITE, ink.main]
      tones.forEach((tone, i) => {
        const [x, y] = [14 + i * 24, 22 + ((i * 37) % 24)]
        ink.line(`M${x} ${y}Q${x + 4} ${(y + 100) / 2} ${x - 2} 100`, 3, FERN)
        ink.oval([x + 9, 74, 11, 4], LEAF, -0.6)
        ink.oval([x - 10, 84, 11, 4], FERN, 0.6)
        for (let p = 0; p < 5; p++)
          ink.disc([x + 9 * Math.cos(p * 1.257), y + 9 * Math.sin(p * 1.257), 7.4], tone)
        ink.disc([x, y, 5], tone === '#f6c443' ? '#b5793f' : '#ffd34f')
      })
    },
  },
  {
    words: ['mailbox', 'letterbox'],
    ...metresTall(1.2, 70, '#3f7fc0'),
    faces: 'left',
    draw: (ink) => {
      ink.box([30, 44, 8, 56], WOOD, 2)
      ink.shape('M4 48V24Q4 6 20 6H54Q68 6 68 24V48Z', ink.main)
      ink.shape('M4 48V24Q4 6 18 6T32 24V48Z', ink.light)
      ink.box([10, 28, 16, 3], ink.deep, 1)
      ink.box([52, 2, 4, 26], IRON, 1)
      ink.box([42, 2, 14, 9], '#e5443c', 1)
    },
  },
  {
    words: ['beehive', 'hive'],
    ...metresTall(0.6, 84, '#e5b03f'),
    draw: (ink) => {
      for (const [y, half] of pairs('14 18, 30 30, 48 38, 66 40, 84 34')) {
        ink.box([42 - half, y - 10, half * 2, 22], ink.main, 10)
        ink.box([42 + half * 0.4, y - 10, half * 0.6, 22], ink.dark, 9)
        ink.line([42 - half + 6, y + 9, 42 + half - 6, y + 9], 1.6, ink.deep)
      }
      ink.oval([42, 72, 11, 10], COAL)
    },
  },
  {
    words: ['paper lantern', 'chinese lantern'],
    ...metresTall(0.5, 76, '#e5453a'),
    home: 'air',
    draw: (ink) => {
      ink.box([24, 2, 28, 7], GOLD, 2)
      ink.shape('M24 8H52Q76 20 76 40T52 72H24Q0 60 0 40T24 8Z', ink.main)
      ink.shape('M52 8Q76 20 76 40T52 72H44Q62 40 44 8Z', ink.dark)
      ink.oval([34, 40, 12, 28], ink.light)
      ink.line('M16 12Q4 40 16 68', 1.6, ink.dark)
      ink.line('M60 12Q72 40 60 68', 1.6, ink.deep)
      ink.box([24, 71, 28, 6], GOLD, 2)
      for (const x of [32, 38, 44]) ink.line([x, 77, x, 98], 2, GOLD)
    },
  },
  {
    words: ['bucket', 'pail'],
    ...metresTall(0.34, 96, '#6f9fc4'),
    grips: { rightHand: [0.5, 0.03], leftHand: [0.5, 0.03] },
    draw: (ink) => {
      ink.line('M8 28Q48 -22 88 28', 3.4, STEEL)
      ink.shape('M4 24H92L82 94Q81 100 75 100H21Q15 100 14 94Z', ink.main)
      ink.shape('M68 24H92L82 94Q81 100 75 100H60Z', ink.dark)
      ink.oval([48, 25, 44, 9], ink.light)
      ink.oval([48, 26, 38, 6], ink.deep)
      ink.line('9,44 87,44', 3, METAL)
    },
  },
]

function fence(name: string, width: number, words: readonly string[]): Prop {
  return {
    name,
    words,
    tall: 1,
    width,
    colour: '#f1ece0',
    draw: (ink) => {
      for (const y of [34, 70]) ink.box([0, y, width, 9], ink.dark, 2)
      for (let x = 6; x < width - 10; x += 30) {
        ink.shape(`M${x} 100V14L${x + 9} 2L${x + 18} 14V100Z`, ink.main)
        ink.shape(`M${x + 12} 100V6L${x + 18} 14V100Z`, ink.dark)
      }
    },
  }
}
