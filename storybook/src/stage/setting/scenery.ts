import type { Actor } from '../../cast/actor.ts'
import type { Random } from '../../scene/random.ts'
import { nearness } from '../../scene/box.ts'
import type { Box } from '../../scene/space.ts'
import type { Mark } from '../player.ts'
import { FAR_HILL } from './behind/far-hill.ts'

/** One of those who stand far from the acting line. */
export interface Spot {
  readonly actor: Actor
  readonly index: number
  readonly count: number
  readonly metres: number
  readonly random: Random
  /** The acting line is on the water: scenery stands on the far shore. */
  readonly afloat: boolean
  /** Said to be in the distance: small, over the land's edge. */
  readonly remote?: boolean
  /** People, animals, ships and cars: what lives or moves looks small back there, whatever its size. */
  readonly lively?: boolean
  readonly aloft?: boolean
  readonly ashore?: boolean
  /** Behind all that the place has, at its horizon. */
  readonly beyond?: boolean
  /** One of the further moons of a sky: on the other side than the first. */
  readonly lesser?: boolean
  /** A heart of cloud that the film is about: nobody looks at anything else. */
  readonly alone?: boolean
  /** How far back actors may stand here. */
  readonly far: number
  /** Share of the frame's width that stays in sight while the camera moves. */
  readonly sight: number
  /** Where others stand before it. */
  readonly taken: readonly Span[]
}

/** Behind the actors, where they leave it free: a tower, a tree, a castle. Many stand over the whole width. */
export function sceneryMark(spot: Spot, box: Box): Mark {
  if (spot.beyond === true) return beyondMark(spot, box)
  if (spot.remote === true && spot.lively === true) return remoteMark(spot, box)
  const { actor, index, count, metres, far, sight } = spot
  const [base, room] = metres > 12 ? [11, 5] : [6.5, 1]
  // What the set itself has further back would hide it.
  const z = (spot.afloat ? 16 : Math.min(base, far + room)) + index * 0.5
  const near = nearness(z)
  // No higher than the sky over its foot: a tower is known by its top.
  const sky = box.horizon + (box.floor - box.horizon) * near - TOP
  const full = metres > 12 ? 0.76 : metres > 5 ? 0.58 : 0.42
  const share = Math.min(sky, spot.remote === true ? REMOTE * full : full)
  const widest = Math.min(0.5, (count > FEW ? 1.15 : 0.85) / count)
  const height = Math.min(box.height * share, (box.width * widest) / actor.aspect)
  const wide = height * actor.aspect
  const edge = Math.max(0, (sight * box.width - wide) / 2)
  const x = count > FEW ? (index / (count - 1) - 0.5) * 2 * edge : freeSpot(wide, edge, spot)
  return { x: x / near, y: 0, z, height: height / near, facing: 1 }
}

/** Right behind the actors and taller than the frame; as wide as leaves room for them. */
export function toweringMark({ actor, index, count, far, sight, ...spot }: Spot, box: Box): Mark {
  const z = Math.min(3, Math.max(0.6, far)) + index * 0.5
  const near = nearness(z)
  const height = Math.min(TOWERS * box.height, (0.62 * box.width) / count / actor.aspect)
  const wide = height * actor.aspect
  const edge = Math.max(0, (sight * box.width - 0.6 * wide) / 2)
  const x = freeSpot(wide * 0.4, edge, { actor, index, count, far, sight, ...spot })
  return { x: x / near, y: 0, z, height: height / near, facing: 1 }
}

/** How tall a giant tree is, in heights of the frame. */
const TOWERS = 1.5

/** Over the roofs and the trees of the place: a castle on its hill, a volcano from its foot. */
function beyondMark({ actor, index, count, metres }: Spot, box: Box): Mark {
  const near = nearness(FAR_HILL.z)
  const hill = metres < MOUNTAIN
  const share = Math.min(hill ? 0.3 : 0.46, box.horizon - 0.1 - (hill ? FAR_HILL.height : 0))
  const height = Math.min((box.height * share) / near, (0.46 * box.width) / near / actor.aspect)
  const spread = count > 1 ? (index / (count - 1) - 0.5) * 0.8 : FAR_HILL.x / 2
  const y = hill ? (0.9 * FAR_HILL.height * box.height) / near : 0
  return { x: (spread * box.width) / near, y, z: FAR_HILL.z, height, facing: 1 }
}

