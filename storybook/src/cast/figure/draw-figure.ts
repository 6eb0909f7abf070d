import type { SKRSContext2D } from '@napi-rs/canvas'
import type { ActorBrush, Pose } from '../actor.ts'
import type { Point } from '../../scene/space.ts'
import type { Figure, Sheet } from './figure.ts'
import { bodyLift, groundGap } from './gait.ts'
import type { Shin } from './knee.ts'
import { paperLight, rastersOf, type Raster } from './raster.ts'

/** How the drawing looks as it lies on the sheet. */
export type Facing = 'left' | 'right' | 'front'

const THINNEST = 0.14
/** Below 1 a card that is seen from its side hurries past its edge: half as wide at a sixteenth of the turn. */
const HURRY = 0.25

/** −1 when the sheet is shown mirrored, 1 as drawn, and between them as a card being turned. */
export function sheetTurn(turn: number | undefined, faces: Facing): number {
  if (turn === undefined) return 1
  const drawn = faces === 'left' ? -turn : turn
  const wide = faces === 'front' ? Math.abs(drawn) : Math.abs(drawn) ** HURRY
  return Math.max(THINNEST, wide) * (drawn < 0 ? -1 : 1)
}

/** Lays a figure on the stage in a pose. */
export function drawFigure(
  brush: ActorBrush,
  pose: Pose,
  { figure, faces }: { figure: Figure; faces: Facing },
): void {
  const { ctx } = brush
  const turn = sheetTurn(pose.turn, faces)
  const rasters = rastersOf(figure, brush.pixels, paperLight(brush.light, turn < 0))
  ctx.save()
  standAs(ctx, pose, faces)
  live(ctx, { figure, pose, t: brush.t })
  const { wave } = pose
  const { legs = [] } = figure
  const lift = bodyLift(pose, legs)
  ctx.translate(0, groundGap(pose, legs))
  figure.parts.forEach((part, index) => {
    const raster = rasters[index]
    const move = part.move ? part.move(pose, brush.t) : undefined
    if (!raster || move === null) return
    ctx.save()
    if (lift !== 0 && !part.planted) ctx.translate(0, -lift)
    const fold = part.fold?.(pose)
    if (fold) {
      drawFolded(ctx, raster, fold)
      ctx.restore()
      return
    }
    if (move) ctx.transform(...move)
    const sheet = figure.sheets[part.sheet]
    if (figure.bend && wave !== undefined && sheet) drawBent(ctx, raster, { figure, sheet, wave })
    else drawRaster(ctx, raster)
    ctx.restore()
  })
  ctx.restore()
}

/** What nobody has to choreograph: breath, a waddle for what has no legs to swing, a breeze in the leaves. */
function live(
  ctx: SKRSContext2D,
  { figure, pose, t }: { figure: Figure; pose: Pose; t: number },
): void {
  const own = (figure.key.length % 7) * 0.9
  if (figure.alive === 'sways') ctx.transform(1, 0, -0.018 * Math.sin(t * 1.3 + own), 1, 0, 0)
  if (figure.alive === 'waddles' && pose.gait !== undefined) {
    const angle = 2 * Math.PI * pose.gait
    const spring = 1 + 0.05 * Math.abs(Math.sin(angle))
    ctx.transform(1 / spring, 0, -0.07 * (pose.stride ?? 1) * Math.sin(angle), spring, 0, 0)
  }
  if (!figure.legs && pose.crouch) ctx.scale(1 + 0.05 * pose.crouch, 1 - 0.16 * pose.crouch)
  if (figure.alive === 'breathes' || figure.alive === 'waddles') {
    const breath = 0.008 * Math.sin(t * 2.4 + own)
    ctx.scale(1 - breath * 0.5, 1 + breath)
  }
}

interface Stance {
  readonly turn: number
  readonly facing: number
}

function facingOf({ turn }: Pose, faces: Facing): number {
  if (turn === undefined) return faces === 'left' ? -1 : 1
  return turn < 0 ? -1 : 1
}

/** Everything that is drawn next stands as a sheet that faces so does in this pose. */
export function standAs(ctx: SKRSContext2D, pose: Pose, faces: Facing): void {
  ctx.globalAlpha *= pose.alpha ?? 1
  stand(ctx, pose, { turn: sheetTurn(pose.turn, faces), facing: facingOf(pose, faces) })
}

/** Lean, spin, stretch and turn, about the feet. Positive leans to where the figure faces. */
function stand(ctx: SKRSContext2D, pose: Pose, { turn, facing }: Stance): void {
  const stretch = pose.stretch ?? 1
  if (pose.lean) ctx.rotate(pose.lean * facing)
  if (pose.spin) {
    ctx.translate(0, -0.5)
    ctx.rotate(pose.spin * facing)
    ctx.translate(0, 0.5)
  }
  ctx.scale(turn / stretch, stretch)
}

