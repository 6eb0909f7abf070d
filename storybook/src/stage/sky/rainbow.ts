import { flat } from '../../paint/pieces/flat.ts'
import { eyeHeight } from '../../scene/box.ts'
import type { Piece } from '../../scene/scene.ts'
import type { PlaceContext } from '../place.ts'
import { clear } from '../places/kit/colour.ts'
import { extentAt } from '../places/kit/plane.ts'

const BANDS = ['#e8605a', '#f09a4e', '#f5d75e', '#7cc46b', '#5aa9dd', '#6f74c9', '#a56fbf'] as const

/** A paper rainbow that fades into the sky at its feet. */
export function rainbow(context: PlaceContext, z = 39.2): Piece {
  const { box } = context
  const extent = extentAt(box, z)
  const radius = Math.max(extent.half * 0.72, (extent.crown - eyeHeight(box)) * 0.62)
  return flat({
    name: 'rainbow',
    x: extent.half * 0.12,
    y: eyeHeight(box) - 1.5,
    z,
    width: radius * 2,
    height: radius,
    tint: 0,
    haze: 0.1,
    shadow: 0,
    edge: 0,
    alpha: (t) => 0.78 + 0.06 * Math.sin(t * 0.7),
    draw(ctx) {
      const thick = radius * 0.028
      BANDS.forEach((colour, index) => {
        const fade = ctx.createLinearGradient(0, -radius, 0, 0)
        fade.addColorStop(0, clear(colour, 0.85))
        fade.addColorStop(0.7, clear(colour, 0.55))
        fade.addColorStop(1, clear(colour, 0))
        ctx.strokeStyle = fade
        ctx.lineWidth = thick * 1.04
        ctx.beginPath()
        ctx.arc(0, 0, radius * 0.98 - index * thick, Math.PI, 0)
        ctx.stroke()
      })
    },
  })
}
