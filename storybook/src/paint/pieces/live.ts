import type { Pen, Piece } from '../../scene/scene.ts'

/** Something drawn anew in each frame: rain, sparks, ripples. Keep it to a few hundred strokes. */
export function live(options: {
  readonly name: string
  readonly depth: number | ((t: number) => number)
  readonly draw: (pen: Pen) => void
}): Piece {
  const { name, depth, draw } = options
  return { name, depth: typeof depth === 'number' ? () => depth : depth, draw }
}
