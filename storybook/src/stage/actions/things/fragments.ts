import type { Actor, Pose } from '../../../cast/actor.ts'
import type { Random } from '../../../scene/random.ts'
import type { Point } from '../../../scene/space.ts'

/** A piece of something broken, in its own heights about its foot, y up. */
interface Fragment {
  readonly corners: readonly Point[]
  readonly middle: Point
  /** −1…1: what makes it fall otherwise than its neighbours. */
  readonly chance: number
}

/** Where a piece is when this share of the fall is over: how far from its place, and turned about a point. */
export type Scatter = (
  fragment: Fragment,
  share: number,
) => Point & { readonly turn: number; readonly about?: Point }

/** How many pieces there are beside and above one another. */
interface Grid {
  readonly columns: number
  readonly rows: number
}

/** Drawings stick out of their cards a little. */
const MARGIN = 0.12
/** How deep in the water floats what floats, in own heights. */
const WATERLINE = 0.04

/** The same thing cut into pieces along crooked lines, which `pose.open` scatters. */
export function inPieces(
  actor: Actor,
  { grid, random, scatter }: { grid: Grid; random: Random; scatter: Scatter },
): Actor {
  const fragments = cutUp(actor.aspect, grid, random)
  return {
    ...actor,
    draw: (brush, { open = 0, ...pose }) => {
      brush.ctx.save()
      if (actor.home === 'surface') clipAt(brush.ctx, WATERLINE)
      if (open <= 0) actor.draw(brush, pose)
      else
        for (const fragment of fragments) {
          brush.ctx.save()
          drawPiece({ actor, fragment, at: scatter(fragment, open) }, brush, pose)
          brush.ctx.restore()
        }
      brush.ctx.restore()
    },
  }
}

/** Water hides what is below its surface. */
function clipAt(ctx: Parameters<Actor['draw']>[0]['ctx'], foot: number): void {
  ctx.beginPath()
  ctx.rect(-9, -9, 18, 9 - foot)
  ctx.clip()
}

interface Piece {
  readonly actor: Actor
  readonly fragment: Fragment
  readonly at: ReturnType<Scatter>
}

function drawPiece(
  { actor, fragment, at }: Piece,
  brush: Parameters<Actor['draw']>[0],
  pose: Pose,
): void {
  const { ctx } = brush
  const about = at.about ?? fragment.middle
  ctx.translate(about.x + at.x, -about.y - at.y)
  ctx.rotate(at.turn)
  ctx.translate(-about.x, about.y)
  ctx.beginPath()
  for (const { x, y } of fragment.corners) ctx.lineTo(x, -y)
  ctx.closePath()
  ctx.clip()
  actor.draw(brush, pose)
}

function cutUp(aspect: number, { columns, rows }: Grid, random: Random): Fragment[] {
  const lines = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column): Point => {
      const own = random.fork(`corner ${row} ${column}`)
      const jitter = (count: number): number => own.between(-0.34, 0.34) / Math.max(4, count)
      const edge = (index: number, count: number): number =>
        index === 0 ? -MARGIN : index === count ? 1 + MARGIN : index / count + jitter(count)
      return { x: (edge(column, columns) - 0.5) * aspect, y: edge(row, rows) }
    }),
  )
  return lines.slice(1).flatMap((upper, row) =>
    upper.slice(1).map((corner, column): Fragment => {
      const lower = lines[row] ?? []
      const corners = [lower[column], lower[column + 1], corner, upper[column]].filter(
        (each) => each !== undefined,
      )
      const mean = (pick: (each: Point) => number): number =>
        corners.reduce((sum, each) => sum + pick(each), 0) / corners.length
      return {
        corners,
        middle: { x: mean(({ x }) => x), y: mean(({ y }) => y) },
        chance: random.fork(`piece ${row} ${column}`).between(-1, 1),
      }
    }),
  )
}
