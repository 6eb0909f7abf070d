import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../../../scene/space.ts'
import type { Look } from '../outfit.ts'
import type { Limb, Skeleton } from './skeleton.ts'
import { faded, lighten, shade } from '../drawing/tone.ts'
import { LACQUER } from './details/patterns.ts'
import { printSkirt } from './details/prints.ts'

/** What drapery hangs on in one frame. Points are in own heights, y up. */
export interface Figure {
  readonly ctx: SKRSContext2D
  readonly look: Look
  readonly bones: Skeleton
  readonly view: 'side' | 'front' | 'back'
  /** The stage's light on a colour. */
  readonly lit: (colour: string) => string
  readonly t: number
  /** Half width of the hips. */
  readonly hip: number
}

/** The points that a skirt's outline runs through. */
interface Hem {
  readonly waist: Point
  readonly knee: Point
  readonly front: number
  readonly back: number
  readonly low: number
  readonly high: number
}

/** A skirt or coat tail that follows the legs; what the parts cannot do because it bends with the pose. */
export function drawSkirt(figure: Figure): void {
  const { skirt } = figure.look.outfit
  if (!skirt) return
  const { bones } = figure
  const hem = hemLine(figure, skirt)
  const isBent = skirt.length > 0.45 && hem.knee.x - bones.hip.x > 0.1
  traceSkirt(figure, hem, { isBent, lift: skirt.open ? hem.high : hem.low, flare: skirt.flare })
  const colour = figure.lit(skirt.colour)
  fillCloth(figure, colour, { from: hem.back, to: hem.front })
  if (skirt.pattern)
    printSkirt(figure.ctx, { pattern: skirt.pattern, colour, hip: bones.hip, ...hem })
  if (figure.look.outfit.top.details.includes('scales')) lames(figure, hem)
  else folds(figure, { ...hem, colour, tulle: skirt.flare >= 1 })
}

/** The laced plates that hang from a samurai's waist: rows across, with gaps between the plates. */
function lames(figure: Figure, { waist, low, front, back }: Hem): void {
  const { ctx, hip, lit } = figure
  const at = (share: number, down: number): [number, number] => {
    const edge = back + (front - back) * share
    const top = waist.x + (share - 0.5) * 2 * hip
    return [top + (edge - top) * down, -(waist.y + (low - waist.y) * down)]
  }
  const line = (from: [number, number], to: [number, number]): void => {
    ctx.beginPath()
    ctx.moveTo(...from)
    ctx.lineTo(...to)
    ctx.stroke()
  }
  ctx.save()
  ctx.clip()
  ctx.lineWidth = 0.013
  for (const down of [0.3, 0.52, 0.74, 0.98]) {
    ctx.strokeStyle = lit(down > 0.9 ? LACQUER.rim : LACQUER.plate)
    line(at(-0.2, down), at(1.2, down))
  }
  ctx.lineWidth = 0.012
  ctx.strokeStyle = lit(LACQUER.plate)
  for (const share of [0.26, 0.5, 0.74]) line(at(share, 0.25), at(share, 1.1))
  ctx.restore()
}

/** Where a cloth of this length ends on the legs. */
export function hemLine(figure: Figure, skirt: { length: number; flare: number }): Hem {
  const { bones, hip, look } = figure
  const legs = [bones.leftLeg, bones.rightLeg].map((leg) => hemOf(leg, figure, skirt.length))
  const [left, right] = [bones.leftLeg.joint, bones.rightLeg.joint]
  const flare = skirt.flare * 0.11 * look.build.body + hip * 0.55
  return {
    waist: alongTorso(bones, 0.052 * look.build.body),
    knee: { x: Math.max(left.x, right.x), y: Math.max(left.y, right.y) },
    front: Math.max(...legs.map((point) => point.x)) + flare,
    back: Math.min(...legs.map((point) => point.x)) - flare,
    low: Math.min(...legs.map((point) => point.y)),
    high: Math.max(...legs.map((point) => point.y)),
  }
}

function traceSkirt(
  figure: Figure,
  hem: Hem,
  how: { isBent: boolean; lift: number; flare: number },
): void {
  const { ctx, bones, hip } = figure
  const { waist, knee, front, back, low } = hem
  const middle = -(low + hem.high) / 2 - 0.04
  const sag = 0.018 + how.flare * 0.016 + Math.sin(figure.t * 2.4) * 0.004
  ctx.beginPath()
  ctx.moveTo(waist.x - hip * 0.92, -waist.y)
  ctx.bezierCurveTo(bones.hip.x - hip * 1.2, -bones.hip.y, back, middle, back, -low)
  ctx.quadraticCurveTo((front + back) / 2, -low + sag, front, -how.lift)
  if (how.isBent) {
    const x = knee.x + hip
    ctx.bezierCurveTo(x, 0.05 - knee.y, x, -knee.y - 0.05, knee.x * 0.6, -knee.y - hip * 0.95)
  }
  const bulge = how.isBent ? waist.x + hip * 1.3 : front
  const side = bones.hip.x + hip * 1.2
  ctx.bezierCurveTo(bulge, middle, side, -bones.hip.y - 0.01, waist.x + hip * 0.9, -waist.y)
  ctx.closePath()
}

