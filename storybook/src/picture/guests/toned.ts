import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import { ease } from '../../stage/easing.ts'
import type { Tint } from '../one-colour.ts'

/** In a picture of one colour its guests have that colour, too: it is laid over all, which leaves the picture as it is. */
export function toned(guests: readonly Piece[], tint: Tint | null): Piece[] {
  if (!tint || guests.length === 0) return [...guests]
  const colour = `rgb(${tint.map((part) => Math.round(160 * part)).join(', ')})`
  const glaze = live({ name: 'one colour', depth: NEAREST }, ({ ctx, width, height, t, spare }) => {
    const shown = ease(t / 0.4)
    if (shown === 0) return
    ctx.save()
    ctx.setTransform(1, 0, 0, 1, 0, 0)
    ctx.globalCompositeOperation = 'color'
    ctx.globalAlpha = shown
    ctx.fillStyle = colour
    ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
    ctx.restore()
  })
  return [...guests, glaze]
}

/** Before all pieces of a stage. */
const NEAREST = -100
