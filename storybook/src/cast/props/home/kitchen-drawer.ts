import { pairs } from '../../../scene/rows.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, CREAM, IRON, METAL, STEEL, WHITE, WOOD } from '../tones.ts'

/** A squeeze bottle with a nozzle and a label. */
const squeezed = (name: string, colour: string): Prop => ({
  words: [`${name} bottle`, `bottle of ${name}`, name],
  tall: 0.2,
  width: 44,
  colour,
  draw: (ink) => {
    ink.poly('19,16 25,16 23.5,1 20.5,1', ink.dark)
    ink.box([13, 15, 18, 9], ink.deep, 3)
    ink.shape('M14 24H30Q42 32 41 46V92Q41 99 34 99H10Q3 99 3 92V46Q2 32 14 24Z', ink.main)
    ink.shape('M30 24Q42 32 41 46V92Q41 99 34 99H30Z', ink.dark)
    ink.box([3, 50, 38, 28], WHITE, 2)
    ink.oval([22, 64, 9, 8], ink.main)
  },
})

/** What lies in the drawers of a kitchen, and stands beside the plates. */
export const KITCHEN_DRAWER: readonly Prop[] = [
  squeezed('ketchup', '#d8352c'),
  squeezed('mustard', '#f0bd2c'),
  squeezed('glue', '#f4efe2'),
  {
    words: ['colander', 'strainer', 'sieve'],
    ...metresLong(0.3, 150, METAL),
    draw: (ink) => {
      ink.box([52, 86, 46, 13], ink.deep, 4)
      ink.line('M18 32Q0 32 4 46Q8 54 20 50', 6, ink.dark)
      ink.line('M132 32Q150 32 146 46Q142 54 130 50', 6, ink.dark)
      ink.shape('M14 30H136Q132 92 75 92Q18 92 14 30Z', ink.main)
      ink.shape('M96 30H136Q132 92 75 92Q98 70 96 30Z', ink.dark)
      for (const [y, half] of pairs('44 48, 58 42, 72 30'))
        for (let x = 75 - half; x <= 75 + half; x += 12) ink.disc([x, y, 3], IRON)
      ink.box([8, 24, 134, 9], ink.light, 4)
    },
  },
  {
    words: ['grater', 'cheese grater', 'box grater'],
    ...metresTall(0.24, 62, METAL),
    draw: (ink) => {
      ink.line('M20 20Q20 3 31 3Q42 3 42 20', 6, COAL)
      ink.poly('14,20 48,20 58,99 4,99', ink.main)
      ink.poly('40,20 48,20 58,99 46,99', ink.dark)
      for (let row = 0; row < 6; row++)
        for (let col = 0; col < 4; col++)
          ink.oval([15 + col * 7.4 - row * 0.7 + (row % 2) * 2.6, 31 + row * 11, 2.4, 3.4], IRON)
      ink.box([10, 16, 42, 6], COAL, 3)
    },
  },
  {
    words: ['corkscrew', 'wine opener'],
    ...metresTall(0.18, 76, METAL),
    draw: (ink) => {
      ink.box([6, 1, 64, 15], WOOD, 7)
      ink.box([34, 12, 8, 32], ink.main, 2)
      ink.line('M34 42Q52 46 38 52Q22 58 38 63Q52 68 38 74Q24 80 38 84Q48 88 38 98', 5, STEEL)
      ink.line('M36 34Q14 34 10 66', 6, ink.dark)
      ink.line('M40 34Q62 34 66 66', 6, ink.dark)
    },
  },
  {
    words: ['salt shaker', 'pepper shaker', 'saltshaker', 'pepper pot'],
    ...metresTall(0.1, 56, '#dbe9ef'),
    draw: (ink) => {
      ink.shape('M14 30H42L52 92Q52 99 45 99H11Q4 99 4 92Z', ink.main)
      ink.shape('M8 62H48L52 92Q52 99 45 99H11Q4 99 4 92Z', WHITE)
      ink.shape('M36 30H42L52 92Q52 99 45 99H40Z', ink.dark)
      ink.shape('M11 32Q11 3 28 3Q45 3 45 32Z', STEEL)
      for (const [x, y] of pairs('28 10, 21 15, 35 15, 28 19')) ink.disc([x, y, 1.9], COAL)
    },
  },
  {
    words: ['thermos', 'thermos flask', 'vacuum flask', 'thermos bottle'],
    ...metresTall(0.3, 42, '#2f7f6a'),
    draw: (ink) => {
      ink.box([9, 1, 24, 20], METAL, 4)
      ink.box([25, 1, 8, 20], STEEL, 3)
      ink.box([12, 19, 18, 6], COAL)
      ink.shape('M10 24H32Q39 28 39 36V94Q39 99 34 99H8Q3 99 3 94V36Q3 28 10 24Z', ink.main)
      ink.shape('M28 24H32Q39 28 39 36V94Q39 99 34 99H28Z', ink.dark)
      ink.box([3, 84, 36, 6], METAL)
      ink.box([8, 34, 4, 44], ink.pale, 2)
    },
  },
  {
    words: ['dustpan', 'dust pan', 'dustpan and brush'],
    ...metresLong(0.34, 160, '#3f8fc4'),
    draw: (ink) => {
      ink.box([104, 52, 54, 14], ink.dark, 7)
      ink.disc([149, 59, 3], CREAM)
      ink.poly('4,96 14,40 100,30 112,88', ink.main)
      ink.poly('4,96 112,88 112,96 6,99', ink.deep)
      ink.poly('22,84 28,50 92,42 98,78', ink.dark)
    },
  },
]
