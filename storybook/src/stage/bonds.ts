import type { Actor, Grip } from '../cast/actor.ts'
import type { Kind, RelationName } from '../plan/plan.ts'
import type { Mark, Player, Stance } from './player.ts'
import { TURN, clamp, wave } from './easing.ts'
import { cardSize } from './sizes.ts'

/** The taller of two bound ones is never more than this many times the other: both must be seen. */
const RATIO = { low: 0.3, high: 1.5 }

/** How tall the bound one is in its carrier's heights. */
export function bondRatio(
  how: RelationName,
  child: { readonly metres: number; readonly actor: Actor },
  carrier: { readonly metres: number; readonly actor: Actor },
): number {
  if (how === 'wearing') return wornHeight(child.actor, carrier.actor)
  const [own, under] = [child, carrier].map(({ metres, actor }) => ({
    metres,
    aspect: actor.aspect,
  }))
  if (!own || !under) return 1
  const tempered =
    (cardSize(own) / cardSize(under)) ** (how === 'on' || how === 'above' ? 0.4 : 0.5)
  const size = Math.min(
    how === 'holding' ? 0.6 : how === 'inside' ? 0.8 : RATIO.high,
    Math.max(RATIO.low, tempered),
  )
  const wide = (1.6 * Math.max(0.8, under.aspect)) / own.aspect
  return Math.min(wide, size * Math.sqrt(under.aspect / own.aspect))
}

/** Hats and glasses are as wide as a head; a head is about a third of a body. */
function wornHeight(garment: Actor, wearer: Actor): number {
  const head = Math.min(0.46, 0.42 * Math.max(0.7, wearer.aspect))
  return head / Math.max(0.8, garment.aspect)
}

const SEATS = new Set<Kind>(['furniture', 'vehicle', 'animal', 'creature', 'bird', 'boat'])

function gripFor(how: RelationName, kind: Kind, child: Actor): Grip {
  if (how === 'holding') return 'rightHand'
  if (how === 'wearing') return /hat|cap|helmet|crown|ribbon/u.test(child.name) ? 'head' : 'mouth'
  if (how === 'riding') return 'seat'
  return child.build !== 'still' && SEATS.has(kind) ? 'seat' : 'top'
}

/** How far below the point where it is carried the bound one's feet are, in its own heights. */
function footing(how: RelationName, child: Actor): number {
  if (how === 'holding') return 0.5
  if (how === 'wearing') return /hat|cap|helmet|crown/u.test(child.name) ? 0.18 : 0.5
  if (how === 'riding') return child.kind === 'puppet' ? 0.47 : 0.16
  return how === 'inside' ? 0.35 : 0.02
}

/** Where a bound one is at story time t, from where its carrier is. */
export function boundMark(
  how: RelationName,
  carrier: Player,
  { actor, height, side }: { actor: Actor; height: number; side: number },
): (t: number) => Mark {
  return (t) => {
    const stance = carrier.at(t)
    const { facing } = stance
    if (how === 'behind' || how === 'in-front-of') {
      const z = how === 'behind' ? stance.z + 2.2 : Math.max(-1.5, stance.z - 1.6)
      const reach = 0.36 * (carrier.actor.aspect * stance.height + actor.aspect * height)
      return { x: stance.x + (side < 0 ? -1 : 1) * reach, y: stance.y, z, height, facing }
    }
    if (how === 'around') {
      const angle = side * TURN + t * 0.25
      const reach = 0.5 * carrier.actor.aspect * stance.height + 0.8 * actor.aspect * height
      const level = stance.y + (actor.home === 'air' ? stance.height * 0.5 : 0)
      return {
        x: stance.x + Math.sin(angle) * reach,
        y: level,
        z: stance.z + 1.2 - 2 * Math.cos(angle),
        height,
        facing: clamp(Math.cos(angle) * 5, -1, 1) || 0.05,
      }
    }
    if (how === 'under') {
      return {
        x: stance.x + side * 0.12 * stance.height,
        y: stance.y,
        z: stance.z - 0.5,
        height,
        facing,
      }
    }
    if (how === 'above') return { ...hovering(stance, t), height, facing, z: stance.z - 0.1 }
    if (how === 'inside') {
      const y = stance.y + stance.height * 0.42
      return { x: stance.x, y, z: stance.z + 0.06, height, facing }
    }
    const grip = carrier.actor.grip(gripFor(how, carrier.subject.kind, actor), stance.pose)
    return {
      x: stance.x + grip.x * stance.height,
      y: stance.y + grip.y * stance.height - footing(how, actor) * height,
      z: stance.z - 0.08,
      height,
      facing,
    }
  }
}

function hovering(stance: Stance, t: number): { x: number; y: number } {
  const top = stance.y + stance.height * (stance.pose.stretch ?? 1)
  return { x: stance.x, y: top + 0.45 + 0.12 * wave(t / 3) }
}
