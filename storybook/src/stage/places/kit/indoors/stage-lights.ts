import { blot } from '../../../../scene/blot.ts'
import { pairs } from '../../../../scene/rows.ts'
import { live } from '../../../../paint/pieces/live.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'

const COLOURS = ['255,120,170', '255,220,140', '140,210,255', '190,150,255'] as const

/** Four coloured beams from under the ceiling that sweep over the floor at this depth. */
export function beams(context: PlaceContext, how: { half: number; top: number; z: number }): Piece {
  const { half, top, z } = how
  const strong = context.light.dark ? 0.32 : 0.2
  return live({ name: 'beams', depth: z + 1 }, (pen) => {
    COLOURS.forEach((colour, i) => {
      const from = pen.project((i / 3 - 0.5) * half * 1.3, top * 0.93, z)
      const sway = Math.sin(pen.t * (0.7 + i * 0.13) + i * 1.9) * half * 0.5
      const to = pen.project((i / 3 - 0.5) * half * 0.8 + sway, 0, z)
      const wide = 1.7 * to.scale
      const gradient = pen.ctx.createLinearGradient(0, from.y, 0, to.y)
      gradient.addColorStop(0, `rgba(${colour},${strong})`)
      gradient.addColorStop(1, `rgba(${colour},0.04)`)
      pen.ctx.fillStyle = gradient
      pen.ctx.beginPath()
      pen.ctx.moveTo(from.x - 0.15 * from.scale, from.y)
      pen.ctx.lineTo(from.x + 0.15 * from.scale, from.y)
      pen.ctx.lineTo(to.x + wide, to.y)
      pen.ctx.lineTo(to.x - wide, to.y)
      pen.ctx.fill()
    })
  })
}

/** One cone of light from above the middle of the stage, and the pool of light where it falls. */
export function spotCone(how: { top: number; z: number }): Piece {
  const { top, z } = how
  return live({ name: 'spot cone', depth: z + 1 }, (pen) => {
    const { ctx } = pen
    const from = pen.project(0, top * 1.05, z)
    const to = pen.project(0, 0, 0)
    const wide = 3 * to.scale
    const fall = ctx.createLinearGradient(0, from.y, 0, to.y)
    fall.addColorStop(0, 'rgba(255,246,220,0.62)')
    fall.addColorStop(1, 'rgba(255,240,205,0.2)')
    ctx.fillStyle = fall
    ctx.beginPath()
    ctx.moveTo(from.x - 0.3 * from.scale, from.y)
    ctx.lineTo(from.x + 0.3 * from.scale, from.y)
    ctx.lineTo(to.x + wide, to.y)
    ctx.lineTo(to.x - wide, to.y)
    ctx.fill()
    blot(ctx, 'rgba(255,243,212,0.34)', [to.x, to.y, wide, wide * 0.17])
  })
}

const LASERS = ['90,255,150', '255,70,120', '80,190,255', '255,240,90'] as const

/** Thin beams in fans from two corners under the ceiling, which open and close. */
export function lasers(how: { half: number; top: number; z: number }): Piece {
  const { half, top, z } = how
  return live({ name: 'lasers', depth: z + 0.9 }, (pen) => {
    const { ctx } = pen
    ctx.lineCap = 'round'
    for (let i = 0; i < 10; i++) {
      const side = i % 2 ? 1 : -1
      const from = pen.project(side * half * 0.86, top * 0.9, z)
      const open = 0.35 + 0.3 * Math.sin(pen.t * 1.7 + side)
      const angle = 0.25 + open * (Math.floor(i / 2) / 4) * 2 + 0.12 * Math.sin(pen.t * 0.9 + i)
      const long = half * 2.4 * from.scale
      const colour = LASERS[Math.floor(i / 2) % LASERS.length] ?? LASERS[0]
      ctx.beginPath()
      ctx.moveTo(from.x, from.y)
      ctx.lineTo(from.x - side * Math.cos(angle) * long, from.y + Math.sin(angle) * long)
      for (const [wide, alpha] of pairs('0.1 0.2, 0.03 0.75')) {
        ctx.strokeStyle = `rgba(${colour},${alpha})`
        ctx.lineWidth = wide * from.scale
        ctx.stroke()
      }
    }
  })
}
