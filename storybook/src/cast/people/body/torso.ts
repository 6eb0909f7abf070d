import { blot } from '../../../scene/blot.ts'
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import { drawBib } from './apron.ts'
import { CLOTH_DETAILS } from './cloth-details.ts'
import { drawPrint } from './details/print.ts'
import type { Part } from './part.ts'
import type { Detail, Look } from '../outfit.ts'
import { cut, model } from '../drawing/paper.ts'
import type { View } from './skeleton.ts'
import { lighten, shade } from '../drawing/tone.ts'
import type { Bodice } from './bodice.ts'

/** An animal's chin hangs over its collar: what is worn there sits lower. */
const AT_THE_NECK: ReadonlySet<Detail> = new Set(['tie', 'bow-tie', 'collar', 'pearls', 'ruff'])
const BELOW_THE_CHIN = 0.055

/** The body from the hips up to the neck, in its clothes. */
export function torso(look: Look, view: View): Part {
  return clothed(bodiceOf(look, view))
}

/** The same of somebody who sits for a picture: in one piece with the shoulders, under which the arms hang. */
export function bust(look: Look): Part {
  const body = bodiceOf(look, 'front')
  return clothed({ ...body, shape: shouldersOf(body) })
}

function clothed(body: Bodice): Part {
  const { look } = body
  const { colour, bare, details } = look.outfit.top
  const base = bare ? look.skin : details.includes('bib') ? look.outfit.top.inner : colour
  return {
    frame: { x: -0.2, y: -body.length - 0.06, width: 0.4, height: body.length + 0.15 },
    paint: (ctx) => {
      cut(ctx, body.shape, base)
      ctx.save()
      ctx.clip(body.shape)
      if (!bare) neckline(ctx, body)
      for (const detail of details) {
        ctx.save()
        if (look.beast && AT_THE_NECK.has(detail)) ctx.translate(0, BELOW_THE_CHIN)
        CLOTH_DETAILS[detail](ctx, body)
        ctx.restore()
      }
      if (bare) chest(ctx, body)
      worn(ctx, body)
      ctx.restore()
      model(ctx, body.shape, {
        colour: base,
        left: -body.shoulder * 1.1,
        right: body.shoulder * 1.15,
      })
    },
  }
}

/** The seat of the trousers: joins legs and body. */
export function seat(look: Look, view: View): Part {
  const body = bodiceOf(look, view)
  const { legs, top } = look.outfit
  const colour = legs.length > 0.02 ? legs.colour : (look.outfit.skirt?.colour ?? top.colour)
  const half = body.hip * (1 + legs.loose * 0.1)
  const low = (look.beast ? 0.1 : 0.046) * look.build.body
  return {
    frame: { x: -0.18, y: -0.1, width: 0.36, height: 0.2 },
    paint: (ctx) => {
      const shape = new Path2D()
      shape.moveTo(-half * 0.94, -0.055)
      shape.bezierCurveTo(-half * 1.08, -0.01, -half * 1.1, low * 0.6, -half * 0.72, low)
      shape.quadraticCurveTo(0, low * 1.5, half * 0.72, low)
      shape.bezierCurveTo(half * 1.1, low * 0.6, half * 1.06, -0.01, half * 0.9, -0.055)
      shape.closePath()
      cut(ctx, shape, { colour, depth: 0.6 })
      model(ctx, shape, { colour, left: -half, right: half })
    },
  }
}

export function bodiceOf(look: Look, view: View): Bodice {
  const { build, gender } = look
  const side = view === 'side'
  const young = build.age === 'baby' || build.age === 'child'
  const stout = build.girth * build.body * (build.belly ?? 1)
  const shoulder = build.shoulders * (side ? 0.84 : 1.02)
  const slim = gender === 'woman' && !young ? 0.8 : 0.92
  const waist = (young ? 0.068 : 0.062) * stout * slim * (side ? 0.95 : 1.12)
  const hip = 0.064 * stout * (gender === 'woman' ? 1.06 : 0.98) * (side ? 1 : 1.3)
  const bodice = {
    look,
    view,
    length: build.torso,
    shoulder,
    waist,
    hip,
    middle: side ? shoulder * 0.34 : 0,
  }
  if (look.beast) return barrelOf(bodice)
  return { ...bodice, shape: outline(bodice) }
}

type Torso = Omit<Bodice, 'shape'>

