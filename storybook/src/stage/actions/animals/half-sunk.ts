import { cycle, wave } from '../../easing.ts'
import type { ActionContext, Choreography, Performance } from '../action.ts'
import { deed, effect, performed } from '../performed.ts'

/** In the water up to its eyes: it drifts a little, blinks, and sends rings over the surface. */
function lyingLow(context: ActionContext): Performance {
  const { performer, seconds, random } = context
  const phase = random.next()
  const way = 0.5 * performer.aspect ** 0.5
  const at = (t: number): number => way * (t / seconds - 0.5)
  return performed(
    context,
    (t) => ({
      x: at(t),
      y: 0.018 * wave(t / 3.4 + phase),
      pose: { wag: t * 0.4, blink: cycle(t / 2.6 + phase) > 0.92 ? 1 : 0 },
    }),
    [
      effect('wake', {
        strength: 0.35,
        at: (t) => ({ x: at(t) - performer.aspect * 0.3, y: 0.5 }),
      }),
    ],
  )
}

/** Who lies in wait in the water. */
export const HALF_SUNK: readonly Choreography[] = [
  { ...deed('lie-low', lyingLow), needs: { framing: 'close-up' } },
]
