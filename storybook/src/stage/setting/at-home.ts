import type { Shot, Subject } from '../../plan/plan.ts'
import { findPlace } from '../places/finding/find-place.ts'

/** What is done before the house, on its lawn or on its drive. */
const BEFORE_THE_HOUSE =
  /^(?:walk|barbecue|mow|rake|wash-car|wax-car|build|shovel|shovel-snow|hang-laundry|garden|dig|weed|ride(?:-.*)?|drive|park|swim|fly(?:-.*)?|leave|move-house|play-(?:soccer|basketball|football|baseball|badminton|fetch))$/u

/** What stands or rolls under the open sky. */
const OUT_OF_DOORS = /^(?:vehicle|boat|aircraft|building|nature)$/u

const IN_THE_OPEN = /\b(?:yard|garden|lawn|porch|driveway|pool|street|snow|outside|outdoors)\b/u

/** Whether who is "at home" is within the house, and not seen before it. */
export function isWithinHome(shot: Shot, wishes: readonly string[]): boolean {
  const { place, subjects, weather, scenery = [] } = shot
  if (place !== 'home' || subjects.length === 0) return false
  const open = weather !== 'clear' || scenery.some((words) => IN_THE_OPEN.test(words))
  return !open && !subjects.some(isBeforeHouse) && !wishes.some(isYard)
}

const isBeforeHouse = ({ kind, actions }: Subject): boolean =>
  OUT_OF_DOORS.test(kind) || actions.some(({ verb }) => BEFORE_THE_HOUSE.test(verb))

const isYard = (wish: string): boolean =>
  /^(?:house|backyard|garage)$/u.test(findPlace(wish)?.id ?? '')

/** Rooms of a dwelling: who does push-ups or dances at home is in no gym and in no ballroom. */
export const isOfDwelling = (place: string): boolean =>
  /^(?:living-room|bedroom|kitchen|bathroom|nursery)$/u.test(findPlace(place)?.id ?? '')
