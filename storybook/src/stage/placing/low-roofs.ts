import type { Actor } from '../../cast/actor.ts'

/** How much of its height is free below it. */
const ROOM: readonly (readonly [names: RegExp, share: number])[] = [
  [/:legged-bed$/u, 0.42],
  [/:legged-couch$/u, 0.38],
  [/:(?:dining-)?table$/u, 0.68],
]

/** Those on wheels hide all of whoever is below them but what looks out between the wheels. */
const ON_WHEELS =
  /:(automobile|sport-utility-vehicle|car|taxi|bus|van|pickup-truck|delivery-truck)$/u

/** People lie where the roof is so low: their breadth counts, not their length. */
const LYING = 2.3
/** Beasts fold their legs. */
const FOLDED = 1.3

/** How tall one may be under it, in its heights; undefined where there is room enough for all. */
export function roomBelow({ name }: Actor, { kind, build }: Actor): number | undefined {
  const share = isOnWheels(name) ? 0.34 : ROOM.find(([names]) => names.test(name))?.[1]
  if (share === undefined || share > 0.5) return share
  if (kind === 'puppet') return share * LYING
  return build === 'quadruped' ? share * FOLDED : share
}

/** Whether whoever is under it is seen behind it. */
export function isOnWheels(name: string): boolean {
  return ON_WHEELS.test(name)
}
