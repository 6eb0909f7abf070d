import type { TreeKind } from './tree-kind.ts'

/** The land that a bridge crosses: its rock, what lies at the bottom and what grows along the edges. */
export interface Chasm {
  readonly rock: string
  readonly turf: string
  readonly floor: readonly [string, string, string]
  readonly water: string
  readonly trees: readonly TreeKind[]
  readonly leafy: boolean
}

const GREEN: Chasm = {
  rock: '#8f8a80',
  turf: '#76a552',
  floor: ['#557f4c', '#6f9a5c', '#94b488'],
  water: '#4f9fc0',
  trees: ['pine', 'round', 'pine'],
  leafy: false,
}

const CHASMS: readonly (readonly [words: RegExp, chasm: Chasm])[] = [
  [
    /\b(lava|volcan\w*|hell)\b/u,
    {
      ...GREEN,
      rock: '#544440',
      turf: '#4a3c38',
      floor: ['#3c2c2a', '#4c3632', '#644840'],
      water: '#f0702c',
      trees: [],
    },
  ],
  [
    /\b(jungle|rain ?forest|tropical|amazon|bamboo)\b/u,
    {
      ...GREEN,
      rock: '#6f7f58',
      turf: '#4f8f4a',
      floor: ['#2f6a44', '#417f50', '#6a9f74'],
      water: '#4fa89c',
      trees: ['palm', 'round', 'round'],
      leafy: true,
    },
  ],
  [
    /\b(canyon|desert|mesa|badlands|grand)\b/u,
    {
      ...GREEN,
      rock: '#c4754e',
      turf: '#d99a6c',
      floor: ['#b0663f', '#c47c54', '#dca27e'],
      water: '#4fa3b0',
      trees: [],
    },
  ],
]

const SNOWED: Chasm = {
  ...GREEN,
  rock: '#8f95a4',
  turf: '#eef4f9',
  floor: ['#cfdbe6', '#dfe8f0', '#eef3f8'],
  water: '#7fb4d0',
  trees: ['pine'],
}

/** The depth that these words speak of. */
export function depthOf(words: string, snowy: boolean): Chasm {
  if (snowy) return SNOWED
  return CHASMS.find(([named]) => named.test(words))?.[1] ?? GREEN
}
