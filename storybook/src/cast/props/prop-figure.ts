import type { Pose } from '../actor.ts'
import type { Affine, Figure, Frame, Part, Sheet } from '../figure/figure.ts'
import { turnAbout } from '../figure/turn-about.ts'
import { createInk, type Ink } from './ink.ts'
import type { MovingPiece, Prop } from './prop.ts'

/** Moving pieces may reach a little beyond the sheet: sails, flames. */
const REACH = 0.35

/** A prop as a paper figure in a colour. */
export function propFigure(prop: Prop, colour: string, key: string): Figure {
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
  const toPart = ({ piece, sheet }: { piece: MovingPiece; sheet: number }): Part => ({
    sheet,
    move: (pose, t) => moveOf(piece, aspect, { pose, t }),
  })
  return {
    key,
    aspect,
    sheets: [
      sheetOf(frame, { aspect, colour }, prop.draw),
      ...moving.map((piece) => sheetOf(wide, { aspect, colour }, piece.draw)),
    ],
    parts: [
      ...pieces.filter(({ piece }) => piece.behind).map(toPart),
      { sheet: 0 },
      ...pieces.filter(({ piece }) => !piece.behind).map(toPart),
    ],
    ...(prop.waves && { bend: 'flag' as const }),
  }
}

function sheetOf(
  frame: Frame,
  { aspect, colour }: { aspect: number; colour: string },
  draw: (ink: Ink) => void,
): Sheet {
  return {
    frame,
    paint: (ctx) => {
      ctx.translate(-aspect / 2, -1)
      ctx.scale(0.01, 0.01)
      draw(createInk(ctx, colour))
    },
  }
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
  if (piece.by === 'sway') return turnAbout(x, y, 0.09 * speed * Math.sin(t * 2.2 + x * 3))
  return turnAbout(x, y, piece.by === 'roll' ? (pose.roll ?? 0) : t * speed * Math.PI * 2)
}
