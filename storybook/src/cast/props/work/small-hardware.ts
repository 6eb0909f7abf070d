import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, METAL, STEEL, WHITE } from '../tones.ts'

/** What a hardware shop has in its drawers and on its hooks. */
export const SMALL_HARDWARE: readonly Prop[] = [
  {
    words: ['hinge', 'door hinge', 'hinges'],
    ...metresTall(0.12, 110, '#c9a04a'),
    draw: (ink) => {
      ink.box([3, 8, 48, 84], ink.main, 5)
      ink.box([59, 8, 48, 84], ink.light, 5)
      for (const y of [4, 23, 42, 61, 80])
        ink.box([46, y, 18, 17], y % 38 === 4 ? ink.dark : ink.deep, 5)
      ink.disc([55, 3, 6], ink.dark)
      for (const [x, y] of pairs('16 22, 34 50, 16 78, 94 22, 76 50, 94 78')) {
        ink.disc([x, y, 6.4], ink.deep)
        ink.line([x - 3.4, y - 3.4, x + 3.4, y + 3.4], 2, COAL)
      }
    },
  },
  {
    words: ['buckle', 'belt buckle'],
    ...metresTall(0.09, 132, '#e0b04a'),
    draw: (ink) => {
      ink.box([-2, 28, 136, 44], '#8a5a38')
      ink.line('M0 34H132M0 66H132', 1.8, '#c79a6a')
      ink.box([28, 8, 76, 84], ink.main, 12)
      ink.box([28, 80, 76, 12], ink.dark, 6)
      ink.box([42, 22, 48, 56], '#8a5a38', 4)
      for (const x of [54, 112]) ink.oval([x, 50, 4, 3.4], COAL)
      ink.box([34, 45, 66, 10], ink.dark, 5)
      ink.box([34, 44, 66, 6], ink.light, 3)
    },
  },
  {
    words: ['spirit level', 'bubble level', 'carpenter level', 'level'],
    ...metresLong(0.6, 300, '#f0b92f'),
    draw: (ink) => {
      ink.box([3, 22, 294, 56], ink.main, 6)
      ink.box([3, 62, 294, 16], ink.dark, 6)
      for (const x of [2, 278]) ink.box([x, 20, 20, 60], COAL, 6)
      ink.box([110, 28, 80, 34], WHITE, 6)
      ink.box([114, 32, 72, 26], '#b8e34a', 10)
      ink.oval([150, 42, 13, 8], '#f2ffd0')
      ink.line('M134 30V60M166 30V60', 2.6, COAL)
      for (const x of [64, 236]) {
        ink.disc([x, 48, 19], COAL)
        ink.box([x - 7, 32, 14, 32], '#b8e34a', 6)
        ink.oval([x, 47, 5, 6], '#f2ffd0')
      }
    },
  },
  {
    words: ['garden hose', 'hose', 'water hose', 'hosepipe', 'green hose'],
    ...metresLong(0.55, 128, '#4f9a4a'),
    draw: (ink) => {
      for (const [y, tone] of [
        [84, ink.deep],
        [70, ink.dark],
        [56, ink.main],
      ] as const) {
        ink.oval([56, y, 52, 15], tone)
        ink.oval([56, y - 2, 52, 14], y === 84 ? ink.dark : ink.main)
      }
      ink.oval([56, 54, 40, 9], ink.deep)
      ink.oval([56, 56, 33, 6], '#2f5a2f')
      ink.line('M104 62Q116 40 96 28L88 23', 8, ink.light)
      ink.moved({ x: 90, y: 24, turn: -2.6 }, () => {
        ink.box([-4, -6, 16, 12], GOLD, 2)
        ink.poly('10,-5 38,-3 44,-8 44,8 38,3 10,5', GOLD)
      })
      ink.line('M10 62Q30 72 56 72T102 62', 2, ink.light)
    },
  },
  {
    words: ['glue gun', 'hot glue gun'],
    ...metresTall(0.2, 126, '#3f8fc4'),
    draw: (ink) => {
      ink.box([98, 22, 28, 11], '#f4efdc', 4)
      ink.shape(
        'M26 12H96Q106 12 106 24V40H80L92 92Q93 98 86 98H70Q64 98 62 92L54 44H26Z',
        ink.main,
      )
      ink.shape('M84 40H106V32H26V44H54L60 72Q72 66 70 44Z', ink.dark)
      ink.poly('28,18 28,40 6,33 6,25', COAL)
      ink.poly('8,25 8,33 0,31 0,27', METAL)
      ink.line('M52 46Q40 52 44 68L56 66', 5, '#f0a12f')
      ink.shape('M0 32Q5 42 0 48Q-5 42 0 32Z', '#fff1c4')
      ink.line('M36 20H90', 4, ink.pale)
    },
  },
  {
    words: ['staple gun', 'nail gun', 'tacker'],
    ...metresLong(0.22, 150, '#d8463c'),
    draw: (ink) => {
      ink.line('M40 30Q90 -2 142 18', 12, ink.dark)
      ink.shape(
        'M8 34Q8 24 20 24H58Q70 30 78 44H132Q144 44 144 56V62H78L70 84H20Q8 84 8 74Z',
        ink.main,
      )
      ink.shape('M8 66H76L70 84H20Q8 84 8 74Z', ink.dark)
      ink.shape('M70 62H144V70H74Z', ink.deep)
      ink.box([4, 82, 84, 14], METAL, 2)
      ink.box([4, 90, 84, 7], STEEL, 2)
      ink.oval([40, 48, 14, 10], ink.light)
    },
  },
  {
    words: ['engine', 'car engine', 'motor', 'engine block', 'car motor'],
    ...metresTall(0.7, 132, '#7d8790'),
    draw: (ink) => {
      ink.box([20, 40, 92, 52], ink.main, 5)
      ink.box([86, 40, 26, 52], ink.dark, 5)
      ink.box([14, 26, 104, 18], '#c4483c', 5)
      ink.box([14, 38, 104, 6], '#9d352c')
      for (const x of [28, 52, 76, 100]) {
        ink.box([x - 4, 12, 8, 16], COAL, 2)
        ink.line([x, 12, x + 4, 4, 66, 2], 2.6, COAL)
        ink.line([x, 52, x + 2, 70, x + 10, 78], 8, STEEL)
      }
      ink.box([24, 74, 96, 9], METAL, 4)
      ink.box([28, 90, 74, 9], ink.deep, 3)
      ink.disc([14, 76, 14], COAL)
      ink.disc([14, 76, 8], METAL)
      ink.disc([14, 46, 9], COAL)
      ink.disc([14, 46, 4], METAL)
      ink.line('M1 74L5 44M27 74L23 46', 3, COAL)
    },
  },
  {
    words: ['railing', 'handrail', 'banister', 'balustrade', 'guardrail'],
    kind: 'furniture',
    ...metresLong(2, 190, '#4b525a'),
    draw: (ink) => {
      ink.box([2, 92, 186, 8], '#a8a39a', 2)
      for (let x = 12; x < 184; x += 16) ink.box([x, 16, 4.4, 78], ink.main, 2)
      for (const x of [4, 92, 178]) {
        ink.box([x, 8, 9, 86], ink.dark, 2)
        ink.disc([x + 4.5, 6, 6], ink.dark)
      }
      ink.box([2, 14, 186, 7], ink.dark, 3)
      ink.box([2, 14, 186, 3], ink.light, 2)
      ink.box([2, 80, 186, 5], ink.dark, 2)
    },
  },
]
