import type { Actor, ActorBrush, HandShape, Held, HoldLayer, Pose } from '../actor.ts'
import type { Person } from '../../plan/plan.ts'
import { gripPoint, spotOf } from './body-points.ts'
import { drawCape, drawSkirt, drawTail, drawWings, type Figure } from './drapery.ts'
import { drawFace, type Mien } from './face.ts'
import { costumeOf, lookOf } from './look.ts'
import type { Look } from './outfit.ts'
import { bucketOf } from './paper.ts'
import { reach } from './skeleton.ts'
import type { Proportions } from './proportions.ts'
import { layOut, type Limb, type Side, type Skeleton, type View } from './skeleton.ts'
import { spriteOf, type PartName } from './sprites.ts'
import { bodiceOf } from './torso.ts'
import { blend } from './tone.ts'
import { toolOf } from './tools/tool.ts'
import type { Depth } from './limbs.ts'

export interface PuppetLook {
  readonly seed: number
  /** The colour of the clothes, when the prompt gives the person one. */
  readonly colour?: string | null
  readonly emotion?: Pose['face']
}

/** A puppet is an actor with a skeleton that choreographies can reach with. */
export interface Puppet extends Actor {
  readonly kind: 'puppet'
  readonly proportions: Proportions
  readonly look: Look
  /** The pose with this hand brought to a point, in own heights from the feet. */
  reach(pose: Pose, hand: Side, target: { x: number; y: number }): Pose
}

/** A jointed paper person for a person of the plan: same person and seed, same puppet. */
export function createPuppet(person: Person, wish: PuppetLook): Puppet {
  const look = lookOf(person, { seed: wish.seed, colour: wish.colour ?? null })
  const { build } = look
  const plain = person.role === null && person.wears.length === 0
  const costumes = new Map<string, Look>()
  const dressed = (costume: string | undefined): Look => {
    if (!costume || !plain) return look
    const known = costumes.get(costume) ?? costumeOf(look, person, { ...wish, costume })
    costumes.set(costume, known)
    return known
  }
  const rest: Pose['face'] = wish.emotion ?? 'neutral'
  const blinkAt = (wish.seed % 97) / 97
  return {
    name: person.role ?? 'person',
    kind: 'puppet',
    metres: build.metres,
    aspect: 0.42,
    faces: 'right',
    home: 'ground',
    build: 'biped',
    look,
    proportions: build,
    draw: (brush, pose) =>
      drawPuppet({ look: dressed(pose.costume), rest: rest ?? 'neutral', blinkAt }, brush, pose),
    grip: (name, pose) => gripPoint(name, build, pose),
    reach: (pose, hand, target) => reach(build, pose, { hand, target }),
  }
}

export function isPuppet(actor: Actor): actor is Puppet {
  return actor.kind === 'puppet'
}

interface Character {
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

function drawPuppet(who: Character, brush: ActorBrush, pose: Pose): void {
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
  part(stroke, 'neck', { x: bones.neck.x, y: bones.neck.y, angle: (bones.head + bones.torso) / 2 })
  part(stroke, 'torso', at)
}

function head(stroke: Stroke): void {
  const { view, look, brush } = stroke
  const { ctx } = brush
  const at = headAt(stroke)
  part(stroke, 'skull', at)
  if (view !== 'back') {
    const mien = mienOf(stroke)
    const shift = (mien.turn - (view === 'side' ? 0.3 : 0)) * 0.42 * look.build.head
    part(stroke, 'faceUnder', at, shift)
    if (look.outfit.hat?.style !== 'robot-head' && look.outfit.hat?.style !== 'iron-mask') {
      ctx.save()
      ctx.translate(at.x, -at.y)
      ctx.rotate(at.angle)
      ctx.translate(0, -0.012 * look.build.body)
      ctx.scale(look.build.head, look.build.head)
      drawFace(ctx, look, mien)
      ctx.restore()
    }
    part(stroke, 'hairFront', at)
    part(stroke, 'faceOver', at, shift)
  } else part(stroke, 'hairFront', at)
  part(stroke, 'hat', at)
  part(stroke, 'scarf', {
    x: stroke.bones.neck.x,
    y: stroke.bones.neck.y,
    angle: stroke.bones.torso,
  })
}

function mienOf({ pose, view, who, brush }: Stroke): Mien {
  const clock = (brush.t + who.blinkAt * 3.4) % 3.4
  const own = clock < 0.14 ? 1 : 0
  const turn = (view === 'side' ? 0.3 : 0) + (pose.faceTurn ?? 0) * 0.6
  return {
    expression: pose.face ?? who.rest,
    mouth: pose.mouth ?? 0,
    blink: pose.blink ?? own,
    turn,
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
  part(stroke, `hand-${shape}`, { ...limbAt(arm.end, arm.tip, { depth, short: 1 }), mirror })
  part(stroke, 'lowerArm', limbAt(arm.joint, arm.lower, { depth, short: arm.short }))
  own.filter((held) => held.front).forEach((held) => drawHeld(stroke, held))
  pins(stroke, arm, depth)
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
  if ((look.outfit.skirt?.length ?? 0) < 0.5 || look.outfit.skirt?.open) pins(stroke, leg, depth)
}

function footAt(leg: Limb, view: View, depth: Depth): At {
  if (view === 'side') return { x: leg.end.x, y: leg.end.y, angle: -leg.tip, depth }
  return { x: leg.end.x, y: leg.end.y, angle: -leg.lower * 0.6, depth }
}

function pins(stroke: Stroke, limb: Limb, depth: Depth): void {
  if (depth === 'far') return part(stroke, 'pin', { ...limb.joint, angle: 0, depth })
  part(stroke, 'pin', { ...limb.root, angle: 0 })
  part(stroke, 'pin', { ...limb.joint, angle: 0 })
}

interface At {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly depth?: Depth
  readonly mirror?: boolean
  readonly short?: number
}

function limbAt(
  from: { x: number; y: number },
  angle: number,
  more: { depth: Depth; short: number },
): At {
  return { x: from.x, y: from.y, angle: -angle, ...more }
}

function part(stroke: Stroke, name: PartName, at: At, shift = 0): void {
  const { ctx, light } = stroke.brush
  const { pixels, view } = stroke
  const sprite = spriteOf(stroke.look, name, { view, depth: at.depth ?? 'near', pixels, light })
  if (!sprite) return
  const { x, y, width, height } = sprite.frame
  ctx.save()
  ctx.translate(at.x, -at.y)
  ctx.rotate(at.angle)
  if (at.mirror || at.short !== undefined) ctx.scale(at.mirror ? -1 : 1, at.short ?? 1)
  ctx.drawImage(sprite.picture, x + shift, y, width, height)
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
