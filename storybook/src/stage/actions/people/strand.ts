import type { Actor } from '../../../cast/actor.ts'
import type { Place3, Point } from '../../../scene/space.ts'
import type { Companion } from '../action.ts'
import type { Strand } from './score.ts'

/** A rope between two things, as a companion at the performer's own place. */
export function strandPiece(strand: Strand, place: Place3): Companion {
  return {
    name: 'strand',
    actor: strandActor(strand),
    place: { x: place.x, y: place.y, z: place.z + (strand.z ?? -0.03) },
    height: 1,
    pose: {},
    shadow: false,
  }
}

function strandActor({ points, colour, width }: Strand): Actor {
  return {
    name: 'strand',
    kind: 'prop',
    metres: 1.7,
    aspect: 0.1,
    faces: 'right',
    home: 'any',
    build: 'still',
    grip: () => points[0] ?? { x: 0, y: 0 },
    draw: ({ ctx }, pose) => {
      ctx.save()
      ctx.scale(pose.turn ?? 1, 1)
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.lineCap = 'round'
      ctx.lineJoin = 'round'
      trace(ctx, points)
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
