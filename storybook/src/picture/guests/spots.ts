import type { Subject } from '../../plan/plan.ts'
import type { Box } from '../../scene/space.ts'
import { clamp } from '../../stage/easing.ts'
import { trueMetres } from '../../stage/placing/sizes.ts'
import type { Player } from '../../stage/player.ts'
import type { World } from '../framing/world.ts'
import { isCloseUp } from '../regions/head.ts'
import type { Perch } from '../regions/perch.ts'
import type { Survey } from '../survey.ts'
import type { Landing } from '../wishes/landing.ts'
import { seatOn, type Seat } from './seat-on.ts'
import { isAirborne } from '../wishes/asked.ts'

/** What guests find. */
export interface Grounds {
  readonly world: World
  readonly survey: Survey
  /** Whether guests come down on a roof or a ridge. */
  readonly perch: boolean
  /** Where on somebody they sit down. */
  readonly landing: Landing | null
  /** Whether they stay far away. */
  readonly distant: boolean
  /** Whether they go through the picture and out of it again. */
  readonly passes: boolean
}

/** A guest, and the how-manieth it is. */
export interface Guest {
  readonly player: Player
  readonly index: number
}

/** Where the picture offers room: how far above the stage's own floor, and how tall a guest is there, in u. */
export interface Spot {
  readonly lift: number
  readonly height: number
  /** Where across the frame they stay, in frame sizes from its middle; null: where they like. */
  readonly across: number | null
}

/** The lower edge, for guests of a picture without a floor. */
const EDGE = 0.97
/** Where keels are in waves of paper. */
const PAPER_SEA = 0.945
/** Pictures are taken from the height of a grown-up's eyes, more or less. */
const EYES = 1.6

/** Whether a guest comes by water. */
export function floats({ medium }: Pick<Player, 'medium'>): boolean {
  return medium === 'surface' || medium === 'underwater'
}

export function spotFor({ player, index }: Guest, box: Box, grounds: Grounds): Spot {
  const { world, survey, perch, landing } = grounds
  const { medium } = player
  if (landing && survey.faceParts) {
    return spotOnBody(seatOn(landing, survey.faceParts, { box, world }), player, box)
  }
  if (perch && survey.perch) return spotOn(survey.perch, player, { box, world })
  if (medium !== 'ground' && !floats(player)) {
    const height = player.at(0).height * airborneShare(player, grounds)
    const flight = { box, height, world, survey }
    if (isNearView(survey) && !grounds.passes) return spotBeside({ player, index }, flight)
    return { lift: liftInAir(player, flight), height, across: null }
  }
  const lowest = floats(player) ? PAPER_SEA : EDGE
  const row = clamp(onFrame(rowFor(player, grounds), world), 0.2, lowest)
  const height = tallAt(row, player, grounds) * box.height
  return { lift: (box.floor - row) * box.height, height, across: null }
}

function onFrame(v: number, { top, bottom }: World): number {
  return top + v * (bottom - top) + 0.5
}

/** Where feet and keels are, as a share of the world's height; far below it for the lower edge. */
function rowFor(player: Player, { survey, distant }: Grounds): number {
  const { footing, horizon, sky } = survey
  if (floats(player)) return (distant ? footing.offing : footing.water) ?? BELOW
  if (!distant || !sky) return footing.ground ?? BELOW
  // Peaks make a horizon high above the plain, and above the far shore of a lake.
  const { ground, offing } = footing
  if (ground !== null) return ground - (ground - horizon) * 0.6
  return Math.max(horizon + 0.05, (offing ?? 0) - 0.06)
}

const BELOW = 2

/** How tall a guest is with its feet in a row, both in shares of the frame. */
function tallAt(row: number, player: Player, { world, survey, distant }: Grounds): number {
  const { actor, subject } = player
  // What stands on the ground reaches up to the level of our eyes when it is as tall as we are.
  const below = Math.max(0.1, row - onFrame(survey.footing.eyes, world))
  // Without a sky nobody knows where the horizon is: rather smaller than larger.
  const sure = survey.sky ? 1 : 0.7
  const tall = ((trueMetres(actor, subject) / EYES) * below * sure) ** 0.9
  const [least, most] = distant ? [0.06, 0.15] : [0.13, mostTall(row, player, { world, survey })]
  return clamp(tall, least, Math.max(least, Math.min(most, 0.7 / actor.aspect)))
}

