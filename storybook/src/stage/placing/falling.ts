import { clamp } from '../easing.ts'

/** From how high they come, in heights of the vessel, and how long each falls. */
const DROP = 2.2
const FALL_SECONDS = 0.8
/** By then the last one has landed, as a share of the shot. */
const ALL_IN = 0.75

interface Falling {
  readonly index: number
  readonly count: number
  readonly seconds: number
}

/** How high above its place in the vessel one is that falls into it: one after the other, the lowest first. */
export function fallInto({ index, count, seconds }: Falling): (t: number) => number {
  const begins = (Math.max(0, ALL_IN * seconds - FALL_SECONDS) * (index + 0.4)) / count
  return (t) => DROP * (1 - clamp((t - begins) / FALL_SECONDS, 0, 1) ** 2)
}
