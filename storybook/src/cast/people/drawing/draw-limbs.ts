import { type Stroke, part, type At } from './puppet-stroke.ts'
import type { Side, View, Limb } from '../body/skeleton.ts'
import type { Depth } from '../body/part.ts'
import { drawHeld } from './draw-held.ts'
import type { Pose, Held, HandShape } from '../../actor.ts'

export function drawArm(stroke: Stroke, side: Side, depth: Depth): void {
  const { holds } = stroke
  const own = holds.filter((held) => held.grip === `${side}Hand` && !held.layer)
  own.filter((held) => !held.front).forEach((held) => drawHeld(stroke, held))
  if (!isBust(stroke)) drawUpperArm(stroke, side, depth)
  drawForearm(stroke, side, depth)
  own.filter((held) => held.front).forEach((held) => drawHeld(stroke, held))
}

/** The sleeves of a bust are cut for arms that hang so far outwards. */
const HANGS = { least: 0.15, most: 0.5 }

/** Whether somebody who sits for a picture is drawn in one piece with the shoulders, the upper arms below it. */
export function isBust({ pose, view, bones, look }: Stroke): boolean {
  const { sleeve, bare, details } = look.outfit.top
  if (!pose.near || view !== 'front' || look.beast || sleeve === 'none' || bare) return false
  const hangs = [bones.leftArm, bones.rightArm].every(
    ({ upper }) => Math.abs(upper) > HANGS.least && Math.abs(upper) < HANGS.most,
  )
  return hangs && !details.includes('scales')
}

function drawUpperArm(stroke: Stroke, side: Side, depth: Depth): void {
  const arm = side === 'left' ? stroke.bones.leftArm : stroke.bones.rightArm
  part(stroke, 'upperArm', limbAt(arm.root, arm.upper, { depth, short: arm.short }))
}

/** So much lower, in own heights, the round ends of the arms hide below the shoulders. */
const BELOW = 0.022

/** The upper arms of a bust, which its shoulders lie over. */
export function drawBelowShoulders(stroke: Stroke): void {
  for (const arm of [stroke.bones.leftArm, stroke.bones.rightArm]) {
    const root = { x: arm.root.x, y: arm.root.y - BELOW }
    part(stroke, 'upperArm', limbAt(root, arm.upper, { depth: 'near', short: arm.short }))
  }
}

function drawForearm(stroke: Stroke, side: Side, depth: Depth): void {
  const { bones, holds, pose, view } = stroke
  const arm = side === 'left' ? bones.leftArm : bones.rightArm
  const shape = handShape(pose, side, holds)
  const mirror = view !== 'side' && isOutward(view, side)
  const forearm = limbAt(arm.joint, arm.lower, { depth, short: arm.short })
  if (Math.abs(arm.tip - arm.lower) < 0.02) part(stroke, `forearm-${shape}`, { ...forearm, mirror })
  else {
    part(stroke, `hand-${shape}`, { ...limbAt(arm.end, arm.tip, { depth, short: 1 }), mirror })
    part(stroke, 'lowerArm', forearm)
  }
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
