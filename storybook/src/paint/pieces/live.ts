import type { Pen, Piece } from '../../scene/scene.ts'

/** Something drawn anew in each frame: rain, sparks, ripples. Keep it to a few hundred strokes. */
export function live(
  { name, depth }: { name: string; depth: number | ((t: number) => number) },
  draw: (pen: Pen) => void,
): Piece {
  return { name, depth: typeof depth === 'number' ? () => depth : depth, draw }
}