function folds(
  figure: Figure,
  skirt: { colour: string; waist: Point; low: number; front: number; back: number; tulle: boolean },
): void {
  const { ctx } = figure
  ctx.strokeStyle = faded(
    skirt.tulle ? lighten(skirt.colour, 0.7) : shade(skirt.colour, 0.6),
    skirt.tulle ? 0.55 : 0.26,
  )
  ctx.lineWidth = 0.005
  ctx.beginPath()
  for (const share of skirt.tulle ? [0.1, 0.25, 0.4, 0.55, 0.7, 0.85] : [0.3, 0.52, 0.74]) {
    const x = skirt.back + (skirt.front - skirt.back) * share
    ctx.moveTo(
      skirt.waist.x + (x - skirt.waist.x) * 0.4,
      -(skirt.low + (skirt.waist.y - skirt.low) * 0.5),
    )
    ctx.lineTo(x, -skirt.low - 0.012)
  }
  ctx.stroke()
}

function hemOf(leg: Limb, figure: Figure, length: number): Point {
  const { thigh, shin } = figure.look.build
  const along = length * (thigh + shin)
  if (along <= thigh) return between(leg.root, leg.joint, along / thigh)
  return between(leg.joint, leg.end, (along - thigh) / shin)
}

/** A fish tail over both legs. */
export function drawTail(figure: Figure, colour: string): void {
  const { ctx, bones, hip } = figure
  const knee = between(bones.leftLeg.joint, bones.rightLeg.joint, 0.5)
  const ankle = between(bones.leftLeg.end, bones.rightLeg.end, 0.5)
  const lit = figure.lit(colour)
  const along = Math.atan2(ankle.x - knee.x, knee.y - ankle.y)
  const lies = Math.atan2(ankle.x - bones.hip.x, bones.hip.y - ankle.y)
  ctx.save()
  ctx.translate(ankle.x, -ankle.y)
  ctx.rotate(-along + Math.sin(figure.t * 3) * 0.16)
  ctx.beginPath()
  ctx.moveTo(0, -0.04)
  ctx.bezierCurveTo(-0.03, 0, -0.14, 0.02, -0.15, 0.1)
  ctx.quadraticCurveTo(-0.05, 0.05, 0, 0.05)
  ctx.quadraticCurveTo(0.05, 0.05, 0.15, 0.1)
  ctx.bezierCurveTo(0.14, 0.02, 0.03, 0, 0, -0.04)
  ctx.fillStyle = lighten(lit, 0.22)
  ctx.fill()
  ctx.restore()
  ctx.beginPath()
  // Across the tail, whichever way it points: a swimmer's lies flat.
  const across = (at: Point, wide: number, on = 0): [number, number] => [
    at.x + wide * Math.cos(lies) + on * Math.sin(lies),
    -at.y - wide * Math.sin(lies) + on * Math.cos(lies),
  ]
  ctx.moveTo(...across(bones.hip, -hip * 1.12, -0.04))
  ctx.bezierCurveTo(
    ...across(bones.hip, -hip * 1.25, 0.06),
    ...across(knee, -hip * 0.85),
    ...across(ankle, -0.018),
  )
  ctx.lineTo(...across(ankle, 0.018))
  ctx.bezierCurveTo(
    ...across(knee, hip * 0.85),
    ...across(bones.hip, hip * 1.25, 0.06),
    ...across(bones.hip, hip * 1.05, -0.04),
  )
  ctx.closePath()
  fillCloth(figure, lit, { from: bones.hip.x - hip, to: bones.hip.x + hip })
}

/** Wings that fan a little, from between the shoulders. */
export function drawWings(figure: Figure, colour: string): void {
  const { ctx, bones, look } = figure
  const at = alongTorso(bones, look.build.torso * 0.78)
  const fan = 0.86 + 0.14 * Math.sin(figure.t * 5)
  const sides = figure.view === 'side' ? [-1] : [-1, 1]
  for (const side of sides) {
    ctx.save()
    ctx.translate(at.x, -at.y)
    ctx.scale(side * fan, 1)
    ctx.rotate(figure.view === 'side' ? 0.1 : 0)
    ctx.beginPath()
    ctx.moveTo(0, 0)
    ctx.bezierCurveTo(0.06, -0.24, 0.3, -0.3, 0.3, -0.16)
    ctx.bezierCurveTo(0.3, -0.06, 0.2, 0, 0.1, 0.01)
    ctx.bezierCurveTo(0.22, 0.02, 0.24, 0.14, 0.17, 0.18)
    ctx.bezierCurveTo(0.08, 0.2, 0.02, 0.1, 0, 0)
    ctx.fillStyle = faded(figure.lit(colour), 0.9)
    ctx.fill()
    ctx.strokeStyle = faded('#ffffff', 0.7)
    ctx.lineWidth = 0.005
    ctx.stroke()
    ctx.restore()
  }
}

/** Fills the path with cloth that is darker towards one side. */
export function fillCloth(
  figure: Figure,
  colour: string,
  span: { from: number; to: number },
): void {
  const { ctx } = figure
  const across = ctx.createLinearGradient(span.from, 0, span.to, 0)
  across.addColorStop(0, lighten(colour, 0.14))
  across.addColorStop(0.5, colour)
  across.addColorStop(1, shade(colour, 0.24))
  ctx.fillStyle = across
  ctx.fill()
  ctx.strokeStyle = faded(lighten(colour, 0.7), 0.4)
  ctx.lineWidth = 0.003
  ctx.stroke()
}

/** A point so far up the body from the hips. */
export function alongTorso(bones: Skeleton, length: number): Point {
  return {
    x: bones.hip.x + Math.sin(bones.torso) * length,
    y: bones.hip.y + Math.cos(bones.torso) * length,
  }
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
