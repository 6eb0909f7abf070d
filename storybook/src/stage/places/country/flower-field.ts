import { pairs } from '../../../scene/rows.ts'
import type { Place } from '../../place.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { fieldTones } from '../kit/nature/field-tones.ts'
import { cut, mark, stroke } from '../kit/paper.ts'
import { flower } from '../kit/nature/plants.ts'

const MIXED = ['#e8667c', '#f2c14e', '#f7f0e3', '#b184c9', '#ef8a4f', '#6f9fe0'] as const

function fieldOf(tones: readonly string[]): Place {
  return cropField({
    id: 'flower-field',
    earth: ['#64a048', '#7cb258', '#a0c878'],
    rows: [],
    strewn: [...tones, ...tones, '#5c9a44', '#86b85e'],
    height: 1.1,
    step: 0.6,
    plant: (ink, spot) => flower(ink, { ...spot, colour: ink.random.pick(tones) }),
  })
}

/** Rows of brown bushes, their pods burst open into white tufts. */
const COTTON = cropField({
  id: 'flower-field',
  earth: ['#8f7350', '#a08560', '#b49c78'],
  rows: ['#7d8a4c', '#8f9a5a'],
  height: 1.5,
  step: 1.1,
  plant(ink, { x, y, height: h }) {
    stroke(ink, '#6a4f38', 0.07).path(
      { x, y, h },
      'M0 0L0 -0.9M0 -0.3L-0.4 -0.66M0 -0.4L0.42 -0.76',
    )
    for (const [dx, dy] of pairs('-0.42 0.3, 0.4 0.36, -0.1 0.5'))
      mark(ink, ink.random.pick(['#6f8a42', '#7d9450', '#8a7a48'])).oval(
        x + dx,
        y - dy * h,
        [0.26, 0.14],
      )
    for (const [dx, dy] of pairs('0 0.94, -0.42 0.7, 0.44 0.8, 0.16 0.56, -0.24 0.44'))
      for (const [bx, by] of pairs('-0.12 0, 0.12 0, 0 0.12, 0 -0.1'))
        cut(ink, '#fdfbf4', 0.03).disc(x + dx + bx, y - dy * h + by, 0.15)
  },
})

/** Flowers as far as one sees: those that are named, else all the colours of summer. */
export const flowerFieldPlace: Place = {
  ...fieldOf(MIXED),
  build: (context) =>
    (/\bcotton\b/u.test(context.words)
      ? COTTON
      : fieldOf(fieldTones(context.words) ?? MIXED)
    ).build(context),
}
