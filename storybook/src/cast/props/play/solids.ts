import { metresTall, type Prop } from '../prop.ts'

/** A shape cut from paper: flat, of one colour. */
const plain = (name: string, words: string, draw: Prop['draw']): Prop => ({
  name: `${name}-shape`,
  words: words.split('|'),
  ...metresTall(0.3, 100, '#4f8fd0'),
  home: 'surface',
  draw,
})

/** Plain bodies, as in a box of drawing models or a lesson of geometry: one colour, three tones. */
export const SOLIDS: readonly Prop[] = [
  plain('circle', 'circle|disc|disk|round shape', (ink) => ink.disc([50, 50, 49], ink.main)),
  plain('triangle', 'triangle|triangle shape', (ink) => ink.poly('50,4 98,98 2,98', ink.main)),
  plain('square', 'square|square shape', (ink) => ink.box([3, 3, 94, 94], ink.main, 1)),
  plain('rectangle', 'rectangle|oblong', (ink) => ink.box([2, 43, 96, 56], ink.main, 1)),
  plain('hexagon', 'hexagon', (ink) => ink.poly('26,8 74,8 98,50 74,92 26,92 2,50', ink.main)),
  plain('pentagon', 'pentagon', (ink) => ink.poly('50,3 98,40 80,97 20,97 2,40', ink.main)),
  {
    words: ['cube', 'solid cube'],
    ...metresTall(0.3, 96, '#d9534a'),
    home: 'surface',
    draw: (ink) => {
      ink.poly('4,24 66,32 66,98 4,88', ink.main)
      ink.poly('66,32 92,18 92,82 66,98', ink.dark)
      ink.poly('4,24 32,10 92,18 66,32', ink.light)
      ink.line('4,24 66,32 92,18', 1.4, ink.pale)
    },
  },
  {
    words: ['sphere', 'solid sphere', 'metal sphere'],
    ...metresTall(0.3, 100, '#4f8fd0'),
    home: 'surface',
    draw: (ink) => {
      ink.disc([50, 50, 49], ink.main)
      ink.shape('M84 14A49 49 0 1 1 12 80Q72 84 84 14Z', ink.dark)
      ink.oval([34, 28, 15, 10], ink.light, -0.6)
      ink.oval([30, 25, 7, 4.5], ink.pale, -0.6)
    },
  },
  {
    words: ['solid cone', 'geometric cone'],
    ...metresTall(0.34, 80, '#3f9b5f'),
    home: 'surface',
    draw: (ink) => {
      ink.shape('M40 2L77 88Q72 99 40 99Q8 99 3 88Z', ink.main)
      ink.shape('M40 2L77 88Q72 99 46 99Q58 60 40 2Z', ink.dark)
      ink.shape('M38 10L14 84Q18 88 22 88L38 30Z', ink.light)
    },
  },
  {
    words: ['cylinder', 'solid cylinder'],
    ...metresTall(0.36, 64, '#e9bd3c'),
    home: 'surface',
    draw: (ink) => {
      ink.shape('M4 14V86Q4 99 32 99Q60 99 60 86V14Z', ink.main)
      ink.shape('M42 14V98Q60 96 60 86V14Z', ink.dark)
      ink.box([10, 20, 6, 70], ink.light, 3)
      ink.oval([32, 14, 28, 11], ink.light)
    },
  },
]
