import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pose } from '../actor.ts'
import type { Figure, Frame, Part, Sheet } from '../figure/figure.ts'
import { fitted } from '../figure/fitted.ts'
import { swingLeg } from '../figure/gait.ts'
import { shinOf, type Shin } from '../figure/knee.ts'
import { createInk, type Ink } from './ink.ts'
import { isSeen, legOf, movePiece } from './piece-moves.ts'
import type { ListedProp, MovingPiece } from './prop.ts'

/** Moving pieces may reach a little beyond the sheet: sails, flames. */
const REACH = 0.35

/** The tone of a prop, and what else changes its paper. */
export interface PropPaint {
  readonly colour: string
  /** Nobody asked for another colour than the prop's. */
  readonly own: boolean
  /** The other of two colours that were asked for. */
  readonly second: string | null
  /** It has a coat with patches for the second. */
  readonly patched: boolean
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
    ...(piece.by === 'step' && { planted: true, fold: (pose) => foldLeg(piece, pose) }),
    move: (pose, t) => {
      const leg = legOf(piece, aspect)
      if (leg) return isSeen(piece, pose) ? swingLeg(pose, leg, legs) : null
      return movePiece(piece, aspect, { pose, t })
    },
  })
  const foldLeg = (piece: MovingPiece, pose: Pose): Shin | null => {
    const leg = legOf(piece, aspect)
    return leg && isSeen(piece, pose) ? shinOf(pose, leg, legs) : null
  }
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
      draw(createInk(ctx, paint.colour, paint))
      if (paint.second !== null && !paint.patched) drawBands(ctx, { aspect, paint }, draw)
      if (paint.rainbow) sweepHues(ctx, aspect)
    },
  }
}

/** The second of two colours in bands: four on what is tall, the lower half of what is wide. Eyes, wheels and panes are drawn alike in both. */
function drawBands(
  ctx: SKRSContext2D,
  { aspect, paint }: { aspect: number; paint: PropPaint },
  draw: (ink: Ink) => void,
): void {
  const step = aspect < 1.1 ? 25 : 60
  ctx.save()
  ctx.beginPath()
  for (let y = step; y < 100; y += 2 * step) ctx.rect(-100, y, 100 * aspect + 200, step)
  ctx.clip()
  draw(createInk(ctx, paint.second ?? paint.colour, paint))
  ctx.restore()
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
