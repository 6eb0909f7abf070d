import { metresLong, metresTall, type Prop } from '../prop.ts'
import { wheel } from '../vehicles/vehicle-parts.ts'
import { COAL, CREAM, IRON, METAL, STEEL, WHITE } from '../tones.ts'

/** Tools that lie on a bench, and what stands on a building site beside it. */
export const SMALL_TOOLS: readonly Prop[] = [
  {
    words: ['pliers', 'pair of pliers', 'pincers', 'wire cutters'],
    ...metresTall(0.2, 70, '#d2453c'),
    draw: (ink) => {
      ink.shape('M32 34Q20 20 31 1L35 1V34Z', STEEL)
      ink.shape('M38 34Q50 20 39 1L35 1V34Z', METAL)
      for (const y of [8, 13, 18, 23]) ink.line([32, y, 38, y], 1.2, IRON)
      ink.line('M30 38Q52 58 54 94', 11, ink.main)
      ink.line('M40 38Q18 58 16 94', 11, ink.dark)
      ink.line('M28 42Q44 30 35 26', 9, STEEL)
      ink.disc([35, 36, 9], METAL)
      ink.disc([35, 36, 3.6], IRON)
    },
  },
  {
    words: ['tweezers', 'pair of tweezers'],
    ...metresTall(0.1, 34, METAL),
    draw: (ink) => {
      ink.line('M17 5Q2 40 15 97', 5.4, ink.main)
      ink.line('M17 5Q32 40 19 97', 5.4, ink.dark)
      ink.box([11, 1, 12, 16], STEEL, 5)
    },
  },
  {
    words: ['pipette', 'dropper', 'eyedropper'],
    ...metresTall(0.2, 26, '#d2453c'),
    draw: (ink) => {
      ink.shape('M8 34V14Q8 1 13 1Q18 1 18 14V34Z', ink.main)
      ink.box([6, 32, 14, 6], ink.dark, 2)
      ink.poly('9,38 17,38 15.5,80 14,99 12,99 10.5,80', '#dff0f5')
      ink.poly('9.6,56 16.4,56 15.5,80 14,99 12,99 10.5,80', '#4aa3d8')
    },
  },
  {
    words: ['soldering-iron', 'soldering iron'],
    ...metresTall(0.24, 26, '#2f6f9f'),
    draw: (ink) => {
      ink.line('M13 99V90', 3, COAL)
      ink.shape('M7 50H19L18 92Q13 97 8 92Z', ink.main)
      ink.box([8, 40, 10, 12], IRON, 2)
      ink.poly('10,40 16,40 14.5,12 11.5,12', STEEL)
      ink.poly('11.5,14 14.5,14 13,1', '#f0892f')
    },
  },
  {
    kind: 'thing',
    words: ['microchip', 'computer chip', 'silicon chip'],
    ...metresTall(0.05, 110, COAL),
    draw: (ink) => {
      for (let x = 18; x < 96; x += 14) ink.box([x, 2, 7, 96], METAL, 2)
      ink.box([4, 18, 102, 64], ink.main, 5)
      ink.box([22, 34, 66, 30], IRON, 3)
      ink.disc([16, 30, 4], METAL)
    },
  },
  {
    words: ['tape measure', 'measuring tape', 'tape measurer'],
    ...metresLong(0.2, 190, '#f2b92c'),
    draw: (ink) => {
      ink.box([78, 78, 108, 14], '#f7dc5a', 1)
      for (let x = 84, i = 0; x < 182; x += 8, i++) ink.box([x, 78, 1.6, i % 3 ? 5 : 9], COAL)
      ink.box([183, 76, 4, 22], STEEL, 1)
      ink.shape('M8 98V46Q8 4 50 4Q92 4 94 46V98Z', ink.main)
      ink.shape('M70 8Q92 16 94 46V98H78Z', ink.dark)
      ink.disc([48, 52, 27], COAL)
      ink.disc([48, 52, 20], ink.light)
      ink.box([60, 2, 20, 8], COAL, 3)
    },
  },
  {
    words: ['tape dispenser', 'sticky tape', 'adhesive tape', 'scotch tape', 'roll of tape'],
    ...metresLong(0.16, 170, '#4a6fa5'),
    draw: (ink) => {
      ink.shape('M6 98V72Q6 58 22 56H120L160 70L166 98Z', ink.main)
      ink.box([6, 90, 160, 9], ink.deep, 3)
      ink.disc([62, 48, 42], '#efe3b4')
      ink.ring([62, 48, 33], 3, '#d8c88a')
      ink.disc([62, 48, 22], CREAM)
      ink.disc([62, 48, 12], ink.dark)
      ink.line('M92 18L154 60', 5, '#efe3b4')
      ink.poly('146,56 166,56 166,72 150,70', STEEL)
    },
  },
  {
    words: ['ring binder', 'file folder', 'lever arch file', 'binder', 'office binder'],
    ...metresTall(0.32, 82, '#3b6fb5'),
    draw: (ink) => {
      ink.box([24, 5, 54, 92], WHITE, 2)
      ink.box([26, 1, 54, 98], ink.main, 3)
      ink.box([2, 1, 28, 98], ink.dark, 4)
      ink.box([7, 14, 18, 34], WHITE, 2)
      ink.ring([16, 80, 6], 3, METAL)
    },
  },
  {
    kind: 'thing',
    words: ['walkie-talkie', 'walkie talkie', 'two-way radio', 'handheld radio'],
    ...metresTall(0.24, 36, '#3a4048'),
    draw: (ink) => {
      ink.box([6, 1, 6, 40], COAL, 3)
      ink.disc([27, 31, 5], IRON)
      ink.box([3, 34, 30, 65], ink.main, 5)
      ink.box([27, 34, 6, 65], ink.deep, 4)
      ink.box([8, 40, 17, 12], '#b8d8b0', 2)
      for (let y = 58; y < 78; y += 5) ink.box([8, y, 17, 2.4], COAL, 1)
      ink.disc([12, 87, 4], '#e0892c')
      ink.disc([22, 87, 4], IRON)
    },
  },
  {
    words: ['cement mixer', 'concrete mixer', 'mortar mixer'],
    ...metresTall(1.4, 112, '#f0892f'),
    moving: [wheel(28, 88, 11)],
    draw: (ink) => {
      ink.line('M28 88L58 56L84 98', 6, IRON)
      ink.line('M28 84L92 84', 5, IRON)
      ink.box([4, 50, 22, 26], COAL, 4)
      ink.moved({ x: 58, y: 44, turn: 0.5 }, () => {
        ink.shape('M-40 6Q-42 -28 -18 -34L20 -38H34V30L16 30Q-38 40 -40 6Z', ink.main)
        ink.shape('M-40 6Q-38 40 16 30H34V12L-40 0Z', ink.dark)
        ink.oval([35, -4, 9, 34], ink.deep)
        ink.oval([36, -4, 6, 27], '#9b9a94')
        ink.box([-12, -36, 6, 70], IRON)
      })
    },
  },
]
