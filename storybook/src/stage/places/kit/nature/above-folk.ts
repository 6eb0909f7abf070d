import { blot } from '../../../../scene/blot.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import { seen } from './ground.ts'

const SHIRTS = ['#c8523f', '#3f6fa8', '#e0b13c', '#8a5aa0', '#e8e2d2'] as const
const FEWEST = 5
/** How tall they are, in u, and how fast they walk. */
const [TALL, SPEED] = [1.5, 0.5]

/** Those who work on terraces and in rows, so far below that one knows them by their hats. */
export function folkBelow({ travellers = [], light }: PlaceContext, below: number): Piece[] {
  const count = travellers.reduce((sum, each) => sum + each.count, 0)
  if (count === 0) return []
  return [
    live({ name: 'folk below', depth: 6.5 }, (pen) => {
      for (let i = Math.max(FEWEST, count) - 1; i >= 0; i--) {
        const z = 8 + i * 3.4
        const side = i % 2 === 0 ? 1 : -1
        const x = side * (1.4 + ((i * 5) % 4) * 1.7) + (pen.t * SPEED - 1.2) * -side
        const shirt = seen(light, SHIRTS[i % SHIRTS.length] ?? SHIRTS[0], z)
        drawOne(pen, { x, y: -below + 1.2, z }, [shirt, seen(light, '#ead9a0', z)])
      }
    }),
  ]
}

function drawOne(
  pen: Pen,
  at: { readonly x: number; readonly y: number; readonly z: number },
  [shirt, hat]: readonly [string, string],
): void {
  const { ctx, t } = pen
  const { x, y, scale } = pen.project(at.x, at.y, at.z)
  const u = TALL * scale
  const step = 0.12 * Math.sin(t * 5 + at.z)
  blot(ctx, 'rgba(20,20,30,0.25)', [x + u * 0.25, y, u * 0.4, u * 0.09])
  ctx.strokeStyle = '#3a3340'
  ctx.lineWidth = u * 0.12
  ctx.beginPath()
  for (const side of [-1, 1]) {
    ctx.moveTo(x, y - u * 0.35)
    ctx.lineTo(x + side * step * u, y)
  }
  ctx.stroke()
  blot(ctx, shirt, [x, y - u * 0.52, u * 0.17, u * 0.26])
  ctx.fillStyle = hat
  ctx.beginPath()
  ctx.moveTo(x - u * 0.34, y - u * 0.74)
  ctx.lineTo(x, y - u * 1.02)
  ctx.lineTo(x + u * 0.34, y - u * 0.74)
  ctx.closePath()
  ctx.fill()
}
