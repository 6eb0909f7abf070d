import type { Actor } from '../../cast/actor.ts'
import type { Random } from '../../scene/random.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Mark } from '../player.ts'

/** One of those who stand far from the acting line. */
export interface Spot {
  readonly actor: Actor
  readonly index: number
  readonly count: number
  readonly metres: number
  readonly random: Random
  /** The acting line is on the water: scenery stands on the far shore. */
  readonly afloat: boolean
}

/** Behind the actors, to the side that they leave free: a tower, a tree, a castle. */
export function sceneryMark(spot: Spot, box: Box): Mark {
  const { actor, index, count, metres, random, afloat } = spot
  const z = (afloat ? 16 : metres > 12 ? 11 : 6.5) + index * 0.8
  const near = REST_DISTANCE / (REST_DISTANCE + z)
  const share = metres > 12 ? 0.62 : metres > 5 ? 0.5 : 0.36
  const height = Math.min((box.height * share) / near, (box.width * 0.5) / near / actor.aspect)
  const spread = count > 1 ? (index / (count - 1) - 0.5) * 0.9 : random.pick([-0.27, 0.27])
  return { x: (spread * box.width) / near, y: 0, z, height, facing: 1 }
}

/** High above, where sun, clouds and stars are. */
export function skyMark({ actor, index, count, random }: Spot, box: Box): Mark {
  const z = 22
  const near = REST_DISTANCE / (REST_DISTANCE + z)
  const height = Math.min((box.height * 0.24) / near, (box.width * 0.34) / near / actor.aspect)
  const spread = count > 1 ? (index / (count - 1) - 0.5) * 0.7 : random.between(-0.28, 0.28)
  const middle = box.height * (box.horizon - random.between(0.16, 0.24))
  const eye = (box.floor - box.horizon) * box.height
  return {
    x: (spread * box.width) / near,
    y: eye + (middle - box.height * 0.04) / near - height / 2,
    z,
    height,
    facing: 1,
  }
}

/** A herd some way off, on the side to which the lead is going. */
export function crowdMark(
  { actor, index, count, random }: Spot,
  { box, heading }: { box: Box; heading: 1 | -1 },
): Mark {
  const z = 4 + (index % 2) * 1.8 + random.between(-0.3, 0.3)
  const near = REST_DISTANCE / (REST_DISTANCE + z)
  const step = Math.min(0.52 / count, 0.12)
  const height = Math.min(
    (box.height * 0.22) / near,
    (box.width * step * 1.5) / near / actor.aspect,
  )
  const x = heading * box.width * (0.46 - step * (index + 0.5))
  return { x: x / near, y: 0, z, height, facing: random.chance(0.3) ? heading : -heading }
}
