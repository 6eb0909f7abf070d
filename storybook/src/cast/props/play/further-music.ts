import type { Ink } from '../ink.ts'
import { driven, metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs } from '../../../scene/rows.ts'
import { COAL, CREAM, GOLD, IRON, METAL, STEEL, WHITE } from '../tones.ts'

/** Instruments that orchestras and far countries have, and what music is kept on. */
export const FURTHER_MUSIC: readonly Prop[] = [
  {
    words: ['clarinet', 'oboe', 'bassoon'],
    ...metresTall(0.7, 34, '#33343c'),
    draw: (ink) => {
      ink.poly('13,6 21,6 22,84 12,84', ink.main)
      ink.poly('17,6 21,6 22,84 17,84', ink.light)
      ink.shape('M12 82H22L30 100H4Z', ink.main)
      ink.poly('14,0 20,0 21,8 13,8', COAL)
      for (const y of [8, 34, 58, 80]) ink.box([11, y, 12, 2.6], METAL, 1)
      for (const y of [20, 28, 44, 52, 66, 73]) ink.disc([17, y, 2.4], METAL)
      ink.line('M24 24V48', 1.6, METAL)
    },
  },
  {
    words: ['tuba', 'sousaphone', 'euphonium'],
    ...metresTall(1, 84, '#e0ab37'),
    draw: (ink) => {
      ink.line('M34 26V84Q34 96 48 96Q62 96 62 82V34', 9, ink.dark)
      ink.line('M22 30V80Q22 98 46 98Q72 98 72 78V44', 11, ink.main)
      ink.shape('M2 2H54Q40 14 34 40H20Q16 14 2 2Z', ink.main)
      ink.shape('M34 2H54Q40 14 34 40H28Q36 18 34 2Z', ink.dark)
      ink.oval([28, 3, 27, 5], ink.deep)
      for (const x of [42, 50, 58]) {
        ink.box([x, 50, 6, 24], ink.light, 3)
        ink.disc([x + 3, 47, 3.4], CREAM)
      }
      ink.line('M62 36Q74 30 80 36', 4, ink.dark)
    },
  },
  {
    words: ['french horn', 'hunting horn'],
    ...metresTall(0.5, 100, '#e0ab37'),
    draw: (ink) => {
      ink.ring([50, 42, 32], 8, ink.main)
      ink.ring([50, 42, 19], 5, ink.dark)
      ink.line('M22 58Q40 66 52 80', 8, ink.main)
      ink.shape('M46 74Q60 76 84 66Q96 84 78 98Q60 100 50 88Z', ink.main)
      ink.oval([84, 82, 10, 17], ink.deep, -0.5)
      for (const x of [40, 48, 56]) ink.box([x, 34, 5, 16], ink.light, 2)
      ink.line('M50 10Q70 0 88 8', 4, ink.dark)
    },
  },
  lute({ words: ['ukulele', 'uke'], tall: 0.6, colour: '#c98a45' }),
  lute({
    words: ['mandolin', 'lute', 'oud', 'bouzouki', 'balalaika'],
    tall: 0.8,
    colour: '#a5633a',
  }),
  {
    words: ['sitar', 'veena', 'tanpura'],
    ...metresTall(1.2, 44, '#a5633a'),
    draw: (ink) => {
      ink.box([17, 4, 10, 70], ink.dark, 3)
      ink.disc([22, 82, 18], ink.main)
      ink.disc([22, 82, 12], ink.light)
      ink.disc([22, 12, 9], ink.main)
      for (const y of [20, 30, 40, 50, 60]) ink.box([14, y, 16, 2], GOLD, 1)
      for (const y of [8, 26, 38, 48]) ink.box([27, y, 8, 3], CREAM, 1.5)
      for (const x of [20, 22, 24]) ink.line([x, 6, x, 88], 0.7, WHITE)
      ink.box([15, 86, 14, 3], CREAM, 1)
    },
  },
  {
    words: ['lyre', 'kithara'],
    ...metresTall(0.6, 76, '#e0ab37'),
    draw: (ink) => {
      ink.line('M24 84Q-2 56 16 26Q22 12 10 4', 7, ink.main)
      ink.line('M52 84Q78 56 60 26Q54 12 66 4', 7, ink.dark)
      ink.box([8, 14, 60, 7], ink.light, 3)
      ink.shape('M14 80Q38 68 62 80L54 98H22Z', ink.main)
      for (const x of [26, 32, 38, 44, 50]) ink.line([x, 18, x, 84], 1.2, CREAM)
    },
  },
  {
    words: ['vinyl record', 'record', 'vinyl', 'gramophone record', 'lp record'],
    ...metresTall(0.32, 100, '#c8443a'),
    moving: [
      {
        ...driven('time', [50, 50], 0.3),
        draw: (ink) => {
          ink.disc([50, 50, 17], ink.main)
          ink.box([38, 44, 24, 3], CREAM, 1)
          ink.disc([50, 50, 3], COAL)
        },
      },
    ],
    draw: (ink) => {
      ink.disc([50, 50, 49], '#26282d')
      for (const r of [43, 36, 29, 23]) ink.ring([50, 50, r], 0.8, IRON)
      ink.faint(0.25, () => ink.shape('M50 50L20 12A49 49 0 0 1 42 2Z', WHITE))
      ink.faint(0.25, () => ink.shape('M50 50L80 88A49 49 0 0 1 58 98Z', WHITE))
    },
  },
  {
    words: ['cassette', 'cassette tape', 'mixtape', 'tape cassette'],
    ...metresLong(0.2, 154, '#e8b04a'),
    moving: [50, 104].map((x) => ({
      ...driven('time' as const, [x, 46] as const, 0.3),
      draw: (ink: Ink) => {
        ink.disc([x, 46, 9], WHITE)
        for (let i = 0; i < 3; i++)
          ink.moved({ x, y: 46, turn: (i * Math.PI) / 3 }, () => ink.box([-1.4, -8, 2.8, 16], COAL))
      },
    })),
    draw: (ink) => {
      ink.box([2, 2, 150, 96], '#3d434b', 8)
      ink.box([14, 12, 126, 58], ink.main, 5)
      ink.box([14, 54, 126, 16], ink.dark, 4)
      ink.box([22, 17, 110, 9], CREAM, 2)
      ink.box([34, 32, 86, 28], COAL, 14)
      ink.poly('36,98 44,78 110,78 118,98', STEEL)
      for (const x of [54, 98]) ink.disc([x, 88, 3.4], COAL)
    },
  },
  {
    words: ['synthesizer', 'synth', 'electric keyboard', 'electric piano'],
    ...metresLong(1.1, 250, '#4b4560'),
    grips: { top: [0.5, 0] },
    draw: (ink) => {
      ink.box([2, 6, 246, 90], ink.dark, 8)
      ink.box([2, 2, 246, 86], ink.main, 8)
      ink.box([20, 12, 54, 22], '#6fd6c9', 3)
      for (let i = 0; i < 7; i++) ink.disc([92 + i * 21, 22, 6.4], i % 3 ? ink.pale : '#ef7d57')
      ink.box([12, 42, 226, 44], WHITE, 2)
      for (let i = 1; i < 18; i++) ink.box([12 + i * 12.55, 42, 0.9, 44], STEEL)
      for (let i = 0; i < 17; i++)
        if (i % 7 !== 2 && i % 7 !== 6) ink.box([20.6 + i * 12.55, 42, 7.6, 26], COAL, 1)
    },
  },
  {
    words: ['sheet music', 'music sheet', 'musical score', 'notation'],
    ...metresTall(0.32, 74, '#f6f0df'),
    draw: (ink) => {
      ink.box([6, 4, 66, 95], ink.dark, 2)
      ink.box([2, 1, 66, 95], ink.main, 2)
      for (const top of [12, 40, 68]) {
        for (let i = 0; i < 5; i++) ink.line([8, top + i * 4, 62, top + i * 4], 0.7, IRON)
        for (const [x, y] of pairs('18 12, 30 6, 42 10, 54 3')) {
          ink.oval([x, top + y, 3, 2.2], COAL, -0.4)
          ink.line([x + 2.6, top + y, x + 2.6, top + y - 10], 1, COAL)
        }
      }
    },
  },
]

/** Plucked things with a round belly and a short neck. */
function lute(of: {
  readonly words: readonly string[]
  readonly tall: number
  readonly colour: string
}): Prop {
  const pear = of.words.includes('mandolin')
  return {
    ...of,
    width: 44,
    draw: (ink) => {
      ink.box([17.5, 14, 9, 46], ink.deep, 2)
      ink.poly('15,0 29,0 27,16 17,16', ink.dark)
      if (pear) ink.shape('M22 38Q42 58 42 76Q42 99 22 99Q2 99 2 76Q2 58 22 38Z', ink.main)
      else
        ink.shape(
          'M22 46Q38 44 36 58Q34 66 41 74Q46 98 22 99Q-2 98 3 74Q10 66 8 58Q6 44 22 46Z',
          ink.main,
        )
      ink.disc([22, 70, 7.6], COAL)
      ink.ring([22, 70, 8.6], 1.4, ink.pale)
      ink.box([13, 85, 18, 3.4], ink.deep, 1)
      for (const x of [19.4, 21.2, 23, 24.8]) ink.line([x, 6, x, 86], 0.6, WHITE)
      for (const y of [3, 8]) for (const x of [13, 29]) ink.disc([x, y + 2, 2], CREAM)
    },
  }
}