/** An animal's body is a round barrel, widest at the belly. */
function barrelOf(bodice: Torso): Bodice {
  const { length: l, look, view } = bodice
  const { body, girth } = look.build
  const size = body * girth * (view === 'side' ? 0.1 : 0.108)
  const belly = look.build.belly ?? 1
  const shoulder = 0.84 * size * Math.sqrt(belly)
  const [waist, hip] = [1.12 * size * belly, 1.06 * size * belly]
  const hem = 0.04 * body
  const path = new Path2D()
  path.moveTo(-shoulder * 0.6, -l)
  path.bezierCurveTo(-shoulder * 1.1, -l, -waist * 1.02, -l * 0.62, -waist, -l * 0.3)
  path.bezierCurveTo(-waist, -l * 0.1, -hip * 1.02, hem * 0.4, -hip * 0.92, hem)
  path.quadraticCurveTo(0, hem * 1.6, hip * 0.92, hem)
  path.bezierCurveTo(hip * 1.02, hem * 0.4, waist * 1.06, -l * 0.1, waist * 1.05, -l * 0.32)
  path.bezierCurveTo(waist * 1.04, -l * 0.62, shoulder * 1.1, -l, shoulder * 0.6, -l)
  path.closePath()
  return { ...bodice, shoulder, waist, hip, shape: path }
}

function outline(body: Torso): Path2D {
  const { length: l, shoulder: s, waist: w, hip: h, look, view } = body
  const full =
    look.build.age === 'baby'
      ? 0.014
      : look.gender === 'woman' && look.build.age !== 'child'
        ? 0.012
        : 0.004
  const bust = view === 'side' ? full : 0
  const neck = 0.034 * look.build.body * (view === 'side' ? 0.92 : 1)
  const drop = 0.03 * look.build.body
  const hem = 0.022 * look.build.body
  const path = new Path2D()
  path.moveTo(-neck, -l)
  path.bezierCurveTo(-s * 0.6, -l + 0.004, -s, -l + drop * 0.5, -s, -l + drop * 1.8)
  path.bezierCurveTo(-s * 1.02, -l * 0.72, -w * 1.12, -l * 0.55, -w, -l * 0.36)
  path.bezierCurveTo(-w * 0.98, -l * 0.2, -h * 1.02, -l * 0.1, -h, hem)
  path.quadraticCurveTo(0, hem * 1.9, h, hem)
  path.bezierCurveTo(h * 1.02, -l * 0.1, w * 0.98, -l * 0.22, w, -l * 0.36)
  path.bezierCurveTo(w * 1.1, -l * 0.5, s * 0.98 + bust * 1.6, -l * 0.6, s * 0.94 + bust, -l * 0.7)
  path.bezierCurveTo(s * 0.94, -l + drop * 2.2, s * 0.98, -l + drop * 0.5, neck, -l)
  path.quadraticCurveTo(0, -l + 0.012, -neck, -l)
  path.closePath()
  return path
}

/** Half the width of a sleeve, in own heights of a slim adult, and where it is sewn on: how far down an arm that hangs a little outwards. */
const SLEEVE = { half: 0.043, seam: 0.15 }

function shouldersOf({ length: l, shoulder: s, waist: w, hip: h, look: { build } }: Torso): Path2D {
  const { body, shoulders, girth } = build
  const half = SLEEVE.half * girth * body
  const [neck, hem] = [0.034 * body, 0.022 * body]
  const drop = (depth: number): number => depth * body - l
  const [out, low] = [shoulders + half + 0.032 * body, shoulders - half * 0.55 + 0.028 * body]
  const path = new Path2D()
  path.moveTo(-neck, -l)
  path.bezierCurveTo(
    -neck * 1.4,
    drop(0.01),
    -shoulders * 0.9,
    drop(-0.006),
    -shoulders - half * 0.8,
    drop(0.04),
  )
  path.quadraticCurveTo(-shoulders - half, drop(0.06), -out, drop(SLEEVE.seam - 0.012))
  path.lineTo(-low, drop(SLEEVE.seam + 0.012))
  path.bezierCurveTo(-s * 0.96, -l * 0.5, -w * 1.05, -l * 0.45, -w, -l * 0.36)
  path.bezierCurveTo(-w * 0.98, -l * 0.2, -h * 1.02, -l * 0.1, -h, hem)
  path.quadraticCurveTo(0, hem * 1.9, h, hem)
  path.bezierCurveTo(h * 1.02, -l * 0.1, w * 0.98, -l * 0.2, w, -l * 0.36)
  path.bezierCurveTo(w * 1.05, -l * 0.45, s * 0.96, -l * 0.5, low, drop(SLEEVE.seam + 0.012))
  path.lineTo(out, drop(SLEEVE.seam - 0.012))
  path.quadraticCurveTo(shoulders + half, drop(0.06), shoulders + half * 0.8, drop(0.04))
  path.bezierCurveTo(shoulders * 0.9, drop(-0.006), neck * 1.4, drop(0.01), neck, -l)
  path.quadraticCurveTo(0, -l + 0.012, -neck, -l)
  path.closePath()
  return path
}

