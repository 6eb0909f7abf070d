import { cropField } from '../kit/nature/crop-field.ts'
import { clear } from '../kit/colour.ts'
import { cut, mark } from '../kit/paper.ts'

/** Clipped hedges, round as cushions, row behind row. */
export const teaPlantationPlace = cropField({
  id: 'tea-plantation',
  time: 'morning',
  earth: ['#7d8f4c', '#94a65c', '#b4c080'],
  rows: ['#4f8f46', '#5f9f52'],
  height: 1.15,
  step: 1.5,
  plant(ink, { x, y, height: h }) {
    cut(ink, ink.random.pick(['#4a8a44', '#569650', '#5fa056']), [0.1, 0.35]).soft(
      [x - 1.15, y + 0.05],
      [x - 1.1, y - h * 0.7],
      [x - 0.5, y - h],
      [x + 0.5, y - h],
      [x + 1.1, y - h * 0.7],
      [x + 1.15, y + 0.05],
    )
    for (let i = 0; i < 7; i++)
      mark(ink, clear('#a8d27c', 0.8)).oval(
        x + ink.random.between(-0.85, 0.85),
        y - h * ink.random.between(0.72, 0.98),
        [0.1, 0.05],
      )
  },
})
