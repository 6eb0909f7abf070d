import type { Actor } from '../../cast/actor.ts'
import { isPuppet } from '../../cast/people/puppet.ts'
import type { Kind, RelationName } from '../../plan/plan.ts'
import type { Mark, Player, Stance } from '../player.ts'

const OPEN =
  /tractor|bicycle|bike|motorcycle|scooter|skateboard|sled|board|cart|carriage|horse|wheelchair|stroller|pickup/u

/** In a closed vehicle one is seen from the chest up: in its window, or behind its side. */
export function ridesInside(how: RelationName, { subject, actor }: Player): boolean {
  const closed = /^(?:vehicle|aircraft|boat)$/u.test(subject.kind)
  const within = how === 'riding' || how === 'inside'
  const name = `${subject.noun} ${actor.name}`
  // The driver of a pickup has a cab; its bed is open.
  const driven = how === 'riding' && /pickup/u.test(name)
  // A tractor's second passenger stands behind the seat, and not on the roof.
  const behind = how === 'inside' && actor.name === 'noto:tractor'
  const open = OPEN.test(name) && !driven && !behind
  return (within && closed && !open) || (how === 'inside' && TUBS.test(actor.name))
}

/** What one sits in to the chest though nobody drives it, or somebody else does. */
const TUBS = /^prop:(?:hot-tub|wheel-cabin|sidecar-motorcycle)$/u

/** Whether it is a vehicle with a roof: who is on it is on its roof. */
export function isRoofed(kind: Kind, name: string): boolean {
  return kind === 'vehicle' && !OPEN.test(name)
}

/** A window that nobody can be seen through: who sits there is drawn on it. In the vehicle's own heights, as it faces left. */
interface Pane {
  readonly left: number
  readonly right: number
  readonly sill: number
  readonly top: number
  /** How much of people is seen over it where it is no window, from the top. */
  readonly shows?: number
}

/** Before the sail, over the shields. */
const LONGSHIP: readonly Pane[] = [0.02, -0.26, 0.3].map((x) => ({
  left: x - 0.15,
  right: x + 0.15,
  sill: 0.33,
  top: 0.58,
}))

/** On the after deck, and before the mast. */
const HELM: readonly Pane[] = [0.36, -0.06, -0.34].map((x) => ({
  left: x - 0.17,
  right: x + 0.17,
  sill: 0.27,
  top: 0.58,
}))

/** On deck, before the sails. */
const DECK: readonly Pane[] = [0.3, -0.3, 0.02].map((x) => ({
  left: x - 0.15,
  right: x + 0.15,
  sill: 0.14,
  top: 0.4,
}))

/** The passengers' windows, by their left edges in a drawing of this width and 100 high. */
function panesIn(width: number, lefts: readonly number[], pane: PaneSize): Pane[] {
  const { wide, sill, top } = pane
  return lefts.map((x) => ({
    left: (x - width / 2) / 100,
    right: (x + wide - width / 2) / 100,
    sill,
    top,
  }))
}

interface PaneSize extends Pick<Pane, 'sill' | 'top'> {
  readonly wide: number
}

