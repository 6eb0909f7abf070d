import type { Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'

/** Haze through which one drives with the lamps on. */
const FOGGED = 0.75

/** The lamps of a vehicle after dark and in fog: a cone of light before it and a red lamp behind. */
export function headlamps(how: {
  readonly name: string
  readonly at: (t: number) => Place3 & {
    readonly height: number
    readonly facing: number
    readonly wide: number
  }
}): Piece {
  return {
    name: `${how.name} headlamps`,
    depth: (t) => how.at(t).z - 0.1,
    draw: (pen) => {
      if (!pen.light.dark && pen.light.hazeAmount < FOGGED) return
      const { ctx } = pen
      const { x, y, z, height, facing, wide } = how.at(pen.t)
      const lamp = pen.project(x + (facing * wide) / 2, y + height * 0.36, z)
      const foot = pen.project(x + facing * (wide / 2 + height * 1.9), y, z)
      const away = foot.x - lamp.x
      const fall = ctx.createLinearGradient(lamp.x, 0, foot.x, 0)
      fall.addColorStop(0, 'rgba(255,242,190,0.75)')
      fall.addColorStop(0.4, 'rgba(255,240,190,0.3)')
      fall.addColorStop(1, 'rgba(255,240,190,0)')
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      ctx.fillStyle = fall
      ctx.beginPath()
      ctx.moveTo(lamp.x - away * 0.03, lamp.y - height * 0.04 * lamp.scale)
      ctx.lineTo(foot.x, lamp.y - height * 0.2 * lamp.scale)
      ctx.lineTo(foot.x, foot.y + height * 0.06 * lamp.scale)
      ctx.lineTo(lamp.x - away * 0.03, lamp.y + height * 0.05 * lamp.scale)
      ctx.fill()
      const back = pen.project(x - (facing * wide) / 2, y + height * 0.4, z)
      for (const [spot, tone] of [
        [lamp, '255,248,214'],
        [back, '255,60,44'],
      ] as const) {
        const reach = height * (spot === lamp ? 0.26 : 0.16) * spot.scale
        const glow = ctx.createRadialGradient(spot.x, spot.y, 0, spot.x, spot.y, reach)
        glow.addColorStop(0, `rgba(${tone},0.95)`)
        glow.addColorStop(1, `rgba(${tone},0)`)
        ctx.fillStyle = glow
        ctx.fillRect(spot.x - reach, spot.y - reach, reach * 2, reach * 2)
      }
      ctx.restore()
    },
  }
}
