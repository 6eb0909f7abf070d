import { pairs, plotted } from '../../../scene/rows.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { cut, mark } from '../kit/paper.ts'

export const vineyardPlace = cropField({
  id: 'vineyard',
  time: 'golden',
  earth: ['#a8844e', '#bd9a62', '#cdb07c'],
  rows: ['#6f9a44', '#7fa850'],
  height: 1.7,
  step: 1.7,
  plant(ink, { x, y, height: h }) {
    mark(ink, '#7a5838').rect(x - 0.06, y - h * 1.05, [0.12, h * 1.05])
    cut(ink, '#5f9440', [0.08, 0.3]).soft(
      ...plotted({ x, y, h }, '-0.9 -0.3, -0.8 -0.9, 0 -1.12, 0.8 -0.9, 0.9 -0.3, 0 -0.24'),
    )
    for (const [dx, dy] of pairs('-0.4 0.5, 0.35 0.62'))
      for (const [gx, gy] of pairs('-0.1 0, 0.1 0, 0 0.16, -0.05 -0.14, 0.08 0.12'))
        mark(ink, '#6a3f8a').disc(x + dx + gx, y - h * dy + gy, 0.1)
  },
})
