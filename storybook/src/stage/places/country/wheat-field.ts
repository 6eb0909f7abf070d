import { cropField } from '../kit/nature/crop-field.ts'
import { mark, stroke } from '../kit/paper.ts'

export const wheatFieldPlace = cropField({
  id: 'wheat-field',
  time: 'golden',
  earth: ['#d9a84a', '#e6bd68', '#f0d08a'],
  rows: ['#e0b458', '#d2a246'],
  height: 1.3,
  step: 0.34,
  farm: 'barn',
  plant(ink, { x, y, height: h }) {
    stroke(ink, '#c99a3c', 0.05).path({ x, y, h }, 'M0 0Q0.04 -0.6 0.1 -0.7')
    for (let i = 0; i < 4; i++)
      for (const side of [-1, 1])
        mark(ink, i % 2 ? '#f0c860' : '#e0b248').oval(
          x + 0.1 + side * 0.07,
          y - h * (0.68 + i * 0.1),
          [0.08, 0.12],
        )
  },
})
