import { driven, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { WHITE, CREAM, METAL, STEEL, IRON, COAL, WOOD, GLASS, GOLD } from '../tones.ts'

export const AIRCRAFT: readonly Prop[] = [
  {
    words: ['airplane', 'aeroplane', 'plane', 'jet', 'airliner', 'passenger plane', 'aircraft'],
    ...metresTall(12, 290, '#f2f1ec'),
    home: 'air',
    faces: 'left',
    grips: { seat: [0.45, 0.34] },
    draw: (ink) => {
      ink.poly('226,46 252,2 282,2 270,48', '#3f7fc8')
      ink.poly('262,2 282,2 270,48 254,48', '#2c62a4')
      ink.poly('120,54 156,22 172,22 160,56', ink.deep)
      ink.shape(
        'M4 60Q10 38 56 38H240Q286 38 288 48Q284 66 214 74Q120 84 50 78Q8 74 4 60Z',
        ink.main,
      )
      ink.shape('M4 60Q40 72 130 70T288 48Q284 66 214 74Q120 84 50 78Q8 74 4 60Z', ink.dark)
      ink.shape('M6 62Q90 72 286 52L284 56Q180 74 60 72Q20 70 6 62Z', '#3f7fc8')
      ink.shape('M18 50Q26 42 44 42L40 52H16Z', GLASS)
      for (let x = 62; x < 232; x += 14) ink.box([x, 46, 7, 8], GLASS, 3)
      ink.box([116, 74, 36, 16], STEEL, 7)
      ink.box([114, 74, 8, 16], COAL, 4)
      ink.poly('104,62 166,62 226,96 208,98', ink.deep)
      ink.poly('104,62 150,62 212,95 206,97', METAL)
      ink.poly('240,52 268,50 284,66 272,67', METAL)
    },
  },
  {
    words: [
      'biplane',
      'propeller plane',
      'small airplane',
      ...['old', 'vintage', 'antique', 'classic', 'stunt', 'skywriting', 'retro'].flatMap((age) => [
        `${age} airplane`,
        `${age} plane`,
      ]),
    ],
    ...metresTall(3, 190, '#d8453a'),
    home: 'air',
    faces: 'left',
    grips: { seat: [0.5, 0.34] },
    moving: [
      {
        ...driven('time', [9, 54], 4.6),
        draw: (ink) => {
          ink.oval([9, 36, 4, 18], WOOD)
          ink.oval([9, 72, 4, 18], WOOD)
          ink.disc([9, 54, 5], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('152,46 168,18 186,18 182,52', ink.dark)
      ink.shape('M14 38Q30 32 60 36L180 46Q188 50 180 56L60 76Q20 78 14 66Z', ink.main)
      ink.shape('M14 56Q90 62 184 52Q186 54 180 56L60 76Q20 78 14 66Z', ink.dark)
      ink.box([12, 38, 14, 30], IRON, 5)
      ink.shape('M82 40Q84 28 98 30L104 42Z', GLASS)
      ink.line('52,20 56,64', 2.6, WOOD)
      ink.line('92,20 90,64', 2.6, WOOD)
      ink.box([34, 12, 78, 9], CREAM, 4)
      ink.box([38, 62, 72, 9], CREAM, 4)
      ink.line('58,74 52,92', 3, IRON)
      ink.disc([50, 91, 9], COAL)
      ink.disc([50, 91, 4], METAL)
    },
  },
  {
    words: ['seaplane', 'floatplane', 'float plane', 'hydroplane', 'flying boat'],
    ...metresTall(4, 210, '#f0c23c'),
    home: 'air',
    faces: 'left',
    grips: { seat: [0.36, 0.4] },
    moving: [
      {
        ...driven('time', [8, 46], 4.6),
        draw: (ink) => {
          ink.oval([8, 30, 4, 17], IRON)
          ink.oval([8, 62, 4, 17], IRON)
          ink.disc([8, 46, 5], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.poly('172,40 190,8 206,8 202,46', ink.dark)
      ink.line('66,62 60,84', 3.4, STEEL)
      ink.line('112,62 118,84', 3.4, STEEL)
      ink.line('66,62 118,84', 2.4, STEEL)
      ink.shape('M26 82H168Q164 96 140 98H52Q30 96 26 82Z', CREAM)
      ink.shape('M28 88Q90 96 166 86Q162 96 140 98H52Q32 96 28 88Z', METAL)
      ink.shape('M12 36Q30 26 62 28L200 40Q208 44 200 50L70 66Q18 68 12 56Z', ink.main)
      ink.shape('M12 50Q100 58 204 46Q206 48 200 50L70 66Q18 68 12 56Z', ink.dark)
      ink.box([10, 34, 12, 26], IRON, 5)
      ink.shape('M44 30Q50 18 66 20H98L110 34Z', GLASS)
      ink.line('74,20 76,32', 2, WHITE)
      ink.poly('40,14 122,14 128,22 46,24', ink.deep)
      ink.line('84,22 92,58', 3, STEEL)
      ink.poly('176,42 208,38 210,44 178,48', WHITE)
    },
  },
  {
    words: ['hot air balloon', 'air balloon', 'hot-air balloon'],
    ...metresTall(20, 74, '#e5503f'),
    home: 'air',
    grips: { seat: [0.5, 0.88] },
    draw: (ink) => {
      // The basket is larger than in life: who waves from it is seen.
      for (const [from, to] of pairs('25 24, 32 30, 42 44, 49 50'))
        ink.line([from, 62, to, 84], 0.9, WOOD)
      ink.shape('M37 0Q74 2 74 31Q74 46 48 64H26Q0 46 0 31Q0 2 37 0Z', ink.main)
      ink.shape('M37 0Q62 4 60 32Q58 48 44 64H40Q48 32 37 0Z', ink.own ? GOLD : ink.light)
      ink.shape('M37 0Q12 4 14 32Q16 48 30 64H34Q26 32 37 0Z', ink.own ? GOLD : ink.light)
      ink.shape('M37 0Q48 32 40 64H34Q26 32 37 0Z', CREAM)
      ink.faint(0.35, () => ink.shape('M52 4Q74 12 74 31Q74 46 48 64H43Q66 36 52 4Z', ink.deep))
      ink.box([25, 62, 24, 4], ink.deep, 2)
      ink.box([23, 83, 28, 17], WOOD, 4)
      ink.box([22, 81, 30, 4], '#8f5d34', 2)
    },
  },
  {
    words: ['drone', 'quadcopter'],
    ...metresTall(0.3, 210, '#5a646e'),
    home: 'air',
    moving: [34, 176].map((x) => ({
      ...driven('time' as const, [x, 22] as const, 0),
      draw: (ink) => ink.faint(0.55, () => ink.oval([x, 18, 34, 5], METAL)),
    })),
    draw: (ink) => {
      ink.line('34,30 84,46 126,46 176,30', 9, ink.dark)
      for (const x of [34, 176]) ink.box([x - 6, 18, 12, 22], COAL, 4)
      ink.box([74, 34, 62, 34], ink.main, 14)
      ink.box([74, 52, 62, 16], ink.dark, 8)
      ink.disc([105, 72, 12], COAL)
      ink.disc([105, 72, 6], '#6fb8e0')
      for (const x of [76, 134]) ink.line([x, 62, x + (x - 105) * 0.25, 96], 5, ink.dark)
      ink.disc([84, 44, 3], '#e5443c')
    },
  },
  {
    words: ['paper plane', 'paper airplane'],
    ...metresTall(0.14, 170, WHITE),
    home: 'air',
    faces: 'right',
    draw: (ink) => {
      ink.poly('168,10 4,40 52,62', ink.main)
      ink.poly('168,10 52,62 60,96 84,72', ink.deep)
      ink.poly('168,10 84,72 126,92', ink.dark)
    },
  },
]
