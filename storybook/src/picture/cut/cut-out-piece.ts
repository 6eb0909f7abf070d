import { live } from '../../paint/pieces/live.ts'
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from '../../scene/scene.ts'
import { onFrame, type Lens } from '../framing/on-frame.ts'
import type { View } from '../framing/view.ts'
import { ease } from '../../stage/easing.ts'
import { STILL, type Held } from '../alive/puppet.ts'
import type { CutOut } from './cut-outs.ts'

export interface CutOutOptions extends Lens {
  readonly view: (t: number) => View
  /** Seconds of story for a second of film. */
  readonly tempo: number
  /** How it moves by itself at story time t. */
  readonly play?: ((t: number) => Held) | undefined
}

/** Before the picture, behind its light and its air; nearer things before those further away. */
const DEPTH = 72

/** A thing that was cut out of the picture, where the camera sees it: stiff, so that faces stay faces. */
export function cutOutPiece(cut: CutOut, options: CutOutOptions): Piece {
  const { area, near } = cut
  const { world, frame, tempo } = options
  const corner = { u: area.x / world.size.width, v: area.y / world.size.height, near }
  const unit = ((world.right - world.left) * frame.width) / world.size.width
  return live({ name: 'cut-out', depth: DEPTH - near }, ({ ctx, t }) => {
    const view = options.view(t / tempo)
    const at = onFrame(options, view, corner)
    ctx.save()
    ctx.resetTransform()
    ctx.translate(frame.width / 2, frame.height / 2)
    ctx.rotate(view.roll)
    ctx.translate(at.x - frame.width / 2, at.y - frame.height / 2)
    ctx.scale(unit * at.scale, unit * at.scale)
    show(ctx, cut, { held: options.play?.(t) ?? STILL, t })
    ctx.restore()
  })
}

/** How long the picture as it was stays where somebody begins to go, in seconds. */
const STAYS = 0.5

function show(
  ctx: SKRSContext2D,
  { canvas, stood }: CutOut,
  { held, t }: { readonly held: Held; readonly t: number },
): void {
  const { seen = 1 } = held
  if (stood) {
    ctx.globalAlpha = held === STILL ? 1 : 1 - ease(t / STAYS)
    ctx.drawImage(stood, 0, 0)
    if (held === STILL) return
  }
  ctx.globalAlpha = seen
  hold(ctx, canvas, held)
  ctx.drawImage(canvas, 0, 0)
}

/** Turns, lifts and stretches about the middle of its foot. */
function hold(ctx: SKRSContext2D, { width, height }: Canvas, held: Held): void {
  if (held === STILL) return
  ctx.translate(width / 2 + held.aside * height, height - held.up * height)
  ctx.rotate(held.lean)
  ctx.scale(held.wide, held.tall)
  ctx.translate(-width / 2, -height)
}
