import type { Pose } from '../../cast/actor.ts'
import type { Subject } from '../../plan/plan.ts'
import type { Companion, Moment, Performance } from '../actions/action.ts'

/** "A dog runs backwards": it goes where it would have gone, but faces where it came from, and its legs run the other way round. */
export function goBackwards(
  performance: Performance,
  { actions }: Subject,
  seconds: number,
): Performance {
  if (actions[0]?.direction !== 'backwards') return performance
  const { left, right } = performance.extent
  const wide = Math.max(left, right)
  return {
    ...performance,
    extent: { ...performance.extent, left: wide, right: wide },
    at: (t) => {
      const { place } = performance.at(t)
      return facingBack(performance.at(Math.max(0, seconds - t)), place)
    },
  }
}

const turnedBack = (pose: Pose): Pose => ({ ...pose, turn: -(pose.turn ?? 1) })

/** A moment as its mirror image, at another spot; what is ridden or held beside goes along. */
function facingBack({ place, pose, companions }: Moment, spot: Moment['place']): Moment {
  const moved = (each: Companion): Companion => ({
    ...each,
    place: { ...each.place, x: spot.x - (each.place.x - place.x) },
    pose: turnedBack(each.pose),
  })
  const here = { x: spot.x, y: place.y, z: spot.z }
  return { place: here, pose: turnedBack(pose), companions: companions.map(moved) }
}
