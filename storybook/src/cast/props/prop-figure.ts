import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pose } from '../actor.ts'
import type { Affine, Figure, Frame, Part, Sheet } from '../figure/figure.ts'
import { fitted } from '../figure/fitted.ts'
import { swingLeg, type Leg } from '../figure/gait.ts'
import { turnAbout } from '../figure/turn-about.ts'
import { headTilt } from '../noto/neck-part.ts'
import { createInk, type Ink } from './ink.ts'
import type { ListedProp, MovingPiece } from './prop.ts'

/** Moving pieces may reach a little beyond the sheet: sails, flames. */
const REACH = 0.35

/** The tone of a prop, and what else changes its paper. */
export interface PropPaint {
  readonly colour: string
  /** Nobody asked for another colour than the prop's. */
  readonly own: boolean
  readonly rainbow: boolean
  /** Below 1 light goes through: glass, ice. */
  readonly alpha: number
}

/** A prop as a paper figure in a colour. */
export function propFigure(prop: ListedProp, paint: PropPaint, key: string): Figure {
  const aspect = prop.width / 100
  const frame = { left: -aspect / 2, top: -1, right: aspect / 2, bottom: 0 }
  const wide = {
    left: frame.left - REACH,
    top: -1 - REACH,
    right: frame.right + REACH,
    bottom: REACH,
  }
  const moving = prop.moving ?? []
  const pieces = moving.map((piece, index) => ({ piece, sheet: index + 1 }))
  const legs = moving.flatMap((piece) => legOf(piece, aspect) ?? [])
  const toPart = ({ piece, sheet }: { piece: MovingPiece; sheet: number }): Part => ({
    sheet,
    ...(piece.by === 'step' && { planted: true }),
    move: (pose, t) => {
      const [from, to] = piece.seen ?? [-Infinity, Infinity]
      const open = openness(piece, pose)
      if (open < from || open >= to) return null
      const leg = legOf(piece, aspect)
      return leg ? swingLeg(pose, leg, legs) : moveOf(piece, aspect, { pose, t })
    },
  })
  return {
    key,
    aspect,
    sheets: [
      sheetOf(frame, { aspect, paint }, prop.draw),
      ...moving.map((piece) => fitted(sheetOf(wide, { aspect, paint }, piece.draw))),
    ],
    parts: [
      ...pieces.filter(({ piece }) => piece.behind).map(toPart),
      { sheet: 0 },
      ...pieces.filter(({ piece }) => !piece.behind).map(toPart),
    ],
    ...(legs.length > 0 && { legs }),
    ...(prop.bend && { bend: prop.bend }),
    alive: prop.build === 'plant' ? 'sways' : prop.kind === 'animal' ? 'breathes' : 'still',
  }
}

function sheetOf(
  frame: Frame,
  { aspect, paint }: { aspect: number; paint: PropPaint },
  draw: (ink: Ink) => void,
): Sheet {
  return {
    frame,
    paint: (ctx) => {
      ctx.globalAlpha = paint.alpha
      ctx.translate(-aspect / 2, -1)
      ctx.scale(0.01, 0.01)
      draw(createInk(ctx, paint.colour, paint.own))
      if (paint.rainbow) sweepHues(ctx, aspect)
    },
  }
}

const HUES = ['#e5443c', '#f0893a', '#f5d043', '#5fb84f', '#3f9fd8', '#6a5fd0', '#c455b0']

/** All hues over what is drawn; its light and shade stay. */
function sweepHues(ctx: SKRSContext2D, aspect: number): void {
  const { width, height } = ctx.canvas
  const veil = createCanvas(width, height)
  const over = veil.getContext('2d')
  over.drawImage(ctx.canvas, 0, 0)
  over.setTransform(ctx.getTransform())
  over.globalCompositeOperation = 'source-in'
  const sweep = over.createLinearGradient(0, 0, 100 * aspect, 100)
  HUES.forEach((hue, i) => sweep.addColorStop(i / (HUES.length - 1), hue))
  over.fillStyle = sweep
  over.fillRect(-100, -100, 100 * aspect + 200, 300)
  ctx.resetTransform()
  ctx.globalCompositeOperation = 'color'
  ctx.drawImage(veil, 0, 0)
  ctx.globalCompositeOperation = 'source-over'
}

function openness({ rest = 0, after = 0 }: MovingPiece, { open = rest }: Pose): number {
  return after === 0 ? open : Math.min(1, Math.max(0, (open - after) / 0.2))
}

function legOf({ by, at: [x, y], phase = 0 }: MovingPiece, aspect: number): Leg | null {
  if (by !== 'step') return null
  return { hip: y / 100 - 1, foot: [x / 100 - aspect / 2, 0], phase, ahead: -1 }
}

function moveOf(
  piece: MovingPiece,
  aspect: number,
  { pose, t }: { pose: Pose; t: number },
): Affine {
  const x = piece.at[0] / 100 - aspect / 2
  const y = piece.at[1] / 100 - 1
  const speed = piece.speed ?? 1
  if (piece.by === 'flicker') {
    const tall = 1 + 0.09 * speed * (Math.sin(t * 9.1 + x * 7) + 0.6 * Math.sin(t * 14.7 + 1))
    const sway = 0.07 * speed * Math.sin(t * 6.3 + x * 5)
    return [1, 0, -sway, tall, sway * y, y - tall * y]
  }
  if (piece.by === 'bow') return turnAbout(x, y, -headTilt(pose, t))
  if (piece.by === 'flap') {
    const tall = pose.flap === undefined ? 1 : 0.62 + 0.42 * Math.cos(2 * Math.PI * pose.flap)
    return [1, 0, 0, tall, 0, y - tall * y]
  }
  if (piece.by === 'sway')
    return turnAbout(x, y, 0.09 * speed * Math.sin(t * (piece.rate ?? 2.2) + x * 3))
  const open = openness(piece, pose)
  if (piece.by === 'bloom') {
    const size = 0.3 + 0.7 * open
    return [size, 0, 0, size, x - size * x, y - size * y]
  }
  if (piece.by === 'melt') {
    const [wide, tall] = [1 + 0.22 * open, 1 - 0.6 * open]
    return [wide, 0, 0, tall, x - wide * x, y - tall * y]
  }
  if (piece.by === 'open') return turnAbout(x, y, speed * open)
  if (piece.by === 'pop') return [1, 0, 0, 1, 0, (-speed * open) / 100]
  if (piece.by === 'hinge') {
    const wide = Math.cos(speed * open)
    return [
      wide,
      -0.1 * Math.sin(speed * open),
      0,
      1,
      x - wide * x,
      0.1 * x * Math.sin(speed * open),
    ]
  }
  return turnAbout(x, y, piece.by === 'roll' ? (pose.roll ?? 0) : t * speed * Math.PI * 2)
}
