import { metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, IRON, METAL, SHINE, STEEL, WHITE } from '../tones.ts'

const SIGNAL = '#f6c02e'

/** What stands beside roads: the warning of a bend, and where cars are charged. */
export const ROADSIDE: readonly Prop[] = [
  {
    words: ['road sign', 'traffic sign', 'highway sign'],
    ...metresTall(2.6, 56, SIGNAL),
    draw: (ink) => {
      ink.box([25.5, 40, 5, 60], STEEL, 1)
      ink.poly('28,0 56,28 28,56 0,28', COAL)
      ink.poly('28,2.4 53.6,28 28,53.6 2.4,28', ink.main)
      ink.poly('28,7 49,28 28,49 7,28', ink.light)
      ink.line('M22 43V33Q22 26 28 25Q34 24 34 17', 4.6, COAL)
      ink.poly('28,19 40,19 34,10', COAL)
    },
  },
  {
    words: ['charging station', 'car charger', 'charging point', 'electric car charger'],
    ...metresTall(1.9, 62, '#f1f3f4'),
    draw: (ink) => {
      ink.box([4, 94, 44, 6], STEEL, 2)
      ink.box([8, 4, 36, 92], ink.dark, 6)
      ink.box([8, 4, 31, 92], ink.main, 6)
      ink.box([13, 12, 21, 18], COAL, 3)
      ink.poly('25,14 17,23 23,23 21,29 30,19.6 24,19.6', '#5fe08a')
      ink.box([13, 36, 21, 5], '#37b26a', 2)
      ink.disc([24, 54, 7], STEEL)
      ink.disc([24, 54, 4.4], COAL)
      ink.line('M30 54Q58 56 56 74Q54 92 46 86', 3, IRON)
    },
  },
]

/** Lattices of steel: where nothing is on it yet, one sees how it is held. */
export const LATTICES: readonly Prop[] = [
  {
    words: ['steel structure', 'metal structure', 'steel framework', 'metal framework'],
    ...metresTall(14, 132, '#7f8fa3'),
    draw: (ink) => {
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 3; column++) {
          const [x, y] = [6 + column * 40, 4 + row * 31]
          ink.line([x, y, x + 40, y + 31], 2, ink.dark)
          ink.line([x + 40, y, x, y + 31], 2, ink.deep)
          ink.disc([x + 20, y + 15.5, 2.6], ink.light)
        }
      for (let row = 0; row < 4; row++) {
        ink.box([2, 1 + row * 31, 128, 5.4], ink.main, 1)
        ink.box([2, 1 + row * 31, 128, 1.6], ink.light, 1)
      }
      for (let column = 0; column < 4; column++) {
        ink.box([3 + column * 40, 2, 6, 98], ink.main, 1)
        ink.box([7 + column * 40, 2, 2, 98], ink.dark, 1)
        for (let row = 0; row < 4; row++) ink.disc([6 + column * 40, 3.6 + row * 31, 1.2], METAL)
      }
    },
  },
]

/** A needle of concrete with a ball of windows under its mast. */
export const TELEVISION_TOWERS: readonly Prop[] = [
  {
    words: ['tv tower', 'television tower', 'telecommunications tower', 'communication tower'],
    ...metresTall(260, 28, '#c9ccd2'),
    draw: (ink) => {
      ink.poly('12.4,36 15.6,36 18.6,100 9.4,100', ink.main)
      ink.poly('14.6,36 15.6,36 18.6,100 15.4,100', ink.dark)
      for (let y = 0; y < 24; y += 4) ink.box([13.3, y, 1.4, 4], y % 8 === 0 ? '#d8433b' : WHITE)
      ink.box([11.8, 20, 4.4, 9], ink.dark, 1)
      ink.disc([14, 34, 9], ink.main)
      ink.shape('M14 25A9 9 0 0 1 14 43Q20 40 20 34T14 25Z', ink.dark)
      ink.box([4.8, 32, 18.4, 4], GLASS, 1.6)
      for (let x = 6; x < 22; x += 3.2) ink.box([x, 32.5, 1.8, 3], '#ffe0a0', 0.4)
      ink.oval([10.4, 29.4, 2.4, 1.4], SHINE, -0.5)
      ink.poly('5,100 8,95 20,95 23,100', ink.deep)
    },
  },
]
