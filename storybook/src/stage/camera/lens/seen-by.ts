import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'
import type { Pen, Piece } from '../../../scene/scene.ts'
import { RIGS, type RigName, type RigPart } from './rigs.ts'

/** Nearer than every set, and sharp whatever the focus. */
const BEFORE_THE_LENS = -11.2

/** They sink by this much, in hundredths of the frame: the way is seen over them. */
const LOW: Readonly<Record<string, number>> = { wheel: 11, coaster: 20, cab: 6 }

/** The hands, the wheel or the wings of whoever the camera sees for. */
export function seenBy(name: RigName): Piece {
  return beforeLens(name, RIGS[name])
}

/** Cuts of paper that stay where the camera goes. */
export function beforeLens(name: string, rig: readonly RigPart[]): Piece {
  const parts = rig.map((part) => ({ ...part, path: new Path2D(part.outline) }))
  return {
    name: `seen by: ${name}`,
    depth: () => BEFORE_THE_LENS,
    draw: (pen) => {
      const { ctx, width, height } = pen
      ctx.save()
      ctx.resetTransform()
      if (name === 'torch') beam(pen)
      // An upright frame is too narrow for a wheel that is as large as its height would have it.
      const unit = Math.min(height, width * 0.7) / 100
      ctx.translate(width / 2, height + (LOW[name] ?? 0) * unit)
      ctx.scale(unit, unit)
      for (const part of parts) drawPart(pen, part)
      ctx.restore()
    },
  }
}

function drawPart(pen: Pen, { path, move, ...part }: RigPart & { readonly path: Path2D }): void {
  const { ctx, light, t } = pen
  const { x = 0, y = 0, turn = 0, about = [0, 0] } = move?.(t) ?? {}
  ctx.save()
  ctx.translate(about[0] + x, about[1] + y)
  ctx.rotate(turn)
  ctx.translate(-about[0], -about[1])
  ctx.translate(0.8, 1)
  fill(ctx, path, { ...part, colour: 'rgba(20,16,30,0.28)' })
  ctx.translate(-0.8, -1)
  fill(ctx, path, part)
  ctx.globalAlpha = light.tintAmount * 0.8
  ctx.globalCompositeOperation = 'multiply'
  fill(ctx, path, { ...part, colour: light.tint })
  ctx.restore()
}

function fill(
  ctx: SKRSContext2D,
  path: Path2D,
  { colour, line }: { readonly colour: string; readonly line?: number },
): void {
  if (line === undefined) {
    ctx.fillStyle = colour
    ctx.fill(path)
    return
  }
  ctx.strokeStyle = colour
  ctx.lineWidth = line
  ctx.lineCap = 'round'
  ctx.stroke(path)
}

/** The light of a torch falls where one looks, and wanders a little. */
function beam({ ctx, width, height, t }: Pen): void {
  const x = width * (0.5 + 0.05 * Math.sin(t * 1.1))
  const y = height * (0.52 + 0.03 * Math.sin(t * 1.7))
  const glow = ctx.createRadialGradient(x, y, 0, x, y, height * 0.42)
  glow.addColorStop(0, 'rgba(255,240,196,0.5)')
  glow.addColorStop(0.6, 'rgba(255,236,180,0.22)')
  glow.addColorStop(1, 'rgba(255,236,180,0)')
  ctx.globalCompositeOperation = 'screen'
  ctx.fillStyle = glow
  ctx.fillRect(0, 0, width, height)
  ctx.globalCompositeOperation = 'source-over'
}
