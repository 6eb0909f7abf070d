import { pairs, triples } from '../../../scene/rows.ts'
import type { Ink } from '../ink.ts'
import { metresLong, metresTall, type Prop } from '../prop.ts'
import { COAL, IRON, SHINE, STEEL } from '../tones.ts'

/** Rings of a pipe's ends and of rods. */
const lying = (ink: Ink, [top, deep]: readonly [number, number], width: number): void => {
  ink.box([4, top, width - 8, deep], ink.main, deep / 2)
  ink.box([4, top + deep * 0.6, width - 8, deep * 0.4], ink.dark, deep / 5)
  ink.faint(0.6, () => ink.box([10, top + deep * 0.16, width - 20, deep * 0.14], SHINE, 2))
}

/** Small things of which everybody has some: what one lets float, squeezes and drops. */
export const SIMPLE_THINGS: readonly Prop[] = [
  {
    words: ['cork', 'wine cork', 'bottle cork'],
    ...metresTall(0.045, 62, '#c99a63'),
    draw: (ink) => {
      ink.shape('M8 12H54L50 92Q31 100 12 92Z', ink.main)
      ink.shape('M40 12H54L50 92Q44 96 36 96Z', ink.dark)
      ink.oval([31, 12, 23, 8], ink.light)
      for (const [x, y, r] of triples(
        '20 36 3, 34 52 2.4, 24 70 3.2, 42 34 2, 38 80 2.6, 28 24 1.8',
      ))
        ink.oval([x, y, r, r * 0.7], ink.deep)
    },
  },
  {
    words: ['styrofoam', 'piece of styrofoam', 'polystyrene', 'foam block', 'packing foam'],
    ...metresLong(0.12, 130, '#f7f8f6'),
    draw: (ink) => {
      ink.poly('8,34 96,34 122,18 34,18', ink.light)
      ink.poly('96,34 122,18 122,78 96,98', ink.deep)
      ink.box([8, 34, 88, 64], ink.main, 3)
      for (const [x, y] of pairs(
        '20 48, 38 60, 60 50, 80 66, 28 82, 54 84, 74 86, 88 46, 44 42, 66 72',
      ))
        ink.ring([x, y, 4.4], 1, ink.dark)
    },
  },
  {
    words: ['wooden toy', 'wooden toy duck', 'wooden duck'],
    kind: 'toy',
    ...metresTall(0.09, 128, '#cf9a5c'),
    faces: 'left',
    draw: (ink) => {
      ink.shape('M22 60Q40 52 84 54Q108 40 122 46Q118 90 84 96H46Q22 92 22 60Z', ink.main)
      ink.shape('M52 70Q74 58 98 66Q90 86 66 86Q54 84 52 70Z', ink.dark)
      ink.disc([34, 34, 22], ink.light)
      ink.shape('M14 34L-2 42L15 46Z', '#e8862e')
      ink.disc([28, 30, 4], COAL)
      ink.line('M60 74Q76 66 90 71', 1.6, ink.deep)
      ink.line('M40 90Q66 94 96 86', 1.4, ink.deep)
    },
  },
  {
    words: ['juice box', 'juice carton', 'drink carton', 'drink box'],
    kind: 'food',
    ...metresTall(0.13, 72, '#f0922c'),
    draw: (ink) => {
      ink.line('M44 20L48 -6L60 -10', 3, '#e9443c')
      ink.poly('8,18 52,18 66,12 22,12', ink.light)
      ink.poly('52,18 66,12 66,92 52,99', ink.dark)
      ink.box([8, 18, 44, 81], ink.main, 2)
      ink.disc([30, 58, 15], '#ffd052')
      ink.disc([30, 58, 11.5], '#ffe59a')
      for (let at = 0; at < 6; at++)
        ink.line([30, 58, 30 + 11 * Math.cos(at), 58 + 11 * Math.sin(at)], 1.2, '#ffd052')
      ink.box([8, 84, 44, 6], ink.deep)
    },
  },
  {
    words: ['cotton ball', 'cotton wool', 'ball of cotton', 'cotton pad'],
    ...metresTall(0.05, 112, '#fbfaf5'),
    draw: (ink) => {
      for (const [x, y, r] of triples('30 62 26, 56 42 30, 82 60 27, 58 72 28, 40 40 22, 76 38 22'))
        ink.disc([x, y, r], ink.main)
      for (const [x, y, r] of triples('38 70 14, 72 74 13, 62 50 12'))
        ink.ring([x, y, r], 2, ink.dark)
    },
  },
  {
    words: ['foam mattress', 'mattress', 'foam pad', 'memory foam'],
    kind: 'furniture',
    ...metresLong(1.9, 210, '#f0ece2'),
    draw: (ink) => {
      ink.box([4, 42, 202, 54], ink.main, 12)
      ink.box([4, 72, 202, 24], ink.dark, 10)
      ink.line([8, 58, 202, 58], 1.6, ink.deep)
      for (let x = 20; x < 200; x += 20) ink.disc([x, 49, 1.8], ink.deep)
    },
  },
  {
    words: ['plastic pouch', 'plastic bag', 'zip bag', 'freezer bag', 'plastic packet', 'pouch'],
    ...metresTall(0.22, 92, '#cfe6f0'),
    draw: (ink) => {
      ink.faint(0.75, () =>
        ink.shape('M8 8Q46 12 84 8Q90 50 86 94Q46 102 6 94Q2 50 8 8Z', ink.main),
      )
      ink.box([8, 5, 76, 6], '#3f7fc4', 2)
      ink.faint(0.7, () => ink.line('M20 22Q14 52 22 84', 4, SHINE))
      ink.faint(0.5, () => ink.line('M66 30Q76 56 66 86', 2.4, ink.deep))
    },
  },
  {
    words: [
      'metal pipe',
      'water pipe',
      'steel pipe',
      'copper pipe',
      'iron pipe',
      'drain pipe',
      'pipe',
    ],
    ...metresLong(1.6, 220, '#9aa6b0'),
    draw: (ink) => {
      lying(ink, [36, 34], 220)
      for (const x of [14, 104, 196]) {
        ink.box([x, 30, 14, 46], ink.dark, 3)
        ink.box([x, 30, 5, 46], ink.light, 2)
      }
      for (const x of [34, 180]) ink.box([x, 74, 10, 24], IRON, 2)
    },
  },
  {
    words: ['iron rod', 'metal rod', 'steel rod', 'metal bar', 'iron bar', 'steel bar'],
    kind: 'tool',
    ...metresTall(0.5, 16, '#666e76'),
    grips: { rightHand: [0.5, 0.9] },
    draw: (ink) => {
      ink.box([3, 0, 10, 100], ink.main, 3)
      ink.box([8.5, 0, 4.5, 100], ink.dark, 2)
      ink.box([4.4, 2, 1.8, 96], ink.pale, 1)
    },
  },
  {
    words: ['vacuum chamber', 'vacuum jar', 'sealed chamber'],
    ...metresTall(0.4, 104, '#bcd8e4'),
    draw: (ink) => {
      ink.box([2, 84, 100, 14], IRON, 3)
      ink.faint(0.5, () => ink.shape('M14 84V40Q14 6 52 6T90 40V84Z', ink.main))
      ink.line('M14 84V40Q14 6 52 6T90 40V84', 2.6, STEEL)
      ink.faint(0.7, () => ink.line('M24 76V42Q26 20 42 15', 3.4, SHINE))
      ink.disc([52, 4, 5], STEEL)
    },
  },
  {
    words: ['piece of cardboard', 'cardboard', 'cardboard piece', 'sheet of cardboard'],
    ...metresTall(0.16, 116, '#c69a68'),
    draw: (ink) => {
      ink.poly('6,14 108,6 112,88 44,96 10,90', ink.main)
      for (let y = 22; y < 88; y += 10) ink.line([12, y, 106, y - 6], 1, ink.dark)
      ink.poly('44,96 112,88 112,92 44,100', ink.deep)
    },
  },
  {
    words: ['piece of paper', 'scrap of paper', 'sheet of white paper'],
    ...metresTall(0.16, 92, '#f6f2e8'),
    draw: (ink) => {
      ink.poly('10,8 82,4 88,92 8,96', ink.main)
      ink.poly('82,4 88,92 70,94', ink.dark)
    },
  },
  {
    words: ['dry straw', 'wisp of straw'],
    kind: 'plant',
    ...metresTall(0.3, 120, '#e2bf62'),
    draw: (ink) => {
      for (const [x, y, to] of triples(
        '20 96 70, 40 98 4, 60 94 104, 84 98 40, 100 92 110, 30 92 96, 70 98 16, 50 96 56',
      ))
        ink.line([x, y, to, 12 + (x % 17)], 3.2, x % 3 ? ink.main : ink.dark)
      for (const [x, y, to] of triples('14 90 108, 110 84 20, 26 74 98'))
        ink.line([x, y, to, y - 16], 2.6, ink.light)
    },
  },
  {
    words: ['matchstick', 'single match', 'wooden match'],
    ...metresTall(0.05, 14, '#dcb47c'),
    draw: (ink) => {
      ink.box([4.5, 10, 5, 90], ink.main, 1)
      ink.oval([7, 8, 4.8, 8], '#c23a2c')
    },
  },
  {
    words: ['plastic sheet', 'rubber sheet', 'sheet of plastic', 'plastic wrap', 'cling film'],
    ...metresTall(0.2, 150, '#cfe3ec'),
    draw: (ink) => {
      ink.faint(0.7, () => ink.box([6, 8, 138, 84], ink.main, 3))
      ink.faint(0.6, () => ink.line('20,20 60,80', 3, SHINE))
    },
  },
]
