import type { Actor, Pose } from '../../../cast/actor.ts'
import type { Way } from '../../../plan/plan.ts'
import type { Random } from '../../../scene/random.ts'
import type {
  Companion,
  Effect,
  EffectName,
  Extent,
  Moment,
  Performance,
} from '../../actions/action.ts'
import { isAlive } from '../../actions/life.ts'
import { inPieces } from '../../actions/things/fragments.ts'
import { flying } from '../../actions/things/ruin.ts'
import { clamp, ease, through } from '../../easing.ts'
import { goalFor, type Aim, type Goal } from './goal.ts'
import { prone, struckBy, thrownBack } from './impact.ts'
import { passing } from '../in-turn.ts'
import { PATHS, THUDS, type Mishap, type Step } from './paths.ts'

/** Somebody goes somewhere that is seen: onto a table, into a hat, over a fence. */
export interface Errand {
  readonly way: Way
  readonly performer: Actor
  readonly aim: Aim
  readonly seconds: number
  /** How it goes, on the spot, and what it does before and after. */
  readonly moving: Performance
  readonly resting: Performance
  /** It does not mean to: it falls off, or cannot stop. */
  readonly mishap?: Mishap | undefined
  /** How the one who is run into falls on the back, if there is a dance for it. */
  readonly tumble: Performance | null
  readonly random: Random
  /** On wheels or skis, which go over with the rider. */
  readonly mounted: boolean
  /** In pieces once it is down. */
  readonly breaks?: boolean | undefined
}

/** The errand as one performance that brings its goal along. */
export function runErrand(errand: Errand): Performance {
  const { way, performer, aim, seconds, moving, resting } = errand
  const goal = goalFor(courseOf(errand), performer, aim)
  const path = PATHS[pathOf(errand, goal)]
  const step = (t: number): Step =>
    broken(errand, path(clamp(t / seconds), goal, performer.aspect), t)
  const there = standing(aim, goal)
  const { tumble, random } = errand
  const struck = isImpact(errand) ? struckBy(aim, goal, { companion: there, tumble, random }) : null
  const shards = errand.breaks ? inShards(errand) : () => []
  const opens = goal.opening === 'front' && way === 'into'
  const at = (t: number): Moment => {
    const now = step(t)
    const { pose, companions, place } = passing(moving.at(t), resting.at(t), now.rests)
    const share = t / seconds
    const back = isImpact(errand) ? thrownBack(performer, share, errand.mounted) : null
    const [x, y, z] = [now.x, now.y + place.y + (back?.y ?? 0), now.z]
    return {
      place: { x, y, z },
      pose: { ...posed(pose, now, performer), ...back?.pose },
      companions: [
        struck?.(share, t) ?? (opens ? opening(there, share) : there),
        ...companions.map((each) => carried(each, { x, y, z })),
        ...shards(share, { x, y, z }),
      ],
    }
  }
  return { at, effects: thud(errand, step), extent: extentOf(errand, { goal, step }), stays: true }
}

const isImpact = ({ mishap }: Errand): boolean => mishap === 'crashed' || mishap === 'thrown'

function courseOf({ mishap, way }: Errand): Parameters<typeof goalFor>[0] {
  if (mishap === 'tripped' || mishap === 'thrown') return mishap
  return mishap === 'dropped' && way !== 'over' ? 'dropped' : way
}

/** A coin that falls into a well comes from above, and does not run up to it. */
function pathOf({ mishap, way }: Errand, { opening }: Goal): keyof typeof PATHS {
  if (mishap !== 'dropped' || !/^(?:into|onto|to)$/u.test(way)) return mishap ?? way
  return way === 'into' && opening === 'top' ? 'fallen-in' : 'fallen-on'
}

/** Animals throw up their heads to leap; people are keyed upright. */
function posed(pose: Pose, { alpha, rise, spin, down = 0 }: Step, performer: Actor): Pose {
  const faded = alpha < 1 ? { ...pose, alpha: alpha * (pose.alpha ?? 1) } : pose
  const shown = spin === 0 ? faded : { ...faded, spin: (pose.spin ?? 0) + spin }
  if (down > 0) return { ...shown, ...prone(performer, down) }
  if (rise === 0 || performer.kind === 'puppet') return shown
  return { ...shown, lean: (pose.lean ?? 0) - 0.38 * rise, stride: 1.4 }
}

function standing({ noun, actor }: Aim, { x, height }: Goal): Companion {
  const pose = actor.faces === 'front' ? {} : { turn: -1 }
  return { name: noun, actor, place: { x, y: 0, z: 0.04 }, height, pose, shadow: true }
}

/** A door swings open before somebody who comes to it. */
function opening(door: Companion, share: number): Companion {
  return { ...door, pose: { ...door.pose, open: ease(through(share, 0.2, 0.3)) } }
}

function carried(each: Companion, by: Moment['place']): Companion {
  const { x, y, z } = each.place
  return { ...each, place: { x: x + by.x, y: y + by.y, z: z + by.z } }
}

function broken({ breaks, seconds }: Errand, step: Step, t: number): Step {
  return breaks && t > (THUDS.dropped ?? 1) * seconds ? { ...step, alpha: 0 } : step
}

/** What is in pieces lies there to the end. */
function inShards({ performer, random }: Errand) {
  const grid = { columns: 4, rows: 4 }
  const actor = inPieces(performer, { grid, random: random.fork('shards'), scatter: flying })
  return (share: number, place: Moment['place']): Companion[] => {
    const open = through(share, THUDS.dropped ?? 1, 0.14)
    const pose = { open, ...(performer.faces === 'front' ? {} : { turn: 1 }) }
    return open > 0 ? [{ name: 'shards', actor, place, height: 1, pose, shadow: false }] : []
  }
}

/** Dust where it comes down, pieces where it breaks, stars and smoke where it is stopped. */
function thud(errand: Errand, step: (t: number) => Step): readonly Effect[] {
  const { way, seconds, mishap, breaks, performer } = errand
  const landed = THUDS[mishap ?? way]
  if (landed === undefined) return []
  const from = landed * seconds
  const seen = (name: EffectName, lasts: number, strength: number): Effect => ({
    name,
    from,
    until: from + lasts,
    at: (t) => ({
      x: step(t).x + (isImpact(errand) ? performer.aspect / 2 : 0),
      y: Math.max(0.1, step(t).y),
      z: 0,
    }),
    strength,
  })
  if (isImpact(errand))
    return isAlive(performer) || mishap === 'thrown'
      ? [seen('stars', 0.5, 2), seen('dust', 0.5, 2)]
      : [seen('stars', 0.4, 2), seen('smoke', 2, 1.6), seen('shards', 0.3, 1)]
  return breaks ? [seen('shards', 0.35, 3)] : [seen('dust', 0.4, 1.2)]
}

const LOOKS = 16

function extentOf(
  { performer, seconds }: Errand,
  { goal, step }: { goal: Goal; step: (t: number) => Step },
): Extent {
  const half = performer.aspect / 2
  const steps = Array.from({ length: LOOKS + 1 }, (_, look) => step((seconds * look) / LOOKS))
  return {
    left: Math.max(goal.width / 2 - goal.x, half - Math.min(...steps.map(({ x }) => x))),
    right: Math.max(goal.x + goal.width / 2, half + Math.max(...steps.map(({ x }) => x))),
    up: Math.max(goal.height, 1.05 + Math.max(...steps.map(({ y }) => y))),
    down: 0,
  }
}
