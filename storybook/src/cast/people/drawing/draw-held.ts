import type { Stroke } from './puppet-stroke.ts'
import type { HoldLayer, Held } from '../../actor.ts'
import { spotOf } from '../body/body-points.ts'
import type { Look } from '../outfit.ts'
import { toolOf } from '../tools/hold-tool.ts'

/** How much larger an animal's instrument is: beside its head a trumpet would be a toothpick. */
const BESIDE_HEAD = 1.6

/** Whether an animal blows this: its head is wider than its body, and would hide it. */
function isBlown(stroke: Stroke, { grip }: Held): boolean {
  return grip === 'mouth' && stroke.who.beast !== undefined
}

/** Things held in one hand belong to that arm unless they name a layer; all others to the layer by `front`. */
export function hold(stroke: Stroke, layer: HoldLayer): void {
  for (const held of stroke.holds) {
    const single = held.grip === 'leftHand' || held.grip === 'rightHand'
    const told = held.layer ?? (single ? null : held.front ? 'front' : 'body')
    const own = isBlown(stroke, held) ? 'front' : told
    if (own === layer) drawHeld(stroke, held)
  }
}

export function drawHeld(stroke: Stroke, held: Held): void {
  const { brush, bones, look } = stroke
  const { ctx } = brush
  const spot = spotOf(held.grip, look.build, bones)
  const aim = held.aim ? spotOf(held.aim, look.build, bones).point : null
  const own = aim
    ? Math.atan2(aim.x - spot.point.x, spot.point.y - aim.y)
    : held.upright
      ? 0
      : spot.angle
  ctx.save()
  ctx.translate(spot.point.x, -spot.point.y)
  ctx.rotate(-own + held.angle)
  const height = held.height * (isBlown(stroke, held) ? BESIDE_HEAD : 1)
  ctx.scale(height, height)
  const up = held.planted ? Math.min(1 - held.at.y, spot.point.y / height) : 1 - held.at.y
  ctx.translate(-(held.at.x - 0.5) * held.actor.aspect, up)
  held.actor.draw({ ...brush, pixels: brush.pixels * height }, {})
  ctx.restore()
}

/** What the part carries when no deed needs its hands. */
export function ownTool(look: Look): readonly Held[] {
  const tool = look.outfit.tool ?? (look.outfit.extras.has('cane') ? 'cane' : null)
  return tool ? toolOf(tool, look.build.body) : []
}
