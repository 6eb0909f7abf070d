import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { WHITE, METAL, STEEL, COAL, PLANK, BARK, GLASS, SHINE, LEAF, FERN, GOLD } from '../tones.ts'

const CLOCK: Prop = {
  words: ['clock', 'wall clock'],
  ...metresTall(0.36, 100, '#5f9ec4'),
  home: 'any',
  grips: { middle: [0.5, 0.5] },
  moving: [
    { by: 'time', at: [50, 50], speed: 0.06, draw: (ink) => ink.line('50,54 50,18', 3.4, COAL) },
    { by: 'time', at: [50, 50], speed: 0.005, draw: (ink) => ink.line('47,52 68,40', 5, COAL) },
  ],
  draw: (ink) => {
    ink.disc([50, 50, 49.5], ink.dark)
    ink.disc([50, 50, 47], ink.main)
    ink.shape('M10 34Q20 10 46 6Q26 18 20 40Z', ink.pale)
    ink.disc([50, 50, 38], ink.dark)
    ink.disc([50, 51, 37], WHITE)
    for (let i = 0; i < 12; i++) {
      const [sin, cos] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)]
      ink.line(
        [
          [50 + sin * 33, 51 - cos * 33],
          [50 + sin * (i % 3 ? 30 : 27), 51 - cos * (i % 3 ? 30 : 27)],
        ],
        i % 3 ? 2 : 3.4,
        ink.deep,
      )
    }
    ink.disc([50, 50, 4], ink.deep)
  },
}

