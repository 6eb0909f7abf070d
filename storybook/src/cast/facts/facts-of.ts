import { ANIMALS } from './animals.ts'
import { EYES } from './eyes.ts'
import type { FullFacts } from './facts.ts'
import { groupFacts } from './groups.ts'
import { NECKS } from './necks.ts'
import { PLACES_AND_PLANTS } from './places-and-plants.ts'
import { SEA_AND_AIR } from './sea-and-air.ts'
import { THINGS } from './things.ts'
import { heldName } from '../noto/resting.ts'
import { VEHICLES } from './vehicles.ts'

const WRITTEN = { ...THINGS, ...PLACES_AND_PLANTS, ...VEHICLES, ...SEA_AND_AIR, ...ANIMALS }

/** Everything known of a Noto picture: what its group says, and what is written down about itself. */
export function factsOf(name: string): FullFacts {
  const held = heldName(name)
  if (held !== null) return laidDown(factsOf(held))
  const { tall, long, ...group } = groupFacts(name)
  const own = WRITTEN[name]
  const size = own?.tall === undefined && own?.long === undefined ? { tall, long } : {}
  const [eyes, neck] = [EYES[name], NECKS[name]]
  const facts = { faces: 'front', home: 'ground', build: 'still', ...group, ...own } as const
  return withSize({ ...facts, ...(eyes && { eyes }), ...(neck && { neck }) }, size)
}

/** A thing that was drawn aslant is longer than that drawing was tall. */
function laidDown({ tall = 0.3, ...facts }: FullFacts): FullFacts {
  return { ...facts, long: 1.3 * tall }
}

/** The names of the pictures that somebody looked at and wrote about. */
export const WRITTEN_NAMES: readonly string[] = Object.keys(WRITTEN)

function withSize(
  facts: FullFacts,
  { tall, long }: { tall?: number | undefined; long?: number | undefined },
): FullFacts {
  if (tall !== undefined) return { ...facts, tall }
  return long === undefined ? facts : { ...facts, long }
}
