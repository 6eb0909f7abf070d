import { isRoomOfShell } from './rooms-within.ts'
import type { Binding } from './binding.ts'
import type { NounPhrase } from '../phrases/sentence-parts.ts'
import { STOP, isTownOf } from './towns-named.ts'

/** "A waterfall in a cave": one is in the cave, and sees the other in there. */
export function heldIn({ place }: Binding, { place: around }: NounPhrase): string[] {
  const set = around?.id ?? ''
  const seen =
    VAULTS.has(set) ||
    WORLDS.test(set) ||
    set === OVERHEAD ||
    set === STOP ||
    LAKES.test(place ?? '')
  return place !== null && seen ? [place.replace(/^desert .*/, 'desert').slice(0, 60)] : []
}

/** Nothing of these is seen from outside. */
const VAULTS: ReadonlySet<string> = new Set(['cave', 'crystal-cave'])

/** "A canyon with a rope bridge": one sees the bridge, and what it hangs over. */
const OVERHEAD = 'hanging-bridge'

const DEPTHS = /(?:^| )(?:canyon|gorge|ravine|chasm|abyss|valley|jungle)$/

const HELD_IN_VAULTS =
  /(?:^| )(?:waterfalls?|falls|lake|river|stream|creek|pond|pool|lagoon|beach|village|city|town|temple|church|forest|garden|camp|hot springs?)$/

/** "In a street in Venice", "a koi pond, Japanese garden": the town's own set has its streets, the garden's its pond. */
export function isWithin(place: string, noun: NounPhrase): boolean {
  const around = noun.place?.id ?? ''
  const held = HOLDERS.some(([sets, within]) => sets.test(around) && within.test(place))
  return held || isTownOf(place, noun) || isRoomOfShell(place, noun)
}

const LAKES = /(?:^| )(?:lake|pond)$/

const WORLDS = /^(?:mars|moon|alien-planet)$/

/** What is around another place, though it is told after it: "a highway on Mars" is on no land of ours. */
const HOLDERS: readonly (readonly [sets: RegExp, within: RegExp])[] = [
  [
    WORLDS,
    /(?:^| )(?:city|town|street|road|highway|lake|river|forest|jungle|desert|dunes?|field|meadow|plains?|valley|canyon|crater|mountains?|hills?|volcano|beach|farm|village|space ?port|launch ?pad|airport|station|market|port|harbou?r|mine|camp)$/,
  ],
  [/^(?:crystal-)?cave$/, HELD_IN_VAULTS],
  [/^hanging-bridge$/, DEPTHS],
  // Who waits on the pier of a harbour is not in its water.
  [/^pier$/, /(?:^| )(?:harbou?r|port|bay|sea|ocean|marina)$/],
  [/^(?:pier|harbor)$/, LAKES],
  [/(?:^|-)(?:garden|park)$/, /(?:^| )(?:pond|path|pathway|gazebo)$/],
]