export const HOUSEHOLD: readonly Prop[] = [
  {
    words: ['toilet', 'toilet bowl', 'lavatory'],
    ...metresTall(0.8, 76, '#f1f3f3'),
    faces: 'right',
    grips: { seat: [0.62, 0.48], top: [0.6, 0.46] },
    draw: (ink) => {
      ink.box([4, 4, 26, 46], ink.main, 4)
      ink.box([2, 0, 30, 8], ink.light, 3)
      ink.box([24, 4, 6, 46], ink.dark, 3)
      ink.box([8, 14, 9, 4], STEEL, 2)
      ink.shape('M22 60H70Q70 82 50 86L54 100H22Q26 84 20 72Z', ink.main)
      ink.shape('M50 60H70Q70 82 50 86L54 100H42Q46 80 50 60Z', ink.dark)
      ink.box([18, 48, 57, 8], ink.pale, 4)
      ink.box([20, 54, 54, 7], ink.deep, 3)
    },
  },
  {
    words: ['bathtub', 'bath', 'tub'],
    ...metresTall(0.7, 220, '#f2f3f2'),
    grips: { seat: [0.5, 0.6], middle: [0.5, 0.5] },
    draw: (ink) => {
      for (const x of [36, 172])
        ink.shape(`M${x} 84Q${x - 6} 98 ${x + 8} 100Q${x + 18} 96 ${x + 12} 84Z`, GOLD)
      ink.line('M196 40V14Q196 6 188 6T180 14', 6, STEEL)
      for (const [x, y, r] of triples('40 32 14, 62 26 17, 90 30 15, 114 26 16, 140 31 14'))
        ink.disc([x, y, r], x % 4 ? '#eaf6fb' : WHITE)
      ink.shape('M8 40H212Q208 92 168 92H52Q12 92 8 40Z', ink.main)
      ink.shape('M160 40H212Q208 92 168 92H130Q160 80 160 40Z', ink.dark)
      ink.box([2, 34, 216, 11], ink.light, 5)
      ink.box([2, 41, 216, 5], ink.dark, 2)
    },
  },
  {
    words: ['shower', 'shower cabin', 'shower stall', 'shower head'],
    ...metresTall(2.2, 52, GLASS),
    draw: (ink) => {
      ink.faint(0.6, () => ink.box([4, 6, 44, 88], ink.main, 2))
      ink.line('M42 92V10Q42 5 36 5H28', 2.4, STEEL)
      ink.shape('M18 14H34L30 7H22Z', STEEL)
      ink.faint(0.7, () => {
        for (const x of [19, 23, 27, 31])
          for (let y = 17; y < 84; y += 11)
            ink.line([x, y + (x % 3) * 2, x - 1, y + 6 + (x % 3) * 2], 1.1, '#7fc4e6')
      })
      ink.box([1, 93, 50, 7], WHITE, 2)
      ink.box([3, 5, 2.6, 90], METAL, 1)
      ink.box([46, 5, 2.6, 90], METAL, 1)
      ink.poly('8,8 14,8 10,60 8,60', SHINE)
    },
  },
  {
    words: ['mirror', 'standing mirror', 'dressing mirror'],
    ...metresTall(1.6, 52, '#c89a4f'),
    grips: { middle: [0.5, 0.4] },
    draw: (ink) => {
      ink.line('10,50 6,98', 4, ink.deep)
      ink.line('42,50 46,98', 4, ink.deep)
      ink.oval([26, 44, 25, 43.5], ink.main)
      ink.oval([26, 44, 21, 39], GLASS)
      ink.shape('M14 14Q26 2 38 14L10 62Q4 40 14 14Z', SHINE)
    },
  },
  {
    words: ['vase', 'flower vase', 'urn'],
    ...metresTall(0.4, 62, '#3f86c4'),
    grips: { top: [0.5, 0.02], bothHands: [0.5, 0.6] },
    draw: (ink) => {
      ink.shape(
        'M20 4H42Q38 20 40 28Q60 40 60 62T44 98Q43 100 40 100H22Q19 100 18 98Q2 84 2 62T22 28Q24 20 20 4Z',
        ink.main,
      )
      ink.shape(
        'M34 4H42Q38 20 40 28Q60 40 60 62T44 98Q43 100 40 100H34Q50 80 46 56Q44 38 34 28Z',
        ink.dark,
      )
      ink.oval([31, 5, 12, 4], ink.deep)
      ink.line('M3 58Q31 70 59 58', 3, ink.pale)
      ink.line('M5 72Q31 84 57 72', 3, ink.pale)
      ink.shape('M9 58Q8 46 18 38Q14 50 15 60Z', ink.pale)
    },
  },
  {
    words: ['potted plant', 'houseplant', 'plant pot', 'flower pot', 'plant'],
    ...metresTall(0.65, 76, '#cf6a43'),
    build: 'plant',
    draw: (ink) => {
      const leaf = (turn: number, long: number, tone: string): void =>
        ink.moved({ x: 38, y: 62, turn }, () => {
          ink.shape(`M0 0Q-13 ${-long * 0.5} 0 ${-long}Q13 ${-long * 0.5} 0 0Z`, tone)
          ink.line([0, 0, 0, -long * 0.85], 1.2, FERN)
        })
      for (const [turn, long] of pairs('-1.15 40, 1.15 40, -0.6 54, 0.6 54')) leaf(turn, long, FERN)
      for (const [turn, long] of pairs('-0.85 44, 0.85 44, -0.3 60, 0.32 58, 0 56'))
        leaf(turn, long, LEAF)
      ink.shape('M14 66H62L56 96Q55 100 51 100H25Q21 100 20 96Z', ink.main)
      ink.shape('M46 66H62L56 96Q55 100 51 100H42Z', ink.dark)
      ink.box([10, 58, 56, 11], ink.light, 4)
      ink.box([46, 58, 20, 11], ink.main, 4)
    },
  },
  CLOCK,
  { ...CLOCK, words: ['handless clock', 'handless watch', 'clock face'], moving: [] },
  {
    words: ['rug', 'carpet', 'mat', 'doormat', 'welcome mat'],
    ...metresLong(2, 900, '#c2524a'),
    draw: (ink) => {
      ink.poly('90,10 810,10 890,92 10,92', ink.main)
      ink.poly('130,22 770,22 830,78 70,78', ink.light)
      ink.poly('170,32 730,32 770,68 130,68', ink.dark)
    },
  },
  {
    words: ['fireplace', 'hearth'],
    ...metresTall(1.4, 130, '#b56650'),
    moving: [
      {
        ...driven('flicker', [65, 88]),
        draw: (ink) => {
          ink.shape('M65 44Q88 66 80 82T65 90T50 82T65 44Z', '#ff8a2a')
          ink.shape('M65 60Q76 74 73 82T65 89T57 82T65 60Z', '#ffd45e')
        },
      },
    ],
    draw: (ink) => {
      ink.box([6, 12, 118, 88], ink.main, 2)
      for (let row = 0; row < 8; row++)
        for (let col = 0; col < 6; col++)
          ink.box(
            [8 + col * 20 - (row % 2) * 8, 16 + row * 10.5, 17, 8.4],
            (row * 7 + col * 5) % 3 ? ink.light : ink.dark,
            1.5,
          )
      ink.shape('M30 100V54Q30 34 65 34T100 54V100Z', COAL)
      ink.box([0, 2, 130, 13], PLANK, 3)
      ink.moved({ x: 65, y: 92, turn: 0.1 }, () => ink.box([-24, -4, 48, 8], BARK, 4))
      ink.moved({ x: 65, y: 92, turn: -0.12 }, () => ink.box([-22, -5, 44, 8], '#6f452a', 4))
    },
  },
]
