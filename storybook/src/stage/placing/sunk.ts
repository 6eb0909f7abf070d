import type { Actor } from '../../cast/actor.ts'
import type { RelationName } from '../../plan/plan.ts'

/** Rocks and heaps are highest in one point only: paws stand a little lower, before it. */
const POINTED = /[:-](rock|stone|boulder|hill|mound|pile|heap|mountain|iceberg)$/u

/** Seen from above: what is on it lies in its middle, and not on its far edge. */
const LYING = /:(pancakes|waffle)$/u

/** What lies on it sinks in between its corners. */
const SOFT = /:(pillow|cushion)$/u

/** Between the points of its pickets claws find the rail. */
const PICKETS = /:(fence|picket-fence)$/u

/** Its highest points are thin feelers: a load lies lower, on its back. */
const FEELERS = /:ant$/u

/** Backs that fall away to both sides, and how far below their top broad feet find a hold. */
const DOMED: readonly (readonly [names: RegExp, depth: number])[] = [
  [/:(turtle|tortoise|sea-turtle)$/u, 0.19],
  [/:(spouting-whale|whale)$/u, 0.42],
  [/:(elephant|mammoth|snail|hippopotamus|rhinoceros)$/u, 0.1],
]

/** How far below its top one stands on something, in its heights. */
export function sunk(how: RelationName, under: Actor, { build, metres }: Actor): number {
  if (how !== 'on') return 0
  if (LYING.test(under.name)) return 0.26
  if (FEELERS.test(under.name)) return 0.3
  if (SOFT.test(under.name)) return 0.2
  if (PICKETS.test(under.name)) return 0.045
  // Houses would hover over the rounding of a shell.
  const built = build === 'still' && metres > 3
  const dome = built ? DOMED.find(([names]) => names.test(under.name))?.[1] : undefined
  return dome ?? (POINTED.test(under.name) ? 0.14 : 0)
}
