import { stroke, type Ink } from '../places/kit/paper.ts'
import type { Pair } from '../places/kit/shapes.ts'

/** A straight stroke from here to there. */
export function line(ink: Ink, colour: string, how: { from: Pair; to: Pair; width: number }): void {
  stroke(ink, colour, how.width).line([how.from[0], how.from[1]], [how.to[0], how.to[1]])
}
