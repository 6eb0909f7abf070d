import { REST_DISTANCE } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import { clamp } from '../easing.ts'
import { draught } from '../setting/media.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'

/** Where on the frame, from the top, the middle of what has no ground is. */
const MIDDLE = { air: 0.37, underwater: 0.46, space: 0.48, sky: 0.2 }

/** What belongs to the wall of a room: hung on it, or standing against it. */
const HUNG = /\b(window|painting|picture|poster|portrait|tapestry|wall map|map)$/u
const LEANT = /\b(fireplace|door|bookshelf|bookcase|wardrobe|blackboard|whiteboard)$/u
const WALL = 4.4
/** How high above the floor things hang, in frame heights as seen on the acting line. */
const HANGS = 0.17

/** The height of an actor's feet at rest, by what carries it. */
export function heightAbove(
  { medium, actors, subject, extent }: Role,
  { box, set, height }: { box: Box; set: PlaceSet; height: number },
): number {
  const actor = actors[0]
  const wall = wallDepth({ medium, subject }, set)
  if (wall !== null && HUNG.test(subject.noun))
    return HANGS * box.height * (1 + wall / REST_DISTANCE)
  if (medium === 'surface' && actor) return (set.waterline ?? 0) - draught(actor, subject) * height
  if (medium === 'air' || medium === 'underwater' || medium === 'space' || medium === 'sky') {
    const tall = actor?.kind === 'puppet' ? extent.up : 1
    // Large flyers start lower: they rise and fall by a sixth of their height.
    const middle =
      medium === 'air' ? Math.max(MIDDLE.air, (0.68 * height * tall) / box.height) : MIDDLE[medium]
    return box.height * (box.floor - Math.min(0.5, middle)) - (height * tall) / 2
  }
  return 0
}

/** A depth at which actors may stand here. */
export function depthOf(z: number, { near, far }: PlaceSet): number {
  // A crowd may come a little before the acting line.
  const nearest = z < -0.5 ? Math.min(near, z) : near
  return clamp(Math.max(near, 0) + z, nearest, Math.max(near, far))
}

/** How far back open water begins where actors stand on its shore, unless the place has a spot for it. */
const WATER_DEPTH = 9

/** The depth of open water, when it lies behind the acting line. */
export function waterDepth({ medium }: Role, set: PlaceSet): number | null {
  if (medium !== 'surface' || set.ground === 'water') return null
  return set.spots.find(({ name }) => name === 'water')?.z ?? WATER_DEPTH
}

/** The depth of the wall that something belongs to in a room: a window is no furniture in the middle of it. */
export function wallDepth(
  { medium, subject }: Pick<Role, 'medium' | 'subject'>,
  { ground, far }: PlaceSet,
): number | null {
  const walled = HUNG.test(subject.noun) || LEANT.test(subject.noun)
  const still = subject.actions.length === 0
  return walled && still && ground === 'floor' && medium === 'ground' && far >= 3 ? WALL : null
}

/** Share of the frame's height for one member. */
export function roomFor(role: Role, set: PlaceSet): number {
  const { medium, subject } = role
  if (wallDepth(role, set) !== null) return HUNG.test(subject.noun) ? 0.36 : 0.5
  // What has no wings must be seen to be off the ground.
  return medium === 'air' && /^(?:fish|animal)$/u.test(subject.kind) ? 0.44 : 0.74
}
