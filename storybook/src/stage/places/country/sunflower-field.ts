import { cropField } from '../kit/nature/crop-field.ts'
import { mark, stroke } from '../kit/paper.ts'

export const sunflowerFieldPlace = cropField({
  id: 'sunflower-field',
  earth: ['#5a8a3c', '#7aa04a', '#b0b048'],
  rows: ['#8aa83c', '#e0b43a'],
  height: 2.5,
  step: 1.15,
  plant(ink, { x, y, height: h }) {
    stroke(ink, '#4f8a3c', 0.12).line([x, y], [x, y - h * 0.8])
    for (const side of [-1, 1])
      mark(ink, '#5f9a48').oval(x + side * 0.3, y - h * 0.36, [0.34, 0.14])
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * Math.PI * 2
      mark(ink, i % 2 ? '#f7c52f' : '#f0b020').oval(
        x + Math.cos(a) * 0.42,
        y - h * 0.84 + Math.sin(a) * 0.42,
        [0.2, 0.2],
      )
    }
    mark(ink, '#6b4226').disc(x, y - h * 0.84, 0.32)
    mark(ink, '#8a5a34').disc(x, y - h * 0.84, 0.18)
  },
})
