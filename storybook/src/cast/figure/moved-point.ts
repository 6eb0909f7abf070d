import type { Pose } from '../actor.ts'
import type { Point } from '../../scene/space.ts'
import type { Figure, Outline } from './figure.ts'
import { bodyLift, groundGap } from './gait.ts'

/** Where a point of the sheet (own heights, y up) is when its part has moved: a butterfly stays on the nose of a head that bows. */
export function movedPoint({ x, y }: Point, pose: Pose, { parts, legs = [] }: Figure): Point {
  const part = parts.findLast(({ keep, move }) => move && keep && isWithin([x, -y], keep))
  const [a, b, c, d, e, f] = part?.move?.(pose, 0) ?? [1, 0, 0, 1, 0, 0]
  const lift = part?.planted ? 0 : bodyLift(pose, legs)
  const down = groundGap(pose, legs) - lift
  return { x: a * x - c * y + e, y: -(b * x - d * y + f + down) }
}

function isWithin([x, y]: readonly [number, number], outline: Outline): boolean {
  let within = false
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline.at(at - 1) ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within
  })
  return within
}
