import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Point } from '../../scene/space.ts'

/** The line of a bolt from the cloud to the ground, on the frame, and how wide its strip is at the top, in pixels. */
export interface PaperBolt {
  readonly spine: readonly Point[]
  readonly width: number
  /** Of the sheet behind the white one. */
  readonly colour: string
  /** 0…1 */
  readonly strength: number
}

/** A zigzag strip of white paper on a coloured one, with two splinters, in a faint glow. */
export function drawPaperBolt(ctx: SKRSContext2D, bolt: PaperBolt): void {
  const { spine, width, colour, strength } = bolt
  const strips = [spine, ...splinters(spine, width)]
  ctx.save()
  ctx.lineJoin = 'round'
  for (const [fill, alpha, wide, glow] of [
    [colour, 0.16, 1.6, width * 2.4],
    [colour, 0.3, 1.5, width * 0.9],
    [colour, 1, 1.5, 0],
    ['#ffffff', 1, 0.8, 0],
  ] as const) {
    ctx.globalAlpha = alpha * strength
    ctx.fillStyle = fill
    ctx.strokeStyle = fill
    ctx.lineWidth = glow
    ctx.beginPath()
    strips.forEach((line, i) => strip(ctx, line, width * wide * (i === 0 ? 1 : 0.5)))
    ctx.fill()
    if (glow > 0) ctx.stroke()
  }
  ctx.restore()
}

/** Wide at its beginning, a point at its end. */
function strip(ctx: SKRSContext2D, line: readonly Point[], width: number): void {
  const last = line.length - 1
  const half = (i: number): number => (width / 2) * (1 - i / last) ** 0.7
  line.forEach(({ x, y }, i) => {
    if (i === 0) ctx.moveTo(x - half(i), y)
    else ctx.lineTo(x - half(i), y)
  })
  for (let i = last - 1; i >= 0; i--) {
    const point = line[i]
    if (point) ctx.lineTo(point.x + half(i), point.y)
  }
  ctx.closePath()
}

/** What leaves it to either side on its way. */
function splinters(spine: readonly Point[], width: number): Point[][] {
  return [0.3, 0.55].flatMap((share, n) => {
    const from = spine[Math.round(share * (spine.length - 1))]
    if (!from) return []
    const side = n === 0 ? 1 : -1
    const step = ((spine.at(-1)?.y ?? 0) - (spine[0]?.y ?? 0)) * (0.13 - 0.03 * n)
    const to = (across: number, down: number): Point => ({
      x: from.x + side * across * step,
      y: from.y + down * step,
    })
    return [[from, to(0.75, 0.45), to(0.6, 0.85), to(1.15 + (0.2 * width) / step, 1.7)]]
  })
}
