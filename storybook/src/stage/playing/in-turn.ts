import type { Pose } from '../../cast/actor.ts'
import { WITHOUT } from '../../cast/people/look.ts'
import type { Place3 } from '../../scene/space.ts'
import type { Companion, Effect, Extent, Moment, Performance } from '../actions/action.ts'
import { isAlive } from '../actions/life.ts'
import { clamp, ease, mix } from '../easing.ts'
import { blendPoses, canBlend } from './blend-poses.ts'

/** How long the passage from one deed to the next takes, in seconds. */
const PASSAGE = 0.5

/** One deed of several: when it begins and from where. */
interface Part {
  readonly performance: Performance
  readonly from: number
  readonly until: number
  readonly start: Place3
  /** What earlier deeds left on the ground. */
  readonly left: readonly Companion[]
  /** What was put on for an earlier deed: nobody changes clothes between two. */
  readonly costume: Pose['costume']
  /** What has burnt down or melted does not grow again. */
  readonly stretch: number
}

/** The first deed has this much more time than the others: the middle of a film shows a deed, not a passage. */
const FIRST = 1.3

/** How long each of so many deeds is, in seconds. */
export function lengthsOf(deeds: number, seconds: number): readonly number[] {
  const one = seconds / (deeds - 1 + FIRST)
  return Array.from({ length: deeds }, (_, index) => (index === 0 ? FIRST * one : one))
}

/** One deed of several, and whether what it has set up is there for good: a flag that was planted. */
export interface Deed {
  /** Who goes out of the picture must know from where: so far ahead of the first spot. */
  readonly performance: Performance | ((from: number) => Performance)
  readonly lasts: boolean
  /** Of all that it has set up only this: no loaves hang in the air when the tray is gone. */
  readonly leaves?: RegExp
  /** Those whom it was done to stay there when the other goes. */
  readonly company?: boolean
  /** It ends up on a shelf, and what comes after it is done up there. */
  readonly raised?: boolean
  /** It leaves who does it shorter or taller for good. */
  readonly shapes?: boolean
  /** Done on the ground, wherever one was before. */
  readonly lands?: boolean
}

/** Several deeds, each beginning where the one before it ended. */
export function inTurn(deeds: readonly Deed[], seconds: number): Performance {
  const parts = laidOut(deeds, lengthsOf(deeds.length, seconds))
  return {
    at: (t) => momentAt(parts, t),
    effects: parts.flatMap(effectsOf),
    extent: parts.map(extentOf).reduce(widest),
    ...(parts.some(({ performance }) => performance.stays) ? { stays: true } : {}),
  }
}

function laidOut(deeds: readonly Deed[], lengths: readonly number[]): readonly Part[] {
  const parts: Part[] = []
  let start: Place3 = { x: 0, y: 0, z: 0 }
  let from = 0
  let left: readonly Companion[] = []
  let costume: Pose['costume']
  let stretch = 1
  for (const [
    index,
    { lasts, leaves, raised, lands, company, shapes, ...deed },
  ] of deeds.entries()) {
    const length = lengths[index] ?? 0
    const performance =
      typeof deed.performance === 'function' ? deed.performance(start.x) : deed.performance
    if (lands) start = { ...start, y: 0 }
    const own = { performance, from, until: from + length, start, left, costume, stretch }
    parts.push(own)
    const { companions } = ownMoment({ ...own, left: [] }, from + length)
    const stays = (each: Companion): boolean =>
      isLeft(each) ||
      (lasts && stands(each) && (leaves?.test(each.name) ?? true)) ||
      (company === true && !stands(each))
    left = [...left, ...companions.filter(stays)]
    const { place, pose } = performance.at(length)
    // What is still to be put on is put on by and by.
    if (!pose.costume?.startsWith(WITHOUT)) costume = pose.costume ?? costume
    if (shapes) stretch *= pose.stretch ?? 1
    const { x, z } = place
    start = { x: start.x + x, y: raised ? place.y : start.y, z: start.z + z }
    from += length
  }
  return parts
}

