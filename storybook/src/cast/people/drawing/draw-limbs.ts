import { type Stroke, part, type At } from './puppet-stroke.ts'
import type { Side, View, Limb } from '../body/skeleton.ts'
import type { Depth } from '../body/part.ts'
import { drawHeld } from './draw-held.ts'
import type { Pose, Held, HandShape } from '../../actor.ts'

export function drawArm(stroke: Stroke, side: Side, depth: Depth): void {
  const { bones, holds, pose, view } = stroke
  const arm = side === 'left' ? bones.leftArm : bones.rightArm
  const own = holds.filter((held) => held.grip === `${side}Hand` && !held.layer)
  const shape = handShape(pose, side, holds)
  own.filter((held) => !held.front).forEach((held) => drawHeld(stroke, held))
  const mirror = view !== 'side' && isOutward(view, side)
  part(stroke, 'upperArm', limbAt(arm.root, arm.upper, { depth, short: arm.short }))
  const forearm = limbAt(arm.joint, arm.lower, { depth, short: arm.short })
  if (Math.abs(arm.tip - arm.lower) < 0.02) part(stroke, `forearm-${shape}`, { ...forearm, mirror })
  else {
    part(stroke, `hand-${shape}`, { ...limbAt(arm.end, arm.tip, { depth, short: 1 }), mirror })
    part(stroke, 'lowerArm', forearm)
  }
  own.filter((held) => held.front).forEach((held) => drawHeld(stroke, held))
}

/** Thumbs point to the body's middle. */
function isOutward(view: View, side: Side): boolean {
  return (view === 'front') === (side === 'left')
}

function handShape(pose: Pose, side: Side, holds: readonly Held[]): HandShape {
  const wanted = side === 'left' ? pose.leftHand : pose.rightHand
  if (wanted) return wanted
  const busy = holds.some((held) => held.grip === `${side}Hand` || held.grip === 'bothHands')
  return busy ? 'fist' : 'relaxed'
}

export function drawLeg(stroke: Stroke, side: Side, depth: Depth): void {
  const { bones, look, view } = stroke
  if (look.outfit.extras.has('mermaid-tail')) return
  const leg = side === 'left' ? bones.leftLeg : bones.rightLeg
  part(stroke, 'foot', footAt(leg, view, depth))
  part(stroke, 'shin', limbAt(leg.joint, leg.lower, { depth, short: leg.short }))
  part(stroke, 'thigh', limbAt(leg.root, leg.upper, { depth, short: leg.short }))
}

function footAt(leg: Limb, view: View, depth: Depth): At {
  if (view === 'side') return { x: leg.end.x, y: leg.end.y, angle: -leg.tip, depth }
  return { x: leg.end.x, y: leg.end.y, angle: -leg.lower * 0.6, depth }
}

function limbAt(
  from: { x: number; y: number },
  angle: number,
  more: { depth: Depth; short: number },
): At {
  return { x: from.x, y: from.y, angle: -angle, ...more }
}
