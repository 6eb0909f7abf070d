import { blot } from '../../../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Expression } from '../../../actor.ts'
import { blend, brightness, faded, lighten, shade } from '../../drawing/tone.ts'
import type { Look } from '../../outfit.ts'
import { DOUBT, eyeMien, type Mien } from '../mien.ts'
import { portraitEye } from './portrait-eyes.ts'
import { portraitMouth } from './portrait-mouth.ts'
import { wrinkles } from './wrinkles.ts'

/** Height of the brow above the eye, and how far its outer and inner ends are lower than its arch. */
const BROWS: Readonly<
  Partial<Record<Expression, readonly [height: number, outer: number, inner: number]>>
> = {
  happy: [0.175, 0.04, 0.022],
  sad: [0.15, 0.075, -0.045],
  angry: [0.125, -0.02, 0.065],
  scared: [0.195, 0.075, -0.045],
  surprised: [0.225, 0.045, 0.025],
  sleepy: [0.15, 0.05, 0.012],
  singing: [0.195, 0.05, 0],
  nervous: [0.19, 0.07, -0.035],
  proud: [0.2, 0.045, 0.02],
  bored: [0.13, 0.03, 0.02],
  curious: [0.205, 0.04, 0.02],
  shy: [0.17, 0.07, -0.02],
  jealous: [0.13, 0, 0.055],
  confused: [0.14, 0.02, 0.04],
}

/** The features of a face that fills the frame, in units of the head (see head.ts). */
export function drawPortraitFace(ctx: SKRSContext2D, look: Look, told: Mien): void {
  const mien = eyeMien(told, 0)
  const { age } = look.build
  const young = age === 'baby' || age === 'child'
  const gap = (young ? 0.186 : 0.174) * (1 - Math.abs(mien.turn) * 0.34)
  ctx.save()
  ctx.translate(mien.turn * 0.42, age === 'baby' ? 0.07 : age === 'child' ? 0.035 : 0)
  ctx.lineCap = 'round'
  cheeks(ctx, look, { gap, turn: mien.turn, shy: mien.expression === 'shy' })
  wrinkles(ctx, look, gap)
  nose(ctx, look, mien.turn)
  for (const side of [-1, 1]) {
    ctx.save()
    ctx.translate(side * gap, -0.47)
    portraitEye(ctx, look, { mien: eyeMien(told, side), side })
    brow(ctx, look, { expression: mien.expression, side })
    ctx.restore()
  }
  ctx.save()
  ctx.translate(mien.turn * 0.035, -0.19)
  portraitMouth(ctx, look, mien)
  ctx.restore()
  if (mien.tears > 0.5) tears(ctx, gap, mien.tears)
  ctx.restore()
}

function cheeks(
  ctx: SKRSContext2D,
  look: Look,
  face: { gap: number; turn: number; shy: boolean },
): void {
  const young = look.build.age === 'baby' || look.build.age === 'child'
  const red = face.shy ? 0.8 : brightness(look.skin) < 0.5 ? 0.34 : 0.44
  const colour = blend(look.skin, '#e8484f', red)
  for (const side of [-1, 1]) {
    const away = side * face.turn > 0.15 ? 1.1 : 1.42
    const x = side * face.gap * away
    const glow = ctx.createRadialGradient(x, -0.3, 0.01, x, -0.3, 0.125)
    glow.addColorStop(0, faded(colour, face.shy ? 0.95 : young ? 0.75 : 0.5))
    glow.addColorStop(1, faded(colour, 0))
    ctx.fillStyle = glow
    ctx.fillRect(x - 0.13, -0.43, 0.26, 0.26)
  }
}

