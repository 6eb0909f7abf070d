import type { Place } from '../../place.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { fieldTones } from '../kit/nature/field-tones.ts'
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

/** Flowers as far as one sees: those that are named, else all the colours of summer. */
export const flowerFieldPlace: Place = {
  ...fieldOf(MIXED),
  build: (context) => fieldOf(fieldTones(context.words) ?? MIXED).build(context),
}
