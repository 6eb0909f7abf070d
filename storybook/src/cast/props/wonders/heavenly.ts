import { pairs, triples } from '../../../scene/rows.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { SHINE, STEEL, WHITE } from '../tones.ts'

/** The arms of the swirl: each a bow from the rim to the hole. */
const ARMS = 9

/** What drifts in space, and what comes down a mountain. */
export const HEAVENLY: readonly Prop[] = [
  {
    kind: 'nature',
    words: ['black hole', 'wormhole', 'event horizon'],
    ...metresTall(60, 100, '#ff9a4a'),
    home: 'space',
    moving: [
      {
        ...driven('time', [50, 50], -0.16),
        behind: true,
        draw: (ink) => {
          for (let arm = 0; arm < ARMS; arm++)
            ink.moved({ x: 50, y: 50, turn: (arm / ARMS) * Math.PI * 2 }, () => {
              const tone =
                [ink.main, ink.light, '#ffd98a', '#e0609a', '#8a5fd0'][arm % 5] ?? ink.main
              ink.faint(0.85, () =>
                ink.shape('M48 6Q44 34 14 34Q4 34 -4 26Q16 26 26 14Q36 2 34 -14Q46 -8 48 6Z', tone),
              )
            })
        },
      },
      {
        ...driven('time', [50, 50], -0.34),
        draw: (ink) => {
          for (let arm = 0; arm < 6; arm++)
            ink.moved({ x: 50, y: 50, turn: arm * 1.0472 }, () =>
              ink.faint(0.9, () => ink.shape('M27 2Q26 18 8 25Q22 24 29 10Q30 6 27 2Z', '#fff2c4')),
            )
        },
      },
    ],
    draw: (ink) => {
      ink.disc([50, 50, 27], '#ffe2a0')
      ink.disc([50, 50, 24.6], '#ff8a3c')
      ink.disc([50, 50, 22.6], '#0b0714')
      ink.faint(0.5, () => ink.line('M34 36Q42 28 54 29', 1.4, '#ffcf8a'))
    },
  },
  {
    name: 'galaxy',
    kind: 'nature',
    words: 'spiral galaxy|andromeda|andromeda galaxy|spinning galaxy|whirlpool galaxy'.split('|'),
    ...metresTall(90, 150, '#8f7be0'),
    home: 'space',
    moving: [],
    draw: (ink) => {
      ink.faint(0.35, () => ink.oval([75, 50, 74, 30], ink.dark, -0.3))
      for (const [turn, tone] of [
        [0, ink.main],
        [Math.PI, ink.light],
      ] as const)
        ink.moved({ x: 75, y: 50, turn: turn - 0.3 }, () => {
          ink.faint(0.8, () =>
            ink.shape('M4 0Q30 -22 62 -10Q74 -4 70 6Q58 -10 34 -6Q14 -2 4 8Z', tone),
          )
          ink.faint(0.7, () =>
            ink.shape('M2 4Q22 20 48 15Q58 12 62 6Q52 10 34 6Q14 2 2 4Z', '#d98fd0'),
          )
          for (const [x, y] of pairs('30 -13, 46 -12, 58 -7, 24 13, 40 13, 64 2'))
            ink.disc([x, y, 1.4], '#fff6d8')
        })
      ink.oval([75, 50, 16, 10], '#ffe2a0', -0.3)
      ink.oval([75, 50, 9, 6], '#fffdf0', -0.3)
    },
  },
  {
    kind: 'nature',
    words: ['meteor', 'meteorite', 'fireball', 'falling meteor', 'burning asteroid'],
    ...metresTall(8, 150, '#6b5a58'),
    faces: 'left',
    home: 'air',
    moving: [
      {
        ...driven('flicker', [50, 60], 0.7),
        behind: true,
        draw: (ink) => {
          ink.shape('M30 40Q80 14 148 0Q110 40 60 92Z', '#f4602a')
          ink.shape('M34 48Q84 28 130 14Q100 46 58 84Z', '#ffb03c')
          ink.shape('M38 56Q76 42 108 32Q84 56 54 76Z', '#fff0a8')
        },
      },
    ],
    draw: (ink) => {
      ink.poly('8,70 14,50 34,40 56,50 62,72 48,92 24,96', ink.main)
      ink.poly('34,40 56,50 62,72 48,92 44,66', ink.dark)
      ink.oval([26, 64, 6, 4.4], ink.deep)
      ink.oval([42, 80, 5, 3.6], ink.deep)
      ink.line('M10 68L16 52L34 42', 3, '#ffb46a')
    },
  },
  {
    kind: 'nature',
    words: ['avalanche', 'snow slide', 'snowslide'],
    ...metresTall(12, 150, '#eef4fa'),
    draw: (ink) => {
      for (const [x, y, r] of triples('30 60 26, 70 44 34, 112 62 28, 52 76 24, 92 78 22')) {
        ink.disc([x, y + 2, r], ink.dark)
        ink.disc([x, y, r], ink.main)
      }
    },
  },
  {
    kind: 'nature',
    words: 'landslide|rockslide|rock slide|mudslide|mud slide|rockfall|rock fall'.split('|'),
    ...metresTall(12, 150, '#a9835a'),
    draw: (ink) => {
      ink.poly('0,100 30,50 70,24 112,56 150,100', ink.main)
      ink.poly('70,24 112,56 150,100 84,100', ink.dark)
      for (const [x, y, r] of triples('34 78 12, 66 60 14, 100 80 16, 76 88 10'))
        ink.disc([x, y, r], ink.deep)
    },
  },
  {
    kind: 'nature',
    words: ['sand wall', 'dust wall', 'haboob'],
    ...metresTall(30, 150, '#c49256'),
    draw: (ink) => {
      for (const [x, y, r] of triples(
        '20 40 24, 60 26 28, 104 34 26, 132 52 22, 40 72 30, 96 76 28',
      ))
        ink.disc([x, y, r], y > 50 ? ink.dark : ink.main)
    },
  },
  {
    kind: 'nature',
    words: ['heat haze', 'heat shimmer', 'heat wave', 'mirage', 'shimmering heat'],
    ...metresTall(1, 160, '#f2d9a8'),
    draw: (ink) => {
      for (const y of [30, 50, 70])
        ink.line(`M6 ${y}Q26 ${y - 12} 46 ${y}T86 ${y}T126 ${y}T154 ${y}`, 5, ink.main)
    },
  },
  {
    words: [
      'satellite dish',
      'radio telescope',
      'dish antenna',
      'radar',
      'radar dish',
      'radar antenna',
      'solar dish',
    ],
    ...metresTall(12, 110, '#dfe6ec'),
    draw: (ink) => {
      ink.poly('44,100 52,62 60,62 68,100', STEEL)
      ink.shape('M4 30Q8 78 62 76Q98 70 104 50Z', ink.main)
      ink.shape('M40 72Q98 74 104 50L88 48Q70 70 40 72Z', ink.dark)
      ink.oval([54, 40, 52, 12], ink.light, 0.2)
      ink.line('20,34 56,6 92,48', 2.4, STEEL)
      ink.disc([56, 7, 4], WHITE)
      ink.faint(0.6, () => ink.oval([38, 38, 18, 4], SHINE, 0.2))
    },
  },
]
