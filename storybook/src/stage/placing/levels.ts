import type { Actor } from '../../cast/actor.ts'
import { wingsUp } from '../../cast/noto/wings.ts'
import { CRAFT } from '../../plan/kinds.ts'
import type { Box } from '../../scene/space.ts'
import { clamp } from '../easing.ts'
import { draught } from '../setting/media.ts'
import type { PlaceSet } from '../place.ts'
import type { Role } from './roles.ts'
import { wallSpot } from './walls.ts'

/** Where on the frame, from the top, the middle of what has no ground is. */
const MIDDLE = { air: 0.37, underwater: 0.46, space: 0.48, sky: 0.2 }

/** The height of an actor's feet at rest, by what carries it. */
export function heightAbove(
  { medium, actors, subject, extent }: Role,
  { box, set, height }: { box: Box; set: PlaceSet; height: number },
): number {
  const actor = actors[0]
  const wall = wallSpot({ medium, subject }, set, box)
  if (wall) return wall.y
  if (medium === 'surface' && actor) return (set.waterline ?? 0) - draught(actor, subject) * height
  if (medium === 'air' || medium === 'underwater' || medium === 'space' || medium === 'sky') {
    const tall = actor?.kind === 'puppet' ? extent.up : 1
    // Large flyers start lower: they rise and fall by a sixth of their height.
    const middle =
      medium === 'air'
        ? Math.max(MIDDLE.air, ((beaten(actor) + 0.18) * height * tall) / box.height)
        : MIDDLE[medium]
    return box.height * (box.floor - Math.min(0.5, middle)) - (height * tall) / 2
  }
  return 0
}

/** How far above its middle a flyer reaches, in its heights: wings that beat over its head are not cut off. */
const beaten = (actor: Actor | undefined): number => wingsUp(actor?.name ?? '') - 0.5

/** A depth at which actors may stand here. */
export function depthOf(z: number, { near, far }: PlaceSet): number {
  // A crowd may come a little before the acting line.
  const nearest = z < -0.5 ? Math.min(near, z) : near
  return clamp(Math.max(near, 0) + z, nearest, Math.max(near, far))
}

/** How far back open water begins where actors stand on its shore, unless the place has a spot for it. */
const WATER_DEPTH = 9

/** How far out a boat is that is behind those who are on the same water. */
const FAR_OUT = 14
/** Behind a wave as tall as a house nobody would see it. */
const BEFORE_SURF = 2.7
const isSurf = ({ name }: PlaceSet['pieces'][number]): boolean => name === 'surf wave'

type Behind = Pick<Role, 'medium' | 'part' | 'subject'>

export function isFarOut(role: Behind, set: PlaceSet): boolean {
  return isCraftBehind(role) && set.ground === 'water'
}

export function isCraftBehind({ medium, part, subject: { kind, actions } }: Behind): boolean {
  const comesUp = actions[0]?.verb === 'surface'
  return part === 'back' && medium === 'surface' && CRAFT.has(kind) && !comesUp
}

/** The depth of open water, when it lies behind the acting line. */
export function waterDepth(role: Role, set: PlaceSet): number | null {
  const { medium, subject } = role
  if (isFarOut(role, set)) return set.pieces.some(isSurf) ? BEFORE_SURF : FAR_OUT
  if (medium !== 'surface' || set.ground === 'water') return null
  // What comes up before those on the pier is no shape in the haze.
  if (subject.actions[0]?.verb === 'surface') return WATER_DEPTH
  return set.spots.find(({ name }) => name === 'water' || name === 'offing')?.z ?? WATER_DEPTH
}
