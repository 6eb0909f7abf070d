import { cycle, ease, gather, through } from '../../easing.ts'
import type { ActionContext, Performance } from '../action.ts'
import { beside, effect, performed } from '../performed.ts'

const STROKE = 1.1

/** A hammer that nobody holds strikes what the prompt names, deeper with each stroke. */
export function hammering(context: ActionContext): Performance {
  const { object, seconds } = context
  const name = object ?? 'nail'
  const nail = context.find(name)
  const strokes = seconds / STROKE
  const driven = (t: number): number => {
    const beat = t / STROKE
    return Math.min(1, (Math.floor(beat) + ease(through(cycle(beat), 0.55, 0.08))) / strokes)
  }
  return performed(
    context,
    (t) => {
      const beat = cycle(t / STROKE)
      const raised = beat < 0.35 ? ease(beat / 0.35) : 1 - gather((beat - 0.35) / 0.22)
      return {
        y: 0.24 + 0.3 * Math.max(0, raised),
        pose: { lean: -0.5 * Math.max(0, raised) },
        companions: beside(name, nail, {
          x: 0.34,
          y: 0.3 - 0.28 * driven(t),
          z: 0.03,
          height: 0.34,
          shadow: false,
        }),
      }
    },
    [effect('sparks', { strength: 0.35, at: () => ({ x: 0.34, y: 0.55 }) })],
  )
}
