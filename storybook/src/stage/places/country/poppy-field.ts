import { pairs } from '../../../scene/rows.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { mark, stroke } from '../kit/paper.ts'

export const poppyFieldPlace = cropField({
  id: 'poppy-field',
  time: 'golden',
  earth: ['#6f9a48', '#88ac58', '#a8bf70'],
  rows: [],
  strewn: ['#d8382e', '#e34a38', '#c92f2c', '#5f8a40', '#82a850'],
  height: 1.2,
  step: 0.55,
  plant(ink, { x, y, height: h }) {
    stroke(ink, '#5a8a45', 0.05).path({ x, y, h }, 'M0 0Q0.1 -0.5 0 -0.9')
    const red = ink.random.pick(['#d8382e', '#e34a38', '#c92f2c'])
    for (const [dx, dy] of pairs('-0.17 0.02, 0.17 0, 0 -0.12, 0 0.12'))
      mark(ink, red).oval(x + dx, y - h * 0.92 + dy, [0.2, 0.17])
    mark(ink, '#2d1f24').disc(x, y - h * 0.92, 0.09)
  },
})
