import { pairs } from '../../../../scene/rows.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'

const ROWS = [
  { z: -2.2, high: 0.1, tone: '#34264f', count: 15 },
  { z: -3.4, high: -0.2, tone: '#1d1530', count: 12 },
] as const

interface Dancer {
  readonly x: number
  readonly size: number
  readonly phase: number
  /** Which arms are up: none, left, right, both. */
  readonly arms: number
}

/** Those who dance between us and the stage, from behind: heads that bob, and arms in the air. */
export function dancingCrowd(c: PlaceContext): Piece[] {
  return ROWS.map(({ z, high, tone, count }) => {
    const random = c.random.fork(`dancers ${z}`)
    const dancers = Array.from({ length: count }, (_, i): Dancer => ({
      x: ((i + random.between(0.2, 0.8)) / count - 0.5) * c.box.width * 1.15,
      size: random.between(0.3, 0.4),
      phase: random.between(0, 6),
      arms: random.whole(0, 3),
    }))
    return live({ name: 'dancing crowd', depth: z }, (pen) => {
      pen.ctx.fillStyle = tone
      pen.ctx.strokeStyle = tone
      for (const dancer of dancers) dance(pen, dancer, { z, high })
    })
  })
}

function dance(
  pen: Pen,
  { x, size, phase, arms }: Dancer,
  { z, high }: { z: number; high: number },
): void {
  const { ctx, t } = pen
  const bob = Math.abs(Math.sin(t * 4.4 + phase)) * 0.16
  const p = pen.project(x + Math.sin(t * 2.2 + phase) * 0.1, high + bob, z)
  const r = size * p.scale
  ctx.beginPath()
  ctx.arc(p.x, p.y, r, 0, 7)
  ctx.ellipse(p.x, p.y + r * 2.4, r * 1.6, r * 1.6, 0, 0, 7)
  ctx.rect(p.x - r * 1.6, p.y + r * 2.4, r * 3.2, r * 8)
  ctx.fill()
  ctx.lineCap = 'round'
  ctx.lineWidth = r * 0.62
  for (const [bit, side] of pairs('1 -1, 2 1')) {
    if (!(arms & bit)) continue
    const swing = Math.sin(t * 4.4 + phase + side) * 0.5
    ctx.beginPath()
    ctx.moveTo(p.x + side * r * 1.3, p.y + r * 1.7)
    ctx.lineTo(p.x + side * r * 2, p.y - r * 0.2)
    ctx.lineTo(p.x + side * r * (1.5 + swing), p.y - r * 2.2)
    ctx.stroke()
  }
}
