import { blot } from '../../scene/blot.ts'
import type { Piece, Pen } from '../../scene/scene.ts'
import type { Player } from '../player.ts'
import { wave } from '../easing.ts'

/** The disc on the ground that throws a hologram, and its cone of light. */
export function projector(player: Player): Piece {
  return {
    name: `${player.key} projector`,
    depth: (t) => player.mark(t).z + 0.12,
    draw: (pen) => {
      const { x, y, z, height } = player.at(pen.t)
      // Who floats is thrown from somewhere out of sight.
      if (y > 0.6) return
      const foot = pen.project(x, y, z)
      const tall = height * foot.scale
      const wide = tall * Math.min(0.75, player.actor.aspect * 0.55 + 0.12)
      cone(pen, { x: foot.x, y: foot.y, wide, tall })
      ring(pen, { x: foot.x, y: foot.y, wide: wide * 0.5 })
    },
  }
}

interface Beam {
  readonly x: number
  readonly y: number
  readonly wide: number
}

function cone({ ctx, t }: Pen, { x, y, wide, tall }: Beam & { tall: number }): void {
  const light = ctx.createLinearGradient(0, y, 0, y - tall * 1.15)
  light.addColorStop(0, 'rgba(120,236,255,0.55)')
  light.addColorStop(1, 'rgba(120,236,255,0)')
  ctx.save()
  ctx.globalCompositeOperation = 'screen'
  ctx.globalAlpha = 0.75 + 0.15 * wave(t * 1.9)
  ctx.fillStyle = light
  ctx.beginPath()
  ctx.moveTo(x - wide * 0.3, y)
  ctx.lineTo(x - wide, y - tall * 1.15)
  ctx.lineTo(x + wide, y - tall * 1.15)
  ctx.lineTo(x + wide * 0.3, y)
  ctx.fill()
  ctx.restore()
}

function ring({ ctx }: Pen, { x, y, wide }: Beam): void {
  ctx.save()
  blot(ctx, '#26313f', [x, y + wide * 0.05, wide, wide * 0.22])
  blot(ctx, '#9df4ff', [x, y, wide * 0.78, wide * 0.15])
  ctx.restore()
}
