import { stroke, type Ink, type Pair } from '../places/kit/paper.ts'

/** A straight stroke from here to there. */
export function line(ink: Ink, colour: string, how: { from: Pair; to: Pair; width: number }): void {
  stroke(ink, colour, {
    width: how.width,
    shape: (ctx) => {
      ctx.moveTo(how.from[0], how.from[1])
      ctx.lineTo(how.to[0], how.to[1])
    },
  })
}
