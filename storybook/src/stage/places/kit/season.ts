import type { Ink } from './paper.ts'

/** Leaf colours for the season, as a small family of tones. */
export function leaves(ink: Ink): readonly [string, ...string[]] {
  switch (ink.season) {
    case 'spring':
      return ['#86c65a', '#a4d45e', '#68b456', '#f3b0c4']
    case 'autumn':
      return ['#d9772f', '#e5a23a', '#c2512c', '#b8862f']
    case 'winter':
      return ['#dfe8ee', '#cddae4', '#eef3f6']
    default:
      return ink.land?.leaves ?? ['#4f9c46', '#6fac3c', '#3d8c50', '#8ab440', '#5aa352']
  }
}
