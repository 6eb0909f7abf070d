import { nameSet } from '../../lexicon/word-set.ts'
import { NAMED_PLACES } from '../../lexicon/places/all-places.ts'
import { headedPlace } from '../../lexicon/places/place-heads.ts'

export interface PlaceWord {
  readonly id: string
  /** What the plan calls it: the prompt's own word, which the recipe may show in its own way. */
  readonly name: string
  /** Also a thing that can stand somewhere. */
  readonly thing: boolean
}

const ALSO_THINGS = nameSet(
  'castle, arch, eiffel tower, clock tower, bell tower, spaceship, carousel, carrousel, mansion, circus tent, phone booth, telephone booth, bridge, tower, church, palace, house, windmill, lighthouse, fountain, island, mountain, volcano, waterfall, hill, skyscraper, tent, barn, cabin, pyramid, factory, temple, iceberg, cottage, hut, aquarium, road, path, river, lake, pier, cave, galaxy, moon, stage, bar, wall, cell, class, court, deck, grass, hall, lawn, library, tracks, track, roof, shop, store, circuit, port, platform, steps, stairs, pool, pond, fish tank, fishbowl, fish bowl, mine, air, dump, club, camp, falls, garage, plain, corner, home, study, ward, bay, mars, concert, lecture, bund, egypt, seoul, orbit, den, lane, yard, spotlight, staircase',
)

/** Of whatever they are built: "a wooden cabin in the forest". */
const HOMES = / (?:cabin|cottage|hut|lodge)$/

/** The place that this phrase names, or null. */
export function placeWord(phrase: string): PlaceWord | null {
  const named = NAMED_PLACES.get(phrase)
  const headed = named === undefined ? headedPlace(phrase) : null
  if (headed !== null) return { id: headed, name: phrase, thing: false }
  if (named === undefined || named.alone) return null
  return {
    id: named.id,
    name: phrase,
    thing: named.thing || ALSO_THINGS.has(phrase) || HOMES.test(phrase),
  }
}
