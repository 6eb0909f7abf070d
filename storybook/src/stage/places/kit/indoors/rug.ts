import { clear, darker, lighter } from '../colour.ts'
import type { GroundInk } from '../nature/ground.ts'
import type { Pair } from '../shapes.ts'

/** A rug in perspective with a border. */
export function rug(
  ink: GroundInk,
  how: { width: number; z: Pair; colour: string; border?: string },
): void {
  const { ctx } = ink
  const border = how.border ?? lighter(how.colour, 0.35)
  const quad = (inset: number): void => {
    const w = how.width / 2 - inset
    const corners4 = [
      ink.at(-w, how.z[0] + inset),
      ink.at(-w, how.z[1] - inset),
      ink.at(w, how.z[1] - inset),
      ink.at(w, how.z[0] + inset),
    ]
    ctx.beginPath()
    for (const c of corners4) ctx.lineTo(c.x, c.y)
    ctx.closePath()
    ctx.fill()
  }
  ctx.save()
  ctx.shadowColor = clear(ink.light.shadow, 0.35)
  ctx.shadowBlur = 0.15 * ink.unit
  ctx.fillStyle = darker(how.colour, 0.1)
  quad(0)
  ctx.restore()
  ctx.fillStyle = border
  quad(0.25)
  ctx.fillStyle = how.colour
  quad(0.45)
}

/** A bright patch on the floor where a window lets the sun in. */
export function sunPatch(
  ink: GroundInk,
  how: { x: number; z: Pair; width: number; slant?: number },
): void {
  if (ink.light.dark || ink.light.sun === 'none') return
  const { ctx } = ink
  const slant = how.slant ?? 1.6
  ctx.fillStyle = clear(lighter(ink.light.key, 0.4), 0.3)
  for (const side of [-1, 1]) {
    const a = how.x + (side < 0 ? -how.width / 2 : 0.08)
    const b = how.x + (side < 0 ? -0.08 : how.width / 2)
    ctx.beginPath()
    for (const c of [
      ink.at(a + slant, how.z[0]),
      ink.at(a, how.z[1]),
      ink.at(b, how.z[1]),
      ink.at(b + slant, how.z[0]),
    ])
      ctx.lineTo(c.x, c.y)
    ctx.closePath()
    ctx.fill()
  }
}
