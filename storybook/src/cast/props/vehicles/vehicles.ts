import { driven, metresTall, type Prop } from '../prop.ts'
import { spoked, wheel } from './vehicle-parts.ts'
import { WHITE, STEEL, IRON, COAL, WOOD, BARK, GLASS, SHINE, GOLD } from '../tones.ts'

const BICYCLE: Prop = {
  words: ['bicycle', 'bike', 'cycle', 'mountain bike', 'road bike', 'cruiser bike'],
  ...metresTall(1.1, 164, '#2f9e8f'),
  build: 'wheeled',
  faces: 'left',
  grips: { seat: [0.66, 0.14], bothHands: [0.3, 0.12], feet: [0.49, 0.78], back: [0.78, 0.44] },
  moving: [
    { ...spoked([34, 66, 33]), behind: true },
    { ...spoked([130, 66, 33]), behind: true },
    {
      ...driven('roll', [80, 68]),
      draw: (ink) => {
        ink.line('80,68 80,84', 3, IRON)
        ink.box([74, 83, 12, 4], COAL, 2)
        ink.line('80,68 80,52', 3, STEEL)
        ink.box([74, 49, 12, 4], COAL, 2)
        ink.ring([80, 68, 8], 2.6, STEEL)
      },
    },
  ],
  draw: (ink) => {
    ink.line('130,66 80,68', 4, ink.dark)
    ink.line('130,66 104,28', 4, ink.dark)
    ink.line('80,68 102,22', 5, ink.main)
    ink.line('80,68 50,34', 5.4, ink.main)
    ink.line('50,34 104,30', 5.4, ink.main)
    ink.line('34,66 48,18', 5, ink.dark)
    ink.line('48,18 46,8', 4, STEEL)
    ink.line('M36 12Q44 4 56 7Q62 10 60 16', 4, COAL)
    ink.line('102,24 105,14', 4, STEEL)
    ink.shape('M90 12Q94 8 118 9Q122 10 120 14Q106 19 92 16Z', COAL)
    ink.line('M80 62L130 62M80 74L130 70', 1.2, IRON)
  },
}

