import { metresLong, metresTall, type Prop } from '../prop.ts'
import { pairs, triples } from '../../../scene/rows.ts'
import { WHITE, CREAM, METAL, STEEL, IRON, COAL, BARK, GOLD } from '../tones.ts'

export const MUSIC: readonly Prop[] = [
  {
    words: ['piano', 'upright piano'],
    ...metresTall(1.2, 116, '#6b4028'),
    grips: { bothHands: [0.5, 0.52], seat: [0.5, 0.6], top: [0.5, 0.02] },
    draw: (ink) => {
      ink.box([4, 4, 108, 50], ink.main, 3)
      ink.box([1, 2, 114, 7], ink.deep, 3)
      ink.box([12, 14, 92, 30], ink.light, 3)
      ink.box([42, 18, 32, 22], CREAM, 1)
      for (const y of [23, 28, 33]) ink.line([46, y, 70, y], 1, STEEL)
      ink.box([0, 50, 116, 6], ink.dark, 2)
      ink.box([6, 54, 104, 8], WHITE, 1)
      for (let i = 0; i < 20; i++) {
        ink.line([6 + i * 5.2, 54, 6 + i * 5.2, 62], 0.5, STEEL)
        if (![2, 6].includes(i % 7)) ink.box([9.6 + i * 5.2, 54, 2.6, 4.6], COAL)
      }
      ink.box([4, 62, 108, 32], ink.main, 2)
      ink.box([14, 66, 88, 22], ink.dark, 2)
      for (const x of [4, 100]) ink.box([x, 58, 12, 42], ink.deep, 2)
      for (const x of [50, 58, 66]) ink.oval([x, 95, 3, 2], GOLD)
    },
  },
  {
    words: ['grand piano', 'concert piano'],
    ...metresTall(1.7, 128, '#3a3d44'),
    grips: { bothHands: [0.12, 0.56] },
    draw: (ink) => {
      ink.shape('M28 46Q36 6 118 2Q126 20 104 44Z', ink.dark)
      ink.line('84,44 96,14', 2, GOLD)
      ink.shape('M2 50H112Q128 50 126 60Q120 68 96 68H2Z', ink.main)
      ink.shape('M2 60H126Q120 68 96 68H2Z', ink.deep)
      ink.box([2, 53, 26, 5], WHITE, 1)
      for (const [x, y] of pairs('10 100, 58 96, 104 100')) {
        ink.line([x + 2, 68, x + 2, y - 5], 5, ink.deep)
        ink.disc([x + 2, y - 3, 3], GOLD)
      }
      ink.box([16, 34, 20, 15], CREAM, 1)
    },
  },
  {
    words: ['drum kit', 'drum set', 'drums', 'drumset'],
    ...metresTall(1.2, 150, '#d23b3b'),
    grips: { bothHands: [0.5, 0.35], seat: [0.5, 0.6] },
    draw: (ink) => {
      for (const [x, y, tilt] of triples('22 14 -0.18, 128 12 0.2')) {
        ink.line([x, y, x + (75 - x) * 0.12, 96], 2, STEEL)
        ink.oval([x, y, 21, 4], GOLD, tilt)
        ink.oval([x, y - 1, 7, 2.4], '#ffd97a', tilt)
      }
      ink.oval([24, 52, 18, 3], '#e3a92e', 0.05)
      ink.line('24,52 24,97', 2, STEEL)
      for (const x of [56, 94]) {
        ink.box([x - 17, 28, 34, 24], ink.main, 5)
        ink.box([x + 5, 28, 12, 24], ink.dark, 5)
        ink.oval([x, 29, 17, 4], WHITE)
        ink.line(`M${x - 17} 31A17 4 0 0 0 ${x + 17} 31`, 1.6, METAL)
      }
      ink.disc([75, 72, 28], ink.deep)
      ink.disc([75, 72, 25], WHITE)
      ink.disc([75, 72, 12], '#efe4cf')
      ink.ring([75, 72, 26], 3, ink.main)
      ink.box([112, 58, 32, 17], ink.main, 4)
      ink.oval([128, 59, 16, 4], WHITE)
      for (const x of [116, 140]) ink.line([x, 74, x, 97], 2.6, STEEL)
      for (const x of [8, 36]) ink.line([24, 80, x, 98], 2, STEEL)
    },
  },
  {
    words: ['cello', 'violoncello', 'double bass', 'contrabass'],
    ...metresTall(1.3, 38, '#b5642f'),
    grips: { leftHand: [0.5, 0.16], rightHand: [0.5, 0.7] },
    draw: (ink) => {
      ink.line('19,92 19,100', 1.6, IRON)
      ink.shape(
        'M19 36C32 36 35 44 33 51C31 56 31 58 33 62C41 74 37 94 19 94S-3 74 5 62C7 58 7 56 5 51C3 44 6 36 19 36Z',
        ink.main,
      )
      ink.shape(
        'M24 37C32 38 35 44 33 51C31 56 31 58 33 62C41 74 37 94 19 94Q32 84 27 66Q25 50 24 37Z',
        ink.dark,
      )
      ink.line('M11 60Q8 66 12 72', 1.3, COAL)
      ink.line('M27 60Q30 66 26 72', 1.3, COAL)
      ink.poly('16.6,8 21.4,8 22.4,62 15.6,62', COAL)
      ink.shape('M16 10Q14 2 19 1T22 10Z', ink.deep)
      for (const x of [17.4, 19, 20.6]) ink.line([x, 10, x, 80], 0.4, CREAM)
      ink.box([14, 66, 10, 2.4], CREAM, 1)
      ink.poly('16,78 22,78 20.4,90 17.6,90', COAL)
    },
  },
  {
    words: ['acoustic guitar', 'classical guitar', 'guitar'],
    ...metresTall(1, 40, '#d08a41'),
    grips: { leftHand: [0.5, 0.16], rightHand: [0.5, 0.72] },
    draw: (ink) => {
      ink.shape(
        'M20 42C30 42 34 48 32 55C31 59 32 62 35 67C42 80 36 99 20 99S-2 80 5 67C8 62 9 59 8 55C6 48 10 42 20 42Z',
        ink.dark,
      )
      ink.shape(
        'M19 43C28 43 32 48 30 55C29 60 30 62 32 67C39 80 33 97 19 97S1 80 7 67C10 62 10 60 9 55C7 48 10 43 19 43Z',
        ink.main,
      )
      ink.disc([19.6, 66, 6.4], COAL)
      ink.ring([19.6, 66, 7.4], 1, ink.pale)
      ink.box([17.4, 12, 5, 50], BARK, 1)
      ink.shape('M15.6 12L14.4 2Q20 -2 25.4 2L24.2 12Z', ink.deep)
      for (const y of [4, 8]) for (const x of [13.4, 26.4]) ink.disc([x, y, 1.3], METAL)
      for (const x of [18.4, 19.9, 21.4]) ink.line([x, 8, x, 82], 0.4, CREAM)
      ink.box([13, 82, 14, 3], COAL, 1)
      for (let i = 0; i < 6; i++) ink.line([17.4, 18 + i * 6.6, 22.4, 18 + i * 6.6], 0.5, METAL)
    },
  },
  {
    words: ['xylophone', 'marimba', 'vibraphone'],
    ...metresLong(0.8, 250, '#9a663c'),
    grips: { top: [0.5, 0.3] },
    draw: (ink) => {
      ink.poly('6,14 244,34 244,46 6,30', ink.main)
      ink.poly('6,74 244,62 244,74 6,92', ink.dark)
      const tones = [
        '#e34b45',
        '#f0893a',
        '#f5c843',
        '#6fbf58',
        '#3fb0b8',
        '#4f7fd0',
        '#8a5fc4',
        '#d765a8',
      ]
      tones.forEach((tone, i) => ink.box([14 + i * 29, 4 + i * 3.4, 22, 92 - i * 7], tone, 5))
    },
  },
  {
    words: ['tambourine'],
    ...metresTall(0.25, 100, '#c8874a'),
    draw: (ink) => {
      ink.disc([50, 50, 48], ink.dark)
      ink.disc([50, 50, 40], CREAM)
      for (let i = 0; i < 8; i++)
        ink.disc([50 + 44 * Math.cos(i * 0.785), 50 + 44 * Math.sin(i * 0.785), 6], GOLD)
    },
  },
]
