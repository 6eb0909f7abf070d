import { blot } from '../../../../scene/blot.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { at } from '../alive.ts'
import { seen } from '../nature/ground.ts'
import type { Ctx } from '../shapes.ts'

/** A merry-go-round whose horses go round and up and down. */
export function carousel(c: PlaceContext, w: { x: number; z: number; r: number }): Piece {
  const k = w.r / 3.6
  const tone = (colour: string): string => seen(c.light, colour, w.z * 0.6)
  const stripes = ['#e0485a', '#fbf3e2']
  return live({ name: 'carousel', depth: w.z }, (pen) =>
    at(pen, { x: w.x, y: 0, z: w.z }, (ctx) => {
      ctx.scale(k, k)
      blot(ctx, tone('#a85f8a'), [0, -0.2, 3.6, 0.6])
      ctx.fillStyle = tone('#e9c46a')
      ctx.fillRect(-0.5, -4.4, 1, 4.2)
      const horses = Array.from({ length: 8 }, (_, i) => ({
        angle: pen.t * 0.6 + (i * Math.PI) / 4,
        i,
      })).toSorted((a, b) => Math.sin(a.angle) - Math.sin(b.angle))
      for (const { angle, i } of horses) horse(ctx, tone, { angle, i, t: pen.t })
      for (let i = 0; i < 10; i++) {
        ctx.fillStyle = tone(stripes[i % 2] ?? '#e0485a')
        ctx.beginPath()
        ctx.moveTo(0, -6.6)
        ctx.lineTo(-3.9 + i * 0.78, -4.5)
        ctx.quadraticCurveTo(-3.9 + (i + 0.5) * 0.78, -4, -3.9 + (i + 1) * 0.78, -4.5)
        ctx.fill()
      }
      if (pen.light.dark)
        for (let i = 0; i < 11; i++)
          blot(ctx, (i + Math.floor(pen.t * 4)) % 2 ? '#fff0b0' : '#ffb35c', [
            -3.9 + i * 0.78,
            -4.42,
            0.13,
          ])
    }),
  )
}

/** One horse on its pole; those behind look the other way. */
function horse(
  ctx: Ctx,
  tone: (colour: string) => string,
  { angle, i, t }: { angle: number; i: number; t: number },
): void {
  const x = Math.cos(angle) * 2.9
  const depth = Math.sin(angle)
  const y = -1.2 + depth * 0.4 - Math.sin(t * 2 + i * 1.6) * 0.3
  ctx.strokeStyle = tone('#e9c46a')
  ctx.lineWidth = 0.08
  ctx.beginPath()
  ctx.moveTo(x, -4.3)
  ctx.lineTo(x, -0.2 + depth * 0.4)
  ctx.stroke()
  ctx.fillStyle = tone(['#fbf3e2', '#d9a07a', '#8fb5c9', '#f0b6c4'][i % 4] ?? '#fbf3e2')
  const s = depth > 0 ? 1 : -1
  ctx.beginPath()
  ctx.ellipse(x, y, 0.6, 0.28, 0, 0, 7)
  ctx.moveTo(x - s * 0.45, y)
  ctx.lineTo(x - s * 0.75, y - 0.7)
  ctx.lineTo(x - s * 0.98, y - 0.5)
  ctx.lineTo(x - s * 0.62, y + 0.1)
  for (const leg of [-0.4, -0.2, 0.25, 0.42]) ctx.rect(x + leg - 0.05, y + 0.1, 0.1, 0.55)
  ctx.fill()
}
