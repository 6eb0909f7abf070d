import type { SKRSContext2D } from '@napi-rs/canvas'
import type { ActorBrush, Pose } from '../actor.ts'
import type { Point } from '../../scene/space.ts'
import type { Figure } from './figure.ts'
import { paperLight, rastersOf, type Raster } from './raster.ts'

/** How the drawing looks as it lies on the sheet. */
export type Facing = 'left' | 'right' | 'front'

const THINNEST = 0.05

/** −1 when the sheet is shown mirrored, 1 as drawn, and between them as a card being turned. */
export function sheetTurn(turn: number | undefined, faces: Facing): number {
  if (turn === undefined) return 1
  const drawn = faces === 'left' ? -turn : turn
  return Math.abs(drawn) < THINNEST ? THINNEST * (drawn < 0 ? -1 : 1) : drawn
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
  ctx.globalAlpha *= pose.alpha ?? 1
  stand(ctx, pose, { turn, facing: facingOf(pose, faces) })
  figure.parts.forEach((part, index) => {
    const raster = rasters[index]
    const move = part.move ? part.move(pose, brush.t) : undefined
    if (!raster || move === null) return
    ctx.save()
    if (move) ctx.transform(...move)
    const wave = pose.wave ?? (figure.bend === 'flag' ? brush.t * 0.9 : undefined)
    if (figure.bend && wave !== undefined) drawBent(ctx, raster, { figure, wave })
    else drawRaster(ctx, raster)
    ctx.restore()
  })
  ctx.restore()
}

interface Stance {
  readonly turn: number
  readonly facing: number
}

function facingOf({ turn }: Pose, faces: Facing): number {
  if (turn === undefined) return faces === 'left' ? -1 : 1
  return turn < 0 ? -1 : 1
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

const STRIPS = 22

/** In upright strips, each moved up or down: a fish's body waves most at its tail. */
function drawBent(
  ctx: SKRSContext2D,
  { canvas, frame }: Raster,
  { figure, wave }: { figure: Figure; wave: number },
): void {
  const width = frame.right - frame.left
  const height = frame.bottom - frame.top
  const step = canvas.width / STRIPS
  for (let i = 0; i < STRIPS; i++) {
    const from = Math.floor(i * step)
    const to = Math.min(canvas.width, Math.floor((i + 1) * step) + 1)
    const u = (i + 0.5) / STRIPS
    const dy = bendAt(u, wave, figure) * Math.min(1, figure.aspect)
    const x = frame.left + (from / canvas.width) * width
    const w = ((to - from) / canvas.width) * width
    ctx.drawImage(canvas, from, 0, to - from, canvas.height, x, frame.top + dy, w, height)
  }
}

/** u: 0 at the left edge of the sheet (the head, for what faces left). Cycles of `wave` travel to the tail. */
function bendAt(u: number, wave: number, { bend }: Figure): number {
  const turn = 2 * Math.PI
  if (bend === 'snake') return 0.045 * Math.sin(turn * (u * 1.6 - wave))
  if (bend === 'flag') return 0.05 * u * Math.sin(turn * (u * 1.2 - wave))
  return 0.055 * (0.15 + u * u) * Math.sin(turn * (u * 0.8 - wave))
}
