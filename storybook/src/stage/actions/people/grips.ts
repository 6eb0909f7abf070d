import type { Hold } from './score.ts'

/** Where on a thing it is gripped: from its top left corner, in its own width and height. */
type Spot = readonly [number, number]

/** A board under both feet. */
export const underFeet = (thing: string, height: number, at: Spot): Hold => ({
  thing,
  grip: 'feet',
  angle: 0,
  layer: 'back',
  at,
  height,
})

/** Something to sit on, between the legs. */
export const underSeat = (thing: string, height: number, at: Spot): Hold => ({
  thing,
  grip: 'seat',
  angle: 0,
  layer: 'between',
  at,
  height,
})

/** Held upright in the right hand, in front of everything. */
export const inHand = (thing: string, height: number, at: Spot = [0.5, 0.5]): Hold => ({
  thing,
  angle: 0,
  at,
  height,
})

/** Held upright in both hands. */
export const inBothHands = (thing: string, height: number, at: Spot = [0.5, 0.5]): Hold => ({
  ...inHand(thing, height, at),
  grip: 'bothHands',
})
