/** What a cave is cut into, and what is in it. */
export interface CaveLook {
  /** Far wall, middle, near, and the dark rim before us. */
  readonly rock: readonly [string, string, string, string]
  readonly floor: readonly [string, string, string]
  readonly pool: string
  readonly motes: string
  readonly ice: boolean
  /** Crystals glow along its walls. */
  readonly crystals: boolean
  readonly green: boolean
  readonly falls: boolean
  /** A lake or a river instead of a floor that goes on. */
  readonly wet: boolean
}

type Stone = Pick<CaveLook, 'rock' | 'floor' | 'pool' | 'motes'>

const ROCK: Stone = {
  rock: ['#6a5f86', '#574c70', '#453b5a', '#2f2740'],
  floor: ['#4f465f', '#665b7a', '#8a7d9c'],
  pool: '#4f9fb5',
  motes: '#bff4ff',
}

const STONES: readonly (readonly [words: RegExp, stone: Stone])[] = [
  [
    /\b(ice|icy|frozen|glacier|snow)\b/u,
    {
      rock: ['#a9dcf0', '#74bde0', '#4f9fd0', '#2f6fa8'],
      floor: ['#9fcbe4', '#bfe0f0', '#e0f1f8'],
      pool: '#7fc4de',
      motes: '#ffffff',
    },
  ],
  [
    /\b(sea|beach|sand|sandy|limestone|sandstone|desert|canyon)\b/u,
    {
      rock: ['#c9a482', '#a8825f', '#846247', '#4f392c'],
      floor: ['#c7a67a', '#d8bb90', '#e8d2b0'],
      pool: '#3fa8b8',
      motes: '#fff0d0',
    },
  ],
  [
    /\b(lava|volcan\w*|fire|magma)\b/u,
    {
      rock: ['#6a4440', '#523430', '#3c2624', '#251716'],
      floor: ['#3f2c2a', '#563a34', '#744c40'],
      pool: '#f0762e',
      motes: '#ffb060',
    },
  ],
]

/** How the cave of these words looks. */
export function lookOfCave(words: string): CaveLook {
  const stone = STONES.find(([named]) => named.test(words))?.[1] ?? ROCK
  const ice = /\b(ice|icy|frozen|glacier)\b/u.test(words)
  const green = /\b(moss\w*|ferns?|overgrown|lush|jungle|ivy|vines?|green)\b/u.test(words)
  const falls = /\b(waterfalls?|falls|cascades?)\b/u.test(words)
  const wet =
    falls || /\b(lakes?|rivers?|pools?|ponds?|streams?|lagoon|water|flooded)\b/u.test(words)
  return { ...stone, ice, green, falls, wet, crystals: !ice && !green && stone === ROCK }
}
