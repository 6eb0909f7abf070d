import type { Actor } from '../../cast/actor.ts'
import type { RelationName } from '../../plan/plan.ts'
import { nearness } from '../../scene/box.ts'
import type { Point } from '../../scene/space.ts'
import { TURN, clamp, wave } from '../easing.ts'
import type { Mark, Player, Stance } from '../player.ts'
import { armSpot, backOf, isOnBack, isOnShoulder, shoulderOf } from './body-parts.ts'
import { cabinMark, ridesInside } from './cabins.ts'
import { seatSpot, type Seat } from './gatherings.ts'
import { clawsOf, footing, gripPoint, hangsFromMouth } from './grips.ts'
import { hangingMark } from './hanging.ts'
import { isOnWheels, roomBelow } from './low-roofs.ts'
import { sunk } from './sunk.ts'
import type { WallSpot } from './walls.ts'

/** The bound one: who it is, how tall in u, and on which side or share of the round it is. */
interface Child {
  readonly actor: Actor
  readonly height: number
  readonly side: number
  /** Whether the deed is done over the side of what it is in. */
  readonly outward?: boolean
  /** Whether it is in the air. */
  readonly aloft?: boolean
  /** How many are nearer to the middle on its side. */
  readonly rank: number
  /** Its place on the wall, when it belongs there. */
  readonly wall?: WallSpot | null
  /** Which of how many it is, when they sit or stand round something together. */
  readonly seat?: Seat | null
  /** How far from the other one its deed is done, in own heights. */
  readonly reach?: number | null
  /** How fast it goes round something, in radians a second. */
  readonly pace?: number
}

interface Instant {
  readonly stance: Stance
  readonly carrier: Player
  readonly t: number
}

type Placing = (child: Child, instant: Instant) => Mark

/** What a bound one and its carrier measure on the frame. */
interface Looks {
  readonly own: { readonly wide: number; readonly tall: number }
  readonly other: { readonly wide: number; readonly tall: number }
  /** Whether no ground tells which of the two is farther. */
  readonly afloat: boolean
}

/** Who is behind a tree and lower than its crown looks out beside its trunk. */
const TRUNKS = /[:-](?:tree|palm|oak|pine|birch|willow|deciduous-tree|evergreen-tree)$/u
/** Through these one is seen, however high they are. */
const SEEN_THROUGH = /:(?:[a-z]+-)?(?:fence|railing|bars)$/u
const [TRUNK, BELOW_CROWN] = [0.24, 0.4]

/** At another depth than its carrier, so far aside that neither hides too much of the other. */
const atDepth =
  (depth: number, aside: (looks: Looks) => number): Placing =>
  ({ actor, height, side, rank }, { stance, carrier }) => {
    const z = Math.max(-1.5, stance.z + depth)
    const [near, there] = [nearness(z), nearness(stance.z)]
    const own = { wide: actor.aspect * height * near, tall: height * near }
    const tall = stance.height * there
    const low = depth > 0 && own.tall < BELOW_CROWN * tall
    const stem = low && TRUNKS.test(carrier.actor.name) ? TRUNK : 1
    const open = depth > 0 && SEEN_THROUGH.test(carrier.actor.name)
    const other = { wide: stem * carrier.actor.aspect * tall, tall: open ? 0.6 * tall : tall }
    const reach = aside({ own, other, afloat: FLOATING.has(carrier.medium) })
    const offset = (side < 0 ? -1 : 1) * (reach + 1.04 * rank * own.wide)
    // Before a window on the wall, and beside one who leaps, one stands on the ground.
    const y = carrier.medium === 'ground' ? 0 : stance.y
    return { ...spotOf(stance), x: (stance.x * there + offset) / near, y, z, height }
  }

/** On the wall behind the other, half beside it. */
const onTheWall =
  (wall: WallSpot): Placing =>
  ({ actor, height: wished, side }, { stance, carrier }) => {
    const [near, there] = [nearness(wall.z), nearness(stance.z)]
    const height = Math.min(wished, wall.tallest) / near
    const reach = 0.5 * carrier.actor.aspect * stance.height * there
    const offset = (side < 0 ? -1 : 1) * (reach + 0.15 * actor.aspect * height * near)
    const x = (stance.x * there + offset) / near
    return { x, y: wall.y, z: wall.z, height, facing: 1 }
  }

/** So many times as wide as a swimmer before it a shark would hide it in its own outline. */
const SWALLOWS = 1.3
const FLOATING = new Set<Player['medium']>(['air', 'space', 'underwater'])

/** Behind something lower one looks over it; behind something taller one looks out beside it. */
const behind = atDepth(2.2, ({ own, other, afloat }) => {
  if (afloat && own.wide > SWALLOWS * other.wide) return 0.5 * own.wide
  return own.tall > other.tall * 1.2 ? 0.2 * other.wide : 0.5 * other.wide + 0.08 * own.wide
})

