import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { BARK, COAL, CREAM, FLAME, GOLD, IRON, METAL, STEEL, WHITE } from '../tones.ts'

/** What lies on desks, in pockets and in drawers. */
export const DESK_THINGS: readonly Prop[] = [
  {
    words: ['safe', 'strongbox', 'bank safe'],
    ...metresTall(0.9, 96, '#5b6b78'),
    draw: (ink) => {
      for (const x of [8, 76]) ink.box([x, 92, 12, 8], COAL, 2)
      ink.box([2, 2, 92, 92], ink.dark, 5)
      ink.box([10, 10, 76, 76], ink.main, 3)
      ink.ring([46, 48, 20], 5, METAL)
      for (let i = 0; i < 3; i++)
        ink.moved({ x: 46, y: 48, turn: (i * Math.PI) / 3 }, () =>
          ink.box([-2, -22, 4, 44], METAL, 2),
        )
      ink.disc([46, 48, 7], GOLD)
      for (const y of [22, 66]) ink.box([84, y, 8, 12], IRON, 2)
    },
  },
  {
    name: 'postage-stamp',
    words: ['stamp', 'postage stamp', 'postage stamps'],
    ...metresTall(0.04, 80, '#4f8fb8'),
    draw: (ink) => {
      ink.box([4, 4, 72, 92], WHITE)
      for (let i = 0; i < 9; i++) for (const x of [4, 76]) ink.disc([x, 8 + i * 10.6, 3], '#d9d2c4')
      for (let i = 0; i < 7; i++) for (const y of [4, 96]) ink.disc([8 + i * 10.8, y, 3], '#d9d2c4')
      ink.box([13, 13, 54, 74], ink.main, 1)
      ink.shape('M13 87V66L32 44L44 58L54 48L67 66V87Z', ink.dark)
      ink.disc([52, 30, 8], GOLD)
    },
  },
  {
    words: ['magazine', 'fashion magazine', 'comic book', 'comic', 'brochure', 'catalogue'],
    ...metresTall(0.28, 76, '#d2453c'),
    draw: (ink) => {
      ink.box([6, 3, 68, 96], '#d9d2c4', 2)
      ink.box([2, 1, 68, 96], ink.main, 2)
      ink.box([8, 6, 56, 14], WHITE, 2)
      ink.disc([36, 46, 15], '#f0c9a0')
      ink.shape('M14 97Q14 62 36 62Q58 62 58 97Z', ink.pale)
      ink.shape('M20 46Q20 26 36 28Q52 26 52 46Q46 34 36 36Q26 34 20 46Z', COAL)
      for (const y of [72, 80]) ink.box([10, y, 18, 4], GOLD, 2)
    },
  },
  {
    words: ['notebook', 'spiral notebook', 'diary', 'journal', 'sketchbook', 'notepad'],
    ...metresTall(0.24, 78, '#3f8f8a'),
    draw: (ink) => {
      ink.box([12, 4, 64, 95], CREAM, 3)
      ink.box([10, 1, 64, 95], ink.main, 4)
      ink.box([58, 1, 5, 95], ink.deep)
      ink.box([24, 18, 30, 16], CREAM, 2)
      for (let y = 8; y < 94; y += 9) ink.line([4, y, 15, y], 2.6, STEEL)
    },
  },
  {
    words: ['calculator', 'pocket calculator', 'adding machine'],
    ...metresTall(0.16, 70, '#4a5058'),
    draw: (ink) => {
      ink.box([2, 1, 66, 98], ink.main, 7)
      ink.box([9, 8, 52, 20], '#b8d8b0', 3)
      for (let row = 0; row < 4; row++)
        for (let col = 0; col < 4; col++)
          ink.box([9 + col * 13.4, 36 + row * 15, 11, 11], col === 3 ? '#f0892f' : ink.pale, 3)
    },
  },
  {
    words: ['stapler'],
    ...metresLong(0.16, 170, '#c8443a'),
    draw: (ink) => {
      ink.box([6, 80, 158, 16], COAL, 6)
      ink.shape('M8 66Q8 30 40 30L158 44Q168 50 164 64L40 74Z', ink.main)
      ink.shape('M30 58L164 58V64L40 74Z', ink.dark)
      ink.box([30, 70, 130, 8], METAL, 3)
      ink.disc([24, 70, 9], STEEL)
    },
  },
  {
    words: ['paper clip', 'paperclip', 'paper clips'],
    ...metresTall(0.05, 50, '#5a7fb5'),
    draw: (ink) => {
      ink.line(
        'M34 26V78Q34 90 25 90Q16 90 16 78V20Q16 4 28 4Q42 4 42 20V84Q42 98 25 98Q6 98 6 84V30',
        4.4,
        ink.main,
      )
    },
  },
  {
    name: 'matches',
    words: ['match', 'matches', 'box of matches', 'burning match'],
    ...metresTall(0.08, 120, '#d2453c'),
    moving: [
      {
        ...driven('flicker', [100, 30], 0.22),
        draw: (ink) => {
          ink.shape('M100 2Q112 18 108 28Q104 36 100 36Q92 36 92 26Q94 16 100 2Z', FLAME)
          ink.shape('M100 16Q106 24 103 30Q100 34 98 30Q96 24 100 16Z', GOLD)
        },
      },
    ],
    draw: (ink) => {
      ink.line('100,34 84,98', 5, '#e6cf9c')
      ink.box([4, 46, 72, 52], ink.main, 3)
      ink.box([4, 88, 72, 10], BARK, 3)
      ink.box([14, 54, 52, 26], CREAM, 3)
      ink.disc([40, 67, 9], GOLD)
    },
  },
  {
    words: ['lighter', 'cigarette lighter', 'zippo'],
    ...metresTall(0.07, 60, '#c3ccd3'),
    moving: [
      {
        ...driven('flicker', [24, 36], 0.2),
        draw: (ink) => ink.shape('M24 4Q36 20 32 32Q28 40 24 40Q16 40 16 30Q18 18 24 4Z', FLAME),
      },
    ],
    draw: (ink) => {
      ink.box([8, 52, 44, 48], ink.main, 4)
      ink.box([40, 52, 12, 48], ink.dark, 4)
      ink.box([16, 38, 18, 16], STEEL, 2)
      ink.disc([38, 46, 6], IRON)
      ink.moved({ x: 52, y: 52, turn: 0.5 }, () => ink.box([-4, -34, 14, 34], ink.light, 4))
    },
  },
  {
    words: ['screw', 'screws'],
    ...metresTall(0.06, 40, '#aab4bd'),
    draw: (ink) => {
      ink.shape('M4 14Q6 2 20 2Q34 2 36 14Z', ink.main)
      ink.box([12, 5, 16, 3.4], ink.deep, 1)
      ink.poly('14,14 26,14 24,80 20,100 16,80', ink.main)
      for (let y = 24; y < 84; y += 8) ink.line([12, y + 4, 28, y], 3, ink.dark)
    },
  },
  {
    name: 'iron-nail',
    words: ['nail', 'iron nail', 'nails'],
    ...metresTall(0.06, 34, '#9aa6b1'),
    draw: (ink) => {
      ink.poly('12,10 22,10 21,82 17,100 13,82', ink.main)
      ink.poly('18,10 22,10 21,82 17,100', ink.dark)
      for (const y of [16, 21, 26]) ink.line([12, y, 22, y], 1.4, ink.deep)
      ink.shape('M2 8Q2 1 17 1Q32 1 32 8Q32 12 17 12Q2 12 2 8Z', ink.light)
      ink.oval([17, 5, 13, 3.4], ink.pale)
    },
  },
  {
    name: 'button',
    words: ['shirt button', 'coat button', 'button'],
    ...metresTall(0.03, 100, '#c8553c'),
    draw: (ink) => {
      ink.disc([50, 52, 47], ink.dark)
      ink.disc([50, 49, 47], ink.main)
      ink.disc([50, 49, 36], ink.light)
      for (const [x, y] of pairs('41 40, 59 40, 41 58, 59 58')) ink.disc([x, y, 5], ink.deep)
      ink.line('41,40 59,58', 3, CREAM)
      ink.line('59,40 41,58', 3, CREAM)
    },
  },
]
