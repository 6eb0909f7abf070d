import type { Ink } from '../ink.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, GOLD, IRON, LEAF, SHINE, WHITE } from '../tones.ts'

/** A casement that is swung towards the room, seen from its edge. */
function casement(ink: Ink, flip: boolean): void {
  ink.moved({ x: flip ? 130 : 0, flip }, () => {
    ink.poly('31,6 4,0 4,100 31,88', ink.main)
    ink.poly('27,12 8,8 8,46 27,45', GLASS)
    ink.poly('27,50 8,52 8,93 27,84', GLASS)
    ink.poly('24,14 16,12 10,44 16,44', SHINE)
    ink.poly('31,6 33,6 33,88 31,88', ink.deep)
  })
}

/** Things in another state or form than one thinks of first: open, unlit, square. */
export const OTHER_STATES: readonly Prop[] = [
  {
    words: ['open window'],
    kind: 'furniture',
    ...metresTall(1.3, 130, '#c9763c'),
    draw: (ink) => {
      ink.box([24, 0, 82, 92], ink.main, 2)
      ink.box([31, 7, 68, 80], '#9bd3f2')
      ink.shape('M31 64Q48 52 64 62T99 58V87H31Z', '#8cc474')
      ink.shape('M31 74Q60 64 99 76V87H31Z', LEAF)
      ink.disc([84, 22, 8], '#fff1b8')
      ink.shape('M40 32Q42 24 50 26Q58 20 64 28Q70 30 68 34H42Z', WHITE)
      ink.box([18, 88, 94, 8], ink.light, 2)
      ink.box([18, 93, 94, 3], ink.dark, 1)
      casement(ink, false)
      casement(ink, true)
    },
  },
  {
    words: ['bare shelf', 'empty shelf'],
    kind: 'furniture',
    ...metresTall(0.45, 250, '#b9814f'),
    draw: (ink) => {
      ink.box([14, 10, 222, 84], ink.deep)
      for (const x of [18, 62, 106, 150, 194]) ink.box([x, 12, 40, 80], ink.dark)
      for (const y of [0, 52]) {
        ink.box([0, y, 250, 9], ink.light, 2)
        ink.box([0, y + 8, 250, 5], ink.main, 1)
      }
      for (const x of [8, 230]) ink.box([x, 10, 12, 90], ink.main, 1)
      ink.box([20, 90, 210, 6], ink.main)
    },
  },
  {
    words: ['unlit candle', 'unlit candles', 'burnt-out candle', 'extinguished candle'],
    kind: 'food',
    ...metresTall(0.24, 40, '#f4ecd8'),
    draw: (ink) => {
      ink.line('M20 22Q19 14 23 9', 2.6, COAL)
      ink.box([9, 22, 22, 72], ink.main, 3)
      ink.box([23, 22, 8, 72], ink.dark, 3)
      ink.oval([20, 23, 11, 3], ink.pale)
      ink.oval([20, 95, 19, 5], GOLD)
      ink.box([35, 86, 5, 9], GOLD, 2)
    },
  },
  {
    words: ['square clock', 'square wall clock'],
    ...metresTall(0.4, 100, '#4f86b8'),
    moving: [
      {
        ...driven('time', [50, 50], 1 / 60),
        draw: (ink) => ink.line('50,56 50,20', 1.6, '#c9433c'),
      },
    ],
    draw: (ink) => {
      ink.box([2, 2, 96, 96], ink.main, 6)
      ink.box([2, 90, 96, 8], ink.dark, 4)
      ink.box([12, 12, 76, 76], WHITE, 3)
      for (let i = 0; i < 12; i++) {
        const [sin, cos] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)]
        const reach = 33 / Math.max(Math.abs(sin), Math.abs(cos))
        ink.disc([50 + reach * sin, 50 - reach * cos, i % 3 ? 2 : 3.4], COAL)
      }
      ink.line('50,50 36,34', 5, COAL)
      ink.line('50,50 70,28', 3.4, COAL)
      ink.disc([50, 50, 4], COAL)
    },
  },
  {
    words: ['three-legged chair', 'three legged chair', 'broken chair'],
    kind: 'furniture',
    ...metresTall(0.95, 74, '#b9814f'),
    grips: { seat: [0.5, 0.5], top: [0.5, 0.5] },
    draw: (ink) => {
      for (const x of [12, 54]) ink.box([x, 2, 6, 52], ink.dark, 2)
      for (const y of [8, 22, 36]) ink.box([12, y, 48, 6], ink.main, 2)
      ink.box([54, 52, 6, 40], ink.deep, 2)
      ink.shape('M6 50H64L70 58H2Z', ink.light)
      ink.box([2, 58, 68, 6], ink.main, 2)
      ink.box([4, 62, 7, 38], ink.dark, 2)
      ink.box([30, 62, 7, 38], ink.main, 2)
      ink.poly('61,64 69,64 68,71 65,69 62,73', ink.dark)
    },
  },
  {
    words: ['rubber boot', 'rain boot', 'welly', 'wellington boot', 'gumboot'],
    kind: 'clothing',
    ...metresTall(0.38, 68, '#e8b422'),
    draw: (ink) => {
      ink.shape('M6 8H36V58Q40 68 54 72Q66 76 66 92H4V60Z', ink.main)
      ink.box([4, 4, 34, 9], ink.light, 4)
      ink.shape('M2 90H66Q68 100 62 100H4Q0 98 2 90Z', ink.deep)
      ink.shape('M12 18H18V56Q20 66 30 72Q18 70 14 60Z', ink.pale)
    },
  },
  {
    words: ['stone lantern', 'stone lamp', 'japanese lantern', 'garden lantern', 'temple lantern'],
    ...metresTall(1.3, 64, '#9a9a94'),
    moving: [
      {
        ...driven('flicker', [32, 48]),
        draw: (ink) => ink.shape('M32 36Q38 43 32 48Q26 43 32 36Z', '#ffd97a'),
      },
    ],
    draw: (ink) => {
      ink.shape('M6 100Q8 90 16 90H48Q56 90 58 100Z', ink.dark)
      ink.shape('M24 92L27 62H37L40 92Z', ink.main)
      ink.shape('M34 62H37L40 92H34Z', ink.dark)
      ink.shape('M12 54H52L46 63H18Z', ink.light)
      ink.box([17, 32, 30, 22], ink.main, 1)
      ink.box([23, 35, 18, 16], '#4a3a2a', 1)
      ink.shape('M32 10Q40 24 62 28Q64 34 58 34H6Q0 34 2 28Q24 24 32 10Z', ink.main)
      ink.shape('M40 18Q46 25 62 28Q64 34 58 34H36Q46 28 40 18Z', ink.dark)
      ink.oval([32, 8, 5, 7], ink.light)
      ink.oval([14, 29, 7, 2], LEAF)
    },
  },
  {
    words: ['wall hook', 'coat hook', 'brass hook', 'iron hook'],
    ...metresTall(0.14, 60, '#c79a3a'),
    draw: (ink) => {
      ink.box([16, 2, 28, 62], ink.dark, 12)
      ink.line('M30 46V66Q30 92 46 92Q56 90 54 76', 8, ink.main)
      ink.disc([54, 74, 6], ink.light)
      for (const y of [12, 54]) ink.disc([30, y, 4], IRON)
    },
  },
]