function neckline(ctx: SKRSContext2D, body: Bodice): void {
  if (body.view === 'back') return
  const { look, length } = body
  const deep = look.outfit.top.sleeve === 'none' ? 0.034 : 0.016
  blot(ctx, look.skin, [body.middle * 0.7, -length - 0.002, 0.036 * look.build.body, deep])
  ctx.strokeStyle = shade(look.outfit.top.colour, 0.2)
  ctx.lineWidth = 0.006
  ctx.stroke()
}

function chest(ctx: SKRSContext2D, body: Bodice): void {
  const { look, length, middle } = body
  if (look.build.age === 'baby') return
  ctx.strokeStyle = shade(look.skin, 0.22)
  ctx.lineWidth = 0.004
  ctx.beginPath()
  ctx.arc(middle - 0.026, -length * 0.72, 0.024, 0.3, 2.4)
  ctx.moveTo(middle + 0.048, -length * 0.7)
  ctx.arc(middle + 0.026, -length * 0.72, 0.024, 0.4, 2.6)
  ctx.moveTo(middle * 0.8, -length * 0.55)
  ctx.lineTo(middle * 0.8, -length * 0.3)
  ctx.stroke()
}

/** Belt, apron and what hangs on the chest. */
function worn(ctx: SKRSContext2D, body: Bodice): void {
  const { look, middle } = body
  const { extras } = look.outfit
  drawBib(ctx, body)
  drawPrint(ctx, body)
  const belt = extras.get('belt')
  if (belt) {
    ctx.fillStyle = belt
    ctx.fillRect(-0.2, -0.052, 0.4, 0.026)
    ctx.fillStyle = '#e3b64a'
    ctx.fillRect(middle * 0.7 - 0.015, -0.054, 0.03, 0.03)
  }
  packStraps(ctx, body)
  chain(ctx, body)
}

/** What a pack hangs by, down the front of both shoulders, or of the near one. */
function packStraps(ctx: SKRSContext2D, { look, view, length, shoulder, middle }: Bodice): void {
  const colour = look.outfit.extras.get('backpack')
  if (!colour || view === 'back') return
  ctx.strokeStyle = shade(colour, 0.18)
  ctx.lineWidth = 0.026
  for (const side of view === 'front' ? [-1, 1] : [0]) {
    const x = view === 'front' ? side * shoulder * 0.56 : middle * 0.2
    ctx.beginPath()
    ctx.moveTo(x, -length - 0.02)
    ctx.quadraticCurveTo(
      x + side * 0.012,
      -length * 0.6,
      x * 1.35 - 0.03 * (1 - side * side),
      -length * 0.3,
    )
    ctx.stroke()
  }
}

function chain(ctx: SKRSContext2D, body: Bodice): void {
  const { look, length, middle } = body
  const { extras } = look.outfit
  for (const kind of ['necklace', 'medal', 'stethoscope', 'lei'] as const) {
    const colour = extras.get(kind)
    if (!colour || body.view === 'back') continue
    const deep = kind === 'necklace' ? 0.05 : 0.1
    ctx.strokeStyle = colour
    ctx.lineWidth = kind === 'lei' ? 0.024 : 0.0075
    if (kind === 'lei') ctx.setLineDash([0.012, 0.014])
    ctx.beginPath()
    ctx.moveTo(middle - 0.036, -length)
    ctx.quadraticCurveTo(middle, -length + deep * 2, middle + 0.036, -length)
    ctx.stroke()
    ctx.setLineDash([])
    if (kind === 'lei') continue
    blot(ctx, kind === 'stethoscope' ? '#c9d4de' : lighten(colour, 0.2), [
      middle,
      -length + deep,
      kind === 'necklace' ? 0.01 : 0.016,
    ])
  }
}
