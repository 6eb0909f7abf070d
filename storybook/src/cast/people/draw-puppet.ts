import type { Light } from '../../scene/light.ts'
import type { ActorBrush, HandShape, Held, HoldLayer, Pose } from '../actor.ts'
import { spotOf } from './body-points.ts'
import { drawCape, drawSkirt, drawTail, drawWings, type Figure } from './drapery.ts'
import type { Mien } from './face.ts'
import type { Depth } from './limbs.ts'
import type { Look } from './outfit.ts'
import { bucketOf } from './paper.ts'
import { layOut, type Limb, type Side, type Skeleton, type View } from './skeleton.ts'
import { spriteOf, type PartName } from './sprites.ts'
import { blend } from './tone.ts'
import { toolOf } from './tools/tool.ts'
import { bodiceOf } from './torso.ts'

/** Who is drawn: the look, the face at rest, and when it blinks. */
export interface Character {
  readonly look: Look
  readonly rest: NonNullable<Pose['face']>
  readonly blinkAt: number
}

interface Stroke {
  readonly who: Character
  readonly look: Look
  readonly brush: ActorBrush
  readonly pose: Pose
  readonly view: View
  readonly bones: Skeleton
  readonly figure: Figure
  readonly holds: readonly Held[]
  readonly pixels: number
}

/** Puppets take less of the stage's tint than the set does: at night they would sink into it. */
const TAKES_TINT = 0.64

const spots = new WeakMap<Light, Light>()

function spotlit(light: Light): Light {
  let spot = spots.get(light)
  if (!spot) {
    spot = { ...light, tintAmount: light.tintAmount * TAKES_TINT }
    spots.set(light, spot)
  }
  return spot
}

/** Draws a puppet in a pose, from the far limbs to the near ones; the context stands at its feet. */
export function drawPuppet(
  who: Character,
  { light: stage, ...rest }: ActorBrush,
  pose: Pose,
): void {
  const brush: ActorBrush = { ...rest, light: spotlit(stage) }
  const { ctx } = brush
  const { look } = who
  const view = pose.view ?? 'side'
  const bones = layOut(look.build, pose)
  const { light } = brush
  const lit = (colour: string): string =>
    light.tintAmount > 0 ? blend(colour, multiply(colour, light.tint), light.tintAmount) : colour
  const figure: Figure = { ctx, look, bones, view, lit, t: brush.t, hip: bodiceOf(look, view).hip }
  const holds = pose.holds ?? ownTool(look)
  const stroke: Stroke = {
    who,
    look,
    brush,
    pose,
    view,
    bones,
    figure,
    holds,
    pixels: bucketOf(brush.pixels),
  }
  ctx.save()
  if (pose.alpha !== undefined) ctx.globalAlpha *= pose.alpha
  place(ctx, pose)
  if (view === 'side') drawSide(stroke)
  else if (view === 'front') drawFront(stroke)
  else drawBack(stroke)
  ctx.restore()
}

function place(ctx: ActorBrush['ctx'], pose: Pose): void {
  const turn = pose.turn ?? 1
  ctx.scale(Math.abs(turn) < 0.06 ? 0.06 : turn, 1)
  if (pose.lean) ctx.rotate(pose.lean)
  if (pose.spin) {
    ctx.translate(0, -0.5)
    ctx.rotate(pose.spin)
    ctx.translate(0, 0.5)
  }
  const stretch = pose.stretch ?? 1
  if (stretch !== 1) ctx.scale(1 / Math.sqrt(stretch), stretch)
}

function drawSide(stroke: Stroke): void {
  behind(stroke)
  hold(stroke, 'back')
  drawArm(stroke, 'left', 'far')
  drawLeg(stroke, 'left', 'far')
  hold(stroke, 'between')
  drawLeg(stroke, 'right', 'near')
  body(stroke)
  part(stroke, 'hairBehind', headAt(stroke))
  head(stroke)
  hold(stroke, 'body')
  drawArm(stroke, 'right', 'near')
  hold(stroke, 'front')
}

function drawFront(stroke: Stroke): void {
  behind(stroke)
  part(stroke, 'hairBehind', headAt(stroke))
  hold(stroke, 'back')
  drawLeg(stroke, 'left', 'near')
  drawLeg(stroke, 'right', 'near')
  hold(stroke, 'between')
  body(stroke)
  head(stroke)
  hold(stroke, 'body')
  drawArm(stroke, 'left', 'near')
  drawArm(stroke, 'right', 'near')
  hold(stroke, 'front')
}