/** Small things stand before large ones; what would hide the other one stands half beside it. */
const inFront = atDepth(-1.6, ({ own, other }) =>
  own.wide < 0.3 * other.wide || (own.wide < 0.55 * other.wide && own.tall < 0.62 * other.tall)
    ? 0.28 * other.wide
    : 0.5 * (own.wide + other.wide) - 0.42 * Math.min(own.wide, other.wide),
)

const DRIFT = 0.25

/** Round and round, each at its own share of the round. */
const around: Placing = (child, instant) => {
  const { actor, height, side, pace = DRIFT } = child
  const { stance, carrier, t } = instant
  if (child.aloft && carrier.actor.kind === 'puppet') return aboutTheHead(child, instant)
  const share = side * TURN + t * pace
  // Who runs is soon out again from behind.
  const angle = pace > DRIFT ? share - 0.45 * Math.sin(share) : share
  const stem = actor.home === 'ground' && TRUNKS.test(carrier.actor.name) ? 2 * TRUNK : 1
  const reach = 0.5 * stem * carrier.actor.aspect * stance.height + 0.8 * actor.aspect * height
  return {
    x: stance.x + Math.sin(angle) * reach,
    y: stance.y + (actor.home === 'air' ? stance.height * 0.5 : 0),
    z: stance.z + 1.2 - 2 * Math.cos(angle),
    height,
    facing: clamp(Math.cos(angle) * (pace > 1 ? 12 : 5), -1, 1) || 0.05,
  }
}

/** How large flyers about somebody are at most, how far from them, and how high, in heights of that one. */
const FLYER = { tall: 0.2, reach: 0.66, low: 0.62, high: 0.4 }

/** Gulls about a fisherman are small, high and beside the face: they do not stand at the arms. */
const aboutTheHead: Placing = ({ actor, height, side, pace = DRIFT }, { stance, t }) => {
  const angle = side * TURN + t * pace
  const own = Math.min(height, FLYER.tall * stance.height)
  const reach = FLYER.reach * stance.height + 0.5 * actor.aspect * own
  return {
    x: stance.x + Math.sin(angle) * reach,
    y: stance.y + stance.height * (FLYER.low + FLYER.high * Math.abs(Math.cos(angle))),
    z: stance.z + 0.6 - 0.8 * Math.cos(angle),
    height: own,
    facing: clamp(Math.cos(angle) * 5, -1, 1) || 0.05,
  }
}

/** Together round one thing: left and right of it by turns, everybody with the face to it, the later ones farther back. */
const gathered =
  (seat: Seat): Placing =>
  ({ actor, height }, { stance, carrier }) => {
    const { middle, other } = handledBy(carrier, stance)
    // People sit on the edge of a wide cloth, not beside it.
    const edge = carrier.actor.aspect > 2 ? 0.34 : 0.5
    const { side, reach, z } = seatSpot(seat, { own: actor.aspect * height, other, edge })
    return {
      x: stance.x + middle + side * reach,
      y: stance.y,
      z: stance.z + z,
      height,
      facing: -side,
    }
  }

/** How wide a thing is, or somebody with the table and the cake of a deed, and where the middle of that is. */
function handledBy(
  { actor, reach: { forwards, backwards } }: Player,
  { height, facing }: Stance,
): { readonly middle: number; readonly other: number } {
  if (actor.kind !== 'puppet') return { middle: 0, other: actor.aspect * height }
  const middle = (Math.sign(facing) * (forwards - backwards) * height) / 2
  return { middle, other: (forwards + backwards) * height }
}

const under: Placing = ({ actor, height, side }, { stance, carrier }) => {
  const low = roomBelow(carrier.actor, actor) !== undefined
  // Bride and groom under an arch stand side by side.
  const beside = Math.abs(side) >= 0.5 ? 1.1 * actor.aspect * height : 0.36 * stance.height
  return {
    ...spotOf(stance),
    y: carrier.medium === 'ground' ? 0 : stance.y,
    x: stance.x + side * (low && Math.abs(side) < 0.5 ? 0.15 * stance.height : beside),
    z: stance.z + (isOnWheels(carrier.actor.name) ? 0.2 : low ? -0.1 : -0.5),
    height,
  }
}

const above: Placing = ({ actor, height, side }, { stance, t }) => ({
  ...spotOf(stance),
  x: stance.x + (Math.abs(side) >= 0.5 ? side * actor.aspect * height * 1.1 : 0),
  y: stance.y + stance.height * (stance.pose.stretch ?? 1) + 0.45 + 0.12 * wave(t / 3),
  z: stance.z - 0.1,
  height,
})

