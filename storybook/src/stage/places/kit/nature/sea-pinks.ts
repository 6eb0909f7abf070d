import { cut, mark, stroke, type Ink } from '../paper.ts'
import { planeOf } from '../plane.ts'
import { grass } from './plants.ts'

/** Tufts that flower on the dunes to both sides when it is spring. */
export const seaPinks = planeOf({ name: 'sea pinks', z: -1, split: true }, (ink) => {
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i++) tuft(ink, side * ink.half * ink.random.between(0.62, 1.1))
})

function tuft(ink: Ink, x: number): void {
  grass(ink, { x, height: ink.random.between(0.5, 0.8), colour: '#7fa860' })
  const head = { x: x + 0.06, y: -ink.random.between(0.5, 0.95) }
  stroke(ink, '#6f9a58', 0.04).line([x, 0], [head.x, head.y])
  const petals = ink.random.pick(['#f08fb4', '#f6b3cc', '#fff3f0', '#e86f9c'])
  cut(ink, petals, 0.06).disc(head.x, head.y, 0.17)
  mark(ink, '#f7d36a').disc(head.x, head.y, 0.06)
}