/** Where a point of the sheet (own heights, y up) is in this pose, as `stand` would put it. */
export function posePoint(point: Point, pose: Pose, faces: Facing): Point {
  const stretch = pose.stretch ?? 1
  const facing = facingOf(pose, faces)
  const turn = sheetTurn(pose.turn, faces)
  const stood = { x: (point.x * turn) / stretch, y: point.y * stretch }
  const spun = rotate({ x: stood.x, y: stood.y - 0.5 }, (pose.spin ?? 0) * facing)
  return rotate({ x: spun.x, y: spun.y + 0.5 }, (pose.lean ?? 0) * facing)
}

/** Clockwise on the canvas, with y up. */
function rotate({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos + y * sin, y: y * cos - x * sin }
}

function drawRaster(ctx: SKRSContext2D, { canvas, frame }: Raster): void {
  ctx.drawImage(canvas, frame.left, frame.top, frame.right - frame.left, frame.bottom - frame.top)
}

/** Above its knee one way, below it another. */
function drawFolded(
  ctx: SKRSContext2D,
  { canvas, frame }: Raster,
  { knee, ...halves }: Shin,
): void {
  const { width, height } = canvas
  const pixels = height / (frame.bottom - frame.top)
  const cut = Math.min(height - 1, Math.max(1, Math.round((knee - frame.top) * pixels)))
  // One pixel of overlap hides the seam.
  const parts = [
    { half: halves.upper, from: 0, until: Math.min(height, cut + 1) },
    { half: halves.lower, from: cut, until: height },
  ]
  for (const { half, from, until } of parts) {
    ctx.save()
    ctx.transform(...half)
    const size = [frame.right - frame.left, (until - from) / pixels] as const
    ctx.drawImage(
      canvas,
      0,
      from,
      width,
      until - from,
      frame.left,
      frame.top + from / pixels,
      ...size,
    )
    ctx.restore()
  }
}

/** Pixels of a strip: wide ones show corners in the outline, narrow ones cost a call each. */
const STRIP = 16
const MOST_STRIPS = 32

/** In strips, each slanted from where the one before ended: a fish's body waves most at its tail, tentacles at their ends. */
function drawBent(
  ctx: SKRSContext2D,
  raster: Raster,
  { figure, sheet, wave }: { figure: Figure; sheet: Sheet; wave: number },
): void {
  const { canvas, frame } = raster
  const [width, height] = [frame.right - frame.left, frame.bottom - frame.top]
  const lying = figure.bend === 'tentacles'
  const length = lying ? canvas.height : canvas.width
  const { left, top, right, bottom } = sheet.frame
  const [start, long] = lying ? [frame.top, height] : [frame.left, width]
  const [first, whole] = lying ? [top, bottom - top] : [left, right - left]
  const shiftAt = (at: number): number => {
    const along = (at - first) / whole
    return bendAt(figure.headRight ? 1 - along : along, wave, figure)
  }
  const strips = Math.max(8, Math.min(MOST_STRIPS, Math.round(length / STRIP)))
  for (let i = 0; i < strips; i++) {
    const from = Math.floor((i * length) / strips)
    const next = Math.floor(((i + 1) * length) / strips)
    const [at, end] = [start + (from / length) * long, start + (next / length) * long]
    const shift = shiftAt(at)
    const slant = (shiftAt(end) - shift) / (end - at)
    // One pixel of overlap hides the seam between strips.
    const size = Math.min(length, next + 1) - from
    const wide = (size / length) * long
    ctx.save()
    if (lying) {
      ctx.transform(1, 0, slant, 1, shift - slant * at, 0)
      ctx.drawImage(canvas, 0, from, canvas.width, size, frame.left, at, width, wide)
    } else {
      ctx.transform(1, slant, 0, 1, 0, shift - slant * at)
      ctx.drawImage(canvas, from, 0, size, canvas.height, at, frame.top, wide, height)
    }
    ctx.restore()
  }
}

/** How far a strip moves; u runs from the head (0) to the tail (1), and cycles of `wave` travel that way. */
function bendAt(u: number, wave: number, { bend, aspect }: Figure): number {
  const turn = 2 * Math.PI
  const size = Math.min(1, aspect)
  if (bend === 'snake') return 0.04 * size * Math.sin(turn * (u * 1.6 - wave))
  if (bend === 'tentacles') return 0.07 * u * u * Math.sin(turn * (u - wave))
  return 0.06 * size * (0.15 + u * u) * Math.sin(turn * (u * 0.8 - wave))
}
