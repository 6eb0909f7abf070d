import type { Shot, Subject } from '../../plan/plan.ts'
import type { Random } from '../../scene/random.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import { blockShot } from '../../stage/blocking.ts'
import { ease } from '../../stage/easing.ts'
import { piecesOf } from '../../stage/playing/pieces.ts'
import type { Player, Stance } from '../../stage/player.ts'
import { visitorsIn } from '../wishes/guests.ts'
import { paperWaves } from './paper-waves.ts'
import { floats, spotFor, type Grounds, type Spot } from './spots.ts'

export interface VisitRequest extends Grounds {
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
  const guests = visitorsIn(request.shot)
  const subjects = request.perch ? guests.map(arrived) : guests
  if (subjects.length === 0) return []
  const shot = { ...request.shot, place: null, subjects }
  const { players, setting, box } = blockShot({ ...request, shot })
  const lead = players[0]?.at(0).x ?? 0
  const dry = request.survey.footing.water === null && players.some(floats)
  const visits = players.flatMap((player, index) => {
    const spot = spotFor({ player, index }, box, request)
    const waterline = setting.set.waterline === null ? null : setting.set.waterline + spot.lift
    const set = { ...setting.set, waterline }
    // Where a shore lies below the water, a mirror image would fall on it.
    const mirrors = request.survey.footing.ground === null && !dry && !request.distant
    const ground = { set, seconds: seconds * tempo, wet: false, cold: false, mirrors }
    const level = levelOf(player, setting.set.waterline)
    const visit = { box, seconds: seconds * tempo, passes: request.passes, lead, level }
    return piecesOf(arriving(player, spot, visit), ground)
  })
  return dry ? [...visits, ...paperWaves(players[0]!.at(0).z)] : visits
}

/** Who climbs a roof of the picture is seen on it: a climber's own rock would stand before it. */
function arrived(guest: Subject): Subject {
  const actions = guest.actions.map((action) =>
    action.verb === 'climb' ? { ...action, verb: 'sit' } : action,
  )
  return { ...guest, actions }
}

interface Visit {
  readonly box: Box
  readonly seconds: number
  /** Whether guests go through the picture and out of it again. */
  readonly passes: boolean
  /** Where the first of them is on the stage: the others keep their distance from it. */
  readonly lead: number
  /** What a guest rises above or sinks below, in u. */
  readonly level: number
}

/** Sinking and jumping shrink with the guest: a small duck that sank as deep as a large one showed its head only. */
function levelOf(player: Player, waterline: number | null): number {
  const { medium } = player
  if (floats(player)) return waterline ?? 0
  return medium === 'ground' ? 0 : player.at(0).y
}

/** The same player, coming from the side it looks away from. */
function arriving(player: Player, spot: Spot, visit: Visit): Player {
  const { box, seconds, passes, level } = visit
  const { lift, height } = spot
  const first = player.at(0)
  const bulk = height / first.height
  const side = first.facing >= 0 ? -1 : 1
  const spread = (12 + first.z) / 12
  const wide = height * (player.actor.aspect + 0.6)
  const edge = side * ((box.width / 2) * spread + wide)
  const travel = Math.min(2.6, seconds * 0.5)
  const seat = spot.across === null ? null : spot.across * box.width * spread
  const settled = player.at(seconds)
  const apart = (first.x - visit.lead) * bulk
  const shift = <Place extends Omit<Stance, 'pose'>>(place: Place, t: number): Place => ({
    ...place,
    x:
      seat !== null
        ? seat + (place.x - settled.x) * bulk + (edge - seat) * (1 - ease(t / travel))
        : passes
          ? edge * (1 - (2 * t) / seconds) + apart + (place.x - first.x) * bulk * 0.1
          : place.x + (edge - first.x) * (1 - ease(t / travel)),
    y: level + (place.y - level) * bulk + lift * spread,
    height: place.height * bulk,
  })
  return { ...player, at: (t) => shift(player.at(t), t), mark: (t) => shift(player.mark(t), t) }
}
