import { ROUND_MOUTHS } from './portrait/portrait-mouth.ts'
import { blot } from '../../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Expression } from '../../actor.ts'
import type { Look } from '../outfit.ts'
import { DOUBT, eyeMien, type Mien } from './mien.ts'
import { blend, brightness, faded, shade } from '../drawing/tone.ts'

const EYE = '#2e2430'
/** The young have large eyes, the old small ones. */
const EYES: Readonly<Partial<Record<Look['build']['age'], number>>> = {
  baby: 1.2,
  child: 1.14,
  teen: 1.04,
  old: 0.88,
}

/** Draws eyes, brows, nose and mouth, in units of the head (see head.ts). */
export function drawFace(ctx: SKRSContext2D, look: Look, told: Mien): void {
  const mien = eyeMien(told, 0)
  const middle = mien.turn * 0.42
  const narrow = 1 - Math.abs(mien.turn) * 0.34
  const gap = (look.build.age === 'baby' ? 0.185 : 0.168) * narrow
  const low = look.build.age === 'baby' ? 0.07 : look.build.age === 'child' ? 0.035 : 0
  ctx.save()
  ctx.translate(middle, low)
  ctx.lineCap = 'round'
  blush(ctx, look, { gap, turn: mien.turn, shy: mien.expression === 'shy' })
  nose(ctx, look, mien.turn)
  if (look.build.age === 'old') wrinkles(ctx, look, gap)
  for (const side of [-1, 1]) {
    ctx.save()
    ctx.translate(side * gap, -0.47)
    eye(ctx, look, { mien: eyeMien(told, side), side })
    brow(ctx, look, { expression: mien.expression, side })
    ctx.restore()
  }
  ctx.translate(mien.turn * 0.035, -0.205)
  mouth(ctx, look, mien)
  ctx.restore()
}

function blush(ctx: SKRSContext2D, look: Look, face: Cheeks): void {
  const red = brightness(look.skin) < 0.5 ? 0.3 : 0.36
  const young = look.build.age === 'baby' || look.build.age === 'child'
  ctx.fillStyle = face.shy
    ? faded(blend(look.skin, '#e8384a', 0.75), 0.9)
    : faded(blend(look.skin, '#e8484f', red), young ? 0.6 : 0.42)
  const large = face.shy ? 1.25 : 1
  for (const side of [-1, 1]) {
    ctx.beginPath()
    // The cheek on the far side of a turned head must not leave it.
    const away = side * face.turn > 0.15 ? 1.05 : 1.5
    const wide = 0.085 * large * (away / 1.5)
    ctx.ellipse(side * face.gap * away, -0.315, wide, 0.055 * large, 0, 0, Math.PI * 2)
    ctx.fill()
  }
}

interface Cheeks {
  readonly gap: number
  readonly turn: number
  /** They burn. */
  readonly shy: boolean
}

/** Crow's feet, laughter lines and one across the brow. */
function wrinkles(ctx: SKRSContext2D, look: Look, gap: number): void {
  ctx.strokeStyle = faded(shade(look.skin, 0.5), 0.5)
  ctx.lineWidth = 0.014
  ctx.beginPath()
  for (const side of [-1, 1]) {
    const eye = side * (gap + 0.085)
    ctx.moveTo(eye, -0.45)
    ctx.lineTo(eye + side * 0.045, -0.425)
    ctx.moveTo(eye, -0.48)
    ctx.lineTo(eye + side * 0.05, -0.49)
    ctx.moveTo(side * 0.1, -0.31)
    ctx.quadraticCurveTo(side * 0.15, -0.26, side * 0.14, -0.18)
  }
  ctx.moveTo(-0.11, -0.73)
  ctx.quadraticCurveTo(0, -0.76, 0.11, -0.73)
  ctx.stroke()
}

function nose(ctx: SKRSContext2D, look: Look, turn: number): void {
  ctx.strokeStyle = faded(shade(look.skin, 0.62), 0.75)
  ctx.lineWidth = 0.028
  ctx.beginPath()
  const bend = turn === 0 ? 0.3 : turn
  const out = Math.sign(bend) * (look.build.age === 'baby' ? 0.035 : 0.055)
  ctx.moveTo(out * 0.4, -0.42)
  ctx.quadraticCurveTo(out * 1.9, -0.33, out * 0.2, -0.325)
  ctx.stroke()
}

