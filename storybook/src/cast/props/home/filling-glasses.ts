import type { Ink } from '../ink.ts'
import { metresTall, type MovingPiece, type Prop } from '../prop.ts'
import { GLASS, SHINE, STEEL, WHITE } from '../tones.ts'

/** What is in it rises from the bottom while it is opened. */
function filling(at: readonly [number, number], draw: (ink: Ink) => void): MovingPiece[] {
  return [{ by: 'fill', at, draw }]
}

/** Glasses into which something is poured, in the colour of what it is. */
export const FILLING_GLASSES: readonly Prop[] = [
  {
    words: ['filling glass'],
    kind: 'food',
    ...metresTall(0.16, 62, '#bfe3f2'),
    moving: filling([31, 95], (ink) => {
      ink.shape('M10 20H52L47 95H15Z', ink.main)
      ink.shape('M40 20H52L47 95H38Z', ink.dark)
      ink.oval([31, 20, 21, 4], ink.light)
      ink.line('16,24 20,90', 2.4, SHINE)
    }),
    draw: (ink) => {
      ink.faint(0.55, () => ink.shape('M6 4H56L50 99H12Z', GLASS))
      ink.line('M6 4H56L50 99H12Z', 2, STEEL)
    },
  },
  {
    words: ['filling wine glass'],
    kind: 'food',
    ...metresTall(0.2, 56, '#8c2138'),
    moving: filling([28, 52], (ink) => {
      ink.shape('M10 22H46Q47 50 28 52Q9 50 10 22Z', ink.main)
      ink.shape('M38 22H46Q47 46 32 51Q40 42 38 22Z', ink.dark)
      ink.oval([28, 22, 18, 3.4], ink.light)
    }),
    draw: (ink) => {
      ink.faint(0.5, () => ink.shape('M8 4H48Q54 54 28 56Q2 54 8 4Z', GLASS))
      ink.line('M8 4H48Q54 54 28 56Q2 54 8 4Z', 1.8, STEEL)
      ink.line('28,56 28,94', 3, STEEL)
      ink.oval([28, 96, 17, 3.4], WHITE)
    },
  },
]
