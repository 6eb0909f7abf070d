import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { DressContext } from './dressing.ts'

/** Behind the actors, so that they stand on the shine, and before all that mirrors in it. */
const Z = 4.6

/** Rain on the ground: the lights above the horizon mirror in it, drawn out downwards. */
export function wetFloor(
  { set, place }: Pick<DressContext, 'set' | 'place'>,
  { shade = 'rgba(16,6,52,0.62)', strength = 0.5, fine = 1 } = {},
): Piece[] {
  if (set.ground === 'none' || set.ground === 'seabed' || place.medium === 'air') return []
  let small: Canvas | undefined
  return [
    {
      name: 'wet floor',
      depth: () => Z,
      draw: (pen) => {
        // A mirror of a sixteenth in width and a fortieth in height is smeared by being enlarged.
        small ??= createCanvas(
          Math.ceil((pen.width / 16) * fine),
          Math.ceil((pen.height / 40) * fine),
        )
        mirror(pen, small, { shade, strength })
      },
    },
  ]
}

interface Shine {
  readonly shade: string
  /** How much of the mirrored picture shows, 0…1. */
  readonly strength: number
}

function mirror(pen: Pen, small: Canvas, { shade, strength }: Shine): void {
  const horizon = Math.round(pen.project(0, 0, 26).y)
  const top = Math.max(0, horizon - pen.height * 0.5)
  const high = horizon - top
  if (high < 8 || horizon >= pen.height) return
  const soft = small.getContext('2d')
  soft.save()
  soft.imageSmoothingQuality = 'medium'
  soft.clearRect(0, 0, small.width, small.height)
  soft.translate(0, small.height)
  soft.scale(1, -1)
  soft.drawImage(pen.ctx.canvas, 0, top, pen.width, high, 0, 0, small.width, small.height)
  soft.restore()
  const { ctx } = pen
  ctx.save()
  ctx.fillStyle = shade
  ctx.fillRect(-pen.spare, horizon, pen.width + 2 * pen.spare, pen.height)
  ctx.globalAlpha = strength
  ctx.drawImage(small, 0, horizon, pen.width, pen.height - horizon)
  ctx.restore()
}
