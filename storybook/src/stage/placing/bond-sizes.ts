import type { Actor } from '../../cast/actor.ts'
import type { RelationName, Subject } from '../../plan/plan.ts'
import { isOverhead } from './grips.ts'
import { hangingRoom } from './hanging.ts'
import { roomBelow } from './low-roofs.ts'
import { cardSize, GROWN, isTinyAnyway, tempered } from './sizes.ts'
import { wornSize } from './worn.ts'

interface Range {
  readonly low: number
  readonly high: number
}

/** How tall the one may be in the heights of the other: both must be seen. */
const RATIO: Range = { low: 0.3, high: 1.5 }
const RATIOS: Readonly<Partial<Record<RelationName, Range>>> = {
  holding: { low: RATIO.low, high: 0.6 },
  inside: { low: 0.55, high: 0.8 },
  under: { low: 0.36, high: RATIO.high },
  'hanging-from': { low: 0.45, high: 0.6 },
  around: { low: RATIO.low, high: 1.1 },
}
/** A cat on a roof, or a heap on a chair: seen, but the roof is a roof still. */
const ROOFTOP: Range = { low: 0.45, high: 0.8 }
/** What a beast has in its beak or claws hides neither its face nor its feet. */
const GRASPED: Range = { low: 0.22, high: 0.42 }
/** An umbrella or a balloon over its head. */
const OVERHEAD: Range = { low: 0.75, high: 0.9 }
/** A lantern on a ship: seen, but no second funnel. */
const FITTING: Range = { low: 0.2, high: 0.3 }
/** A mushroom or a bat in a tree: it hides neither the crown nor who is below. */
const BAUBLE: Range = { low: 0.3, high: 0.45 }
/** A leaf that is ten times as large as the ant that carries it: larger, but no house beside it. */
const OVERSIZED: Range = { low: 0.9, high: 1.4 }
/** Who sits on the roof of a bus: nearly as tall as the bus at most, or the bus would be a toy. */
const ON_ROOF = 0.8
/** How tall at most one is who is under something, in its heights. */
const HEADROOM = 0.72

interface Body {
  readonly metres: number
  readonly actor: Actor
}

interface Bound extends Body {
  /** What the prompt says of its size. */
  readonly size: Subject['size']
}

/** How tall the bound one is in its carrier's heights. */
export function bondRatio(how: RelationName, child: Bound, carrier: Body): number {
  if (how === 'wearing') return wornSize(child.actor, carrier.actor, child.size)
  if (how === 'riding' && TWO_WHEELS.test(carrier.actor.name)) return onTwoWheels(child, carrier)
  const [own, under] = [shapeOf(child), shapeOf(carrier)]
  const fatter = Math.sqrt(under.aspect / own.aspect)
  const sizes = cardSize(own) / cardSize(under)
  if (/^(?:behind|in-front-of|facing)$/u.test(how)) return tempered(sizes) * fatter
  const stacked = (how === 'on' || how === 'above') && carrier.actor.build === 'still'
  const share = sizes ** (stacked ? 0.4 : 0.58)
  const { low, high } = asSaid(rangeOf(how, child, carrier), child)
  const size = Math.min(high, Math.max(low, share))
  // Who lies on a heap does not hide it.
  const breadth = isHeaped(carrier.actor) ? 1.1 : isTownOn(how, child, carrier) ? 0.68 : 1.6
  const wide = (breadth * Math.max(0.8, under.aspect)) / own.aspect
  const built = isHouseOn(how, child, carrier) ? LEAST_HOUSE : 0
  return Math.min(wide, tallest(how, child, carrier), Math.max(built, size * fatter))
}

const TWO_WHEELS = /:(?:bicycle|motorcycle|motor-scooter|scooter|moped)$/u
const CYCLISTS: Range = { low: 1.35, high: 1.8 }

/** To scale: the wheels of a long, low machine would be a toy's under whom its breadth made a giant. */
function onTwoWheels({ metres }: Body, carrier: Body): number {
  return Math.min(CYCLISTS.high, Math.max(CYCLISTS.low, (1.1 * metres) / carrier.metres))
}

/** A tiny elephant in a cup, a huge acorn in paws: beyond what others of the kind may be. */
function asSaid({ low, high }: Range, { actor, size }: Bound): Range {
  if (isTinyAnyway(actor, size)) return { low, high }
  return { low: low * Math.min(1, GROWN[size]), high: high * Math.max(1, GROWN[size]) }
}

function rangeOf(how: RelationName, child: Body, carrier: Body): Range {
  const roof = child.metres < carrier.metres / 3 || isHeaped(child.actor)
  const fitted = child.actor.build === 'still' && child.metres < carrier.metres / 12
  if (fitted && /^(?:on|hanging-from)$/u.test(how)) return FITTING
  if (how === 'on' && roof) return ROOFTOP
  if (how === 'hanging-from' && child.metres < carrier.metres / 12) return BAUBLE
  return (how === 'holding' ? heldRange(child, carrier) : RATIOS[how]) ?? RATIO
}

function heldRange(child: Body, carrier: Body): Range | undefined {
  if (isOverhead(child.actor)) return OVERHEAD
  // A mouse that is said to be tiny is small, and its coin is no larger for it.
  const bearer = Math.max(carrier.metres, carrier.actor.metres)
  if (child.metres > 3 * bearer) return OVERSIZED
  return carrier.actor.kind === 'puppet' ? RATIOS.holding : GRASPED
}

function tallest(how: RelationName, child: Bound, carrier: Body): number {
  if (how === 'under') return roomBelow(carrier.actor, child.actor) ?? HEADROOM
  if (how === 'riding') return tallestRider(child, carrier)
  if (how === 'on' && carrier.actor.build === 'wheeled' && carrier.metres > 1.9) return ON_ROOF
  if (how === 'holding' && carrier.actor.kind !== 'puppet' && child.actor.aspect < 0.3) return ROD
  return how === 'hanging-from' ? hangingRoom(carrier.actor, child.actor) : Infinity
}

/** In heights of what is ridden: who is as small as a thumb is smaller than the swallow that bears it. */
const [TINY_RIDER, BIRD_RIDER] = [0.7, 0.95]

function tallestRider({ actor: rider, size }: Bound, { actor }: Body): number {
  if (size === 'tiny' && !isTinyAnyway(rider, size)) return TINY_RIDER
  return actor.build === 'bird' ? BIRD_RIDER : Infinity
}

/** A stick in the paws of a beast is no longer than the beast is tall: its breadth says nothing. */
const ROD = 0.9

function shapeOf({ metres, actor }: Body): { metres: number; aspect: number } {
  return { metres, aspect: actor.aspect }
}

/** Houses on a beast stand on its back, and not beyond it. */
function isTownOn(how: RelationName, child: Body, { actor }: Body): boolean {
  return (
    how === 'on' && actor.build !== 'still' && child.actor.build === 'still' && child.metres > 3
  )
}

/** A tiny house on a giant turtle is one that is seen, in the turtle's heights. */
const LEAST_HOUSE = 0.42

function isHouseOn(how: RelationName, { actor: child }: Body, { actor }: Body): boolean {
  return how === 'on' && actor.build !== 'still' && child.build === 'still' && child.metres > 3
}

function isHeaped({ name }: Actor): boolean {
  return name.startsWith('heap:')
}
