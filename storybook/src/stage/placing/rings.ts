import type { Subject } from '../../plan/plan.ts'
import { REST_DISTANCE } from '../../scene/box.ts'
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

/** Members on an ellipse on the ground, as large as lets each be seen beside its neighbours. */
export function inARing({ count, width, height, room, near, far, eye }: Ring): Formation {
  const [back, front] = [Math.min(far, 6), Math.max(near, -2)]
  const wide = room / 2
  const step = wide * 2 * Math.sin(TURN / 2 / count)
  const nearness = (z: number): number => REST_DISTANCE / (REST_DISTANCE + z)
  // Those at the back are seen over those before them.
  const rise = (nearness(front) - nearness(back)) * eye
  const shrink = Math.min(1, (1.05 * step) / width, (0.8 * wide) / width, (1.25 * rise) / height)
  const reach = wide - (width * shrink) / 2
  const slots = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.5) / count) * TURN
    const z = (back + front) / 2 + ((back - front) / 2) * Math.cos(angle)
    return { x: (Math.sin(angle) * reach) / nearness(z), y: 0, z }
  })
  return { slots, shrink, width: room, height: height * shrink }
}
