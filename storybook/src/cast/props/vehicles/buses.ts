import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'
import { COAL, GLASS, IRON, SHINE, STEEL } from '../tones.ts'
import { wheel } from './vehicle-parts.ts'

/** Buses, all of one colour so that a red bus is red. They face left. */
export const BUSES: readonly Prop[] = [
  {
    words: ['bus', 'city bus', 'minibus', 'shuttle bus', 'tour bus'],
    ...metresTall(3.1, 212, '#f0a93a'),
    build: 'wheeled',
    faces: 'left',
    cabin: [0.115, 0.33],
    moving: [wheel(46, 84, 16), wheel(166, 84, 16)],
    draw: (ink) => {
      ink.shape('M6 84V30Q8 6 30 4H196Q208 4 208 18V84Z', ink.main)
      ink.box([6, 68, 202, 16], ink.dark, 3)
      ink.box([6, 60, 202, 5], ink.pale, 1)
      ink.pane('M10 54V30Q12 16 26 14H36V54Z')
      ink.faint(0.3, () => ink.poly('12,50 18,22 22,18 17,50', SHINE))
      panes(ink, [70, 96, 122, 148, 174])
      door(ink, 42)
      lamps(ink)
    },
  },
  {
    words: ['school bus', 'yellow bus', 'yellow school bus'],
    ...metresTall(3, 222, '#f7b719'),
    build: 'wheeled',
    faces: 'left',
    cabin: [0.265, 0.28],
    moving: [wheel(40, 84, 16), wheel(176, 84, 16)],
    draw: (ink) => {
      ink.shape('M46 84V16Q48 4 62 4H206Q218 4 218 18V84Z', ink.main)
      ink.shape('M4 84V58Q6 48 20 46H54V84Z', ink.main)
      ink.box([4, 72, 214, 12], ink.dark, 3)
      for (const y of [56, 64]) ink.box([66, y, 152, 3], COAL, 1)
      ink.pane('M50 44V22Q51 14 58 14H66V44Z')
      panes(ink, [92, 116, 140, 164, 188])
      door(ink, 70)
      ink.disc([70, 4, 5], '#e0483a')
      ink.disc([206, 4, 5], '#e0483a')
      lamps(ink)
    },
  },
  {
    words: 'double decker|double decker bus|double-decker|double-decker bus|london bus'.split('|'),
    cabin: [0.12, 0.3],
    ...metresTall(4.4, 168, '#d6352f'),
    build: 'wheeled',
    faces: 'left',
    moving: [wheel(38, 88, 12), wheel(130, 88, 12)],
    draw: (ink) => {
      ink.shape('M6 88V12Q8 2 20 2H156Q164 2 164 12V88Z', ink.main)
      ink.box([6, 78, 158, 10], ink.dark, 3)
      ink.box([6, 43, 158, 6], ink.pale, 1)
      for (const y of [12, 52])
        for (const x of [42, 66, 90, 114, 138]) ink.box([x, y, 20, 20], GLASS, 3)
      for (const y of [12, 52]) ink.box([9, y, 22, 22], GLASS, 4)
      ink.poly('14,30 24,14 28,14 20,30', SHINE)
      ink.disc([10, 80, 4], '#ffe9a8')
    },
  },
]

function panes(ink: Ink, lefts: readonly number[]): void {
  for (const x of lefts) {
    ink.box([x, 16, 22, 30], IRON, 4)
    ink.box([x + 2, 18, 18, 26], GLASS, 3)
    ink.poly([x + 5, 42, x + 12, 19, x + 16, 19, x + 9, 42], SHINE)
  }
}

function door(ink: Ink, x: number): void {
  ink.box([x, 16, 20, 66], IRON, 3)
  ink.box([x + 2, 18, 7, 60], GLASS, 2)
  ink.box([x + 11, 18, 7, 60], GLASS, 2)
}

function lamps(ink: Ink): void {
  ink.disc([12, 70, 5], '#ffe9a8')
  ink.box([0, 80, 14, 6], STEEL, 2)
}
