import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, GOLD, SHINE, STEEL, WHITE } from '../tones.ts'

/** The inside of a cupboard: where it begins and ends, and the heights of its boards on the sheet. */
interface Inside {
  readonly area: readonly [x: number, y: number, width: number, height: number]
  readonly boards: readonly number[]
  readonly back: string
  readonly board: string
}

function inside(ink: Ink, { area, boards, back, board }: Inside): void {
  const [x, y, width, height] = area
  ink.box(area, back, 2)
  ink.faint(0.16, () => {
    ink.box([x, y, width, 4], COAL)
    ink.box([x, y, 3, height], COAL)
  })
  for (const at of boards) {
    ink.box([x, at, width, 2], board)
    ink.faint(0.14, () => ink.box([x, at + 2, width, 2.4], COAL))
  }
}

/** Furniture whose doors stand open, so that what is in it is seen on its boards. */
export const OPEN_CUPBOARDS: readonly Prop[] = [
  {
    words: ['open refrigerator', 'open fridge', 'open freezer'],
    ...metresTall(1.8, 84, '#dfe5e8'),
    grips: { top: [0.31, 0] },
    draw: (ink) => {
      for (const x of [5, 41]) ink.box([x, 96, 6, 4], COAL, 1)
      ink.box([1, 1, 50, 97], ink.main, 4)
      const lit = { back: '#eef8fb', board: '#b9d3dc', boards: [25.5, 47, 68.5] }
      inside(ink, { ...lit, area: [5, 5, 42, 87] })
      ink.box([5, 91, 42, 3], '#b9d3dc', 1)
      ink.box([20, 6, 12, 2.6], '#fff6c8', 1.3)
      ink.poly('51,2 80,8 80,99 51,96', ink.dark)
      ink.poly('54,6 77,11 77,94 54,91', '#f4fafc')
      for (const y of [28, 50, 72]) ink.poly(`54,${y} 77,${y + 3} 77,${y + 10} 54,${y + 7}`, SHINE)
      ink.box([58, 17.5, 4, 12], '#f2c34e', 1.5)
      ink.box([65, 19, 4, 11.4], WHITE, 1.5)
      ink.box([65, 18, 4, 3], '#4c9ad6', 1)
      ink.box([60, 42, 5, 11], '#d9574c', 1.5)
      ink.box([61.4, 38, 2.2, 5], '#d9574c', 1)
      ink.box([60, 64, 3.6, 11], '#5f9e58', 1.5)
      ink.box([67, 65, 4, 11], '#f0913c', 1.5)
      ink.line('81,34 81,58', 2, STEEL)
    },
  },
  {
    words: ['open wardrobe', 'open closet', 'open cupboard', 'open cabinet'],
    ...metresTall(2, 104, '#b57d4a'),
    draw: (ink) => {
      for (const x of [25, 72]) ink.box([x, 95, 7, 5], ink.deep, 1)
      ink.box([20, 1, 64, 6], ink.deep, 2)
      ink.box([22, 5, 60, 91], ink.main, 2)
      const dim = { back: ink.deep, board: ink.light, boards: [33, 55, 77] }
      inside(ink, { ...dim, area: [26, 10, 52, 83] })
      for (const flip of [false, true])
        ink.moved({ x: flip ? 104 : 0, flip }, () => {
          ink.poly('25,9 3,4 3,99 25,94', ink.light)
          ink.poly('21,16 8,13 8,48 21,48', ink.dark)
          ink.poly('21,54 8,55 8,90 21,87', ink.dark)
          ink.disc([5.4, 51, 1.6], GOLD)
        })
    },
  },
  {
    words: ['bare bookcase', 'empty bookshelf', 'empty bookcase'],
    ...metresTall(2, 84, '#9a663c'),
    draw: (ink) => {
      ink.box([1, 1, 82, 99], ink.main, 2)
      inside(ink, { area: [5, 5, 74, 90], boards: [26, 49, 72], back: ink.deep, board: ink.light })
      ink.box([0, 0, 84, 4], ink.light, 1)
      ink.box([5, 94, 74, 3], ink.light)
    },
  },
]
