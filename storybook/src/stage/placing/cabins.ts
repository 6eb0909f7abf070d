import type { Actor } from '../../cast/actor.ts'
import { isPuppet } from '../../cast/people/puppet.ts'
import type { Kind, RelationName } from '../../plan/plan.ts'
import type { Mark, Player, Stance } from '../player.ts'
import { PANES, type Pane } from './panes.ts'

const OPEN =
  /tractor|bicycle|bike|motorcycle|scooter|skateboard|sled|board|cart|carriage|horse|wheelchair|stroller|pickup/u

/** In a closed vehicle one is seen from the chest up: in its window, or behind its side. */
export function ridesInside(how: RelationName, { subject, actor }: Player): boolean {
  const closed = /^(?:vehicle|aircraft|boat)$/u.test(subject.kind)
  const within = how === 'riding' || how === 'inside'
  const name = `${subject.noun} ${actor.name}`
  // The driver of a pickup has a cab; its bed is open.
  const driven = how === 'riding' && /pickup/u.test(name)
  // A tractor's second passenger stands behind the seat, and not on the roof; who is in a coach looks out of its window.
  const behind = how === 'inside' && /^(?:noto:tractor|prop:carriage)$/u.test(actor.name)
  const open = OPEN.test(name) && !driven && !behind
  return (within && closed && !open) || (how === 'inside' && TUBS.test(actor.name))
}

/** What one sits in to the chest though nobody drives it, or somebody else does. */
const TUBS = /^prop:(?:hot-tub|wheel-cabin|sidecar-motorcycle)$/u

/** Whether it is a vehicle with a roof: who is on it is on its roof. */
export function isRoofed(kind: Kind, name: string): boolean {
  return kind === 'vehicle' && !OPEN.test(name)
}

/** The window in which one is seen; none for who is too tall for a roof. */
function paneOf({ metres }: Actor, { name, cabin }: Actor, rank: number): Pane | undefined {
  const panes = metres > ROOF.under && cabin ? undefined : PANES[name]
  return panes?.[rank % panes.length]
}

/** How much of somebody fills a window, from the top: head and shoulders of people, heads of animals. */
function bustOf(actor: Actor, { shows }: Pane): number {
  if (shows !== undefined && isPuppet(actor)) return shows
  return isPuppet(actor) ? 0.05 + actor.proportions.head : 0.58
}

/** The same actor cut to its window of the vehicle. */
export function inWindow(actor: Actor, vehicle: Actor, rank: number): Actor {
  const pane = paneOf(actor, vehicle, rank)
  if (!pane) return vehicle.cabin ? seatedIn(actor) : actor
  const bust = bustOf(actor, pane)
  const half = (bust * (pane.right - pane.left)) / (pane.top - pane.sill) / 2
  return {
    ...actor,
    draw: (brush, pose) => {
      const { ctx } = brush
      ctx.save()
      ctx.beginPath()
      ctx.rect(-half, -1.1, 2 * half, 1.1 - (1 - bust))
      ctx.clip()
      actor.draw(brush, pose)
      ctx.restore()
    },
  }
}

/** Only head and chest: nobody's legs are seen below a bus. */
function seatedIn(actor: Actor): Actor {
  if (actor.kind !== 'puppet') return actor
  return {
    ...actor,
    draw: (brush, pose) => {
      brush.ctx.save()
      brush.ctx.beginPath()
      brush.ctx.rect(-2, -2, 4, 1.45)
      brush.ctx.clip()
      actor.draw(brush, pose)
      brush.ctx.restore()
    },
  }
}

/** Who is taller than this many metres has the head out through the roof: a whale in a bus. In heights of the vehicle. */
const ROOF = { under: 2.6, foot: 0.3, tall: 1.2 } as const

/** How high the middle of a head is, in own heights. */
const HEAD = 0.86
/** A basket hangs low, and who stands in it is small beside its balloon. */
const BASKET = { seat: 0.02, perch: 0.15, tall: 0.31, apart: 0.11, wide: 0.085 }

interface Passenger {
  readonly actor: Actor
  readonly height: number
  /** How many got in before. */
  readonly rank: number
  /** Left or right of the middle, in places, where several share it. */
  readonly side: number
  /** Whether the deed is done over the side: nobody fishes in the boat. */
  readonly outward?: boolean
}

/** Where a passenger is in its vehicle. */
export function cabinMark(passenger: Passenger, carrier: Player, stance: Stance): Mark {
  const { actor, height: wished, rank } = passenger
  const { x, y, z, facing } = stance
  const size = stance.height
  const pane = paneOf(actor, carrier.actor, rank)
  if (pane) {
    const height = ((pane.top - pane.sill) / bustOf(actor, pane)) * size
    const middle = (-facing * (pane.left + pane.right)) / 2
    return { x: x + middle * size, y: y + pane.top * size - height, z: z - 0.04, height, facing }
  }
  if (/balloon/u.test(carrier.actor.name)) return basketMark(passenger, stance)
  const cabin = carrier.actor.cabin?.(stance.pose)
  if (!cabin) return deckMark(passenger, carrier.actor, stance)
  if (actor.metres > ROOF.under)
    return { x, y: y + ROOF.foot * size, z: z + 0.06, height: ROOF.tall * size, facing }
  const height = Math.min(wished, ((cabin.y - 0.05) / HEAD) * size)
  const head = { x: x + cabin.x * size, y: y + cabin.y * size }
  return { x: head.x, y: head.y - HEAD * height, z: z + 0.06, height, facing }
}

function basketMark({ actor, height: wished, side }: Passenger, stance: Stance): Mark {
  const { x, y, z, facing, height: size } = stance
  const person = actor.kind === 'puppet'
  const height = person ? Math.min(wished, BASKET.tall * size) : 0.19 * size
  const aside = Math.max(-BASKET.wide, Math.min(BASKET.wide, side * BASKET.apart)) * size
  const seat = person ? BASKET.seat : BASKET.perch
  return { x: x + aside, y: y + seat * size, z: z + 0.06, height, facing }
}

/** How high the floor of an open boat is above its keel, in its heights. */
const FLOOR = 0.15

/** On the deck of what has no cabin. */
function deckMark(
  { actor, height: wished, side, outward }: Passenger,
  vessel: Actor,
  stance: Stance,
): Mark {
  const { x, y, z, facing, height: size } = stance
  // A canoe is lower than who sits in it.
  const most = vessel.aspect > 3 ? 2.2 : 0.78
  // Beside grown-ups children are smaller, though both would fill the boat.
  const young = Math.abs(side) >= 0.5 && actor.kind === 'puppet' && actor.metres < 1.5
  const height = (young ? 0.8 : 1) * Math.min(wished, most * size)
  const aside = asideIn(vessel, { side, step: 0.9 * actor.aspect * height, size })
  const turned = outward && aside !== 0 ? Math.sign(aside) : facing
  // In a flat boat boots would show below its keel.
  const foot = Math.max(0.93 * size - 0.52 * height, FLOOR * size)
  return { x: x + aside, y: y + foot, z: z + 0.06, height, facing: turned }
}

/** So much of an open boat is there to sit in, from its middle to its ends, in its widths. */
const THWARTS = 0.34

/** Several in one boat sit behind each other, and nobody in another's place. */
function asideIn(
  { aspect }: Actor,
  { side, step, size }: { side: number; step: number; size: number },
): number {
  if (Math.abs(side) < 0.5) return 0
  const reach = THWARTS * aspect * size
  const wished = Math.max(step, 0.3 * aspect * size)
  return Math.max(-reach, Math.min(reach, side * wished))
}