/** Near the horizon, on the land or the water there: a ship, a herd, a rider. */
function remoteMark(spot: Spot, box: Box): Mark {
  const { actor, index, metres, sight } = spot
  // What stands on land would else be hidden by the dunes or the reeds there.
  const z = (spot.ashore === true ? Math.min(17, spot.far + 3) : 17) + index * 0.6
  const near = nearness(z)
  const share = Math.min(0.15, 0.09 + metres * 0.003)
  const height = Math.min(box.height * share, (box.width * 0.24) / actor.aspect)
  const wide = height * actor.aspect
  const edge = Math.max(0, (sight * box.width - wide) / 2)
  const y = spot.aloft === true ? ALOFT * box.height : 0
  return { x: freeSpot(wide, edge, spot) / near, y: y / near, z, height: height / near, facing: 1 }
}

/** How high over the horizon's land what flies is, as a share of the frame. */
const ALOFT = 0.26

/** Buildings stand on a hill back there; what is taller than this is a mountain itself. */
const MOUNTAIN = 60

/** How large what is in the distance looks beside what stands behind the actors. */
const REMOTE = 0.42

/** As seen on the acting line: from where to where somebody stands. */
export interface Span {
  readonly left: number
  readonly right: number
}

/** What is left free above the highest, as a share of the frame. */
const TOP = 0.04
const TRIES = 12
/** So many look for a free spot each; more stand over the whole width. */
const FEW = 3

/** The middle of what is hidden least by those who stand before it; the sides are liked better than the middle. */
function freeSpot(wide: number, edge: number, { taken, random }: Spot): number {
  const side = random.pick([-1, 1])
  let best = { x: 0, hidden: Infinity }
  for (let i = 0; i <= TRIES; i++) {
    const x = side * edge * (1 - (2 * i) / TRIES)
    const shared = taken.reduce((sum, span) => sum + common(span, x, wide), 0)
    const hidden = shared / wide + 0.1 * Math.abs(Math.abs(x) / Math.max(0.01, edge) - 0.62)
    if (hidden < best.hidden - 1e-9) best = { x, hidden }
  }
  return best.x
}

function common({ left, right }: Span, x: number, wide: number): number {
  return Math.max(0, Math.min(right, x + wide / 2) - Math.max(left, x - wide / 2))
}

/** High above, where sun, clouds and stars are. */
export function skyMark(spot: Spot, box: Box): Mark {
  const { actor, random, lesser = false, alone = false } = spot
  const z = 22
  const near = nearness(z)
  const [share, wide] = lesser ? [0.13, 0.34] : alone ? [0.42, 0.56] : [0.24, 0.34]
  const height = Math.min((box.height * share) / near, (box.width * wide) / near / actor.aspect)
  const spread = spreadOf(spot)
  const middle = box.height * (box.horizon - random.between(0.16, 0.24) * (alone ? 1.55 : 1))
  const eye = (box.floor - box.horizon) * box.height
  return {
    x: (spread * box.width) / near,
    y: eye + (middle - box.height * 0.04) / near - height / 2,
    z,
    height,
    facing: 1,
  }
}

function spreadOf({ index, count, random, lesser = false, alone = false }: Spot): number {
  if (alone) return random.between(-0.06, 0.06)
  if (lesser) return -0.1 - (0.3 * (index + random.between(0.1, 0.9))) / count
  return count > 1 ? (index / (count - 1) - 0.5) * 0.7 : random.between(-0.28, 0.28)
}

/** A herd some way off, on the side to which the lead is going. */
export function crowdMark(
  { actor, index, count, random }: Spot,
  { box, heading }: { box: Box; heading: 1 | -1 },
): Mark {
  const z = 2.6 + (index % 2) * 1.8 + random.between(-0.3, 0.3)
  const near = nearness(z)
  const step = Math.min(0.52 / count, 0.12)
  const height = Math.min(
    (box.height * 0.33) / near,
    (box.width * step * 2.6) / near / actor.aspect,
  )
  const x = heading * box.width * (0.4 - step * (index + 0.5))
  return { x: x / near, y: 0, z, height, facing: random.chance(0.3) ? heading : -heading }
}
