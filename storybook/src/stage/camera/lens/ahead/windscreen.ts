import type { Pen, Piece } from '../../../../scene/scene.ts'

/** Nearer than the world, and behind the wheel. */
const ON_GLASS = -11.1
const DROPS = 90

/** Drops run down the glass, and two wipers sweep them off. */
export function windscreen(): Piece {
  return {
    name: 'wipers',
    depth: () => ON_GLASS,
    draw: (pen) => {
      const { ctx } = pen
      ctx.save()
      ctx.resetTransform()
      drops(pen)
      for (const x of [-0.36, 0.2]) wiper(pen, x)
      ctx.restore()
    },
  }
}

const sweepAt = (t: number): number => (1 - Math.cos(t * 4)) / 2

function drops({ ctx, width, height, t }: Pen): void {
  ctx.fillStyle = 'rgba(225,238,255,0.5)'
  for (let i = 0; i < DROPS; i++) {
    const x = (((i * 0.618) % 1) + 0.02 * Math.sin(i)) * width
    const y = ((i * 0.377 + t * 0.06 * (1 + (i % 4))) % 1) * height * 0.8
    const size = height * (0.004 + (i % 5) * 0.0014) * (0.6 + 0.4 * Math.sin(t * 2 + i))
    ctx.beginPath()
    ctx.ellipse(x, y, Math.max(0.5, size), Math.max(0.5, size * 1.5), 0, 0, 7)
    ctx.fill()
  }
}

function wiper({ ctx, width, height, t }: Pen, x: number): void {
  const unit = Math.min(height, width * 0.7)
  ctx.save()
  ctx.translate(width / 2 + x * unit * 1.4, height * 0.9)
  ctx.rotate(-1.25 + 1.5 * sweepAt(t))
  ctx.strokeStyle = '#1d2028'
  ctx.lineCap = 'round'
  ctx.lineWidth = unit * 0.014
  ctx.beginPath()
  ctx.moveTo(0, 0)
  ctx.lineTo(0, -unit * 0.62)
  ctx.stroke()
  ctx.lineWidth = unit * 0.024
  ctx.beginPath()
  ctx.moveTo(0, -unit * 0.2)
  ctx.lineTo(0, -unit * 0.64)
  ctx.stroke()
  ctx.restore()
}
