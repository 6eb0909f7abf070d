import { metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { WHITE, CREAM, METAL, COAL, WOOD, SHINE, GOLD } from '../tones.ts'

export const HOUSES: readonly Prop[] = [
  {
    words: ['barn', 'farmhouse', 'stable'],
    ...metresTall(8, 112, '#b8433a'),
    draw: (ink) => {
      ink.poly('12,40 28,16 56,4 84,16 100,40 100,100 12,100', ink.main)
      for (let x = 20; x < 100; x += 9) ink.line([x, 44, x, 99], 0.9, ink.dark)
      ink.line('8,44 27,15 56,3 85,15 104,44', 6, '#5d5751')
      ink.box([36, 52, 40, 48], ink.dark, 1)
      ink.line('37,53 75,99', 3, WHITE)
      ink.line('75,53 37,99', 3, WHITE)
      ink.line('M37 53H75V99H37Z', 3, WHITE)
      ink.box([48, 22, 16, 16], COAL, 1)
      ink.line('M48 22H64V38H48Z', 2.4, WHITE)
    },
  },
  {
    words: 'beach hut|bathing hut|beach cabin|beach cabana|changing hut|bathing house'.split('|'),
    ...metresTall(3.2, 84, '#6fa8c9'),
    draw: (ink) => {
      ink.box([12, 92, 60, 4], WOOD, 1)
      for (const x of [14, 64]) ink.box([x, 94, 6, 6], WOOD)
      ink.poly('12,38 42,12 72,38 72,92 12,92', ink.main)
      for (const x of [24, 36, 48, 60]) ink.box([x - 3, 36, 6, 56], WHITE)
      ink.poly('12,40 42,13 72,40', ink.dark)
      ink.disc([42, 30, 5], WHITE)
      ink.box([29, 50, 26, 42], ink.deep, 1)
      ink.box([31.5, 53, 21, 16], ink.main, 1)
      ink.box([31.5, 73, 21, 16], ink.main, 1)
      ink.disc([50, 71, 1.6], GOLD)
      ink.line('6,42 42,9 78,42', 6, WHITE)
    },
  },
  {
    words: ['plain house'],
    ...metresTall(7, 120, '#f0e2c6'),
    draw: (ink) => {
      ink.box([80, 4, 12, 24], '#a8654a', 1)
      ink.box([78, 2, 16, 5], '#8d5340', 1)
      ink.box([12, 46, 96, 54], ink.main, 1)
      ink.box([90, 46, 18, 54], ink.dark, 1)
      ink.box([12, 50, 96, 4], ink.deep)
      ink.poly('22,14 98,14 117,50 3,50', '#a4553f')
      ink.box([46, 97, 28, 3], '#b9ad9c', 1)
      ink.shape('M47 97V62Q60 53 73 62V97Z', WHITE)
      ink.shape('M49 97V63Q60 56 71 63V97Z', '#8a5a38')
      for (const x of [24, 82]) {
        for (const side of [x - 6, x + 14]) ink.box([side, 60, 6, 20], '#7a8a72', 1)
        ink.box([x, 58, 14, 24], WHITE, 1)
        for (const [dx, y, high] of triples('2 60 8, 8 60 8, 2 70 10, 8 70 10'))
          ink.box([x + dx, y, 4, high], '#a9d4e8')
        ink.box([x - 2, 82, 18, 3], WOOD, 1)
      }
    },
  },
  {
    words: ['igloo', 'snow house'],
    ...metresTall(2.2, 170, '#e3f0f6'),
    draw: (ink) => {
      ink.shape('M4 100Q6 4 88 4T166 100Z', ink.main)
      ink.shape('M110 8Q166 24 166 100H124Q136 50 110 8Z', ink.dark)
      for (const y of [30, 54, 78])
        ink.line(
          `M${8 + (78 - y) * 0.45} ${y}Q86 ${y + 8} ${164 - (78 - y) * 0.5} ${y}`,
          1.8,
          ink.deep,
        )
      for (const [x, y] of pairs(
        '50 14, 84 6, 120 16, 36 36, 70 34, 106 36, 140 40, 24 62, 140 62, 156 84',
      ))
        ink.line([x, y, x - 2, y + 18], 1.8, ink.deep)
      ink.shape('M30 100V74Q30 50 58 50T86 74V100Z', ink.dark)
      ink.shape('M38 100V76Q38 58 58 58T78 76V100Z', '#3f5f7a')
    },
  },
  {
    words: ['gate', 'archway', 'arch'],
    ...metresTall(5, 96, '#b8a58c'),
    draw: (ink) => {
      ink.shape('M2 100V20Q2 4 48 4T94 20V100H72V56Q72 34 48 34T24 56V100Z', ink.main)
      ink.shape('M72 8Q94 12 94 20V100H80V30Z', ink.dark)
      ink.box([0, 14, 96, 7], ink.light, 2)
      for (const y of [36, 52, 68, 84])
        for (const x of [4, 76]) ink.line([x, y, x + 16, y], 1.2, ink.deep)
    },
  },
  {
    words: ['greenhouse', 'glasshouse'],
    ...metresTall(3, 140, '#e9f0ec'),
    draw: (ink) => {
      ink.poly('6,40 70,4 134,40 134,96 6,96', '#cfe9ee')
      for (const [x, r] of pairs('30 16, 56 12, 88 15, 112 18'))
        ink.disc([x, 92 - r * 0.6, r], x % 3 ? '#6fb05a' : '#4f9148')
      ink.faint(0.5, () => ink.poly('14,40 40,26 28,96 14,96', SHINE))
      for (const x of [6, 38, 70, 102, 134])
        ink.line([x, x === 70 ? 4 : 40 - (64 - Math.abs(x - 70)) * 0.56, x, 96], 2, ink.main)
      ink.line('6,40 70,4 134,40 6,40', 3, ink.main)
      ink.box([2, 94, 136, 6], METAL, 2)
      ink.line('6,66 134,66', 2, ink.main)
    },
  },
  {
    words: ['sandcastle', 'sand castle'],
    ...metresTall(0.7, 120, '#e2bd7a'),
    draw: (ink) => {
      for (const [x, y, wide] of triples('10 38 26, 84 38 26, 44 14 32')) {
        ink.poly([x + 3, y, x + wide - 3, y, x + wide, 100, x, 100], ink.main)
        ink.poly(
          [
            [x + wide * 0.65, y],
            [x + wide - 3, y],
            [x + wide, 100],
            [x + wide * 0.68, 100],
          ],
          ink.dark,
        )
        for (let i = 0; i < 3; i++)
          ink.box([x + 2 + i * (wide / 3), y - 7, wide / 4.6, 10], ink.light, 1)
      }
      ink.shape('M2 100Q10 76 60 78T118 100Z', ink.main)
      ink.shape('M52 100V84Q52 76 60 76T68 84V100Z', ink.deep)
      ink.line('60,8 60,0', 1.4, WOOD)
      ink.poly('60,0 74,3 60,7', '#e5443c')
      ink.disc([98, 92, 4], SHINE)
    },
  },
  {
    words: ['pagoda', 'chinese temple', 'japanese temple'],
    ...metresTall(26, 70, '#b8433a'),
    draw: (ink) => {
      ink.box([34, 0, 2, 10], GOLD)
      for (const [y, half] of pairs('8 16, 30 23, 52 29, 74 34')) {
        ink.box([35 - half * 0.62, y + 8, half * 1.24, 15], CREAM)
        ink.box([35 - half * 0.62, y + 8, half * 0.16, 15], ink.main)
        ink.box([35 + half * 0.46, y + 8, half * 0.16, 15], ink.dark)
        ink.box([31, y + 11, 8, 12], ink.deep, 1)
        ink.shape(
          `M${35 - half} ${y + 8}Q${35 - half * 0.5} ${y + 5} 35 ${y - 3}Q${35 + half * 0.5} ${y + 5} ${35 + half} ${y + 8}L${35 + half - 2} ${y + 11}H${35 - half + 2}Z`,
          '#47665f',
        )
      }
      ink.box([4, 96, 62, 4], '#8f8b84', 1)
    },
  },
  {
    words: ['bridge', 'stone bridge', 'footbridge'],
    ...metresTall(6, 300, '#a9a096'),
    grips: { top: [0.5, 0.3] },
    draw: (ink) => {
      ink.shape(
        'M0 60Q150 -6 300 60V100H236Q236 54 200 54T164 100H136Q136 54 100 54T64 100H0Z',
        ink.main,
      )
      ink.shape('M0 60Q150 -6 300 60V70Q150 6 0 70Z', ink.light)
      for (const x of [20, 60, 120, 180, 240, 276])
        ink.line(
          [
            [x, 66 - Math.sin((x / 300) * Math.PI) * 30],
            [x, 84 - Math.sin((x / 300) * Math.PI) * 30],
          ],
          1.6,
          ink.dark,
        )
      ink.line('M64 98Q64 52 100 52T136 98', 5, ink.dark)
      ink.line('M164 98Q164 52 200 52T236 98', 5, ink.dark)
    },
  },
  {
    words: [
      'stone tower',
      'watchtower',
      'watch tower',
      'medieval tower',
      'castle tower',
      "wizard's tower",
      'wizard tower',
      'magic tower',
      "mage's tower",
      'mage tower',
      "sorcerer's tower",
      "witch's tower",
      'ruined tower',
      'old tower',
      'ancient tower',
      'abandoned tower',
    ],
    ...metresTall(22, 56, '#8d86a0'),
    draw: (ink) => {
      ink.poly('14,34 42,34 46,100 10,100', ink.main)
      ink.poly('33,34 42,34 46,100 35,100', ink.dark)
      ink.shape('M4 100Q10 88 16 92T30 90T44 92T54 100Z', ink.deep)
      ink.poly('8,26 48,26 43,36 13,36', ink.dark)
      ink.box([8, 22, 40, 6], ink.light, 1)
      ink.poly('4,23 28,0 52,23', '#5a4a86')
      ink.poly('28,0 52,23 36,23', '#463a6b')
      for (const [x, y] of pairs('19 48, 30 62, 20 76')) {
        ink.shape(
          `M${x} ${y + 7}V${y + 3}Q${x + 3} ${y - 2} ${x + 6} ${y + 3}V${y + 7}Z`,
          '#ffd98a',
        )
      }
      ink.shape('M22 100V92Q28 84 34 92V100Z', '#4a3a34')
      for (const [x, y] of pairs('16 42, 36 46, 34 74, 15 62, 38 86, 26 54'))
        ink.box([x, y, 5, 2], ink.light, 1)
    },
  },
]
