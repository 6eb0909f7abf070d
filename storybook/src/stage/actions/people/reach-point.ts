import type { Anchor, Reach, OnTheWay } from './stance.ts'
import type { Point } from '../../../scene/space.ts'
import type { Proportions } from '../../../cast/people/body/proportions.ts'
import type { Skeleton } from '../../../cast/people/body/skeleton.ts'
import { onHead } from '../../../cast/people/body/body-points.ts'

const HEAD_SPOTS: Readonly<Partial<Record<Anchor, Point>>> = {
  mouth: { x: 0.2, y: 0.2 },
  ear: { x: -0.08, y: 0.43 },
  eye: { x: 0.3, y: 0.47 },
  nose: { x: 0.28, y: 0.36 },
  chin: { x: 0.18, y: 0 },
  crown: { x: 0, y: 1 },
  nape: { x: -0.4, y: 0.3 },
}

/** The point on this body; offsets turn with the head when they belong to it. */
export function pointOf(
  reach: Reach | OnTheWay,
  on: { build: Proportions; bones: Skeleton; other: Point },
): Point {
  if ('share' in reach) {
    const from = pointOf(reach.from, on)
    const to = pointOf(reach.to, on)
    return { x: from.x + (to.x - from.x) * reach.share, y: from.y + (to.y - from.y) * reach.share }
  }
  const { build, bones } = on
  const k = build.body
  if (reach.length === 2) return { x: reach[0] * k, y: reach[1] * k }
  const [anchor, dx, dy] = reach
  const face = HEAD_SPOTS[anchor]
  if (face) {
    const unit = k / build.head
    return onHead(bones, build, { x: face.x + dx * unit, y: face.y + dy * unit })
  }
  const at = bodySpot(anchor, bones, on)
  return { x: at.x + dx * k, y: at.y + dy * k }
}

function bodySpot(
  anchor: Anchor,
  bones: Skeleton,
  on: { build: Proportions; other: Point },
): Point {
  const along = (share: number): Point => ({
    x: bones.hip.x + Math.sin(bones.torso) * on.build.torso * share,
    y: bones.hip.y + Math.cos(bones.torso) * on.build.torso * share,
  })
  switch (anchor) {
    case 'chest':
      return along(0.8)
    case 'belly':
      return along(0.35)
    case 'knee':
      return bones.rightLeg.joint
    case 'foot':
      return { x: bones.rightLeg.end.x, y: bones.rightLeg.end.y - on.build.sole }
    case 'hand':
      return on.other
    default:
      return bones.hip
  }
}
