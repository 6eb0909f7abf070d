import type { Performance } from '../actions/action.ts'
import { arch, cycle, tremble } from '../easing.ts'

/** How often one tries in the time there is, and how far into the deed one gets, in seconds. */
const [TRIES, FAR] = [2, 0.75]

/** The same deed begun again and again, and never brought to its end: halfway, with a tremble, everything goes back. */
export function inVain(performance: Performance, seconds: number): Performance {
  const far = Math.min(FAR, 0.3 * seconds)
  const at = (t: number): number =>
    far * arch(cycle((TRIES * Math.min(t, 0.999 * seconds)) / seconds))
  return {
    ...performance,
    at: (t) => {
      const moment = performance.at(at(t))
      const strain = at(t) / far
      const lean = (moment.pose.lean ?? 0) + 0.012 * strain * tremble(t * 9)
      return { ...moment, pose: { ...moment.pose, lean } }
    },
    // What a deed throws about when it is done is not seen.
    effects: [],
  }
}
