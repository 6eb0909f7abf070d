import type { Direction, Shot } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'
import type { PlaceSet } from '../place.ts'
import { TURN, clamp, ease, mix, ride } from '../easing.ts'
import type { Mark } from '../player.ts'

interface Way {
  readonly box: Box
  readonly seconds: number
  /** How strongly it travels: 0 for deeds on the spot, about 0.5 for a walk. */
  readonly share: number
  readonly shot?: Pick<Shot, 'camera'>
  readonly set?: Pick<PlaceSet, 'ground'>
  readonly roles?: readonly { readonly actors: readonly unknown[] }[]
}

/** A spot that moves by itself, for ways that do not simply cross the stage; null: those are danced from a fixed spot. */
export function pathFor(
  direction: Direction | null,
  mark: Mark,
  way: Way,
): ((t: number) => Mark) | null {
  if (way.share === 0 || direction === null) return null
  const { box, seconds, share } = way
  const at = (t: number): number => ride(t / seconds)
  switch (direction) {
    case 'towards':
      if (isHerd(way)) return (t) => comingHerd(mark, way, at(t))
      return (t) => ({ ...mark, x: laneOf(mark, way, -1), z: mix(4 + 9 * share, -0.6, at(t)) })
    case 'away':
      if (way.shot?.camera.effects.includes('from-behind')) return ahead(mark, way)
      return (t) => ({ ...mark, x: laneOf(mark, way, 1), z: mix(-0.6, 4 + 9 * share, at(t)) })
    case 'up':
      return (t) => ({ ...mark, y: mark.y + box.height * 0.5 * share * (at(t) - 0.25) })
    case 'down':
      return (t) => ({
        ...mark,
        y: Math.max(0, mark.y + box.height * 0.5 * share * (0.75 - at(t))),
      })
    case 'around':
      return (t) => around(mark, way, t)
    default:
      return null
  }
}

function isHerd({ roles = [] }: Way): boolean {
  return roles.flatMap(({ actors }) => actors).length > 3
}

/** A herd keeps its depth and comes past the acting line: on it those of a crowd are too small to have come near. */
function comingHerd(mark: Mark, { share, box }: Way, done: number): Mark {
  const small = mark.height < SMALL * box.height
  const z = mark.z + mix(4 + 9 * share, small ? -4 : -0.8, done)
  return { ...mark, x: mark.x * mix(0.9, small ? 0.62 : 0.85, done), z: Math.max(z, -4.6) }
}

/** Who is smaller than this share of the frame is not cut by it when coming near. */
const SMALL = 0.3

/** As far as the camera comes after it when it rolls forwards: whoever is followed stays as large. */
const FOLLOWED = 4.2
/** The middle of our own lane. */
const LANE = 1.5

/** Who is alone on a road keeps to the lane of its way: side 1 leaves us, −1 comes to meet us. */
function laneOf({ x }: Mark, { set, roles = [] }: Way, side: 1 | -1): number {
  const alone = roles.flatMap(({ actors }) => actors).length === 1
  if (!alone) return x * 0.9
  return set?.ground === 'road' ? side * LANE : x * 0.5
}

function ahead(mark: Mark, way: Way): (t: number) => Mark {
  const x = laneOf(mark, way, 1)
  return (t) => ({ ...mark, x, z: mark.z - 1 + FOLLOWED * ease(t / way.seconds) })
}

/** Once round an ellipse on the floor; it turns like a card where it comes back. */
function around(mark: Mark, { box, seconds, share }: Way, t: number): Mark {
  const angle = (t / seconds) * TURN * 0.9 + 0.6
  return {
    ...mark,
    x: mark.x + Math.sin(angle) * box.width * 0.45 * share,
    z: mark.z + 2.2 - 2.2 * Math.cos(angle),
    facing: clamp(Math.cos(angle) * 5, -1, 1) || 0.05,
  }
}
