import type { PlaceSet } from '../place.ts'
import type { ActionContext } from './action.ts'

/** Heights in a second from which wheels raise dust. */
const FAST = 0.35
const PAVED = new Set<PlaceSet['ground']>(['road', 'floor', 'water', 'snow', 'none'])

/** Whether dust stays behind those who roll: not of slow ones, under whom it would lie like droppings, and none off asphalt. */
export function raisesDust({
  ground,
  room,
  seconds,
}: Pick<ActionContext, 'ground' | 'room' | 'seconds'>): boolean {
  return !PAVED.has(ground) && room / seconds > FAST
}
