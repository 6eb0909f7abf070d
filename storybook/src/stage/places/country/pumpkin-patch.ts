import { pairs } from '../../../scene/rows.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { darker } from '../kit/colour.ts'
import { cut, mark, stroke } from '../kit/paper.ts'

export const pumpkinPatchPlace = cropField({
  id: 'pumpkin-patch',
  time: 'golden',
  farm: 'barn',
  earth: ['#8a7a44', '#9a8c52', '#b0a46c'],
  rows: ['#6f8f3f', '#7d9a4a'],
  height: 1.1,
  step: 1.7,
  plant(ink, { x, y, height: h }) {
    mark(ink, '#5f8f42').oval(x - 0.7, y - h * 0.2, [0.5, 0.2])
    mark(ink, '#6f9f4e').oval(x + 0.7, y - h * 0.14, [0.44, 0.18])
    const orange = ink.random.pick(['#e8802c', '#e06f24', '#f0953a'])
    for (const [dx, wide] of pairs('-0.3 0.3, 0.3 0.3, 0 0.34'))
      cut(ink, dx === 0 ? orange : darker(orange, 0.1), 0.05).oval(x + dx, y - h * 0.4, [
        wide,
        h * 0.42,
      ])
    stroke(ink, '#5c7a3a', 0.12).path({ x, y, h }, 'M0 -0.78Q0.02 -0.95 0.16 -1')
  },
})
