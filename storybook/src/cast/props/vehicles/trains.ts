import { metresTall, type Prop } from '../prop.ts'
import { wheel, windows } from './vehicle-parts.ts'
import { WHITE, METAL, IRON, COAL, GLASS, SHINE, GOLD } from '../tones.ts'

export const TRAINS: readonly Prop[] = [
  {
    cabin: [0.16, 0.33],
    words: (
      'train|passenger train|railway train|railroad train|commuter train|subway train|' +
      'metro train|underground train|tube train|subway'
    ).split('|'),
    ...metresTall(3.8, 330, '#c8453c'),
    build: 'wheeled',
    faces: 'left',
    moving: [40, 96, 164, 236, 300].map((x) => wheel(x, 89, 11)),
    draw: (ink) => {
      ink.box([190, 72, 20, 8], IRON, 2)
      ink.box([10, 82, 312, 8], IRON, 3)
      ink.shape('M4 64Q8 28 48 12Q56 8 72 8H194V84H12Q4 84 4 64Z', ink.main)
      ink.shape('M4 64H194V84H12Q4 84 4 70Z', ink.deep)
      ink.pane('M18 46Q30 24 52 18H72V46Z')
      ink.faint(0.3, () => ink.shape('M34 31L44 22L30 46H22Z', SHINE))
      ink.box([4, 54, 190, 8], WHITE)
      ink.disc([13, 70, 5], '#ffe9a8')
      windows(ink, [88, 122, 156], { y: 20, wide: 27, tall: 26 })
      ink.box([204, 8, 124, 76], ink.main, 6)
      ink.box([204, 64, 124, 20], ink.deep, 6)
      ink.box([204, 54, 124, 8], WHITE)
      windows(ink, [212, 246, 292], { y: 20, wide: 27, tall: 26 })
      ink.box([276, 16, 12, 66], ink.dark, 2)
      ink.box([30, 2, 290, 7], ink.dark, 3)
    },
  },
  {
    words: ['steam train', 'steam locomotive', 'steam engine'],
    ...metresTall(4.2, 300, '#35566b'),
    build: 'wheeled',
    faces: 'left',
    moving: [
      wheel(74, 84, 15),
      wheel(112, 84, 15),
      wheel(150, 84, 15),
      wheel(40, 90, 9),
      wheel(222, 88, 11),
      wheel(272, 88, 11),
    ],
    draw: (ink) => {
      ink.poly('4,98 26,72 34,72 34,98', '#b8423a')
      ink.box([30, 38, 108, 36], ink.main, 12)
      ink.box([30, 58, 108, 16], ink.dark, 10)
      for (const x of [62, 94, 122]) ink.box([x, 38, 4, 36], GOLD)
      ink.poly('40,40 36,8 64,8 60,40', COAL)
      ink.box([32, 4, 36, 8], IRON, 3)
      ink.disc([88, 36, 11], GOLD)
      ink.box([134, 18, 48, 58], ink.light, 3)
      ink.box([128, 12, 60, 9], ink.deep, 3)
      ink.box([144, 28, 26, 20], GLASS, 3)
      ink.box([24, 72, 164, 9], '#b8423a', 3)
      ink.disc([28, 46, 7], '#ffe9a8')
      ink.box([198, 40, 98, 38], ink.main, 4)
      ink.box([198, 66, 98, 12], ink.dark, 4)
      ink.shape('M202 42Q210 26 228 32T262 28T292 42Z', COAL)
      ink.box([186, 74, 16, 6], IRON)
      ink.line('74,86 150,86', 4, METAL)
    },
  },
  {
    words: [
      'freight train',
      'cargo train',
      'goods train',
      'diesel locomotive',
      'freight car',
      'boxcar',
      'goods wagon',
    ],
    ...metresTall(4.4, 400, '#2f6f8f'),
    build: 'wheeled',
    faces: 'left',
    grips: { top: [0.51, 0.2], seat: [0.51, 0.2] },
    moving: [26, 54, 96, 124, 170, 242, 290, 366].map((x) => wheel(x, 90, 9)),
    draw: (ink) => {
      ink.box([6, 80, 390, 8], IRON, 3)
      ink.shape('M4 82V50L16 40H34V20H66V34H134V82Z', ink.main)
      ink.shape('M4 70H134V82H4Z', '#f2b63a')
      ink.box([39, 24, 22, 16], GLASS, 2)
      for (const x of [76, 90, 104, 118]) ink.line(`M${x} 42V62`, 2, ink.dark)
      ink.box([92, 26, 16, 9], COAL, 2)
      ink.disc([12, 52, 4], '#ffe9a8')
      ink.box([150, 20, 108, 60], '#a8503c', 3)
      for (const x of [166, 186, 206, 226, 244]) ink.line(`M${x} 24V76`, 2, '#8a3f2f')
      ink.shape('M270 40H386L380 80H276Z', '#6f747c')
      ink.shape('M274 42Q300 22 328 36Q356 20 382 42Z', COAL)
    },
  },
]