const inside: Placing = ({ height, side, actor }, { stance }) => ({
  ...spotOf(stance),
  x: stance.x + (Math.abs(side) >= 0.5 ? side * actor.aspect * height * 0.7 : 0),
  // Who lives looks out over the rim.
  y:
    stance.y +
    (actor.build === 'still' ? 0.62 * stance.height - 0.25 * height : 0.58 * stance.height),
  z: stance.z + 0.06,
  height,
})

/** Behind the shoulders, and on the far side of them. */
const onBack: Placing = ({ actor, height }, { stance, carrier }) => {
  const load = { actor, ratio: height / stance.height }
  const { x, y } = backOf(load, carrier.actor, stance.pose)
  return {
    ...spotOf(stance),
    x: stance.x + x * stance.height,
    y: stance.y + y * stance.height,
    z: stance.z + 0.06,
    height,
  }
}

/** A spot that nobody shares: on an arm or a shoulder. */
function ownSpot(how: RelationName, child: Child, { stance, carrier }: Instant): Point | null {
  const { actor, side, rank } = child
  const shoulder = isOnShoulder(how, actor, carrier.subject)
    ? shoulderOf(carrier.actor, stance.pose, side)
    : null
  return armSpot(how, carrier.actor, rank) ?? shoulder
}

/** Where the carrier's hand, seat, head or top is now. */
const gripped =
  (how: RelationName): Placing =>
  (child, instant) => {
    const { actor, height, side, rank } = child
    const { stance, carrier } = instant
    const own = ownSpot(how, child, instant)
    const grip = own ?? gripPoint(how, actor, { stance, carrier })
    // Several in one beak hang below each other.
    const fan = how === 'holding' ? 0.34 * rank : 0
    const low = fan + (hangsFromMouth(how, actor, carrier) ? 0.86 : footing(how, actor))
    const many = /^(?:on|riding)$/u.test(how) && Math.abs(side) >= 0.5 && !own
    const near = how === 'on' ? 0.9 : 0.62
    const crowd = many ? side * actor.aspect * height * near : 0
    const up = (grip.y - sunk(how, carrier.actor, actor)) * stance.height - low * height
    // A trunk reaches to the ground: what it holds stays above it.
    const ground = how === 'holding' && carrier.medium === 'ground' ? 0 : -Infinity
    return {
      ...spotOf(stance),
      x: stance.x + grip.x * stance.height + crowd - clawsOf(how, actor, stance) * height,
      y: stance.y + Math.max(ground, up),
      // Wings are on the far side: before a face that looks at us they would hide it.
      z: stance.z + (how === 'wearing' && actor.name.endsWith('wings') ? 0.06 : -0.08),
      height,
    }
  }

const seated: Placing = (child, { stance, carrier }) => cabinMark(child, carrier, stance)

function spotOf({ x, y, z, height, facing }: Stance): Mark {
  return { x, y, z, height, facing }
}

const hanging: Placing = (child, { stance, carrier }) => hangingMark(child, carrier.actor, stance)

/** Before somebody who is there already, on the ground, as near as the deed is done. */
const facing: Placing = ({ height, reach }, { carrier, t }) => {
  const mark = carrier.mark(t)
  // Before the fence that the other one is behind.
  const z = Math.min(0, mark.z - 0.1)
  const x = (mark.x * nearness(mark.z)) / nearness(z) + mark.facing * (reach ?? 1) * height
  return { ...mark, x, y: 0, z, height, facing: -mark.facing }
}

/** Behind the back of who sits there, as high as the seat. */
const onSameSeat: Placing = ({ actor, height, rank }, { stance, carrier }) => {
  const seat = carrier.actor.grip('seat', stance.pose)
  const away = 0.16 * stance.height + (0.5 + rank) * actor.aspect * height
  const x = stance.x + seat.x * stance.height - stance.facing * away
  return { ...spotOf(stance), x, y: stance.y + (seat.y - 0.05) * stance.height, height }
}

const PLACINGS: Readonly<Partial<Record<RelationName, Placing>>> = {
  behind,
  'in-front-of': inFront,
  around,
  under,
  above,
  inside,
  facing,
  'hanging-from': hanging,
  'left-of': onSameSeat,
}

/** Where a bound one is at story time t, from where its carrier is. */
export function boundMark(how: RelationName, carrier: Player, child: Child): (t: number) => Mark {
  const hung = child.wall && how === 'behind' ? onTheWall(child.wall) : null
  const still = child.seat ? gathered(child.seat) : hung
  const behindBack = isOnBack(how, child.actor, carrier.subject) ? onBack : null
  const fixed = still ?? (ridesInside(how, carrier) ? seated : behindBack)
  const placing = fixed ?? PLACINGS[how] ?? gripped(how)
  return (t) => placing(child, { stance: carrier.at(t), carrier, t })
}
