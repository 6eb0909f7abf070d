import type { Prop } from '../prop.ts'
import { BARK, CREAM, WHITE, WOOD } from '../tones.ts'

/** Beds and seats with room below them. */
export const HIGH_BEDS: readonly Prop[] = [
  {
    name: 'high-bed',
    words: ['high bed', "child's bed"],
    tall: 1.2,
    width: 200,
    colour: '#5f8fc4',
    kind: 'furniture',
    faces: 'left',
    draw: (ink) => {
      ink.box([12, 56, 176, 42], '#1d1a33', 3)
      ink.box([2, 4, 14, 96], BARK, 5)
      ink.box([186, 30, 12, 70], BARK, 5)
      ink.box([8, 48, 186, 12], WOOD, 3)
      ink.box([14, 34, 174, 17], WHITE, 6)
      ink.shape('M18 34Q18 10 30 10Q42 12 42 36Z', CREAM)
    },
  },
  {
    name: 'legged-bed',
    words: ['bed on legs'],
    tall: 1.1,
    width: 216,
    colour: '#5f8fc4',
    kind: 'furniture',
    faces: 'left',
    draw: (ink) => {
      ink.box([12, 50, 192, 46], '#2c2640', 3)
      ink.box([2, 2, 15, 98], BARK, 5)
      ink.box([200, 22, 13, 78], BARK, 5)
      ink.box([10, 44, 194, 11], WOOD, 3)
      ink.box([16, 28, 184, 19], WHITE, 7)
      ink.shape('M18 26Q20 14 42 15T66 26Q66 34 42 34T18 26Z', CREAM)
      ink.shape('M70 22H192Q200 22 200 30V49H64Q60 32 70 22Z', ink.main)
      ink.shape('M70 22H88Q80 34 84 49H64Q60 32 70 22Z', ink.light)
    },
  },
  {
    name: 'legged-couch',
    words: ['couch on legs'],
    tall: 1.1,
    width: 220,
    colour: '#4f83b8',
    kind: 'furniture',
    draw: (ink) => {
      ink.box([14, 54, 192, 42], '#2c2640', 3)
      for (const x of [10, 200]) ink.box([x, 56, 9, 44], BARK, 3)
      ink.box([22, 2, 176, 38], ink.dark, 12)
      ink.box([28, 5, 80, 32], ink.main, 10)
      ink.box([112, 5, 80, 32], ink.main, 10)
      ink.box([18, 40, 184, 20], ink.deep, 6)
      for (const x of [26, 111]) ink.box([x, 32, 83, 17], ink.light, 7)
      for (const x of [2, 186]) {
        ink.box([x, 22, 32, 40], ink.main, 12)
        ink.box([x + 6, 27, 20, 8], ink.light, 4)
      }
    },
  },
  {
    name: 'drawn-blanket',
    words: ['drawn blanket'],
    tall: 0.5,
    width: 150,
    colour: '#5f8fc4',
    draw: (ink) => {
      ink.shape(
        'M4 30Q6 4 30 4Q54 8 66 36Q110 34 146 50V92Q150 100 140 100H14Q2 98 4 30Z',
        ink.main,
      )
      ink.shape('M4 30Q6 4 30 4Q44 6 52 18Q30 14 18 30Q10 44 12 98Q2 96 4 30Z', ink.light)
      ink.shape('M20 78Q80 66 146 76V92Q150 100 140 100H14Z', ink.dark)
      for (const [x, y] of [
        [44, 44],
        [74, 56],
        [108, 58],
        [56, 72],
      ] as const)
        ink.disc([x, y, 4], ink.pale)
    },
  },
]
