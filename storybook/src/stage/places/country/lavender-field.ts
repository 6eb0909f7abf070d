import { plotted } from '../../../scene/rows.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { cut, mark } from '../kit/paper.ts'

export const lavenderFieldPlace = cropField({
  id: 'lavender-field',
  time: 'golden',
  earth: ['#b59a7c', '#c9b094', '#d9c4b0'],
  rows: ['#8a6ac4', '#9a7ad0'],
  height: 1.1,
  step: 0.9,
  plant(ink, { x, y, height: h }) {
    cut(ink, '#7a5ab8', [0.06, 0.3]).soft(
      ...plotted({ x, y, h }, '-0.6 0, -0.5 -0.7, 0 -1, 0.5 -0.7, 0.6 0'),
    )
    for (const dx of [-0.3, -0.1, 0.12, 0.32])
      mark(ink, '#b09ae6').oval(x + dx, y - h * (0.95 - Math.abs(dx)), [0.07, 0.2])
  },
})
