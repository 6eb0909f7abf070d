import type { Light } from '../../scene/light.ts'
import type { Pen } from '../../scene/scene.ts'
import { mix } from './colour.ts'
import { createPlane, type Placed } from '../plane.ts'

/** Behind this depth the world keeps its colours; before it everything is a shape against the light. */
const BACKLIGHT = 34
const WALL = 4.9
const WALLS = /^(back wall|soft room|arches)$/u

/** Draws the stage against the light: each depth one tone of shadow, the nearest black. */
export function createShade(
  size: { readonly width: number; readonly height: number },
  light: Light,
): (pen: Pen, pieces: readonly Placed[]) => void {
  const glow = light.sky.at(-1) ?? '#f5c27a'
  let plane: ReturnType<typeof createPlane> | undefined
  return (pen, pieces) => {
    // In a room the wall behind is the light.
    const backlight = pieces.some(({ piece }) => WALLS.test(piece.name)) ? WALL : BACKLIGHT
    for (let start = 0; start < pieces.length;) {
      const tone = toneAt(pieces[start]!.z, backlight)
      let end = start + 1
      while (end < pieces.length && toneAt(pieces[end]!.z, backlight) === tone) end++
      const group = pieces.slice(start, end)
      start = end
      if (tone === undefined) {
        for (const { piece } of group) piece.draw(pen)
        continue
      }
      plane ??= createPlane(size)
      plane.open(pen, 1)
      const inner = { ...pen, ctx: plane.ctx }
      for (const { piece } of group) piece.draw(inner)
      plane.ctx.resetTransform()
      plane.ctx.globalCompositeOperation = 'source-atop'
      plane.ctx.fillStyle = mix('#0b0a12', glow, tone)
      plane.ctx.fillRect(0, 0, size.width, size.height)
      plane.ctx.globalCompositeOperation = 'source-over'
      pen.ctx.save()
      pen.ctx.resetTransform()
      pen.ctx.drawImage(plane.ctx.canvas, 0, 0)
      pen.ctx.restore()
    }
  }
}

/** How much of the sky's glow a depth has, in a few steps; undefined for the sky itself. */
function toneAt(z: number, backlight: number): number | undefined {
  if (z >= backlight) return undefined
  if (z < 5) return 0
  if (z < 10) return 0.14
  if (z < 20) return 0.32
  return 0.52
}
