import type { Shot } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import type { Piece } from '../scene/scene.ts'
import type { Box } from '../scene/space.ts'
import { visitorsIn } from './read-for-picture.ts'
import { blockShot } from '../stage/blocking.ts'
import { ease } from '../stage/easing.ts'
import { piecesOf } from '../stage/pieces.ts'
import type { Player, Stance } from '../stage/player.ts'

export interface VisitRequest {
  readonly shot: Shot
  readonly random: Random
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly tempo: number
}

/** Storybook's own actors who come into the picture; none is there when the film begins. */
export function visitorsOf(request: VisitRequest): Piece[] {
  const { seconds, tempo } = request
  const subjects = visitorsIn(request.shot)
  if (subjects.length === 0) return []
  const shot = { ...request.shot, place: null, subjects }
  const { players, setting, box } = blockShot({ ...request, shot })
  const ground = { set: setting.set, seconds: seconds * tempo, wet: false, cold: false }
  return players.flatMap((player) => piecesOf(arriving(player, box, seconds * tempo), ground))
}

/** How large guests are beside the leads of a stage of their own. */
function bulkOf({ subject, medium }: Player): number {
  if (subject.size === 'giant' || subject.size === 'large') return 1
  if (subject.kind === 'insect') return 0.4
  if (subject.kind === 'bird' || medium === 'air') return 0.5
  return subject.kind === 'person' ? 0.8 : 0.62
}

/** The same player, coming from the side it looks away from. */
function arriving(player: Player, box: Box, seconds: number): Player {
  const bulk = bulkOf(player)
  const first = player.at(0)
  const side = first.facing >= 0 ? -1 : 1
  const spread = (12 + first.z) / 12
  const wide = first.height * bulk * (player.actor.aspect + 0.6)
  const outside = side * ((box.width / 2) * spread + wide) - first.x
  const travel = Math.min(2.6, seconds * 0.5)
  const shift = <Place extends Omit<Stance, 'pose'>>(place: Place, t: number): Place => ({
    ...place,
    x: place.x + outside * (1 - ease(t / travel)),
    height: place.height * bulk,
  })
  return {
    ...player,
    at: (t) => shift(player.at(t), t),
    mark: (t) => shift(player.mark(t), t),
  }
}
