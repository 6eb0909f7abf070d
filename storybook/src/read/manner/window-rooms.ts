/** What a place with windows is called from inside, and the words for it and for what has it. */
const INSIDES: readonly (readonly [place: string, words: string])[] = [
  ['train interior', 'train|carriage|subway|metro'],
  ['inside a bus', 'bus|tram|car|taxi'],
  ['airplane cabin', 'plane|airplane|aeroplane|aircraft|jet'],
  ['spaceship interior', 'spaceship|spacecraft|starship|space station|rocket|shuttle|capsule'],
  ['submarine interior', 'submarine'],
  ['log cabin', 'cabin'],
  ['kitchen', 'kitchen'],
  ['bedroom', 'bedroom'],
  ['living room', 'living room'],
  ['cafe', 'cafe|café|coffee shop'],
  ['restaurant', 'diner|restaurant'],
  ['bakery', 'bakery'],
  ['office', 'office|hotel|skyscraper|penthouse|high-rise'],
  ['hospital', 'hospital'],
  ['attic', 'attic'],
  ['classroom', 'classroom'],
  ['living room', 'apartment'],
  ['throne room', 'castle'],
  ['tower room', 'tower'],
]

/** All those words, as a choice. */
export const ROOM_WORDS = INSIDES.map(([, words]) => words).join('|')

const ROOMS = new Map(
  INSIDES.flatMap(([place, words]) => words.split('|').map((word) => [word, place] as const)),
)

const WITH_WINDOWS = new Set([...ROOMS.keys(), ...ROOMS.values(), 'hotel room', 'bar'])

/** Whether one sees the town from a place of this name. */
export function hasWindow(place: string): boolean {
  return WITH_WINDOWS.has(place)
}

export function roomIn(words: string): string | null {
  const said = [...ROOMS].find(([each]) => new RegExp(`\\b${each}\\b`, 'u').test(words))
  return said?.[1] ?? null
}

/** "A train passenger rests her head against the window": that of the train. */
export function coachOf(body: string): string | null {
  const [said, coach = 'train'] =
    /\b(?:(train|bus|tram|subway|plane|airplane) )?(?:passenger|commuter)s?\b/u.exec(body) ?? []
  return said === undefined ? null : roomIn(coach)
}