/** Boats stay whole, and nobody stands before a face. */
function mostTall(
  row: number,
  player: Player,
  { world, survey }: Pick<Grounds, 'world' | 'survey'>,
): number {
  const { face, footing } = survey
  const under = face && isCloseUp(face) ? row - onFrame(face.bottom, world) : 1
  // Without a sky it may be a close-up, which a guest of its true size would hide.
  if (!floats(player)) return Math.min(survey.sky ? 0.6 : 0.42, under)
  return footing.water === null ? Math.min(0.26, under) : Math.min(0.42, row - 0.06)
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

/** On somebody near us: as large beside a face as it would be. */
function spotOnBody({ x, row, apart }: Seat, { actor, subject }: Player, box: Box): Spot {
  const tall =
    apart * (subject.kind === 'insect' ? 1 : Math.min(3.2, 1.6 + trueMetres(actor, subject)))
  return { lift: (box.floor - row) * box.height, height: tall * box.height, across: x }
}

interface Flight {
  readonly box: Box
  /** How tall the guest is, in u. */
  readonly height: number
  readonly world: World
  readonly survey: Survey
}

/** How large somebody in the air is beside the leads of a stage: in the distance smaller, and before a wall, but for insects, which are near. */
function airborneShare({ actor, subject }: Player, { survey, distant }: Grounds): number {
  const usual = AIRBORNE[subject.kind] ?? 0.5
  if (distant) return usual * 0.5
  if (survey.sky && !isNearView(survey)) return usual
  if (subject.kind === 'insect') return usual * 1.5
  // A dragon as small as a bird would be one: beside a face it is as large as there is room.
  return usual * (trueMetres(actor, subject) > LARGE ? 2 : 0.6)
}

/** In metres. */
const LARGE = 2.5

/** Whether a face, or what else draws the eye where no sky is, fills the picture. */
function isNearView({ face, sky, salient }: Survey): boolean {
  if (face && isCloseUp(face)) return true
  return !sky && salient.bottom - salient.top > 0.4 && salient.right - salient.left > 0.25
}

/** In turn to the left and to the right of what fills the picture, at heights that nobody shares. */
function spotBeside({ player, index }: Guest, { box, height: asked }: Flight): Spot {
  const height = Math.min(asked, (MOST_WIDE * box.width) / player.actor.aspect, 0.3 * box.height)
  const side = index % 2 === 0 ? 1 : -1
  const tall = height / box.height
  // They flit about, and the camera comes nearer.
  const wide = (0.85 * height * player.actor.aspect) / box.width
  const row = Math.max(tall + 0.05, HEIGHTS[index % HEIGHTS.length]!)
  return {
    lift: (rowOf(player, box) - row) * box.height,
    height,
    across: side * (0.5 - Math.max(0.1, wide) - 0.05 * (index % 3)),
  }
}

/** How wide a guest beside a face may be, as a share of the frame. */
const MOST_WIDE = 0.36
const HEIGHTS = [0.3, 0.24, 0.56, 0.5, 0.8, 0.74]

/** Those who fly leave a face alone: they pass above it, or below when there is no room. */
function liftInAir(player: Player, flight: Flight): number {
  const { box, world, survey } = flight
  const { face } = survey
  if (!face || !isCloseUp(face)) return liftIntoSky(player, flight)
  const tall = flight.height / box.height
  const above = onFrame(face.top, world) - 0.01
  const under = onFrame(face.bottom, world) + tall + 0.02
  // Below a face that fills the frame, the camera would cut them off: hair is not to be seen so well.
  const row = above > tall + 0.02 || under > LOWEST_FLIGHT ? Math.max(above, tall + 0.04) : under
  return (rowOf(player, box) - row) * box.height
}

const LOWEST_FLIGHT = 0.9

/** Where a player's feet are on the frame before it is lifted, as a share of its height. */
function rowOf(player: Player, box: Box): number {
  const { y, z } = player.at(0)
  return box.floor - (y * 12) / (12 + z) / box.height
}

/** Those who fly by are seen whole: in the sky where there is one, else above what draws the eye. */
function liftIntoSky(player: Player, { box, height, survey }: Flight): number {
  if (!isAirborne(player.subject) && !isNearView(survey)) return 0
  const row = rowOf(player, box)
  const highest = 0.14 + height / box.height
  const lowest = Math.max(highest, survey.sky ? survey.horizon * 0.5 : 0)
  return (row - clamp(row, highest, lowest)) * box.height
}

/** How large those are who fly, beside the leads of a stage of their own. */
const AIRBORNE: Readonly<Partial<Record<Subject['kind'], number>>> = { insect: 0.3, bird: 0.36 }
