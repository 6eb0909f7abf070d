import { pairs } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { BARK, CREAM, WHITE, WOOD } from '../tones.ts'

/** Posts, a frame, a mattress and its pillow, whatever is below them. */
function bedstead(ink: Ink): void {
  ink.box([2, 4, 14, 96], BARK, 5)
  ink.box([186, 30, 12, 70], BARK, 5)
  ink.box([8, 48, 186, 12], WOOD, 3)
  ink.box([14, 34, 174, 17], WHITE, 6)
  ink.shape('M18 34Q18 10 30 10Q42 12 42 36Z', CREAM)
}

/** Beds and seats with room below them. */
export const HIGH_BEDS: readonly Prop[] = [
  {
    words: ['high bed', "child's bed"],
    ...metresTall(1.2, 200, '#5f8fc4'),
    kind: 'furniture',
    faces: 'left',
    draw: (ink) => {
      ink.box([12, 56, 176, 42], '#1d1a33', 3)
      bedstead(ink)
    },
  },
  {
    name: 'skirted-bed',
    words: ['bed with a skirt'],
    ...metresTall(1.2, 200, '#5f8fc4'),
    kind: 'furniture',
    faces: 'left',
    draw: (ink) => {
      ink.shape('M12 50H188V98Q176 94 166 98T144 98T122 98T100 98T78 98T56 98T34 98T12 98Z', CREAM)
      ink.line(
        'M34 60V96M56 60V96M78 60V96M100 60V96M122 60V96M144 60V96M166 60V96',
        1.4,
        '#d8c8a8',
      )
      bedstead(ink)
    },
  },
  {
    name: 'storm-window',
    words: ['stormy window'],
    ...metresTall(1.3, 90, '#f3ead8'),
    kind: 'furniture',
    draw: (ink) => {
      ink.box([4, 4, 82, 90], ink.main, 4)
      ink.box([10, 10, 70, 78], '#26304f', 2)
      ink.shape('M10 30Q22 18 36 26Q50 14 62 24Q74 20 80 30V10H10Z', '#4a5578')
      for (let x = 14; x < 80; x += 9)
        ink.line(`M${x} 36L${x - 4} 52M${x + 4} 60L${x} 78`, 1, '#8fa4cc')
      ink.poly('48,22 32,52 43,52 34,82 60,44 48,44 58,22', '#ffe66b')
      ink.box([43, 10, 4, 78], ink.main)
      ink.box([10, 47, 70, 4], ink.main)
      ink.box([0, 92, 90, 8], ink.dark, 3)
    },
  },
  {
    name: 'legged-bed',
    words: ['bed on legs'],
    ...metresTall(1.1, 216, '#5f8fc4'),
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
    ...metresTall(1.1, 220, '#4f83b8'),
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
    words: ['drawn blanket'],
    ...metresTall(0.5, 150, '#5f8fc4'),
    draw: (ink) => {
      ink.shape(
        'M4 30Q6 4 30 4Q54 8 66 36Q110 34 146 50V92Q150 100 140 100H14Q2 98 4 30Z',
        ink.main,
      )
      ink.shape('M4 30Q6 4 30 4Q44 6 52 18Q30 14 18 30Q10 44 12 98Q2 96 4 30Z', ink.light)
      ink.shape('M20 78Q80 66 146 76V92Q150 100 140 100H14Z', ink.dark)
      for (const [x, y] of pairs('44 44, 74 56, 108 58, 56 72')) ink.disc([x, y, 4], ink.pale)
    },
  },
]
