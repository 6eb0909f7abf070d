import type { TreeKind } from './tree-kind.ts'

/** The land that a river, a road or a village lies in, when it is not the usual green one. */
export interface Land {
  readonly words: RegExp
  /** The ground, near to far. */
  readonly ground: readonly [string, string, string]
  readonly leaves: readonly [string, ...string[]]
  readonly trees: readonly TreeKind[]
  /** Little grows here: trees stand apart, there are no flowers and no reeds. */
  readonly dry: boolean
  /** How people build there. */
  readonly homes: 'straw' | 'clay'
}

const LANDS: readonly Land[] = [
  {
    words: /\b(burnt|burned|scorched|charred)\b/u,
    ground: ['#3f3a38', '#544d49', '#7c736c'],
    leaves: ['#4a4340', '#5c544e', '#3a3533'],
    trees: ['bare'],
    dry: true,
    homes: 'clay',
  },
  {
    words: /\b(savannah?s?|serengeti|safari|african?|outback|dry grasslands?)\b/u,
    ground: ['#c99a48', '#d9b260', '#e6c882'],
    leaves: ['#a8a052', '#b8a858', '#979148'],
    trees: ['acacia'],
    dry: true,
    homes: 'straw',
  },
  {
    words: /\b(desert|sahara|gobi|dunes?)\b(?! island)/u,
    ground: ['#e0ac68', '#eec48a', '#f6d8a6'],
    leaves: ['#a8a458', '#b3a862', '#96984e'],
    trees: ['palm'],
    dry: true,
    homes: 'clay',
  },
  {
    words: /\b(jungle|rain ?forest|amazon|tropical forest)\b/u,
    ground: ['#47703f', '#5f8f4c', '#7fae66'],
    leaves: ['#2f8a58', '#3f9a5c', '#2a7350'],
    trees: ['palm', 'round', 'round'],
    dry: false,
    homes: 'straw',
  },
  {
    words: /\b(dusty|dry|barren|arid|parched)\b/u,
    ground: ['#c59a62', '#d6b27c', '#e6cda2'],
    leaves: ['#a59a58', '#b3a862', '#8f8a4c'],
    trees: ['round', 'bare'],
    dry: true,
    homes: 'clay',
  },
]

/** The land that these words of a place speak of, or null. */
export function landOf(words: string): Land | null {
  return LANDS.find((land) => land.words.test(words)) ?? null
}
