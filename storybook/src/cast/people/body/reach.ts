import type { Point } from '../../../scene/space.ts'

/** The two angles of an arm or a leg: from hanging straight down, and the bend of the lower part on top of it. */
export interface Bend {
  readonly upper: number
  readonly lower: number
}

/**
 * Two-bone inverse kinematics: the angles that bring the end of a limb to `target`, or as near as it can.
 * `side` 1 bends the lower part forwards (an elbow), −1 backwards (a knee).
 */
export function bendTo(
  from: Point,
  target: Point,
  limb: { a: number; b: number; side: number },
): Bend {
  const dx = target.x - from.x
  const dy = target.y - from.y
  const { a, b } = limb
  const reach = Math.min(Math.max(Math.hypot(dx, dy), Math.abs(a - b) + 1e-4), (a + b) * 0.9995)
  const aim = Math.atan2(dx, -dy)
  const inner = arc((a * a + reach * reach - b * b) / (2 * a * reach))
  const fold = Math.PI - arc((a * a + b * b - reach * reach) / (2 * a * b))
  return { upper: aim - limb.side * inner, lower: limb.side * fold }
}

/** The end of a bone of this length that hangs at this angle. */
export function hang(from: Point, angle: number, length: number): Point {
  return { x: from.x + Math.sin(angle) * length, y: from.y - Math.cos(angle) * length }
}

function arc(cosine: number): number {
  return Math.acos(Math.min(1, Math.max(-1, cosine)))
}
