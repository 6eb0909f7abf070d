import type { Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'

/** Radians a second. */
const PACE = 0.9

/** The two beams of a lamp that turns in its tower: long to the sides, short towards us and away. */
export function turningBeam(how: {
  readonly name: string
  /** The lamp, and how far its light reaches in u. */
  readonly from: (t: number) => Place3 & { readonly reach: number }
  /** 0…1 in the dark, and while it is light. */
  readonly strength: { readonly dark: number; readonly light: number }
}): Piece {
  return {
    name: how.name,
    depth: (t) => how.from(t).z - 0.2,
    draw: (pen) => {
      const { ctx, t, light } = pen
      const { x, y, z, reach } = how.from(t)
      const lamp = pen.project(x, y, z)
      const strong = light.dark ? how.strength.dark : how.strength.light
      for (const turn of [0, Math.PI]) {
        const side = Math.cos(t * PACE + turn)
        const length = side * reach * lamp.scale
        const thick = (0.02 + 0.085 * Math.abs(side)) * reach * lamp.scale
        const fading = ctx.createLinearGradient(lamp.x, 0, lamp.x + length, 0)
        fading.addColorStop(0, `rgba(255,240,190,${strong})`)
        fading.addColorStop(1, 'rgba(255,240,190,0)')
        ctx.fillStyle = fading
        ctx.beginPath()
        ctx.moveTo(lamp.x, lamp.y)
        ctx.lineTo(lamp.x + length, lamp.y - thick)
        ctx.lineTo(lamp.x + length, lamp.y + thick * 0.7)
        ctx.fill()
      }
    },
  }
}