/** So low is what was dropped or stumbled over, in own heights: furniture folds away with its deed. */
const LOW = 0.3

/** What lies on the ground goes on lying there when something else is done. */
function isLeft({ name, place, height }: Companion): boolean {
  return name !== 'partner' && height < LOW && Math.abs(place.y) < 0.05
}

const stands = ({ actor }: Companion): boolean => !isAlive(actor)

function momentAt(parts: readonly Part[], t: number): Moment {
  const index = Math.max(
    0,
    parts.findLastIndex(({ from }) => t >= from),
  )
  const [now, next] = [parts[index], parts[index + 1]]
  if (!now) throw new Error('Nothing is played in turn.')
  const before = parts[index - 1]
  const moment = ownMoment(now, t)
  if (next && t > next.from - PASSAGE / 2)
    return passing(moment, ownMoment(next, next.from), share(next, t))
  if (before && t < now.from + PASSAGE / 2)
    return passing(ownMoment(before, now.from), moment, share(now, t))
  return moment
}

/** How much of the passage into this part is over. */
function share({ from }: Part, t: number): number {
  return clamp((t - from + PASSAGE / 2) / PASSAGE)
}

/** The part's own instant, seen from the spot of the whole. */
function ownMoment({ performance, from, start, left, costume, stretch }: Part, t: number): Moment {
  const { place, pose: danced, companions } = performance.at(Math.max(0, t - from))
  const pose = stretch === 1 ? danced : { ...danced, stretch: stretch * (danced.stretch ?? 1) }
  return {
    place: moved(place, start),
    pose: costume === undefined || pose.costume !== undefined ? pose : { ...pose, costume },
    companions: [
      ...left.filter(({ name }) => companions.every((each) => each.name !== name)),
      ...companions.map((each) => ({ ...each, place: moved(each.place, start) })),
    ],
  }
}

function moved({ x, y, z }: Place3, by: Place3): Place3 {
  return { x: x + by.x, y: y + by.y, z: z + by.z }
}

/** Limbs move from one deed to the next; things pop up and fold away as they do on a paper stage. */
export function passing(from: Moment, to: Moment, passed: number): Moment {
  if (passed <= 0 || passed >= 1) return passed <= 0 ? from : to
  const over = ease(passed)
  const near = over < 0.5 ? from : to
  return {
    place: { ...near.place, y: mix(from.place.y, to.place.y, over) },
    pose: canBlend(from.pose, to.pose)
      ? blendPoses(from.pose, to.pose, over)
      : dipped(near.pose, over),
    companions: near.companions.map((each) =>
      isLeft(each) || isInBoth(each, from, to) ? each : folded(each, Math.abs(2 * over - 1)),
    ),
  }
}

const isInBoth = ({ name }: Companion, from: Moment, to: Moment): boolean =>
  [from, to].every(({ companions }) => companions.some((each) => each.name === name))

/** From the side to the front there is no between: a dip hides the change. */
function dipped(pose: Pose, over: number): Pose {
  return { ...pose, stretch: (pose.stretch ?? 1) * (1 - 0.12 * (1 - Math.abs(2 * over - 1))) }
}

function folded(companion: Companion, size: number): Companion {
  return { ...companion, height: companion.height * size }
}

function effectsOf({ performance, from, until, start }: Part): readonly Effect[] {
  return performance.effects.map((effect) => ({
    ...effect,
    from: from + effect.from,
    until: Math.min(until, from + effect.until),
    at: (t) => moved(effect.at(Math.max(0, t - from)), start),
  }))
}

function extentOf({ performance, start }: Part): Extent {
  const { left, right, up, down } = performance.extent
  return { left: left - start.x, right: right + start.x, up, down }
}

/** The room that both take. */
export function widest(one: Extent, other: Extent): Extent {
  return {
    left: Math.max(one.left, other.left),
    right: Math.max(one.right, other.right),
    up: Math.max(one.up, other.up),
    down: Math.max(one.down, other.down),
  }
}
