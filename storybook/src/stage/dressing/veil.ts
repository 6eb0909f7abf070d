import { live } from '../../paint/pieces/live.ts'
import type { StyleName } from '../../plan/plan.ts'
import type { Piece } from '../../scene/scene.ts'

/** Behind the actors, before everything that the place has set up. */
const Z = 4.3

/**
 * Styles that draw with pieces or lines cannot tell a white bear from the ice behind it: a veil between the two sets
 * them apart. Dark behind tiles that glow, pale behind what is drawn on paper.
 */
const VEILS: Readonly<Partial<Record<StyleName, string>>> = {
  'stained-glass': 'rgba(24,30,92,0.34)',
  'low-poly': 'rgba(40,58,120,0.12)',
  mosaic: 'rgba(30,40,90,0.2)',
  golden: 'rgba(40,28,10,0.16)',
  bricks: 'rgba(30,40,90,0.16)',
  cubist: 'rgba(40,40,60,0.2)',
  pointillist: 'rgba(60,70,140,0.16)',
  embroidery: 'rgba(40,50,90,0.16)',
  'art-deco': 'rgba(10,30,50,0.26)',
  ink: 'rgba(255,252,244,0.3)',
  pencil: 'rgba(255,255,255,0.26)',
  charcoal: 'rgba(255,255,255,0.4)',
  engraving: 'rgba(255,252,240,0.3)',
  watercolour: 'rgba(255,252,246,0.16)',
}

export function veil(style: StyleName): Piece[] {
  const colour = VEILS[style]
  if (colour === undefined) return []
  return [
    live({ name: 'veil', depth: Z }, ({ ctx, width, height, spare }) => {
      ctx.fillStyle = colour
      ctx.fillRect(-spare, -spare, width + 2 * spare, height + 2 * spare)
    }),
  ]
}
