import { paintSprite, sizeFor, type Sprite } from '../../paint/paper/sprite.ts'
import type { Pen } from '../../scene/scene.ts'
import type { Ctx } from '../places/kit/shapes.ts'

/** Draws a small thing about 0,0, no farther out than 1. */
export type Face = (ctx: Ctx) => void

export interface Bit {
  readonly face: number
  /** On the frame, in pixels. */
  readonly x: number
  readonly y: number
  readonly radius: number
  /** −1…1: how wide it looks while it turns about its own height; default 1. */
  readonly wide?: number
  /** Radians. Turned ones take Skia more than twice as long as upright ones. */
  readonly turn?: number
}

/** What sticks out of the circle: cut edges and their shade. */
const ROOM = 1.15

/** Small things that are painted once for a shot, as large as the largest is ever seen, and shown many times. */
export function createBits(
  faces: readonly Face[],
  largest: { readonly z: number; readonly radius: number },
): (pen: Pen, bit: Bit) => void {
  let painted: { readonly fine: number; readonly sprites: readonly Sprite[] } | undefined
  return (pen, bit) => {
    const fine = Math.max(2, pen.detail(largest.z) * largest.radius)
    if (painted?.fine !== fine)
      painted = { fine, sprites: faces.map((draw) => paintFace(draw, fine)) }
    const sprite = painted.sprites[bit.face % faces.length]
    if (sprite) show(pen, sprite, bit)
  }
}

function paintFace(draw: Face, unit: number): Sprite {
  return paintSprite({ left: -ROOM, top: -ROOM, width: 2 * ROOM, height: 2 * ROOM, unit, draw })
}

function show({ ctx }: Pen, sprite: Sprite, { x, y, radius, wide = 1, turn = 0 }: Bit): void {
  const source = sizeFor(sprite, radius / sprite.unit)
  const high = radius * ROOM
  const half = high * Math.max(0.14, Math.abs(wide))
  if (turn === 0) {
    ctx.drawImage(source, x - half, y - high, half * 2, high * 2)
    return
  }
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  ctx.drawImage(source, -half, -high, half * 2, high * 2)
  ctx.restore()
}
