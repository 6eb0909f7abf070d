import { blot } from '../../../../scene/blot.ts'
import { pairs } from '../../../../scene/rows.ts'
import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Expression } from '../../../actor.ts'
import { blend, faded, lighten, shade } from '../../drawing/tone.ts'
import type { Look } from '../../outfit.ts'
import type { Mien } from '../mien.ts'

/** How far the lids are open, how the upper lid slants (above 0: down to the temple), how far the lower one is up. */
interface Lids {
  readonly open: number
  readonly slant: number
  readonly lower: number
}

const AT_EASE: Lids = { open: 0.92, slant: 0.05, lower: 0 }
const LIDS: Readonly<Partial<Record<Expression, Lids>>> = {
  happy: { open: 0.86, slant: 0.04, lower: 0.34 },
  sad: { open: 0.8, slant: 0.34, lower: 0.12 },
  angry: { open: 0.74, slant: -0.46, lower: 0.24 },
  surprised: { open: 1.24, slant: 0, lower: -0.1 },
  scared: { open: 1.2, slant: 0.2, lower: -0.05 },
  sleepy: { open: 0.46, slant: 0.12, lower: 0.1 },
  nervous: { open: 1.12, slant: 0.2, lower: 0.05 },
  proud: { open: 0.6, slant: 0.06, lower: 0.14 },
  bored: { open: 0.52, slant: 0, lower: 0.2 },
  curious: { open: 1.14, slant: 0, lower: 0 },
  shy: { open: 0.74, slant: 0.24, lower: 0.2 },
  jealous: { open: 0.58, slant: -0.3, lower: 0.26 },
  confused: { open: 0.84, slant: -0.06, lower: 0.2 },
}

const LASH = '#2a2029'
const SIZES: Readonly<Partial<Record<Look['build']['age'], number>>> = {
  baby: 1.24,
  child: 1.2,
  teen: 1.08,
  old: 0.9,
}
const IRISES = ['#5b3a22', '#6b4526', '#3f6d4e', '#4a7fae', '#7a5a2c', '#53402f'] as const

/** The colour of somebody's eyes: what the prompt says, else what goes with skin and hair. */
export function irisOf(look: Look): string {
  const said = look.outfit.extras.get('eyes')
  if (said) return said
  const fair = Number.parseInt(look.skin.slice(3, 5), 16) > 0xb8
  const chance = Number.parseInt(look.hair.colour.slice(1), 16) % IRISES.length
  return (fair ? IRISES[chance] : IRISES[chance % 2]) ?? IRISES[0]
}

/** One eye as it is seen from near: white, iris, pupil, light, lids and lashes; its middle is 0,0. */
export function portraitEye(
  ctx: SKRSContext2D,
  look: Look,
  { mien, side }: { mien: Mien; side: number },
): void {
  const size = SIZES[look.build.age] ?? 1
  const laughing = mien.expression === 'happy' && mien.mouth > 0.55
  ctx.save()
  ctx.scale(size * side, size)
  // Everything is drawn as the eye on the right: its temple is at +x.
  if (laughing || mien.blink > 0.6 || mien.expression === 'kiss') shut(ctx, look, laughing)
  else opened(ctx, look, { mien, side })
  ctx.restore()
}

function shut(ctx: SKRSContext2D, look: Look, laughing: boolean): void {
  socket(ctx, look)
  const bow = laughing ? -0.062 : 0.05
  ctx.strokeStyle = LASH
  ctx.lineWidth = 0.026
  ctx.beginPath()
  ctx.moveTo(-0.098, 0.012)
  ctx.quadraticCurveTo(0, bow + (laughing ? 0 : 0.02), 0.108, 0.006)
  ctx.stroke()
  if (look.gender === 'woman' || look.build.age === 'child') {
    const down = laughing ? -1 : 1
    ctx.lineWidth = 0.013
    for (const [x, out] of pairs('0.05 0.02, 0.085 0.032')) {
      ctx.beginPath()
      ctx.moveTo(x, bow * 0.5 * (1 - x * 4) + 0.012)
      ctx.lineTo(x + out, 0.018 + 0.03 * Math.max(0, down))
      ctx.stroke()
    }
  }
}

function opened(
  ctx: SKRSContext2D,
  look: Look,
  { mien, side }: { mien: Mien; side: number },
): void {
  const lids = LIDS[mien.expression] ?? AT_EASE
  const open = lids.open * (1 - mien.blink * 0.75)
  const shape = almond(open, lids)
  socket(ctx, look)
  ctx.fillStyle = '#fdf8ef'
  ctx.fill(shape)
  ctx.save()
  ctx.clip(shape)
  iris(ctx, { colour: irisOf(look), x: mien.gaze.x * 0.03 * side, y: -mien.gaze.y * 0.026 })
  // The lid throws its shadow on the eye.
  const dusk = ctx.createLinearGradient(0, -0.085 * open, 0, 0.02)
  dusk.addColorStop(0, 'rgba(52,32,52,0.5)')
  dusk.addColorStop(1, 'rgba(52,32,52,0)')
  ctx.fillStyle = dusk
  ctx.fillRect(-0.15, -0.15, 0.3, 0.3)
  if (mien.tears > 0) brim(ctx, mien.tears, lids)
  ctx.restore()
  lashes(ctx, look, { open, lids })
}