/** The windows of each, the driver's first. */
const PANES: Readonly<Record<string, readonly Pane[]>> = {
  'noto:automobile': [
    { left: -0.3, right: 0.07, sill: 0.6, top: 0.87 },
    { left: 0.13, right: 0.42, sill: 0.6, top: 0.85 },
  ],
  'noto:taxi': [
    { left: -0.26, right: 0.13, sill: 0.53, top: 0.8 },
    { left: 0.19, right: 0.46, sill: 0.53, top: 0.78 },
  ],
  'noto:sport-utility-vehicle': [
    { left: -0.2, right: 0.17, sill: 0.63, top: 0.92 },
    { left: 0.27, right: 0.53, sill: 0.63, top: 0.91 },
  ],
  'noto:police-car': [
    { left: -0.28, right: 0.05, sill: 0.61, top: 0.84 },
    { left: 0.11, right: 0.38, sill: 0.61, top: 0.82 },
  ],
  'prop:bus': [
    { left: -0.96, right: -0.7, sill: 0.47, top: 0.86 },
    ...panesIn(212, [72, 98, 124, 150, 176], { wide: 18, sill: 0.56, top: 0.82 }),
  ],
  'prop:school-bus': [
    { left: -0.61, right: -0.45, sill: 0.57, top: 0.86 },
    ...panesIn(222, [94, 118, 142, 166, 190], { wide: 18, sill: 0.56, top: 0.82 }),
  ],
  'prop:train': [
    { left: -1.32, right: -0.94, sill: 0.55, top: 0.82 },
    ...panesIn(330, [88, 122, 156, 212, 246, 292], { wide: 27, sill: 0.55, top: 0.8 }),
  ],
  'prop:tram': panesIn(250, [12, 46, 112, 146, 214], { wide: 27, sill: 0.47, top: 0.72 }),
  'noto:helicopter': [{ left: -0.5, right: -0.25, sill: 0.42, top: 0.62 }],
  'prop:biplane': [{ left: -0.1, right: 0.14, sill: 0.56, top: 0.82 }],
  'prop:sports-car': [
    { left: -0.3, right: 0.1, sill: 0.62, top: 0.87 },
    { left: 0.18, right: 0.58, sill: 0.62, top: 0.85 },
  ],
  // No roof: the driver's head is over the windscreen.
  'prop:convertible': [
    { left: -0.02, right: 0.62, sill: 0.56, top: 1.12 },
    { left: 0.6, right: 1.1, sill: 0.56, top: 1.08 },
    ...[0.58, 1.14, 0.8].map((x) => ({ left: x - 0.2, right: x + 0.2, sill: 0.6, top: 0.98 })),
  ],
  'prop:cable-car': panesIn(92, [35, 10, 60], { wide: 22, sill: 0.27, top: 0.54 }),
  // Who is in its bed is seen over the side.
  'noto:pickup-truck': [{ left: -0.36, right: -0.02, sill: 0.66, top: 0.95 }],
  'noto:sailboat': DECK,
  'noto:ship': [-0.38, -0.27, 0.4].map((x) => ({
    left: x - 0.1,
    right: x + 0.1,
    sill: 0.41,
    top: 0.63,
  })),
  'prop:pirate-ship': HELM,
  'prop:ghost-ship': HELM,
  'prop:viking-ship': LONGSHIP,
  'prop:rowed-longship': LONGSHIP,
  'prop:rowed-boat': [-0.84, -0.3, 0.24, 0.78].map((x) => ({
    left: x - 0.27,
    right: x + 0.27,
    sill: 0.56,
    top: 1.14,
  })),
  'prop:paddled-canoe': [-0.98, 0.84, -0.06, 0.4].map((x) => ({
    left: x - 0.27,
    right: x + 0.27,
    sill: 0.52,
    top: 1.12,
  })),
  'noto:tractor': [{ left: 0.4, right: 0.8, sill: 0.5, top: 1.02, shows: 0.6 }],
  'prop:chariot': [{ left: -0.3, right: 0.5, sill: 0.5, top: 1.4, shows: 0.62 }],
  'prop:sidecar-motorcycle': [{ left: 0.12, right: 0.7, sill: 0.5, top: 1.06 }],
  'prop:forklift': [{ left: -0.08, right: 0.44, sill: 0.46, top: 0.9, shows: 0.52 }],
  'prop:hot-tub': [-0.44, 0.44, -0.92, 0.92, 0].map((x) => ({
    left: x - 0.3,
    right: x + 0.3,
    sill: 0.62,
    top: 1.3,
    shows: 0.42,
  })),
  'prop:wheel-cabin': [0.12, -0.2].map((x) => ({
    left: x - 0.2,
    right: x + 0.2,
    sill: 0.28,
    top: 0.51,
    shows: 0.46,
  })),
  'prop:rocket': [{ left: -0.07, right: 0.07, sill: 0.575, top: 0.705 }],
  'prop:submarine': [
    { left: -0.83, right: -0.67, sill: 0.28, top: 0.44 },
    { left: -0.43, right: -0.27, sill: 0.28, top: 0.44 },
  ],
  'noto:fire-engine': [{ left: -0.38, right: -0.17, sill: 0.52, top: 0.72 }],
  'noto:ambulance': [{ left: -0.34, right: -0.1, sill: 0.54, top: 0.73 }],
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