function drawBack(stroke: Stroke): void {
  hold(stroke, 'front')
  drawArm(stroke, 'left', 'near')
  drawArm(stroke, 'right', 'near')
  hold(stroke, 'body')
  drawLeg(stroke, 'left', 'near')
  drawLeg(stroke, 'right', 'near')
  body(stroke)
  head(stroke)
  part(stroke, 'hairBehind', headAt(stroke))
  behind(stroke)
  hold(stroke, 'back')
}

/** Wings, cape and packs: behind the body, or before it when we see the back. */
function behind(stroke: Stroke): void {
  const { figure, look, bones } = stroke
  const { extras } = look.outfit
  const cape = extras.get('cape')
  const wings = extras.get('wings')
  if (wings) drawWings(figure, wings)
  if (cape) drawCape(figure, cape)
  part(stroke, 'backGear', { x: bones.hip.x, y: bones.hip.y, angle: bones.torso })
}

function body(stroke: Stroke): void {
  const { bones, figure, look } = stroke
  const at = { x: bones.hip.x, y: bones.hip.y, angle: bones.torso }
  const tail = look.outfit.extras.get('mermaid-tail')
  part(stroke, 'seat', { ...at, angle: bones.torso * 0.5 })
  drawSkirt(figure)
  if (tail) drawTail(figure, tail)
  part(stroke, 'torso', at)
}

function head(stroke: Stroke): void {
  const { bones } = stroke
  part(stroke, 'head', { ...headAt(stroke), mien: mienOf(stroke) })
  part(stroke, 'scarf', { x: bones.neck.x, y: bones.neck.y, angle: bones.torso })
}

/** Faces are drawn once for each of a few steps of mouth, lids and turn. */
function mienOf({ pose, view, who, brush }: Stroke): Mien {
  const clock = (brush.t + who.blinkAt * 3.4) % 3.4
  const own = clock < 0.14 ? 1 : 0
  const turn = (view === 'side' ? 0.3 : 0) + (pose.faceTurn ?? 0) * 0.6
  return {
    expression: pose.face ?? who.rest,
    mouth: Math.round((pose.mouth ?? 0) * 6) / 6,
    blink: Math.round((pose.blink ?? own) * 2) / 2,
    turn: Math.round(turn * 20) / 20,
  }
}

function headAt({ bones }: Stroke): At {
  return { x: bones.neck.x, y: bones.neck.y, angle: bones.head }
}

function drawArm(stroke: Stroke, side: Side, depth: Depth): void {
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

function drawLeg(stroke: Stroke, side: Side, depth: Depth): void {
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

interface At {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly depth?: Depth
  readonly mirror?: boolean
  readonly short?: number
  readonly mien?: Mien
}

function limbAt(
  from: { x: number; y: number },
  angle: number,
  more: { depth: Depth; short: number },
): At {
  return { x: from.x, y: from.y, angle: -angle, ...more }
}

function part(stroke: Stroke, name: PartName, at: At): void {
  const { ctx, light } = stroke.brush
  const { pixels, view } = stroke
  const sprite = spriteOf(stroke.look, name, {
    view,
    depth: at.depth ?? 'near',
    pixels,
    light,
    ...(at.mien ? { mien: at.mien } : {}),
  })
  if (!sprite) return
  const { x, y, width, height } = sprite.frame
  ctx.save()
  ctx.translate(at.x, -at.y)
  ctx.rotate(at.angle)
  if (at.mirror || at.short !== undefined) ctx.scale(at.mirror ? -1 : 1, at.short ?? 1)
  ctx.drawImage(sprite.picture, x, y, width, height)
  ctx.restore()
}

/** Things held in one hand belong to that arm unless they name a layer; all others to the layer by `front`. */
function hold(stroke: Stroke, layer: HoldLayer): void {
  for (const held of stroke.holds) {
    const single = held.grip === 'leftHand' || held.grip === 'rightHand'
    const own = held.layer ?? (single ? null : held.front ? 'front' : 'body')
    if (own === layer) drawHeld(stroke, held)
  }
}

function drawHeld(stroke: Stroke, held: Held): void {
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
  ctx.scale(held.height, held.height)
  ctx.translate(-(held.at.x - 0.5) * held.actor.aspect, 1 - held.at.y)
  held.actor.draw({ ...brush, pixels: brush.pixels * held.height }, {})
  ctx.restore()
}

/** What the part carries when no deed needs its hands. */
function ownTool(look: Look): readonly Held[] {
  const tool = look.outfit.tool ?? (look.outfit.extras.has('cane') ? 'cane' : null)
  return tool ? toolOf(tool, look.build.body) : []
}

function multiply(colour: string, tint: string): string {
  const channel = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round((channel(colour, at) * channel(tint, at)) / 255))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
