import { legible } from '../body/details/print.ts'
import type { Light } from '../../../scene/light.ts'
import { type Character, type Stroke, part, type At } from './puppet-stroke.ts'
import type { ActorBrush, Pose } from '../../actor.ts'
import { layOut } from '../body/skeleton.ts'
import { blend } from './tone.ts'
import { drawCape } from '../body/cape.ts'
import { type Figure, drawWings, drawSkirt, drawTail } from '../body/drapery.ts'
import { drawApron } from '../body/apron.ts'
import { bodiceOf } from '../body/torso.ts'
import { beastHead, beastTail } from './draw-beast.ts'
import { ownTool, hold } from './draw-held.ts'
import { bucketOf } from './paper.ts'
import { drawArm, drawBelowShoulders, drawLeg, isBust } from './draw-limbs.ts'
import type { Mien } from '../head/mien.ts'

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
  const look = legible(who.look, pose.turn ?? 1)
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
  hair(stroke)
  head(stroke)
  hold(stroke, 'body')
  drawArm(stroke, 'right', 'near')
  hold(stroke, 'front')
}

function drawFront(stroke: Stroke): void {
  // Braids hang before the shoulders, all other hair behind them.
  const braided = /braid/u.test(stroke.look.hair.style)
  behind(stroke)
  if (!braided) hair(stroke)
  hold(stroke, 'back')
  drawLeg(stroke, 'left', 'near')
  drawLeg(stroke, 'right', 'near')
  hold(stroke, 'between')
  body(stroke)
  if (braided) hair(stroke)
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
  hair(stroke)
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
  beastTail(stroke)
  if (cape) drawCape(figure, cape)
  part(stroke, 'backGear', { x: bones.hip.x, y: bones.hip.y, angle: bones.torso })
}

function body(stroke: Stroke): void {
  const { bones, figure, look, who } = stroke
  if (who.beast?.slim !== undefined) return
  const at = { x: bones.hip.x, y: bones.hip.y, angle: bones.torso }
  const tail = look.outfit.extras.get('mermaid-tail')
  part(stroke, 'seat', { ...at, angle: bones.torso * 0.5 })
  drawSkirt(figure)
  if (tail) drawTail(figure, tail)
  const bust = isBust(stroke)
  if (bust) drawBelowShoulders(stroke)
  part(stroke, bust ? 'bust' : 'torso', at)
  drawApron(figure)
}

function hair(stroke: Stroke): void {
  if (!stroke.who.beast) part(stroke, 'hairBehind', headAt(stroke))
}

function head(stroke: Stroke): void {
  const { bones, who } = stroke
  const mien = mienOf(stroke)
  if (who.beast) beastHead(stroke, who.beast, { ...headAt(stroke), mien })
  else part(stroke, 'head', { ...headAt(stroke), mien })
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
    ...fromNear(pose),
  }
}

/** What is only seen of a face that fills the frame. */
function fromNear({
  near = false,
  gaze = AHEAD,
  tears = 0,
}: Pose): Pick<Mien, 'near' | 'gaze' | 'tears'> {
  const stepped = (value: number): number => Math.round(value * 8) / 8
  return {
    near,
    gaze: { x: stepped(gaze.x), y: stepped(gaze.y) },
    tears: Math.round(tears * 12) / 12,
  }
}

const AHEAD = { x: 0, y: 0 } as const

function headAt({ bones }: Stroke): At {
  return { x: bones.neck.x, y: bones.neck.y, angle: bones.head }
}

function multiply(colour: string, tint: string): string {
  const channel = (text: string, at: number): number => Number.parseInt(text.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round((channel(colour, at) * channel(tint, at)) / 255))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
