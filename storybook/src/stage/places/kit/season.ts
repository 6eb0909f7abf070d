import type { Ink } from './paper.ts'

/** Leaf colours for the season, as a small family of tones. */
export function leaves(ink: Ink): readonly [string, ...string[]] {
  switch (ink.season) {
    case 'spring':
      return ['#8cc56b', '#a5d37c', '#74b464', '#f3b7c9']
    case 'autumn':
      return ['#d9772f', '#e5a23a', '#c2512c', '#b8862f']
    case 'winter':
      return ['#dfe8ee', '#cddae4', '#eef3f6']
    default:
      return ink.land?.leaves ?? ['#5a9c55', '#6bab5a', '#4a8a52', '#7fb85f']
  }
}
