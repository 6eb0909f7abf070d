import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, IRON, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

/** What has a plug or a cable. */
export const PLUGGED_THINGS: readonly Prop[] = [
  {
    words: ['power strip', 'extension lead', 'multi plug', 'surge protector', 'multi-plug'],
    ...metresLong(0.4, 230, '#eeeae0'),
    draw: (ink) => {
      ink.line('M196 58Q222 58 222 36Q222 14 200 14Q180 14 180 26', 7, COAL)
      ink.box([4, 40, 196, 48], ink.dark, 10)
      ink.box([4, 36, 196, 44], ink.main, 10)
      ink.box([14, 46, 20, 24], '#d8352c', 4)
      ink.box([14, 46, 20, 12], '#ef6b5e', 4)
      for (const x of [64, 100, 136, 172]) {
        ink.disc([x, 58, 15], ink.deep)
        ink.disc([x, 58, 12.5], WHITE)
        ink.disc([x - 5, 58, 2.8], COAL)
        ink.disc([x + 5, 58, 2.8], COAL)
      }
    },
  },
  {
    words: ['charger', 'phone charger', 'charging plug', 'usb charger', 'wall charger'],
    ...metresTall(0.12, 120, '#f1eee6'),
    draw: (ink) => {
      ink.line('M46 66V86Q46 97 60 97H92Q112 97 112 76V40Q112 28 100 28', 6, STEEL)
      ink.box([80, 20, 22, 16], ink.dark, 4)
      ink.box([68, 23, 14, 10], METAL, 1)
      ink.box([26, 2, 7, 18], METAL, 2)
      ink.box([58, 2, 7, 18], STEEL, 2)
      ink.box([12, 16, 68, 52], ink.main, 12)
      ink.shape('M58 16H68Q80 16 80 28V56Q80 68 68 68H58Z', ink.dark)
      ink.shape('M48 26L34 46H44L40 60L56 38H46Z', '#f2b93b')
    },
  },
  {
    words: ['usb cable', 'charging cable', 'computer cable', 'lightning cable'],
    ...metresTall(0.16, 116, '#45484d'),
    draw: (ink) => {
      ink.ring([56, 58, 32], 6, ink.main)
      ink.ring([56, 58, 24], 6, ink.dark)
      ink.box([50, 22, 12, 72], '#d8352c', 4)
      ink.line('M82 40Q96 20 96 18', 6, ink.main)
      ink.line('M30 78Q14 92 12 84', 6, ink.main)
      ink.box([88, 2, 16, 20], ink.light, 3)
      ink.box([91, -1, 10, 8], METAL, 1)
      ink.box([4, 66, 16, 22], ink.light, 3)
      ink.box([7, 58, 10, 10], METAL, 1)
    },
  },
  {
    words: [
      'hard drive',
      'external hard drive',
      'hard disk',
      'hard disc',
      'ssd',
      'hard disk drive',
    ],
    ...metresTall(0.16, 74, '#aab2b9'),
    draw: (ink) => {
      ink.box([3, 3, 68, 94], ink.main, 6)
      ink.box([58, 3, 13, 94], ink.dark, 6)
      ink.disc([36, 38, 29], SHINE)
      ink.disc([36, 38, 27], METAL)
      ink.shape('M36 38L18 18A27 27 0 0 1 40 11Z', WHITE)
      ink.shape('M36 38L54 58A27 27 0 0 1 32 65Z', SHINE)
      ink.disc([36, 38, 7], IRON)
      ink.disc([36, 38, 3], METAL)
      ink.line('M58 82L40 50', 5, COAL)
      ink.disc([58, 82, 8], IRON)
      ink.box([10, 74, 34, 18], '#3f8a5a', 3)
      for (const [x, y] of pairs('7 7, 66 7, 7 92, 66 92')) ink.disc([x, y, 2.2], COAL)
    },
  },
  {
    words: ['scanner', 'flatbed scanner', 'document scanner', 'flatbed', 'photo scanner'],
    ...metresLong(0.5, 170, '#6b747c'),
    draw: (ink) => {
      ink.poly('26,60 40,4 160,4 146,60', ink.dark)
      ink.poly('34,56 46,10 152,10 140,56', WHITE)
      ink.poly('12,66 150,66 160,78 4,78', ink.light)
      ink.poly('24,67 140,67 147,76 16,76', GLASS)
      ink.poly('66,67 80,67 78,76 62,76', '#f6ffd9')
      ink.box([4, 77, 158, 20], ink.main, 4)
      ink.box([128, 77, 34, 20], ink.dark, 4)
      ink.disc([22, 87, 4], '#7ed957')
      for (const x of [38, 52, 66]) ink.box([x, 84, 9, 6], ink.pale, 2)
    },
  },
  {
    words: [
      'game console',
      'video game console',
      'games console',
      'gaming console',
      'playstation',
      'xbox',
    ],
    ...metresLong(0.42, 170, '#2f3338'),
    draw: (ink) => {
      ink.poly('16,18 132,18 146,32 4,32', ink.pale)
      ink.box([4, 30, 142, 34], ink.main, 4)
      ink.box([4, 50, 142, 14], ink.deep, 4)
      ink.box([18, 38, 60, 5], COAL, 2)
      ink.disc([126, 42, 5], '#58c4f0')
      ink.line('M96 62Q70 70 84 80', 3, COAL)
      ink.shape(
        'M74 70Q84 62 100 66H124Q142 62 150 72Q164 92 156 98Q148 102 136 88H90Q78 102 70 98Q60 92 74 70Z',
        STEEL,
      )
      ink.shape('M74 70Q84 62 100 66H124Q142 62 150 72Q140 74 112 74T74 70Z', METAL)
      ink.box([84, 73, 4.4, 13], COAL, 1)
      ink.box([79.6, 77.4, 13, 4.4], COAL, 1)
      for (const [x, y, tone] of [
        [137, 74, '#f2b93b'],
        [143, 79, '#d8352c'],
        [131, 79, '#4f8fd8'],
        [137, 84, '#5fa648'],
      ] as const)
        ink.disc([x, y, 2.9], tone)
    },
  },
  {
    words: [
      'earbuds',
      'earbud',
      'wireless earbud',
      'airpod',
      'airpods',
      'wireless earbuds',
      'earphone',
      'earphones',
    ],
    ...metresTall(0.09, 104, '#f6f4ee'),
    draw: (ink) => {
      for (const flip of [false, true])
        ink.moved({ x: flip ? 104 : 0, flip }, () => {
          ink.shape('M28 34Q26 10 10 8Q-2 12 4 32Q10 44 22 42Z', ink.main)
          ink.oval([10, 24, 5.4, 9], COAL, 0.3)
          ink.box([19, 24, 13, 46], ink.light, 6)
          ink.box([26, 24, 6, 46], ink.dark, 3)
          ink.box([19, 64, 13, 6], METAL, 3)
        })
      ink.box([24, 72, 56, 26], ink.dark, 12)
      ink.box([24, 69, 56, 24], ink.main, 12)
      ink.line('M27 80H77', 1.6, STEEL)
      ink.disc([52, 87, 2], '#5fa648')
    },
  },
]