export const VEHICLES: readonly Prop[] = [
  BICYCLE,
  {
    ...BICYCLE,
    words: ['wheelless bicycle'],
    build: 'still',
    moving: [],
    draw: (ink) => ink.moved({ y: 25 }, () => BICYCLE.draw(ink)),
  },
  {
    words: ['carriage', 'horse carriage', 'coach', 'stagecoach'],
    ...metresTall(2.2, 140, '#8a4fb0'),
    build: 'wheeled',
    faces: 'left',
    moving: [spoked([34, 76, 23], GOLD), spoked([108, 74, 25], GOLD)],
    draw: (ink) => {
      ink.line('4,66 30,66', 4, BARK)
      ink.shape('M28 18Q28 8 40 8H104Q116 8 116 18L110 54Q106 68 88 68H56Q38 68 34 54Z', ink.main)
      ink.shape('M92 8H104Q116 8 116 18L110 54Q106 68 88 68H80Q98 50 92 8Z', ink.dark)
      ink.pane('M42 14H68V42H42Z')
      ink.pane('M74 14H100V42H74Z')
      ink.box([24, 4, 96, 7], GOLD, 3)
      ink.line('M36 52Q72 66 108 52', 2.6, GOLD)
      ink.disc([72, 3, 4], GOLD)
    },
  },
  {
    words: ['cart', 'wagon', 'handcart', 'farm cart', 'wooden cart', 'trailer', 'hay wagon'],
    ...metresTall(1.5, 170, WOOD),
    build: 'wheeled',
    faces: 'left',
    moving: [spoked([60, 72, 26], BARK), spoked([132, 72, 26], BARK)],
    draw: (ink) => {
      ink.line('4,62 50,50', 5, BARK)
      ink.shape('M42 22Q60 4 84 12T128 8T158 22Z', '#e0b94f')
      ink.box([36, 20, 128, 32], ink.main, 4)
      for (const y of [30, 41]) ink.line([36, y, 164, y], 1.6, ink.deep)
      for (const x of [50, 96, 142]) ink.box([x, 16, 7, 38], ink.dark, 2)
      ink.line('36,56 164,56', 5, BARK)
    },
  },
  {
    words: ['covered wagon', 'prairie wagon', 'prairie schooner', 'conestoga wagon'],
    ...metresTall(2.6, 158, '#f1e8d4'),
    build: 'wheeled',
    faces: 'left',
    grips: { top: [0.5, 0.03] },
    moving: [spoked([42, 82, 17], BARK), spoked([120, 80, 19], BARK)],
    draw: (ink) => {
      ink.line('2,74 30,64', 4, BARK)
      ink.shape('M20 54Q8 6 34 3Q82 -2 130 3Q154 8 144 54Z', ink.main)
      ink.shape('M122 3Q154 4 144 54H128Q138 20 122 3Z', ink.dark)
      for (const x of [52, 78, 104]) ink.line(`M${x} 2Q${x + 6} 28 ${x + 2} 54`, 2, ink.dark)
      ink.shape('M20 54Q10 12 30 8Q44 20 40 54Z', '#5b4a3a')
      ink.box([16, 52, 132, 18], WOOD, 3)
      for (const x of [34, 80, 128]) ink.box([x, 50, 6, 22], BARK, 1)
      ink.line('16,72 148,72', 4, BARK)
    },
  },
  {
    words: ['truck', 'lorry'],
    ...metresTall(3, 200, '#3f7fc0'),
    build: 'wheeled',
    faces: 'left',
    cabin: [0.2, 0.28],
    moving: [wheel(40, 82, 17), wheel(128, 82, 17), wheel(166, 82, 17)],
    draw: (ink) => {
      ink.box([8, 74, 188, 10], IRON, 3)
      ink.shape('M6 78V48Q8 40 18 38L28 14Q30 10 36 10H66V78Z', ink.main)
      ink.shape('M6 66H66V78H6Z', ink.deep)
      ink.pane('M24 38L33 18H54V38Z')
      ink.faint(0.35, () => ink.poly('33,18 37,18 29,38 24,38', SHINE))
      ink.disc([11, 58, 5], '#ffe9a8')
      ink.box([72, 2, 124, 72], ink.own ? WHITE : ink.light, 4)
      ink.box([72, 58, 124, 16], ink.own ? '#e2dccd' : ink.dark, 4)
      ink.box([80, 22, 108, 14], ink.own ? ink.main : ink.pale, 2)
      ink.box([80, 40, 60, 8], ink.own ? ink.light : ink.pale, 2)
    },
  },
  {
    words: ['mars rover', 'rover', 'moon rover', 'lunar rover', 'space rover'],
    ...metresTall(2, 150, '#e6e4dc'),
    build: 'wheeled',
    faces: 'left',
    moving: [wheel(24, 84, 15), wheel(74, 84, 15), wheel(124, 84, 15)],
    draw: (ink) => {
      ink.line('24,84 40,60 74,84', 5, IRON)
      ink.line('56,72 96,58 124,84', 5, IRON)
      ink.box([44, 14, 5, 36], STEEL, 2)
      ink.box([32, 2, 30, 16], ink.main, 3)
      ink.disc([40, 10, 4], COAL)
      ink.disc([52, 10, 4], COAL)
      ink.line('30,50 12,40 10,58', 4, STEEL)
      ink.box([30, 46, 92, 18], GOLD, 3)
      ink.box([26, 40, 100, 9], ink.main, 3)
      ink.poly('78,38 138,24 146,34 92,42', '#34589c')
      ink.line('98,34 106,40', 1, '#7f9fd0')
      ink.line('118,29 126,36', 1, '#7f9fd0')
      ink.disc([112, 52, 5], ink.dark)
      ink.line('118,40 124,8', 2, STEEL)
      ink.oval([122, 8, 12, 5], ink.light, 0.5)
    },
  },
  {
    words: ['excavator', 'digger', 'backhoe', 'crane truck'],
    ...metresTall(3, 190, '#f2b62f'),
    faces: 'left',
    moving: [
      {
        ...driven('open', [120, 52], 0.5),
        behind: true,
        draw: (ink) => {
          ink.line('120,50 70,10 30,40', 11, ink.dark)
          ink.line('70,10 30,42', 8, ink.main)
          ink.shape('M22 36L46 44Q44 66 22 72Q8 64 10 54Z', IRON)
          for (const x of [12, 20, 28]) ink.poly([x, 66, x + 6, 68, x, 76], COAL)
        },
      },
    ],
    draw: (ink) => {
      ink.box([90, 42, 96, 32], ink.main, 6)
      ink.box([150, 42, 36, 32], ink.dark, 6)
      ink.shape('M96 46V20Q98 14 104 14H134V46Z', ink.dark)
      ink.box([102, 20, 26, 22], GLASS, 3)
      ink.box([84, 74, 104, 26], COAL, 13)
      for (const x of [98, 118, 138, 158, 174]) ink.disc([x, 87, 8], STEEL)
    },
  },
  {
    words: ['shopping cart', 'shopping trolley', 'trolley'],
    ...metresTall(1, 106, '#8e9aa5'),
    build: 'wheeled',
    faces: 'left',
    grips: { bothHands: [0.96, 0.08] },
    moving: [wheel(28, 93, 7), wheel(80, 93, 7)],
    draw: (ink) => {
      ink.line('M102 6H92L76 66H24', 4, ink.dark)
      for (const [x, y, r, tone] of [
        [30, 22, 11, '#e5574c'],
        [50, 18, 13, '#6fae4f'],
        [70, 22, 11, '#f0b53b'],
      ] as const)
        ink.disc([x, y, r], tone)
      ink.faint(0.9, () => {
        for (let i = 0; i < 8; i++) ink.line([10 + i * 11, 24, 22 + i * 8.2, 60], 1.8, ink.main)
        for (const y of [24, 36, 48, 60])
          ink.line([8 + (y - 24) * 0.33, y, 92 - (y - 24) * 0.3, y], 1.8, ink.main)
      })
      ink.line('78,66 84,84 24,84', 3.4, ink.dark)
      ink.line('90,6 104,6', 5, '#d8433b')
    },
  },
  {
    words: ['stroller', 'baby carriage', 'pram', 'pushchair'],
    ...metresTall(1.05, 100, '#5f8fd0'),
    build: 'wheeled',
    faces: 'left',
    grips: { bothHands: [0.95, 0.2] },
    moving: [spoked([28, 84, 15]), spoked([72, 84, 15])],
    draw: (ink) => {
      ink.line('72,60 96,20', 4, STEEL)
      ink.line('28,84 72,62', 3, STEEL)
      ink.line('72,84 28,62', 3, STEEL)
      ink.shape('M8 40H88Q88 66 60 66H36Q10 66 8 40Z', ink.main)
      ink.shape('M66 40H88Q88 66 60 66H48Q68 60 66 40Z', ink.dark)
      ink.shape('M8 40Q6 8 46 4V40Z', ink.light)
      ink.line('M28 12L46 40', 1.6, ink.dark)
      ink.disc([66, 34, 8], '#f6d2b4')
    },
  },
]
