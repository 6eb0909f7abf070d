import type { Shot, Subject } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import type { Piece } from '../scene/scene.ts'
import type { Box } from '../scene/space.ts'
import { blockShot } from '../stage/blocking.ts'
import { clamp, ease } from '../stage/easing.ts'
import { trueMetres } from '../stage/placing/sizes.ts'
import { piecesOf } from '../stage/playing/pieces.ts'
import type { Player, Stance } from '../stage/player.ts'
import { isAirborne } from './wishes/asked.ts'
import type { Perch } from './regions/perch.ts'
import { visitorsIn } from './wishes/guests.ts'
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
  /** Whether guests go through the picture and out of it again. */
  readonly passes: boolean
  /** Whether guests come down on a roof or a ridge. */
  readonly perches: boolean
  readonly world: World
  readonly survey: Survey
}

/** Storybook's own actors who come into the picture; none is there when the film begins. */
export function visitorsOf(request: VisitRequest): Piece[] {
  const { seconds, tempo } = request
  const guests = visitorsIn(request.shot)
  const subjects = request.perches ? guests.map(arrived) : guests
  if (subjects.length === 0) return []
  const shot = { ...request.shot, place: null, subjects }
  const { players, setting, box } = blockShot({ ...request, shot })
  const lead = players[0]?.at(0).x ?? 0
  return players.flatMap((player) => {
    const spot = spotFor(player, box, request)
    const waterline = setting.set.waterline === null ? null : setting.set.waterline + spot.lift
    const set = { ...setting.set, waterline }
    // Where a shore lies below the water, a mirror image would fall on it.
    const mirrors = request.survey.footing.ground === null
    const ground = { set, seconds: seconds * tempo, wet: false, cold: false, mirrors }
    const level = levelOf(player, setting.set.waterline)
    const visit = { box, seconds: seconds * tempo, passes: request.passes, lead, level }
    return piecesOf(arriving(player, spot, visit), ground)
  })
}

/** Who climbs a roof of the picture is seen on it: a climber's own rock would stand before it. */
function arrived(guest: Subject): Subject {
  const actions = guest.actions.map((action) =>
    action.verb === 'climb' ? { ...action, verb: 'sit' } : action,
  )
  return { ...guest, actions }
}

/** Where the picture offers room: how far above the stage's own floor, and how tall a guest is there, in u. */
interface Spot {
  readonly lift: number
  readonly height: number
  /** Where across the frame they stay, in frame sizes from its middle; null: where they like. */
  readonly across: number | null
}

/** The lower edge, for guests of a picture without a floor. */
const EDGE = 0.97
/** Pictures are taken from the height of a grown-up's eyes, more or less. */
const EYES = 1.6

function spotFor(player: Player, box: Box, request: VisitRequest): Spot {
  const { world, survey, perches } = request
  const { medium, actor, subject } = player
  if (perches && survey.perch) return spotOn(survey.perch, player, { box, world })
  const afloat = medium === 'surface' || medium === 'underwater'
  const own = player.at(0).height
  if (medium !== 'ground' && !afloat) {
    const height = own * (AIRBORNE[subject.kind] ?? 0.5)
    return { lift: liftIntoSky(player, { box, height, survey }), height, across: null }
  }
  const { ground, water } = survey.footing
  const onFrame = (v: number): number => world.top + v * (world.bottom - world.top) + 0.5
  const row = clamp(onFrame((afloat ? water : ground) ?? 2), 0.3, EDGE)
  // What stands on the ground reaches up to the horizon when it is as tall as the eye.
  const below = Math.max(0.1, row - onFrame(survey.horizon))
  // Without a sky nobody knows where the horizon is: rather smaller than larger.
  const sure = survey.sky ? 1 : 0.7
  const tall = ((trueMetres(actor, subject) / EYES) * below * sure) ** 0.9
  const most = Math.min(0.6, 0.7 / actor.aspect)
  const height = clamp(tall, 0.13, most) * box.height
  return { lift: (box.floor - row) * box.height, height, across: null }
}

/** On a roof or a ridge, far away: large ones are as tall as a storey, small ones can still be seen. */
function spotOn(
  { u, v }: Perch,
  { actor, subject }: Player,
  { box, world }: { readonly box: Box; readonly world: World },
): Spot {
  const row = world.top + v * (world.bottom - world.top) + 0.5
  const most = Math.max(0.08, Math.min(0.34, (row - 0.06) * 0.8, 0.5 / actor.aspect))
  const tall = Math.min(most, Math.max(0.09, 0.15 * trueMetres(actor, subject) ** 0.45))
  return {
    lift: (box.floor - row) * box.height,
    height: tall * box.height,
    across: world.left + u * (world.right - world.left),
  }
}

interface Flight {
  readonly box: Box
  /** How tall the guest is, in u. */
  readonly height: number
  readonly survey: Survey
}

/** Those who fly by are seen whole: in the sky where there is one, else above what draws the eye. */
function liftIntoSky(player: Player, { box, height, survey }: Flight): number {
  if (!isAirborne(player.subject)) return 0
  const { y, z } = player.at(0)
  const row = box.floor - (y * 12) / (12 + z) / box.height
  const highest = 0.14 + height / box.height
  const lowest = Math.max(highest, survey.sky ? survey.horizon * 0.5 : 0)
  return (row - clamp(row, highest, lowest)) * box.height
}

/** How large those are who fly, beside the leads of a stage of their own. */
const AIRBORNE: Readonly<Partial<Record<Subject['kind'], number>>> = { insect: 0.3, bird: 0.36 }

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
  if (medium === 'surface' || medium === 'underwater') return waterline ?? 0
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
  return {
    ...player,
    at: (t) => shift(player.at(t), t),
    mark: (t) => shift(player.mark(t), t),
  }
}
