import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'

/** One colour over the whole frame. */
export interface Tint {
  readonly colour: string
  readonly amount: number
  readonly blend: 'multiply' | 'screen' | 'soft-light' | 'color-dodge'
}

const DEPTHS = { multiply: 57, screen: 56, 'soft-light': 55, 'color-dodge': 58 } as const

/** Lays a tint over everything but letters and guests, as far as it shows at story time t. */
export function layTint(
  name: string,
  { colour, amount, blend }: Tint,
  shown: (t: number) => number,
): Piece {
  return live({ name: `${name} ${blend}`, depth: DEPTHS[blend] }, ({ ctx, t, width, height }) => {
    const alpha = shown(t) * amount
    if (alpha < 0.004) return
    ctx.save()
    ctx.resetTransform()
    ctx.globalCompositeOperation = blend
    ctx.globalAlpha = alpha
    ctx.fillStyle = colour
    ctx.fillRect(0, 0, width, height)
    ctx.restore()
  })
}
