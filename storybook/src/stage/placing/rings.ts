import type { Subject } from '../../plan/plan.ts'
import { REST_DISTANCE, nearness } from '../../scene/box.ts'
import { TURN } from '../easing.ts'
import type { Formation } from './groups.ts'

const STILL = /^(stand|sit|lie|kneel|hold-hands|talk|meditate|pray|sleep|eat|rest|wait)$/u
/** Fewer than this are no circle. */
const FEW = 4

/** Whether a group is said to stand or sit in a circle. */
export function isRing({ actions, count }: Subject): boolean {
  const [first] = actions
  return count >= FEW && first?.direction === 'around' && STILL.test(first.verb)
}

interface Ring {
  readonly count: number
  /** One member's size in u, and the width that is there for all. */
  readonly width: number
  readonly height: number
  readonly room: number
  readonly near: number
  readonly far: number
  /** How high the eye is above the ground. */
  readonly eye: number
}

/** How deep a circle on the ground is, if the place lets it. */
const [NEAREST, FARTHEST] = [-2.2, 7]
/** So much taller than the circle looks deep may its members be: between slender ones one sees those behind. */
const TALL = { slender: 1.7, wide: 0.75 }

/** Members on an ellipse on the ground, as large as lets each be seen beside its neighbours. */
export function inARing({ count, width, height, room, near, far, eye }: Ring): Formation {
  const [back, front] = [Math.min(Math.max(far, near + 2), FARTHEST), Math.min(near, NEAREST)]
  const rise = (nearness(front) - nearness(back)) * eye
  const step = room * Math.sin(TURN / 2 / count)
  const tall = width < 0.7 * height ? TALL.slender : TALL.wide
  const shrink = Math.min(1, (0.85 * step) / width, (tall * rise) / height)
  const wide = width * shrink
  const reach = Math.min(room - wide, 0.75 * count * wide) / 2
  const slots = Array.from({ length: count }, (_, index) => {
    // A quarter of a step aside, or those in front would stand right before those at the back.
    const angle = ((index + 0.25) / count) * TURN
    const close = nearness(back) + ((nearness(front) - nearness(back)) * (1 - Math.cos(angle))) / 2
    return { x: (Math.sin(angle) * reach) / close, y: 0, z: REST_DISTANCE / close - REST_DISTANCE }
  })
  return { slots, shrink, width: 2 * reach + wide, height: height * shrink }
}
