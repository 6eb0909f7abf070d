import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { BARK, COAL, CREAM, FLAME, GOLD, IRON, METAL, STEEL, WOOD } from '../tones.ts'

/** What castles were held and stormed with. */
export const ARMOURY: readonly Prop[] = [
  {
    words: ['cannon', 'artillery', 'howitzer'],
    ...metresTall(1.2, 170, '#4a5058'),
    moving: [
      {
        ...driven('roll', [66, 72]),
        draw: (ink) => {
          ink.ring([66, 72, 23], 6, BARK)
          for (let i = 0; i < 4; i++)
            ink.moved({ x: 66, y: 72, turn: (i * Math.PI) / 4 }, () =>
              ink.box([-2, -22, 4, 44], BARK),
            )
          ink.disc([66, 72, 6], IRON)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('4,96 70,62 92,70 24,100', WOOD)
      ink.poly('30,38 158,12 164,40 40,76', ink.main)
      ink.poly('36,60 162,30 164,40 40,76', ink.dark)
      ink.disc([36, 58, 20], ink.main)
      ink.disc([16, 62, 7], ink.dark)
      ink.poly('150,8 168,6 170,44 154,46', ink.deep)
      for (const x of [66, 104])
        ink.line([x, 30 - (x - 66) / 6, x + 8, 66 - (x - 66) / 5], 4, ink.deep)
    },
  },
  {
    words: ['crossbow', 'arbalest'],
    ...metresLong(0.8, 170, '#9a6a40'),
    draw: (ink) => {
      ink.shape('M2 44Q2 36 12 36H150V54H52Q40 78 24 78Q20 60 12 58Q2 56 2 44Z', ink.main)
      ink.box([40, 32, 124, 6], METAL, 2)
      ink.poly('160,28 170,35 160,42', STEEL)
      ink.line('M130 4Q152 20 146 44Q152 70 130 96', 7, IRON)
      ink.line('130,4 78,36 130,96', 2, CREAM)
      ink.line('M66 56Q70 72 58 74', 4, IRON)
    },
  },
  {
    words: ['catapult', 'trebuchet', 'siege engine', 'onager'],
    ...metresTall(3.4, 150, '#a87442'),
    moving: [
      { by: 'roll', at: [30, 88], draw: (ink) => wheel(ink, 30) },
      { by: 'roll', at: [116, 88], draw: (ink) => wheel(ink, 116) },
    ],
    draw: (ink) => {
      ink.box([8, 70, 134, 12], ink.main, 3)
      ink.poly('66,70 88,20 96,20 96,70', ink.dark)
      ink.line('20,72 110,8', 7, ink.light)
      ink.shape('M100 2Q118 -6 126 6Q124 20 106 16Z', ink.deep)
      ink.disc([114, 2, 9], STEEL)
      ink.line('40,58 34,74', 3, CREAM)
    },
  },
  {
    name: 'suit-of-armour',
    words: [
      'suit of armor',
      'suit of armour',
      'armor',
      'armour',
      'coat of mail',
      'knight armor',
      'chain mail',
      'chainmail',
      'cuirass',
      'breastplate',
    ],
    ...metresTall(1.9, 52, '#aab4bd'),
    draw: (ink) => {
      ink.shape('M26 0Q30 -6 34 2L28 6Z', '#c8443a')
      for (const x of [15, 27]) {
        ink.box([x, 58, 10, 34], ink.main, 4)
        ink.box([x - 1, 70, 12, 7], ink.dark, 3)
        ink.box([x - 3, 92, 14, 8], ink.deep, 3)
      }
      ink.shape('M12 26Q26 20 40 26L37 50L40 62H12L15 50Z', ink.main)
      ink.shape('M26 24L40 26L37 50L40 62H26Z', ink.dark)
      ink.line('M14 50H38', 3, ink.deep)
      for (const x of [3, 40]) {
        ink.box([x, 28, 9, 32], ink.main, 4)
        ink.disc([x + 4.5, 28, 7], ink.light)
        ink.box([x, 56, 9, 9], ink.deep, 3)
      }
      ink.shape('M16 20V12Q16 3 26 3Q36 3 36 12V20Q26 26 16 20Z', ink.light)
      ink.box([18, 11, 16, 3], COAL, 1)
      for (const x of [22, 26, 30]) ink.box([x - 0.6, 16, 1.2, 5], COAL)
    },
  },
  {
    words: ['goblet', 'chalice', 'grail', 'holy grail'],
    ...metresTall(0.2, 66, '#e0ab37'),
    draw: (ink) => {
      ink.shape(
        'M8 4H58Q60 46 38 52V80L54 94Q56 100 33 100Q10 100 12 94L28 80V52Q6 46 8 4Z',
        ink.main,
      )
      ink.shape('M40 4H58Q60 46 38 52V80L54 94Q56 100 40 100Z', ink.dark)
      ink.oval([33, 5, 25, 5], ink.deep)
      for (const [x, tone] of [
        [18, '#c8443a'],
        [33, '#3f7fc4'],
        [48, '#4f9a5a'],
      ] as const)
        ink.disc([x, 28, 4], tone)
      ink.oval([33, 66, 8, 5], ink.light)
    },
  },
  {
    words: ['burning torch', 'flaming torch', 'torch', 'olympic torch'],
    ...metresTall(0.7, 40, '#9a6a40'),
    moving: [
      {
        ...driven('flicker', [20, 40], 0.22),
        draw: (ink) => {
          ink.shape(
            'M20 0Q38 18 34 32Q30 42 20 42Q10 42 6 32Q4 22 13 14Q14 20 18 20Q22 12 20 0Z',
            FLAME,
          )
          ink.shape('M20 14Q30 26 27 34Q25 40 20 40Q13 40 12 32Q14 26 18 26Q21 22 20 14Z', GOLD)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('14,44 26,44 23,100 17,100', ink.main)
      ink.poly('20,44 26,44 23,100 20,100', ink.dark)
      ink.shape('M9 36H31L27 52H13Z', COAL)
      ink.box([10, 42, 20, 4], IRON, 2)
    },
  },
]

function wheel(ink: Ink, x: number): void {
  ink.disc([x, 88, 12], BARK)
  ink.disc([x, 88, 8], WOOD)
  ink.line([x - 8, 88, x + 8, 88], 3, BARK)
  ink.line([x, 80, x, 96], 3, BARK)
}
