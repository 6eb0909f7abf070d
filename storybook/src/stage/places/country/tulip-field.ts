import { plotted } from '../../../scene/rows.ts'
import type { Place } from '../../place.ts'
import { coloursTold } from '../kit/nature/field-tones.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { lighter } from '../kit/colour.ts'
import { mark, stroke } from '../kit/paper.ts'

const BANDS = ['#e0485a', '#f2b63c', '#b565c0', '#f08a9c', '#f5efe2', '#e8703c'] as const

/** Bands of colour that run to the horizon, a mill behind them; of one colour where the prompt says which. */
export const tulipFieldPlace: Place = {
  ...fieldIn(BANDS),
  build: (context) => fieldIn(coloursTold(context.words) ?? BANDS).build(context),
}

function fieldIn(bands: readonly string[]): Place {
  return cropField({
    id: 'tulip-field',
    farm: 'mill',
    earth: ['#5f9a44', '#76ab52', '#9cc474'],
    rows: bands,
    height: 1.15,
    step: 0.62,
    plant(ink, { x, y, height: h }) {
      // A whole band has one colour: where it stands decides.
      const colour = bands[Math.abs(Math.floor(x / 1.9)) % bands.length] ?? BANDS[0]
      stroke(ink, '#4f8f42', 0.09).line([x, y], [x, y - h * 0.72])
      mark(ink, '#5fa04e').oval(x + 0.14, y - h * 0.3, [0.09, h * 0.3])
      mark(ink, colour).soft(
        ...plotted(
          { x, y, h },
          '-0.23 -0.66, -0.26 -1.02, -0.08 -0.88, 0 -1.06, 0.08 -0.88, 0.26 -1.02, 0.23 -0.66',
        ),
      )
      mark(ink, lighter(colour, 0.25)).oval(x - 0.05, y - h * 0.82, [0.06, h * 0.14])
    },
  })
}
