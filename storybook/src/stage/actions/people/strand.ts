import type { Actor } from '../../../cast/actor.ts'
import type { Place3, Point } from '../../../scene/space.ts'
import type { Companion } from '../action.ts'
import type { Strand } from './score.ts'

/** Ropes of a deed: the same few actors during the whole of it, each as it hangs at the moment. */
export function ropesOf(
  strandsAt: (t: number) => readonly Strand[],
): (t: number, place: Place3) => Companion[] {
  const ropes: Actor[] = []
  return (t, place) =>
    strandsAt(t).map((strand, index) => {
      ropes[index] ??= ropeActor((moment) => strandsAt(moment)[index])
      return {
        name: 'strand',
        actor: ropes[index],
        place: { x: place.x, y: place.y, z: place.z + (strand.z ?? -0.03) },
        height: 1,
        // The stage keeps the first actor it sees; the moment tells it how the rope hangs now.
        pose: { wave: t },
        shadow: false,
      }
    })
}

function ropeActor(strandAt: (t: number) => Strand | undefined): Actor {
  return {
    name: 'strand',
    kind: 'prop',
    metres: 1.7,
    aspect: 0.1,
    faces: 'right',
    home: 'any',
    build: 'still',
    grip: (_, pose) => strandAt(pose.wave ?? 0)?.points[0] ?? { x: 0, y: 0 },
    draw: ({ ctx }, pose) => {
      const strand = strandAt(pose.wave ?? 0)
      if (!strand) return
      ctx.save()
      ctx.scale(pose.turn ?? 1, 1)
      ctx.strokeStyle = strand.colour
      ctx.lineWidth = strand.width
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      trace(ctx, strand.points)
      ctx.stroke()
      ctx.restore()
    },
  }
}

/** A smooth line: corners are rounded by running through the middles of its pieces. */
function trace(ctx: Parameters<Actor['draw']>[0]['ctx'], points: readonly Point[]): void {
  const [first, ...rest] = points
  if (!first) return
  ctx.beginPath()
  ctx.moveTo(first.x, -first.y)
  rest.forEach((point, index) => {
    const next = rest[index + 1]
    if (!next) ctx.lineTo(point.x, -point.y)
    else ctx.quadraticCurveTo(point.x, -point.y, (point.x + next.x) / 2, -(point.y + next.y) / 2)
  })
}
