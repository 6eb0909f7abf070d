import { blot } from '../../scene/blot.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'

/** Rounds a second of the two lamps. */
const PACE = 1.4
const TONES = ['255,48,40', '70,120,255'] as const

/** How high the vehicle is, where on it the lamps are, and how far apart. */
type Lamps = Place3 & { readonly height: number; readonly up: number; readonly apart: number }

/** The lamps on the roof of a police car, a fire engine or an ambulance: one and then the other, and what they throw on the road. */
export function beacons(how: { readonly name: string; readonly at: (t: number) => Lamps }): Piece {
  return {
    name: `${how.name} beacons`,
    depth: (t) => how.at(t).z - 0.12,
    draw: (pen) => {
      const { ctx, t, light } = pen
      const { x, y, z, height, up, apart } = how.at(t)
      const [now, rest] = [t * PACE, light.dark ? 1 : 0.85]
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      for (const [side, tone] of TONES.entries()) {
        const phase = (now + side / 2) % 1
        const strong = rest * Math.min(1, Math.max(0, 3 * Math.sin(phase * Math.PI * 2)))
        if (strong <= 0) continue
        const lamp = pen.project(x + (side - 0.5) * apart, y + height * up, z)
        const reach = height * 0.62 * lamp.scale
        const glow = ctx.createRadialGradient(lamp.x, lamp.y, 0, lamp.x, lamp.y, reach)
        glow.addColorStop(0, `rgba(255,255,255,${strong})`)
        glow.addColorStop(0.12, `rgba(${tone},${strong})`)
        glow.addColorStop(0.45, `rgba(${tone},${strong * 0.4})`)
        glow.addColorStop(1, `rgba(${tone},0)`)
        ctx.fillStyle = glow
        ctx.fillRect(lamp.x - reach, lamp.y - reach, reach * 2, reach * 2)
        const foot = pen.project(x + (side - 0.5) * height * 1.6, y, z)
        blot(ctx, `rgba(${tone},${strong * 0.22})`, [
          foot.x,
          foot.y,
          height * foot.scale,
          height * 0.16 * foot.scale,
        ])
      }
      ctx.restore()
      spark(pen, how.at(t))
    },
  }
}

/** By day a glow is lost in the sky: the lamp that is on is brighter than its paper. */
function spark(pen: Pen, { x, y, z, height, up, apart }: Lamps): void {
  const side = (pen.t * PACE) % 1 < 0.5 ? 0 : 1
  const lamp = pen.project(x + (side - 0.5) * apart, y + height * up, z)
  blot(pen.ctx, `rgba(${TONES[side]},0.9)`, [lamp.x, lamp.y, height * 0.075 * lamp.scale])
  blot(pen.ctx, 'rgba(255,255,255,0.9)', [lamp.x, lamp.y, height * 0.035 * lamp.scale])
}
