import { ON_TOP } from './seats.ts'
import { metresTall, type Prop } from '../prop.ts'
import { WOOD, GOLD } from '../tones.ts'

const BOOKS = ['#c8503f', '#3f7fb5', '#e0a83a', '#5c9a58', '#8a5fb0', '#d9d0bb', '#c46f9a']

export const FURNITURE: readonly Prop[] = [
  {
    words: ['rack', 'shelving unit', 'storage rack', 'metal shelf', 'tv rack'],
    ...metresTall(1.2, 96, '#7d8890'),
    grips: ON_TOP,
    draw: (ink) => {
      for (const x of [4, 88]) ink.box([x, 2, 4, 98], ink.dark, 1)
      for (const y of [4, 34, 64, 90]) {
        ink.box([2, y, 92, 5], ink.main, 1)
        ink.box([2, y + 4, 92, 1.6], ink.deep)
      }
      ink.box([14, 16, 22, 18], BOOKS[1]!, 1)
      ink.box([44, 20, 34, 14], BOOKS[2]!, 1)
      for (const [i, x] of [14, 22, 30].entries()) ink.box([x, 44, 7, 20], BOOKS[i]!, 1)
      ink.box([56, 48, 26, 16], BOOKS[5]!, 1)
      ink.box([20, 74, 52, 16], BOOKS[3]!, 1)
    },
  },
  {
    words: ['dining table', 'table', 'kitchen table', 'wooden table'],
    ...metresTall(0.76, 220, WOOD),
    grips: ON_TOP,
    draw: (ink) => {
      for (const x of [40, 168]) ink.shape(`M${x} 20H${x + 12}L${x + 9} 90H${x + 3}Z`, ink.deep)
      for (const x of [14, 190]) ink.shape(`M${x} 16H${x + 16}L${x + 12} 100H${x + 4}Z`, ink.dark)
      ink.box([14, 12, 192, 14], ink.dark, 2)
      ink.box([2, 2, 216, 13], ink.main, 5)
      ink.box([2, 2, 216, 5], ink.light, 4)
    },
  },
  {
    name: 'shop-counter',
    words: 'counter|shop counter|store counter|bar counter|wooden counter|countertop'.split('|'),
    ...metresTall(1, 230, '#9a6238'),
    grips: ON_TOP,
    draw: (ink) => {
      ink.box([8, 12, 214, 84], ink.main, 2)
      for (const x of [18, 88, 158]) {
        ink.box([x, 24, 54, 60], ink.dark, 3)
        ink.box([x + 5, 29, 44, 50], ink.main, 2)
      }
      ink.box([4, 94, 222, 6], ink.deep, 1)
      ink.box([1, 2, 228, 13], ink.dark, 4)
      ink.box([1, 2, 228, 6], ink.light, 3)
    },
  },
  {
    words: ['round table', 'cafe table', 'coffee table', 'side table'],
    ...metresTall(0.7, 120, '#a8703f'),
    grips: ON_TOP,
    draw: (ink) => {
      ink.box([55, 12, 10, 76], ink.deep, 3)
      ink.shape('M60 80L96 100H84L60 90L36 100H24Z', ink.dark)
      ink.oval([60, 13, 59, 9], ink.deep)
      ink.oval([60, 9, 59, 9], ink.main)
      ink.oval([52, 8, 40, 5], ink.light)
    },
  },
  {
    words: ['desk', 'writing desk', 'office desk', 'workbench'],
    ...metresTall(0.76, 190, '#b57d4a'),
    grips: ON_TOP,
    draw: (ink) => {
      ink.box([10, 12, 50, 86], ink.main, 3)
      for (const y of [20, 46, 72]) {
        ink.box([15, y, 40, 22], ink.light, 3)
        ink.box([29, y + 8, 12, 4], GOLD, 2)
      }
      ink.box([166, 12, 12, 88], ink.dark, 2)
      ink.box([60, 14, 108, 12], ink.deep, 2)
      ink.box([2, 2, 186, 12], ink.main, 4)
      ink.box([2, 2, 186, 5], ink.light, 4)
    },
  },
  {
    words: ['bookshelf', 'bookcase', 'shelf', 'book shelf'],
    ...metresTall(2, 74, '#9a663c'),
    draw: (ink) => {
      ink.box([1, 1, 72, 99], ink.main, 2)
      for (let row = 0; row < 4; row++) {
        const y = 5 + row * 24
        ink.box([5, y, 64, 20], ink.deep, 1)
        let x = 6
        for (let i = 0; x < 62; i++) {
          const [width, tall] = [4 + ((i * 7 + row * 5) % 4), 13 + ((i * 5 + row * 3) % 6)]
          if ((i + row * 3) % 8 !== 6)
            ink.box(
              [x, y + 20 - tall, width, tall],
              BOOKS[(i + row * 2) % BOOKS.length] ?? GOLD,
              0.6,
            )
          x += width + 0.7
        }
      }
    },
  },
  {
    words: ['wardrobe', 'closet', 'cupboard', 'cabinet'],
    ...metresTall(2, 62, '#b57d4a'),
    draw: (ink) => {
      for (const x of [5, 50]) ink.box([x, 95, 7, 5], ink.deep, 1)
      ink.box([0, 1, 62, 6], ink.deep, 2)
      ink.box([2, 5, 58, 91], ink.main, 2)
      for (const x of [6, 33]) {
        ink.box([x, 11, 23, 62], ink.light, 2)
        ink.box([x + 4, 16, 15, 52], ink.dark, 1)
      }
      ink.box([6, 78, 50, 13], ink.light, 2)
      ink.disc([28, 44, 1.6], GOLD)
      ink.disc([34, 44, 1.6], GOLD)
      ink.box([26, 83, 10, 3], GOLD, 1.5)
    },
  },
  {
    words: ['chest of drawers', 'dresser', 'drawer'],
    ...metresTall(0.9, 100, '#c08a56'),
    grips: ON_TOP,
    draw: (ink) => {
      for (const x of [8, 82]) ink.box([x, 92, 10, 8], ink.deep, 2)
      ink.box([4, 6, 92, 88], ink.main, 3)
      ink.box([1, 2, 98, 8], ink.dark, 3)
      for (const y of [16, 42, 68]) {
        ink.box([10, y, 80, 21], ink.light, 3)
        for (const x of [30, 66]) ink.disc([x, y + 10, 3], GOLD)
      }
    },
  },
  {
    words: ['wall plank'],
    ...metresTall(0.16, 520, WOOD),
    grips: ON_TOP,
    draw: (ink) => {
      for (const x of [70, 420]) ink.shape(`M${x} 36H${x + 30}V100Q${x + 4} 90 ${x} 36Z`, ink.deep)
      ink.box([2, 2, 516, 40], ink.main, 8)
      ink.box([2, 2, 516, 14], ink.light, 8)
    },
  },
  {
    words: ['wall shelf', 'floating shelf', 'hanging shelf'],
    ...metresTall(0.5, 210, WOOD),
    grips: ON_TOP,
    draw: (ink) => {
      BOOKS.forEach((book, i) =>
        ink.box([22 + i * 13, 12 + (i % 3) * 7, 11, 56 - (i % 3) * 7], book, 1),
      )
      ink.shape('M150 46H186L180 68H156Z', '#c8754a')
      ink.shape('M168 46Q150 30 152 12Q166 20 168 40Q170 18 184 14Q184 34 168 46Z', '#5c9a58')
      ink.box([2, 68, 206, 12], ink.main, 3)
      ink.box([2, 68, 206, 4], ink.light, 3)
      for (const x of [30, 168]) ink.shape(`M${x} 80H${x + 12}V100Q${x + 2} 96 ${x} 80Z`, ink.dark)
    },
  },
]
