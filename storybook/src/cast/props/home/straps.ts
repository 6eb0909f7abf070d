import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { COAL, GOLD, METAL, STEEL, WHITE } from '../tones.ts'

/** Leather, iron and rope. */
export const STRAPS: readonly Prop[] = [
  {
    words: ['belt', 'leather belt', 'waist belt'],
    ...metresLong(0.35, 150, '#8a5a38'),
    draw: (ink) => {
      ink.shape(
        'M75 8A70 42 0 1 0 75 92A70 42 0 1 0 75 8ZM75 24A54 28 0 1 1 75 78A54 28 0 1 1 75 24Z',
        ink.main,
      )
      ink.shape('M8 62A70 42 0 0 0 142 62L134 68A62 30 0 0 1 16 68Z', ink.dark)
      ink.box([58, 74, 34, 24], GOLD, 4)
      ink.box([65, 80, 20, 12], ink.main, 2)
      ink.line('65,86 84,86', 3, STEEL)
      for (const x of [104, 116, 126]) ink.disc([x, 80 - (x - 104) / 3, 2], COAL)
    },
  },
  {
    words: ['saddle', 'horse saddle', 'western saddle'],
    ...metresTall(0.52, 120, '#9a5f35'),
    draw: (ink) => {
      ink.shape(
        'M14 26Q18 4 34 8Q36 28 62 30Q88 30 100 12Q114 6 112 22Q106 46 92 52H30Q14 46 14 26Z',
        ink.main,
      )
      ink.shape('M62 30Q88 30 100 12Q114 6 112 22Q106 46 92 52H62Z', ink.dark)
      ink.shape('M34 44H88Q96 72 84 80H42Q28 70 34 44Z', ink.light)
      ink.line('60,78 60,86', 4, ink.deep)
      ink.ring([60, 92, 7], 3, METAL)
      ink.disc([106, 12, 5], ink.deep)
    },
  },
  {
    words: ['horseshoe', 'horse shoe', 'lucky horseshoe'],
    ...metresTall(0.14, 90, '#8d99a3'),
    draw: (ink) => {
      ink.line('M18 94Q2 50 18 26Q45 -6 72 26Q88 50 72 94', 17, ink.main)
      ink.line('M72 26Q88 50 72 94', 8, ink.dark)
      for (const [x, y] of pairs('15 78, 11 56, 18 34, 72 34, 79 56, 75 78'))
        ink.disc([x, y, 3], COAL)
    },
  },
  {
    words: ['leash', 'dog leash', 'dog lead'],
    ...metresTall(0.42, 110, '#d2483f'),
    draw: (ink) => {
      ink.line('M40 4Q10 30 26 62T60 92Q92 84 84 50Q78 18 62 4', 8, ink.main)
      ink.line('M26 62T60 92Q92 84 84 50', 2.4, ink.dark)
      ink.ring([50, 10, 12], 7, ink.main)
      ink.line('60,92 60,84', 8, ink.deep)
      ink.line('M84 50Q78 18 62 4', 2.4, ink.dark)
      ink.ring([40, 6, 5], 3, METAL)
    },
  },
  {
    words: [
      'coil of rope',
      'coil',
      'coils',
      'coiled rope',
      'rope',
      'ropes',
      'cord',
      'tightrope',
      'high wire',
      'lanyard',
    ],
    ...metresLong(0.5, 140, '#cfa566'),
    draw: (ink) => {
      for (const y of [70, 52, 34]) {
        ink.oval([66, y + 10, 60, 19], ink.deep)
        ink.oval([66, y + 7, 60, 19], ink.main)
        for (let i = 0; i < 9; i++)
          ink.line(
            [
              [14 + i * 13, y + 8 + Math.sin((i / 8) * Math.PI) * 14],
              [20 + i * 13, y + 15 + Math.sin((i / 8) * Math.PI) * 13],
            ],
            2,
            ink.dark,
          )
      }
      ink.oval([66, 38, 34, 9], ink.deep)
      ink.line('M120 58Q140 70 132 96', 11, ink.light)
    },
  },
  {
    words: ['cigar', 'smoking pipe', 'tobacco pipe'],
    ...metresLong(0.16, 200, '#8a5a38'),
    moving: [
      {
        ...driven('sway', [188, 66], 0.2),
        rate: 2,
        draw: (ink) =>
          ink.faint(0.6, () => ink.line('M188 60Q176 44 190 32Q202 18 188 2', 6, WHITE)),
      },
    ],
    draw: (ink) => {
      ink.box([4, 62, 176, 26], ink.main, 13)
      ink.box([4, 76, 176, 12], ink.dark, 6)
      ink.box([50, 62, 20, 26], '#c8443a')
      ink.box([57, 62, 5, 26], GOLD)
      ink.box([174, 62, 12, 26], METAL, 4)
      ink.box([184, 65, 8, 20], '#ff8a2a', 4)
    },
  },
]
