import { PARADE_HEADS } from './parade-heads.ts'
import { driven, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { WHITE, METAL, STEEL, IRON, COAL, BARK, GOLD } from '../tones.ts'

export const STAGE_GEAR: readonly Prop[] = [
  ...PARADE_HEADS,
  {
    words: ['music stand'],
    ...metresTall(1.2, 52, '#4b5058'),
    draw: (ink) => {
      ink.line('26,30 26,90', 2.4, ink.main)
      ink.line('8,98 26,86 44,98', 2.4, ink.main)
      ink.poly('3,4 49,4 51,36 1,36', ink.dark)
      ink.poly('8,2 25,3 25,33 6,33', WHITE)
      ink.poly('27,3 44,2 46,33 27,33', '#efe9dc')
      for (const y of [10, 17, 24]) ink.line([10, y, 23, y], 0.8, STEEL)
      for (const y of [10, 17, 24]) ink.line([29, y, 42, y], 0.8, STEEL)
      ink.box([0, 34, 52, 4], ink.deep, 2)
    },
  },
  {
    words: ['microphone stand', 'mic stand', 'standing microphone'],
    ...metresTall(1.5, 30, '#565d66'),
    grips: { rightHand: [0.5, 0.2], mouth: [0.5, 0.04] },
    draw: (ink) => {
      ink.line('15,16 15,96', 2, ink.main)
      ink.oval([15, 97, 12, 3], ink.deep)
      ink.shape('M12 10H18L17 20H13Z', ink.deep)
      ink.disc([15, 6, 5.6], METAL)
      ink.line('10,6 20,6', 1, STEEL)
      ink.line('15,1 15,11', 1, STEEL)
    },
  },
  {
    words: ['speaker', 'loudspeaker', 'amplifier', 'amp'],
    ...metresTall(0.9, 60, '#43474d'),
    draw: (ink) => {
      ink.box([1, 1, 58, 98], ink.main, 5)
      ink.box([46, 1, 13, 98], ink.dark, 5)
      for (const [y, r] of pairs('24 14, 66 23')) {
        ink.disc([30, y, r], ink.deep)
        ink.disc([30, y, r * 0.78], STEEL)
        ink.disc([30, y, r * 0.6], COAL)
        ink.disc([30, y, r * 0.25], METAL)
      }
    },
  },
  {
    words: ['gramophone', 'phonograph'],
    ...metresTall(0.7, 92, '#d9a93a'),
    moving: [
      {
        ...driven('time', [38, 72], 0.5),
        draw: (ink) => {
          ink.oval([38, 72, 26, 5], COAL)
          ink.oval([38, 72, 8, 1.8], ink.light)
        },
      },
    ],
    draw: (ink) => {
      ink.box([6, 76, 66, 24], BARK, 3)
      ink.box([6, 76, 66, 7], '#a8703f', 3)
      ink.line('M64 74Q66 54 56 46', 5, ink.dark)
      ink.shape('M54 48Q40 34 34 6Q62 -6 90 14Q78 40 60 50Z', ink.main)
      ink.oval([62, 10, 30, 9], ink.light, 0.25)
      ink.oval([62, 11, 23, 6], ink.deep, 0.25)
    },
  },
  {
    words: ['turntable', 'dj deck', 'turntables', 'mixing desk', 'dj booth'],
    ...metresTall(1, 170, '#4a4f58'),
    grips: { bothHands: [0.5, 0.28], top: [0.5, 0.2] },
    moving: [42, 128].map((x) => ({
      ...driven('sway' as const, [x, 26] as const, 0),
      draw: (ink) => {
        ink.oval([x, 26, 30, 9], COAL)
        ink.oval([x, 26, 20, 6], IRON)
        ink.oval([x, 26, 9, 2.8], '#e5503f')
        ink.oval([x, 26, 2, 0.8], ink.pale)
      },
    })),
    draw: (ink) => {
      ink.poly('10,14 160,14 168,42 2,42', ink.light)
      ink.box([2, 42, 166, 56], ink.main, 3)
      ink.box([2, 42, 166, 9], ink.deep, 2)
      for (const x of [78, 85, 92]) ink.box([x - 1.4, 18, 2.8, 18], ink.deep, 1)
      for (const x of [78, 85, 92]) ink.disc([x, 24 + ((x * 3) % 9), 2.6], GOLD)
      for (let i = 0; i < 9; i++)
        ink.box(
          [16 + i * 16, 62, 9, 26 - ((i * 7) % 16)],
          ['#5fd0e0', '#e55fa0', '#f2c043'][i % 3] ?? GOLD,
          2,
        )
    },
  },
]
