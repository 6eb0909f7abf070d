import type { Actor } from '../../cast/actor.ts'

/** Differences of size are tempered, so that both can be seen. */
const TEMPER = 0.36
/** How many times as large as who deals with it a thing looks at most. */
const LARGEST = 2.2

const cardOf = ({ metres, aspect }: Actor): number => metres * Math.sqrt(aspect)

/** How tall a thing is in the performer's heights when it is really the larger one; null when it is not. */
export function largerThan(performer: Actor, thing: Actor): number | null {
  const ratio = cardOf(thing) / cardOf(performer)
  if (ratio <= 1) return null
  return Math.min(LARGEST, ratio ** TEMPER) * Math.sqrt(performer.aspect / thing.aspect)
}