const WIDE_EYED: ReadonlySet<Expression> = new Set(['surprised', 'scared', 'nervous', 'curious'])
/** How far the eyes are open. */
const LIDS: Readonly<Partial<Record<Expression, number>>> = {
  sleepy: 0.5,
  bored: 0.5,
  proud: 0.62,
  jealous: 0.6,
  shy: 0.8,
}

function eye(ctx: SKRSContext2D, look: Look, look2: { mien: Mien; side: number }): void {
  const { expression, blink } = look2.mien
  const laughing = expression === 'happy' && look2.mien.mouth > 0.55
  const shut = blink > 0.6 || expression === 'kiss' || laughing
  ctx.strokeStyle = EYE
  ctx.fillStyle = EYE
  if (shut) {
    ctx.lineWidth = 0.03
    ctx.beginPath()
    if (laughing) ctx.arc(0, 0.025, 0.055, Math.PI * 1.12, Math.PI * 1.88)
    else ctx.arc(0, -0.03, 0.055, Math.PI * 0.12, Math.PI * 0.88)
    ctx.stroke()
    return
  }
  const wide = WIDE_EYED.has(expression)
  const open = (1 - blink) * (LIDS[expression] ?? 1)
  if (wide) {
    blot(ctx, '#fffaf2', [0, 0, 0.082, 0.098])
    ctx.fillStyle = EYE
  }
  const size = wide ? 0.85 : (EYES[look.build.age] ?? 1)
  ctx.beginPath()
  ctx.ellipse(0, 0, 0.046 * size, 0.066 * size * open, 0, 0, Math.PI * 2)
  ctx.fill()
  blot(ctx, '#ffffff', [0.016, -0.024 * open, 0.0155 * size])
  lashes(ctx, look, { side: look2.side, open })
}

function lashes(ctx: SKRSContext2D, look: Look, eyelid: { side: number; open: number }): void {
  if (look.gender !== 'woman' && eyelid.open > 0.7) return
  ctx.lineWidth = 0.022
  ctx.beginPath()
  ctx.arc(0, 0, 0.066, Math.PI * 1.15, Math.PI * 1.85)
  if (look.gender === 'woman') {
    ctx.moveTo(eyelid.side * 0.052, -0.044)
    ctx.lineTo(eyelid.side * 0.088, -0.066)
  }
  ctx.stroke()
}

/** Outer end, inner end, height. */
const BROWS: Readonly<Partial<Record<Expression, readonly [number, number, number]>>> = {
  angry: [-0.035, 0.06, -0.125],
  sad: [0.05, -0.035, -0.145],
  scared: [0.045, -0.04, -0.185],
  surprised: [0, 0, -0.205],
  sleepy: [0.02, 0, -0.13],
  singing: [0.02, -0.02, -0.165],
  nervous: [0.04, -0.03, -0.18],
  proud: [0, 0, -0.175],
  bored: [0, 0.01, -0.115],
  curious: [0, 0, -0.19],
  shy: [0.035, -0.025, -0.16],
  jealous: [-0.02, 0.05, -0.125],
  confused: [0, 0.03, -0.13],
}

function brow(ctx: SKRSContext2D, look: Look, at: { expression: Expression; side: number }): void {
  const [outer, inner, level] = BROWS[at.expression] ?? [0.012, 0, -0.145]
  const height = level - (at.side > 0 ? (DOUBT[at.expression] ?? 0) : 0)
  const bald = look.hair.style === 'bald' && look.build.age !== 'baby'
  ctx.strokeStyle = bald ? shade(look.skin, 0.55) : shade(look.hair.colour, 0.3)
  ctx.lineWidth = look.gender === 'man' ? 0.042 : 0.03
  if (look.build.age === 'baby') ctx.lineWidth = 0.02
  ctx.beginPath()
  ctx.moveTo(at.side * 0.085, height + outer)
  ctx.quadraticCurveTo(at.side * 0.02, height - 0.024, at.side * -0.06, height + inner)
  ctx.stroke()
}

const LIP = '#8f3d3f'