/** The bridge's light, the wing of each nostril and the shadow below the tip. */
function nose(ctx: SKRSContext2D, look: Look, turn: number): void {
  const young = look.build.age === 'baby' || look.build.age === 'child'
  const half = young ? 0.036 : look.gender === 'man' ? 0.058 : 0.048
  const tip = { x: turn * 0.09, y: young ? -0.335 : -0.32 }
  const dark = shade(blend(look.skin, '#b5523c', 0.25), 0.42)
  const side = turn < -0.02 ? -1 : 1
  ctx.strokeStyle = faded(dark, 0.42)
  ctx.lineWidth = 0.02
  ctx.beginPath()
  ctx.moveTo(side * 0.036, -0.53)
  ctx.quadraticCurveTo(side * 0.03 + tip.x * 0.4, -0.43, tip.x + side * half * 0.9, tip.y - 0.035)
  ctx.stroke()
  ctx.strokeStyle = faded(dark, 0.85)
  ctx.lineWidth = 0.017
  ctx.beginPath()
  for (const wing of [-1, 1]) {
    ctx.moveTo(tip.x + wing * half, tip.y - 0.03)
    ctx.quadraticCurveTo(
      tip.x + wing * half * 1.45,
      tip.y + 0.008,
      tip.x + wing * half * 0.6,
      tip.y + 0.012,
    )
  }
  ctx.moveTo(tip.x - half * 0.5, tip.y + 0.012)
  ctx.quadraticCurveTo(tip.x, tip.y + 0.03, tip.x + half * 0.5, tip.y + 0.012)
  ctx.stroke()
  blot(ctx, faded(lighten(look.skin, 0.5), 0.26), [
    tip.x - side * 0.012,
    tip.y - 0.035,
    0.014,
    0.024,
  ])
}

/** A brow is a brush stroke: thick at the nose, thin at the temple. */
function brow(ctx: SKRSContext2D, look: Look, at: { expression: Expression; side: number }): void {
  const { age } = look.build
  const [level, outer, inner] = BROWS[at.expression] ?? [0.165, 0.045, 0.016]
  const height = level + (at.side > 0 ? (DOUBT[at.expression] ?? 0) : 0)
  const bald = look.hair.style === 'bald' && age !== 'baby'
  const thick = age === 'baby' ? 0.012 : look.gender === 'man' ? 0.033 : 0.021
  ctx.fillStyle = bald ? shade(look.skin, 0.55) : shade(look.hair.colour, 0.28)
  ctx.save()
  ctx.scale(at.side, 1)
  ctx.beginPath()
  ctx.moveTo(-0.085, -height + inner - thick * 0.5)
  ctx.quadraticCurveTo(0.03, -height - 0.03 - thick, 0.135, -height + outer)
  ctx.quadraticCurveTo(0.03, -height - 0.026 + thick * 0.5, -0.08, -height + inner + thick)
  ctx.closePath()
  ctx.fill()
  ctx.restore()
}

/** What has run over: a trail on each cheek and the drop at its end. */
function tears(ctx: SKRSContext2D, gap: number, amount: number): void {
  for (const side of [-1, 1]) {
    const x = side * gap * 1.04
    const end = -0.39 + (amount - 0.5) * 2 * (side > 0 ? 0.3 : 0.21)
    ctx.strokeStyle = 'rgba(214,238,255,0.62)'
    ctx.lineWidth = 0.018
    ctx.beginPath()
    ctx.moveTo(x, -0.4)
    ctx.quadraticCurveTo(x + side * 0.02, (end - 0.4) / 2, x + side * 0.022, end)
    ctx.stroke()
    ctx.fillStyle = 'rgba(206,234,255,0.95)'
    ctx.beginPath()
    ctx.moveTo(x + side * 0.022, end - 0.05)
    ctx.bezierCurveTo(
      x + side * 0.022 + 0.034,
      end + 0.012,
      x + side * 0.022 + 0.024,
      end + 0.034,
      x + side * 0.022,
      end + 0.034,
    )
    ctx.bezierCurveTo(
      x + side * 0.022 - 0.024,
      end + 0.034,
      x + side * 0.022 - 0.034,
      end + 0.012,
      x + side * 0.022,
      end - 0.05,
    )
    ctx.fill()
    blot(ctx, 'rgba(255,255,255,0.95)', [x + side * 0.022 - 0.008, end + 0.008, 0.0075])
  }
}
