import { metresLong, metresTall, type Prop } from '../prop.ts'
import { WHITE, CREAM, METAL, STEEL, COAL, PLANK } from '../tones.ts'

export const GYM: readonly Prop[] = [
  {
    words: ['barbell', 'weights', 'weight bar'],
    ...metresLong(1.9, 430, '#c7413b'),
    grips: { bothHands: [0.5, 0.5], leftHand: [0.4, 0.5], rightHand: [0.6, 0.5] },
    draw: (ink) => {
      ink.box([4, 45, 422, 10], METAL, 5)
      ink.box([4, 51, 422, 4], STEEL, 2)
      for (const [x, half, colour] of [
        [52, 46, ink.main],
        [70, 40, ink.dark],
        [86, 30, COAL],
        [360, 46, ink.main],
        [342, 40, ink.dark],
        [326, 30, COAL],
      ] as const)
        ink.box([x, 50 - half, 17, half * 2], colour, 6)
    },
  },
  {
    words: ['dumbbell', 'hand weight'],
    ...metresLong(0.4, 210, '#4a5560'),
    grips: { rightHand: [0.5, 0.5], leftHand: [0.5, 0.5] },
    draw: (ink) => {
      ink.box([50, 40, 110, 20], METAL, 6)
      for (const x of [28, 146]) ink.box([x, 10, 36, 80], ink.main, 9)
      for (const x of [8, 178]) ink.box([x, 20, 24, 60], ink.dark, 8)
      for (const x of [34, 152]) ink.box([x, 16, 8, 66], ink.light, 4)
    },
  },
  {
    words: ['hula hoop', 'hoop'],
    ...metresLong(1, 300, '#ee4f8b'),
    grips: { middle: [0.5, 0.5] },
    draw: (ink) => {
      ink.line('M10 50A140 40 0 1 0 290 50A140 40 0 1 0 10 50Z', 13, ink.main)
      ink.line('M30 70A140 40 0 0 0 120 88', 13, WHITE)
      ink.line('M180 89A140 40 0 0 0 270 70', 13, '#4fc3d8')
      ink.line('M40 24A140 40 0 0 1 120 12', 13, '#f7c843')
      ink.line('M190 12A140 40 0 0 1 262 24', 13, ink.dark)
    },
  },
  {
    words: ['punching bag', 'boxing bag', 'heavy bag'],
    ...metresTall(1.8, 36, '#c8362f'),
    home: 'any',
    draw: (ink) => {
      ink.line('18,0 18,12', 2, STEEL)
      ink.line('18,10 6,24', 1.6, STEEL)
      ink.line('18,10 30,24', 1.6, STEEL)
      ink.box([3, 22, 30, 77], ink.main, 8)
      ink.shape('M24 22H25Q33 22 33 30V91Q33 99 25 99H24Z', ink.dark)
      ink.box([3, 32, 30, 6], COAL)
      ink.box([3, 84, 30, 5], COAL)
      ink.box([8, 42, 4, 36], ink.light, 2)
    },
  },
  {
    words: ['trampoline'],
    ...metresLong(3, 330, '#3f7fd0'),
    grips: { top: [0.5, 0.3], feet: [0.5, 0.3] },
    draw: (ink) => {
      for (const x of [34, 120, 210, 296]) ink.line([x, 40, x + (165 - x) * 0.06, 96], 7, STEEL)
      ink.oval([165, 32, 163, 28], ink.main)
      ink.oval([165, 34, 163, 24], ink.dark)
      ink.oval([165, 30, 163, 26], ink.main)
      ink.oval([165, 30, 132, 19], COAL)
    },
  },
  {
    words: ['pogo stick', 'pogo-stick', 'pogo'],
    kind: 'vehicle',
    ...metresTall(1.1, 46, '#e2463c'),
    home: 'ground',
    grips: { top: [0.5, 0.74], feet: [0.5, 0.74], seat: [0.5, 0.74] },
    draw: (ink) => {
      ink.line('M23 60V96', 4, STEEL)
      ink.line('M17 78L29 81L17 84L29 87L17 90', 2, STEEL)
      ink.box([19, 8, 8, 66], ink.main, 3)
      ink.line('M6 9H40', 5, COAL)
      ink.line('M8 74H38', 5, ink.deep)
      ink.disc([23, 97, 4], COAL)
    },
  },
  {
    words: ['jump rope', 'skipping rope'],
    ...metresTall(0.9, 100, '#e8694a'),
    draw: (ink) => {
      ink.line('M14 26C0 70 20 98 50 98S100 70 86 26', 5, CREAM)
      for (let i = 0; i < 7; i++) ink.disc([20 + i * 10, 91 + Math.sin(i) * 4, 1.6], PLANK)
      ink.box([8, 2, 11, 28], ink.main, 4)
      ink.box([81, 2, 11, 28], ink.main, 4)
      ink.box([8, 22, 11, 8], ink.deep, 3)
      ink.box([81, 22, 11, 8], ink.deep, 3)
    },
  },
]
