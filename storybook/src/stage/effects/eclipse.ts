import type { Pen, Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { ease, wave } from '../easing.ts'
import { extentAt } from '../places/kit/plane.ts'

const Z = 39.3

/** The black moon slides before the sun; when it covers it the corona shines out all round. */
export function eclipse({ box }: { readonly box: Box }): Piece[] {
  const { half, crown } = extentAt(box, Z)
  const radius = crown * 0.13
  const where = { x: half * 0.24, y: crown * 0.66 }
  const sky: Piece = {
    name: 'eclipse',
    depth: () => Z,
    draw: (pen) => {
      const { ctx, t } = pen
      const covered = coveredAt(t)
      const { x, y, scale } = pen.project(where.x, where.y, Z)
      const r = radius * scale
      ctx.save()
      const glow = ctx.createRadialGradient(x, y, r * 0.9, x, y, r * (3.2 + 0.2 * wave(t / 3)))
      glow.addColorStop(0, `rgba(255,246,222,${0.5 + 0.5 * covered})`)
      glow.addColorStop(0.16, `rgba(255,226,170,${0.4 + 0.2 * covered})`)
      glow.addColorStop(1, 'rgba(255,214,150,0)')
      ctx.fillStyle = glow
      ctx.fillRect(x - r * 3.6, y - r * 3.6, r * 7.2, r * 7.2)
      rays(ctx, { x, y, r, strength: covered, t })
      ctx.fillStyle = '#fff3cf'
      disc(ctx, { x, y, r: r * 1.02 })
      ctx.fillStyle = '#12101f'
      disc(ctx, { x: x + r * 1.7 * (1 - covered), y: y - r * 0.3 * (1 - covered), r })
      ctx.restore()
    },
  }
  return [sky, dusk((pen) => ({ ...pen.project(where.x, where.y, Z), radius }))]
}

const coveredAt = (t: number): number => ease(Math.min(1, (t + 0.6) / 3))

type Where = (pen: Pen) => { x: number; y: number; scale: number; radius: number }

/** By day it grows dark, and only around the corona it is light. */
function dusk(where: Where): Piece {
  return {
    name: 'eclipse dusk',
    depth: () => -11,
    draw: (pen) => {
      const { ctx, t, width, height, spare } = pen
      const { x, y, scale, radius } = where(pen)
      const shade = ctx.createRadialGradient(x, y, radius * scale * 1.6, x, y, width * 0.5)
      shade.addColorStop(0, 'rgba(14,16,52,0)')
      shade.addColorStop(0.5, `rgba(14,16,52,${0.5 * coveredAt(t)})`)
      shade.addColorStop(1, `rgba(14,16,52,${0.62 * coveredAt(t)})`)
      ctx.fillStyle = shade
      ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
    },
  }
}

type Ctx = Parameters<Piece['draw']>[0]['ctx']

function rays(
  ctx: Ctx,
  { x, y, r, strength, t }: { x: number; y: number; r: number; strength: number; t: number },
): void {
  ctx.fillStyle = `rgba(255,244,216,${0.3 * strength})`
  ctx.beginPath()
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * Math.PI * 2 + 0.1 * wave(t / 6 + i)
    const long = r * (1.7 + 0.5 * wave(i * 0.37 + t / 5))
    const aside = angle + 0.14
    ctx.moveTo(x + Math.cos(angle - 0.14) * r, y + Math.sin(angle - 0.14) * r)
    ctx.lineTo(x + Math.cos(angle) * long, y + Math.sin(angle) * long)
    ctx.lineTo(x + Math.cos(aside) * r, y + Math.sin(aside) * r)
  }
  ctx.fill()
}

function disc(ctx: Ctx, at: { x: number; y: number; r: number }): void {
  ctx.beginPath()
  ctx.arc(at.x, at.y, at.r, 0, 7)
  ctx.fill()
}