/** The white of the eye between its lids. */
function almond(open: number, { slant, lower }: Lids): Path2D {
  const path = new Path2D()
  path.moveTo(-0.102, 0.016)
  path.bezierCurveTo(
    -0.07,
    -(0.1 + slant * 0.05) * open,
    0.04,
    -(0.118 - slant * 0.09) * open,
    0.112,
    0.0 + slant * 0.05,
  )
  path.bezierCurveTo(0.085, 0.075 * (1 - lower), -0.05, 0.092 * (1 - lower), -0.102, 0.016)
  path.closePath()
  return path
}

function iris(ctx: SKRSContext2D, eye: { colour: string; x: number; y: number }): void {
  const { colour, x } = eye
  const y = eye.y - 0.006
  const ring = ctx.createRadialGradient(x, y + 0.018, 0.008, x, y, 0.066)
  ring.addColorStop(0, lighten(colour, 0.5))
  ring.addColorStop(0.55, colour)
  ring.addColorStop(1, shade(colour, 0.62))
  blot(ctx, ring, [x, y, 0.064])
  blot(ctx, '#1d1720', [x, y, 0.031])
  blot(ctx, 'rgba(255,255,255,0.96)', [x + 0.022, y - 0.024, 0.0175])
  blot(ctx, 'rgba(255,255,255,0.6)', [x - 0.024, y + 0.026, 0.0085])
}

/** Water along the lower lid, before it falls. */
function brim(ctx: SKRSContext2D, tears: number, { lower }: Lids): void {
  ctx.strokeStyle = faded('#dff3ff', 0.55 + 0.4 * tears)
  ctx.lineWidth = 0.016 + 0.02 * tears
  ctx.beginPath()
  ctx.moveTo(-0.09, 0.02)
  ctx.quadraticCurveTo(0, 0.108 * (1 - lower), 0.1, 0.01)
  ctx.stroke()
  blot(ctx, 'rgba(255,255,255,0.9)', [-0.035, 0.04 * (1 - lower), 0.012])
}

function lashes(
  ctx: SKRSContext2D,
  look: Look,
  { open, lids: { slant, lower } }: { open: number; lids: Lids },
): void {
  const young = look.build.age === 'baby' || look.build.age === 'child'
  const woman = look.gender === 'woman' && look.build.age !== 'baby'
  ctx.strokeStyle = LASH
  ctx.lineWidth = young ? 0.018 : woman ? 0.024 : 0.019
  ctx.beginPath()
  ctx.moveTo(-0.104, 0.018)
  ctx.bezierCurveTo(
    -0.07,
    -(0.1 + slant * 0.05) * open,
    0.04,
    -(0.118 - slant * 0.09) * open,
    0.118,
    slant * 0.05,
  )
  if (woman) ctx.lineTo(young ? 0.136 : 0.148, -0.028 + slant * 0.05)
  ctx.stroke()
  if (woman && !young) {
    ctx.lineWidth = 0.014
    ctx.beginPath()
    ctx.moveTo(0.085, -0.045 * open)
    ctx.lineTo(0.125, -0.082 * open)
    ctx.stroke()
  }
  ctx.lineWidth = 0.011
  ctx.strokeStyle = faded(shade(look.skin, 0.6), 0.75)
  ctx.beginPath()
  ctx.moveTo(-0.07, 0.055 * (1 - lower))
  ctx.quadraticCurveTo(0.01, 0.1 * (1 - lower), 0.1, 0.03)
  ctx.stroke()
  // The fold of the lid.
  ctx.strokeStyle = faded(shade(look.skin, 0.55), 0.6)
  ctx.beginPath()
  ctx.moveTo(-0.088, -0.045 - 0.03 * open)
  ctx.bezierCurveTo(-0.04, -0.118 * open - 0.018, 0.05, -0.12 * open - 0.012, 0.122, -0.045)
  ctx.stroke()
}

/** The soft hollow around an eye, and the paint on its lid. */
function socket(ctx: SKRSContext2D, look: Look): void {
  const paint = look.outfit.extras.get('eye-shadow')
  if (paint !== undefined) blot(ctx, faded(paint, 0.5), [0.01, -0.05, 0.125, 0.075])
  const hollow = ctx.createRadialGradient(0, -0.01, 0.05, 0, -0.01, 0.17)
  hollow.addColorStop(0, faded(shade(blend(look.skin, '#c2573f', 0.2), 0.35), 0.3))
  hollow.addColorStop(1, faded(look.skin, 0))
  ctx.fillStyle = hollow
  ctx.fillRect(-0.18, -0.18, 0.36, 0.36)
}