const CURVES: Readonly<Partial<Record<Expression, number>>> = {
  happy: 0.075,
  sad: -0.06,
  angry: -0.04,
  scared: -0.035,
  sleepy: 0.01,
  nervous: -0.03,
  proud: 0.07,
  bored: -0.02,
  curious: 0.03,
  shy: 0.045,
  jealous: -0.055,
  confused: -0.025,
}
/** How much lower one corner of the mouth is. */
const WRY: Readonly<Partial<Record<Expression, number>>> = {
  bored: 0.02,
  jealous: 0.025,
  confused: 0.035,
  proud: -0.015,
}
const GRIM: ReadonlySet<Expression> = new Set(['sad', 'nervous', 'bored', 'jealous', 'confused'])

function mouth(ctx: SKRSContext2D, look: Look, mien: Mien): void {
  const { expression } = mien
  const painted = look.outfit.extras.get('lipstick')
  const bare =
    look.gender === 'woman' ? blend(look.skin, '#c23a4d', 0.62) : blend(look.skin, '#7a2f2f', 0.6)
  const lips = painted ?? bare
  ctx.strokeStyle = lips
  ctx.lineWidth = painted === undefined ? 0.034 : 0.046
  if (expression === 'tongue') return tongue(ctx, lips)
  if (expression === 'kiss') return ring(ctx, lips, 0.026)
  if (expression === 'surprised' && mien.mouth < 0.2)
    return openMouth(ctx, { wide: 0.05, high: 0.065, lips })
  if (mien.mouth > 0.08) return speak(ctx, mien, lips)
  const curve = CURVES[expression] ?? 0.034
  const wide = expression === 'happy' ? 0.105 : 0.078
  ctx.beginPath()
  const wry = WRY[expression] ?? 0
  ctx.moveTo(-wide, -curve * 0.4 - wry)
  ctx.quadraticCurveTo(0, curve * 1.4, wide, -curve * 0.4 + wry)
  ctx.stroke()
}

function speak(ctx: SKRSContext2D, { expression, mouth: open }: Mien, lips: string): void {
  const round = ROUND_MOUTHS.has(expression)
  const wide = round ? 0.06 + open * 0.025 : 0.095
  const smile = !round && !GRIM.has(expression)
  openMouth(ctx, { wide, high: 0.025 + open * 0.085, lips, smile })
}

function openMouth(
  ctx: SKRSContext2D,
  look: { wide: number; high: number; lips: string; smile?: boolean },
): void {
  const { wide, high } = look
  ctx.fillStyle = '#5d2230'
  ctx.beginPath()
  if (look.smile) {
    ctx.moveTo(-wide, -high * 0.3)
    ctx.quadraticCurveTo(0, -high * 0.1, wide, -high * 0.3)
    ctx.bezierCurveTo(wide, high * 1.35, -wide, high * 1.35, -wide, -high * 0.3)
  } else ctx.ellipse(0, 0, wide, high, 0, 0, Math.PI * 2)
  ctx.fill()
  ctx.save()
  ctx.clip()
  blot(ctx, '#e2747a', [0, high * 1.05, wide * 0.8, high * 0.55])
  if (look.smile) {
    ctx.fillStyle = '#fffaf2'
    ctx.fillRect(-wide, -high * 0.45, wide * 2, high * 0.38)
  }
  ctx.restore()
  ctx.lineWidth = 0.02
  ctx.strokeStyle = look.lips
  ctx.stroke()
}

function tongue(ctx: SKRSContext2D, lips: string): void {
  openMouth(ctx, { wide: 0.1, high: 0.05, lips, smile: true })
  ctx.fillStyle = '#ee7f8c'
  ctx.beginPath()
  ctx.moveTo(-0.062, 0.01)
  ctx.bezierCurveTo(-0.07, 0.17, 0.07, 0.17, 0.062, 0.01)
  ctx.closePath()
  ctx.fill()
  ctx.strokeStyle = faded(LIP, 0.6)
  ctx.lineWidth = 0.014
  ctx.beginPath()
  ctx.moveTo(0, 0.02)
  ctx.lineTo(0, 0.09)
  ctx.stroke()
}

function ring(ctx: SKRSContext2D, lips: string, radius: number): void {
  blot(ctx, lips, [0.01, 0, radius * 1.1, radius * 1.3])
}
