import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from '../../../scene/scene.ts'
import { throughLens } from './through-lens.ts'

const RINGS = 20

/** A lens that sees too much: the middle bulges, the edges bend away into a black round frame. */
export function fisheye(): Piece {
  return throughLens('fisheye', bulge)
}

/** Rings from the corners to the middle, each a little more enlarged than the one around it. */
function bulge(ctx: SKRSContext2D, copy: Canvas): void {
  const { width, height } = copy
  const corner = Math.hypot(width, height) / 2
  for (let ring = RINGS; ring > 0; ring--) {
    const share = ring / RINGS
    const zoom = 1.62 - 0.62 * share ** 1.5
    const [wide, high] = [width * zoom, height * zoom]
    ctx.save()
    ctx.beginPath()
    ctx.arc(width / 2, height / 2, corner * share, 0, 7)
    ctx.clip()
    ctx.drawImage(copy, (width - wide) / 2, (height - high) / 2, wide, high)
    ctx.restore()
  }
  const rim = ctx.createRadialGradient(
    width / 2,
    height / 2,
    corner * 0.66,
    width / 2,
    height / 2,
    corner * 0.92,
  )
  rim.addColorStop(0, 'rgba(5,5,10,0)')
  rim.addColorStop(0.55, 'rgba(5,5,10,0.75)')
  rim.addColorStop(1, 'rgba(5,5,10,1)')
  ctx.fillStyle = rim
  ctx.fillRect(0, 0, width, height)
}
