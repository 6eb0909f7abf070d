import { lay, type GroundInk } from '../nature/ground.ts'

/** The part of a top that is ever seen. */
const [WIDE, NEAR, FAR] = [15, -1.2, 5.2]

interface Scatter {
  readonly count: number
  readonly colours: readonly string[]
  /** Half its length in u, and its breadth in lengths. */
  readonly size: number
  readonly breadth: number
}

/** Small things that lie about: sprinkles, seeds, slices. */
export function scatter(ink: GroundInk, { count, colours, size, breadth }: Scatter): void {
  for (let i = 0; i < count; i++) {
    const at = ink.at(ink.random.between(-WIDE, WIDE), ink.random.between(NEAR, FAR))
    const turn = breadth === 1 ? 0 : ink.random.between(-0.9, 0.9)
    const long = size * ink.random.between(0.8, 1.15) * at.scale
    lay(ink, ink.random.pick(colours), (ctx) =>
      ctx.ellipse(at.x, at.y, long, long * breadth * 0.42, turn * 0.5, 0, 7),
    )
  }
}
