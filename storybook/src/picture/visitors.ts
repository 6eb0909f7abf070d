import type { Shot } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import type { Piece } from '../scene/scene.ts'
import type { Box } from '../scene/space.ts'
import { blockShot } from '../stage/blocking.ts'
import { clamp, ease } from '../stage/easing.ts'
import { piecesOf } from '../stage/playing/pieces.ts'
import type { Player, Stance } from '../stage/player.ts'
import { visitorsIn } from './wishes/read-for-picture.ts'
import type { Survey } from './survey.ts'
import type { World } from './framing/world.ts'

export interface VisitRequest {
  readonly shot: Shot
  readonly random: Random
  readonly seed: number
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly tempo: number
  readonly world: World
  readonly survey: Survey
}

/** Storybook's own actors who come into the picture; none is there when the film begins. */
export function visitorsOf(request: VisitRequest): Piece[] {
  const { seconds, tempo } = request
  const subjects = visitorsIn(request.shot)
  if (subjects.length === 0) return []
  const shot = { ...request.shot, place: null, subjects }
  const { players, setting, box } = blockShot({ ...request, shot })
  return players.flatMap((player) => {
    const spot = spotFor(player, box, request)
    const waterline = setting.set.waterline === null ? null : setting.set.waterline + spot.lift
    const set = { ...setting.set, waterline }
    // Where a shore lies below the water, a mirror image would fall on it.
    const mirrors = request.survey.footing.ground === null
    const ground = { set, seconds: seconds * tempo, wet: false, cold: false, mirrors }
    return piecesOf(arriving(player, spot, { box, seconds: seconds * tempo }), ground)
  })
}

/** Where the picture offers room: how far above the stage's own floor, and how large things are there. */
interface Spot {
  readonly lift: number
  readonly scale: number
}

/** The lower edge, for guests of a picture without a floor. */
const EDGE = 0.97

function spotFor({ medium }: Player, box: Box, { world, survey }: VisitRequest): Spot {
  const afloat = medium === 'surface' || medium === 'underwater'
  if (medium !== 'ground' && !afloat) return { lift: 0, scale: 1 }
  const { ground, water } = survey.footing
  const onFrame = (v: number): number => world.top + v * (world.bottom - world.top) + 0.5
  const row = clamp(onFrame((afloat ? water : ground) ?? 2), 0.3, EDGE)
  const away = (row - onFrame(survey.horizon)) / (box.floor - box.horizon)
  return { lift: (box.floor - row) * box.height, scale: clamp(away, 0.55, 1.25) }
}

/** How large guests are beside the leads of a stage of their own. */
function bulkOf({ subject, medium }: Player): number {
  if (subject.size === 'giant' || subject.size === 'large') return 1
  if (subject.kind === 'insect') return 0.4
  if (subject.kind === 'bird' || medium === 'air') return 0.5
  return subject.kind === 'person' ? 0.8 : 0.62
}

/** The same player, coming from the side it looks away from. */
function arriving(
  player: Player,
  { lift, scale }: Spot,
  { box, seconds }: { readonly box: Box; readonly seconds: number },
): Player {
  const bulk = bulkOf(player) * scale
  const first = player.at(0)
  const side = first.facing >= 0 ? -1 : 1
  const spread = (12 + first.z) / 12
  const wide = first.height * bulk * (player.actor.aspect + 0.6)
  const outside = side * ((box.width / 2) * spread + wide) - first.x
  const travel = Math.min(2.6, seconds * 0.5)
  const shift = <Place extends Omit<Stance, 'pose'>>(place: Place, t: number): Place => ({
    ...place,
    x: place.x + outside * (1 - ease(t / travel)),
    y: place.y + lift * spread,
    height: place.height * bulk,
  })
  return {
    ...player,
    at: (t) => shift(player.at(t), t),
    mark: (t) => shift(player.mark(t), t),
  }
}
