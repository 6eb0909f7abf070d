import type { Actor } from '../../../cast/actor.ts'
import type { Spot } from '../../../plan/plan.ts'
import type { Place3 } from '../../../scene/space.ts'
import type { Extent } from '../../actions/action.ts'
import { arch, clamp, ease, mix } from '../../easing.ts'
import { topOf, type Aim } from './goal.ts'

/** Somebody and what that one goes round, which stands in the middle; lengths in the heights of who goes. */
export interface Round {
  readonly from: Spot
  readonly to: Spot
  /** What it goes round: its size, and how high one stands on it. */
  readonly width: number
  readonly height: number
  readonly top: number
  /** How wide the one who goes is. */
  readonly wide: number
  readonly flies: boolean
  readonly hops: boolean
}

/** How large a thing may be beside who goes round it: it is seen, and hides nobody for good. */
const [LEAST, MOST] = [0.5, 1.7]
/** What one is under leaves room for the head; over what one is behind of, the head is seen. */
const [ROOF, LOW] = [1.5, 0.66]
/** So many times as tall in truth, it is no hiding place over whose top one looks. */
const TREE = 4
/** How far in front of or behind the thing one is, and how near to it on its sides. */
const [NEAR, FAR, APART] = [-0.45, 0.75, 0.12]
/** How much larger one is seen there, and how much lower. */
const [CLOSER, LOWER] = [1.16, 0.16]
/** So much taller than one is, a tree is flown beside and not hopped round. */
const TALL = 1.2

/** The two as they are shown together. */
export function roundFor(
  { from, to }: Pick<Round, 'from' | 'to'>,
  performer: Actor,
  { noun, actor, verb }: Aim & { readonly verb: string },
): Round {
  const ratio = actor.metres / Math.max(0.02, performer.metres)
  const has = (spot: Spot): boolean => from === spot || to === spot
  const least = has('under') ? ROOF : LEAST
  const most = has('behind') && !has('under') && ratio < TREE ? LOW : MOST
  const height = clamp(ratio ** 0.6, least, Math.max(least, most))
  return {
    from,
    to,
    height,
    width: height * actor.aspect,
    top: height * topOf(noun, actor),
    wide: performer.aspect,
    flies: performer.build === 'bird' || /^(?:fly|swoop|hover)$/u.test(verb),
    hops: /^(?:jump|leap|hop)$/u.test(verb),
  }
}

/** Where one is at a spot. */
function pointAt(spot: Spot, round: Round): Place3 {
  const { width, height, top, wide, flies } = round
  const aloft = flies && height > TALL
  const beside = width / 2 + wide / 2 + APART
  const y = aloft ? 0.4 * height : 0
  switch (spot) {
    case 'left-of':
      return { x: -beside, y, z: 0 }
    case 'right-of':
      return { x: beside, y, z: 0 }
    case 'in-front-of':
      return { x: before(round), y: aloft ? 0.2 * height : 0, z: NEAR }
    case 'behind':
      // Over what is low the head is seen; beside a tree one half.
      return { x: height < 1 ? 0.2 * width : 0.46 * width, y, z: FAR }
    case 'under':
      return { x: 0, y: 0, z: 0.04 }
    case 'above':
      return { x: 0, y: height + 0.25, z: -0.02 }
    case 'on':
      return { x: 0, y: top, z: -0.02 }
  }
}

/** Before what is wider than oneself one is in its middle; small things are still seen beside who stands before them. */
function before({ width, wide }: Round): number {
  return width > 1.3 * wide ? 0.12 * width : -(wide / 2 + 0.12 * width)
}

/** The way from the one spot to the other, by how much of it is done. */
export function wayRound(round: Round): (done: number) => Place3 {
  const [start, end] = [pointAt(round.from, round), pointAt(round.to, round)]
  const aside = round.width / 2 + round.wide / 2 + APART
  // Nobody goes through it: round its side between front and back or top and bottom, before it from side to side.
  const bySide = start.z * end.z < 0 && Math.abs(start.z - end.z) > 1
  const downUnder = isUnder(round) && Math.abs(start.y - end.y) > 0.1
  const across = Math.abs(end.x - start.x) > 1.6 * aside && !leapsOver(round)
  const lift = liftOf(round, Math.abs(start.y - end.y))
  return (done) => {
    const f = ease(done)
    const bow = arch(f)
    const hop = round.hops && lift === 0 ? 0.2 * Math.abs(Math.sin(3 * Math.PI * f)) : 0
    return {
      x: mix(start.x, end.x, f) + (bySide || downUnder ? aside * bow : 0),
      y: mix(start.y, end.y, f) + lift * bow + hop,
      z: mix(start.z, end.z, f) + (across ? NEAR * bow : 0),
    }
  }
}

const isUnder = ({ from, to }: Round): boolean => from === 'under' || to === 'under'

/** A kangaroo leaps over a low box instead of going round it. */
const leapsOver = ({ hops, flies, height }: Round): boolean => (hops || flies) && height < 0.8

function liftOf(round: Round, rise: number): number {
  const sides = /^(?:left|right)-of$/u
  const overIt = sides.test(round.from) && sides.test(round.to) && leapsOver(round)
  if (overIt) return round.height + 0.25
  if (rise > 0.1) return 0.3
  return round.flies ? 0.45 : 0
}

/** Where one looks: at the thing from its sides, else where one is going. */
export function facingAt(spot: Spot, heading: number): number {
  if (spot === 'left-of') return 1
  return spot === 'right-of' ? -1 : heading
}

const LOOKS = 12

/** All that is needed to see the whole way. */
export function extentOf({ width, height, wide }: Round, way: (done: number) => Place3): Extent {
  const steps = Array.from({ length: LOOKS + 1 }, (_, look) => way(look / LOOKS))
  const half = wide / 2
  const close = steps.some(({ z }) => z < 0.9 * NEAR) ? CLOSER : 1
  return {
    left: Math.max(width / 2, ...steps.map(({ x }) => close * (half - x))),
    right: Math.max(width / 2, ...steps.map(({ x }) => close * (half + x))),
    up: Math.max(height, ...steps.map(({ y, z }) => y + (z > 0 ? 1.1 : 1.05))),
    down: close > 1 ? LOWER : 0,
  }
}
