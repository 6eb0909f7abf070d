import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { CREAM, METAL, STEEL, IRON, COAL, WOOD, SHINE } from '../tones.ts'

export const SCREENS: readonly Prop[] = [
  {
    name: 'television',
    words: [
      'tv',
      'television',
      'flat screen',
      'monitor',
      'tv set',
      'television set',
      'television screen',
    ],
    ...metresTall(0.7, 156, '#3d4147'),
    grips: { top: [0.5, 0] },
    draw: (ink) => {
      ink.box([66, 86, 24, 9], ink.deep, 2)
      ink.box([40, 93, 76, 7], ink.main, 3)
      ink.box([1, 1, 154, 87], ink.deep, 5)
      ink.box([6, 6, 144, 75], '#7cc3e6', 2)
      ink.shape('M6 60Q40 36 70 56T150 48V81H6Z', '#7fbf62')
      ink.shape('M6 70Q50 56 90 70T150 66V81H6Z', '#5aa152')
      ink.disc([116, 24, 9], '#ffe08a')
      ink.faint(0.22, () => ink.poly('6,6 70,6 30,81 6,81', SHINE))
    },
  },
  {
    words: ['remote', 'remote control', 'tv remote'],
    ...metresTall(0.19, 30, '#42474d'),
    grips: { rightHand: [0.5, 0.7], leftHand: [0.5, 0.7] },
    draw: (ink) => {
      ink.box([1, 1, 28, 98], ink.dark, 8)
      ink.box([1, 1, 24, 98], ink.main, 8)
      ink.disc([8, 10, 3], '#e4483f')
      ink.disc([14, 30, 9], ink.light)
      ink.disc([14, 30, 4], ink.deep)
      for (let row = 0; row < 4; row++)
        for (const x of [5, 11.5, 18])
          ink.box([x, 48 + row * 9, 4.6, 5], row === 3 ? CREAM : METAL, 1.6)
    },
  },
  {
    words: ['keyboard', 'computer keyboard'],
    ...metresLong(0.45, 300, '#e4e6e6'),
    draw: (ink) => {
      ink.box([2, 6, 296, 92], ink.deep, 10)
      ink.box([2, 2, 296, 90], ink.main, 10)
      for (let row = 0; row < 4; row++) {
        const keys = row === 3 ? 0 : 13 - (row % 2)
        for (let i = 0; i < keys; i++)
          ink.box(
            [14 + i * 21 + (row % 2) * 8, 11 + row * 19, 18, 15],
            i === 0 && row === 0 ? '#e77b5a' : ink.pale,
            3,
          )
      }
      for (const [x, width] of pairs('14 34, 52 28, 84 120, 208 28, 240 46'))
        ink.box([x, 69, width, 15], ink.pale, 3)
      for (let row = 0; row < 3; row++)
        ink.line([14, 27.4 + row * 19, 284, 27.4 + row * 19], 1.2, ink.dark)
    },
  },
  {
    words: ['lamp', 'table lamp', 'bedside lamp', 'desk lamp'],
    ...metresTall(0.55, 64, '#f0c860'),
    draw: (ink) => {
      ink.box([29, 40, 6, 50], WOOD, 3)
      ink.oval([32, 94, 19, 6], '#8f5d34')
      ink.shape('M18 4H46L62 48H2Z', ink.main)
      ink.shape('M36 4H46L62 48H44Z', ink.dark)
      ink.oval([32, 48, 30, 4], ink.pale)
      ink.shape('M22 10H28L18 44H10Z', ink.pale)
    },
  },
  {
    words: ['floor lamp', 'standing lamp'],
    ...metresTall(1.6, 36, '#efe1b8'),
    draw: (ink) => {
      ink.box([16.6, 26, 2.8, 70], IRON, 1)
      ink.oval([18, 97, 12, 3], COAL)
      ink.shape('M10 2H26L35 30H1Z', ink.main)
      ink.shape('M20 2H26L35 30H24Z', ink.dark)
    },
  },
  {
    words: ['fan', 'electric fan'],
    ...metresTall(1.1, 56, '#62a8c8'),
    moving: [
      {
        ...driven('time', [28, 28], 1.9),
        draw: (ink) => {
          for (let i = 0; i < 3; i++)
            ink.moved({ x: 28, y: 28, turn: (i * Math.PI * 2) / 3 }, () => {
              ink.shape('M0 0Q-12 -8 -6 -21Q4 -26 8 -16Q8 -6 0 0Z', ink.light)
            })
          ink.disc([28, 28, 4.4], ink.deep)
        },
      },
    ],
    draw: (ink) => {
      ink.box([26, 52, 4, 42], STEEL, 2)
      ink.oval([28, 96, 18, 4], ink.deep)
      ink.disc([28, 28, 27], '#d9ebf2')
      ink.ring([28, 28, 26], 2, STEEL)
    },
  },
]
