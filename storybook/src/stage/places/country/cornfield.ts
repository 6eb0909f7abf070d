import { cropField } from '../kit/nature/crop-field.ts'
import { mark, stroke } from '../kit/paper.ts'

export const cornfieldPlace = cropField({
  id: 'cornfield',
  earth: ['#6f7a3c', '#8a9a48', '#a8b464'],
  rows: ['#7a9a3f', '#94b04c'],
  height: 3,
  step: 0.8,
  farm: 'barn',
  plant(ink, { x, y, height: h }) {
    stroke(ink, '#6a9440', 0.12).line([x, y], [x, y - h])
    for (let i = 0; i < 4; i++) {
      const side = i % 2 ? 1 : -1
      stroke(ink, i % 2 ? '#7fae4c' : '#5f9440', 0.13).shape((ctx) => {
        ctx.moveTo(x, y - h * (0.2 + i * 0.16))
        ctx.quadraticCurveTo(
          x + side * 0.5,
          y - h * (0.42 + i * 0.16),
          x + side * 0.7,
          y - h * (0.24 + i * 0.16),
        )
      })
    }
    mark(ink, '#f0c840').oval(x + 0.14, y - h * 0.52, [0.12, 0.3])
    stroke(ink, '#d9b45a', 0.06).shape((ctx) => {
      for (const d of [-0.2, 0, 0.2]) {
        ctx.moveTo(x, y - h)
        ctx.lineTo(x + d, y - h - 0.4)
      }
    })
  },
})
