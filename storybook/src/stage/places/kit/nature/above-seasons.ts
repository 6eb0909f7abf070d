import type { Season } from '../../../../plan/plan.ts'

export type Land =
  | 'mountains'
  | 'forest'
  | 'desert'
  | 'island'
  | 'sea'
  | 'village'
  | 'fields'
  | 'terraces'
  | 'rows'
  | 'coast'
  | 'pool'
  | 'lake'

/** What a land wears when it is seen from the air: its ground near to far, its trees, its fields. */
export interface Dress {
  readonly ground: readonly string[]
  readonly crowns: readonly string[]
  readonly fields: readonly string[]
  /** Its trees are firs. */
  readonly firs?: boolean
  /** How wide the road is that winds through it where a river would. */
  readonly road?: number
  /** Its island is a ring of sand about a lagoon. */
  readonly ring?: boolean
  /** It lies by a lake. */
  readonly lakeside?: boolean
  /** Its coast breaks off in walls of rock. */
  readonly cliffs?: boolean
  /** A beach lies at their foot. */
  readonly sandy?: boolean
}

const FIELDS: Dress = {
  ground: ['#7da555', '#93b566', '#b3c793'],
  crowns: ['#4f8a4c', '#5f9a55'],
  fields: ['#c9b65a', '#8fb55a', '#a8c46c', '#d8c888', '#769f52', '#b58f5a'],
}

const SUMMER: Readonly<Record<Land, Dress>> = {
  mountains: {
    ground: ['#5f7f62', '#7d9480', '#a3b3b8'],
    crowns: ['#3f6f52', '#4d7f5e'],
    fields: [],
  },
  forest: {
    ground: ['#3f7048', '#4f8556', '#7fa888'],
    crowns: ['#3c7a46', '#4d8f50', '#5fa05a', '#37704a'],
    fields: [],
  },
  desert: { ground: ['#d09a5c', '#e0b478', '#ecd0a4'], crowns: [], fields: [] },
  island: { ground: ['#2b86b0', '#3f9fc4', '#7fc0d6'], crowns: [], fields: [] },
  sea: { ground: ['#2b7ba8', '#3a90b8', '#78b8d0'], crowns: [], fields: [] },
  terraces: {
    ground: ['#5c9a4c', '#7fb552', '#a9c99a'],
    crowns: ['#3c7a46', '#4d8f50'],
    fields: ['#7fb552', '#94c462', '#6aa54a'],
  },
  rows: {
    ground: ['#a98f62', '#b9a372', '#c9bd98'],
    crowns: ['#4f8a4c', '#5f9a55'],
    fields: ['#6fa04a', '#7fb052', '#639440'],
  },
  coast: {
    ground: ['#4f8a4c', '#6a9f5a', '#9fbf98'],
    crowns: ['#3c7a46', '#4d8f50', '#5fa05a'],
    fields: [],
  },
  pool: { ground: ['#7fb35a', '#93c06a', '#b3cf93'], crowns: ['#3c7a46', '#4d8f50'], fields: [] },
  lake: {
    ground: ['#5f9152', '#7aa862', '#a9c79a'],
    crowns: ['#3c7a46', '#4d8f50', '#5fa05a'],
    fields: [],
  },
  village: FIELDS,
  fields: FIELDS,
}

/** What the season makes of trees, their ground and fields; where nothing is said it is summer. */
const TURNED: Readonly<Partial<Record<Season, Dress>>> = {
  spring: {
    ground: ['#6f9f58', '#8cb56c', '#b4cfa0'],
    crowns: ['#8cc56b', '#a5d37c', '#74b464', '#f3b7c9'],
    fields: ['#a5d37c', '#8cc56b', '#e9d94f', '#c4e09a', '#7fbf62', '#f0c2d2'],
  },
  autumn: {
    ground: ['#8a5a30', '#a8713c', '#c79c68'],
    crowns: ['#d9772f', '#e5a23a', '#c2512c', '#b8862f', '#e8bd4a', '#a8412a'],
    fields: ['#b58f4a', '#c98a3c', '#8f6a42', '#d8b25a', '#a9743a', '#c9a35e'],
  },
  winter: {
    ground: ['#dfe8ef', '#e8eff4', '#eef3f6'],
    crowns: ['#f2f6f9', '#dbe6ee', '#c3d3de', '#8fa8ad'],
    fields: ['#f2f6f9', '#e3ecf2', '#d3e0e9', '#eaf1f5', '#c9d8e2', '#f6f9fb'],
  },
}

/** Crops that colour whole fields. */
const CROPS: readonly (readonly [words: RegExp, tones: readonly string[]])[] = [
  [/lavender/u, ['#8a6fc0', '#9d83cf', '#7a5fb0', '#b39bdb', '#7f9a58', '#a58cd6']],
  [/tulip|flower/u, ['#e0485a', '#f2b632', '#f08a3c', '#e77fa8', '#7fb35a', '#9a5fc0']],
  [
    /sunflower|canola|rapeseed/u,
    ['#f2c832', '#e8b928', '#f6d652', '#dba91f', '#8fb04a', '#f0cf48'],
  ],
  [/wheat|barley|golden/u, ['#dcb552', '#e6c468', '#cfa544', '#ecd288', '#c4963c', '#d9b860']],
  [/rice|tea\b/u, ['#7fb552', '#94c462', '#6aa54a', '#a9d07a', '#86bfa8', '#5c9a4c']],
]

/** No season turns these. */
const BARE: ReadonlySet<Land> = new Set(['desert', 'island', 'sea'])

const CONIFERS = /\b(pines?|firs?|spruces?|conifer\w*|taiga|evergreens?|boreal)\b/u

/** How a land looks from the air in a season, with the crop that the words name. */
export function dressOf(land: Land, season: Season | null, words: string): Dress {
  const own = SUMMER[land]
  const turned = BARE.has(land) || season === null ? null : TURNED[season]
  const { ground, crowns, fields } = turned ?? own
  const crop = CROPS.find(([named]) => named.test(words))?.[1]
  const wooded = land === 'forest' || land === 'mountains'
  const firs = wooded && (season === 'winter' || CONIFERS.test(words))
  return { ground, crowns, fields: crop ?? fields, firs }
}
