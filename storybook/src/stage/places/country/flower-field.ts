import type { Place } from '../../place.ts'
import { cropField } from '../kit/nature/crop-field.ts'
import { flower } from '../kit/nature/plants.ts'

const TONES: readonly (readonly [words: RegExp, tones: readonly string[]])[] = [
  [/dais(y|ies)|chamomile/u, ['#fbf8ee', '#f5f0e2']],
  [/dandelion|rapeseed|canola|mustard|yellow/u, ['#f5cf3e', '#f0bd2c', '#f7da62']],
  [/\bpink|roses?\b/u, ['#f09ab4', '#e87a9c', '#f7c0d0']],
  [/\bwhite\b/u, ['#fbf8ee', '#f0ece2']],
  [/\bred\b/u, ['#d8433a', '#e45a48']],
  [/\b(blue|bluebells?|cornflowers?)\b/u, ['#5a7fd0', '#7396dc', '#4a6cc0']],
  [/\bpurple\b/u, ['#9a6cc8', '#b184d8']],
]

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
  build: (context) =>
    fieldOf(TONES.find(([words]) => words.test(context.words))?.[1] ?? MIXED).build(context),
}
