import type { Piece } from '../../scene/scene.ts'
import type { Tint } from '../one-colour.ts'

/** Guests of a picture of one colour have that colour, too. */
export function toned(pieces: readonly Piece[], tint: Tint | null): Piece[] {
  if (!tint) return [...pieces]
  const filter = `grayscale(1) sepia(${sepiaOf(tint).toFixed(2)})`
  return pieces.map((piece) => ({
    ...piece,
    depth: (t) => piece.depth(t),
    draw(pen) {
      pen.ctx.save()
      pen.ctx.filter = filter
      piece.draw(pen)
      pen.ctx.restore()
    },
  }))
}

/** All of sepia makes blue so much of red. */
const DEEPEST = 0.69

function sepiaOf([red, , blue]: Tint): number {
  return Math.min(1, Math.max(0, (1 - blue / red) / (1 - DEEPEST)))
}
